# The headset that goes from hand to hand: what the loudspeaker says of it, and what is heard in it.

## The loudspeaker

refused-not-hydra = { $player } does not belong to HYDRA, or is the Winter Soldier. Another HYDRA agent is exposed. Nothing has changed.
refused-not-rogue = { $player } is not the Rogue. Nothing has changed.
storage-private-foreign = the private part belongs to another game
guidance-no-cards = Step four. Leave the character cards in the box.
    .brief = No character cards.
status-reveal-dealt = Each of you is about to learn who you are, through the headset.
headset-none-keys = I find no device for sound, so I can tell nobody anything alone. Nothing secret was said. Plug the headset in and press Enter.
whisper-again-alone = To hear it again, press Enter. To hide it, type next and press Enter, then take the headset off.
whisper-again-alone-keys = Space bar to hear it again. Enter hides it, then take the headset off.
guidance-begin-dealt = First we lay the table, in { N($steps) } steps. Say go on after each step. If the table is laid, say everything is ready.
    .brief = Laying the table. Next, or ready.
guidance-begin-dealt-keys = First we lay the table, in { N($steps) } steps. Press Enter after each step. If the table is laid, press colon, type ready, and press Enter.
    .brief = Laying the table. Enter after each step.
headset-same-keys = { $name } is the headset and the loudspeaker at once: everybody would hear it. I have said nothing secret. To try this one again, press Enter. To choose another device, press colon, type headset, and press Enter.
headset-lost-keys = The headset { $name } is not there. I say nothing secret without it. Plug it in and press Enter. To choose another device, press colon, type headset, and press Enter.
headset-off = Take the headset off.
ws-whisper-only-success = Only HYDRA plays Fail. Yours is Success, with Tab.
guidance-deal-dealt = Step five. You need no character cards: I deal, { N($resistance) } for the Resistance and { N($spies) } spies.
    .brief = No character cards: I deal.
guidance-deal-dealt-winter-soldier = Step five. You need no character cards: I deal, { N($resistance) } SHIELD agents and { N($spies) } HYDRA agents.
    .brief = No character cards: I deal.
guidance-own-dealt = Step six. Have one headset ready. It goes from hand to hand, from { $leader } to the left, and tells each of you alone who you are.
    .brief = Have the headset ready. { $leader } gets it first.
ask-roles = Now each of you learns alone who you are, through the headset. Is it at hand? Say start. If you have dealt cards of your own, say our own cards. If you have cards of your own and know each other already, say skip the reveal.
    .brief = Headset at hand? Say start.
ask-roles-keys = Now each of you learns alone who you are, through the headset. Is it at hand? Press Enter. If you have dealt cards of your own, press colon, type our own cards, and press Enter. If you have cards of your own and know each other already, press colon, type skip, and press Enter.
    .brief = Headset at hand? Press Enter.
ws-ask-roles = Now each of you learns alone who you are, through the headset. Is it at hand? Say start. If you have dealt cards of your own, say our own cards.
    .brief = Headset at hand? Say start.
ws-ask-roles-keys = Now each of you learns alone who you are, through the headset. Is it at hand? Press Enter. If you have dealt cards of your own, press colon, type our own cards, and press Enter.
    .brief = Headset at hand? Press Enter.
headset-which = Which of these is the headset? Say its number.
headset-listed = { N($number) }: { $name }.
    .line = { $number }: { $name }.
headset-none = I find no device for sound, so I can tell nobody anything alone. Nothing secret was said. Plug the headset in and say headset.
headset-chosen = The headset is { $name }.
headset-try = First we try the headset. One of you puts it on and presses Enter. I say a sentence there.
headset-try-keys = First we try the headset. One of you puts it on and presses the space bar. I say a sentence there.
ask-headset-heard = Was that heard in the headset, and nowhere else? Then say confirm. To hear it again, press Enter. For another device, say headset.
    .brief = Only in the headset? Confirm, or press Enter to hear it again.
ask-headset-heard-keys = Was that heard in the headset, and nowhere else? Then press Enter. If not, press the space bar to hear it again, or colon to type headset for another device.
    .brief = Only in the headset? Enter for yes, space bar to hear it again.
headset-same = { $name } is the headset and the loudspeaker at once: everybody would hear it. I have said nothing secret. Choose another device: say headset. To try this one again, press Enter.
headset-lost = The headset { $name } is not there. I say nothing secret without it. Plug it in and press Enter, or choose another device: say headset.
headset-missing = I am waiting for the headset. Press Enter when it is there, or say headset to choose another device.
headset-missing-keys = I am waiting for the headset. Press Enter when it is there. To choose another device, press colon, type headset, and press Enter.
ask-headset = { $player }, take the headset and the keyboard. Put the headset on and press Enter.
    .brief = { $player }, headset, Enter.
