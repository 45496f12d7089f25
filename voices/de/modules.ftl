# Falle, Umkehrer und Abtrünniger: was der Erzähler dazu sagt.

module-trap = die Falle
module-reverser = beide Umkehrer
module-reverser-spy = der Umkehrer der Spione
module-reverser-resistance = der Umkehrer des Widerstands
module-rogue = beide Abtrünnigen
module-rogue-spy = der Abtrünnige der Spione
module-rogue-resistance = der Abtrünnige des Widerstands

## Die Karten einer Mission

card-success = Erfolg
card-fail = Fehlschlag
card-reverse = Umkehrung
card-rogue-success = Abtrünnigen-Erfolg
mission-cards-more = { $count ->
        [one] { $leader }, gib { $team } eine Missionskarte jeder Sorte: { $cards }.
       *[other] { $leader }, gib { $team } je eine Missionskarte jeder Sorte: { $cards }.
    }
    .brief = { $leader }, gib { $team } Karten.
mission-may-play-more = Der Widerstand muss Erfolg spielen, Spione haben die Wahl zwischen Erfolg und Fehlschlag. Besondere Rollen haben eigene Regeln.
reminder-reversers = Nur Umkehrer dürfen Umkehrung spielen. Sie haben die Wahl zwischen Erfolg und Umkehrung: Auch der Umkehrer der Spione spielt nie Fehlschlag. Eine Umkehrung dreht das Ergebnis um, zwei heben sich auf.
    .brief = Umkehrung: nur Umkehrer. Auch der Umkehrer der Spione spielt nie Fehlschlag.
reminder-reverser-spy = Nur der Umkehrer der Spione darf Umkehrung spielen. Er hat die Wahl zwischen Erfolg und Umkehrung und spielt nie Fehlschlag. Eine Umkehrung dreht das Ergebnis um.
    .brief = Umkehrung: nur der Umkehrer der Spione. Er spielt nie Fehlschlag.
reminder-reverser-resistance = Nur der Umkehrer des Widerstands darf Umkehrung spielen. Er hat die Wahl zwischen Erfolg und Umkehrung. Eine Umkehrung dreht das Ergebnis um.
    .brief = Umkehrung: nur der Umkehrer des Widerstands.
reminder-rogue-resistance = Nur der Abtrünnige des Widerstands darf Abtrünnigen-Erfolg spielen, und auch er nicht, wenn er den Wachmarker hat. Die Karte zählt als Erfolg.
    .brief = Abtrünnigen-Erfolg: nur der Abtrünnige des Widerstands, ohne Wachmarker.
reminder-rogue-spy = Niemand darf Abtrünnigen-Erfolg spielen: In dieser Partie hat der Widerstand keinen Abtrünnigen. Der Abtrünnige der Spione spielt Erfolg oder Fehlschlag, wie andere Spione auch.
    .brief = Niemand spielt Abtrünnigen-Erfolg.

card-fails = { $count ->
        [0] null Fehlschläge
        [one] ein Fehlschlag
       *[other] { N($count) } Fehlschläge
    }
card-reverses = { $count ->
        [0] null Umkehrungen
        [one] eine Umkehrung
       *[other] { N($count) } Umkehrungen
    }
card-rogues = { $count ->
        [0] null Abtrünnigen-Erfolge
        [one] ein Abtrünnigen-Erfolg
       *[other] { N($count) } Abtrünnigen-Erfolge
    }
counted-succeeds = { $cards }: { $fails ->
        [0] Mission { N($mission) } gelingt.
       *[other] zu wenige Fehlschläge, Mission { N($mission) } gelingt.
    }
counted-fails = { $cards }: Mission { N($mission) } scheitert.
turned-succeeds = { $cards }: Das Ergebnis dreht sich um, Mission { N($mission) } gelingt.
turned-fails = { $cards }: { $fails ->
        [0] Das Ergebnis dreht sich um, Mission { N($mission) } scheitert.
       *[other] zu wenige Fehlschläge, aber das Ergebnis dreht sich um, Mission { N($mission) } scheitert.
    }
