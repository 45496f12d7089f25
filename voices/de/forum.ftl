# Das Forumspiel: was nur dort gesagt wird, und seine Regeln in Kürze.

edition-forum = das Forumspiel
fault-reveal-elsewhere = { $reveal }: Das gibt es in dieser Ausgabe nicht. Gewählt ist { $edition }. Dort kommen die Rollen in privaten Nachrichten.

## Was die Plotkarten bewirken

forum-does-strong-leader = Einmalig: Zu Beginn einer Runde, bevor Plotkarten gezogen werden, kann man selbst die Führung übernehmen. Von dort geht sie der Reihe nach weiter.
forum-does-close-eye = Einmalig: Wenn alle Befehle da sind, kann man privat den Befehl eines Teammitglieds erfahren.
forum-does-take-responsibility = Sofort: Wer sie bekommt, nimmt jemandem eine Plotkarte weg.
forum-does-overheard-conversation = Sofort: Wer sie bekommt, nennt einen Nachbarn auf der Spielerliste und erfährt privat dessen Rolle.
forum-does-open-up = Sofort: Wer sie bekommt, verrät jemandem privat die eigene Rolle.
forum-does-establish-confidence = Sofort: Der Anführer verrät jemandem privat die eigene Rolle.
forum-does-in-the-spotlight = Einmalig: Gleich nachdem das Team genannt ist, vor der Abstimmung, kann man ein Mitglied nennen, dessen Befehl alle erfahren, wenn das Team angenommen wird.

## Befehle

card-support = Unterstützung
card-sabotage = Sabotage

## Plotkarten benutzen

ask-who-uses = Wer benutzt die Karte { $card }: { $player }? Es gilt, wer sich zuerst meldet. Sagt den Namen, dann: benutzt sie. Oder sagt: niemand benutzt sie.
    .brief = Wer benutzt { $card }: { $player }? Oder niemand benutzt sie?
ask-who-uses-on = Wer benutzt die Karte { $card }: { $player }? Und gegen wen: { $names }? Es gilt, wer sich zuerst meldet. Sagt den Namen, dann: benutzt sie gegen, dann den anderen. Oder sagt: niemand benutzt sie.
    .brief = Wer benutzt { $card }: { $player }? Gegen wen: { $names }? Oder niemand benutzt sie?
status-window-open = { $player } kann jetzt die Karte { $card } benutzen.
window-closed = Die Karte { $card } kann jetzt niemand mehr benutzen.
    .brief = { $card }: jetzt zu spät.
plot-returned = Das Team ist abgelehnt: { $to } bekommt die Karte { $card } zurück.
    .brief = { $to } bekommt zurück: { $card }.
forum-ask-neighbour = { $player }, wessen Seite willst du erfahren: { $names }?
forum-ask-shows-to = { $player }, wer erfährt deine Seite?
forum-shown-overheard = { $viewer } erfährt in einer privaten Nachricht die Rolle von { $owner }.
    .brief = { $viewer } erfährt die Rolle von { $owner }.
forum-shown-openly = { $owner } verrät { $viewer } die eigene Rolle, in einer privaten Nachricht.
    .brief = { $owner } verrät { $viewer } die eigene Rolle.
forum-looks-at-card = { $by } benutzt die Karte Überwachung und erfährt in einer privaten Nachricht den Befehl von { $member }.
    .brief = { $by } erfährt den Befehl von { $member }.

## Die Regeln in Kürze

rules-title-forum = Forumspiel
rules-forum = Das Forumspiel ist für fünf bis zehn Leute, per Mail oder in einem Forum. Die Spielleitung verteilt die Rollen und sagt den Spionen, wer die anderen sind, in privaten Nachrichten. Alles andere lesen alle.
rules-forum-blind = Das Forumspiel ist für fünf bis zehn Leute, per Mail oder in einem Forum. Die Spielleitung verteilt die Rollen in privaten Nachrichten. Alles andere lesen alle.
rules-forum-deadline = Abgestimmt wird öffentlich oder privat. Bis zum Ablauf der Frist darf man sich umentscheiden. Stimmt jemand öffentlich anders als privat, zählt die private Stimme. Wer im Team ist, schickt der Spielleitung privat einen Befehl voraus: Unterstützung oder Sabotage. Nach der Frist erfahren alle die Stimmen, und bei einem angenommenen Team auch, wie oft sabotiert wurde. Kommt kein Befehl, gilt bei Spionen Sabotage und beim Widerstand Unterstützung.
rules-forum-plot = Bei Plotkarten gilt, wer sich zuerst meldet. Niemand wird der Reihe nach gefragt. Die Karte Führungsstärke geht nur zu Beginn einer Runde, bevor Karten gezogen werden. Die Karte Verantwortung übernehmen gilt sofort.
rules-forum-cards = Die Karte Im Fokus wird benutzt, gleich nachdem das Team genannt ist, vor der Abstimmung. Wird das Team abgelehnt, durch die Stimmen oder durch Misstrauen, geht diese Karte zurück. Über die Befehle erfährt dann niemand etwas.

