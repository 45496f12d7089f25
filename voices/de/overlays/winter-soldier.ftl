# Was Winter Soldier anders sagt als das Grundspiel: andere Seiten, andere Richtungen, anderes Material.

## Aufbau

first-leader-named = { $leader } ist Captain America und führt als Erstes an.
first-leader-drawn = Das Los hat entschieden: { $leader } teilt aus. Als Erstes führt an, wer Captain America wird.
    .brief = { $leader } teilt aus.

## Enthüllung

reveal-touch-ask = Jetzt kommt die Enthüllung, durch Ertasten: HYDRA und Nick Fury erfahren, wer wer ist. Wenn alle { N($players) } bereit sind, sagt: starten. Ist das schon getan, sagt: überspringen.
    .brief = Enthüllung durch Ertasten. Starten oder überspringen?
reveal-touch-ask-keys = Jetzt kommt die Enthüllung, durch Ertasten: HYDRA und Nick Fury erfahren, wer wer ist. Wenn alle { N($players) } bereit sind, drückt Enter. Ist das schon getan, tippt Doppelpunkt, dann überspringen, dann Enter.
    .brief = Enthüllung durch Ertasten. Los mit Enter.
reveal-eyes-ask = Jetzt kommt die Enthüllung, mit geschlossenen Augen: HYDRA und Nick Fury erfahren, wer wer ist. Wenn alle { N($players) } bereit sind, sagt: starten. Ist das schon getan, sagt: überspringen.
    .brief = Enthüllung mit geschlossenen Augen. Starten oder überspringen?
reveal-eyes-ask-keys = Jetzt kommt die Enthüllung, mit geschlossenen Augen: HYDRA und Nick Fury erfahren, wer wer ist. Wenn alle { N($players) } bereit sind, drückt Enter. Ist das schon getan, tippt Doppelpunkt, dann überspringen, dann Enter.
    .brief = Enthüllung mit geschlossenen Augen. Los mit Enter.
reveal-over = Die Enthüllung ist vorbei. Sagt: weiter. Soll sie von vorn kommen, sagt: noch einmal. Ging etwas schief, sagt: neu geben.
    .brief = Enthüllung vorbei. Weiter, noch einmal oder neu geben?
reveal-over-keys = Die Enthüllung ist vorbei. Weiter geht es mit Enter. Soll sie von vorn kommen, tippt Doppelpunkt, das Wort nochmal, dann Enter. Ging etwas schief, tippt Doppelpunkt, dann neu geben, dann Enter.
    .brief = Enthüllung vorbei. Weiter mit Enter.
status-reveal = Gleich erfahren HYDRA und Nick Fury, wer wer ist.

## Eine Runde

round-begins = Runde { N($round) }. { $leader } führt an. Mission { N($mission) }, { mission-name }, braucht { $size ->
        [one] nur eine Person
       *[other] { N($size) } Leute
    }.
    .brief = Runde { N($round) }, { mission-name }.
    .line = Runde { N($round) }: { $leader } führt an, Mission { N($mission) }, { mission-name }, Teamgröße { N($size) }.
both-match-point = Scheitert diese Mission, gewinnt HYDRA. Sonst hat SHIELD drei geschafft.
recap-last-rejection = { N($rejections) } von { N($most) } Ablehnungen: Bei der nächsten scheitert die Mission.
resistance-match-point = Gelingt diese Mission, hat SHIELD drei geschafft.
spies-match-point = Scheitert diese Mission, gewinnt HYDRA.
last-proposal = Letzter Vorschlag: Wird dieses Team abgelehnt, scheitert die Mission.
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
rejections = { $rejections ->
        [one] Erste Ablehnung: Bei der dritten scheitert die Mission.
       *[other] { N($rejections) } von { N(3) } Ablehnungen.
    }
    .brief = { $rejections ->
        [one] Erste Ablehnung.
       *[other] { N($rejections) } von { N(3) } Ablehnungen.
    }
