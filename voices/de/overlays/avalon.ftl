# Was Avalon anders sagt als das Grundspiel: Abenteuer, Gute und Böse, und die Herrin vom See.

## Aufbau, Runden und Fragen

guidance-tableau = Schritt { N(1) }. In die Mitte die Spieltafel für { N($players) }. Daneben die Wertungsmarker, { N(5) } Team-Marker und die Abenteuerkarten auf zwei Stapeln: { N(5) } Erfolg, { N(5) } Fehlschlag.
    .brief = Spieltafel für { N($players) }, der Rest daneben.
guidance-tableau-alone = Schritt { N(1) }. In die Mitte die Spieltafel für { N($players) }. Daneben die Wertungsmarker und { N(5) } Team-Marker. Die Abenteuerkarten bleiben in der Schachtel.
    .brief = Spieltafel für { N($players) }, daneben Wertungsmarker und Team-Marker. Keine Abenteuerkarten.
guidance-markers = Schritt { N(2) }. Legt den Rundenmarker auf Abenteuer { N(1) } und den Wahlmarker auf { N(0) }.
    .brief = Rundenmarker auf { N(1) }, Wahlmarker auf { N(0) }.
guidance-leader-affiliation = Schritt { N(4) }. Der Anführer-Marker geht an { $leader }. Der Marker der Herrin vom See und beide Loyalitätskarten gehen an { $holder }, rechts von { $leader }. Wer anführt, bewegt die Marker auf der Spieltafel.
    .brief = Anführer-Marker an { $leader }, Herrin vom See und Loyalitätskarten an { $holder }.
guidance-own-card-touch = Schritt { N(6) }. Lest eure Karte mit dem Finger, unter dem Tisch: Wer seid ihr, und auf welcher Seite? Verratet nichts. Legt sie verdeckt zurück.
    .brief = Tastet eure Karte ab. Legt sie zurück.
guidance-own-card-eyes = Schritt { N(6) }. Nehmt eure Karte und seht sie euch allein an: Wer seid ihr, und auf welcher Seite? Legt sie verdeckt vor euch hin. Verratet nichts.
    .brief = Seht euch eure Karte an. Legt sie zurück.
guidance-deal-characters = Schritt { N(5) }. Nehmt Charakterkarten: { $resistance }; { $spies }. Füllt mit Getreuen Arthurs und Schergen Mordreds auf. Mischt diese { N($players) } und gebt allen eine, verdeckt.
    .brief = { $resistance }; { $spies }: auffüllen, mischen, verdeckt austeilen.
reveal-touch-ask = Jetzt kommt die Enthüllung, durch Ertasten. Sind alle { N($players) } bereit, sagt: starten. Wisst ihr es schon, sagt: überspringen.
    .brief = Enthüllung durch Ertasten. Starten oder überspringen?
reveal-touch-ask-keys = Jetzt kommt die Enthüllung, durch Ertasten. Drückt Enter, wenn alle { N($players) } bereit sind. Wisst ihr es schon, tippt Doppelpunkt, dann überspringen, dann Enter.
    .brief = Enthüllung durch Ertasten. Los mit Enter.
reveal-eyes-ask = Jetzt kommt die Enthüllung, mit geschlossenen Augen. Sind alle { N($players) } bereit, sagt: starten. Wisst ihr es schon, sagt: überspringen.
    .brief = Enthüllung mit geschlossenen Augen. Starten oder überspringen?
reveal-eyes-ask-keys = Jetzt kommt die Enthüllung, mit geschlossenen Augen. Wenn alle { N($players) } bereit sind, drückt Enter. Wisst ihr es schon, tippt Doppelpunkt, dann überspringen, dann Enter.
    .brief = Enthüllung mit geschlossenen Augen. Los mit Enter.
reveal-over = Die Enthüllung ist vorbei. Sagt: weiter. Soll sie von vorn kommen, sagt: noch einmal.
    .brief = Enthüllung vorbei. Weiter oder noch einmal?
