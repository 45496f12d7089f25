# Die Handys der Spieler: was der Lautsprecher davon sagt, und was gefragt wird, solange manche allein antworten und
# die anderen am Tisch.

phones-address = Tippt im Browser eures Handys diese Adresse: { $first }, Punkt, { $second }, Punkt, { $third }, Punkt, { $fourth }, Doppelpunkt, { $port }. Noch einmal: { $first }, Punkt, { $second }, Punkt, { $third }, Punkt, { $fourth }, Doppelpunkt, { $port }.
    .line = Tippt im Browser eures Handys diese Adresse: { $address }
phones-link = Auf dem Bildschirm steht ein Link, den ihr als Nachricht teilen könnt. Der Code ist schon drin.
    .line = Link zum Teilen, mit dem Code darin: { $link }
phones-addresses = Dieser Computer ist in { N($count) } Netzen. Tippt im Browser eures Handys die Adresse in eurem.
phones-address-of = Nummer { N($number) }, { $medium }: { $first }, Punkt, { $second }, Punkt, { $third }, Punkt, { $fourth }, Doppelpunkt, { $port }. Noch einmal: { $first }, Punkt, { $second }, Punkt, { $third }, Punkt, { $fourth }, Doppelpunkt, { $port }.
    .line = Nummer { N($number) }, { $medium }: { $address }
phones-by-wireless = WLAN
phones-by-cable = Kabel
phones-by-other = Netz
phones-by-virtual = virtuelles Netz
phones-choose = Klappt nur eine davon, sagt zum Beispiel: Handys { N($number) }.
phones-chosen = Das ist Nummer { N($number) }, wie ihr es wolltet. Für eine andere sagt zum Beispiel: Handys { N($other) }.
phones-name = Oder diesen Namen, den man diktieren kann: narrator, mit zwei R, Punkt, local, Doppelpunkt, { $port }.
    .line = Oder diesen Namen: { $address }
phones-name-numbered = Oder diesen Namen, den man diktieren kann: narrator, mit zwei R, Bindestrich, { $number }, Punkt, local, Doppelpunkt, { $port }.
    .line = Oder diesen Namen: { $address }
phones-later = Wie Handys dazukommen, sage ich, sobald ich eure Namen kenne.
phones-code = Dann diesen Code: { $code }. Noch einmal: { $code }. Dann wählt euren Platz.
    .line = Dann diesen Code: { $written }. Dann wählt euren Platz.
phones-forgotten = Ich weiß nicht mehr, welches Handy welchen Platz hat. Auf jedem Handy braucht es noch einmal den Code, dann den Platz.
phones-gone = Hattet ihr in dieser Partie Handys, kenne ich sie nicht mehr. Sagt: Handys. Auf jedem braucht es noch einmal den Code, dann den Platz.
phones-guessed = Jemand probiert Codes durch. Neuer Code: { $code }. Noch einmal: { $code }.
    .line = Jemand probiert Codes durch. Neuer Code: { $written }.
phones-in-the-clear = Spricht euer Handy, nehmt einen Ohrhörer. Wer im selben WLAN ist und sich auskennt, könnte mitlesen. Stört euch das, nehmt einen eigenen Hotspot, den Kopfhörer oder die Karten.
phones-no-network = Dieser Computer ist in keinem Netz, also erreicht mich nur sein eigener Browser. Geht ins WLAN oder schaltet den Hotspot dieses Computers ein, dann sagt: Handys.
    .line = Dieser Computer ist in keinem Netz, also erreicht mich nur sein eigener Browser, unter { $link }. Geht ins WLAN oder schaltet den Hotspot dieses Computers ein, dann sagt: Handys.
phones-joined = { $player } ist mit dem Handy dabei.
phones-resumed = Mit Handy, wie vorher: { $names }.
phones-stayed = Mit Handy, wie vorher: { $names }. Für ein weiteres Handy sagt: Handys.
phones-left = { $player } spielt ohne Handy weiter.
refused-no-phone = { $player } hat hier kein Handy. Nichts hat sich geändert.
refused-phones = Handys können sich nicht verbinden: { $reason }. Nichts hat sich geändert.
refused-phones-address = { $count ->
        [one] Hier kenne ich nur eine Adresse.
       *[other] Hier kenne ich nur { N($count) } Adressen.
    } Sagt: Handys.
guidance-own-phones = Schritt { N(6) }. Legt eure Handys bereit: Darauf erfahrt ihr, wer ihr seid. Spricht euer Handy, nehmt einen Ohrhörer. Wer kein Handy hat, bekommt den Kopfhörer.
    .brief = Legt Handys, Ohrhörer und Kopfhörer bereit.
