# What the narrator says during a game, in German.
#
# A message is the full wording. `.brief` is for people who know the game. `.line` is the printed line where it
# differs from what is spoken. Numbers go through N(): words when spoken, figures when printed. The words are not
# declined ("eins"), so a noun that can stand alone has its own [one].
# KIT() names a part of the table's own kit, always in the accusative: "nehmt die Pro-Stimme", "legt einen Marker".
# The defaults are at the end of this file and can be set by the table.
# Names are never declined: "die Karte von Ana".

## Lists

and = und
or = oder

## Beginning

welcome = Hier spricht der Erzähler. Wir spielen Der Widerstand. Wenn ihr nicht weiterwisst, sagt: Hilfe.
    .brief = Der Widerstand.
game-begins = Gespielt wird { $edition }. { N($players) } spielen mit: { $names }.
    .brief = { N($players) } spielen mit: { $names }.
first-leader-named = Als Erstes führt { $leader } an.
first-leader-drawn = Das Los hat entschieden: Als Erstes führt { $leader } an.
    .brief = Ausgelost: { $leader } führt an.
game-modules = Dazu { $modules }.
game-resumed = Die Partie geht weiter, mit { $names }. { $entries ->
        [0] Gespielt ist noch nichts.
        [one] Ein Schritt ist wieder da.
       *[other] { N($entries) } Schritte sind wieder da.
    }
    .brief = Die Partie geht weiter.

## Setting the table

guidance-begin = Zuerst der Aufbau, in { N($steps) } Schritten. Sagt nach jedem: weiter. Ist schon alles ausgeteilt, sagt: bereit.
    .brief = Aufbau. Weiter oder bereit?
guidance-begin-keys = Zuerst der Aufbau, in { N($steps) } Schritten. Drückt nach jedem Enter. Ist schon alles ausgeteilt, tippt Doppelpunkt, dann bereit, dann Enter.
    .brief = Aufbau. Enter nach jedem Schritt.
guidance-tableau = Schritt { N(1) }. In die Mitte die Spieltafel für { N($players) }. Daneben die Wertungsmarker, { N(5) } Team-Marker und die Missionskarten auf zwei Stapeln: { N(5) } Erfolg, { N(5) } Fehlschlag.
    .brief = Spieltafel für { N($players) }, der Rest daneben.
guidance-tableau-alone = Schritt { N(1) }. In die Mitte die Spieltafel für { N($players) }. Daneben die Wertungsmarker und { N(5) } Team-Marker. Die Missionskarten bleiben in der Schachtel.
    .brief = Spieltafel für { N($players) }, daneben Wertungsmarker und Team-Marker. Keine Missionskarten.
guidance-tableau-modules = Schritt { N(1) }. In die Mitte die Spieltafel für { N($players) }. Daneben die Wertungsmarker, { N($tokens) } Team-Marker und die Missionskarten, jede Sorte auf einem Stapel: { $cards }.
    .brief = Spieltafel für { N($players) }. Daneben Wertungsmarker, { N($tokens) } Team-Marker und Missionskarten: { $cards }.
guidance-tableau-rogue = Schritt { N(1) }. In die Mitte die Spieltafel für { N($players) }. Daneben die Wertungsmarker, { N($tokens) } Team-Marker, der Wachmarker und die Missionskarten, jede Sorte auf einem Stapel: { $cards }.
    .brief = Spieltafel für { N($players) }. Daneben Wertungsmarker, { N($tokens) } Team-Marker, Wachmarker und Missionskarten: { $cards }.
guidance-markers = Schritt { N(2) }. Legt den Rundenmarker auf Mission { N(1) } und den Wahlmarker auf { N(0) }.
    .brief = Rundenmarker auf { N(1) }, Wahlmarker auf { N(0) }.
guidance-tokens = Schritt { N(3) }. Gebt allen je zwei Abstimmungsmarker: { KIT("approve-token") } und { KIT("reject-token") }. Zwischen den Abstimmungen liegen beide vor euch. Stimmen werden reihum nach links angesagt, und wer anführt, zählt.
    .brief = Allen je zwei Abstimmungsmarker.
guidance-tokens-alone = Schritt { N(3) }. Die Abstimmungsmarker bleiben in der Schachtel: Ihr stimmt über den Kopfhörer ab.
    .brief = Keine Abstimmungsmarker.
guidance-leader = Schritt { N(4) }. Der Anführer-Marker geht an { $leader }. Wer anführt, bewegt die Marker.
    .brief = Anführer-Marker an { $leader }.
guidance-mission-cards = Schritt { N(1) }. Legt die Missionskarten in die Mitte, jede Sorte auf einen Stapel. Spieltafel, Marker und Team-Marker bleiben in der Schachtel.
    .brief = Missionskarten in die Mitte, jede Sorte auf einen Stapel.
guidance-no-tableau = Schritt { N(1) }. Die Spieltafel bleibt in der Schachtel: Die Wertung merke ich mir.
    .brief = Keine Spieltafel.
guidance-no-markers = Schritt { N(2) }. Keine Marker: Runde und Ablehnungen merke ich mir.
    .brief = Keine Marker.
guidance-no-tokens = Schritt { N(3) }. Keine Abstimmungsmarker: Ihr sagt eure Stimmen reihum an.
    .brief = Keine Abstimmungsmarker.
guidance-no-leader-token = Schritt { N(4) }. { $leader } führt als Erstes an.
    .brief = { $leader } führt an.