ask-headset-keys = { $player }, take the headset and the keyboard. Put the headset on and press the space bar.
    .brief = { $player }, headset, space bar.
headset-votes = Now the votes, one by one, with the headset.
    .brief = Votes.
headset-cards = Now the mission cards, one by one, with the headset.
    .brief = Mission cards.
headset-confess = Now each of you tells me alone which card you have, with the headset.
    .brief = Tell me your cards.
headset-confessed = All cards are told. The headset goes round once more, and everybody hears whom they know.
headset-round = The headset has gone round. Take it off. All of you know who you are.
headset-back = The headset comes back. Nothing more is said there.
roles-told-spies = { $names } { $count ->
        [one] was the only spy
       *[other] were the spies
    }.
roles-told-hydra = { $names } { $count ->
        [one] was the only HYDRA agent
       *[other] were HYDRA
    }.
roles-told-character = { $player } was { $role }.
private-missing = The private part of this game is gone, and with it who is who. I can keep the score, but tell nobody anything alone.
refused-not-dealt = I dealt no roles in this game, so I know of nobody who they are. Nothing has changed.
refused-other-cards = These can't be the cards of this table: somebody has told another card. Once more: say our own cards. Nothing has changed.
refused-secretly-lines = In line mode everybody could read what is typed. Change to single keys: narrator settings keys single. Nothing has changed.

## In the headset

headset-test = You should hear this only in the headset.
whisper-again = To hear it again, press Enter. To hide it, type next and press Enter, then hand the headset on.
whisper-again-keys = Space bar to hear it again. Enter hides it, then hand the headset on.
own-resistance = You belong to the Resistance.
own-resistance-reverser = You are the Reverser of the Resistance.
own-resistance-rogue = You are the Rogue of the Resistance.
own-spy = You are a spy.
own-spy-reverser = You are the Reverser of the spies.
own-spy-rogue = You are the Rogue of the spies.
own-captain-america = You are Captain America, for SHIELD.
own-nick-fury = You are Nick Fury, for SHIELD.
own-black-widow = You are Black Widow, for SHIELD.
own-maria-hill = You are Maria Hill, for SHIELD.
own-shield = You are an agent of SHIELD.
own-winter-soldier = You are the Winter Soldier, for HYDRA.
own-alexander-pierce = You are Alexander Pierce, for HYDRA.
own-arnim-zola = You are Arnim Zola, for HYDRA.
own-baron-zemo = You are Baron Zemo, for HYDRA.
own-hydra = You are an agent of HYDRA.
sees-nobody = You know of nobody who they are.
sees-spies = { $count ->
        [one] The other spy you know is { $names }
       *[other] The other spies you know are { $names }
    }.
sees-no-spies = You know no other spy.
sees-hydra = In HYDRA you see { $names }.
sees-no-hydra = In HYDRA you see nobody else.
sees-hydra-maria-hill = HYDRA takes you for one of them. You see { $names }.
sees-thumbs = Of HYDRA you see { $names }.
sees-no-thumbs = Of HYDRA you see nobody.
sees-nick-fury = { $count ->
        [one] Nick Fury is { $names }
       *[other] Nick Fury is one of these: { $names }
    }.
shown-resistance = { $player } belongs to the Resistance.
shown-spy = { $player } is a spy.
shown-resistance-reverser = { $player } is the Reverser of the Resistance.
shown-resistance-rogue = { $player } is the Rogue of the Resistance.
shown-spy-reverser = { $player } is the Reverser of the spies.
shown-spy-rogue = { $player } is the Rogue of the spies.
shown-shield = { $player } belongs to SHIELD.
shown-hydra = { $player } belongs to HYDRA.
whisper-looked = { $member } has played { $card }.
whisper-vote = Your vote on { $team }.
whisper-vote-keys = Tab, far left, approves. Backspace, far right, rejects.
whisper-card = Your mission card.
whisper-card-keys = Tab, far left, is Success. Backspace, far right, is Fail.
whisper-approves = You approve. The other key changes it. Enter hides it, then hand the headset on.
whisper-rejects = You reject. The other key changes it. Enter hides it, then hand the headset on.
whisper-plays = You play { $card }. The other key changes it. Enter hides it, then hand the headset on.
whisper-only-success = Only spies play Fail. Yours is Success, with Tab.
whisper-confess = Which card do you have?
whisper-confess-keys = Tab goes through the cards, Backspace goes back.
whisper-confessed = { $role } If this is your card, Enter keeps and hides it.
whisper-only-fail = You always play Fail, with Backspace.
whisper-only-approve = There is HYDRA on this team, so you approve, with Tab.
whisper-choose-first = Choose first.
