# Avalon: was nur dort gesagt wird.
# Was Avalon anders sagt als das Grundspiel, steht in overlays/avalon.ftl.

## Namen

edition-avalon = Avalon
agent-merlin = Merlin
agent-assassin = der Meuchelmörder
module-percival = Parzival
module-mordred = Mordred
module-morgana = Morgana
module-oberon = Oberon
module-lady-of-the-lake = die Herrin vom See

## Auswahl

advice-percival = Ein Tipp: Zu fünft macht Parzival es den Guten zu leicht, außer mit Mordred oder Morgana.
advice-morgana = Ein Tipp: Ohne Parzival kann Morgana nichts Besonderes.
advice-lady-of-the-lake = Ein Tipp: Die Herrin vom See lohnt sich erst ab sieben Leuten.
fault-characters-good = Die Guten haben { N($most) } Karten, gewählt sind { N($found) } besondere Rollen. Merlin zählt mit.
fault-characters-evil = Die Bösen haben { N($most) } Karten, gewählt sind { N($found) } besondere Rollen. Der Meuchelmörder zählt mit.

## Die Enthüllung

script-role-evil = alle Schergen Mordreds
script-role-evil-but = alle Schergen Mordreds außer { $names }
script-look-evil = { $who }: Augen auf. Seht einander an und merkt euch, wer dazugehört.
script-shut-evil = Augen wieder zu. Jetzt sind alle Augen zu.
script-look-merlin = Merlin, Augen auf. Such die erhobenen Daumen und merk dir, wem sie gehören.
script-look-percival = Parzival, Augen auf. { $shown ->
        [one] Der erhobene Daumen gehört Merlin.
       *[other] Von den { N($shown) } erhobenen Daumen gehört einer Merlin.
    }

## Mit dem Kopfhörer

own-merlin = Du bist Merlin und gehörst zu den Guten.
own-percival = Du bist Parzival und gehörst zu den Guten.
own-servant = Du gehörst zu den Getreuen Arthurs, also zu den Guten.
own-assassin = Du bist der Meuchelmörder und gehörst zu den Bösen.
own-mordred = Du bist Mordred und gehörst zu den Bösen.
own-morgana = Du bist Morgana und gehörst zu den Bösen.
own-oberon = Du bist Oberon und gehörst zu den Bösen.
own-minion = Du gehörst zu den Schergen Mordreds, also zu den Bösen.
sees-evil = Außer dir bei den Bösen, soweit du weißt: { $names }.
sees-no-evil = Du kennst sonst niemanden von den Bösen.
sees-merlin = Bei den Bösen, soweit du weißt: { $names }.
sees-percival = { $count ->
        [one] Merlin ist { $names }
       *[other] Hinter einem dieser Namen steckt Merlin: { $names }
    }.
shown-good = { $player } gehört zu den Guten.
shown-evil = { $player } gehört zu den Bösen.

## Erinnerungen

reminder-assassin = Nach drei Erfolgen benennt der Meuchelmörder Merlin. Trifft er, gewinnen doch die Bösen.

## Wer ist Merlin?

ask-who-is-merlin = Drei Abenteuer sind gelungen. Schergen Mordreds, gebt euch zu erkennen und beratet. Meuchelmörder, dann entscheidest du: Wer ist Merlin? Sag den Namen, dann: ermorden.
    .brief = Schergen, gebt euch zu erkennen. Meuchelmörder, wer ist Merlin?
ask-who-is-merlin-keys = Drei Abenteuer sind gelungen. Schergen Mordreds, gebt euch zu erkennen und beratet. Meuchelmörder, dann entscheidest du: Wer ist Merlin? Tipp den Platz.
    .brief = Schergen, gebt euch zu erkennen. Meuchelmörder, wer ist Merlin? Tipp den Platz.
named-merlin = Der Meuchelmörder hält { $player } für Merlin.
ask-is-merlin = { $player }, bist du Merlin? Deck deine Karte auf. Sag: richtig. Oder sag: stimmt nicht.
    .brief = { $player }, bist du Merlin? Richtig, oder stimmt nicht?
ask-is-merlin-keys = { $player }, bist du Merlin? Deck deine Karte auf. Tipp { N(1) } für richtig, { N(2) } für falsch.
    .brief = { $player }, bist du Merlin? { N(1) } richtig, { N(2) } falsch.
is-merlin = { $player } ist Merlin.
is-not-merlin = { $player } ist nicht Merlin.
refused-own-side = { $player } gehört auch zu den Bösen und kann nicht Merlin sein. Benenne jemand anderen. Nichts hat sich geändert.

## Das Ende

evil-wins-merlin = Die Bösen gewinnen. Der Meuchelmörder hat Merlin gefunden.
good-wins-safe = Die Guten gewinnen. Drei Abenteuer sind gelungen, und Merlin ist in Sicherheit.

## Berichte

export-role-merlin = { agent-merlin }
export-role-percival = { module-percival }
export-role-servant = Getreuer Arthurs
export-role-assassin = Meuchelmörder
export-role-mordred = { module-mordred }
export-role-morgana = { module-morgana }
export-role-oberon = { module-oberon }
export-role-minion = Scherge Mordreds
