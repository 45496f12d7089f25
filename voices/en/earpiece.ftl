# The headset that goes from hand to hand: what the loudspeaker says of it, and what is heard in it.

## The loudspeaker

refused-not-hydra = { $player } is not from HYDRA, or is the Winter Soldier. Name another HYDRA agent instead. Nothing has changed.
refused-not-rogue = { $player } is not the Rogue. Nothing has changed.
storage-private-foreign = the private part belongs to another game
guidance-no-cards = Step four. Leave the character cards in the box.
    .brief = No character cards.
status-reveal-dealt = Each of you is about to learn in private who you are.
headset-none-keys = I can't find a sound device, so I can't tell anyone anything in private. I haven't said anything secret. Plug the headset in and press Enter.
whisper-again-alone = To hear it again, press Enter. To hide it, type next and press Enter. Then take the headset off.
whisper-again-alone-keys = Space bar to hear it again. Enter hides it. Then take the headset off.
guidance-begin-dealt = We set up in { N($steps) } steps. After each, say: go on. If all that is done already, say: everything is ready.
    .brief = Setting up. Go on, or everything is ready?
guidance-begin-dealt-keys = We set up in { N($steps) } steps. Press Enter after each. If all that is done already, press colon, type ready, and press Enter.
    .brief = Setting up. Enter after each step.
headset-same-keys = { $name } is both the headset and the loudspeaker: everybody would hear it. I haven't said anything secret. To try this one again, press Enter. To choose another device, press colon, type headset, and press Enter.
headset-lost-keys = The headset { $name } is not there. I won't say anything secret without it. Plug it in and press Enter. To choose another device, press colon, type headset, and press Enter.
headset-off = Headset and keyboard beside the tableau.
    .brief = Headset off.
guidance-deal-dealt = Step five. You need no character cards: I deal, { N($resistance) } for the Resistance and { N($spies) } spies.
    .brief = No character cards: I deal.
guidance-deal-dealt-winter-soldier = Step five. You need no character cards: I deal, { N($resistance) } SHIELD agents and { N($spies) } HYDRA agents.
    .brief = No character cards: I deal.
guidance-own-dealt = Step six. Have one headset within reach. It goes from hand to hand, to the left. In it you'll each hear privately who you are.
    .brief = Have the headset within reach.
ask-roles = Now each of you will hear privately who you are, through the headset. When it's at hand, say: start now. If you have dealt cards and done the reveal, say: skip the reveal.
    .brief = Headset at hand? Say: start now.
ask-roles-keys = Now each of you will hear privately who you are, through the headset. When it's at hand, press Enter. If you have dealt your own cards, press colon, type our own cards, and press Enter. If the reveal is done too, press colon, type skip, and press Enter.
    .brief = Headset at hand? Press Enter.
headset-which = Which of these is the headset? Type its number and press Enter.
headset-which-keys = Which of these is the headset? Press its number.
headset-listed = { N($number) }: { $name }.
    .line = { $number }: { $name }.
headset-none = I can't find a sound device, so I can't tell anyone anything in private. I haven't said anything secret. Plug in a headset, type: headset, and press Enter.
headset-chosen = The headset is { $name }.
headset-try = First we'll try the headset. One of you, put it on and press Enter. You'll hear a test sentence.
headset-try-keys = First we'll try the headset. One of you, put it on and press the space bar. You'll hear a test sentence.
ask-headset-heard = If you heard that in the headset only, type yes and press Enter. To hear it again, press Enter alone. For another device, type headset and press Enter.
    .brief = Only in the headset? Type yes, then Enter. Enter alone repeats it.
ask-headset-heard-keys = If you heard that in the headset only, press Enter. To hear it again, press the space bar. For another device, press colon, type headset, and press Enter.
    .brief = Only in the headset? Enter for yes, space bar to hear it again.
headset-same = { $name } is both the headset and the loudspeaker: everybody would hear it. I haven't said anything secret. To try this one again, press Enter. To choose another device, type headset and press Enter.
headset-lost = The headset { $name } is not there. I won't say anything secret without it. Plug it in and press Enter. To choose another device, type headset and press Enter.
headset-missing = I'm waiting for the headset. When it's there, press Enter. To choose another device, type headset and press Enter.
headset-missing-keys = I'm waiting for the headset. When it's there, press Enter. To choose another device, press colon, type headset, and press Enter.
ask-headset = { $player }, take the headset and the keyboard. Put the headset on and press Enter.
    .brief = { $player }, headset, Enter.
ask-headset-keys = { $player }, take the headset and the keyboard. Put the headset on and press the space bar.
    .brief = { $player }, headset, space bar.
headset-votes = Now vote by headset, one by one, without tokens.
    .brief = Votes.
headset-cards = Now the mission by headset, one by one, without cards.
    .brief = The mission, by headset.
headset-confess = Now your cards, one by one, with the headset. Don't speak.
    .brief = Your cards, in silence.