guidance-leader-affiliation = Schritt { N(4) }. Der Anführer-Marker geht an { $leader }, der Inquisitor-Marker an { $holder }, rechts von { $leader }. Wer anführt, bewegt die Marker auf der Spieltafel. Legt die Inquisitor-Zeichen und beide Zugehörigkeitskarten neben die Spieltafel.
    .brief = Anführer-Marker an { $leader }, Inquisitor-Marker an { $holder }. Beide Zugehörigkeitskarten bereit.
guidance-deal = Schritt { N(5) }. Zählt Charakterkarten ab: { N($resistance) } Karten Widerstand, { N($spies) } Karten Spion. Mischt diese { N($players) } und gebt allen eine, verdeckt.
    .brief = { N($resistance) } Widerstand, { N($spies) } Spion: mischen, verdeckt austeilen.
guidance-deal-touch = Schritt { N(5) }. Zählt Karten ab, mit Kästchen an der Unterkante: { N($resistance) } leere für Widerstand, { N($spies) } mit Kreuz für Spion. Mischt diese { N($players) } und gebt allen eine, verdeckt.
    .brief = { N($resistance) } Widerstand, { N($spies) } Spion: mischen, verdeckt austeilen.
guidance-deal-marked = Schritt { N(5) }. Markiert ein für alle Mal jede Spion-Karte an der Unterkante zum Ertasten, etwa mit einem Kreuz aus Klebeband. Zählt Charakterkarten ab: { N($resistance) } für Widerstand, { N($spies) } für Spion. Mischt diese { N($players) } und gebt allen eine, verdeckt.
    .brief = { N($resistance) } Widerstand, { N($spies) } markierte Spion-Karten: mischen, verdeckt austeilen.
guidance-deal-characters = Schritt { N(5) }. Zählt Charakterkarten ab: { $resistance }; { $spies }. Mischt diese { N($players) } und gebt allen eine, verdeckt.
    .brief = { $resistance }; { $spies }: mischen, verdeckt austeilen.
guidance-own-card-touch = Schritt { N(6) }. Tastet eure Karte unter dem Tisch ab und verratet nichts. Ein Kreuz heißt Spion, ein leeres Kästchen Widerstand. Legt sie verdeckt zurück.
    .brief = Karte abtasten, Kreuz heißt Spion, zurücklegen.
guidance-own-card-marked = Schritt { N(6) }. Tastet eure Karte unter dem Tisch ab und verratet nichts. Die Markierung heißt Spion, ohne Markierung seid ihr Widerstand. Legt sie verdeckt zurück.
    .brief = Karte abtasten, Markierung heißt Spion, zurücklegen.
guidance-own-card-eyes = Schritt { N(6) }. Nehmt eure Karte und seht sie euch allein an: Darauf steht Widerstand oder Spion. Legt sie verdeckt vor euch hin. Verratet nichts.
    .brief = Seht euch eure Karte an. Legt sie zurück.
guidance-own-character-touch = Schritt { N(6) }. Nehmt eure Karte unter den Tisch. Tastet die Unterkante ab: Ein Kästchen mit Kreuz heißt Spion, ein leeres Kästchen heißt Widerstand. Achtet auch darauf, ob es { $names } ist. Legt sie verdeckt vor euch hin. Verratet nichts.
    .brief = Tastet eure Karte ab: Kreuz heißt Spion, leeres Kästchen heißt Widerstand. Ist es { $names }? Legt sie zurück.
guidance-own-character-eyes = Schritt { N(6) }. Nehmt eure Karte und seht sie euch allein an: Darauf steht Widerstand oder Spion. Achtet auch darauf, ob es { $names } ist. Legt sie verdeckt vor euch hin. Verratet nichts.
    .brief = Seht euch eure Karte an: welche Seite, und ob es { $names } ist. Legt sie zurück.
table-ready = Der Aufbau ist fertig.
    .brief = Aufbau fertig.

## The reveal

reveal-touch-ask = Jetzt lernen die Spione einander kennen, durch Ertasten. Sind alle { N($players) } bereit, sagt: starten. Kennen sie sich schon, sagt: überspringen.
    .brief = Enthüllung durch Ertasten. Starten oder überspringen?
reveal-touch-ask-keys = Jetzt lernen die Spione einander kennen, durch Ertasten. Drückt Enter, wenn alle { N($players) } bereit sind. Wenn die Spione sich schon kennen, tippt Doppelpunkt, dann überspringen, dann Enter.
    .brief = Enthüllung durch Ertasten. Los mit Enter.
reveal-eyes-ask = Jetzt lernen die Spione einander kennen, mit geschlossenen Augen. Sind alle { N($players) } bereit, sagt: starten. Kennen sie sich schon, sagt: überspringen.
    .brief = Enthüllung mit geschlossenen Augen. Starten oder überspringen?
reveal-eyes-ask-keys = Jetzt lernen die Spione einander kennen, mit geschlossenen Augen. Wenn alle { N($players) } bereit sind, drückt Enter. Kennen sie sich schon, tippt Doppelpunkt, dann überspringen, dann Enter.
    .brief = Enthüllung mit geschlossenen Augen. Los mit Enter.
reveal-skipped-blind = Blinde Spione: Es gibt keine Enthüllung. Auch die Spione kennen einander nicht.
    .brief = Keine Enthüllung.
reveal-over = Die Enthüllung ist vorbei. Spione, jetzt kennt ihr euch. Sagt: weiter. Soll sie von vorn kommen, sagt: noch einmal.
    .brief = Enthüllung vorbei. Weiter oder noch einmal?
reveal-over-keys = Die Enthüllung ist vorbei. Spione, jetzt kennt ihr euch. Weiter geht es mit Enter. Soll sie von vorn kommen, tippt Doppelpunkt, das Wort nochmal, dann Enter.
    .brief = Enthüllung vorbei. Weiter mit Enter.