reveal-over-keys = Die Enthüllung ist vorbei. Weiter geht es mit Enter. Soll sie von vorn kommen, tippt Doppelpunkt, das Wort nochmal, dann Enter.
    .brief = Enthüllung vorbei. Weiter mit Enter.
round-begins = Runde { N($round) }. Abenteuer { N($mission) } braucht { N($size) } Leute.
    .brief = Runde { N($round) }.
    .line = Runde { N($round) }: { $leader } führt an, Abenteuer { N($mission) }, { N($size) } Leute.
round-begins-with = Runde { N($round) }. { $leader } führt an. Abenteuer { N($mission) } braucht { N($size) } Leute.
    .brief = Runde { N($round) }: { $leader } führt an.
    .line = Runde { N($round) }: { $leader } führt an, Abenteuer { N($mission) }, { N($size) } Leute.
round-begins-targeting = Runde { N($round) }. { $leader } führt an und wählt das Abenteuer.
    .brief = Runde { N($round) }, { $leader }.
    .line = Runde { N($round) }: { $leader } führt an und wählt das Abenteuer.
two-fails-needed = Dieses Abenteuer scheitert erst bei { $fails ->
        [2] zwei
       *[other] { N($fails) }
    } Fehlschlägen.
    .brief = Zwei Fehlschläge nötig.
resistance-match-point = Gelingt dieses Abenteuer, haben die Guten drei Erfolge.
spies-match-point = Scheitert dieses Abenteuer, gewinnen die Bösen.
both-match-point = Scheitert dieses Abenteuer, gewinnen die Bösen. Gelingt es, haben die Guten drei Erfolge.
last-proposal = Letzter Vorschlag: Wird dieses Team abgelehnt, gewinnen die Bösen.
recap-round = Runde { N($round) }, Abenteuer { N($mission) }. { $leader } führt an.
recap-round-open = Runde { N($round) }. { $leader } führt an und wählt das Abenteuer.
recap-team-goes = Auf Abenteuer: { $team }.
recap-last-rejection = { N($rejections) } von { N($most) } Ablehnungen in dieser Runde: Bei der nächsten ist Schluss, und die Bösen gewinnen.
lay-again-cards = Alle nehmen zwei Abstimmungsmarker. Wer die eigene Charakterkarte behalten hat, legt sie verdeckt vor sich hin. Alles andere kommt neben die Spieltafel, die Abenteuerkarten nach Sorten.
lay-again-missions = { $leader }, verteil die Abenteuerkarten noch einmal an { $team }. Spielt wie vorher.
ask-mission = { $leader }, welches Abenteuer? { $count ->
        [one] Offen ist nur Abenteuer { $missions }.
       *[other] Offen sind die Abenteuer { $missions }.
    }
mission-named = { $leader } wählt Abenteuer { N($mission) }, für { N($size) } Leute.
    .brief = Abenteuer { N($mission) }, { N($size) } Leute.
proposed = { $leader } schlägt { $team } vor.
    .brief = { $team }.
    .line = Vorschlag { N($proposal) }: { $leader } schlägt { $team } für Abenteuer { N($mission) } vor.
mission-succeeds = { $fails ->
        [0] Null Fehlschläge. Abenteuer { N($mission) } gelingt.
        [one] Nur ein Fehlschlag. Abenteuer { N($mission) } gelingt.
       *[other] Nur { N($fails) } Fehlschläge. Abenteuer { N($mission) } gelingt.
    }
    .brief = { $fails ->
        [0] Null Fehlschläge: gelungen.
        [one] Nur ein Fehlschlag: gelungen.
       *[other] Nur { N($fails) } Fehlschläge: gelungen.
    }
    .line = Abenteuer { N($mission) }: gelungen, { N($fails) } { $fails ->
        [one] Fehlschlag
       *[other] Fehlschläge
    }.
