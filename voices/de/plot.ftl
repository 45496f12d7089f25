# Plotkarten: ihre Namen, ihre Wirkung, und alles, was gesagt wird, wenn sie gezogen, gegeben und benutzt werden.

## Namen

card-strong-leader = Führungsstärke
card-close-eye = Überwachung
card-no-confidence = Misstrauen
card-take-responsibility = Verantwortung übernehmen
card-opinion-maker = Meinungsmacher
card-overheard-conversation = Abhörmaßnahme
card-open-up = Sich offenbaren
card-establish-confidence = Vertrauen bilden
card-in-the-spotlight = Im Fokus
card-of-player = { $card } von { $player }
cards-alike = { $count ->
        [1] { $card }
       *[other] { N($count) } Mal { $card }
    }
player = { $player }

## Wirkung

explains-card = { $card }. { $does }
does-strong-leader = Einmalig: Bevor der Anführer etwas getan hat, kann man selbst die Führung übernehmen. Von dort geht sie nach links weiter.
does-close-eye = Einmalig: Wenn die Missionskarten liegen, kann man sich allein die Karte eines Teammitglieds ansehen.
does-no-confidence = Einmalig: Wenn ein Team angenommen ist, kann man es doch noch ablehnen. Das zählt als Ablehnung.
does-take-responsibility = Einmalig: Während andere nach ihren Karten gefragt werden oder der Anführer wählt, kann man jemandem eine Plotkarte wegnehmen.
does-opinion-maker = Bis zum Spielende: Wer sie hat, stimmt als Erstes und offen ab, bevor die anderen wählen. Haben zwei Leute die Karte, dann beide zugleich.
does-overheard-conversation = Sofort: Wer sie bekommt, erfährt die Seite der Person links oder rechts von sich.
does-open-up = Sofort: Wer sie bekommt, zeigt jemandem die eigene Seite.
does-establish-confidence = Sofort: Der Anführer zeigt jemandem die eigene Seite.
does-in-the-spotlight = Einmalig: Bevor das Team seine Karten wählt, kann man ein Mitglied nennen. Es spielt offen.

## Ziehen und weitergeben

guidance-markers-plot = Schritt { N(2) }. Legt den Rundenmarker auf Mission { N(1) } und den Wahlmarker auf { N(0) }. { $cards ->
        [15] Mischt alle { N($cards) } Plotkarten.
       *[other] Mischt die { N($cards) } Plotkarten für { N($players) } Leute: Für wie viele eine Karte ist, steht hinter ihrem Namen.
    } Legt sie verdeckt neben die Spieltafel.
    .brief = Rundenmarker auf { N(1) }, Wahlmarker auf { N(0) }. { N($cards) } Plotkarten mischen, verdeckt daneben.
guidance-plot-cards = Schritt { N(2) }. { $cards ->
        [15] Mischt alle { N($cards) } Plotkarten.
       *[other] Mischt die { N($cards) } Plotkarten für { N($players) } Leute: Für wie viele eine Karte ist, steht hinter ihrem Namen.
    } Legt sie verdeckt in die Mitte.
    .brief = { N($cards) } Plotkarten mischen, verdeckt in die Mitte.
ask-draw = { $leader }, zieh { $count ->
        [one] eine Plotkarte. Sag mir, welche es ist.
       *[other] { N($count) } Plotkarten, eine nach der anderen. Sag mir jedes Mal, welche es ist.
    } Habt ihr keinen Stapel, sag: Karte ziehen.
    .brief = { $leader }, welche Plotkarte?
plot-drawn = { $leader } zieht: { $card }.
plot-drawn-narrator = Ich ziehe für { $leader }: { $card }.
deck-empty = Das war die letzte Plotkarte.
ask-give = { $leader }, die Karte { $card } geht offen an jemand anderen. Sag: sie geht an, und dazu den Namen.
    .brief = { $leader }, { $card }: an wen?
ask-give-several = { $leader }, offen zu verteilen: { $cards }. Sag die Karte, dann: geht an, dann den Namen.
    .brief = { $leader }, { $cards }: welche an wen?
plot-given = { $leader } gibt { $to } die Karte { $card }.
    .brief = { $to } bekommt: { $card }.

## Eine Charakterkarte zeigen

ask-neighbour = { $player }, wessen Seite siehst du dir an: { $names }? Sag: die von, und dazu den Namen.
    .brief = { $player }, wessen Seite: { $names }?
ask-shows-to = { $player }, wem zeigst du deine Seite? Sag: ich zeige sie, und dazu den Namen.
    .brief = { $player }, wem zeigst du deine Seite?