ask-roles-phones = Jetzt erfahrt ihr am Handy, wer ihr seid. Sind alle bereit, sagt: starten.
    .brief = Alle Handys bereit? Sagt: starten.
ask-roles-phones-keys = Jetzt erfahrt ihr am Handy, wer ihr seid. Sind alle bereit, drückt Enter.
    .brief = Alle Handys bereit? Los mit Enter.
ask-roles-some = Jetzt erfahrt ihr einzeln, wer ihr seid: { $names } am Handy, die anderen über den Kopfhörer. Liegt er bereit, sagt: starten.
    .brief = Kopfhörer bereit? Sagt: starten.
ask-roles-some-keys = Jetzt erfahrt ihr einzeln, wer ihr seid: { $names } am Handy, die anderen über den Kopfhörer. Liegt er bereit, drückt Enter.
    .brief = Kopfhörer bereit? Los mit Enter.
ask-roles-reading = Ihr lest am Handy, wer ihr seid. Haben es alle gelesen, geht es los. Soll es gleich losgehen, sagt: starten.
    .brief = Alle fertig gelesen? Sagt: starten.
ask-roles-reading-keys = Ihr lest am Handy, wer ihr seid. Haben es alle gelesen, geht es los. Soll es gleich losgehen, drückt Enter.
    .brief = Alle fertig gelesen? Los mit Enter.

## Stimmen und Karten

vote-some-alone = Am Handy: { $names }. Die anderen nehmen ihre Abstimmungsmarker.
    .brief = Am Handy: { $names }.
ask-vote-alone = Stimmt am Handy ab. Ihr könnt noch wechseln, bis alle Stimmen da sind.
    .brief = Stimmt am Handy ab.
ask-vote-alone-others = Jetzt alle anderen: Stimmt am Handy ab. Ihr könnt noch wechseln, bis alle Stimmen da sind.
    .brief = Alle anderen: Stimmt am Handy ab.
ask-open-phones = { $count ->
        [one] Zuerst { $phones }: Stimm am Handy ab.
       *[other] Zuerst { $phones }: Stimmt am Handy ab.
    } Alle hören, wie.
    .brief = Zuerst { $phones }, am Handy.
ask-open-table = Zuerst und offen { $table }: Pro oder Contra? Sagt: { $player } dafür, oder: { $player } dagegen.
    .brief = Zuerst { $table }: Pro oder Contra?
ask-open-table-keys = Zuerst und offen { $table }: Pro oder Contra? Drückt Doppelpunkt, dann tippt zum Beispiel: { $player } dafür. Am Ende Enter.
    .brief = Zuerst { $table }: Pro oder Contra?
ask-open-both = Zuerst und offen: { $phones } am Handy, { $table } am Tisch. Sagt: { $player } dafür, oder: { $player } dagegen.
    .brief = Zuerst { $phones } am Handy, { $table } am Tisch.
ask-open-both-keys = Zuerst und offen: { $phones } am Handy, { $table } am Tisch. Drückt Doppelpunkt, dann tippt zum Beispiel: { $player } dafür. Am Ende Enter.
    .brief = Zuerst { $phones } am Handy, { $table } am Tisch.
open-votes-approve = { $approve } { $count ->
        [one] stimmt dafür.
       *[other] stimmen dafür.
    }
open-votes-reject = { $reject } { $count ->
        [one] stimmt dagegen.
       *[other] stimmen dagegen.
    }
open-votes-differ = Für das Team: { $approve }. Dagegen: { $reject }.
refused-open-unnamed = Diese Stimmen sind offen: Sagt zu jeder den Namen. Nichts hat sich geändert.
ask-vote-rest = Nur wer kein Handy hat, { $names }: Wie viele Pro und Contra?
    .brief = { $names }: Pro und Contra?
ask-vote-rest-keys = Nur wer kein Handy hat, { $names }: Wie viele Pro? Tippt die Zahl, dann Enter.
    .brief = { $names }: Wie viele Pro?
cards-some-alone = Am Handy: { $names }. Die anderen nehmen Missionskarten.
    .brief = Am Handy: { $names }.
ask-cards-alone = { $count ->
        [one] { $team }, spiel deine Missionskarte am Handy.
       *[other] { $team }, spielt eure Missionskarten am Handy.
    }
ask-fails-rest = Die Fehlschläge vom Handy zähle ich dazu. Wie viele liegen auf dem Tisch?
    .brief = Wie viele Fehlschläge auf dem Tisch?
ask-fails-rest-keys = Die Fehlschläge vom Handy zähle ich dazu. Wie viele liegen auf dem Tisch? Tippt die Zahl, dann Enter.
    .brief = Wie viele Fehlschläge auf dem Tisch?