mission-fails = { $fails ->
        [one] Genau ein Fehlschlag. Abenteuer { N($mission) } scheitert.
       *[other] { N($fails) } Fehlschläge. Abenteuer { N($mission) } scheitert.
    }
    .brief = { $fails ->
        [one] Genau ein Fehlschlag: gescheitert.
       *[other] { N($fails) } Fehlschläge: gescheitert.
    }
    .line = Abenteuer { N($mission) }: gescheitert, { N($fails) } { $fails ->
        [one] Fehlschlag
       *[other] Fehlschläge
    }.
score-line = Die Guten { N($successes) }, die Bösen { N($failures) }.
    .line = Punktestand: die Guten { N($successes) }, die Bösen { N($failures) }.
marker-success = Legt { KIT("success-marker") } auf Abenteuer { N($mission) }.
    .brief = Auf { N($mission) } { KIT("success-marker") }.
marker-fail = Legt { KIT("fail-marker") } auf Abenteuer { N($mission) }.
    .brief = Auf { N($mission) } { KIT("fail-marker") }.
round-marker = Setzt den Rundenmarker auf Abenteuer { N($mission) }.
    .brief = Rundenmarker auf { N($mission) }.
cards-home = Legt alle Abenteuerkarten zurück auf ihre Stapel.
    .brief = Abenteuerkarten auf ihre Stapel.
rejections = { $rejections ->
        [one] Erste Ablehnung in dieser Runde: Bei der fünften gewinnen die Bösen.
       *[other] { N($rejections) } von { N(5) } Ablehnungen.
    }
    .brief = { $rejections ->
        [one] Erste Ablehnung.
       *[other] { N($rejections) } von { N(5) } Ablehnungen.
    }
mission-forfeited = Abenteuer { N($mission) } scheitert: Zu viele Teams wurden abgelehnt.
spies-win-missions = Die Bösen gewinnen. Drei Abenteuer sind gescheitert.
spies-win-votes = Die Bösen gewinnen. Fünf Teams hintereinander wurden abgelehnt.
summary-missions = { $missions ->
        [0] Es gab kein Abenteuer.
        [1] Ein Abenteuer: { $successes ->
            [0] gescheitert.
           *[other] gelungen.
        }
       *[other] { N($missions) } Abenteuer: { $successes ->
            [0] keines gelungen
            [1] eines gelungen
           *[other] { N($successes) } gelungen
        }, { $failures ->
            [0] keines gescheitert.
            [1] eines gescheitert.
           *[other] { N($failures) } gescheitert.
        }
    }
summary-mission-success = Abenteuer { N($mission) } gelang mit { $team }, angeführt von { $leader }. { $fails ->
        [0] Null Fehlschläge.
        [one] Ein Fehlschlag.
       *[other] { N($fails) } Fehlschläge.
    }
summary-mission-fail = Abenteuer { N($mission) } scheiterte mit { $team }, angeführt von { $leader }. { $fails ->
        [one] Ein Fehlschlag.
       *[other] { N($fails) } Fehlschläge.
    }
summary-more = Soll ich jedes Abenteuer erzählen, sagt: mehr davon.
    .brief = Für den Rest: mehr davon.
summary-more-keys = Soll ich jedes Abenteuer erzählen, drückt m.
    .brief = Für den Rest: m.
undone-mission = Zurückgenommen: die Wahl von Abenteuer { N($mission) }.
undone-vote-cards = { $leader }, nimm alle ausgeteilten Abenteuerkarten zurück. Misch sie, dann sortier sie auf ihre Stapel.
undone-fails = Zurückgenommen: { $fails ->
        [0] das Abenteuer ohne Fehlschlag.
        [one] das Abenteuer mit einem Fehlschlag.
       *[other] das Abenteuer mit { N($fails) } Fehlschlägen.
    }
score-marker-off = Nehmt den Wertungsmarker von Abenteuer { N($mission) } herunter.
status-reveal = Als Nächstes kommt die Enthüllung.
status-mission-choice = { $leader } führt an und wählt jetzt ein Abenteuer.
status-proposal = { $leader } führt an und wählt jetzt { $size ->
        [one] eine Person
       *[other] { N($size) } Leute
    } für Abenteuer { N($mission) }.