reveal-over-rogue = Die Enthüllung ist vorbei. Spione, jetzt kennt ihr euch, bis auf den Abtrünnigen. Sagt: weiter. Soll sie von vorn kommen, sagt: noch einmal.
    .brief = Enthüllung vorbei. Weiter oder noch einmal?
reveal-over-rogue-keys = Die Enthüllung ist vorbei. Spione, jetzt kennt ihr euch, bis auf den Abtrünnigen. Weiter geht es mit Enter. Soll sie von vorn kommen, tippt Doppelpunkt, das Wort nochmal, dann Enter.
    .brief = Enthüllung vorbei. Weiter mit Enter.

script-touch-hide = Niemand sieht hin. Eure Karte auf den Schoß, beide Hände frei.
    .brief = Niemand sieht hin. Karte auf den Schoß, Hände frei.
script-touch-how = Eine Karte nach der anderen geht unter dem Tisch herum, nach links, mit der Unterkante voran.
    .brief = Eine nach der anderen, nach links, Unterkante voran.
script-touch-spies = Spione, ertastet die Unterkante jeder Karte: Ein Kreuz heißt Spion. Alle anderen geben sie nur weiter.
    .brief = Spione tasten: Kreuz heißt Spion. Die anderen reichen weiter.
script-touch-rogues = Abtrünnige, haltet die Finger still: Gebt jede Karte nur weiter.
    .brief = Abtrünnige tasten nicht.
script-touch-pace = Bei jedem Ton gebt ihr sie weiter. Dazwischen haltet ihr sie still.
    .brief = Bei jedem Ton weitergeben.
script-touch-pass = { $owner }, deine Karte geht zuerst an { $next }.
    .brief = Karte von { $owner }.
script-touch-home = { $owner }, deine Karte kommt auf den Schoß.
    .brief = Zurück.
script-touch-end = Alle Karten sind zurück. Legt eure Karte verdeckt vor euch hin.
    .brief = Alle zurück. Verdeckt vor euch hinlegen.
script-pass-on = Weitergeben.
script-together-how = Bei jedem Ton geben alle die Karte, die sie halten, nach links weiter, mit der Unterkante voran. Unter dem Tisch gibt die linke Hand, die rechte nimmt.
    .brief = Bei jedem Ton alle Karten nach links, Unterkante voran.
script-together-count = Dann sage ich, wie weit rechts von euch die Person sitzt, deren Karte ihr habt. Haltet die Karte still.
    .brief = Ich zähle die Plätze nach rechts.
script-together-stuck = Bleibt eine Karte hängen oder stimmt die Zahl nicht, sagt: alle Karten zurück.
    .brief = Hängt eine fest: alle Karten zurück.
script-together-stuck-keys = Bleibt eine Karte hängen oder stimmt die Zahl nicht, drückt Doppelpunkt. Tippt: alle Karten zurück, dann Enter.
    .brief = Hängt eine fest: Doppelpunkt, alle Karten zurück.
script-together-take = Alle nehmen ihre eigene Karte vom Schoß in die Hand.
    .brief = Eigene Karte in die Hand.
script-together-place = { $places ->
        [one] Ein Platz rechts von euch.
       *[other] { N($places) } Plätze rechts von euch.
    }
    .brief = { $places ->
        [one] Ein Platz rechts.
       *[other] { N($places) } rechts.
    }
script-together-end = Alle haben wieder ihre eigene Karte. Legt sie verdeckt vor euch hin.
    .brief = Eigene Karte wieder da. Verdeckt hinlegen.
script-home = Halt. { $places ->
        [0] Legt, was ihr haltet, zurück auf den Schoß
        [one] Gebt alles einen Platz nach rechts zurück. Das Eigene kommt auf den Schoß
       *[other] Gebt alles { N($places) } Plätze nach rechts zurück. Das Eigene kommt auf den Schoß
    }. Dann sagt: noch einmal.
    .brief = { $places ->
        [0] Zurück auf den Schoß
        [one] Gebt alles einen Platz nach rechts zurück, das Eigene auf den Schoß
       *[other] Gebt alles { N($places) } Plätze nach rechts zurück, das Eigene auf den Schoß
    }. Dann: noch einmal.
script-home-keys = Halt. { $places ->
        [0] Legt, was ihr haltet, zurück auf den Schoß
        [one] Gebt alles einen Platz nach rechts zurück. Das Eigene kommt auf den Schoß
       *[other] Gebt alles { N($places) } Plätze nach rechts zurück. Das Eigene kommt auf den Schoß
    }. Dann drückt Enter.
    .brief = { $places ->
        [0] Zurück auf den Schoß
        [one] Gebt alles einen Platz nach rechts zurück, das Eigene auf den Schoß
       *[other] Gebt alles { N($places) } Plätze nach rechts zurück, das Eigene auf den Schoß
    }. Dann Enter.
way-length = { $minutes ->
        [0] { N($seconds) } Sekunden
        [one] { $seconds ->
            [30] anderthalb Minuten
           *[other] eine Minute
        }
       *[other] { $seconds ->
            [30] { $minutes ->
                [2] zweieinhalb
               *[other] dreieinhalb
            } Minuten
           *[other] { N($minutes) } Minuten
        }
    }
reveal-rounds-keys = Die Enthüllung dauert Karte für Karte etwa { $one-by-one }, alle zugleich { $together }. Wollt ihr das, tippt Doppelpunkt, dann alle auf einmal, dann Enter.
    .brief = Karte für Karte etwa { $one-by-one }, alle auf einmal etwa { $together }.
