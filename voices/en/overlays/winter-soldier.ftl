# What Winter Soldier says otherwise than the base game: other sides, other directions, other pieces.

## Setting the table

first-leader-named = { $leader } is Captain America and leads first.
first-leader-drawn = I've drawn who deals: { $leader }. Captain America, whoever that is, leads first.
    .brief = { $leader } deals.

## The reveal

reveal-touch-ask = Now HYDRA and Nick Fury learn who is who, by touch. When all { N($players) } are ready, say: start now. If that's already been done, say: skip the reveal.
    .brief = Reveal by touch. Start now, or skip the reveal?
reveal-touch-ask-keys = Now HYDRA and Nick Fury learn who is who, by touch. When all { N($players) } are ready, press Enter. If that's already been done, press colon, type skip, and press Enter.
    .brief = Reveal by touch. Enter to start.
reveal-eyes-ask = Now HYDRA and Nick Fury learn who is who, with eyes closed. When all { N($players) } are ready, say: start now. If that's already been done, say: skip the reveal.
    .brief = Reveal with eyes closed. Start now, or skip the reveal?
reveal-eyes-ask-keys = Now HYDRA and Nick Fury learn who is who, with eyes closed. When all { N($players) } are ready, press Enter. If that's already been done, press colon, type skip, and press Enter.
    .brief = Reveal with eyes closed. Enter to start.
reveal-over = The reveal is over. Say: go on. To hear it again, say: again. If something went wrong, say: deal again.
    .brief = Reveal over. Go on, again, or deal again?
reveal-over-keys = The reveal is over. Press Enter to go on. To hear it once more, press colon, type again, and press Enter. To deal again, press colon, type deal again, and press Enter.
    .brief = Reveal over. Enter goes on.
status-reveal = HYDRA and Nick Fury are about to learn who is who.

## A round

round-begins = Round { N($round) }. { $leader } leads. Mission { N($mission) }, { mission-name }, needs { N($size) } { $size ->
        [one] agent
       *[other] agents
    }.
    .brief = Round { N($round) }, { mission-name }.
    .line = Round { N($round) }: { $leader } leads, mission { N($mission) }, { mission-name }, { N($size) } { $size ->
        [one] agent
       *[other] agents
    }.
both-match-point = If this mission fails, HYDRA wins. If not, SHIELD has three successes.
recap-last-rejection = { N($rejections) } of { N($most) } rejections: at the next one the mission fails.
resistance-match-point = If this mission succeeds, SHIELD has three successes.
spies-match-point = If this mission fails, HYDRA wins.
last-proposal = Last proposal: if this team is rejected, the mission fails.
ask-team-no-tokens = { $leader }, choose { $size ->
        [one] one agent. Who goes?
       *[other] { N($size) } agents. Who goes?
    }
    .brief = { $leader }, which { N($size) }?
ask-team-no-tokens-keys = { $leader }, choose { $size ->
        [one] one agent
       *[other] { N($size) } agents
    }. Press the seat number of each one who goes, then Enter.
    .brief = { $leader }, which { N($size) }?
rejections = { $rejections ->
        [one] First rejection: the third fails the mission.
       *[other] { N($rejections) } of { N(3) } rejections.
    }
    .brief = { $rejections ->
        [one] First rejection.
       *[other] { N($rejections) } of { N(3) } rejections.
    }
track-marker = Vote track marker { $track ->
        [0] back to the beginning
        [one] one step from the beginning
       *[other] { N($track) } steps from the beginning
    }.
mission-forfeited = Mission { N($mission) }, { mission-name }, fails: three teams were rejected.
leadership-passes = Pass the leader token right, to { $leader }.
    .brief = Leader token to { $leader }.
mission-play = { $leader }, take the lid and pass it round the team: one card each into it, face down. Keep the other one in your lap.
    .brief = { $leader }, pass the lid round: one card each, face down.
mission-collect = { $leader }, take the lid back and the cards out of it, face down. Lay the lid beside the tableau.
    .brief = Lid back to { $leader }, cards out.
mission-succeeds = { $fails ->
        [0] No Fails.
        [one] Only one Fail.
       *[other] Only { N($fails) } Fails.
    } Mission { N($mission) }, { mission-name }, succeeds.
    .line = Mission { N($mission) }, { mission-name }: success, { N($fails) } { $fails ->
        [one] Fail
       *[other] Fails
    }.