## Was kommt, und was zu schicken ist

ask-letters = Das Team ist { $team }. Sagt mir, wer wie stimmt und welche Befehle kommen. Ist die Frist abgelaufen, sagt: die Zeit ist um.
    .brief = Was ist gekommen?
letter-approves = { $player } stimmt Pro.
letter-rejects = { $player } stimmt Contra.
letter-vote = { $player } hat privat abgestimmt.
letter-order = Der Befehl von { $player } ist da.
letter-card = { $player } hat eine Karte angekündigt.
letter-forgotten = Was { $player } zu diesem Team geschickt hat, zählt nicht mehr.
letters-left = Noch offen: { $votes ->
        [one] eine Stimme
       *[other] { N($votes) } Stimmen
    } und { $orders ->
        [one] ein Befehl
       *[other] { N($orders) } Befehle
    }.
letters-left-votes = Noch offen: { $votes ->
        [one] eine Stimme
       *[other] { N($votes) } Stimmen
    }.
letters-left-orders = Noch offen: { $orders ->
        [one] ein Befehl
       *[other] { N($orders) } Befehle
    }.
letters-complete = Alles ist da.
missing-votes = { $count ->
        [one] Es fehlt die Stimme von { $names }.
       *[other] Es fehlen die Stimmen von { $names }.
    }
missing-orders = { $count ->
        [one] Es fehlt der Befehl von { $names }.
       *[other] Es fehlen die Befehle von { $names }.
    }
missing-votes-approve = Wer bis zum Ablauf der Frist nicht abstimmt, zählt als Pro.
missing-votes-reject = Wer bis zum Ablauf der Frist nicht abstimmt, zählt als Contra.
missing-votes-leave-out = Wer bis zum Ablauf der Frist nicht abstimmt, zählt nicht mit.
deadline-told = Als Frist schreibe ich: { $deadline }.
deadline-told-in = Als Frist schreibe ich: { $deadline } nach jedem Beitrag, der um Stimmen bittet.
post-written = Öffentlicher Beitrag { N($number) }: { $title }.
message-written = Private Nachricht { N($number) } an { $player }: { $title }.
posts-none = Noch ist nichts geschrieben.
post-copied = Der öffentliche Beitrag { N($number) } ist in der Zwischenablage.
message-copied = Die private Nachricht { N($number) } an { $player } ist in der Zwischenablage.
no-clipboard = Hier gibt es keine Zwischenablage. Alle Beiträge und Nachrichten liegen als Dateien in einem Ordner neben der gespeicherten Partie.
post-not-kept = Dieser Text ließ sich nicht als Datei speichern: { $reason }.

## Was nicht geht

refused-forum-only = Das gibt es nur im Forumspiel. Nichts hat sich geändert.
refused-by-letters = Im Forumspiel zähle ich selbst. Sagt mir nur, wer wie stimmt und wer was befiehlt.
refused-order-outside = { $player } ist nicht in diesem Team und schickt keinen Befehl. Nichts hat sich geändert.
refused-order = Dieser Befehl zählt nicht. Der Grund steht nur im geschriebenen Text.
    .line = Dieser Befehl zählt nicht: { $player } gehört zum Widerstand und kann nur Unterstützung befehlen. Nichts hat sich geändert.
refused-deadline = { $text } ist keine Frist. Schreibt Tag und Uhrzeit wie { $example }, oder sagt, in wie vielen Stunden oder Tagen. Nichts hat sich geändert.
refused-deadline-past = Diese Frist ist schon vorbei. Nichts hat sich geändert.
refused-no-post = Diesen oder einen weiteren Beitrag gibt es nicht. Nichts hat sich geändert.

## Dasselbe in anderen Worten

forum-rejections = { $rejections ->
        [one] Erste Ablehnung in dieser Runde: Die fünfte beendet das Spiel.
       *[other] { N($rejections) } von { N(5) } Ablehnungen in dieser Runde.
    }
    .brief = { $rejections ->
        [one] Eine Ablehnung.
       *[other] { N($rejections) } Ablehnungen.
    }
forum-leadership-passes = Jetzt führt { $leader } an.
forum-mission-succeeds = { $fails ->
        [0] Niemand hat sabotiert. Mission { N($mission) } gelingt.
        [one] Nur einmal wurde sabotiert. Mission { N($mission) } gelingt.
        [2] Nur zweimal wurde sabotiert. Mission { N($mission) } gelingt.
       *[other] Nur { N($fails) } Sabotagen. Mission { N($mission) } gelingt.
    }
