# Winter Soldier and examinations: everything that is said only there.
# SHIELD and HYDRA are words, written in capitals. How the built-in voice says names is in names.toml.

## Names

edition-winter-soldier = Winter Soldier
module-inquisitor = the Inquisitor
module-scarlet-witch = Scarlet Witch
module-maria-hill-shown = Maria Hill shown to Nick Fury
general-agents = { $count ->
        [one] one general agent
       *[other] { N($count) } general agents
    }
agent-captain-america = Captain America
module-black-widow = Black Widow
module-maria-hill = Maria Hill
module-alexander-pierce = Alexander Pierce
module-arnim-zola = Arnim Zola
module-baron-zemo = Baron Zemo
agent-shield = a SHIELD agent
agent-nick-fury = Nick Fury
agent-hydra = a HYDRA agent
agent-winter-soldier = the Winter Soldier
agent-read-hydra = a HYDRA agent
agent-read-winter-soldier = the Winter Soldier
agent-read-maria-hill = Maria Hill
mission-name = { $mission ->
        [1] Lemurian Star
        [2] Roosevelt Bridge
        [3] Camp Lehigh
        [4] Triskelion
       *[5] Insight Helicarriers
    }

## Choosing

options-module-on = { N($number) }: { $module }. On.
options-module-off = { N($number) }: { $module }. Off.
module-joins = { $modules }: on.
module-leaves = { $modules }: off.
edition-by-players = With { N($players) } players only Winter Soldier can be played. That is the edition now.
advice-alexander-pierce = A tip: Alexander Pierce has a power only with Black Widow.
advice-maria-hill = A tip: Maria Hill is best with ten players or more.
advice-scarlet-witch = A tip: Scarlet Witch is best with seven players or more.
fault-module-elsewhere = { $module } can't be played in this edition: { $edition }.
fault-characters-shield = SHIELD has { N($most) } cards, but { N($found) } special characters were chosen. Captain America and Nick Fury count too.
fault-characters-hydra = HYDRA has { N($most) } cards, but { N($found) } special characters were chosen. The Winter Soldier counts too.
alone-maria-hill-shown = Nick Fury should see Maria Hill, but she is not in the game.
fault-captain-drawn = Captain America is dealt, so the leader can't be drawn.
fault-json-captain = A game of Winter Soldier for programs needs its Captain America: give the name after --leader.
refused-no-module = There is no variant or character { $word }. The options list them. Nothing has changed.

## Setting the table

ws-guidance-tableau = Step one. In the middle, the tableau for { N($players) }. Beside it the score markers, the lid of the box, and the mission cards in two piles: six Success, six Fail.
    .brief = Tableau for { N($players) }. Score markers, mission cards and lid beside it.
ws-guidance-tableau-alone = Step one. In the middle, the tableau for { N($players) }. Beside it the score markers. Leave the mission cards in the box.
    .brief = Tableau for { N($players) }, score markers beside it. No mission cards.
ws-guidance-markers = Step two. Put the vote track marker at the beginning of its track, and the leader token beside the tableau. The leader moves the markers.
    .brief = Vote track marker at the beginning.
ws-guidance-markers-witch = Step two. Put the vote track marker at the beginning of its track. Beside the tableau, put the leader token, the Scarlet Witch token and the two loyalty cards. The leader moves the markers.
    .brief = Vote track marker, Scarlet Witch token, two loyalty cards.
ws-guidance-markers-witch-dealt = Step two. Put the vote track marker at the beginning of its track. Beside the tableau, put the leader token and the Scarlet Witch token. The leader moves the markers.
    .brief = Vote track marker, Scarlet Witch token.
ws-guidance-cards = Step four. Take these { N($players) } character cards out of the box. For SHIELD: { $shield }. For HYDRA: { $hydra }. Set Bucky Barnes aside.
    .brief = SHIELD: { $shield }. HYDRA: { $hydra }. Bucky Barnes aside.
ws-guidance-deal = Step five. { $dealer }, shuffle these { N($players) } cards. Deal one to each player, face down. Don't look.
    .brief = { $dealer }, shuffle and deal, face down. Don't look.
ws-guidance-own-card-touch = Step six. Take your card and read it with your finger, under the table. Find out who you are and which side you're on. Tell nobody. Put it back, face down.
    .brief = Feel your own card. Put it back.
ws-guidance-own-card-eyes = Step six. Take your card and look at it in secret. Find out who you are and which side you're on. Tell nobody. Put it back, face down.
    .brief = Look at your own card. Put it back.
guidance-leader-inquisitor = Step four. Give the leader token to { $leader }, and the Inquisitor token to { $holder }, on the leader's right. The leader moves the markers on the tableau. Put the Inquisitor markers beside the tableau.
    .brief = Leader token to { $leader }, Inquisitor token to { $holder }.
ask-captain = Captain America, say so now, aloud. Then tell me: Captain America is, and your name.
    .brief = Who is Captain America?
ask-captain-keys = Captain America, say so now, aloud. Then press your seat number.
    .brief = Who is Captain America? Press the seat number.
