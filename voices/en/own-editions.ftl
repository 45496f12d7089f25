# Editions of a table's own: general sentences for characters, parts of the reveal and endings that have none of their own.
# $character is the name of whoever it is about, $namer that of whoever names somebody at the end. "side" and "theirs"
# are their sides, as below.

## Sides

side-resistance = on the side of the Resistance
side-spies = on the side of the spies
side-shield = on SHIELD's side
side-hydra = on HYDRA's side
side-good = on the side of good
side-evil = on the side of evil
wins-resistance = The Resistance wins
wins-spies = The spies win
wins-shield = SHIELD wins
wins-hydra = HYDRA wins
wins-good = Good wins
wins-evil = Evil wins

## How scripts call a whole side

script-role-spies = all spies
script-role-spies-but = all spies except { $names }
script-role-resistance = everybody in the Resistance
script-role-resistance-but = everybody in the Resistance except { $names }
script-role-shield = all SHIELD agents
script-role-shield-but = all SHIELD agents except { $names }
script-role-good = everybody good
script-role-good-but = everybody good except { $names }

## Names

name-of-anybody = { $character }
name-of-edition = { $edition }
alone-anybody = { $character } goes with another character, who is not in the game.

## With the headset

own-anybody = You are { $character }, { $side }.
shown-anybody = { $player } is { $character }.
sees-anybody = Shown to you, as { $who }: { $names }.
sees-no-anybody = Nobody was shown to you as { $who }.

## Naming somebody at the end

ask-who-is-anybody = Three successes. Everybody { $theirs }, come forward and talk it over. Then { $namer } decides: who is { $character }? Say: assassinate, and the name.
    .brief = Come forward. Who is { $character }?
ask-who-is-anybody-keys = Three successes. Everybody { $theirs }, come forward and talk it over. Then { $namer } decides: who is { $character }? Press the seat number.
    .brief = Come forward. Who is { $character }? Press the seat number.
named-anybody = { $namer } says that { $player } is { $character }.
ask-is-anybody = { $player }, are you { $character }? Turn your card face up. Say: that was right, or: that was wrong.
    .brief = { $player }, are you { $character }? That was right, or that was wrong?
ask-is-anybody-keys = { $player }, are you { $character }? Turn your card face up. Press { N(1) } for right, { N(2) } for wrong.
    .brief = { $player }, are you { $character }? { N(1) } right, { N(2) } wrong.
is-anybody = { $player } is { $character }.
is-not-anybody = { $player } is not { $character }.
refused-own-side-anybody = { $player } is { $theirs } too, and can't be { $character }. Name somebody else. Nothing has changed.
found-anybody = { $wins }. { $namer } has found { $character }.
safe-anybody = { $wins }. { $namer } has not found { $character }.

## Choosing

fault-characters-resistance = The Resistance has { N($most) } cards, but { N($found) } special characters were chosen. Those who are always there count too.
fault-characters-spies = The spies have { N($most) } cards, but { N($found) } special characters were chosen. Those who are always there count too.

## Reminders

reminder-named-anybody = After three successes { $namer } names { $character }. If that is right, they count for nothing.
reminder-mission-resistance = The Resistance must play Success. Spies may choose.
    .brief = The Resistance plays Success, spies either.
reminder-plays = { $character } plays { $cards }.

## What is wrong with sentences

wrong-sentence-language = Sentences in { $language } are given, but I speak en, fr and de.
wrong-sentence-key = Under { $key } I say nothing, so this sentence would never be heard.
wrong-sentence-unreadable = The sentence { $key } in { $language } can't be read. Write it as in the folder voices.
wrong-sentence-unknown = The sentence { $key } in { $language } names { $variable }, which isn't known there.