shown-overheard = { $viewer } erfährt die Seite von { $owner }.
shown-openly = { $owner } zeigt { $viewer } die eigene Seite.
way-left = links von dir
way-right = rechts von dir
way-past-left = nach links, über { $names }
way-past-right = nach rechts, über { $names }
hand-over = { $owner }, gib deine Charakterkarte unter dem Tisch an { $viewer }, { $way }. Sonst tastet und schaut niemand.
    .brief = { $owner }, Charakterkarte unter dem Tisch an { $viewer }, { $way }.
look-by-touch = { $viewer }, taste die Unterkante ab: Ein Kreuz heißt Spion, ein leeres Kästchen heißt Widerstand.
    .brief = { $viewer }, fühl nach.
look-by-eye = { $viewer }, sieh sie dir allein an.
    .brief = { $viewer }, sieh hin.
hand-back = { $viewer }, gib sie auf demselben Weg zurück. { $owner }, leg sie verdeckt vor dich hin.
    .brief = { $viewer }, gib sie zurück an { $owner }.
may-say-anything = { $viewer }, du darfst dazu sagen, was du willst, wahr oder nicht.

## Nach den Karten fragen

ask-use = { $player }, du hast die Karte { $card }. Sag: benutzen. Oder sag: passen.
    .brief = { $player }, { $card }: benutzen oder passen?
ask-use-on = { $player }, du hast die Karte { $card }. Gegen wen: { $names }? Sag: gegen, und den Namen. Oder sag: passen.
    .brief = { $player }, { $card } gegen { $names }? Oder passen?
ask-on = { $player }, die Karte { $card }: gegen wen, { $names }? Sag: gegen, und den Namen.
    .brief = { $player }, gegen wen: { $names }?
ask-take = { $player }, welche Plotkarte nimmst du: { $cards }?
passes = { $player } passt.
use-put-off = { $player } behält die Karte { $card } vorerst.
lead-taken = { $by } benutzt die Karte Führungsstärke und führt jetzt an.
overruled = { $by } benutzt die Karte Misstrauen und lehnt dieses Team ab.
spotlighted = { $by } benutzt die Karte Im Fokus: { $member } spielt offen.
looks-at-card = { $by } benutzt die Karte Überwachung und sieht sich die Missionskarte von { $member } an.
plot-taken = { $by } nimmt { $from } die Karte { $card } weg.
plot-spent = Die Karte Verantwortung übernehmen verfällt: { $by } kann niemandem eine Karte wegnehmen.
plot-card-home = Legt die Plotkarte { $card } in die Schachtel.
    .brief = Plotkarte { $card } in die Schachtel.
plot-card-lies = { $holder }, leg diese Plotkarte offen vor dich hin.
    .brief = Plotkarte offen vor { $holder }.

## Dieselben Fragen mit einzelnen Tasten

ask-draw-keys = { $leader }, zieh { $count ->
        [one] eine Plotkarte
       *[other] { N($count) } Plotkarten, eine nach der anderen
    }. Tipp Doppelpunkt, den Namen der Karte, dann Enter. Habt ihr keinen Stapel, tipp nur Enter.
    .brief = { $leader }, welche Plotkarte?
ask-give-keys = { $leader }, wem gibst du offen die Karte { $card }? Nicht dir selbst. Tipp den Platz.
    .brief = { $leader }, { $card }: an wen?
ask-give-several-keys = { $leader }, zu verteilen: { $cards }. Tipp den Platz für { $card }. Um mit einer anderen zu beginnen, tipp Doppelpunkt, dann, welche Karte an wen geht, dann Enter.
    .brief = { $leader }, { $cards }: { $card } an wen?
ask-neighbour-keys = { $player }, wessen Seite siehst du dir an: { $names }? Tipp den Platz.
    .brief = { $player }, wessen Seite: { $names }?
ask-shows-to-keys = { $player }, wem zeigst du deine Seite? Tipp den Platz.
    .brief = { $player }, wem zeigst du deine Seite?
ask-use-keys = { $player }, du hast die Karte { $card }: { N(1) } heißt benutzen, { N(2) } heißt passen.
    .brief = { $player }, { $card }? { N(1) } heißt benutzen, { N(2) } passen.
ask-use-on-keys = { $player }, du hast die Karte { $card }. Gegen wen: { $names }? Tipp den Platz. Passen kannst du mit Enter.
    .brief = { $player }, { $card } gegen { $names }? Passen mit Enter.
ask-on-keys = { $player }, { $card } gegen wen: { $names }? Tipp den Platz.
    .brief = { $player }, gegen wen: { $names }?