cards-none-alone = Diesmal spielt das ganze Team mit Karten.
refused-on-phones = Das läuft über die Handys. Wollt ihr es am Tisch machen, sagt: abbrechen. Nichts hat sich geändert.
alone-votes-in = Die Stimmen vom Handy sind da.
alone-cards-in = Die Karten vom Handy sind da.
alone-missing = Notiert. Am Handy noch nicht fertig: { $names }.

## Auf einer Seite

own-vote-approves-label = Pro stimmen, Team: { $team }.
own-vote-rejects-label = Contra stimmen, Team: { $team }.
own-card-label = { $card } spielen.
own-names-not = Das entscheidet jemand anders, nicht du.
own-mission = Mission { N($mission) }.
own-draw = Erzähler, zieh für mich.
own-pass = Ich passe.
own-claim = Ich bin der Abtrünnige und habe allein gewonnen.
own-besides = Das darfst du jetzt tun, musst es aber nicht.
whisper-vote-open = Deine Stimme zu diesem Team: { $team }. Du stimmst zuerst ab, und alle hören, wie.
own-waits-naming = { $namer } sucht { $character }. Du musst nichts tun.
own-waits-exposing = Der Winter Soldier überlegt, wen von HYDRA er enttarnt. Du musst nichts tun.
own-undo-team = Zurücknehmen: das Team { $team }.
own-undo-mission = Zurücknehmen: Mission { N($mission) }.
own-undo-deed = Zurücknehmen: { $what }
waits-votes = { $count ->
        [one] Es fehlt noch die Stimme von { $names }.
       *[other] Es fehlen noch die Stimmen von { $names }.
    }
waits-cards = { $count ->
        [one] Es fehlt noch die Karte von { $names }.
       *[other] Es fehlen noch die Karten von { $names }.
    }
waits-readers = { $names } { $count ->
        [one] hat
       *[other] haben
    } noch etwas allein zu tun.
waits-target = { $player } wählt für die Karte { $card }.
page-asks-what = Das verstehe ich nicht. Frag zum Beispiel: Spielstand, Stimmen, wo sind wir oder wer ist im Team.

## Seiten: Namen, Überschriften und Knöpfe

page-name-narrator = Erzähler
page-name-refused = Das geht nicht
page-name-gone = Kein Platz mehr
page-name-beginning = Zur Startseite
page-name-back = Zurück zu meiner Seite
page-name-code = Code vom Tisch
page-name-code-field = Der sechsstellige Code, den der Erzähler am Tisch ansagt
page-name-enter = Weiter
page-name-going-on = Einen Moment
page-name-wrong = Bitte korrigieren
page-name-sure = Zu bestätigen
page-name-who = Wer bist du?
page-name-sit = Ich bin { $player }
page-name-again = Noch einmal nachsehen
page-name-reading = Nur mitlesen
page-name-captions-link = Untertitel: alles, was am Tisch zu hören ist, in großer Schrift
page-name-captions = Untertitel
page-name-asked = Was du jetzt gefragt wirst
page-name-card = Meine Karte
page-name-show-card = Meine Karte ansehen
page-name-hide-card = Meine Karte verbergen
page-name-show = Ansehen
page-name-hide = Verbergen
page-name-done = Ich weiß jetzt Bescheid
page-name-send = Abschicken
page-name-over = Erledigt
page-name-said = Was gesagt wurde
page-name-all-said = Alles, was gesagt wurde, als Liste
page-name-table = Stand der Partie
page-name-ask = Den Erzähler fragen
page-name-question = Deine Frage, zum Beispiel: Spielstand
page-name-ask-button = Fragen
page-name-settings = Einstellungen für dieses Handy
page-name-language = Sprache
page-name-wording = Wie viel gesagt wird
page-name-full = Alles, in ganzen Sätzen
page-name-brief = Kurz, für alle, die das Spiel kennen
page-name-rows = Zeilen mit vierzig Zeichen, für eine Braillezeile
page-name-announces = Was diese Seite von selbst ansagt
page-name-announce-all = Alles, was am Tisch zu hören ist
page-name-announce-mine = Nur was für mich ist
page-name-announce-nothing = Nichts
page-name-speech = Dieses Handy liest vor. Lass es aus, wenn du einen Screenreader benutzt
page-name-vibration = Dieses Handy vibriert, wenn du gefragt wirst. Auf einem iPhone geht das nicht
page-name-save = Einstellungen speichern
page-name-address = Adresse für Handys: { $address }
page-name-address-of = Adresse Nummer { N($number) }, { $interface }: { $address }
page-name-by-name = Mit Namen: { $address }
page-name-link = Link zum Teilen, mit dem Code darin: { $address }
page-name-waiting = Nichts zu tun
page-name-vote = Jetzt abstimmen
page-name-card-now = Jetzt eine Karte spielen
page-name-confess = Jetzt deine Karte angeben
page-name-turn = Du bist dran
page-name-know = Nur für dich