status-vote = Abstimmung über { $team }, für Abenteuer { N($mission) }. { $leader } führt an.
status-mission = { $count ->
        [one] Abenteuer { N($mission) } läuft, dabei ist nur { $team }.
       *[other] Abenteuer { N($mission) } läuft, dabei sind { $team }.
    } Das Ergebnis steht noch aus.
score-none = Noch kein Abenteuer gespielt. Null zu null.
score-mission-success = Abenteuer { N($mission) }: gelungen.
score-mission-fail = Abenteuer { N($mission) }: gescheitert.
score-mission-open = Abenteuer { N($mission) }: offen, { N($size) } Leute.

## Plotkarten

does-close-eye = Einmalig: Wenn die Abenteuerkarten liegen, kann man sich allein die Karte eines Teammitglieds ansehen.
guidance-markers-plot = Schritt { N(2) }. Legt den Rundenmarker auf Abenteuer { N(1) } und den Wahlmarker auf { N(0) }. { $cards ->
        [15] Mischt alle { N($cards) } Plotkarten.
       *[other] Mischt die { N($cards) } Plotkarten für { N($players) } Leute: Für wie viele eine Karte ist, steht hinter ihrem Namen.
    } Legt sie verdeckt neben die Spieltafel.
    .brief = Rundenmarker auf { N(1) }, Wahlmarker auf { N(0) }. { N($cards) } Plotkarten mischen, verdeckt daneben.
look-by-touch = { $viewer }, taste die Unterkante ab: Ein Kreuz heißt böse, ein leeres Kästchen heißt gut.
    .brief = { $viewer }, fühl nach.
undone-close-eye = { $leader }, nimm alle ausgeteilten Abenteuerkarten zurück. Misch sie, sortier sie und teil sie dem Team neu aus. Spielt wie vorher.

## Mit dem Kopfhörer

guidance-deal-dealt = Schritt { N(5) }. Charakterkarten braucht ihr keine. Ich verteile { N($resistance) } Rollen für die Guten und { N($spies) } für die Bösen.
    .brief = Keine Charakterkarten: Ich verteile.
headset-cards = Das Abenteuer einzeln über den Kopfhörer, ohne Karten.
    .brief = Das Abenteuer, über Kopfhörer.
one-phone-cards = Das Abenteuer einzeln auf diesem Handy, ohne Karten. Die anderen sehen weg. Habt ihr gewählt, verbergt es, und behaltet das Handy, bis ich einen anderen Namen nenne.
    .brief = Das Abenteuer, am Handy.
roles-told-spies = { $count ->
        [one] Bei den Bösen war nur { $names }
       *[other] Bei den Bösen waren { $names }
    }.
whisper-card = Deine Abenteuerkarte.
only-success = Nur die Bösen spielen Fehlschlag. Du musst Erfolg spielen.
whisper-only-success = Nur die Bösen spielen Fehlschlag. Du musst Erfolg spielen, mit der Tabulatortaste.

## Ablehnungen

buffer-missions = Abenteuer
refused-team-size = { $found ->
        [one] Das ist eine Person
       *[other] Das sind { N($found) } Leute
    }, das Abenteuer braucht { $wanted ->
        [one] genau eine
       *[other] { N($wanted) }
    }. Nichts hat sich geändert.
refused-fails-spies = { N($found) } Fehlschläge sind zu viele: Zu den Bösen gehören nur { N($spies) }. Nichts hat sich geändert.
refused-mission-run = Abenteuer { N($mission) } ist schon gespielt. Nichts hat sich geändert.
refused-mission-closed = Abenteuer fünf ist erst frei, wenn zwei Abenteuer gelungen sind. Nichts hat sich geändert.
refused-no-mission = Ein Abenteuer { $word } gibt es nicht. Die Abenteuer gehen von eins bis fünf. Nichts hat sich geändert.

## Berichte

export-title = Avalon: Partie { $game }
export-on-missions = Abenteuer als Teammitglied
export-missions = Abenteuer
export-missions-caption = Die fünf Abenteuer
export-mission = Abenteuer
export-deed-mission = Nach dem Abenteuer: { $what }
export-no-mission = In dieser Runde gab es kein Abenteuer.

