# The lines of timed scripts other than the reveal of the base game.

## How Nick Fury's script calls people: alone, or HYDRA as a whole

script-role-hydra = all HYDRA agents
script-role-hydra-but = all HYDRA agents except { $names }

## Nick Fury's script with closed eyes

script-fury-close = Everybody, close your eyes and hold out a fist. Keep your eyes closed until I tell you to open them.
script-look-hydra = { $who }: open your eyes and raise a thumb. Look for the other thumbs, and remember whose they are.
script-shut-hydra = Close your eyes, but leave your thumbs up. Everybody's eyes should be closed.
script-fury-lower = { $who }: { $count ->
        [one] Tuck in your thumb.
       *[other] Tuck in your thumbs.
    }
script-fury-raise = { $who }: { $count ->
        [one] Raise your thumb.
       *[other] Raise a thumb each.
    }
script-look-nick-fury = Nick Fury, open your eyes. Look for the raised thumbs, and remember whose they are.
script-look-black-widow = Black Widow, open your eyes. { $shown ->
        [one] The raised thumb is Nick Fury's.
       *[other] Of the { N($shown) } raised thumbs, one is Nick Fury's.
    }
script-fury-shut = { $who }, close your eyes. Everybody, tuck your thumb in and make a fist again.
script-fury-end = Everybody, open your eyes.

## Nick Fury's script by touch

script-token-hide = Reveal by touch. Take your two vote tokens under the table. Nobody looks.
script-token-how = There are { N($parts) } parts. In each part every player sends one token once round, to the left, from hand to hand.
script-token-who = Before each part I'll say who sends which token, and who may feel it.
script-token-pace = At each tone, pass the token on. Between the tones, hold it still.
script-token-send = Part { N($part) }. { $who } { $count ->
        [one] sends
       *[other] send
    } { KIT("approve-token") }. Everybody else sends { KIT("reject-token") }.
script-token-feel = { $who } { $count ->
        [one] feels
       *[other] feel
    } every token that comes. Everybody else only passes it on.
script-token-choose = Choose now, under the table. One token in your lap: that one goes round. The other one under your leg. Keep your hands free.
script-token-pass = { $owner }, take the token from your lap. { $next } gets it first.
script-token-home = { $owner }, your token is back. Put it in your lap again.
script-token-end = That was the last part. Put both vote tokens in front of you again.
script-token-together-how = There are { N($parts) } parts. In each part everybody sends one token round the table, to the left, all at once.
script-token-together-pace = At each tone everybody passes on the token they hold. The left hand gives, the right hand takes. Then I'll say how many places to your right its owner sits. Hold it still.
script-token-together-stuck = If a token gets stuck, or the count is wrong, say: all tokens home.
script-token-together-stuck-keys = If a token gets stuck, or the count is wrong, press colon. Type all tokens home, then Enter.
script-token-together-take = Everybody, take the token from your lap.
script-token-together-home = Everybody has their own token again. Put it in your lap.

## The reveal by touch with a spy Rogue

script-rogue-how = Every player sends one token once round the table, to the left, from hand to hand.
script-rogue-together-how = Everybody sends one token round the table, to the left, all at once.
script-rogue-send = Spies who are not Rogues send { KIT("approve-token") }. Everybody else sends { KIT("reject-token") }, the spy Rogue too.
script-rogue-feel = Spies who are not Rogues feel every token that comes. Everybody else only passes it on. Rogues, keep your fingers still.
script-rogue-end = All tokens are back. Put both vote tokens in front of you again.

## An examination with Scarlet Witch

script-witch-choose = Scarlet Witch examines somebody. Whoever holds the Scarlet Witch token: name a player who has never held it.
script-witch-pass = Holder of the token: take both loyalty cards under the table. At the tone, pass them to that player, the shorter way round. Players in between only pass them on.
script-witch-pick = Examined player: a cross means HYDRA, an empty box SHIELD. Find the card of your own side. No lying. Keep the other one in your lap. At the tone, pass the true one back the same way.
script-witch-look = Holder of the token: feel that card, or look at it, in secret. At the tone, pass it to the examined player, and the token with it.
script-witch-keep = Examined player: you keep both loyalty cards and the token. The next examination is yours.

## An examination by the Inquisitor

script-inquisitor-choose = The Inquisitor examines somebody. Whoever holds the Inquisitor token: name a player who has never held it.
script-inquisitor-pass = Examined player: take your character card under the table. At the tone, pass it to the holder of the token, the shorter way round. Players in between only pass it on.
script-inquisitor-look = Holder of the token: feel the bottom edge of the card, or look at it, in secret. A cross means spy. At the tone, pass it back the same way.
script-inquisitor-token = Examined player: put your card face down in front of you. Holder of the token: take an Inquisitor marker. At the tone, pass the token to the examined player.
script-affiliation-pass = Examined player: take both affiliation cards under the table. Keep the one that isn't your side in your lap. No lying. At the tone, pass the true one to the holder of the token, the shorter way round. Players in between only pass it on.
script-affiliation-look = Holder of the token: feel the bottom edge of that card, or look at it, in secret. A cross means spy, an empty box resistance. At the tone, pass it back the same way.
script-affiliation-token = Examined player: shuffle both affiliation cards under the table and put them back, face down. Holder of the token: take an Inquisitor marker. At the tone, pass the token to the examined player.
script-inquisitor-keep = Examined player: you keep the token. The next examination is yours.

## After every examination

script-examination-say = The examiner may say whatever they like about it, true or not.

## Faults

fault-script-reveal = Only the scripts nick-fury and avalon are read in two ways, so { $script } takes no --reveal.