reveal-rounds = Die Enthüllung dauert Karte für Karte etwa { $one-by-one }. Mit allen zugleich sind es etwa { $together }, dafür sagt: alle auf einmal.
    .brief = Karte für Karte etwa { $one-by-one }, alle auf einmal etwa { $together }.

script-eyes-close = Alle: Augen zu. Lasst sie zu, bis ich euch rufe.
script-eyes-rogues = Abtrünnige, lasst die Augen zu, bis alle sie öffnen.
script-eyes-open = Spione, Augen auf. Findet einander und merkt euch, wer dazugehört.
script-eyes-shut = Spione, Augen wieder zu. Jetzt sind alle Augen zu.
script-eyes-end = Alle: Augen auf.

script-paused = Pause. Sagt: weiter, noch einmal, zurück oder neu starten.
    .brief = Pause.
script-paused-keys = Pause. Tippt Doppelpunkt, Befehl, Enter: weiter, nochmal, zurück oder neu starten.
    .brief = Pause.
script-go-back = Zurückgenommen ist nichts. Zurück geht es so, sagt: zurück oder neu starten.
    .brief = Zurück oder neu starten?
script-go-back-keys = Zurückgenommen ist nichts. Tippt Doppelpunkt, dann zurück oder neu starten, dann Enter.
    .brief = Zurück oder neu starten?
script-go-back-round = Zurückgenommen ist nichts. Zurück geht es so, sagt: alle Karten zurück, zurück oder neu starten.
    .brief = alle Karten zurück, zurück oder neu starten?
script-go-back-round-keys = Zurückgenommen ist nichts. Tippt Doppelpunkt, dann alle Karten zurück, zurück oder neu starten, dann Enter.
    .brief = alle Karten zurück, zurück oder neu starten?
script-paused-passing = Pause. { $places ->
        [one] Gebt, was herumgeht, einen Platz nach rechts zurück
       *[other] Gebt, was herumgeht, { N($places) } Plätze nach rechts zurück
    }. Dann sagt: weiter.
    .brief = Pause. { $places ->
        [one] Gebt, was herumgeht, einen Platz nach rechts zurück
       *[other] Gebt, was herumgeht, { N($places) } Plätze nach rechts zurück
    }.
script-paused-passing-keys = Pause. { $places ->
        [one] Gebt, was herumgeht, einen Platz nach rechts zurück
       *[other] Gebt, was herumgeht, { N($places) } Plätze nach rechts zurück
    }. Dann drückt Enter.
    .brief = Pause. { $places ->
        [one] Gebt, was herumgeht, einen Platz nach rechts zurück
       *[other] Gebt, was herumgeht, { N($places) } Plätze nach rechts zurück
    }.
script-length = Die Enthüllung dauert etwa { $length }.
    .brief = Etwa { $length }.

## A round

round-begins = Runde { N($round) }. Mission { N($mission) } braucht { N($size) } Leute.
    .brief = Runde { N($round) }.
    .line = Runde { N($round) }: { $leader } führt an, Mission { N($mission) }, { N($size) } Leute.
round-begins-with = Runde { N($round) }. { $leader } führt an. Mission { N($mission) } braucht { N($size) } Leute.
    .brief = Runde { N($round) }: { $leader } führt an.
    .line = Runde { N($round) }: { $leader } führt an, Mission { N($mission) }, { N($size) } Leute.
round-begins-targeting = Runde { N($round) }. { $leader } führt an und wählt die Mission.
    .brief = Runde { N($round) }, { $leader }.
    .line = Runde { N($round) }: { $leader } führt an und wählt die Mission.
two-fails-needed = Diese Mission scheitert erst bei { $fails ->
        [2] zwei
       *[other] { N($fails) }
    } Fehlschlägen.
    .brief = Zwei Fehlschläge nötig.
resistance-match-point = Gelingt diese Mission, gewinnt der Widerstand.
spies-match-point = Scheitert diese Mission, gewinnen die Spione.
both-match-point = Diese Mission entscheidet die Partie.
last-proposal = Letzter Vorschlag: Wird dieses Team abgelehnt, gewinnen die Spione.
recap-round = Runde { N($round) }, Mission { N($mission) }. { $leader } führt an.
recap-round-open = Runde { N($round) }. { $leader } führt an und wählt die Mission.
recap-team = Vorgeschlagen: { $team }.
recap-team-goes = Auf der Mission: { $team }.
recap-rejections = { $rejections ->
        [0] Keine Ablehnung in dieser Runde.
        [one] Eine Ablehnung in dieser Runde.
       *[other] { N($rejections) } von { N($most) } Ablehnungen in dieser Runde.
    }
recap-last-rejection = { N($rejections) } von { N($most) } Ablehnungen in dieser Runde: Bei der nächsten ist Schluss, und die Spione gewinnen.
recap-table = Ist der Tisch abgeräumt, tippt: Tisch wieder aufbauen.
    .brief = Abgeräumt? Tippt: Tisch wieder aufbauen.
recap-table-keys = Ist der Tisch abgeräumt, tippt Doppelpunkt, dann Tisch wieder aufbauen, dann Enter.
    .brief = Abgeräumt? Doppelpunkt, dann Tisch wieder aufbauen.
