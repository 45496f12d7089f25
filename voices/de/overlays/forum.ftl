# Was das Forumspiel anders sagt als ein Tisch: Rollen und Befehle sind Nachrichten, und niemand sieht Karten an.

## Befehle

card-success = Unterstützung
card-fail = Sabotage
card-fails = { $count ->
        [0] null Sabotagen
        [one] eine Sabotage
       *[other] { N($count) } Sabotagen
    }

## Was die Plotkarten bewirken

does-strong-leader = Einmalig: Zu Beginn einer Runde, bevor Plotkarten gezogen werden, kann man selbst die Führung übernehmen. Von dort geht sie der Reihe nach weiter.
does-close-eye = Einmalig: Wenn die Befehle feststehen, kann man privat den Befehl eines Teammitglieds erfahren.
does-take-responsibility = Sofort: Wer sie bekommt, nimmt jemandem eine Plotkarte weg.
does-overheard-conversation = Sofort: Wer sie bekommt, nennt einen Nachbarn auf der Spielerliste und erfährt privat dessen Rolle.
does-open-up = Sofort: Wer sie bekommt, verrät jemandem privat die eigene Rolle.
does-establish-confidence = Sofort: Der Anführer verrät jemandem privat die eigene Rolle.
does-in-the-spotlight = Einmalig: Gleich nachdem das Team genannt ist, vor der Abstimmung, kann man ein Mitglied nennen, dessen Befehl alle erfahren, wenn das Team angenommen wird.

## Plotkarten benutzen

ask-neighbour = { $player }, wessen Seite willst du erfahren: { $names }?
ask-shows-to = { $player }, wer erfährt deine Seite?
shown-overheard = { $viewer } erfährt in einer privaten Nachricht die Rolle von { $owner }.
    .brief = { $viewer } erfährt die Rolle von { $owner }.
shown-openly = { $owner } verrät { $viewer } die eigene Rolle, in einer privaten Nachricht.
    .brief = { $owner } verrät { $viewer } die eigene Rolle.
looks-at-card = { $by } benutzt die Karte Überwachung und erfährt in einer privaten Nachricht den Befehl von { $member }.
    .brief = { $by } erfährt den Befehl von { $member }.

## Dasselbe in anderen Worten

rejections = { $rejections ->
        [one] Erste Ablehnung in dieser Runde: Bei der fünften gewinnen die Spione.
       *[other] { N($rejections) } von { N(5) } Ablehnungen in dieser Runde.
    }
    .brief = { $rejections ->
        [one] Eine Ablehnung.
       *[other] { N($rejections) } Ablehnungen.
    }
leads = Jetzt führt { $leader } an.
mission-succeeds = { $fails ->
        [0] Niemand hat sabotiert. Mission { N($mission) } gelingt.
        [one] Nur einmal wurde sabotiert. Mission { N($mission) } gelingt.
        [2] Nur zweimal wurde sabotiert. Mission { N($mission) } gelingt.
       *[other] Nur { N($fails) } Sabotagen. Mission { N($mission) } gelingt.
    }
mission-fails = { $fails ->
        [one] Einmal wurde sabotiert. Mission { N($mission) } scheitert.
        [2] Zweimal wurde sabotiert. Mission { N($mission) } scheitert.
        [3] Dreimal wurde sabotiert. Mission { N($mission) } scheitert.
       *[other] { N($fails) } Sabotagen. Mission { N($mission) } scheitert.
    }
two-fails-needed = Diese Mission scheitert erst, wenn { $fails ->
        [2] zweimal
       *[other] { N($fails) } Mal
    } sabotiert wird.
undone-fails = Zurückgenommen: das Ergebnis der Mission, { $fails ->
        [0] niemand hat sabotiert.
        [one] einmal sabotiert.
        [2] zweimal sabotiert.
        [3] dreimal sabotiert.
       *[other] { N($fails) } Sabotagen.
    }
ask-draw = { $count ->
        [one] Eine Plotkarte wird gezogen.
       *[other] { N($count) } Plotkarten werden gezogen, eine nach der anderen.
    } Soll ich ziehen, sagt: Karte ziehen. Oder sagt mir, welche es ist.
    .brief = Welche Plotkarte? Oder Karte ziehen?
