# What the narrator says during a game.
#
# A message is the full wording. `.brief` is for people who know the game. `.line` is the printed line where it
# differs from what is spoken. Numbers go through N(): words when spoken, figures when printed.
# KIT() names a part of the table's own kit; the defaults are at the end of this file and can be set by the table.

## Lists

and = and
or = or

## Beginning

welcome = This is the narrator of The Resistance. Whenever you're stuck, ask: what can I say?
    .brief = The Resistance.
game-begins = { $edition }, { N($players) } players: { $names }.
    .brief = { N($players) } players: { $names }.
first-leader-named = { $leader } leads first.
first-leader-drawn = I've drawn the leader: { $leader } leads first.
    .brief = Drawn: { $leader } leads.
game-modules = With { $modules }.
game-resumed = Continuing the game of { $names }. { $entries ->
        [0] Nothing has been played yet.
        [one] One step has been kept.
       *[other] { N($entries) } steps have been kept.
    }
    .brief = Game resumed.

## Setting the table

guidance-begin = We set up in { N($steps) } steps. After each, say: go on. If all that is done already, say: everything is ready.
    .brief = Setting up. Go on, or everything is ready?
guidance-begin-keys = We set up in { N($steps) } steps. Press Enter after each. If all that is done already, press colon, type ready, and press Enter.
    .brief = Setting up. Enter after each step.
guidance-tableau = Step one. In the middle, the tableau for { N($players) }. Beside it the score markers, five team tokens, and the mission cards in two piles: five Success, five Fail.
    .brief = Tableau for { N($players) }, the rest beside it.
guidance-tableau-alone = Step one. In the middle, the tableau for { N($players) }. Beside it the score markers and five team tokens. Leave the mission cards in the box.
    .brief = Tableau for { N($players) }, score markers and team tokens beside it. No mission cards.
guidance-tableau-modules = Step one. In the middle, the tableau for { N($players) }. Beside it the score markers, { N($tokens) } team tokens, and the mission cards, a pile for each kind: { $cards }.
    .brief = Tableau for { N($players) }. Score markers, { N($tokens) } team tokens, mission cards: { $cards }.
guidance-tableau-rogue = Step one. In the middle, the tableau for { N($players) }. Beside it the score markers, { N($tokens) } team tokens, the watch token, and the mission cards, a pile for each kind: { $cards }.
    .brief = Tableau for { N($players) }. Score markers, { N($tokens) } team tokens, watch token, mission cards: { $cards }.
guidance-markers = Step two. Put the round marker on mission one, and the vote track marker on zero.
    .brief = Round marker on one, vote track marker on zero.
guidance-tokens = Step three. Give every player two vote tokens: { KIT("approve-token") } and { KIT("reject-token") }. Between votes, both lie in front of you. Votes are said in turn, to the left, and the leader counts.
    .brief = Two vote tokens to everybody.
guidance-tokens-alone = Step three. Leave the vote tokens in the box: you vote by headset.
    .brief = No vote tokens.
guidance-leader = Step four. Give the leader token to { $leader }. The leader moves the markers.
    .brief = Leader token to { $leader }.
guidance-mission-cards = Step one. Put the mission cards in the middle, each kind in a pile. The tableau, the markers and the team tokens stay in the box.
    .brief = Mission cards in the middle, each kind in a pile.
guidance-no-tableau = Step one. The tableau stays in the box: I keep the score.
    .brief = No tableau.
guidance-no-markers = Step two. No markers: I keep the round and the rejections.
    .brief = No markers.
guidance-no-tokens = Step three. No vote tokens: you say your votes in turn.
    .brief = No vote tokens.
guidance-no-leader-token = Step four. { $leader } leads first.
    .brief = { $leader } leads.
guidance-leader-affiliation = Step four. Give the leader token to { $leader }, and the Inquisitor token to { $holder }, on the leader's right. The leader moves the markers on the tableau. Beside the tableau, put the Inquisitor markers and both affiliation cards.
    .brief = Leader token to { $leader }, Inquisitor token to { $holder }. Both affiliation cards beside the tableau.
