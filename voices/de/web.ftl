# Der Erzähler in einer Seite: was auf ihren Knöpfen steht, und was nur dort gesagt wird.

## Was gefragt ist
form-tally = { N($approve) } dafür, { N($reject) } dagegen
form-fails = { $fails ->
        [0] Kein Fehlschlag
        [one] Ein Fehlschlag
       *[other] { N($fails) } Fehlschläge
    }

## Die ersten beiden Knöpfe, und was immer da ist
web-name-title = Erzähler für The Resistance
web-name-start-voice = Mit meiner Stimme beginnen
web-name-start-reader = Mit einem Screenreader beginnen
web-name-line = Tippen oder diktieren
web-name-send = Senden
web-name-next-line = Nächste Zeile
web-name-said = Was gesagt wurde
web-name-more = Mehr
web-name-repeat = Wiederholen
web-name-undo = Zurücknehmen
web-name-hold = Anhalten
web-name-silence = Still
web-over = Das war alles. Unter Mehr könnt ihr neu beginnen.
web-name-team = Team mit { N($size) }
web-name-team-send = Dieses Team vorschlagen

## Was nur eine Person sehen darf
web-name-secret = Nur für dich
web-then-hide = Drück dann Verbergen, und behalte das Handy, bis ich die nächste Person nenne.
web-name-secret-aloud = Vorlesen, in einen Ohrhörer
web-name-secret-done = Verbergen

## Mehr
web-name-begin = Beginnen
web-name-play = Neue Partie, oder weiterspielen
web-name-learn = Lektionen
web-name-practise = Übungsspiel
web-name-scripts = Einen Text mit Pausen vorlesen
web-name-script-stages = Kennenlernen, { $edition }
web-name-script-examination = { $module }
web-name-saved = Gespeicherte Partien
web-name-list = Gespeicherte Partien zeigen
web-name-statistics = Statistik
web-name-file = Eine Partie oder eine Ausgabe aus einer Datei holen
web-name-go-on = Partie { $game } weiterspielen
web-name-tell = Partie { $game } nacherzählen
web-name-save = Partie { $game } als Datei sichern
web-name-delete = Partie { $game } löschen
web-name-save-this = Diese Partie als Datei sichern
web-name-settings = Einstellungen
web-name-pace = Zeilen für den Screenreader
web-name-pace-at-once = so schnell er sie nimmt
web-name-pace-measured = jede nach der vorigen
web-name-pace-step = einzeln, mit dem Knopf Nächste Zeile

## Was die Seite von sich selbst sagt
web-ready = Ab jetzt braucht diese Seite kein Netz mehr.
web-without-https = Diese Seite wurde ohne https geöffnet. Sie geht, solange sie offen bleibt, und wird nicht behalten.
web-saved = Die Partie { $game } liegt als Datei bei den Downloads dieses Handys.
web-goodbye-saved = Die Partie ist gespeichert. Weiter geht es, wenn ihr diese Seite wieder öffnet. Bis zum nächsten Mal.
web-keeps = Eure Partien bleiben auf diesem Handy.
web-keeps-for-now = Eure Partien bleiben auf diesem Handy, solange sein Browser nicht aufräumt. Auf einem iPhone legt diese Seite auf den Home-Bildschirm: Teilen, dann Zum Home-Bildschirm.
web-keeps-nothing = Dieser Browser behält nichts, vielleicht weil das Fenster privat ist. Schließt ihr die Seite, ist die Partie weg.
web-not-kept = Das ließ sich nicht behalten: { $reason }.
web-reason-storage-full = der Speicher dieses Handys ist voll
web-reason-storage-refuses = der Browser weigert sich, mit dem Wort { $reason }
web-reason-other-tab = die Partie ist in einem anderen Tab offen
web-reason-no-phones = dieses Handy ist selbst der Erzähler
web-no-language = Diese Sprache ist noch nicht da. Öffnet die Seite einmal mit Netz.
web-reason-not-copied = der Browser erlaubt es nicht
web-delete-twice = Die Partie { $game } wäre endgültig weg. Drückt noch einmal, um es zu löschen.
web-taken = Geholt: Partie { $game }.
web-no-game-file = Die Datei { $file } ist keine gespeicherte Partie: { $reason }.

## Das Programm, das die Seite ausgibt
cli-web-served = Die Seite ist unter { $address }. Zum Beenden drückt Strg und C.
cli-web-missing = Es gibt noch keine Seite. Um sie zu machen, tippt im Ordner des Projekts: sh package web
cli-web-refused = Der Port { $port } lässt sich nicht nutzen: { $reason }. Nehmt einen anderen, zum Beispiel: narrator web --port 8500
cli-web = Gibt den Erzähler als Seite an den Browser dieses Computers aus und nennt die Adresse.
cli-port = Der Port dieses Computers, 8470, wenn nichts anderes gesagt ist.