## Karten

card-count-resistance = { $characters ->
        [0] { N($count) } für die Guten
       *[other] { N($count) } für die Guten, darunter { $names }
    }
card-count-spies = { $characters ->
        [0] { N($count) } für die Bösen
       *[other] { N($count) } für die Bösen, darunter { $names }
    }
guidance-markers-plot-affiliation = Schritt { N(2) }. Legt den Rundenmarker auf Abenteuer { N(1) } und den Wahlmarker auf { N(0) }. { $cards ->
        [15] Mischt alle { N($cards) } Plotkarten.
       *[other] Mischt die { N($cards) } Plotkarten für { N($players) } Leute: Für wie viele eine Karte ist, steht hinter ihrem Namen.
    } Legt sie verdeckt neben die Spieltafel, dazu beide Loyalitätskarten.
    .brief = Rundenmarker auf { N(1) }, Wahlmarker auf { N(0) }. { N($cards) } Plotkarten mischen, verdeckt daneben. Beide Loyalitätskarten bereit.
affiliation-pass = { $owner }, behalt deine Charakterkarte. Nimm beide Loyalitätskarten unter den Tisch. Gib die wahre an { $viewer }, { $way }, und leg die andere auf den Schoß. Lügen ist verboten. Sonst tastet und schaut niemand.
    .brief = { $owner }, die wahre Loyalitätskarte an { $viewer }, { $way }.
affiliation-back = { $viewer }, gib sie auf demselben Weg zurück. { $owner }, misch beide Loyalitätskarten unter dem Tisch und leg sie verdeckt zurück.
    .brief = { $viewer }, gib sie zurück. { $owner }, misch beide und leg sie zurück.

## Die Herrin vom See, und das Ende

guidance-leader-inquisitor = Schritt { N(4) }. Der Anführer-Marker geht an { $leader }, der Marker der Herrin vom See an { $holder }, rechts von { $leader }. Wer anführt, bewegt die Marker auf der Spieltafel.
    .brief = Anführer-Marker an { $leader }, Herrin vom See an { $holder }.
ask-examine-witch = { $player }, du hast den Marker der Herrin vom See. Wen untersuchst du: { $names }? Sag: untersuche, und dazu den Namen.
    .brief = { $player }, wen untersuchst du: { $names }?
ask-examine-witch-keys = { $player }, du hast den Marker der Herrin vom See. Wen untersuchst du: { $names }? Tipp den Platz.
    .brief = { $player }, wen untersuchst du: { $names }? Tipp den Platz.
loyalty-pick-feel = { $examined }, Kreuz heißt böse, leeres Kästchen gut. Gib die wahre auf demselben Weg zurück und leg die andere auf den Schoß. Lügen ist verboten.
    .brief = { $examined }, die wahre Karte zurück.
loyalty-return = { $examiner }, gib die Karte wieder zurück, und den Marker der Herrin vom See dazu. { $examined }, behalt beide Karten und den Marker.
    .brief = { $examiner }, Karte und Marker an { $examined }.
token-passed-dealt = Der Marker der Herrin vom See geht an { $to }.
role-witch = Marker der Herrin vom See
token-back = Der Marker der Herrin vom See geht mit beiden Loyalitätskarten zurück an { $holder }.
token-back-dealt = Der Marker der Herrin vom See geht zurück an { $holder }.

## Eine Untersuchung mit der Herrin vom See

script-witch-choose = Die Herrin vom See untersucht jemanden. Wer den Marker der Herrin vom See hat, nennt jetzt jemanden, der ihn noch nie hatte.
script-witch-pick = Wer untersucht wird: Ein Kreuz heißt böse, ein leeres Kästchen gut. Such die Karte mit deiner eigenen Seite. Lügen ist verboten. Leg die andere auf den Schoß. Beim Ton gib die wahre auf demselben Weg zurück.

## Die Ausgabe in Sätzen