guidance-deal = Step five. Count out { N($resistance) } Resistance cards and { N($spies) } Spy cards. Shuffle these { N($players) }. Deal one to each player, face down.
    .brief = { N($resistance) } Resistance cards, { N($spies) } Spy cards: shuffle, deal face down.
guidance-deal-touch = Step five. On the bottom edge of each card is a box: a cross in it means spy. Count out { N($resistance) } Resistance cards and { N($spies) } Spy cards. Shuffle these { N($players) }. Deal one to each, face down.
    .brief = { N($resistance) } Resistance cards, { N($spies) } Spy cards: shuffle, deal face down.
guidance-deal-marked = Step five. Once for all, mark the bottom edge of every Spy card for the finger, say with a cross of tape. Count out { N($resistance) } Resistance cards and { N($spies) } Spy cards. Shuffle these { N($players) }. Deal one to each, face down.
    .brief = { N($resistance) } Resistance cards, { N($spies) } marked Spy cards: shuffle, deal face down.
guidance-deal-characters = Step five. Count out character cards: { $resistance }; { $spies }. Shuffle these { N($players) }. Deal one to each player, face down.
    .brief = { $resistance }; { $spies }: shuffle, deal face down.
guidance-own-card-touch = Step six. Feel your own card under the table. A cross means spy, an empty box means resistance. Tell nobody. Put it back, face down.
    .brief = Feel your card: a cross means spy. Put it back.
guidance-own-card-marked = Step six. Feel your own card under the table. The mark means spy, no mark means resistance. Tell nobody. Put it back, face down.
    .brief = Feel your card: the mark means spy. Put it back.
guidance-own-card-eyes = Step six. Take your card and look at it in secret: it says resistance or spy. Tell nobody. Put it back, face down.
    .brief = Look at your own card. Put it back.
guidance-own-character-touch = Step six. Take your card under the table. Feel its bottom edge: a box with a cross means spy, an empty box means resistance. Find out too whether you are { $names }. Tell nobody. Put it back, face down.
    .brief = Feel your own card: a cross is a spy, an empty box is resistance. Feel whether you are { $names }. Put it back.
guidance-own-character-eyes = Step six. Take your card and look at it in secret: it says resistance or spy, and whether you are { $names }. Tell nobody. Put it back, face down.
    .brief = Look at your own card: your side, and whether you are { $names }. Put it back.
table-ready = The table is set up.
    .brief = Set up.

## The reveal

reveal-touch-ask = Now the spies find each other, by touch. When all { N($players) } are ready, say: start now. If you've done that already, say: skip the reveal.
    .brief = Reveal by touch. Start now, or skip the reveal?
reveal-touch-ask-keys = Now the spies find each other, by touch. When all { N($players) } are ready, press Enter. If they have already, press colon, type skip, and press Enter.
    .brief = Reveal by touch. Enter to start.
reveal-eyes-ask = Now the spies find each other, with eyes closed. When all { N($players) } are ready, say: start now. If they have already, say: skip the reveal.
    .brief = Reveal with eyes closed. Start now, or skip the reveal?
reveal-eyes-ask-keys = Now the spies find each other, with eyes closed. When all { N($players) } are ready, press Enter. If they have already, press colon, type skip, and press Enter.
    .brief = Reveal with eyes closed. Enter to start.
reveal-skipped-blind = Blind Spies: there is no reveal, so the spies don't know each other.
    .brief = No reveal.
reveal-over = The reveal is over. Spies, now you know each other. Say: go on. To hear it again, say: again.
    .brief = Reveal over. Go on, or again?
reveal-over-keys = The reveal is over. Spies, now you know each other. Press Enter to go on. To hear it once more, press colon, type again, and press Enter.
    .brief = Reveal over. Enter goes on.
reveal-over-rogue = The reveal is over. Spies, now you know each other, all but the Rogue. Say: go on. To hear it again, say: again.
    .brief = Reveal over. Go on, or again?
reveal-over-rogue-keys = The reveal is over. Spies, now you know each other, all but the Rogue. Press Enter to go on. To hear it once more, press colon, type again, and press Enter.
    .brief = Reveal over. Enter goes on.

