# Saved games, in German: dates, the words of exported games, and why a game can't be saved or read.

date = { $day ->
        [1] erster
        [2] zweiter
        [3] dritter
        [4] vierter
        [5] fünfter
        [6] sechster
        [7] siebter
        [8] achter
        [9] neunter
        [10] zehnter
        [11] elfter
        [12] zwölfter
        [13] dreizehnter
        [14] vierzehnter
        [15] fünfzehnter
        [16] sechzehnter
        [17] siebzehnter
        [18] achtzehnter
        [19] neunzehnter
        [20] zwanzigster
        [21] einundzwanzigster
        [22] zweiundzwanzigster
        [23] dreiundzwanzigster
        [24] vierundzwanzigster
        [25] fünfundzwanzigster
        [26] sechsundzwanzigster
        [27] siebenundzwanzigster
        [28] achtundzwanzigster
        [29] neunundzwanzigster
        [30] dreißigster
       *[other] einunddreißigster
    } { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }
    .line = { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }

## The head of an export

export-title = Der Widerstand: Partie { $game }
export-date = Datum
export-edition = Ausgabe
export-modules = Varianten
export-reveal = Enthüllung
export-first-leader = Erster Anführer
export-leader-drawn = { $leader }, ausgelost
export-result = Ergebnis
export-unfinished = Die Partie ist noch nicht zu Ende.

## Headings, captions and columns

export-players = Spieler
export-players-caption = Plätze, Vorschläge und Missionen aller Spieler
export-seat = Platz
export-player = Spieler
export-led = Vorgeschlagene Teams
export-on-missions = Durchgeführte Missionen
export-role = Rolle

export-missions = Missionen
export-missions-caption = Die fünf Missionen
export-mission = Mission
export-fails = Fehlschläge
export-reverses = Umkehrungen
export-rogues = Abtrünnigen-Erfolge
export-fails-needed = Nötige Fehlschläge
export-size = Teamgröße
export-team = Team

export-round = Runde { $round }
export-round-column = Runde
export-proposals-caption = Vorschläge und Abstimmungen in Runde { $round }
export-proposal = Vorschlag
export-leader = Anführer
export-vote = Abstimmung
export-for = Pro
export-against = Contra
export-approved-by = Pro von
export-rejected-by = Contra von
export-ending = Ende der Partie

export-what = Was
export-what-begin = Beginn
export-what-deed = Plotkarte
export-what-ending = Ende
export-what-agents = Ereignis
export-what-private = Private Stimme
export-details = Einzelheiten

## Cells

export-success = Gelungen
export-failed = Gescheitert
export-not-run = Nicht durchgeführt
export-approved = Angenommen
export-rejected = Abgelehnt
export-overruled = Angenommen, dann doch noch abgelehnt
export-no-vote = Nicht abgestimmt
export-unknown = Nicht bekannt
export-nobody = Niemand
export-no-proposal = In dieser Runde wurde kein Team vorgeschlagen.
export-forfeited = Gescheitert, nicht gespielt
export-deed-mission = Nach der Mission: { $what }
export-no-mission = In dieser Runde wurde keine Mission durchgeführt.
export-deed-begun = Zu Beginn der Runde: { $what }
export-deed-voting = Während der Abstimmung über Vorschlag { $proposal }: { $what }
export-deed-voted = Nach der Abstimmung über Vorschlag { $proposal }: { $what }
export-private-approval = Abstimmung über Vorschlag { $proposal }: { $player } stimmte öffentlich dagegen und privat dafür.
export-private-rejection = Abstimmung über Vorschlag { $proposal }: { $player } stimmte öffentlich dafür und privat dagegen.
export-by-default = Kein Befehl: gilt als { $card }

export-role-resistance = Widerstand
export-role-resistance-reverser = Umkehrer des Widerstands
export-role-resistance-rogue = Abtrünniger des Widerstands
export-role-spy = Spion
export-role-spy-reverser = Umkehrer der Spione
export-role-spy-rogue = Abtrünniger der Spione
export-role-shield = Agent von SHIELD
export-role-hydra = Agent von HYDRA
export-role-winter-soldier = Winter Soldier
export-role-captain-america = { agent-captain-america }
export-role-nick-fury = { agent-nick-fury }
export-role-black-widow = { module-black-widow }
export-role-maria-hill = { module-maria-hill }
export-role-alexander-pierce = { module-alexander-pierce }
export-role-arnim-zola = { module-arnim-zola }
export-role-baron-zemo = { module-baron-zemo }

## Why a game can't be saved or read: parts of a sentence

storage-disk-full = der Datenträger ist voll
storage-read-only = der Datenträger lässt sich nur lesen
storage-not-allowed = der Zugriff auf den Ordner mit den Partien ist nicht erlaubt
storage-gone = die Datei oder ihr Ordner ist nicht mehr da
storage-not-a-folder = wo der Ordner mit den Partien sein sollte, liegt eine Datei
storage-somebody-elses = die Datei oder ihr Ordner gehört jemand anderem
storage-link = an der Stelle der Datei oder ihres Ordners ist eine Verknüpfung
storage-fault = der Datenträger meldet einen Fehler
storage-no-file = eine solche Datei gibt es nicht
storage-no-text = sie ist kein Text, oder zu lang
storage-no-such-game = eine gespeicherte Partie { $game } gibt es nicht
storage-in-use = sie ist in einem anderen Programm geöffnet
storage-foreign = es ist keine gespeicherte Partie dieses Programms
storage-too-large = ihre Datei ist größer, als die einer Partie sein kann
storage-full = ihre Datei ist voll
storage-empty = die Datei ist leer
storage-newer = sie stammt von einer neueren Fassung des Programms
storage-damaged = die Datei ist in Zeile { N($line) } beschädigt
storage-private-damaged = der private Teil der Partie ist in Zeile { N($line) } beschädigt

storage-cut = Die letzte Eingabe wurde nicht ganz gespeichert und zählt nicht. Alles davor ist da.