cancelled-succeeds = { $cards }: { $fails ->
        [0] Die Umkehrungen heben sich auf, Mission { N($mission) } gelingt.
       *[other] zu wenige Fehlschläge, die Umkehrungen heben sich auf, Mission { N($mission) } gelingt.
    }
cancelled-fails = { $cards }: Die Umkehrungen heben sich auf, Mission { N($mission) } scheitert.
summary-mission-counted = { $counted } Im Team, angeführt von { $leader }: { $team }.

mission-shuffle-more = Beide mischen. { $leader }, deck nur die gespielten Karten auf und sortier sie.
    .brief = Beide mischen. { $leader } deckt auf, sortiert.
card-kind-fails = Fehlschläge
card-kind-reverses = Umkehrungen
card-kind-rogues = Abtrünnigen-Erfolge
ask-count = Wie viele { $kinds }? Sagt zum Beispiel: { $example }.
    .brief = { $kinds }?
ask-reverses = Und wie viele Umkehrungen?
    .brief = Wie viele Umkehrungen?
ask-reverses-keys = Und wie viele Umkehrungen? Tippt die Zahl, dann Enter.
    .brief = Wie viele Umkehrungen?
ask-rogues = Und wie viele Abtrünnigen-Erfolge?
    .brief = Abtrünnigen-Erfolge?
ask-rogues-keys = Und wie viele Abtrünnigen-Erfolge? Tippt die Zahl, dann Enter.
    .brief = Abtrünnigen-Erfolge?
heard-count = { $cards }. Sagt: bestätigen oder abbrechen.
    .brief = { $cards }: bestätigen?
undone-count = Zurückgenommen: das Ergebnis der Mission, { $cards }.
played-reverse = { $player } hat eine Umkehrung gespielt.
played-rogue = { $player } hat einen Abtrünnigen-Erfolg gespielt.

ask-face-up-more = Was hat { $player } gespielt: { $cards }? Sagt zum Beispiel: { $player } spielt Erfolg.
    .brief = Was hat { $player } gespielt: { $cards }?
ask-face-up-more-keys = Was hat { $player } gespielt? Tippt { $keys }.

## Der Wachmarker

ask-watch = { $leader }, wer bekommt den Wachmarker: { $names }? Sag: Wache für, und dazu den Namen.
    .brief = { $leader }, der Wachmarker: { $names }?
ask-watch-keys = { $leader }, wer bekommt den Wachmarker: { $names }? Tipp den Platz.
    .brief = { $leader }, der Wachmarker: { $names }?
watched = { $leader } gibt den Wachmarker an { $member }.
watched-rule = { $member }, leg ihn vor dich hin. Wer ihn hat, darf in dieser Mission keinen Abtrünnigen-Erfolg spielen.

role-watch = Wachmarker

## Die Falle

ask-trap = Wenn alle Karten gespielt sind: { $leader }, wessen Karte legst du zur Seite: { $names }? Sag: Falle für, und dazu den Namen.
    .brief = Wenn alle Karten gespielt sind: { $leader }, die Falle: { $names }?
ask-trap-keys = Wenn alle Karten gespielt sind: { $leader }, wessen Karte legst du zur Seite: { $names }? Tipp den Platz.
    .brief = Wenn alle Karten gespielt sind: { $leader }, die Falle: { $names }?
trapped = { $leader } legt die Karte von { $member } zur Seite. Sie zählt nicht.
trap-pass = { $member }, gib deine gespielte Karte verdeckt an { $leader }, { $way }. Sonst tastet und schaut niemand.
    .brief = { $member }, die gespielte an { $leader }, { $way }.