script-touch-hide = Nobody looks. Put your own card in your lap, and keep both hands free.
    .brief = Nobody looks. Your card in your lap, both hands free.
script-touch-how = One card at a time goes round, under the table, to the left, bottom edge first.
    .brief = One at a time, to the left, bottom edge first.
script-touch-spies = Spies, feel the bottom edge of every card: a cross means spy. Everybody else only passes it on.
    .brief = Spies feel: a cross means spy. The others only pass.
script-touch-rogues = Rogues, keep your fingers still: only pass each card on.
    .brief = Rogues, feel nothing.
script-touch-pace = Pass it on at each tone, and hold it still in between.
    .brief = Pass at each tone.
script-touch-pass = { $owner }, take your card. { $next } gets it first.
    .brief = From { $owner }.
script-touch-home = { $owner }, put it back in your lap.
    .brief = Home.
script-touch-end = All cards are back. Put yours face down in front of you.
    .brief = All cards are home. Face down in front of you.
script-pass-on = Pass on.
script-together-how = At each tone everybody passes their card to the left, bottom edge first. Under the table, the left hand gives, the right hand takes.
    .brief = At each tone all cards go left, bottom edge first.
script-together-count = After each tone I'll say whose card you have: how many places to your right its owner sits. Hold it still.
    .brief = I'll count the places to your right.
script-together-stuck = If a card gets stuck, or the count is wrong, say: all cards home.
    .brief = If one gets stuck: all cards home.
script-together-stuck-keys = If a card gets stuck, or the count is wrong, press colon. Type all cards home, then Enter.
    .brief = If one gets stuck: colon, all cards home.
script-together-take = Everybody, take your own card from your lap.
    .brief = Hold your own card.
script-together-place = { $places ->
        [one] One place to your right.
       *[other] { N($places) } places to your right.
    }
    .brief = { N($places) } to your right.
script-together-end = Everybody has their own card again. Put it face down in front of you.
    .brief = Your own card again. Face down in front of you.
script-home = Stop. { $places ->
        [0] Put what you hold back in your lap
        [one] Pass everything back one place to the right, and put your own in your lap
       *[other] Pass everything back { N($places) } places to the right, and put your own in your lap
    }. Then say: again.
    .brief = { $places ->
        [0] Back in your lap
        [one] Pass everything back one place to the right, yours in your lap
       *[other] Pass everything back { N($places) } places to the right, yours in your lap
    }. Then: again.
script-home-keys = Stop. { $places ->
        [0] Put what you hold back in your lap
        [one] Pass everything back one place to the right, and put your own in your lap
       *[other] Pass everything back { N($places) } places to the right, and put your own in your lap
    }. Then press Enter.
    .brief = { $places ->
        [0] Back in your lap
        [one] Pass everything back one place to the right, yours in your lap
       *[other] Pass everything back { N($places) } places to the right, yours in your lap
    }. Then Enter.
way-length = { $minutes ->
        [0] { N($seconds) } seconds
        [one] { $seconds ->
            [30] a minute and a half
           *[other] one minute
        }
       *[other] { $seconds ->
            [30] { $minutes ->
                [2] two and a half
               *[other] three and a half
            } minutes
           *[other] { N($minutes) } minutes
        }
    }
reveal-rounds-keys = The reveal takes about { $one-by-one }, one card at a time. All at once takes about { $together }. For that, press colon, type all together, and press Enter.
    .brief = One by one about { $one-by-one }, all together about { $together }.
reveal-rounds = The reveal takes about { $one-by-one }, one card at a time. All at once takes about { $together }. For that, say: all together.
    .brief = One by one about { $one-by-one }, all together about { $together }.

script-eyes-close = Everybody, close your eyes. Keep them closed until I tell you to open them.
script-eyes-rogues = Rogues, keep your eyes closed until everybody opens them.
script-eyes-open = Spies, open your eyes. Look around and remember the other spies.
script-eyes-shut = Spies, close your eyes. Everybody's eyes should be closed.
script-eyes-end = Everybody, open your eyes.

