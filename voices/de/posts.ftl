# Was die Spieler des Forumspiels lesen: Beiträge für alle, und Nachrichten für einen allein.

## Titel

post-title-rules = Das Spiel beginnt
post-title-round = Runde { N($round) }
post-title-cards = Runde { N($round) }, Plotkarten
post-title-team = Runde { N($round) }, Team { N($proposal) }
post-title-vote = Runde { N($round) }, Abstimmung über Team { N($proposal) }
post-title-mission = Ergebnis von Mission { N($mission) }
post-title-end = Spielende
post-title-deadline = Frist
post-title-missing-votes = Fehlende Stimmen
post-title-reminder = Erinnerung
post-title-correction = Berichtigung
post-title-role = Deine Rolle
post-title-role-of = Die Seite von { $player }
post-title-order-of = Der Befehl von { $player }
post-title-order-wanted = Dein Befehl fehlt

## Der Anfang

post-players = Die Spielerliste, in der Reihenfolge der Führung: { $names }.
post-sides = Zum Widerstand gehören { N($resistance) } von euch, { N($spies) } sind Spione. Alle bekommen ihre Rolle in einer privaten Nachricht.
post-blind-spies = Anders als sonst kennen in diesem Spiel auch die Spione einander nicht.
post-characters = Besondere Rollen: { $names }.
post-team-size = Mission { N($mission) }: { N($size) } Leute.
post-team-size-two = Mission { N($mission) }: { N($size) } Leute. Sie scheitert erst, wenn zweimal sabotiert wird.
post-deck = Die Plotkarten: { $cards }. In jeder Runde { $draws ->
        [one] wird eine davon gezogen.
       *[other] werden { N($draws) } davon gezogen.
    } Wer anführt, verteilt sie an andere.

## Wie es steht

post-rejections = Abgelehnte Teams in dieser Runde: { N($rejections) }. Bei { N($most) } gewinnen die Spione.
post-token = Den Inquisitor-Marker hat { $player }.
post-no-vote-approves = Nicht abgestimmt: { $names }. Das zählt als Pro.
post-no-vote-rejects = Nicht abgestimmt: { $names }. Das zählt als Contra.
post-no-vote-left-out = Nicht abgestimmt: { $names }. Das zählt nicht mit.
post-spies = Die Spione: { $names }.
post-resistance = Der Widerstand: { $names }.
post-correction = Der letzte Schritt ist zurückgenommen. Es gilt, was hier folgt.
post-dealt-again = Die Rollen sind neu verteilt. Alle bekommen eine neue Nachricht. Die alte gilt nicht mehr, und auch keine Stimme und kein Befehl von vorher.
post-missing-votes = { $count ->
        [one] Es fehlt noch die Stimme von { $names }.
       *[other] Es fehlen noch die Stimmen von { $names }.
    }
post-missing-orders = { $team }: Fehlt euer Befehl noch, schickt ihn bitte in einer privaten Nachricht.

## Was jetzt zu tun ist