forum-mission-fails = { $fails ->
        [one] Einmal wurde sabotiert. Mission { N($mission) } scheitert.
        [2] Zweimal wurde sabotiert. Mission { N($mission) } scheitert.
        [3] Dreimal wurde sabotiert. Mission { N($mission) } scheitert.
       *[other] { N($fails) } Sabotagen. Mission { N($mission) } scheitert.
    }
forum-two-fails-needed = Diese Mission scheitert erst, wenn zweimal sabotiert wird.
forum-undone-fails = Zurückgenommen: das Ergebnis der Mission, { $fails ->
        [0] niemand hat sabotiert.
        [one] einmal sabotiert.
        [2] zweimal sabotiert.
        [3] dreimal sabotiert.
       *[other] { N($fails) } Sabotagen.
    }
forum-ask-draw = { $count ->
        [one] Eine Plotkarte wird gezogen.
       *[other] { N($count) } Plotkarten werden gezogen, eine nach der anderen.
    } Soll ich ziehen, sagt: Karte ziehen. Oder sagt mir, welche es ist.
    .brief = Welche Plotkarte? Oder Karte ziehen?
forum-ask-team = { $leader } schlägt { N($size) } Leute vor. Wer ist im Team?
    .brief = Wen schlägt { $leader } vor?
forum-spotlighted = { $by } benutzt die Karte Im Fokus: Geht dieses Team auf die Mission, erfahren alle den Befehl von { $member }.
forum-played-success = { $player } hat die Mission unterstützt.
forum-played-fail = { $player } hat die Mission sabotiert.
forum-show-cards = Wer was war, steht im letzten Beitrag.
forum-summary-mission-success = Mission { N($mission) } gelang mit { $team }, angeführt von { $leader }. { $fails ->
        [0] Niemand hat sabotiert.
        [one] Einmal sabotiert.
        [2] Zweimal sabotiert.
        [3] Dreimal sabotiert.
       *[other] { N($fails) } Sabotagen.
    }
forum-summary-mission-fail = Mission { N($mission) } scheiterte mit { $team }, angeführt von { $leader }. { $fails ->
        [one] Einmal sabotiert.
        [2] Zweimal sabotiert.
        [3] Dreimal sabotiert.
       *[other] { N($fails) } Sabotagen.
    }
forum-votes-of-player-unknown = Von { $player } hat keine Stimme gezählt.
forum-who-order = Angeführt wird in dieser Reihenfolge.
forum-swapped = { $first } und { $second } haben die Plätze getauscht. Die Reihenfolge jetzt: { $names }.
forum-undone-swapped = Zurückgenommen. Die Reihenfolge ist wieder: { $names }.

## Falle, Umkehrer und Abtrünniger

rules-forum-inquisitor = Der Inquisitor-Marker beginnt ganz am Ende der Spielerliste. Nach den Missionen zwei, drei und vier wird damit jemand untersucht, der ihn nie hatte. Wer untersucht, erfährt die Seite in einer privaten Nachricht und darf dazu alles sagen. Wer untersucht wurde, bekommt den Marker.
rules-forum-trap = Mit der Falle gehört zu jedem Team eine Person mehr. Sind alle Befehle da, legt der Anführer einen davon zur Seite. Er erfährt ihn in einer privaten Nachricht und darf dazu alles sagen. Dieser Befehl zählt für niemanden, auch nicht für den Sieg eines Abtrünnigen.
rules-forum-reverser = Umkehrer dürfen Unterstützung oder Umkehrung befehlen, nie Sabotage. Genau eine Umkehrung dreht das Ergebnis um, zwei heben sich auf. Kommt von einem Umkehrer kein Befehl, gilt Unterstützung.
rules-forum-rogue = Ein Abtrünniger will allein gewinnen. Abtrünnige kennen niemanden, und niemand kennt sie. Ist ein Team angenommen, gibt der Anführer jemandem daraus den Wachmarker. Zu fünft und zu sechst gilt das erst ab der dritten Mission.
rules-forum-rogue-resistance = Nur der Abtrünnige des Widerstands darf Abtrünnigen-Erfolg befehlen. Das zählt als Unterstützung, und mit dem Wachmarker ist es nur Unterstützung. Gelingt zum dritten Mal eine Mission, gewinnt er allein, wenn sein Abtrünnigen-Erfolg dabei war und schon in einer früheren.
rules-forum-rogue-spies = Der Abtrünnige der Spione befiehlt wie andere Spione. Scheitert zum dritten Mal eine Mission, gewinnt er allein, wenn er sie und eine frühere sabotiert hat.
refused-order-role = Dieser Befehl zählt nicht. Der Grund steht nur im geschriebenen Text.
    .line = Dieser Befehl zählt nicht: { $card } erlaubt die Rolle von { $player } nicht. Nichts hat sich geändert.