script-paused = Paused. Say: resume, again, go back, or start over.
    .brief = Paused.
script-paused-keys = Paused. Press colon and type resume, again, back, or start over. Then press Enter.
    .brief = Paused.
script-go-back = Nothing is taken back. To go back, say: one back, or start over.
    .brief = One back, or start over?
script-go-back-keys = Nothing is taken back. To go back, press colon, then: one back, or start over, and Enter.
    .brief = One back, or start over?
script-go-back-round = Nothing is taken back. To go back, say: all cards home, one back, or start over.
    .brief = All cards home, one back, or start over?
script-go-back-round-keys = Nothing is taken back. To go back, press colon, then: all cards home, one back, or start over, and Enter.
    .brief = All cards home, one back, or start over?
script-paused-passing = Paused. { $places ->
        [one] Pass what goes round back one place to the right
       *[other] Pass what goes round back { N($places) } places to the right
    }. Then say: resume.
    .brief = Paused. { $places ->
        [one] Pass what goes round back one place to the right
       *[other] Pass what goes round back { N($places) } places to the right
    }.
script-paused-passing-keys = Paused. { $places ->
        [one] Pass what goes round back one place to the right
       *[other] Pass what goes round back { N($places) } places to the right
    }. Then press Enter.
    .brief = Paused. { $places ->
        [one] Pass what goes round back one place to the right
       *[other] Pass what goes round back { N($places) } places to the right
    }.
script-length = The reveal takes about { $length }.
    .brief = About { $length }.

## A round

round-begins = Round { N($round) }. Mission { N($mission) } needs { N($size) } people.
    .brief = Round { N($round) }.
    .line = Round { N($round) }: { $leader } leads, mission { N($mission) }, { N($size) } people.
round-begins-with = Round { N($round) }. { $leader } leads. Mission { N($mission) } needs { N($size) } people.
    .brief = Round { N($round) }: { $leader } leads.
    .line = Round { N($round) }: { $leader } leads, mission { N($mission) }, { N($size) } people.
round-begins-targeting = Round { N($round) }. { $leader } leads and chooses the mission.
    .brief = Round { N($round) }, { $leader }.
    .line = Round { N($round) }: { $leader } leads and chooses the mission.
two-fails-needed = It takes { $fails ->
        [2] two
       *[other] { N($fails) }
    } Fails to fail this mission.
    .brief = Two Fails needed.
resistance-match-point = If this mission succeeds, the resistance wins.
spies-match-point = If this mission fails, the spies win.
both-match-point = This mission decides the game.
last-proposal = Last proposal: if this team is rejected, the spies win.
recap-round = Round { N($round) }, mission { N($mission) }. { $leader } leads.
recap-round-open = Round { N($round) }. { $leader } leads and chooses the mission.
recap-team = Proposed: { $team }.
recap-team-goes = On the mission: { $team }.
recap-rejections = { $rejections ->
        [0] No rejections this round.
        [one] One rejection this round.
       *[other] { N($rejections) } of { N($most) } rejections this round.
    }
recap-last-rejection = { N($rejections) } of { N($most) } rejections in this round: the next one ends the game, and the spies win.
recap-table = If the table was cleared, say: set up again.
    .brief = Set up again, if the table was cleared.
recap-table-keys = If the table was cleared, press colon, type set up again, and press Enter.
    .brief = Table cleared? Colon, then set up again.
lay-again = Lay the tableau for { N($players) } players.
lay-again-markers = Vote track marker on { N($track) }. { $leader } has the leader token.
lay-again-team = Team tokens to { $team }.
lay-again-cards-out = Everybody still in the game, take two vote tokens. If you kept your character card, put it face down in front of you. Everything else goes beside the tableau, mission cards by kind.
lay-again-cards = Take two vote tokens each. If you kept your character card, put it face down in front of you. Everything else goes beside the tableau, mission cards by kind.
lay-again-missions = { $leader }, give mission cards to { $team } once more. Play as before.