lay-again = Legt die Spieltafel für { N($players) } Leute hin.
lay-again-markers = Wahlmarker auf { N($track) }, Anführer-Marker zu { $leader }.
lay-again-team = Team-Marker an { $team }.
lay-again-cards-out = Wer noch mitspielt, nimmt zwei Abstimmungsmarker. Wer die eigene Charakterkarte behalten hat, legt sie verdeckt vor sich hin. Alles andere kommt neben die Spieltafel, die Missionskarten nach Sorten.
lay-again-cards = Alle nehmen zwei Abstimmungsmarker. Wer die eigene Charakterkarte behalten hat, legt sie verdeckt vor sich hin. Alles andere kommt neben die Spieltafel, die Missionskarten nach Sorten.
lay-again-missions = { $leader }, verteil die Missionskarten noch einmal an { $team }. Spielt wie vorher.

ask-mission = { $leader }, welche Mission? { $count ->
        [one] Offen ist nur Mission { $missions }.
       *[other] Offen sind die Missionen { $missions }.
    }
mission-named = { $leader } wählt Mission { N($mission) }, für { N($size) } Leute.
    .brief = Mission { N($mission) }, { N($size) } Leute.
ask-team = { $leader }, nimm { N($size) } Team-Marker und verteil sie. Wer geht?
    .brief = { N($size) } Team-Marker. Wer geht?
ask-team-keys = { $leader }, nimm { N($size) } Team-Marker und verteil sie. Wer geht? Tipp die Plätze des Teams, dann Enter.
    .brief = { N($size) } Team-Marker. Wer geht?
ask-team-again = { $leader }, hol die Team-Marker und verteil { N($size) }. Wer geht?
    .brief = { N($size) } Team-Marker. Wer geht?
ask-team-again-keys = { $leader }, hol die Team-Marker und verteil { N($size) }. Wer geht? Tipp die Plätze des Teams, dann Enter.
    .brief = { N($size) } Team-Marker. Wer geht?
ask-team-no-tokens = { $leader }, { $size ->
        [one] nur eine Person kann gehen
       *[other] wähl { N($size) } Leute
    }. Wer geht?
    .brief = { $leader }, { $size ->
        [one] wer geht?
       *[other] welche { N($size) }?
    }
ask-team-no-tokens-keys = { $leader }, { $size ->
        [one] nur eine Person kann gehen
       *[other] wähl { N($size) } Leute
    }. Tipp die Plätze des Teams, dann Enter.
    .brief = { $leader }, { $size ->
        [one] wer geht?
       *[other] welche { N($size) }?
    }
discussion-over = Ihr redet seit { $minutes ->
        [one] einer Minute
       *[other] { N($minutes) } Minuten
    }. { $leader }, nenn ein Team, sobald du so weit bist.
    .brief = { $minutes ->
        [one] Eine Minute
       *[other] { N($minutes) } Minuten
    }. { $leader }, ein Team, sobald du so weit bist.
proposed = { $leader } schlägt { $team } vor.
    .brief = { $team }.
    .line = Vorschlag { N($proposal) }: { $leader } schlägt { $team } für Mission { N($mission) } vor.
team-corrected = Team geändert. Gebt die Team-Marker an die Neuen, und legt eure Abstimmungsmarker wieder vor euch hin.
    .brief = Team geändert. Team-Marker weitergeben. Abstimmungsmarker vor euch.
team-corrected-no-tokens = Team geändert. Nehmt eure Abstimmungsmarker zurück.
    .brief = Team geändert. Abstimmungsmarker vor euch.

vote-choose = Abstimmungsmarker auf den Schoß. Legt einen davon auf den Tisch, die Hand darüber: { KIT("approve-token") } oder { KIT("reject-token") }.
    .brief = Stimmt ab.
vote-show = Zusammen aufdecken: jetzt.
    .brief = Aufdecken.
vote-decide = Stimmt ab. Entscheidet euch, alle für sich.
    .brief = Stimmt ab.
vote-now = Alle zusammen, jetzt.
pause-held = Ich warte. Sagt: weiter. Oder, wenn ihr so weit seid: alle bereit.
    .brief = Ich warte. Weiter oder alle bereit?
pause-held-keys = Ich warte. Mit Enter geht es weiter. Sind alle bereit, drückt Doppelpunkt, tippt bereit und drückt Enter.
    .brief = Ich warte. Enter zum Weitermachen.
pause-until-ready = Lasst euch Zeit. Sind alle so weit, sagt: alle bereit.
    .brief = Sind alle so weit, sagt: alle bereit.
pause-until-ready-keys = Lasst euch Zeit. Wenn alle so weit sind, drückt Enter.
    .brief = Enter, wenn alle bereit sind.
steps-end = Jeder Schritt endet mit einem Ton, oder wenn ihr sagt: alle bereit.
steps-end-keys = Jeder Schritt endet mit einem Ton. Seid ihr früher fertig, tippt Doppelpunkt, dann bereit, dann Enter.
ask-vote = Sagt eure Stimmen an, Anführer zuerst. Wie viele dafür und dagegen? Zum Beispiel: { $example }. Oder: alle fragen.
    .brief = Wie viele dafür?
ask-vote-keys = Sagt eure Stimme reihum an, Anführer zuerst. Wie viele Pro? Tippt die Zahl, dann Enter. Soll ich einzeln fragen, tippt Doppelpunkt, dann alle fragen, dann Enter.
    .brief = Wie viele Pro?
ask-approvals = Wie viele waren dafür? Sagt die Zahl, die anderen waren dagegen.
    .brief = Wie viele dafür?
ask-approvals-keys = Wie viele waren dafür? Tippt die Zahl, dann Enter. Die anderen waren dagegen.
    .brief = Wie viele dafür?