trap-look = { $leader }, sieh sie dir allein an und leg sie verdeckt auf den Schoß: Sie kommt zu den ungespielten. Du darfst dazu sagen, was du willst, wahr oder nicht.
    .brief = { $leader }, ansehen, dann auf den Schoß.
trap-feel = { $leader }, taste sie ab oder sieh sie dir allein an. Leg sie verdeckt auf den Schoß: Sie kommt zu den ungespielten. Du darfst dazu sagen, was du willst, wahr oder nicht.
    .brief = { $leader }, abtasten, dann auf den Schoß.

## Ein Abtrünniger, der allein gewinnt

ask-claim-resistance = Drei Missionen sind gelungen. Hat der Abtrünnige des Widerstands Abtrünnigen-Erfolg gespielt, in dieser Mission und in einer früheren, gewinnt er allein. War das { $names }? Wer es war, deckt die Charakterkarte auf, falls es eine gibt. Sagt den Namen, dann: allein. Oder sagt: niemand allein.
    .brief = Gewinnt ein Abtrünniger allein: { $names }? Oder niemand allein?
ask-claim-resistance-keys = Drei Missionen sind gelungen. Hat der Abtrünnige des Widerstands Abtrünnigen-Erfolg gespielt, in dieser Mission und in einer früheren, gewinnt er allein. War das { $names }? Wer es war, deckt die Charakterkarte auf, falls es eine gibt. Tippt den Platz oder drückt Enter für niemand.
    .brief = Gewinnt ein Abtrünniger allein: { $names }? Enter für niemand.
ask-claim-spies = Drei Missionen sind gescheitert. Hat der Abtrünnige der Spione Fehlschlag gespielt, in dieser Mission und in einer früheren, gewinnt er allein. War das { $names }? Wer es war, deckt die Charakterkarte auf, falls es eine gibt. Sagt den Namen, dann: allein. Oder sagt: niemand allein.
    .brief = Gewinnt ein Abtrünniger allein: { $names }? Oder niemand allein?
ask-claim-spies-keys = Drei Missionen sind gescheitert. Hat der Abtrünnige der Spione Fehlschlag gespielt, in dieser Mission und in einer früheren, gewinnt er allein. War das { $names }? Wer es war, deckt die Charakterkarte auf, falls es eine gibt. Tippt den Platz oder drückt Enter für niemand.
    .brief = Gewinnt ein Abtrünniger allein: { $names }? Enter für niemand.
no-claim-no-rogue-now = Der Abtrünnige des Widerstands gewinnt nicht allein: kein Abtrünnigen-Erfolg in der letzten Mission.
no-claim-no-rogue-before = Der Abtrünnige des Widerstands gewinnt nicht allein: kein Abtrünnigen-Erfolg vor der letzten Mission.
no-claim-nobody-rogue-twice = Der Abtrünnige des Widerstands gewinnt nicht allein. Niemand kann Abtrünnigen-Erfolg in der letzten Mission und in einer früheren gespielt haben.
no-claim-no-fail-now = Der Abtrünnige der Spione gewinnt nicht allein: kein Fehlschlag in der letzten Mission.
no-claim-no-fail-before = Der Abtrünnige der Spione gewinnt nicht allein: kein Fehlschlag vor der letzten Mission.
no-claim-nobody-failed-twice = Der Abtrünnige der Spione gewinnt nicht allein. Niemand kann Fehlschlag in der letzten Mission und in einer früheren gespielt haben.
rogue-wins-successes = { $player } gewinnt allein. Der Abtrünnige des Widerstands hat Abtrünnigen-Erfolg gespielt, in der letzten Mission und in einer früheren.
rogue-wins-fails = { $player } gewinnt allein. Der Abtrünnige der Spione hat Fehlschlag gespielt, in der letzten Mission und in einer früheren.
rogue-shares-resistance = Der Abtrünnige des Widerstands hat nur einen Teilsieg.
rogue-shares-spies = Der Abtrünnige der Spione hat nur einen Teilsieg.
undone-claim = Zurückgenommen: der Alleinsieg von { $player }.
undone-no-claim = Zurückgenommen: die Antwort, dass niemand allein gewinnt.