ask-mission = { $leader }, which mission? Still open: { $count ->
        [one] mission
       *[other] missions
    } { $missions }.
mission-named = { $leader } chooses mission { N($mission) }. It needs { N($size) } people.
    .brief = Mission { N($mission) }, { N($size) } people.
ask-team = { $leader }, take { N($size) } team tokens and hand them out. Who goes?
    .brief = { N($size) } team tokens. Who goes?
ask-team-keys = { $leader }, take { N($size) } team tokens and hand them out. Then press the seat number of each one who goes, and Enter.
    .brief = { N($size) } team tokens. Who goes?
ask-team-again = { $leader }, collect the team tokens and hand out { N($size) }. Who goes?
    .brief = { N($size) } team tokens. Who goes?
ask-team-again-keys = { $leader }, collect the team tokens and hand out { N($size) }. Then press the seat number of each one who goes, and Enter.
    .brief = { N($size) } team tokens. Who goes?
ask-team-no-tokens = { $leader }, choose { N($size) } { $size ->
        [one] person
       *[other] people
    }. Who goes?
    .brief = { $leader }, which { N($size) }?
ask-team-no-tokens-keys = { $leader }, choose { N($size) } { $size ->
        [one] person
       *[other] people
    }. Press the seat number of each one who goes, then Enter.
    .brief = { $leader }, which { N($size) }?
discussion-over = You've been talking for { $minutes ->
        [one] one minute
       *[other] { N($minutes) } minutes
    }. { $leader }, name a team when you're ready.
    .brief = { $minutes ->
        [one] One minute
       *[other] { N($minutes) } minutes
    }. { $leader }, a team when you're ready.
proposed = { $leader } proposes { $team }.
    .brief = { $team }.
    .line = Proposal { N($proposal) } for mission { N($mission) }, by { $leader }: { $team }.
team-corrected = Team corrected. Move the team tokens, and take your vote tokens back.
    .brief = Team corrected. Move the team tokens. Vote tokens in front of you.
team-corrected-no-tokens = Team corrected. Take your vote tokens back.
    .brief = Team corrected. Vote tokens in front of you.

vote-choose = Vote. Both tokens in your lap. Put one on the table, under your hand: { KIT("approve-token") } or { KIT("reject-token") }.
    .brief = Vote.
vote-show = All together: uncover, now.
    .brief = Uncover now.
vote-decide = Vote. Decide, everybody for yourself.
    .brief = Vote.
vote-now = All together, now.
pause-held = I'm waiting. Say: go on. Or if you're done, say: everybody is ready.
    .brief = I'm waiting. Go on, or everybody is ready?
pause-held-keys = I'm waiting. Press Enter to go on. If everybody is ready, press colon, type ready, and press Enter.
    .brief = I'm waiting. Enter goes on.
pause-until-ready = Take your time. When that's done, say: everybody is ready.
    .brief = Say when everybody is ready.
pause-until-ready-keys = Take your time. When that's done, press Enter.
    .brief = Enter when everybody is ready.
steps-end = Each step ends with a tone, or when you say: everybody is ready.
steps-end-keys = Each step ends with a tone. To end one sooner, press colon, type ready, and press Enter.
ask-vote = Say your votes, leader first. For and against? For example: { $example }. Or: roll call.
    .brief = For and against?
ask-vote-keys = Say your votes, leader first. How many for? Type the number, then Enter. For a roll call, press colon, type roll call, and press Enter.
    .brief = How many for?
ask-approvals = How many were for it? Say that number. The others were against.
    .brief = How many for?
ask-approvals-keys = How many were for it? Type the number, then Enter. The others were against.
    .brief = How many for?
vote-not-rejected = You said rejected, but { N($approve) } for and { N($reject) } against approves it. How many for, how many against?
    .brief = { N($approve) } to { N($reject) } approves it. For and against?
vote-not-approved = You said approved, but { N($approve) } for and { N($reject) } against rejects it. How many for, how many against?
    .brief = { N($approve) } to { N($reject) } rejects it. For and against?