ask-take-keys = { $player }, welche Plotkarte nimmst du: { $cards }? Tipp den Platz von jemandem mit nur einer. Sonst Doppelpunkt, dann die Karte, dann Enter.
    .brief = { $player }, welche Plotkarte: { $cards }?
ask-face-up-keys = Was hat { $player } gespielt? Tippt { N(1) } für Erfolg, { N(2) } für Fehlschlag.
    .brief = { $player }: { N(1) } für Erfolg, { N(2) } für Fehlschlag?

## Missionskarten, die jemand sieht

plays-face-up = { $count ->
        [one] { $names }, leg eine Karte offen vor dich hin und sag sie an. Der Rest bleibt auf dem Schoß.
       *[other] { $names }, legt je eine Karte offen vor euch hin und sagt sie an. Der Rest bleibt auf dem Schoß.
    }
    .brief = { $count ->
        [one] { $names }, eine Karte offen. Sag sie an.
       *[other] { $names }, je eine Karte offen. Sagt sie an.
    }
mission-play-others = { $count ->
        [one] { $names }, leg eine Karte verdeckt vor dich hin. Der Rest bleibt auf dem Schoß.
       *[other] { $names }, legt je eine Karte verdeckt vor euch hin. Der Rest bleibt auf dem Schoß.
    }
    .brief = { $count ->
        [one] { $names }, eine Karte verdeckt.
       *[other] { $names }, je eine Karte verdeckt.
    }
mission-keep-apart = Hand auf die gespielte Karte.
ask-face-up = Was hat { $player } gespielt? Sagt: { $player } spielt Erfolg. Oder sagt: { $player } spielt Fehlschlag.
    .brief = Was hat { $player } gespielt?
played-success = { $player } hat einen Erfolg gespielt.
played-fail = { $player } hat einen Fehlschlag gespielt.
see-by-hand = { $member }, gib deine gespielte Karte verdeckt an { $by }, { $way }. Sonst tastet und schaut niemand.
    .brief = { $member }, die gespielte an { $by }, { $way }.
see-look = { $by }, taste sie geheim ab oder sieh sie dir an.
    .brief = { $by }, fühl nach.
see-back = { $by }, gib sie auf demselben Weg zurück. { $member }, leg sie verdeckt vor dich hin.
    .brief = { $by }, gib sie zurück an { $member }.
open-card-counts = Was offen liegt, bleibt liegen und zählt mit.
    .brief = Offene Karten bleiben liegen und zählen.

## Zuerst abstimmen

vote-first = { $count ->
        [one] Abstimmung. Zuerst { $names }: Beide Marker auf den Schoß. Leg einen
       *[other] Abstimmung. Zuerst { $names }: Beide Marker auf den Schoß. Legt einen
    } auf den Tisch, die Hand darüber.
    .brief = { $count ->
        [one] Abstimmung. Zuerst { $names }: wähl verdeckt.
       *[other] Abstimmung. Zuerst { $names }: wählt verdeckt.
    }
vote-first-show = { $names }: { $count ->
        [one] Deck beim Ton deinen Marker auf und sag ihn an.
       *[other] Deckt beim Ton eure Marker auf und sagt sie an.
    }
vote-first-decide = Abstimmung. Zuerst { $names }: { $count ->
        [one] Entscheide dich im Stillen.
       *[other] Entscheidet euch, alle im Stillen.
    }
    .brief = Zuerst { $names }: { $count ->
        [one] entscheide dich.
       *[other] entscheidet euch.
    }
vote-first-say = { $names }: { $count ->
        [one] Sag beim Ton deine Stimme an.
       *[other] Sagt beim Ton eure Stimmen an.
    }
vote-others-decide = Alle anderen: Entscheidet euch, alle im Stillen.
    .brief = Alle anderen: entscheidet euch.
vote-others = Alle anderen: Abstimmungsmarker auf den Schoß. Legt einen davon auf den Tisch, die Hand darüber: { KIT("approve-token") } oder { KIT("reject-token") }.
    .brief = Alle anderen: verdeckt wählen.

## Fragen vom Tisch

holders-line = { $player }: { $cards }.
holders-none = Niemand hat eine Plotkarte.
to-give-line = Noch zu verteilen: { $cards }.
deck-left = Noch im Stapel: { $cards }.
deck-none = Der Stapel der Plotkarten ist leer.
no-plot = Diese Partie läuft ohne Plotkarten.
status-window = Gefragt ist { $player }, zur Karte { $card }.
status-plot = { $leader } führt an und verteilt jetzt die Plotkarten.
status-face-up = Offen liegt die Karte von { $names }. Welche es ist, hat mir noch niemand gesagt.

## Zurücknehmen