post-want-lead = { $names } kann jetzt die Karte Führungsstärke benutzen, bevor Plotkarten gezogen werden. Wer sich zuerst meldet, führt an.
post-want-draw = Jetzt werden die Plotkarten dieser Runde gezogen.
post-want-cards = { $leader }, das hast du zu verteilen: { $cards }. Sag, wer was bekommt. Du selbst behältst nichts.
post-want-team = { $leader }, schlag für Mission { N($mission) } ein Team aus { N($size) } Leuten vor.
post-want-votes = Stimmt alle über dieses Team ab: { $team }. Schreibt Pro oder Contra, hier oder in einer privaten Nachricht. Bis zum Ablauf der Frist könnt ihr euch umentscheiden.
post-want-orders = { $team }: Schickt schon jetzt euren Befehl für die Mission, einzeln, in einer privaten Nachricht. Möglich sind Unterstützung und, nur für Spione, Sabotage.
post-want-orders-more = { $team }: Schickt schon jetzt euren Befehl für die Mission, einzeln, in einer privaten Nachricht. Möglich sind Unterstützung und was eure Rolle sonst erlaubt.
post-want-spotlight = { $names } kann jetzt die Karte Im Fokus benutzen, gegen { $team }.
post-want-no-confidence = Das Team ist angenommen. { $names } kann jetzt die Karte Misstrauen benutzen und es doch noch ablehnen. Es gilt, wer sich zuerst meldet.
post-want-close-eye = Die Befehle stehen fest. { $names } kann jetzt die Karte Überwachung benutzen, gegen { $team }.
post-want-watch = { $leader }, gib den Wachmarker an jemanden aus dem Team: { $names }.
post-want-trap = Die Befehle stehen fest. { $leader }, leg einen davon zur Seite: { $names }.
post-want-examine = { $player }, du hast den Inquisitor-Marker. Wen untersuchst du: { $names }?
post-want-claim-resistance = Drei Missionen sind gelungen. Hat der Abtrünnige des Widerstands für die letzte und für eine frühere Abtrünnigen-Erfolg befohlen, gewinnt er allein. Das kann nur { $names } sein. Abtrünniger, melde dich hier.
post-want-claim-spies = Drei Missionen sind gescheitert. Hat der Abtrünnige der Spione die letzte und eine frühere sabotiert, gewinnt er allein. Das kann nur { $names } sein. Abtrünniger, melde dich hier.
post-deadline = Frist: { $deadline }.
post-deadline-in = Frist: { $deadline } nach diesem Beitrag.
post-deadline-stands = Es bleibt bei der genannten Frist.
post-no-deadline = Eine feste Frist gibt es nicht: Die Spielleitung sagt, wann Schluss ist.
due-at = { $weekday ->
        [1] Montag
        [2] Dienstag
        [3] Mittwoch
        [4] Donnerstag
        [5] Freitag
        [6] Samstag
       *[7] Sonntag
    }, { $date }, { $minute ->
        [0] { $hour ->
            [1] ein Uhr
           *[other] { N($hour) } Uhr
        }
       *[other] { $hour ->
            [1] ein Uhr
           *[other] { N($hour) } Uhr
        } { N($minute) }
    }
    .line = { $weekday ->
        [1] Montag
        [2] Dienstag
        [3] Mittwoch
        [4] Donnerstag
        [5] Freitag
        [6] Samstag
       *[7] Sonntag
    }, { $date }, { $minute ->
        [0] { $hour } Uhr
       *[other] { $hour }:{ $minutes } Uhr
    }
due-in-hours = { $hours ->
        [one] eine Stunde
       *[other] { N($hours) } Stunden
    }
due-in-days = { $days ->
        [one] ein Tag
       *[other] { N($days) } Tage
    }

## Private Nachrichten

message-spy = { $player }, du gehörst zu den Spionen.
message-resistance = { $player }, du gehörst zum Widerstand.
message-character = Du bist { $role }.
message-other-spies = { $count ->
        [one] Du weißt, dass außer dir { $names } zu den Spionen gehört
       *[other] Du weißt, dass außer dir { $names } zu den Spionen gehören
    }.
message-knows-nobody = Wer die anderen sind, weißt du nicht.
message-may-sabotage = Bist du im Team, darf dein Befehl Unterstützung oder Sabotage sein.
message-must-support = Bist du im Team, muss dein Befehl Unterstützung sein.
message-may-reverse = Auf einer Mission darfst du Unterstützung oder Umkehrung befehlen, nie Sabotage. Genau eine Umkehrung dreht das Ergebnis um, zwei heben sich auf.
message-may-rogue = Auf einer Mission darfst du Unterstützung oder Abtrünnigen-Erfolg befehlen, der als Unterstützung zählt. Bekommst du den Wachmarker, ist dein Befehl nur Unterstützung.
message-alone-resistance = Gelingt zum dritten Mal eine Mission, gewinnst du allein, wenn du für sie und für eine frühere Abtrünnigen-Erfolg befohlen hast.
message-alone-spies = Scheitert zum dritten Mal eine Mission, gewinnst du allein, wenn du sie und eine frühere sabotiert hast.
message-keep = Zeig diese Nachricht niemandem. Schick Befehle immer in einer privaten Nachricht an die Spielleitung, Stimmen nur, wenn du willst.
message-is-spy = { $player } gehört zu den Spionen.
message-is-resistance = { $player } gehört zum Widerstand.
message-ordered-support = Der Befehl von { $player } war Unterstützung.
message-ordered-sabotage = Der Befehl von { $player } war Sabotage.
message-ordered-reverse = Der Befehl von { $player } war Umkehrung.
message-ordered-rogue = Der Befehl von { $player } war Abtrünnigen-Erfolg.
message-order-wanted = { $player }, dein Befehl für Mission { N($mission) } fehlt noch.
message-orders-are = Der Widerstand muss die Mission unterstützen, Spione dürfen sie unterstützen oder sabotieren.
message-orders-are-more = Was du befehlen darfst, steht in der Nachricht mit deiner Rolle.