mission-fails = { $fails ->
        [one] One Fail.
       *[other] { N($fails) } Fails.
    } Mission { N($mission) }, { mission-name }, fails.
    .line = Mission { N($mission) }, { mission-name }: failed, { N($fails) } { $fails ->
        [one] Fail
       *[other] Fails
    }.
score-line = SHIELD { $successes ->
        [0] none
       *[other] { N($successes) }
    }, HYDRA { $failures ->
        [0] none
       *[other] { N($failures) }
    }.
    .line = Score: SHIELD { N($successes) }, HYDRA { N($failures) }.

## Questions of the table

who-clockwise = Clockwise means to the left. Leadership passes to the right.
score-mission-success = Mission { N($mission) }, { mission-name }: success.
score-mission-fail = Mission { N($mission) }, { mission-name }: failed.
score-mission-open = Mission { N($mission) }, { mission-name }: open, { N($size) } { $size ->
        [one] agent
       *[other] agents
    }.

## Taking back

lay-again-markers = Vote track marker { $track ->
        [0] at the beginning of its track
        [one] one step from the beginning
       *[other] { N($track) } steps from the beginning
    }. { $leader } has the leader token.

## Refusals

refused-fails-spies = { N($found) } Fails are too many: at most { N($spies) } can be played now. Nothing has changed.

## The loudspeaker

whisper-only-success = You always have to play Success: press Tab.
ask-roles = Now each of you will hear privately who you are, through the headset. When it's at hand, say: start now.
    .brief = Headset at hand? Say: start now.
ask-roles-keys = Now each of you will hear privately who you are, through the headset. When it's at hand, press Enter. If you have dealt your own cards, press colon, type our own cards, and press Enter.
    .brief = Headset at hand? Press Enter.
one-phone-ask-roles = Now each of you will learn privately who you are, on this phone. It goes from hand to hand, and the others look away. If it speaks, use an earbud. When you know who you are, hide it, and keep the phone until I name the next player. To begin, say: start now. If you have dealt your own cards, say: our own cards.
    .brief = Phone at hand? Say: start now.
one-phone-ask-roles-keys = Now each of you will learn privately who you are, on this phone. It goes from hand to hand, and the others look away. If it speaks, use an earbud. When you know who you are, hide it, and keep the phone until I name the next player. To begin, press Enter. If you have dealt your own cards, press colon, type our own cards, and press Enter.
    .brief = Phone at hand? Press Enter.

## In words that are already there

kit-success-marker = a score marker, SHIELD side up,
kit-fail-marker = a score marker, HYDRA side up,

only-success = You always have to play Success.

## The rules, by topic

rules-aim = Everybody belongs to SHIELD or to HYDRA, and only Captain America is known to all. SHIELD wants three missions to succeed, HYDRA wants three to fail.
rules-set-up = Put the tableau for your number of players in the middle, with the score markers and the mission cards beside it. Everybody gets two vote tokens. Captain America leads first.
rules-set-up-cards = With five or six players two are HYDRA. With seven to nine, three. With ten or eleven, four. With twelve, five. Captain America, Nick Fury and the Winter Soldier are always among the cards. Deal one card to each.
rules-reveal-touch = By touch: in each part of the reveal everybody sends a vote token round, under the table, from hand to hand. Only those I name may feel it.
rules-reveal-eyes = With closed eyes: everybody closes their eyes and holds out a fist. HYDRA looks round and raises thumbs, then Nick Fury looks at the thumbs. If Black Widow is in the game, she looks last, for the thumb of Nick Fury. Then all open their eyes.
rules-team-sizes = The teams of the five missions: with five players two, three, two, three, three. With six: two, three, four, three, four. With seven: two, three, three, four, four. With eight to ten: three, four, four, five, five. With eleven: three, four, five, six, six. With twelve: four, five, five, six, six.
rules-vote-track = After a rejection the player on the right leads and names a new team. Three rejected teams in a row fail the mission.
rules-mission = Each member of an approved team plays one card in secret, Success or Fail. SHIELD must play Success, all but Maria Hill, if she is in the game. HYDRA may play either, but the Winter Soldier must play Fail. The cards are shuffled before they are read.
rules-mission-fails = A mission fails with one Fail. It takes two for teams of five or more if the number of players is even, and on mission four with nine or eleven. After the mission the player on the right leads.
rules-end = HYDRA wins with the third mission that fails. After the third success Captain America names the Winter Soldier, and only then it is decided.

fact-three-missions = Three: three successes win for SHIELD, three failures for HYDRA.
fact-spies = There are { N($spies) } HYDRA agents.
fact-loyal = There are { N($loyal) } agents of SHIELD.
