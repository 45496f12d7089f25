# Eigene Ausgaben: allgemeine Sätze für Rollen, Teile der Enthüllung und Schlüsse, die keine eigenen haben.
# $character ist der Name, um den es geht, $namer wer am Ende jemanden benennt. "side" und "theirs" sind ihre Seiten,
# wie unten.

## Seiten

side-resistance = auf der Seite des Widerstands
side-spies = auf der Seite der Spione
side-shield = auf der Seite von SHIELD
side-hydra = auf der Seite von HYDRA
side-good = auf der Seite der Guten
side-evil = auf der Seite der Bösen
wins-resistance = Der Widerstand gewinnt
wins-spies = Die Spione gewinnen
wins-shield = SHIELD gewinnt
wins-hydra = HYDRA gewinnt
wins-good = Die Guten gewinnen
wins-evil = Die Bösen gewinnen

## Wie Skripte eine ganze Seite rufen

script-role-spies = alle Spione
script-role-spies-but = alle Spione, aber nicht { $names }
script-role-resistance = alle vom Widerstand
script-role-resistance-but = alle vom Widerstand, aber nicht { $names }
script-role-shield = alle Agenten von SHIELD
script-role-shield-but = alle Agenten von SHIELD, aber nicht { $names }
script-role-good = alle Guten
script-role-good-but = alle Guten, aber nicht { $names }

## Namen

name-of-anybody = { $character }
name-of-edition = { $edition }
alone-anybody = { $character } gehört zu einer anderen Rolle, und die ist nicht im Spiel.

## Mit dem Kopfhörer

own-anybody = Du bist { $character }, { $side }.
shown-anybody = { $player } ist { $character }.
sees-anybody = Das wurde dir gezeigt. { $who }: { $names }.
sees-no-anybody = Niemand wurde dir gezeigt. Zeigen sollten sich: { $who }.

## Am Ende jemanden benennen

ask-who-is-anybody = Drei Erfolge. Alle { $theirs }, gebt euch zu erkennen und beratet. Dann entscheidet { $namer }: Wer ist { $character }? Sag den Namen, dann: ermorden.
    .brief = Gebt euch zu erkennen. Wer ist { $character }?
ask-who-is-anybody-keys = Drei Erfolge. Alle { $theirs }, gebt euch zu erkennen und beratet. Dann entscheidet { $namer }: Wer ist { $character }? Tipp den Platz.
    .brief = Gebt euch zu erkennen. Wer ist { $character }? Tipp den Platz.
named-anybody = { $namer } sagt: { $player } ist { $character }.
ask-is-anybody = { $player }, bist du { $character }? Deck deine Karte auf. Sag: richtig. Oder sag: stimmt nicht.
    .brief = { $player }, bist du { $character }? Richtig, oder stimmt nicht?
ask-is-anybody-keys = { $player }, bist du { $character }? Deck deine Karte auf. Tipp { N(1) } für richtig, { N(2) } für falsch.
    .brief = { $player }, bist du { $character }? { N(1) } richtig, { N(2) } falsch.
is-anybody = { $player } ist { $character }.
is-not-anybody = { $player } ist nicht { $character }.
refused-own-side-anybody = { $player } ist auch { $theirs } und kann nicht { $character } sein. Nenn jemand anderen. Nichts hat sich geändert.
found-anybody = { $wins }. { $character } ist gefunden: { $namer } hatte recht.
safe-anybody = { $wins }. { $character } ist nicht gefunden: { $namer } lag falsch.

## Auswahl

fault-characters-resistance = Der Widerstand hat { N($most) } Karten, gewählt sind { N($found) } besondere Rollen. Wer immer dabei ist, zählt mit.
fault-characters-spies = Die Spione haben { N($most) } Karten, gewählt sind { N($found) } besondere Rollen. Wer immer dabei ist, zählt mit.

## Erinnerungen

reminder-named-anybody = Nach drei Erfolgen sagt { $namer }, wer { $character } ist. Stimmt das, zählen die Erfolge nichts.
reminder-mission-resistance = Der Widerstand muss Erfolg spielen. Spione haben die Wahl.
    .brief = Widerstand Erfolg, Spione nach Wahl.
reminder-plays = { $character } spielt { $cards }.

## Was an Sätzen falsch ist

wrong-sentence-language = Es gibt Sätze in { $language }, ich spreche aber nur en, fr und de.
wrong-sentence-key = Unter { $key } sage ich nichts. Dieser Satz käme nie vor.
wrong-sentence-unreadable = Der Satz { $key } in { $language } ist nicht lesbar. Schreibt ihn wie im Ordner voices.
wrong-sentence-unknown = Der Satz { $key } in { $language } nennt { $variable }, und das ist dort nicht bekannt.
