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
forum-does-in-the-spotlight = Einmalig: Gleich nachdem das Team genannt ist, vor der Abstimmung, kann man ein Mitglied nennen. Wird das Team angenommen, erfahren alle dessen Befehl.

## Befehle

card-support = Unterstützung
card-sabotage = Sabotage

## Plotkarten benutzen

ask-who-uses = Wer benutzt die Karte { $card }: { $player }? Es gilt, wer sich zuerst meldet. Oder sagt passen, dann benutzt sie jetzt niemand.
    .brief = Wer benutzt { $card }: { $player }? Oder passen?
ask-who-uses-on = Wer benutzt die Karte { $card }: { $player }? Und gegen wen: { $names }? Es gilt, wer sich zuerst meldet. Oder sagt passen, dann benutzt sie jetzt niemand.
    .brief = Wer benutzt { $card }: { $player }? Gegen wen: { $names }? Oder passen?
status-window-open = Die Karte { $card } kann jetzt { $player } benutzen.
window-closed = Die Karte { $card } kann jetzt niemand mehr benutzen.
    .brief = { $card }: jetzt zu spät.
plot-returned = Das Team ist abgelehnt: { $to } bekommt die Karte { $card } zurück.
    .brief = { $to } bekommt zurück: { $card }.
forum-ask-neighbour = { $player }, wessen Rolle willst du erfahren: { $names }?
forum-ask-shows-to = { $player }, wer erfährt deine Rolle?
forum-shown-overheard = { $viewer } erfährt in einer privaten Nachricht die Rolle von { $owner }.
    .brief = { $viewer } erfährt die Rolle von { $owner }.
forum-shown-openly = { $owner } verrät { $viewer } die eigene Rolle, in einer privaten Nachricht.
    .brief = { $owner } verrät { $viewer } die eigene Rolle.
forum-looks-at-card = { $by } benutzt Überwachung und erfährt in einer privaten Nachricht den Befehl von { $member }.
    .brief = { $by } erfährt den Befehl von { $member }.

## Die Regeln in Kürze

rules-title-forum = Forumspiel
rules-forum = Das Forumspiel ist für fünf bis zehn Leute, per Mail oder in einem Forum. Die Spielleitung verteilt die Rollen und sagt den Spionen, wer die anderen sind, in privaten Nachrichten. Alles andere lesen alle.
rules-forum-blind = Das Forumspiel ist für fünf bis zehn Leute, per Mail oder in einem Forum. Die Spielleitung verteilt die Rollen in privaten Nachrichten. Alles andere lesen alle.
rules-forum-deadline = Abgestimmt wird öffentlich oder privat. Bis zum Ablauf der Frist darf man sich umentscheiden. Stimmt jemand öffentlich anders als privat, zählt die private Stimme. Wer im Team ist, schickt der Spielleitung privat einen Befehl voraus: Unterstützung oder Sabotage. Nach der Frist erfahren alle die Stimmen, und bei einem angenommenen Team auch, wie oft sabotiert wurde. Kommt kein Befehl, gilt bei Spionen Sabotage und beim Widerstand Unterstützung.
rules-forum-plot = Bei Plotkarten gilt, wer sich zuerst meldet. Niemand wird der Reihe nach gefragt. Führungsstärke geht nur zu Beginn einer Runde, bevor Karten gezogen werden. Verantwortung übernehmen gilt sofort.
rules-forum-cards = Im Fokus wird benutzt, gleich nachdem das Team genannt ist, vor der Abstimmung. Wird das Team abgelehnt, durch die Stimmen oder durch Misstrauen, geht diese Karte zurück, und über die Befehle erfährt niemand etwas.

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
missing-votes = Es fehlt die Stimme von { $names }.
missing-orders = Es fehlt der Befehl von { $names }.
missing-votes-approve = Wer bis zum Ablauf der Frist nicht abstimmt, zählt als Pro.
missing-votes-reject = Wer bis zum Ablauf der Frist nicht abstimmt, zählt als Contra.
missing-votes-leave-out = Wer bis zum Ablauf der Frist nicht abstimmt, zählt nicht mit.
deadline-told = Als Frist schreibe ich: { $deadline }.
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
refused-order = Dieser Befehl zählt nicht. Der Grund ist nur zu lesen.
    .line = Dieser Befehl zählt nicht: { $player } gehört zum Widerstand und kann nur Unterstützung befehlen. Nichts hat sich geändert.
refused-deadline = { $text } ist keine Frist. Schreibt Tag und Uhrzeit wie { $example }, oder sagt, in wie vielen Stunden oder Tagen. Nichts hat sich geändert.
refused-deadline-past = Diese Frist ist schon vorbei. Nichts hat sich geändert.
refused-no-post = Diesen oder einen weiteren Beitrag gibt es nicht. Nichts hat sich geändert.

## Dasselbe in anderen Worten

forum-rejections = { $rejections ->
        [one] Erste Ablehnung in dieser Runde: Die fünfte beendet das Spiel.
       *[other] { N($rejections) } von fünf Ablehnungen in dieser Runde.
    }
    .brief = { $rejections ->
        [one] Eine Ablehnung.
       *[other] { N($rejections) } Ablehnungen.
    }
forum-leadership-passes = Jetzt führt { $leader } an.
forum-mission-succeeds = { $fails ->
        [0] Keine Sabotage. Mission { N($mission) } gelingt.
        [one] Nur eine Sabotage. Mission { N($mission) } gelingt.
       *[other] Nur { N($fails) } Sabotagen. Mission { N($mission) } gelingt.
    }
forum-mission-fails = { $fails ->
        [one] Eine Sabotage. Mission { N($mission) } scheitert.
       *[other] { N($fails) } Sabotagen. Mission { N($mission) } scheitert.
    }
forum-two-fails-needed = Diese Mission scheitert erst bei zwei Sabotagen.
forum-undone-fails = Zurückgenommen: das Ergebnis der Mission, { $fails ->
        [0] ohne Sabotage.
        [one] mit einer Sabotage.
       *[other] mit { N($fails) } Sabotagen.
    }
forum-ask-draw = { $count ->
        [one] Eine Plotkarte wird gezogen.
       *[other] { N($count) } Plotkarten werden gezogen, eine nach der anderen.
    } Sagt Karte ziehen, dann ziehe ich. Oder sagt mir, welche es ist.
    .brief = Welche Plotkarte? Oder Karte ziehen?
forum-ask-team = { $leader } schlägt { N($size) } Leute vor. Wer ist im Team?
    .brief = { $leader }: Wer ist im Team?
forum-spotlighted = { $by } benutzt Im Fokus: Geht dieses Team auf die Mission, erfahren alle den Befehl von { $member }.
forum-played-success = { $player } hat Unterstützung befohlen.
forum-played-fail = { $player } hat Sabotage befohlen.
forum-show-cards = Wer was war, steht im letzten Beitrag.
forum-summary-mission-success = Mission { N($mission) } gelang mit { $team }, unter { $leader }. { $fails ->
        [0] Keine Sabotage.
        [one] Eine Sabotage.
       *[other] { N($fails) } Sabotagen.
    }
forum-summary-mission-fail = Mission { N($mission) } scheiterte mit { $team }, unter { $leader }. { $fails ->
        [one] Eine Sabotage.
       *[other] { N($fails) } Sabotagen.
    }
forum-votes-of-player-unknown = Von { $player } hat keine Stimme gezählt.