ask-team = { $leader } schlägt { N($size) } Leute vor. Wer ist im Team?
    .brief = Wen schlägt { $leader } vor?
spotlighted = { $by } benutzt die Karte Im Fokus: Geht dieses Team auf die Mission, erfahren alle den Befehl von { $member }.
played-success = { $player } hat die Mission unterstützt.
played-fail = { $player } hat die Mission sabotiert.
show-cards = Wer was war, steht im letzten Beitrag.
summary-mission-success = Mission { N($mission) } gelang mit { $team }, angeführt von { $leader }. { $fails ->
        [0] Niemand hat sabotiert.
        [one] Einmal sabotiert.
        [2] Zweimal sabotiert.
        [3] Dreimal sabotiert.
       *[other] { N($fails) } Sabotagen.
    }
summary-mission-fail = Mission { N($mission) } scheiterte mit { $team }, angeführt von { $leader }. { $fails ->
        [one] Einmal sabotiert.
        [2] Zweimal sabotiert.
        [3] Dreimal sabotiert.
       *[other] { N($fails) } Sabotagen.
    }
votes-of-player-unknown = Von { $player } hat keine Stimme gezählt.
who-clockwise = Angeführt wird in dieser Reihenfolge.
swapped = { $first } und { $second } haben die Plätze getauscht. Die Reihenfolge jetzt: { $names }.
undone-swapped = Zurückgenommen. Die Reihenfolge ist wieder: { $names }.

## Falle, Umkehrer und Abtrünniger

counted-succeeds = { $cards }: { $fails ->
        [0] Mission { N($mission) } gelingt.
       *[other] zu wenige Sabotagen, Mission { N($mission) } gelingt.
    }
turned-fails = { $cards }: { $fails ->
        [0] Das Ergebnis dreht sich um, Mission { N($mission) } scheitert.
       *[other] zu wenige Sabotagen, aber das Ergebnis dreht sich um, Mission { N($mission) } scheitert.
    }
cancelled-succeeds = { $cards }: { $fails ->
        [0] Die Umkehrungen heben sich auf, Mission { N($mission) } gelingt.
       *[other] zu wenige Sabotagen, die Umkehrungen heben sich auf, Mission { N($mission) } gelingt.
    }
played-reverse = Der Befehl von { $player } war Umkehrung.
played-rogue = Der Befehl von { $player } war Abtrünnigen-Erfolg.
ask-trap = Die Befehle stehen fest. { $leader } legt einen zur Seite. Wessen Befehl: { $names }? Sagt: Falle für, und dazu den Namen.
    .brief = { $leader }, die Falle: { $names }?
ask-trap-keys = Die Befehle stehen fest. { $leader } legt einen zur Seite. Wessen Befehl: { $names }? Tippt den Platz.
    .brief = { $leader }, die Falle: { $names }?
trapped = { $leader } legt den Befehl von { $member } zur Seite und erfährt ihn in einer privaten Nachricht. Er zählt nicht.
    .brief = Zur Seite gelegt: der Befehl von { $member }.
trapped-own = { $leader } legt den eigenen Befehl zur Seite. Er zählt nicht.
undone-trap = Zurückgenommen: Der Befehl von { $member } liegt nicht mehr zur Seite.
status-trap = Auf Mission { N($mission) } sind { $team }. Die Befehle stehen fest. { $leader } legt jetzt einen davon zur Seite.
ask-claim-resistance = Drei Missionen sind gelungen. Hat der Abtrünnige des Widerstands in dieser und in einer früheren Mission Abtrünnigen-Erfolg gewählt, gewinnt er allein. War das { $names }? Sagt den Namen, dann: allein. Oder sagt: niemand allein.
    .brief = Gewinnt ein Abtrünniger allein: { $names }? Oder niemand allein?
ask-claim-resistance-keys = Drei Missionen sind gelungen. Hat der Abtrünnige des Widerstands in dieser und in einer früheren Mission Abtrünnigen-Erfolg gewählt, gewinnt er allein. War das { $names }? Tippt den Platz oder drückt Enter für niemand.
    .brief = Gewinnt ein Abtrünniger allein: { $names }? Enter für niemand.