vote-not-rejected = Ihr sagt abgelehnt, aber { N($approve) } Pro und { N($reject) } Contra nehmen es an. Wie viele dafür, wie viele dagegen?
    .brief = { N($approve) } zu { N($reject) } ist angenommen. Wie viele dafür und dagegen?
vote-not-approved = Ihr sagt angenommen, aber { N($approve) } Pro und { N($reject) } Contra lehnen es ab. Wie viele dafür, wie viele dagegen?
    .brief = { N($approve) } zu { N($reject) } ist abgelehnt. Wie viele dafür und dagegen?
approved = Angenommen, { N($approve) } zu { N($reject) }.
    .line = Abstimmung { N($proposal) }: angenommen, { N($approve) } Pro, { N($reject) } Contra.
rejected = Abgelehnt, { N($approve) } zu { N($reject) }.
    .line = Abstimmung { N($proposal) }: abgelehnt, { N($approve) } Pro, { N($reject) } Contra.
rejections = { $rejections ->
        [one] Erste Ablehnung in dieser Runde: Bei der fünften gewinnen die Spione.
       *[other] { N($rejections) } von { N(5) } Ablehnungen.
    }
    .brief = { $rejections ->
        [one] Erste Ablehnung.
       *[other] { N($rejections) } von { N(5) } Ablehnungen.
    }
track-marker = { $track ->
        [0] Wahlmarker auf { N(0) }.
       *[other] Wahlmarker auf { N($track) }.
    }
    .brief = { $track ->
        [0] Wahlmarker auf { N(0) }.
       *[other] Wahlmarker: { N($track) } von { N($most) }.
    }
approvers = Pro: { $names }.
rejecters = Contra: { $names }.
votes-home = Legt eure Abstimmungsmarker wieder vor euch hin.
    .brief = Abstimmungsmarker vor euch.
leadership-passes = Anführer-Marker nach links, an { $leader }.
    .brief = Anführer-Marker an { $leader }.
leads = { $leader } führt an.
lead-token = Der Anführer-Marker geht an { $by }.
    .brief = Anführer-Marker an { $by }.

roll-call-begins = Ich frage alle einzeln. Antwortet: dafür heißt Pro, dagegen heißt Contra. Um die letzte Antwort zu berichtigen, sagt: zurück.
    .brief = Einzeln.
roll-call-begins-keys = Ich frage alle einzeln. Antwortet mit einer Taste: { N(1) } heißt Pro, { N(2) } heißt Contra. Mit der Rücktaste könnt ihr die letzte Antwort berichtigen.
    .brief = Einzeln. { N(1) } heißt Pro, { N(2) } heißt Contra.
roll-call-ask = { $player }?
roll-call-approves = { $player }: Pro.
roll-call-rejects = { $player }: Contra.
roll-call-back = Zurück zu { $player }.

mission-cards = { $count ->
        [one] { $leader }, gib { $team } einen Erfolg und einen Fehlschlag.
       *[other] { $leader }, gib { $team } je einen Erfolg und einen Fehlschlag.
    }
    .brief = { $leader }, gib { $team } Karten.
hands-yourself = dir
mission-may-play = Der Widerstand spielt Erfolg, Spione haben die Wahl.
mission-play = Legt eine Karte verdeckt vor euch hin. Der Rest bleibt auf dem Schoß.
    .brief = Eine Karte, verdeckt.
mission-decide = { $count ->
        [one] { $members }, entscheide dich heimlich: Erfolg oder Fehlschlag.
       *[other] { $members }, entscheidet euch heimlich: Erfolg oder Fehlschlag.
    }
    .brief = { $count ->
        [one] { $members }, entscheide dich.
       *[other] { $members }, entscheidet euch.
    }
mission-collect = Gebt die gespielten Karten verdeckt an { $leader }. Niemand tastet sie ab.
    .brief = Gespielte Karten an { $leader }.
mission-spare = Gebt alle ungespielten Karten verdeckt an { $neighbour }.
    .brief = Ungespielte an { $neighbour }.
mission-shuffle = Beide mischen. { $leader }, deck nur die gespielten Karten auf.
    .brief = Beide mischen. { $leader } deckt auf.
ask-fails = Wie viele Fehlschläge?
    .brief = Wie viele Fehlschläge?
ask-fails-keys = Wie viele Fehlschläge? Tippt die Zahl, dann Enter.
    .brief = Wie viele Fehlschläge?
mission-succeeds = { $fails ->
        [0] Null Fehlschläge. Mission { N($mission) } gelingt.
        [one] Nur ein Fehlschlag. Mission { N($mission) } gelingt.
       *[other] Nur { N($fails) } Fehlschläge. Mission { N($mission) } gelingt.
    }
    .brief = { $fails ->
        [0] Null Fehlschläge: gelungen.
        [one] Nur ein Fehlschlag: gelungen.
       *[other] Nur { N($fails) } Fehlschläge: gelungen.
    }
    .line = Mission { N($mission) }: gelungen, { N($fails) } { $fails ->
        [one] Fehlschlag
       *[other] Fehlschläge
    }.
mission-fails = { $fails ->
        [one] Genau ein Fehlschlag. Mission { N($mission) } scheitert.
       *[other] { N($fails) } Fehlschläge. Mission { N($mission) } scheitert.
    }
    .brief = { $fails ->
        [one] Ein Fehlschlag: gescheitert.
       *[other] { N($fails) } Fehlschläge: gescheitert.
    }
    .line = Mission { N($mission) }: gescheitert, { N($fails) } { $fails ->
        [one] Fehlschlag
       *[other] Fehlschläge
    }.
score-line = Widerstand { N($successes) }, Spione { N($failures) }.
    .line = Punktestand: Widerstand { N($successes) }, Spione { N($failures) }.