captain-known = { $captain } is Captain America and leads first.
captain-token = Pass the leader token to { $captain }.
witch-token-begins = Pass the Scarlet Witch token and both loyalty cards to { $holder }, on Captain America's left.
    .brief = Scarlet Witch token and loyalty cards to { $holder }.
dealt-again-dealt = I deal again. What you heard before no longer counts.
    .brief = I deal again.
dealt-again = We'll deal the cards again. Give all of them back to { $dealer }.
    .brief = Dealt again, by { $dealer }.
undone-dealt-again = Taken back: the new deal.
keys-seat-ten = Seat ten as a key is zero.
keys-seats-more = The seats as keys: zero is ten, a is eleven, b is twelve.

## A round

mission-forfeited = Mission { N($mission) } fails: too many teams were rejected.

## Reminders

reminder-vote = Winter Soldier: if anyone from HYDRA is on this team, you must approve it.
    .brief = Winter Soldier: approve, if HYDRA is on the team.
reminder-mission-shield = SHIELD must play Success, the Winter Soldier Fail. Other HYDRA agents may choose.
    .brief = SHIELD plays Success, the Winter Soldier Fail, other HYDRA agents either.
reminder-mission-hill = SHIELD must play Success, the Winter Soldier Fail. Other HYDRA agents and Maria Hill may choose.
    .brief = SHIELD plays Success, the Winter Soldier Fail. Other HYDRA agents and Maria Hill: either.
reminder-accuse = Captain America may accuse somebody at any time, except during a mission.
reminder-name-hill = The Winter Soldier may name Maria Hill once, before the third success or the third failure.

## Accusations

accused = Captain America accuses { $accused }.
captain-leads = Captain America leads first, whoever that is.
ask-agent-card = { $player }, your card, face up. What does it show: { $cards }?
    .brief = { $player }, your card: { $cards }?
ask-agent-card-open = { $player }, your card is face up already. Say: { $cards }.
ask-agent-card-open-keys = { $player }, your card is face up already. Press { $keys }.
ask-agent-card-keys = { $player }, your card, face up. What does it show? Press { $keys }.
    .brief = { $player }, press { $keys }.
agent-card-key = { N($number) } for { $card }
card-shown = { $player } is { $card }.
becomes-bucky = { $player }, swap your card for Bucky Barnes. You are with SHIELD now.
    .brief = { $player }, take Bucky Barnes.
stepped-out = { $count ->
        [one] { $names } is out of the game.
       *[other] { $names } are out of the game.
    }
out-now = { $names }: put your vote tokens in the box. You no longer lead, vote or go on missions. Keep what you know to yourself.
    .brief = { $names }: vote tokens in the box.
proposal-void = The team of { $team } is cancelled. It doesn't count as a rejection.
ask-winter-soldier = Three missions have succeeded. { $captain }, as Captain America you have one more guess. Who is the Winter Soldier? Say: accuse, and the name.
    .brief = { $captain }, who is the Winter Soldier?
ask-winter-soldier-keys = Three missions have succeeded. { $captain }, as Captain America you have one more guess. Who is the Winter Soldier? Press the seat number.
    .brief = { $captain }, who is the Winter Soldier? Press the seat number.

## Naming Maria Hill and Nick Fury

named-maria-hill = The Winter Soldier says that { $player } is Maria Hill.
named-nick-fury = The Winter Soldier says that { $player } is Nick Fury.
ask-is-maria-hill = { $player }, are you Maria Hill? If so, turn your card face up. Say: that was right, or: that was wrong.
    .brief = { $player }, are you Maria Hill? That was right, or that was wrong?
ask-is-maria-hill-keys = { $player }, are you Maria Hill? If so, turn your card face up. Press { N(1) } for right, { N(2) } for wrong.
    .brief = { $player }, are you Maria Hill? { N(1) } right, { N(2) } wrong.
ask-is-nick-fury = { $player }, are you Nick Fury? Turn your card face up. Say: that was right, or: that was wrong.
    .brief = { $player }, are you Nick Fury? That was right, or that was wrong?
ask-is-nick-fury-keys = { $player }, are you Nick Fury? Turn your card face up. Press { N(1) } for right, { N(2) } for wrong.
    .brief = { $player }, are you Nick Fury? { N(1) } right, { N(2) } wrong.
is-maria-hill = { $player } is Maria Hill.
is-not-maria-hill = { $player } is not Maria Hill. The Winter Soldier is exposed.
is-nick-fury = { $player } is Nick Fury.
is-not-nick-fury = { $player } is not Nick Fury.
ask-exposed = Winter Soldier, which other HYDRA agent do you expose? Say: expose, and the name.
    .brief = Winter Soldier, who do you expose?
ask-exposed-keys = Winter Soldier, which other HYDRA agent do you expose? Press the seat number.
    .brief = Winter Soldier, who do you expose? Press the seat number.
exposed = { $player } is exposed as a HYDRA agent, and stays in the game.
exposed-shows = { $player }, turn your card face up too.
winter-soldier-shows = Winter Soldier, say aloud that it's you, and turn your card face up.
ask-who-is-nick-fury = HYDRA, come forward and talk it over. Winter Soldier, you decide: who is Nick Fury? Say: assassinate, and the name.
    .brief = Winter Soldier, who is Nick Fury?