ask-claim-spies = Drei Missionen sind gescheitert. Hat der Abtrünnige der Spione diese und eine frühere Mission sabotiert, gewinnt er allein. War das { $names }? Sagt den Namen, dann: allein. Oder sagt: niemand allein.
    .brief = Gewinnt ein Abtrünniger allein: { $names }? Oder niemand allein?
ask-claim-spies-keys = Drei Missionen sind gescheitert. Hat der Abtrünnige der Spione diese und eine frühere Mission sabotiert, gewinnt er allein. War das { $names }? Tippt den Platz oder drückt Enter für niemand.
    .brief = Gewinnt ein Abtrünniger allein: { $names }? Enter für niemand.
no-claim-no-fail-now = Der Abtrünnige der Spione gewinnt nicht allein: keine Sabotage in der letzten Mission.
no-claim-no-fail-before = Der Abtrünnige der Spione gewinnt nicht allein: keine Sabotage vor der letzten Mission.
no-claim-nobody-failed-twice = Der Abtrünnige der Spione gewinnt nicht allein: Niemand kann die letzte Mission und eine frühere sabotiert haben.
rogue-wins-fails = { $player } gewinnt allein. Der Abtrünnige der Spione hat die letzte Mission und eine frühere sabotiert.
refused-claim-aside = Der Befehl von { $player } für die letzte Mission liegt zur Seite und zählt nicht. Nichts hat sich geändert.
refused-claim-no-rogue = Der Abtrünnigen-Erfolg der letzten Mission kam nicht von { $player }: Alle wissen, von wem. Nichts hat sich geändert.
refused-claim-no-fail = Die Sabotage der letzten Mission kam nicht von { $player }: Alle wissen, von wem. Nichts hat sich geändert.
refused-claim-fail-before = { $player } kann keine frühere Mission sabotiert haben. Nichts hat sich geändert.

## In Worten, die es schon gibt

ask-draw-keys = { ask-draw }
    .brief = { ask-draw.brief }
ask-team-keys = { ask-team }
    .brief = { ask-team.brief }
ask-team-again = { ask-team }
    .brief = { ask-team.brief }
ask-team-again-keys = { ask-team }
    .brief = { ask-team.brief }
reminder-reversers = { rules-forum-reverser }
reminder-reverser-spy = { rules-forum-reverser }
reminder-reverser-resistance = { rules-forum-reverser }
reminder-rogue-resistance = { rules-forum-rogue-resistance }
reminder-rogue-spy = { rules-forum-rogue-spies }

who-is-what = Das sage ich nie laut. Alle erfahren es von der Spielleitung, in einer privaten Nachricht.
team-corrected = Team geändert.
ask-give = { $leader } gibt die Karte { $card } an jemand anderen. Sagt: sie geht an, und dazu den Namen.
    .brief = { $leader } gibt { $card } an wen?
ask-give-keys = { $leader } gibt die Karte { $card } an jemand anderen. Tippt den Platz.
    .brief = { $leader } gibt { $card } an wen?
ask-give-several = { $leader } verteilt { $cards }. Sagt die Karte, dann: geht an, dann den Namen.
    .brief = { $leader } verteilt { $cards }: welche an wen?
ask-give-several-keys = { $leader } verteilt { $cards }. Tippt den Platz für { $card }. Um mit einer anderen zu beginnen, tippt Doppelpunkt, dann, welche Karte an wen geht, dann Enter.
    .brief = { $leader } verteilt { $cards }: { $card } an wen?
ask-examine-inquisitor = { $player } hat den Inquisitor-Marker. Wen untersucht { $player }: { $names }? Sagt: untersuche, und dazu den Namen.
    .brief = Wen untersucht { $player }: { $names }?
ask-examine-inquisitor-keys = { $player } hat den Inquisitor-Marker. Wen untersucht { $player }: { $names }? Tippt den Platz.
    .brief = Wen untersucht { $player }: { $names }? Tippt den Platz.