## Wo das Spiel steht

status-watch = Auf Mission { N($mission) } sind { $team }. { $leader } vergibt jetzt den Wachmarker.
status-trap = Auf Mission { N($mission) } sind { $team }. Alle Karten sind gespielt. { $leader } legt jetzt eine davon zur Seite.
status-claim = Die letzte Mission ist gespielt. Offen ist noch, ob ein Abtrünniger allein gewinnt.

## Abgelehnt

refused-fails-reverser = { N($found) } Fehlschläge sind zu viele: { $spies ->
        [one] Nur ein Spion darf
       *[other] Nur { N($spies) } Spione dürfen
    } Fehlschlag spielen, der Umkehrer der Spione nicht. Nichts hat sich geändert.
refused-reverses = { $able ->
        [0] In dieser Partie gibt es keinen Umkehrer, also auch keine Umkehrung.
        [one] Höchstens eine Umkehrung: Es gibt nur einen Umkehrer.
       *[other] Höchstens { N($able) } Umkehrungen: Es gibt { N($able) } Umkehrer.
    } Nichts hat sich geändert.
refused-rogues = { $able ->
        [0] In dieser Partie hat der Widerstand keinen Abtrünnigen, also gibt es auch keinen Abtrünnigen-Erfolg.
       *[other] Höchstens ein Abtrünnigen-Erfolg: Der Widerstand hat nur einen Abtrünnigen.
    } Nichts hat sich geändert.
refused-too-many-cards = Das sind zusammen { N($found) } Karten, aber es zählen nur { N($cards) }. Nichts hat sich geändert.
refused-cards-trap = { $found ->
        [one] Das ist eine Karte
       *[other] Das sind { N($found) } Karten
    }, aber ohne die zur Seite gelegte sind es { N($team) }. Nichts hat sich geändert.
refused-reverses-face-up = { $found ->
        [0] Keine Umkehrung
        [one] Eine Umkehrung
       *[other] { N($found) } Umkehrungen
    }: Das passt nicht zu den offenen Karten. Die Zahl muss mindestens { N($least) } und höchstens { N($most) } sein. Nichts hat sich geändert.
refused-rogues-face-up = { $found ->
        [0] Kein Abtrünnigen-Erfolg
        [one] Ein Abtrünnigen-Erfolg
       *[other] { N($found) } Abtrünnigen-Erfolge
    }: Das passt nicht zu den offenen Karten. Die Zahl muss mindestens { N($least) } und höchstens { N($most) } sein. Nichts hat sich geändert.
refused-holds-watch = { $player } hat den Wachmarker und darf keinen Abtrünnigen-Erfolg spielen. Nichts hat sich geändert.
refused-claim-team = { $player } war nicht im Team der letzten Mission und kann nicht allein gewinnen. Nichts hat sich geändert.
refused-claim-aside = Die Karte von { $player } aus der letzten Mission liegt zur Seite und zählt nicht. Nichts hat sich geändert.
refused-claim-watch = { $player } hatte in der letzten Mission den Wachmarker und kann nicht allein gewinnen. Nichts hat sich geändert.
refused-claim-no-rogue = { $player } hat in der letzten Mission keinen Abtrünnigen-Erfolg gespielt: Das zeigen die offenen Karten. Nichts hat sich geändert.
refused-claim-no-fail = { $player } hat in der letzten Mission keinen Fehlschlag gespielt: Das zeigen die offenen Karten. Nichts hat sich geändert.
refused-claim-rogue-before = { $player } kann in keiner früheren Mission Abtrünnigen-Erfolg gespielt haben. Nichts hat sich geändert.
refused-claim-fail-before = { $player } kann in keiner früheren Mission Fehlschlag gespielt haben. Nichts hat sich geändert.

## Aufbau

