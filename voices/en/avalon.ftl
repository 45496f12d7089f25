# Avalon: everything that is said only there.
# What it says otherwise than the base game is in overlays/avalon.ftl.

## Names

edition-avalon = Avalon
agent-merlin = Merlin
agent-assassin = the Assassin
module-percival = Percival
module-mordred = Mordred
module-morgana = Morgana
module-oberon = Oberon
module-lady-of-the-lake = the Lady of the Lake

## Choosing

advice-percival = A tip: with five players, Percival makes it too easy for good, unless Mordred or Morgana is in the game.
advice-morgana = A tip: Morgana has a power only with Percival.
advice-lady-of-the-lake = A tip: the Lady of the Lake is best with seven players or more.
fault-characters-good = Good has { N($most) } cards, but { N($found) } special characters were chosen. Merlin counts too.
fault-characters-evil = Evil has { N($most) } cards, but { N($found) } special characters were chosen. The Assassin counts too.

## The reveal

script-role-evil = all Minions of Mordred
script-role-evil-but = all Minions of Mordred except { $names }
script-look-evil = { $who }: open your eyes. Look for each other, and remember who they are.
script-shut-evil = Close your eyes. Everybody's eyes should be closed.
script-look-merlin = Merlin, open your eyes. Look for the raised thumbs, and remember whose they are.
script-look-percival = Percival, open your eyes. { $shown ->
        [one] The raised thumb is Merlin's.
       *[other] Of the { N($shown) } raised thumbs, one is Merlin's.
    }

## With the headset

own-merlin = You are Merlin, on the side of good.
own-percival = You are Percival, on the side of good.
own-servant = You are a Loyal Servant of Arthur, on the side of good.
own-assassin = You are the Assassin, on the side of evil.
own-mordred = You are Mordred, on the side of evil.
own-morgana = You are Morgana, on the side of evil.
own-oberon = You are Oberon, on the side of evil.
own-minion = You are a Minion of Mordred, on the side of evil.
sees-evil = Evil with you, as far as you know: { $names }.
sees-no-evil = You don't know anyone else who is evil.
sees-merlin = Evil, as far as you know: { $names }.
sees-percival = { $count ->
        [one] Merlin is { $names }
       *[other] Merlin is one of these: { $names }
    }.
shown-good = { $player } is good.
shown-evil = { $player } is evil.

## Reminders

reminder-assassin = After three successes the Assassin names Merlin. If that is right, evil wins after all.

## Naming Merlin

ask-who-is-merlin = Three quests have succeeded. Minions of Mordred, come forward and talk it over. Assassin, you decide: who is Merlin? Say: assassinate, and the name.
    .brief = Minions, come forward. Assassin, who is Merlin?
ask-who-is-merlin-keys = Three quests have succeeded. Minions of Mordred, come forward and talk it over. Assassin, you decide: who is Merlin? Press the seat number.
    .brief = Minions, come forward. Assassin, who is Merlin? Press the seat number.
named-merlin = The Assassin says that { $player } is Merlin.
ask-is-merlin = { $player }, are you Merlin? Turn your card face up. Say: that was right, or: that was wrong.
    .brief = { $player }, are you Merlin? That was right, or that was wrong?
ask-is-merlin-keys = { $player }, are you Merlin? Turn your card face up. Press { N(1) } for right, { N(2) } for wrong.
    .brief = { $player }, are you Merlin? { N(1) } right, { N(2) } wrong.
is-merlin = { $player } is Merlin.
is-not-merlin = { $player } is not Merlin.
refused-own-side = { $player } is evil too, and can't be Merlin. Name somebody else. Nothing has changed.

## The end

evil-wins-merlin = Evil wins. The Assassin has found Merlin.
good-wins-safe = Good wins. Three quests have succeeded, and Merlin is safe.

## Exports

export-role-merlin = { agent-merlin }
export-role-percival = { module-percival }
export-role-servant = Loyal Servant of Arthur
export-role-assassin = Assassin
export-role-mordred = { module-mordred }
export-role-morgana = { module-morgana }
export-role-oberon = { module-oberon }
export-role-minion = Minion of Mordred