## Seiten: Sätze

page-welcome = Dieses Handy bekommt eine eigene Seite im Spiel.
page-not-there = Diese Seite gibt es nicht.
page-not-yours = Dieses Handy hat hier keinen Platz. Geh zur Startseite und gib den Code vom Tisch ein.
page-gone = Dieses Handy hat hier keinen Platz mehr.
page-foreign = Das kam nicht von einer Seite dieses Tischs. Es hat sich nichts geändert.
page-unreadable = Das lässt sich nicht lesen. Es hat sich nichts geändert.
page-too-long = Das ist zu lang. Es hat sich nichts geändert.
page-too-slow = Das hat zu lange gedauert. Versuch es noch einmal.
page-code-missing = Gib die sechs Ziffern des Codes ein.
page-code-wrong = Das ist nicht der Code von diesem Tisch.
page-name-hear-code = Um ihn noch einmal zu hören, sag am Tisch:
page-name-say-phones = Handys
page-code-pause = Zu viele falsche Codes. Warte eine Minute und versuch es dann noch einmal.
page-no-seats = Es hat noch kein Spiel begonnen, also ist noch kein Platz zu haben.
page-seats-there = Du kannst jetzt deinen Platz wählen.
page-taken = { $player } hat schon ein Handy.
page-name-free-seat = Um den Platz freizugeben, sag am Tisch:
page-name-say-free = { $player } freigeben
page-no-such-seat = Diesen Platz gibt es nicht. Wähl einen von diesen.
page-nothing-said = Es wurde noch nichts gesagt.
page-nothing-asked = Du wirst gerade nichts gefragt.
page-news-vote = Stimm jetzt ab.
page-news-card = Spiel jetzt deine Karte.
page-news-confess = Du wirst gefragt, welche Karte du hast.
page-news-turn = Du bist dran.
page-news-know = Es gibt etwas nur für dich.
page-to-know = Es gibt etwas nur für dich. Sieh erst nach, wenn niemand deinen Bildschirm sieht oder deinen Screenreader hört.
page-over = Das ist nicht mehr gefragt.
page-sent = Abgeschickt.
page-not-sent = Nicht abgeschickt. Tipp noch einmal.
page-sending = Wird noch abgeschickt.
page-sure = { $deed } Das lässt sich nicht zurücknehmen. Wenn du es willst, tipp noch einmal auf denselben Knopf.
page-counts = Das gilt.
page-counts-all = Das gilt: { $names }.
page-name-choice-refused = { $choice }. { $reason }
page-noted = Notiert.
page-can-change = Du kannst es noch ändern.
page-not-taken = Das hat nicht gezählt. Sieh nach, was jetzt gefragt ist.
page-choose-exactly = { $number ->
        [one] Wähl genau eine Person.
       *[other] Wähl genau { N($number) } Leute.
    }
page-no-card = Der Erzähler kennt deine Karte nicht.
page-question-missing = Schreib zuerst eine Frage.
page-question-long = Deine Frage ist zu lang. Frag bitte kürzer.
page-picture-written = Der QR-Code ist in der Datei { $file }.
page-picture-failed = Das Bild lässt sich nicht in { $file } schreiben: { $reason }.
page-no-phones = Handys können sich nicht verbinden: { $reason }.
page-no-network = Dieser Computer ist in keinem Netz, also gibt es keine Adresse für Handys. Geht ins WLAN oder schaltet den Hotspot dieses Computers ein und versucht es noch einmal.
page-saved = Deine Einstellungen sind gespeichert.
page-lost = Der Erzähler ist nicht zu erreichen. Diese Seite versucht es von selbst weiter.
page-back = Der Erzähler ist wieder da.
page-ended = Der Erzähler ist beendet. Sobald die Partie weitergeht, geht auch diese Seite weiter.

## Warum keine Handys dazukommen können

page-reason-port = kein Port ist für sie frei
page-reason-randomness = der Computer gibt keine Zufallszahlen für den Code her
page-reason-thread = der Computer hat keinen Platz für sie
page-reason-not-built = dieses Programm wurde ohne sie gebaut
page-not-for-programs = Mit --json kommen keine Handys dazu: Ein Programm hat die Antworten ohnehin.
page-not-in-forum = Eine Partie im Forum läuft über Beiträge, ohne Handys. Lasst --phones weg.

## Die Kommandozeile

cli-phones = Lässt die Handys der Leute am Tisch von Anfang an dazu und sagt Adresse und Code an.
cli-phones-get-in = Nennt die Adresse, die Handys öffnen, und schreibt sie als QR-Code.
cli-picture = Die Datei für die Adresse als QR-Code, den ein Handy scannen kann: ein PNG.