track-marker = Wahlmarker { $track ->
        [0] zurück auf den Anfang
        [one] ein Feld hinter den Anfang
       *[other] { N($track) } Felder hinter den Anfang
    }.
mission-forfeited = Mission { N($mission) }, { mission-name }, scheitert: Drei Teams wurden abgelehnt.
leadership-passes = Der Anführer-Marker geht nach rechts, an { $leader }.
    .brief = Anführer-Marker an { $leader }.
mission-play = { $leader }, nimm den Deckel und gib ihn im Team herum: je eine Karte hinein, verdeckt. Die andere bleibt auf dem Schoß.
    .brief = { $leader }, gib den Deckel herum: je eine Karte, verdeckt.
mission-collect = { $leader }, nimm den Deckel zurück und die Karten verdeckt heraus. Leg den Deckel neben die Spieltafel.
    .brief = Deckel an { $leader }, Karten heraus.
mission-succeeds = { $fails ->
        [0] Null Fehlschläge.
        [one] Nur ein Fehlschlag.
       *[other] Nur { N($fails) } Fehlschläge.
    } Mission { N($mission) }, { mission-name }, gelingt.
    .line = Mission { N($mission) }, { mission-name }: gelungen, { N($fails) } { $fails ->
        [one] Fehlschlag
       *[other] Fehlschläge
    }.
mission-fails = { $fails ->
        [one] Genau ein Fehlschlag.
       *[other] { N($fails) } Fehlschläge.
    } Mission { N($mission) }, { mission-name }, scheitert.
    .line = Mission { N($mission) }, { mission-name }: gescheitert, { N($fails) } { $fails ->
        [one] Fehlschlag
       *[other] Fehlschläge
    }.
score-line = SHIELD { N($successes) }, HYDRA { N($failures) }.
    .line = Punktestand: SHIELD { N($successes) }, HYDRA { N($failures) }.

## Fragen am Tisch

who-clockwise = Im Uhrzeigersinn heißt nach links. Der Anführer-Marker geht nach rechts.
score-mission-success = Mission { N($mission) }, { mission-name }: gelungen.
score-mission-fail = Mission { N($mission) }, { mission-name }: gescheitert.
score-mission-open = Mission { N($mission) }, { mission-name }: offen, { $size ->
        [one] eine Person.
       *[other] { N($size) } Leute.
    }

## Zurücknehmen

lay-again-markers = Wahlmarker { $track ->
        [0] auf den Anfang seiner Leiste
        [one] einen Schritt vom Anfang
       *[other] { N($track) } Schritte vom Anfang
    }, Anführer-Marker zu { $leader }.

## Absagen

refused-fails-spies = { N($found) } Fehlschläge sind zu viele: { $spies ->
        [one] Nur eine Person kann
       *[other] Nur { N($spies) } Leute können
    } einen spielen. Nichts hat sich geändert.

## Der Lautsprecher

whisper-only-success = Du musst immer Erfolg spielen, mit der Tabulatortaste.
ask-roles = Jetzt erfahrt ihr einzeln über den Kopfhörer, wer ihr seid. Liegt er bereit, sagt: starten.
    .brief = Kopfhörer bereit? Sagt: starten.
ask-roles-keys = Jetzt erfahrt ihr einzeln über den Kopfhörer, wer ihr seid. Liegt er bereit, drückt Enter. Habt ihr selbst Karten verteilt, tippt Doppelpunkt, dann wir haben Karten, dann Enter.
    .brief = Kopfhörer bereit? Los mit Enter.
one-phone-ask-roles = Jetzt erfahrt ihr einzeln auf diesem Handy, wer ihr seid. Es geht von Hand zu Hand, und die anderen sehen weg. Wenn es spricht, nehmt einen Ohrhörer. Wisst ihr, wer ihr seid, verbergt es, und behaltet das Handy, bis ich einen anderen Namen nenne. Soll es losgehen, sagt: starten. Habt ihr selbst Karten verteilt, sagt: wir haben Karten.
    .brief = Handy bereit? Sagt: starten.