marker-success = Legt { KIT("success-marker") } auf Mission { N($mission) }.
    .brief = Auf { N($mission) } { KIT("success-marker") }.
marker-fail = Legt { KIT("fail-marker") } auf Mission { N($mission) }.
    .brief = Auf { N($mission) } { KIT("fail-marker") }.
round-marker = Setzt den Rundenmarker auf Mission { N($mission) }.
    .brief = Rundenmarker auf { N($mission) }.
cards-home = Legt alle Missionskarten zurück auf ihre Stapel.
    .brief = Missionskarten auf ihre Stapel.

## The end

resistance-wins = Der Widerstand gewinnt. Drei Missionen sind gelungen.
spies-win-missions = Die Spione gewinnen. Drei Missionen sind gescheitert.
spies-win-votes = { $wins }. Fünf Teams hintereinander wurden abgelehnt.
show-cards = Jetzt könnt ihr sagen und zeigen, wer ihr seid.
summary-missions = { $missions ->
        [0] Es gab keine Mission.
        [1] Eine Mission: { $successes ->
            [0] gescheitert.
           *[other] gelungen.
        }
       *[other] { N($missions) } Missionen: { $successes ->
            [0] keine gelungen
            [1] eine gelungen
           *[other] { N($successes) } gelungen
        }, { $failures ->
            [0] keine gescheitert.
            [1] eine gescheitert.
           *[other] { N($failures) } gescheitert.
        }
    }
summary-mission-success = Mission { N($mission) } gelang mit { $team }, angeführt von { $leader }. { $fails ->
        [0] Null Fehlschläge.
        [one] Ein Fehlschlag.
       *[other] { N($fails) } Fehlschläge.
    }
summary-mission-fail = Mission { N($mission) } scheiterte mit { $team }, angeführt von { $leader }. { $fails ->
        [one] Ein Fehlschlag.
       *[other] { N($fails) } Fehlschläge.
    }
summary-votes = { $votes ->
        [1] Eine Abstimmung
       *[other] { N($votes) } Abstimmungen
    }, { $rejected ->
        [0] kein Team abgelehnt.
        [1] ein Team abgelehnt.
       *[other] { N($rejected) } Teams abgelehnt.
    }
summary-more = Soll ich jede Mission erzählen, sagt: mehr davon.
    .brief = Für den Rest: mehr davon.
summary-more-keys = Soll ich jede Mission erzählen, drückt m.
    .brief = Für den Rest: m.
ask-after-game = Spielen dieselben weiter, sagt: noch einmal. Oder sagt: neues Spiel, Spiel erzählen, rückgängig oder beenden.
    .brief = Noch einmal, neues Spiel, Spiel erzählen oder beenden?
ask-after-game-keys = Tippt Doppelpunkt, Befehl, Enter: noch einmal, neues Spiel, Spiel erzählen oder beenden.
    .brief = Doppelpunkt, Befehl: noch einmal, neues Spiel, Spiel erzählen oder beenden.

## Taking back

undone-table = Zurückgenommen: der fertige Aufbau.
undone-reveal = Zurückgenommen: das Ende der Enthüllung.
undone-mission = Zurückgenommen: die Wahl von Mission { N($mission) }.
undone-team = Zurückgenommen: das Team { $team }.
undone-vote = Zurückgenommen: die Abstimmung, { N($approve) } zu { N($reject) }.
undone-vote-cards = { $leader }, nimm alle ausgeteilten Missionskarten zurück. Misch sie, dann sortier sie auf ihre Stapel.
undone-fails = Zurückgenommen: { $fails ->
        [0] die Mission ohne Fehlschlag.
        [one] die Mission mit einem Fehlschlag.
       *[other] die Mission mit { N($fails) } Fehlschlägen.
    }
score-marker-off = Nehmt den Wertungsmarker von Mission { N($mission) } herunter.
redone = Wiederhergestellt.
dealt-anew = Wir teilen die Charakterkarten neu aus. Gebt alle Charakterkarten zurück.
    .brief = Neu austeilen: alle Charakterkarten zurück.
characters-hidden = Liegt eure Charakterkarte offen, dreht sie wieder um.
    .brief = Charakterkarten wieder verdecken.
markers-back = Legt die Marker zurück: Wahlmarker auf { N($track) }, Anführer-Marker zu { $leader }.
    .brief = Wahlmarker { N($track) }, Anführer-Marker { $leader }.

## Questions of the table

status-setup = Wir bauen noch auf.
status-reveal = Als Nächstes lernen die Spione einander kennen.
status-mission-choice = { $leader } führt an und wählt jetzt eine Mission.
status-proposal = { $leader } führt an und wählt jetzt { $size ->
        [one] eine Person
       *[other] { N($size) } Leute
    } für Mission { N($mission) }.
status-vote = Abstimmung über { $team }, für Mission { N($mission) }. { $leader } führt an.
status-mission = { $count ->
        [one] Auf Mission { N($mission) } ist nur { $team }.
       *[other] Auf Mission { N($mission) } sind { $team }.
    } Das Ergebnis steht noch aus.
status-over = Die Partie ist vorbei.
status-track = { $rejections ->
        [0] Keine Ablehnung in dieser Runde.
        [one] Eine Ablehnung in dieser Runde.
       *[other] { N($rejections) } Ablehnungen in dieser Runde.
    }