approved = Approved, { N($approve) } to { N($reject) }.
    .line = Vote { N($proposal) }: approved, { N($approve) } for, { N($reject) } against.
rejected = Rejected, { N($approve) } to { N($reject) }.
    .line = Vote { N($proposal) }: rejected, { N($approve) } for, { N($reject) } against.
rejections = { $rejections ->
        [one] First rejection in this round: at the fifth, the spies win.
       *[other] { N($rejections) } of { N(5) } rejections.
    }
    .brief = { $rejections ->
        [one] First rejection.
       *[other] { N($rejections) } of { N(5) } rejections.
    }
track-marker = { $track ->
        [0] Vote track marker back to { N(0) }.
       *[other] Vote track marker to { N($track) }.
    }
    .brief = { $track ->
        [0] Vote track marker back to { N(0) }.
       *[other] Vote track marker: { N($track) } of { N($most) }.
    }
approvers = For: { $names }.
rejecters = Against: { $names }.
votes-home = Put your vote tokens back in front of you.
    .brief = Vote tokens in front of you.
leadership-passes = Pass the leader token left, to { $leader }.
    .brief = Leader token to { $leader }.
leads = { $leader } leads.
lead-token = Pass the leader token to { $by }.
    .brief = Leader token to { $by }.

roll-call-begins = Roll call. I'll ask each of you in turn. Answer approve or reject. To correct the last answer, say: go back.
    .brief = Roll call.
roll-call-begins-keys = Roll call. I'll ask each of you in turn. Press { N(1) } to approve, { N(2) } to reject. Backspace corrects the last answer.
    .brief = Roll call. { N(1) } to approve, { N(2) } to reject.
roll-call-ask = { $player }?
roll-call-approves = { $player } approves.
roll-call-rejects = { $player } rejects.
roll-call-back = Back to { $player }.

mission-cards = { $count ->
        [one] { $leader }, give { $team } a Success and a Fail.
       *[other] { $leader }, give { $team } a Success and a Fail each.
    }
    .brief = { $leader }, cards to { $team }.
hands-yourself = yourself
mission-may-play = Resistance plays Success, spies may choose.
mission-play = Play one face down in front of you. Keep the rest in your lap.
    .brief = Play one card face down.
mission-decide = { $count ->
        [one] { $members }, decide in secret: Success or Fail.
       *[other] { $members }, decide in secret, everybody for yourself: Success or Fail.
    }
    .brief = { $members }, decide.
mission-collect = Pass the played cards to { $leader }, face down. Nobody feels them.
    .brief = Played cards to { $leader }.
mission-spare = Pass all unplayed cards to { $neighbour }, face down.
    .brief = Unplayed cards to { $neighbour }.
mission-shuffle = Both of you, shuffle. { $leader }, turn up the played cards, and only those.
    .brief = Shuffle. { $leader }, turn yours up.
ask-fails = How many Fails?
    .brief = Fails?
ask-fails-keys = How many Fails? Type the number, then Enter.
    .brief = Fails?
mission-succeeds = { $fails ->
        [0] No Fails. Mission { N($mission) } succeeds.
        [one] Only one Fail. Mission { N($mission) } succeeds.
       *[other] Only { N($fails) } Fails. Mission { N($mission) } succeeds.
    }
    .brief = { $fails ->
        [0] No Fails: success.
        [one] One Fail: success.
       *[other] { N($fails) } Fails: success.
    }
    .line = Mission { N($mission) }: success, { N($fails) } { $fails ->
        [one] Fail
       *[other] Fails
    }.
mission-fails = { $fails ->
        [one] One Fail. Mission { N($mission) } fails.
       *[other] { N($fails) } Fails. Mission { N($mission) } fails.
    }
    .brief = { $fails ->
        [one] One Fail: failed.
       *[other] { N($fails) } Fails: failed.
    }
    .line = Mission { N($mission) }: failed, { N($fails) } { $fails ->
        [one] Fail
       *[other] Fails
    }.
score-line = Resistance { $successes ->
        [0] none
       *[other] { N($successes) }
    }, spies { $failures ->
        [0] none
       *[other] { N($failures) }
    }.
    .line = Score: resistance { N($successes) }, spies { N($failures) }.