card-set = { N($count) } Karten { $card }
card-character-reverser = ein Umkehrer
card-character-rogue = ein Abtrünniger
card-count-resistance = { $characters ->
        [0] { N($count) } Karten Widerstand
       *[other] { N($count) } Karten Widerstand, darunter { $names }
    }
card-count-spies = { $characters ->
        [0] { N($count) } Karten Spion
       *[other] { N($count) } Karten Spion, darunter { $names }
    }
guidance-markers-plot-affiliation = Schritt { N(2) }. Legt den Rundenmarker auf Mission { N(1) } und den Wahlmarker auf { N(0) }. { $cards ->
        [15] Mischt alle { N($cards) } Plotkarten.
       *[other] Mischt die { N($cards) } Plotkarten für { N($players) } Leute: Für wie viele eine Karte ist, steht hinter ihrem Namen.
    } Legt sie verdeckt neben die Spieltafel, dazu beide Zugehörigkeitskarten.
    .brief = Rundenmarker auf { N(1) }, Wahlmarker auf { N(0) }. { N($cards) } Plotkarten mischen, verdeckt daneben. Beide Zugehörigkeitskarten bereit.

## Eine Zugehörigkeitskarte statt der Charakterkarte

affiliation-overheard = { $viewer } erfährt die Seite von { $owner }.
affiliation-shown = { $owner } zeigt { $viewer } die eigene Seite.
affiliation-pass = { $owner }, behalt deine Charakterkarte. Nimm beide Zugehörigkeitskarten unter den Tisch. Gib die wahre an { $viewer }, { $way }, und leg die andere auf den Schoß. Lügen ist verboten. Sonst tastet und schaut niemand.
    .brief = { $owner }, die wahre Zugehörigkeitskarte an { $viewer }, { $way }.
affiliation-back = { $viewer }, gib sie auf demselben Weg zurück. { $owner }, misch beide Zugehörigkeitskarten unter dem Tisch und leg sie verdeckt zurück.
    .brief = { $viewer }, gib sie zurück. { $owner }, misch beide und leg sie zurück.

## Kleines

ask-fails-too = Und wie viele Fehlschläge?
    .brief = Wie viele Fehlschläge?
ask-fails-too-keys = Und wie viele Fehlschläge? Tippt die Zahl, dann Enter.
    .brief = Wie viele Fehlschläge?
refused-incomplete-count = Es fehlen noch: { $kinds }. Zum Beispiel: { $example }. Nichts hat sich geändert.
refused-several = Nur ein Name ist gefragt, nicht { $names }. Nichts hat sich geändert.
undone-watch = Zurückgenommen: der Wachmarker für { $member }.
undone-trap = Zurückgenommen: Die Karte von { $member } liegt nicht mehr zur Seite.
resistance-match-point-rogue = Gelingt diese Mission, gewinnt der Widerstand oder sein Abtrünniger allein.
spies-match-point-rogue = Scheitert diese Mission, gewinnen die Spione oder ihr Abtrünniger allein.

watch-back = Legt den Wachmarker zurück neben die Spieltafel.
lay-again-watch = Der Wachmarker kommt vor { $member }.

entry-reverses = { $count ->
        [0] Null Umkehrungen. Enter?
        [one] Eine Umkehrung. Enter?
       *[other] { N($count) } Umkehrungen. Enter?
    }
entry-rogues = { $count ->
        [0] Null Abtrünnigen-Erfolge. Enter?
        [one] Ein Abtrünnigen-Erfolg. Enter?
       *[other] { N($count) } Abtrünnigen-Erfolge. Enter?
    }
trap-open = { $leader }, nimm diese gespielte Karte auf den Schoß: Sie kommt zu den ungespielten. Alle kennen sie schon.
watched-own = { $leader } nimmt selbst den Wachmarker.
trapped-own = { $leader } legt die eigene Karte zur Seite. Sie zählt nicht.
