# One phone that goes from hand to hand: each sentence stands in place of one for the headset.

## Before the game

reveal-phone = roles on this phone, from hand to hand
one-phone-ask-reveal = { $edition }: by the book, the reveal is with eyes closed. How do you want it? One: eyes closed. Two: by touch. Three: on this phone, from hand to hand.
    .line = { $edition }: by the book, the reveal is with eyes closed. How do you want it? 1: eyes closed. 2: by touch. 3: on this phone, from hand to hand.
one-phone-ask-reveal-marked = { $edition }: by the book, the reveal is with eyes closed. How do you want it? One: eyes closed. Two: by touch, if your Spy cards are marked for the finger. Three: on this phone, from hand to hand.
    .line = { $edition }: by the book, the reveal is with eyes closed. How do you want it? 1: eyes closed. 2: by touch, if your Spy cards are marked for the finger. 3: on this phone, from hand to hand.
one-phone-needs-dealing = To play for somebody who isn't here, I have to deal. Choose the reveal on this phone. Nothing has changed.
one-phone-guidance-tokens = Step three. Leave the vote tokens in the box: you vote on this phone.
    .brief = No vote tokens.
one-phone-guidance-own = Step six. Have this phone within reach. It goes from hand to hand, to the left. On it you'll each learn privately who you are. If it speaks, have an earbud too.
    .brief = Have the phone and an earbud within reach.

## While it goes round

one-phone-ask-roles = Now each of you will learn privately who you are, on this phone. It goes from hand to hand, and the others look away. If it speaks, use an earbud. When you know who you are, hide it, and keep the phone until I name the next player. To begin, say: start now. If you have dealt your own cards, say: our own cards. If the reveal is done too, say: skip the reveal.
    .brief = Phone at hand? Say: start now.
one-phone-ask-roles-keys = Now each of you will learn privately who you are, on this phone. It goes from hand to hand, and the others look away. If it speaks, use an earbud. When you know who you are, hide it, and keep the phone until I name the next player. To begin, press Enter. If you have dealt your own cards, press colon, type our own cards, and press Enter. If the reveal is done too, press colon, type skip, and press Enter.
    .brief = Phone at hand? Press Enter.
one-phone-ask-roles-some = Now you'll each learn in private who you are: { $names } on phones of their own, the others on this one, from hand to hand. When it's at hand, say: start now.
    .brief = Phone at hand? Say: start now.
one-phone-ask-roles-some-keys = Now you'll each learn in private who you are: { $names } on phones of their own, the others on this one, from hand to hand. When it's at hand, press Enter.
    .brief = Phone at hand? Press Enter.
one-phone-offered = Hand the phone to { $player }. { $player }, when you alone can see and hear it, say: go on.
    .brief = Phone to { $player }. Then say: go on.
one-phone-offered-keys = Hand the phone to { $player }. { $player }, when you alone can see and hear it, press Enter.
    .brief = Phone to { $player }. Then press Enter.
one-phone-keep = Keep the phone. I'll say who gets it next.
one-phone-votes = Now vote on this phone, one by one, without tokens. The others look away. When you have chosen, hide it, and keep the phone until I name the next player.
    .brief = Votes, by phone.
one-phone-cards = Now the mission on this phone, one by one, without cards. The others look away. When you have chosen, hide it, and keep the phone until I name the next player.
    .brief = The mission, by phone.
one-phone-confess = Now your cards, one by one, on this phone. Choose yours without a word, and hide it. Keep the phone until I name the next player.
    .brief = Your cards, in silence.
one-phone-confessed = I know all the cards now. The phone goes round once more, and you'll each learn who you know.
one-phone-over = The phone has gone round. Put it in the middle of the table. You all know who you are.
one-phone-off = Put the phone in the middle of the table.
    .brief = Phone in the middle.
one-phone-back = Put the phone in the middle of the table. Nothing private is on it for now.
one-phone-resume = To go on by phone, say: pass the phone round.
one-phone-resume-keys = To go on by phone, press colon, type pass the phone round, and press Enter.
one-phone-other-cards = These can't be the cards of this table: somebody chose a wrong card. Nothing has changed. To begin again, say: our own cards.
one-phone-who-is-what = I never say that aloud. Who you are, and what else you may know, you learn from your card and the reveal, or privately on this phone.
one-phone-newcomer-later = { $player }, to learn who you are, say: phone for, and your name.