headset-confessed = I know all the cards now. The headset goes round once more, and you'll each hear who you know.
headset-round = The headset has gone round. Put it beside the tableau, with the keyboard. You all know who you are.
headset-back = Put the headset and the keyboard beside the tableau. The headset is silent for now.
alone-taken-back = For now I don't tell or ask anyone anything in private.
status-alone = In private I'm still waiting for { $names }.
headset-lines = We do this at the table: one of you has only the headset, and in line mode everybody could read what is typed.
headset-resume = To go on by headset, press colon, type secretly, and press Enter.
roles-told-spies = { $names } { $count ->
        [one] was the only spy
       *[other] were the spies
    }.
roles-told-hydra = { $names } { $count ->
        [one] was the only HYDRA agent
       *[other] were HYDRA
    }.
roles-told-character = { $player } was { $role }.
private-missing = The private part of this game is gone, and with it who is who. I can keep the score, but I can't tell anyone anything in private.
refused-not-dealt = I didn't deal the roles in this game, so I don't know who anyone is. Nothing has changed.
refused-other-cards = These can't be the cards of this table: somebody chose a wrong card. To begin again, press colon, type our own cards, and press Enter. Nothing has changed.
refused-secretly-lines = In line mode everybody could read what is typed. Change to single keys: the command is on the screen. Nothing has changed.
    .line = In line mode everybody could read what is typed. Change to single keys. The command is: narrator settings keys single. Nothing has changed.

## What one player alone is told and asked, whoever brings it

own-resistance = You are in the Resistance.
own-resistance-reverser = You are the resistance Reverser.
own-resistance-rogue = You are the resistance Rogue.
own-spy = You are a spy.
own-spy-reverser = You are the spy Reverser.
own-spy-rogue = You are the spy Rogue.
own-captain-america = You are Captain America, on SHIELD's side.
own-nick-fury = You are Nick Fury, on SHIELD's side.
own-black-widow = You are Black Widow, on SHIELD's side.
own-maria-hill = You are Maria Hill, on SHIELD's side.
own-shield = You are a SHIELD agent.
own-winter-soldier = You are the Winter Soldier, on HYDRA's side.
own-alexander-pierce = You are Alexander Pierce, on HYDRA's side.
own-arnim-zola = You are Arnim Zola, on HYDRA's side.
own-baron-zemo = You are Baron Zemo, on HYDRA's side.
own-hydra = You are a HYDRA agent.
sees-nobody = You don't know who anyone else is.
sees-spies = { $count ->
        [one] The other spy you know is { $names }
       *[other] The other spies you know are { $names }
    }.
sees-no-spies = You don't know any other spies.
sees-hydra = With you in HYDRA, as far as you know: { $names }.
sees-no-hydra = You don't know anyone else in HYDRA.
sees-hydra-maria-hill = HYDRA takes you for one of its own. HYDRA agents that you know: { $names }.
sees-nick-fury = In HYDRA, as far as you know: { $names }.
sees-black-widow = { $count ->
        [one] Nick Fury is { $names }
       *[other] Nick Fury is one of these: { $names }
    }.
shown-resistance = { $player } is in the Resistance.
shown-spy = { $player } is a spy.
shown-resistance-reverser = { $player } is the resistance Reverser.
shown-resistance-rogue = { $player } is the resistance Rogue.
shown-spy-reverser = { $player } is the spy Reverser.
shown-spy-rogue = { $player } is the spy Rogue.
shown-shield = { $player } belongs to SHIELD.
shown-hydra = { $player } belongs to HYDRA.
whisper-looked = { $member } has played { $card }.
whisper-vote = Your vote on { $team }.
whisper-card = Your mission card.
whisper-confess = Find your card. Don't speak.
own-vote-approves = You approve.
own-vote-rejects = You reject.
own-card = You play { $card }.
only-success = Only spies play Fail. You must play Success.
only-fail = You must play Fail.
only-approve = Someone from HYDRA is on this team, so you must approve.

## In the headset

headset-test = You should hear this only in the headset.
whisper-again = To hear it again, press Enter. To hide it, type next and press Enter. Then take the headset off.
whisper-again-keys = Space bar to hear it again. Enter hides it. Then take the headset off.
whisper-vote-keys = Tab, far left, approves. Backspace, above Enter, rejects.
whisper-card-keys = Tab, far left, is Success. Backspace, above Enter, is Fail.
whisper-change-vote = Choose again, or press Enter to hide it. Then take the headset off.
whisper-change-card = Choose again, or press Enter to hide it. Then take the headset off.
whisper-only-success = Only spies play Fail. You must play Success: press Tab.
whisper-confess-keys = Tab goes through the cards, Backspace goes back.
whisper-own-card = If this is your card, press Enter to hide it. Then take the headset off.
whisper-only-fail = You must play Fail: press Backspace.
whisper-only-approve = Someone from HYDRA is on this team, so you must approve: press Tab.
whisper-choose-first = Make your choice first.
