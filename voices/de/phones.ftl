# Die Handys der Spieler: was der Lautsprecher davon sagt, und was gefragt wird, solange manche allein antworten und
# die anderen am Tisch.

phones-address = Tippt im Browser eures Handys diese Adresse: { $first }, Punkt, { $second }, Punkt, { $third }, Punkt, { $fourth }, Doppelpunkt, { $port }. Noch einmal: { $first }, Punkt, { $second }, Punkt, { $third }, Punkt, { $fourth }, Doppelpunkt, { $port }.
    .line = Tippt im Browser eures Handys diese Adresse: { $address }
phones-code = Dann diesen Code: { $code }. Noch einmal: { $code }. Dann wählt euren Platz.
    .line = Dann diesen Code: { $written }. Dann wählt euren Platz.
phones-forgotten = Ich weiß nicht mehr, welches Handy welchen Platz hat. Auf jedem Handy braucht es noch einmal den Code, dann den Platz.
phones-gone = Hattet ihr in dieser Partie Handys, kenne ich sie nicht mehr. Sagt: Handys. Auf jedem braucht es noch einmal den Code, dann den Platz.
phones-guessed = Jemand probiert Codes durch. Neuer Code: { $code }. Noch einmal: { $code }.
    .line = Jemand probiert Codes durch. Neuer Code: { $written }.
phones-in-the-clear = Spricht euer Handy, nehmt einen Ohrhörer. Wer im selben WLAN ist und sich auskennt, könnte mitlesen. Stört euch das, nehmt einen eigenen Hotspot, den Kopfhörer oder die Karten.
phones-no-network = Dieser Computer ist in keinem Netz, also erreicht mich nur sein eigener Browser. Geht ins WLAN oder macht einen Hotspot auf, dann sagt: Handys.
phones-joined = { $player } ist mit dem Handy dabei.
phones-resumed = Mit Handy, wie vorher: { $names }.
phones-left = { $player } spielt ohne Handy weiter.
refused-no-phone = { $player } hat hier kein Handy. Nichts hat sich geändert.
refused-phones = Handys können sich nicht verbinden: { $reason }. Nichts hat sich geändert.
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

## Stimmen und Karten

vote-some-alone = Am Handy: { $names }. Die anderen nehmen ihre Abstimmungsmarker.
    .brief = Am Handy: { $names }.
ask-vote-alone = Stimmt am Handy ab. Ihr könnt noch wechseln, bis alle Stimmen da sind.
    .brief = Stimmt am Handy ab.
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
page-asks-what = Das verstehe ich nicht. Frag zum Beispiel: Spielstand, Stimmen, wo sind wir oder wer ist im Team.

## Seiten: Namen, Überschriften und Knöpfe

page-name-narrator = Erzähler
page-name-refused = Das geht nicht
page-name-beginning = Zur Startseite
page-name-back = Zurück zu meiner Seite
page-name-code = Code vom Tisch
page-name-code-field = Der sechsstellige Code, den der Erzähler am Tisch ansagt
page-name-enter = Weiter
page-name-wrong = Bitte korrigieren
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
page-name-speech = Dieses Handy liest vor. Lass es aus, wenn du einen Screenreader benutzt
page-name-vibration = Dieses Handy vibriert, wenn du gefragt wirst. iPhones können das nicht
page-name-save = Einstellungen speichern
page-name-address = Adresse für Handys: { $address }
page-name-waiting = Nichts zu tun
page-name-vote = Jetzt abstimmen
page-name-card-now = Jetzt eine Missionskarte spielen
page-name-confess = Jetzt deine Karte angeben
page-name-turn = Du bist dran
page-name-know = Nur für dich

## Seiten: Sätze

page-welcome = Dieses Handy bekommt eine eigene Seite im Spiel.
page-not-there = Diese Seite gibt es nicht.
page-not-yours = Dieses Handy hat hier keinen Platz. Geh zur Startseite und gib den Code vom Tisch ein.
page-foreign = Das kam nicht von einer Seite dieses Tischs. Es hat sich nichts geändert.
page-unreadable = Das lässt sich nicht lesen. Es hat sich nichts geändert.
page-too-long = Das ist zu lang. Es hat sich nichts geändert.
page-too-slow = Das hat zu lange gedauert. Versuch es noch einmal.
page-code-missing = Gib die sechs Ziffern des Codes ein.
page-code-wrong = Das ist nicht der Code von diesem Tisch. Der Erzähler sagt ihn an, wenn jemand sagt: Handys.
page-code-pause = Zu viele falsche Codes. Warte eine Minute und versuch es dann noch einmal.
page-no-seats = Es hat noch kein Spiel begonnen, also ist noch kein Platz zu haben.
page-taken = { $player } hat schon ein Handy. Um den Platz freizugeben, sag am Tisch: { $player } freigeben.
page-no-such-seat = Diesen Platz gibt es nicht. Wähl einen von diesen.
page-nothing-said = Es wurde noch nichts gesagt.
page-nothing-asked = Du wirst gerade nichts gefragt.
page-news-vote = Stimm jetzt ab.
page-news-card = Spiel jetzt deine Missionskarte.
page-news-confess = Du wirst gefragt, welche Karte du hast.
page-news-turn = Du bist dran.
page-news-know = Es gibt etwas nur für dich.
page-to-know = Es gibt etwas nur für dich. Sieh erst nach, wenn niemand deinen Bildschirm sieht oder deinen Screenreader hört.
page-over = Das ist nicht mehr gefragt.
page-sent = Abgeschickt.
page-counts = Das gilt.
page-counts-all = Das gilt: { $names }.
page-name-choice-refused = { $choice }. { $reason }
page-to-confirm = Der Tisch muss das erst bestätigen.
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
page-saved = Deine Einstellungen sind gespeichert.
page-lost = Der Erzähler ist nicht zu erreichen. Diese Seite versucht es von selbst weiter.
page-back = Der Erzähler ist wieder da.

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