refused-claim-orders = Nach den Befehlen kann es { $player } nicht sein. Nichts hat sich geändert.
card-sabotages = { $count ->
        [0] null Sabotagen
        [one] eine Sabotage
       *[other] { N($count) } Sabotagen
    }
forum-counted-succeeds = { $cards }: { $fails ->
        [0] Mission { N($mission) } gelingt.
       *[other] zu wenige Sabotagen, Mission { N($mission) } gelingt.
    }
forum-turned-fails = { $cards }: { $fails ->
        [0] Das Ergebnis dreht sich um, Mission { N($mission) } scheitert.
       *[other] zu wenige Sabotagen, aber das Ergebnis dreht sich um, Mission { N($mission) } scheitert.
    }
forum-cancelled-succeeds = { $cards }: { $fails ->
        [0] Die Umkehrungen heben sich auf, Mission { N($mission) } gelingt.
       *[other] zu wenige Sabotagen, die Umkehrungen heben sich auf, Mission { N($mission) } gelingt.
    }
forum-played-reverse = Der Befehl von { $player } war Umkehrung.
forum-played-rogue = Der Befehl von { $player } war Abtrünnigen-Erfolg.
forum-ask-trap = Alle Befehle sind da. { $leader } legt einen zur Seite. Wessen Befehl: { $names }? Sagt: Falle für, und dazu den Namen.
    .brief = { $leader }, die Falle: { $names }?
forum-ask-trap-keys = Alle Befehle sind da. { $leader } legt einen zur Seite. Wessen Befehl: { $names }? Tippt den Platz.
    .brief = { $leader }, die Falle: { $names }?
forum-trapped = { $leader } legt den Befehl von { $member } zur Seite und erfährt ihn in einer privaten Nachricht. Er zählt nicht.
    .brief = Zur Seite gelegt: der Befehl von { $member }.
forum-trapped-own = { $leader } legt den eigenen Befehl zur Seite. Er zählt nicht.
forum-undone-trap = Zurückgenommen: der zur Seite gelegte Befehl von { $member }.
forum-status-trap = Auf Mission { N($mission) } sind { $team }. Alle Befehle sind da. { $leader } legt jetzt einen davon zur Seite.
forum-ask-claim-resistance = Drei Missionen sind gelungen. Hat der Abtrünnige des Widerstands in dieser und in einer früheren Mission Abtrünnigen-Erfolg gewählt, gewinnt er allein. War das { $names }? Sagt den Namen, dann: allein. Oder sagt: niemand allein.
    .brief = Gewinnt ein Abtrünniger allein: { $names }? Oder niemand allein?
forum-ask-claim-resistance-keys = Drei Missionen sind gelungen. Hat der Abtrünnige des Widerstands in dieser und in einer früheren Mission Abtrünnigen-Erfolg gewählt, gewinnt er allein. War das { $names }? Tippt den Platz oder drückt Enter für niemand.
    .brief = Gewinnt ein Abtrünniger allein: { $names }? Enter für niemand.
forum-ask-claim-spies = Drei Missionen sind gescheitert. Hat der Abtrünnige der Spione diese und eine frühere Mission sabotiert, gewinnt er allein. War das { $names }? Sagt den Namen, dann: allein. Oder sagt: niemand allein.
    .brief = Gewinnt ein Abtrünniger allein: { $names }? Oder niemand allein?
forum-ask-claim-spies-keys = Drei Missionen sind gescheitert. Hat der Abtrünnige der Spione diese und eine frühere Mission sabotiert, gewinnt er allein. War das { $names }? Tippt den Platz oder drückt Enter für niemand.
    .brief = Gewinnt ein Abtrünniger allein: { $names }? Enter für niemand.
forum-no-claim-no-fail-now = Der Abtrünnige der Spione gewinnt nicht allein: keine Sabotage in der letzten Mission.
forum-no-claim-no-fail-before = Der Abtrünnige der Spione gewinnt nicht allein: keine Sabotage vor der letzten Mission.
forum-no-claim-nobody-failed-twice = Der Abtrünnige der Spione gewinnt nicht allein: Niemand kann die letzte Mission und eine frühere sabotiert haben.
forum-rogue-wins-fails = { $player } gewinnt allein. Der Abtrünnige der Spione hat die letzte Mission und eine frühere sabotiert.
forum-refused-claim-aside = Der Befehl von { $player } für die letzte Mission liegt zur Seite und zählt nicht. Nichts hat sich geändert.
forum-refused-claim-no-rogue = Der Abtrünnigen-Erfolg der letzten Mission kam nicht von { $player }: Alle wissen, von wem. Nichts hat sich geändert.
forum-refused-claim-no-fail = Die Sabotage der letzten Mission kam nicht von { $player }: Alle wissen, von wem. Nichts hat sich geändert.
forum-refused-claim-fail-before = { $player } kann keine frühere Mission sabotiert haben. Nichts hat sich geändert.