marker-success = Put { KIT("success-marker") } on mission { N($mission) }.
    .brief = { KIT("success-marker") } on { N($mission) }.
marker-fail = Put { KIT("fail-marker") } on mission { N($mission) }.
    .brief = { KIT("fail-marker") } on { N($mission) }.
round-marker = Move the round marker to mission { N($mission) }.
    .brief = Round marker to { N($mission) }.
cards-home = Put all mission cards back on their piles.
    .brief = Mission cards to their piles.

## The end

resistance-wins = The resistance wins. Three missions have succeeded.
spies-win-missions = The spies win. Three missions have failed.
spies-win-votes = { $wins }. Five teams in a row were rejected.
show-cards = Now you may say who you are, and turn up your cards.
summary-missions = { $missions ->
        [0] No missions were run.
       *[other] Missions run: { N($missions) }. Succeeded: { $successes ->
            [0] none
           *[other] { N($successes) }
        }. Failed: { $failures ->
            [0] none
           *[other] { N($failures) }
        }.
    }
summary-mission-success = Mission { N($mission) } succeeded with { $team }, led by { $leader }. { $fails ->
        [0] No Fails.
        [one] One Fail.
       *[other] { N($fails) } Fails.
    }
summary-mission-fail = Mission { N($mission) } failed with { $team }, led by { $leader }. { $fails ->
        [one] One Fail.
       *[other] { N($fails) } Fails.
    }
summary-votes = Votes taken: { N($votes) }. Teams rejected: { N($rejected) }.
summary-more = For the rest, mission by mission, say: tell me more.
    .brief = For the rest: tell me more.
summary-more-keys = For the rest, mission by mission, press m.
    .brief = For the rest: m.
ask-after-game = For the same table, say: again. Or say: new game, how did it go, or leave the game. Undo takes back the last step.
    .brief = Again, new game, how did it go, or leave the game?
ask-after-game-keys = Press colon and type again, new game, summary, or quit. Then press Enter.
    .brief = Colon, then again, new game, summary, or quit.

## Taking back

undone-table = Taken back: the set-up.
undone-reveal = Taken back: the end of the reveal.
undone-mission = Taken back: the choice of mission { N($mission) }.
undone-team = Taken back: the team { $team }.
undone-vote = Taken back: the vote, { N($approve) } to { N($reject) }.
undone-vote-cards = { $leader }, collect all mission cards that are out. Shuffle them, then sort them into their piles.
undone-fails = Taken back: { $fails ->
        [0] the mission with no Fails.
        [one] the mission with one Fail.
       *[other] the mission with { N($fails) } Fails.
    }
score-marker-off = Take the score marker off mission { N($mission) }.
redone = Redone.
dealt-anew = We'll deal the characters again. Give all character cards back.
    .brief = New deal: all character cards back.
characters-hidden = If your character card is face up, turn it face down again.
    .brief = Character cards face down again.
markers-back = Put the markers back as they were: vote track marker on { N($track) }, leader token to { $leader }.
    .brief = Vote track { N($track) }, leader { $leader }.

## Questions of the table

status-setup = We're setting up.
status-reveal = The spies are about to get to know each other.
status-mission-choice = { $leader } is choosing the mission.
status-proposal = { $leader } is choosing { $size ->
        [one] one person
       *[other] { N($size) } people
    } for mission { N($mission) }.
status-vote = You're voting on { $team } for mission { N($mission) }. { $leader } is the leader.
status-mission = { $count ->
        [one] { $team } is
       *[other] { $team } are
    } on mission { N($mission) }. The result is still to come.
status-over = The game is over.
status-track = { $rejections ->
        [0] No rejections this round.
        [one] One rejection this round.
       *[other] { N($rejections) } rejections this round.
    }