one-phone-ask-roles-keys = Jetzt erfahrt ihr einzeln auf diesem Handy, wer ihr seid. Es geht von Hand zu Hand, und die anderen sehen weg. Wenn es spricht, nehmt einen Ohrhörer. Wisst ihr, wer ihr seid, verbergt es, und behaltet das Handy, bis ich einen anderen Namen nenne. Los geht es mit Enter. Habt ihr selbst Karten verteilt, tippt Doppelpunkt, dann wir haben Karten, dann Enter.
    .brief = Handy bereit? Los mit Enter.

## In Worten, die es schon gibt

kit-success-marker = einen Wertungsmarker mit SHIELD nach oben
kit-fail-marker = einen Wertungsmarker mit HYDRA nach oben

only-success = Du musst immer Erfolg spielen.

## Die Regeln, nach Themen

rules-aim = Alle gehören zu SHIELD oder zu HYDRA, und nur Captain America ist allen bekannt. SHIELD will drei Missionen schaffen, HYDRA will drei scheitern lassen.
rules-set-up = Legt die Spieltafel für eure Zahl in die Mitte, daneben die Wertungsmarker und die Missionskarten. Alle bekommen je zwei Abstimmungsmarker. Captain America führt als Erstes an.
rules-set-up-cards = Bei fünf und sechs Leuten gehören zwei zu HYDRA. Bei sieben bis neun drei. Bei zehn und elf vier. Bei zwölf fünf. Captain America, Nick Fury und der Winter Soldier sind immer unter den Karten. Gebt allen eine.
rules-reveal-touch = Durch Ertasten: Bei jedem Schritt geben alle einen Abstimmungsmarker herum, unter dem Tisch, von Hand zu Hand. Nur wen ich nenne, darf ihn ertasten.
rules-reveal-eyes = Mit geschlossenen Augen: Alle machen die Augen zu und strecken eine Faust vor. HYDRA schaut sich um und hebt die Daumen, dann sieht Nick Fury nach den Daumen. Ist Black Widow im Spiel, sieht sie zuletzt nach dem Daumen von Nick Fury. Am Ende öffnen alle die Augen.
rules-team-sizes = So groß sind die Teams der fünf Missionen. Zu fünft: zwei, drei, zwei, drei, drei. Zu sechst: zwei, drei, vier, drei, vier. Zu siebt: zwei, drei, drei, vier, vier. Von acht bis zehn: drei, vier, vier, fünf, fünf. Zu elft: drei, vier, fünf, sechs, sechs. Zu zwölft: vier, fünf, fünf, sechs, sechs.
rules-vote-track = Nach einer Ablehnung geht die Führung nach rechts, und es gibt ein neues Team. Werden drei Teams hintereinander abgelehnt, scheitert die Mission.
rules-mission = Wer im Team ist, spielt verdeckt eine Karte: Erfolg oder Fehlschlag. SHIELD muss Erfolg spielen, nur Maria Hill nicht, wenn sie im Spiel ist. HYDRA hat die Wahl, aber der Winter Soldier muss Fehlschlag spielen. Die Karten werden gemischt und dann aufgedeckt.
rules-mission-fails = Eine Mission scheitert bei einem Fehlschlag. Zwei braucht es bei Teams ab fünf Leuten, wenn die Zahl der Mitspielenden gerade ist, und bei Mission vier mit neun oder elf. Nach der Mission geht die Führung nach rechts.
rules-end = HYDRA gewinnt mit der dritten gescheiterten Mission. Nach der dritten gelungenen sagt Captain America, wer der Winter Soldier ist, und erst dann ist es entschieden.

fact-three-missions = Drei: Drei Erfolge gewinnen für SHIELD, drei gescheiterte Missionen für HYDRA.
fact-spies = Es gibt { N($spies) } Agenten von HYDRA.
fact-loyal = Zu SHIELD gehören { N($loyal) }.