team-none = Noch niemand. { $leader } nennt das Team.
team-over = Niemand. Die Partie ist vorbei.
team-is = Im Team: { $team }.
who-is-what = Das sage ich nie laut. Was ihr wissen dürft, erfahrt ihr durch eure Karte und die Enthüllung oder im Kopfhörer.
score-none = Noch keine Mission gespielt. Null zu null.
score-mission-success = Mission { N($mission) }: gelungen.
score-mission-fail = Mission { N($mission) }: gescheitert.
score-mission-open = Mission { N($mission) }: offen, { N($size) } Leute.
votes-none = Noch keine Abstimmung.
votes-more = Wollt ihr die Abstimmungen davor, sagt: mehr davon.
    .brief = Davor: mehr davon.
votes-more-keys = Wollt ihr die Abstimmungen davor, drückt m.
    .brief = Davor: m.
nothing-more = Mehr davon gibt es nicht. Wollt ihr die Abstimmungen hören, sagt: Abstimmungen.
votes-vote-approved = Runde { N($round) }, Vorschlag { N($proposal) }, { $team }: angenommen, { N($approve) } zu { N($reject) }.
votes-vote-rejected = Runde { N($round) }, Vorschlag { N($proposal) }, { $team }: abgelehnt, { N($approve) } zu { N($reject) }.
votes-vote-overruled = Runde { N($round) }, Vorschlag { N($proposal) }, { $team }: angenommen, { N($approve) } zu { N($reject) }, dann doch noch abgelehnt.
votes-deed = Runde { N($round) }: { $what }
votes-of-player = { $player }: { $approvals ->
        [0] nie Pro
        [one] einmal Pro
        [2] zweimal Pro
        [3] dreimal Pro
       *[other] { N($approvals) } Stimmen Pro
    }, { $rejections ->
        [0] nie Contra.
        [one] einmal Contra.
        [2] zweimal Contra.
        [3] dreimal Contra.
       *[other] { N($rejections) } Stimmen Contra.
    }
votes-of-player-approved = Runde { N($round) }, Vorschlag { N($proposal) }, { $team }: Pro.
votes-of-player-rejected = Runde { N($round) }, Vorschlag { N($proposal) }, { $team }: Contra.
votes-of-player-unknown = Wie { $player } gestimmt hat, weiß ich nicht. Ich kenne nur die Zahlen.
who-seat = Platz { N($seat) }: { $player }.
who-seat-leader = Platz { N($seat) }: { $player } führt an.
who-clockwise = Im Uhrzeigersinn heißt nach links.
log-empty = Noch wurde nichts gesagt.

## Pieces of the kit, in the accusative: what this table's tokens and markers are called. A table can set its own words.

kit-approve-token = die Pro-Stimme
kit-reject-token = die Contra-Stimme
kit-success-marker = einen Wertungsmarker für Erfolg
kit-fail-marker = einen Wertungsmarker für Fehlschlag

## Small parts of sentences

number = { N($number) }
example-vote = { N($approve) } zu { N($reject) }

## Was gehört wurde, wird vorgelesen

heard-team = Team: { $team }. Sagt: bestätigen oder abbrechen.
    .brief = { $team }: bestätigen?
heard-team-short = Team bisher: { $team }. { $count ->
        [one] Eine Person fehlt.
       *[other] { N($count) } Personen fehlen.
    } Nennt, wer noch mitgeht. Oder sagt: abbrechen.
    .brief = { $team }. { $count ->
        [one] Eine Person fehlt.
       *[other] { N($count) } fehlen.
    }
heard-team-long = { $team }: { $count ->
        [one] Das ist eine Person zu viel.
       *[other] Das sind { N($count) } zu viel.
    } Wer geht nicht mit? Sagt: ohne, und dazu den Namen. Oder sagt: abbrechen.
    .brief = { $team }: { $count ->
        [one] eine zu viel.
       *[other] { N($count) } zu viel.
    } Ohne, und der Name?
heard-vote = { $approve ->
        [one] Ein Pro
       *[other] { N($approve) } Pro
    }, { $reject ->
        [one] ein Contra.
       *[other] { N($reject) } Contra.
    } Sagt: bestätigen oder abbrechen.
    .brief = { $approve ->
        [one] Ein Pro
       *[other] { N($approve) } Pro
    }, { $reject ->
        [one] ein Contra: bestätigen?
       *[other] { N($reject) } Contra: bestätigen?
    }
heard-approve = Pro: { $named }, sonst niemand. Sagt: bestätigen oder abbrechen.
    .brief = Nur { $named } Pro: bestätigen?
heard-reject = Contra: { $named }, sonst niemand. Sagt: bestätigen oder abbrechen.
    .brief = Nur { $named } Contra: bestätigen?
heard-last-vote = { $vote } Das war die letzte Stimme. Sagt: bestätigen oder abbrechen.
    .brief = { $vote } Bestätigen?
heard-fails = { $fails ->
        [0] Null Fehlschläge.
        [one] Genau ein Fehlschlag.
       *[other] { N($fails) } Fehlschläge.
    } Sagt: bestätigen oder abbrechen.
    .brief = { $fails ->
        [0] Null Fehlschläge: bestätigen?
        [one] Genau ein Fehlschlag: bestätigen?
       *[other] { N($fails) } Fehlschläge: bestätigen?
    }
heard-command = { $command }. Sagt: bestätigen oder abbrechen.
    .brief = { $command }: bestätigen?
heard-either = { $one } oder { $other }? Sagt es noch einmal.
    .brief = { $one } oder { $other }?
either-vote = { N($approve) } zu { N($reject) }
either-team = { $team }
either-yes = ja
either-no = nein
either-command = { $command }
refused-correction = Diese Korrektur passt nicht zu dem, was ich verstanden habe. Nichts hat sich geändert.