team-none = Nobody yet. { $leader } will name the team.
team-over = Nobody. The game is over.
team-is = On the team: { $team }.
who-is-what = I never say that aloud. Who you are, and what else you may know, you learn from your card and the reveal, or through the headset.
score-none = No missions so far.
score-mission-success = Mission { N($mission) }: success.
score-mission-fail = Mission { N($mission) }: failed.
score-mission-open = Mission { N($mission) }: open, { N($size) } people.
votes-none = There hasn't been a vote yet.
votes-more = For the votes before that, say: tell me more.
    .brief = Before that: tell me more.
votes-more-keys = For the votes before that, press m.
    .brief = Before that: m.
nothing-more = That's all there is. To hear the votes, say: how did we vote.
votes-vote-approved = Round { N($round) }, proposal { N($proposal) }, { $team }: approved, { N($approve) } to { N($reject) }.
votes-vote-rejected = Round { N($round) }, proposal { N($proposal) }, { $team }: rejected, { N($approve) } to { N($reject) }.
votes-vote-overruled = Round { N($round) }, proposal { N($proposal) }, { $team }: approved, { N($approve) } to { N($reject) }, then rejected after all.
votes-deed = Round { N($round) }: { $what }
votes-of-player = { $player }: { $approvals ->
        [0] never approved
        [one] approved once
        [2] approved twice
       *[other] approved { N($approvals) } times
    }, { $rejections ->
        [0] never rejected.
        [one] rejected once.
        [2] rejected twice.
       *[other] rejected { N($rejections) } times.
    }
votes-of-player-approved = Round { N($round) }, proposal { N($proposal) }, { $team }: approved.
votes-of-player-rejected = Round { N($round) }, proposal { N($proposal) }, { $team }: rejected.
votes-of-player-unknown = Nobody has told me how { $player } voted: I was only given totals.
who-seat = Seat { N($seat) }: { $player }.
who-seat-leader = Seat { N($seat) }: { $player }, the leader.
who-clockwise = Clockwise means to the left.
log-empty = Nothing has been said yet.

## Pieces of the kit: what this table's tokens and markers are called. A table can set its own words.

kit-approve-token = the approve token
kit-reject-token = the reject token
kit-success-marker = a score marker for success
kit-fail-marker = a score marker for failure

## Small parts of sentences

number = { N($number) }
example-vote = { N($approve) } { N($reject) }

## What was heard is read back

heard-team = Team: { $team }. Say confirm or cancel.
    .brief = { $team }: confirm?
heard-team-short = Team so far: { $team }. { $count ->
        [one] One person is missing.
       *[other] { N($count) } people are missing.
    } Name who else goes, or say cancel.
    .brief = { $team }. { $count ->
        [one] One is missing.
       *[other] { N($count) } are missing.
    }
heard-team-long = { $team }: { $count ->
        [one] that's one too many.
       *[other] that's { N($count) } too many.
    } Who comes off? Say: remove, and the name. Or say: cancel.
    .brief = { $team }: { N($count) } too many. Say: remove, and the name.
heard-vote = { N($approve) } for, { N($reject) } against. Say confirm or cancel.
    .brief = { N($approve) } for, { N($reject) } against: confirm?
heard-approve = For: { $named }, and nobody else. Say confirm or cancel.
    .brief = For: only { $named }. Confirm?
heard-reject = Against: { $named }, and nobody else. Say confirm or cancel.
    .brief = Against: only { $named }. Confirm?
heard-last-vote = { $vote } That is the last vote. Say confirm or cancel.
    .brief = { $vote } Confirm?
heard-fails = { $fails ->
        [0] No Fails.
        [one] One Fail.
       *[other] { N($fails) } Fails.
    } Say confirm or cancel.
    .brief = { $fails ->
        [0] No Fails: confirm?
        [one] One Fail: confirm?
       *[other] { N($fails) } Fails: confirm?
    }
heard-command = { $command }. Say confirm or cancel.
    .brief = { $command }: confirm?
heard-either = { $one }, or { $other }? Say it once more.
    .brief = { $one }, or { $other }?
either-vote = { N($approve) } to { N($reject) }
either-team = { $team }
either-yes = yes
either-no = no
either-command = { $command }
refused-correction = That correction doesn't fit what I read back. Nothing has changed.