editions-sides = Wer Abenteuer gelingen lassen will: { $good }. Wer sie scheitern lassen will: { $evil }.
editions-cards = Karten auf einem Abenteuer, { $good }: { card-success }. Und { $evil }: { card-success } oder { card-fail }.
editions-fails = { $fails ->
        [one] Abenteuer { N($mission) } scheitert mit einem Fehlschlag.
       *[other] Abenteuer { N($mission) } scheitert mit { N($fails) } Fehlschlägen.
    }
editions-rejections-mission = { $count ->
        [one] Nach einem abgelehnten Team scheitert das Abenteuer.
       *[other] Nach { N($count) } abgelehnten Teams hintereinander scheitert das Abenteuer.
    }
editions-three-fails = Nach drei gescheiterten Abenteuern ist das Spiel aus. Gewonnen haben dann: { $side }.
editions-end = Nach drei gelungenen Abenteuern ist das Spiel aus. Gewonnen haben dann: { $side }.

## Üben

practice-ask-team = { $leader }, das Abenteuer braucht { N($size) } Leute. Wer geht?
    .brief = { $leader }, welche { N($size) }?
practice-ask-card = { $player }, deine Karte für das Abenteuer: { $cards }?
practice-clean-so-far = Aus diesem Team war niemand bei einem gescheiterten Abenteuer dabei.
practice-clean-but-me = Außer mir war davon niemand bei einem gescheiterten Abenteuer dabei.
practice-hint-clean-but-you = Außer dir war davon niemand bei einem gescheiterten Abenteuer dabei.
practice-failed = { $count ->
        [one] { $other } war bei einem gescheiterten Abenteuer dabei.
       *[other] { $other } war bei { N($count) } gescheiterten Abenteuern dabei.
    }
practice-for-failed = { $other } war für das Team eines gescheiterten Abenteuers.
practice-review-failed = Abenteuer { N($mission) } ist gescheitert: { $plays }.
practice-review-not-enough = Abenteuer { N($mission) } ist trotzdem gelungen: { $plays }.
practice-review-held-back = Auf Abenteuer { N($mission) } { $count ->
        [0] hättest du Fehlschlag spielen können und hast
        [100] hättet { $names } Fehlschlag spielen können und habt
        [one] hätte { $names } Fehlschlag spielen können und hat
       *[other] hätten { $names } Fehlschlag spielen können und haben
    } Erfolg gespielt.
practice-review-good-team = { $leads ->
        [0] Dein Vorschlag
       *[other] Vorschlag von { $leader }
    } für Abenteuer { N($mission) }: { $team }, niemand davon { $evil }. Dagegen { $count ->
        [0] warst
        [100] wart
        [one] war
       *[other] waren
    } { $names }, { $good }.

## Die Regeln, nach Themen

rules-aim = Alle sind heimlich gut oder böse. Den Guten sollen drei Abenteuer gelingen, die Bösen wollen, dass drei scheitern.
rules-more = Mehr gibt es zu: { $list }. Sag zum Beispiel: was ist ein Abenteuer.
rules-more-typed = Mehr gibt es zu: { $list }. Tippe zum Beispiel: was ist ein Abenteuer.
rules-title-mission = Abenteuer
rules-set-up = Legt die Spieltafel für eure Zahl in die Mitte, daneben die Wertungsmarker, die Team-Marker und die Abenteuerkarten. Alle bekommen je zwei Abstimmungsmarker. Jemand führt als Erstes an.
rules-set-up-cards = Bei fünf und sechs Leuten sind zwei böse. Bei sieben bis neun drei. Bei zehn vier. Merlin und der Meuchelmörder sind immer unter den Karten. Gebt allen eine.
rules-reveal-touch = Durch Ertasten: Bei jedem Schritt geben alle einen Abstimmungsmarker herum, unter dem Tisch, von Hand zu Hand. Nur wen ich nenne, darf ihn ertasten.
rules-reveal-eyes = Mit geschlossenen Augen: Alle machen die Augen zu und strecken eine Faust vor. Die Schergen sehen sich um, ohne Oberon, und machen die Augen wieder zu. Dann heben alle Schergen außer Mordred die Daumen, auch Oberon, und Merlin sieht nach den Daumen. Ist Parzival im Spiel, sieht er zuletzt nach den Daumen von Merlin und Morgana. Am Ende öffnen alle die Augen.
rules-vote-track = Nach einer Ablehnung geht die Führung nach links, und es gibt ein neues Team. Werden in einer Runde fünf Teams abgelehnt, gewinnen die Bösen.
rules-mission = Wer im Team ist, spielt verdeckt eine Karte: Erfolg oder Fehlschlag. Die Guten müssen Erfolg spielen, die Bösen haben die Wahl. Die Karten werden gemischt und dann aufgedeckt.
rules-mission-fails = Ein Fehlschlag lässt das Abenteuer scheitern. Nur bei Abenteuer vier ab sieben Leuten braucht es zwei. Nach dem Abenteuer geht die Führung nach links.
rules-end = Die Bösen gewinnen mit dem dritten gescheiterten Abenteuer und mit dem fünften abgelehnten Team einer Runde. Nach dem dritten gelungenen sagt der Meuchelmörder, wen er für Merlin hält, und erst dann ist es entschieden.

