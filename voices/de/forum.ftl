# Das Forumspiel: was nur dort gesagt wird, und seine Regeln in Kürze.

edition-forum = das Forumspiel
fault-reveal-elsewhere = { $reveal }: Das gibt es in dieser Ausgabe nicht. Gewählt ist { $edition }. Dort kommen die Rollen in privaten Nachrichten.

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

## Die Regeln in Kürze

rules-title-forum = Forumspiel
rules-forum = Das Forumspiel ist für fünf bis zehn Leute, per Mail oder in einem Forum. Die Spielleitung verteilt die Rollen und sagt den Spionen, wer die anderen sind, in privaten Nachrichten. Was nur eine Person angeht, bleibt privat, alles andere lesen alle.
rules-forum-blind = Das Forumspiel ist für fünf bis zehn Leute, per Mail oder in einem Forum. Die Spielleitung verteilt die Rollen in privaten Nachrichten. Was nur eine Person angeht, bleibt privat, alles andere lesen alle.
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
dealt-again-sent = Ich teile neu aus. Was ich vorher geschrieben habe, gilt nicht mehr: Schickt die neuen Nachrichten.
deadline-told = Als Frist schreibe ich: { $deadline }.
deadline-told-in = Als Frist schreibe ich: { $deadline } nach jedem Beitrag, der etwas Neues verlangt.
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
refused-deadline = Das ist keine Frist: { $text }. Schreibt Tag und Uhrzeit wie { $example }, oder sagt, in wie vielen Stunden oder Tagen. Nichts hat sich geändert.
refused-deadline-past = Diese Frist ist schon vorbei. Nichts hat sich geändert.
refused-no-post = Diesen oder einen weiteren Beitrag gibt es nicht. Nichts hat sich geändert.

## Dasselbe in anderen Worten

## Falle, Umkehrer und Abtrünniger

rules-forum-inquisitor = Der Inquisitor-Marker beginnt ganz am Ende der Spielerliste. Nach den Missionen zwei, drei und vier wird damit jemand untersucht, der ihn nie hatte. Wer untersucht, erfährt die Seite in einer privaten Nachricht und darf dazu alles sagen. Wer untersucht wurde, bekommt den Marker.
rules-forum-trap = Mit der Falle gehört zu jedem Team eine Person mehr. Stehen die Befehle fest, legt der Anführer einen davon zur Seite. Er erfährt ihn in einer privaten Nachricht und darf dazu alles sagen. Dieser Befehl zählt für niemanden, auch nicht für den Sieg eines Abtrünnigen.
rules-forum-reverser = Umkehrer dürfen Unterstützung oder Umkehrung befehlen, nie Sabotage. Genau eine Umkehrung dreht das Ergebnis um, zwei heben sich auf. Kommt von einem Umkehrer kein Befehl, gilt Unterstützung.
rules-forum-rogue = Ein Abtrünniger will allein gewinnen. Abtrünnige kennen niemanden, und niemand kennt sie. Ist ein Team angenommen, gibt der Anführer jemandem daraus den Wachmarker. Zu fünft und zu sechst gilt das erst ab der dritten Mission.
rules-forum-rogue-resistance = Nur der Abtrünnige des Widerstands darf Abtrünnigen-Erfolg befehlen. Das zählt als Unterstützung, und mit dem Wachmarker ist es nur Unterstützung. Gelingt zum dritten Mal eine Mission, gewinnt er allein, wenn sein Abtrünnigen-Erfolg dabei war und schon in einer früheren.
rules-forum-rogue-spies = Der Abtrünnige der Spione befiehlt wie andere Spione. Scheitert zum dritten Mal eine Mission, gewinnt er allein, wenn er sie und eine frühere sabotiert hat.
refused-order-role = Dieser Befehl zählt nicht. Der Grund steht nur im geschriebenen Text.
    .line = Dieser Befehl zählt nicht: { $card } erlaubt die Rolle von { $player } nicht. Nichts hat sich geändert.
refused-claim-orders = Nach den Befehlen kann es { $player } nicht sein. Nichts hat sich geändert.