undone-plot = Zurückgenommen: { $what }
undone-close-eye = { $leader }, nimm alle ausgeteilten Missionskarten zurück. Misch sie, sortier sie und teil sie dem Team neu aus. Spielt wie vorher.
plot-back = Legt die Plotkarten wieder so hin wie vorher.

## Was gehört wurde

heard-plot = { $what } Sagt: bestätigen oder abbrechen.
    .brief = { $what } Bestätigen?
heard-plot-keys = { $what } Enter bestätigt, Escape bricht ab.
    .brief = { $what } Enter bestätigt.
heard-draw-for-me = Ich ziehe eine Plotkarte. Sagt: bestätigen oder abbrechen.
    .brief = Ich ziehe: bestätigen?
heard-pass-all = Sonst benutzt niemand die Karte { $card }. Sagt: bestätigen oder abbrechen.
    .brief = Alle passen: bestätigen?

## Ablehnungen

refused-no-card = Eine Plotkarte { $word } gibt es nicht. { $asked }
refused-not-in-this-deck = Die Karte { $card } ist bei { N($players) } Leuten nicht im Stapel. Liegt sie trotzdem da, sagt: { $example }. Nichts hat sich geändert.
refused-all-drawn = Die Karte { $card } ist nicht mehr im Stapel. Liegt sie trotzdem da, sagt: { $example }. Nichts hat sich geändert.
refused-not-drawn = Die Karte { $card } ist jetzt nicht zu verteilen. Nichts hat sich geändert.
refused-given-to-leader = Wer anführt, kann sich selbst keine Plotkarte geben. Nennt jemand anderen. Nichts hat sich geändert.
refused-no-neighbour = { $player } kann nur eine dieser Personen wählen: { $names }. Nichts hat sich geändert.
refused-own-card = { $player } kann sich die Karte nicht selbst zeigen. Nennt jemand anderen. Nichts hat sich geändert.
refused-not-held = { $player } hat die Karte { $card } nicht. Nichts hat sich geändert.
refused-not-its-moment = Die Karte { $card } geht jetzt nicht. { $does } Nichts hat sich geändert.
refused-not-asked = Gefragt ist jetzt { $asked }, nicht { $player }. Nichts hat sich geändert.
refused-target = Die Karte { $card } lässt sich so nicht benutzen. { $does } Nichts hat sich geändert.
refused-not-on-team = { $player } ist nicht im Team. Das Team: { $team }. Nichts hat sich geändert.
refused-plays-face-up = Die Karte von { $player } liegt ohnehin offen. Nichts hat sich geändert.
refused-looked-at = Die Karte von { $player } hat sich schon jemand angesehen. Nichts hat sich geändert.
refused-not-face-up = { $player } spielt nicht offen, oder ich kenne die Karte schon. Nichts hat sich geändert.
refused-open-fails = Möglich { $spies ->
        [one] ist nur ein Fehlschlag
       *[other] sind nur { N($spies) } Fehlschläge
    }: Noch einer geht nicht. Nichts hat sich geändert.
refused-against-face-up = { $found ->
        [0] Null Fehlschläge
        [one] Ein Fehlschlag
       *[other] { N($found) } Fehlschläge
    }: Das passt nicht zu den offenen Karten. Die Zahl muss mindestens { N($least) } und höchstens { N($most) } sein. Nichts hat sich geändert.
refused-take-none = Sonst hat niemand die Karte { $card }. Nichts hat sich geändert.
refused-take-several = Die Karte { $card } haben { $names }. Sagt: { $card } von, dann den Namen. Nichts hat sich geändert.

## Zum Nachschlagen

cards-more = Mehr über eine Karte: Tippt narrator cards und ihren Namen.
cards-unknown = Eine Plotkarte { $card } gibt es nicht. Es gibt { $list }.
decks-with-card = Im Stapel für fünf und sechs Leute: { $few ->
        [0] keine
        [1] eine
       *[other] { N($few) }
    }. Ab sieben Leuten: { $many ->
        [1] eine
       *[other] { N($many) }
    }.
forum-decks-with-card = Im Forum bis sieben Leute: { $few ->
        [0] keine
        [1] eine
       *[other] { N($few) }
    }. Ab acht: { $many ->
        [0] keine
        [1] eine
       *[other] { N($many) }
    }.
marking-l = In Braille hinter dem Namen, in Klammern: die Zahl der Spieler, dann der Buchstabe l, für sofort.
marking-o = In Braille hinter dem Namen, in Klammern: die Zahl der Spieler, dann der Buchstabe o, für einmalig.
marking-p = In Braille hinter dem Namen, in Klammern: die Zahl der Spieler, dann der Buchstabe p, für dauerhaft.