ask-who-is-nick-fury-keys = HYDRA, come forward and talk it over. Winter Soldier, you decide: who is Nick Fury? Press the seat number.
    .brief = Winter Soldier, who is Nick Fury? Press the seat number.

## The end

hydra-wins-missions = HYDRA wins. Three missions have failed.
found-maria-hill = HYDRA wins. The Winter Soldier has found Maria Hill.
found-nick-fury = HYDRA wins. The Winter Soldier has found Nick Fury.
found-winter-soldier = SHIELD wins. Captain America has found the Winter Soldier.
safe-nick-fury = SHIELD wins. Three missions have succeeded, and Nick Fury is safe.
gone-nick-fury = SHIELD wins. Three missions have succeeded, and Nick Fury is out of the game.

## Examinations

ask-examine-witch = { $player }, you hold the Scarlet Witch token. Who do you examine: { $names }? Say: examine, and the name.
    .brief = { $player }, who do you examine: { $names }?
ask-examine-witch-keys = { $player }, you hold the Scarlet Witch token. Who do you examine: { $names }? Press the seat number.
    .brief = { $player }, who do you examine: { $names }? Press the seat number.
ask-examine-inquisitor = { $player }, you are the Inquisitor. Who do you examine: { $names }? Say: examine, and the name.
    .brief = { $player }, who do you examine: { $names }?
ask-examine-inquisitor-keys = { $player }, you are the Inquisitor. Who do you examine: { $names }? Press the seat number.
    .brief = { $player }, who do you examine: { $names }? Press the seat number.
examined = { $examiner } examines { $examined }.
loyalty-pass = { $examiner }, pass both loyalty cards under the table to { $examined }, { $way }. Nobody else feels them or looks.
    .brief = { $examiner }, both loyalty cards to { $examined }, { $way }.
loyalty-pick = { $examined }, pass the true one back the same way, and put the other one in your lap. No lying.
    .brief = { $examined }, your true card back.
loyalty-pick-feel = { $examined }, a cross is HYDRA, an empty box is SHIELD. Pass the true one back the same way, and put the other one in your lap. No lying.
    .brief = { $examined }, your true card back.
loyalty-feel = { $examiner }, feel it.
    .brief = { $examiner }, feel it.
loyalty-look = { $examiner }, look at it in secret.
    .brief = { $examiner }, look.
loyalty-return = { $examiner }, pass that card back, and the Scarlet Witch token with it. { $examined }, keep them for the next time.
    .brief = { $examiner }, card and token to { $examined }.
inquisitor-token = { $examiner }, take an Inquisitor marker: nobody can examine you now. Pass the Inquisitor token to { $examined }.
    .brief = Marker to { $examiner }, Inquisitor token to { $examined }.
token-passed = Pass the Scarlet Witch token to { $to }, with both loyalty cards.
token-passed-dealt = Pass the Scarlet Witch token to { $to }.
token-gone = Put the Scarlet Witch token in the box, with all that belongs to it: nobody is left to hold it.

## Questions of the table

role-leader = leader token
role-witch = Scarlet Witch token
role-inquisitor = Inquisitor token
role-exposed = exposed as HYDRA
role-out = out of the game
who-seat-roles = Seat { N($seat) }: { $player }, { $roles }.
status-captain = We're waiting to hear who Captain America is.
status-examination = { $player } is examining somebody.
status-accused = { $player } has been accused and is showing the card.
status-last-accusation = Three missions have succeeded. { $captain } is naming the Winter Soldier.
status-naming = { $namer } is naming { $character }.
status-named = { $namer } has named { $player }. The answer is still to come.
status-exposing = The Winter Soldier is choosing which other HYDRA agent to expose.

## Taking back

back-in = { $count ->
        [one] { $names } is back in the game. Take your vote tokens.
       *[other] { $names } are back in the game. Take your vote tokens.
    }
token-back = Scarlet Witch token to { $holder }, with both loyalty cards.
token-back-dealt = Scarlet Witch token to { $holder }.
lay-again-inquisitor = Inquisitor token to { $holder }. Whoever had it before, put your marker in front of you.
inquisitor-back = { $holder }, take the Inquisitor token back, and put your marker beside the tableau.

## Refusals

refused-marked = { $player } has the token or had it, and can't be examined. You can examine { $names }. Nothing has changed.
refused-stepped-out = { $player } is out of the game. Nothing has changed.
refused-captain-out = Captain America is out of the game, so nobody can accuse. Nothing has changed.
refused-mission-under-way = A mission is under way. That has to wait for its result. Nothing has changed.
refused-captain-america = { $player } is Captain America. Name somebody else. Nothing has changed.
refused-card-not-left = { $player } can't be { $card } in this game. The card can be { $cards }. Nothing has changed.
refused-no-maria-hill = There is no Maria Hill in this game to name. Nothing has changed.
refused-named-before = The Winter Soldier has already had the one guess at Maria Hill. Nothing has changed.
refused-no-reminders = In this game there is nothing to be reminded of. Nothing has changed.