fact-three-missions = Drei: Die Guten brauchen drei Erfolge, drei gescheiterte Abenteuer gewinnen für die Bösen.
fact-spies = Es gibt { N($spies) } Schergen Mordreds.
fact-loyal = Gut sind { N($loyal) }.
fact-after-rejection = { $left ->
        [0] Dann gewinnen die Bösen.
        [one] Dann führt { $leader } an. Nach noch einer Ablehnung gewinnen die Bösen.
       *[other] Dann führt { $leader } an. Nach noch { N($left) } Ablehnungen gewinnen die Bösen.
    }
fact-led = Abenteuer { N($mission) } hat { $leader } angeführt.
fact-fails-were = Abenteuer { N($mission) }: { $fails ->
        [0] kein Fehlschlag.
        [one] ein Fehlschlag.
       *[other] { N($fails) } Fehlschläge.
    }
fact-fails-needed = { $fails ->
        [one] Schon ein Fehlschlag lässt Abenteuer { N($mission) } scheitern.
       *[other] Abenteuer { N($mission) } scheitert erst mit { N($fails) } Fehlschlägen.
    }
fact-team-size = Auf Abenteuer { N($mission) } gehen { N($size) } Leute.
fact-never = Noch auf keinem Abenteuer: { $names }.
fact-all-went = Alle waren schon auf einem Abenteuer.
fact-always = Bisher auf jedem Abenteuer: { $names }.
fact-nobody-always = Niemand war auf jedem Abenteuer.
fact-team-of = Auf Abenteuer { N($mission) }: { $team }.
fact-track = { $rejections ->
        [0] Keine Ablehnung in dieser Runde.
        [one] Eine Ablehnung in dieser Runde.
       *[other] { N($rejections) } Ablehnungen in dieser Runde.
    } { $left ->
        [one] Noch eine, und die Bösen gewinnen.
       *[other] Noch { N($left) }, und die Bösen gewinnen.
    }
fact-times = { $player } war auf { $times ->
        [0] keinem Abenteuer.
        [one] einem Abenteuer.
       *[other] { N($times) } Abenteuern.
    }
fact-two-fails = Abenteuer vier scheitert erst bei zwei Fehlschlägen. Bei allen anderen reicht einer.
fact-one-fail = Keines: Ein Fehlschlag reicht immer.
fact-after-approval = Dann geht das Team ins Abenteuer: Jeder davon spielt eine Karte verdeckt.
fact-spies-vote = Alle dürfen stimmen, wie sie wollen, auch die Bösen.
fact-fails-do-not-add = Zwei Fehlschläge sind nicht schlimmer als einer: Das Abenteuer scheitert.
fact-mission-now = Abenteuer { N($mission) }: Es gehen { N($size) } Leute.
fact-loyal-must = Nein, die Guten müssen Erfolg spielen. Nur die Bösen dürfen Fehlschlag spielen.
