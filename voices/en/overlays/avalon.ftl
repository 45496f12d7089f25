# What Avalon says otherwise than the base game: quests, good and evil, and the Lady of the Lake.

## Setting the table, rounds and questions

guidance-tableau = Step one. In the middle, the tableau for { N($players) }. Beside it the score markers, five team tokens, and the quest cards in two piles: five Success, five Fail.
    .brief = Tableau for { N($players) }, the rest beside it.
guidance-tableau-alone = Step one. In the middle, the tableau for { N($players) }. Beside it the score markers and five team tokens. Leave the quest cards in the box.
    .brief = Tableau for { N($players) }, score markers and team tokens beside it. No quest cards.
guidance-markers = Step two. Put the round marker on quest one, and the vote track marker on zero.
    .brief = Round marker on one, vote track marker on zero.
guidance-leader-affiliation = Step four. Give the leader token to { $leader }, and the Lady of the Lake token to { $holder }, on the leader's right, with both loyalty cards. The leader moves the markers on the tableau.
    .brief = Leader token to { $leader }, Lady of the Lake token and loyalty cards to { $holder }.
guidance-own-card-touch = Step six. Take your card and read it with your finger, under the table. Find out who you are and which side you're on. Tell nobody. Put it back, face down.
    .brief = Feel your own card. Put it back.
guidance-own-card-eyes = Step six. Take your card and look at it in secret. Find out who you are and which side you're on. Tell nobody. Put it back, face down.
    .brief = Look at your own card. Put it back.
guidance-deal-characters = Step five. Take character cards: { $resistance }; { $spies }. Fill up with Loyal Servants of Arthur and Minions of Mordred. Shuffle these { N($players) }. Deal one to each player, face down.
    .brief = { $resistance }; { $spies }: fill up, shuffle, deal face down.
reveal-touch-ask = Now comes the reveal, by touch. When all { N($players) } are ready, say: start now. If that's already been done, say: skip the reveal.
    .brief = Reveal by touch. Start now, or skip the reveal?
reveal-touch-ask-keys = Now comes the reveal, by touch. When all { N($players) } are ready, press Enter. If that's already been done, press colon, type skip, and press Enter.
    .brief = Reveal by touch. Enter to start.
reveal-eyes-ask = Now comes the reveal, with eyes closed. When all { N($players) } are ready, say: start now. If that's already been done, say: skip the reveal.
    .brief = Reveal with eyes closed. Start now, or skip the reveal?
reveal-eyes-ask-keys = Now comes the reveal, with eyes closed. When all { N($players) } are ready, press Enter. If that's already been done, press colon, type skip, and press Enter.
    .brief = Reveal with eyes closed. Enter to start.
reveal-over = The reveal is over. Say: go on. To hear it again, say: again.
    .brief = Reveal over. Go on, or again?
reveal-over-keys = The reveal is over. Press Enter to go on. To hear it once more, press colon, type again, and press Enter.
    .brief = Reveal over. Enter goes on.
round-begins = Round { N($round) }. Quest { N($mission) } needs { N($size) } people.
    .brief = Round { N($round) }.
    .line = Round { N($round) }: { $leader } leads, quest { N($mission) }, { N($size) } people.
round-begins-with = Round { N($round) }. { $leader } leads. Quest { N($mission) } needs { N($size) } people.
    .brief = Round { N($round) }: { $leader } leads.
    .line = Round { N($round) }: { $leader } leads, quest { N($mission) }, { N($size) } people.
round-begins-targeting = Round { N($round) }. { $leader } leads and chooses the quest.
    .brief = Round { N($round) }, { $leader }.
    .line = Round { N($round) }: { $leader } leads and chooses the quest.
two-fails-needed = It takes { $fails ->
        [2] two
       *[other] { N($fails) }
    } Fails to fail this quest.
    .brief = Two Fails needed.
resistance-match-point = If this quest succeeds, good has three successes.
spies-match-point = If this quest fails, evil wins.
both-match-point = If this quest fails, evil wins. If not, good has three successes.
last-proposal = Last proposal: if this team is rejected, evil wins.
recap-round = Round { N($round) }, quest { N($mission) }. { $leader } leads.
recap-round-open = Round { N($round) }. { $leader } leads and chooses the quest.
recap-team-goes = On the quest: { $team }.
recap-last-rejection = { N($rejections) } of { N($most) } rejections in this round: the next one ends the game, and evil wins.
lay-again-cards = Take two vote tokens each. If you kept your character card, put it face down in front of you. Everything else goes beside the tableau, quest cards by kind.
lay-again-missions = { $leader }, give quest cards to { $team } once more. Play as before.
ask-mission = { $leader }, which quest? Still open: { $count ->
        [one] quest
       *[other] quests
    } { $missions }.
mission-named = { $leader } chooses quest { N($mission) }. It needs { N($size) } people.
    .brief = Quest { N($mission) }, { N($size) } people.
proposed = { $leader } proposes { $team }.
    .brief = { $team }.
    .line = Proposal { N($proposal) } for quest { N($mission) }, by { $leader }: { $team }.
mission-succeeds = { $fails ->
        [0] No Fails. Quest { N($mission) } succeeds.
        [one] Only one Fail. Quest { N($mission) } succeeds.
       *[other] Only { N($fails) } Fails. Quest { N($mission) } succeeds.
    }
    .brief = { $fails ->
        [0] No Fails: success.
        [one] One Fail: success.
       *[other] { N($fails) } Fails: success.
    }
    .line = Quest { N($mission) }: success, { N($fails) } { $fails ->
        [one] Fail
       *[other] Fails
    }.
mission-fails = { $fails ->
        [one] One Fail. Quest { N($mission) } fails.
       *[other] { N($fails) } Fails. Quest { N($mission) } fails.
    }
    .brief = { $fails ->
        [one] One Fail: failed.
       *[other] { N($fails) } Fails: failed.
    }
    .line = Quest { N($mission) }: failed, { N($fails) } { $fails ->
        [one] Fail
       *[other] Fails
    }.
score-line = Score: { $successes ->
        [0] none
       *[other] { N($successes) }
    } for good, { $failures ->
        [0] none
       *[other] { N($failures) }
    } for evil.
    .line = Score: good { N($successes) }, evil { N($failures) }.
marker-success = Put { KIT("success-marker") } on quest { N($mission) }.
    .brief = { KIT("success-marker") } on { N($mission) }.
marker-fail = Put { KIT("fail-marker") } on quest { N($mission) }.
    .brief = { KIT("fail-marker") } on { N($mission) }.
round-marker = Move the round marker to quest { N($mission) }.
    .brief = Round marker to { N($mission) }.
cards-home = Put all quest cards back on their piles.
    .brief = Quest cards to their piles.
rejections = { $rejections ->
        [one] First rejection in this round: at the fifth, evil wins.
       *[other] { N($rejections) } of { N(5) } rejections.
    }
    .brief = { $rejections ->
        [one] First rejection.
       *[other] { N($rejections) } of { N(5) } rejections.
    }
mission-forfeited = Quest { N($mission) } fails: too many teams were rejected.
spies-win-missions = Evil wins. Three quests have failed.
spies-win-votes = Evil wins. Five teams in a row were rejected.
summary-missions = { $missions ->
        [0] No quests were run.
       *[other] Quests run: { N($missions) }. Succeeded: { $successes ->
            [0] none
           *[other] { N($successes) }
        }. Failed: { $failures ->
            [0] none
           *[other] { N($failures) }
        }.
    }
summary-mission-success = Quest { N($mission) } succeeded with { $team }, led by { $leader }. { $fails ->
        [0] No Fails.
        [one] One Fail.
       *[other] { N($fails) } Fails.
    }
summary-mission-fail = Quest { N($mission) } failed with { $team }, led by { $leader }. { $fails ->
        [one] One Fail.
       *[other] { N($fails) } Fails.
    }
summary-more = For the rest, quest by quest, say: tell me more.
    .brief = For the rest: tell me more.
summary-more-keys = For the rest, quest by quest, press m.
    .brief = For the rest: m.
undone-mission = Taken back: the choice of quest { N($mission) }.
undone-vote-cards = { $leader }, collect all quest cards that are out. Shuffle them, then sort them into their piles.
undone-fails = Taken back: { $fails ->
        [0] the quest with no Fails.
        [one] the quest with one Fail.
       *[other] the quest with { N($fails) } Fails.
    }
score-marker-off = Take the score marker off quest { N($mission) }.
status-reveal = The reveal comes next.
status-mission-choice = { $leader } is choosing the quest.
status-proposal = { $leader } is choosing { $size ->
        [one] one person
       *[other] { N($size) } people
    } for quest { N($mission) }.
status-vote = You're voting on { $team } for quest { N($mission) }. { $leader } is the leader.
status-mission = { $count ->
        [one] { $team } is
       *[other] { $team } are
    } on quest { N($mission) }. The result is still to come.
score-none = No quests so far.
score-mission-success = Quest { N($mission) }: success.
score-mission-fail = Quest { N($mission) }: failed.
score-mission-open = Quest { N($mission) }: open, { N($size) } people.

## Plot cards

does-close-eye = One use: once the quest cards are on the table, the holder may see one member's card, in secret.
guidance-markers-plot = Step two. Put the round marker on quest one, and the vote track marker on zero. { $cards ->
        [15] Shuffle all { N($cards) } plot cards.
       *[other] Shuffle the { N($cards) } plot cards for { N($players) } players: the number of players is after the name of a card.
    } Put them face down beside the tableau.
    .brief = Round marker on one, vote track marker on zero. { N($cards) } plot cards: shuffle, face down.
look-by-touch = { $viewer }, feel the bottom edge: a cross means evil, an empty box means good.
    .brief = { $viewer }, feel the bottom edge.
undone-close-eye = { $leader }, collect all quest cards that are out. Shuffle them, sort them, and hand them out again. Play as before.

## With the headset

guidance-deal-dealt = Step five. You need no character cards: I deal, { N($resistance) } for good and { N($spies) } for evil.
    .brief = No character cards: I deal.
headset-cards = Now the quest by headset, one by one, without cards.
    .brief = The quest, by headset.
one-phone-cards = Now the quest on this phone, one by one, without cards. The others look away. When you have chosen, hide it, and keep the phone until I name the next player.
    .brief = The quest, by phone.
roles-told-spies = { $count ->
        [one] { $names } was the only one on the side of evil
       *[other] On the side of evil: { $names }
    }.
whisper-card = Your quest card.
only-success = Only evil plays Fail. You must play Success.
whisper-only-success = Only evil plays Fail. You must play Success: press Tab.

## Refusals

buffer-missions = Quests
refused-team-size = { $found ->
        [one] That's one person
       *[other] That's { N($found) } people
    }; the quest needs { N($wanted) }. Nothing has changed.
refused-fails-spies = { N($found) } Fails are too many: only { N($spies) } players are evil. Nothing has changed.
refused-mission-run = Quest { N($mission) } has already been run. Nothing has changed.
refused-mission-closed = Quest five opens when two quests have succeeded. Nothing has changed.
refused-no-mission = There is no quest { $word }. Quests go from one to five. Nothing has changed.

## Exports

export-title = Avalon: game { $game }
export-on-missions = Quests run
export-missions = Quests
export-missions-caption = The five quests
export-mission = Quest
export-deed-mission = After the quest: { $what }
export-no-mission = No quest was run in this round.

## Cards

card-count-resistance = { $characters ->
        [0] { N($count) } for good
        [one] { N($count) } for good, one of them { $names }
       *[other] { N($count) } for good, among them { $names }
    }
card-count-spies = { $characters ->
        [0] { N($count) } for evil
        [one] { N($count) } for evil, one of them { $names }
       *[other] { N($count) } for evil, among them { $names }
    }
guidance-markers-plot-affiliation = Step two. Put the round marker on quest one, and the vote track marker on zero. { $cards ->
        [15] Shuffle all { N($cards) } plot cards.
       *[other] Shuffle the { N($cards) } plot cards for { N($players) } players: the number of players is after the name of a card.
    } Put them face down beside the tableau, with both loyalty cards.
    .brief = Round marker on one, vote track marker on zero. { N($cards) } plot cards: shuffle, face down. Both loyalty cards beside them.
affiliation-pass = { $owner }, take both loyalty cards under the table. Pass the true one to { $viewer }, { $way }. No lying. Nobody else feels it or looks. Keep the other one in your lap.
    .brief = { $owner }, true loyalty card to { $viewer }, { $way }.
affiliation-back = { $viewer }, pass it back the same way. { $owner }, shuffle both loyalty cards under the table and put them back, face down.
    .brief = { $viewer }, pass it back. { $owner }, shuffle both and put them back.

## The Lady of the Lake, and the end

guidance-leader-inquisitor = Step four. Give the leader token to { $leader }, and the Lady of the Lake token to { $holder }, on the leader's right. The leader moves the markers on the tableau.
    .brief = Leader token to { $leader }, Lady of the Lake token to { $holder }.
ask-examine-witch = { $player }, you hold the Lady of the Lake token. Who do you examine: { $names }? Say: examine, and the name.
    .brief = { $player }, who do you examine: { $names }?
ask-examine-witch-keys = { $player }, you hold the Lady of the Lake token. Who do you examine: { $names }? Press the seat number.
    .brief = { $player }, who do you examine: { $names }? Press the seat number.
loyalty-pick-feel = { $examined }, a cross is evil, an empty box is good. Pass the true one back the same way, and put the other one in your lap. No lying.
    .brief = { $examined }, your true card back.
loyalty-return = { $examiner }, pass that card back, and the Lady of the Lake token with it. { $examined }, keep them for the next time.
    .brief = { $examiner }, card and token to { $examined }.
token-passed-dealt = Pass the Lady of the Lake token to { $to }.
role-witch = Lady of the Lake token
token-back = Lady of the Lake token to { $holder }, with both loyalty cards.
token-back-dealt = Lady of the Lake token to { $holder }.

## An examination with the Lady of the Lake

script-witch-choose = The Lady of the Lake examines somebody. Whoever holds the Lady of the Lake token: name a player who has never held it.
script-witch-pick = Examined player: a cross means evil, an empty box good. Find the card of your own side. No lying. Keep the other one in your lap. At the tone, pass the true one back the same way.

## The edition read as sentences

editions-sides = Quests should succeed for { $good }, and fail for { $evil }.
editions-cards = Cards on a quest: { card-success } for { $good }, { card-success } or { card-fail } for { $evil }.
editions-fails = { $fails ->
        [one] Quest { N($mission) } fails with one Fail.
       *[other] Quest { N($mission) } fails with { N($fails) } Fails.
    }
editions-rejections-mission = { $count ->
        [one] After one rejected team the quest fails.
       *[other] After { N($count) } rejected teams in a row the quest fails.
    }
editions-three-fails = After three failed quests the game goes to { $side }.
editions-end = After three successful quests the game goes to { $side }.

## Practice

practice-ask-team = { $leader }, the quest needs { N($size) } people. Who goes?
    .brief = { $leader }, who are the { N($size) }?
practice-ask-card = { $player }, your quest card: { $cards }?
practice-clean-so-far = Nobody on that team has been on a quest that failed.
practice-clean-but-me = Apart from me, nobody there was on a quest that failed.
practice-hint-clean-but-you = Apart from you, nobody there was on a quest that failed.
practice-failed = { $count ->
        [one] { $other } was on a quest that failed.
       *[other] { $other } was on { N($count) } quests that failed.
    }
practice-for-failed = { $other } approved the team of a quest that failed.
practice-review-failed = Quest { N($mission) } failed: { $plays }.
practice-review-not-enough = Quest { N($mission) } succeeded all the same: { $plays }.
practice-review-held-back = On quest { N($mission) } { $names } played Success, and could have played { $count ->
        [0] a Fail
        [one] a Fail
       *[other] Fails
    }.
practice-review-good-team = For quest { N($mission) }, { $leads ->
        [0] your team
       *[other] { $leader }'s team
    } was { $team }, with nobody { $evil }. Against it { $count ->
        [one] was
       *[other] were
    } { $names }, { $good }.

## The rules, by topic

rules-aim = Everybody is secretly good or evil. Good wants three quests to succeed, evil wants three to fail.
rules-more = There is more to ask about: { $list }. Say for example: what is a quest.
rules-more-typed = There is more to ask about: { $list }. Type for example: what is a quest.
rules-title-mission = quest
rules-set-up = Put the tableau for your number of players in the middle, with the score markers, team tokens and quest cards beside it. Everybody gets two vote tokens. Draw the first leader.
rules-set-up-cards = With five or six players two are evil. With seven to nine, three. With ten, four. Merlin and the Assassin are always among the cards. Deal one card to each.
rules-reveal-touch = By touch: in each part of the reveal everybody sends a vote token round, under the table, from hand to hand. Only those I name may feel it.
rules-reveal-eyes = With closed eyes: everybody closes their eyes and holds out a fist. The Minions look round, without Oberon, and close their eyes again. Then all Minions but Mordred raise their thumbs, Oberon too, and Merlin looks at these. If Percival is in the game, he looks last, for the thumbs of Merlin and Morgana. Then all open their eyes.
rules-vote-track = After a rejection the player on the left leads and names a new team. If five teams are rejected in one round, evil wins.
rules-mission = Each member of an approved team plays one card in secret, Success or Fail. Good must play Success, evil may play either. The cards are shuffled before they are read.
rules-mission-fails = One Fail fails the quest. On quest four with seven or more players it takes two. After the quest the player on the left leads.
rules-end = Evil wins with the third quest that fails, and with the fifth rejected team of a round. After the third success the Assassin names one player as Merlin, and only then it is decided.

fact-three-missions = Three: three successes are needed for good, three failures win for evil.
fact-spies = There are { N($spies) } Minions of Mordred.
fact-loyal = There are { N($loyal) } good players.
fact-after-rejection = { $left ->
        [0] Then evil wins.
        [one] Then { $leader } leads. One more after that, and evil wins.
       *[other] Then { $leader } leads. { N($left) } more after that, and evil wins.
    }
fact-led = { $leader } led quest { N($mission) }.
fact-fails-were = Quest { N($mission) }: { $fails ->
        [0] no Fail.
        [one] one Fail.
       *[other] { N($fails) } Fails.
    }
fact-fails-needed = { $fails ->
        [one] One Fail fails quest { N($mission) }.
       *[other] Quest { N($mission) } fails only with { N($fails) } Fails.
    }
fact-team-size = Quest { N($mission) } takes { N($size) } people.
fact-never = Not on a quest yet: { $names }.
fact-all-went = Everybody has been on a quest.
fact-always = On every quest so far: { $names }.
fact-nobody-always = Nobody has been on every quest.
fact-team-of = On quest { N($mission) }: { $team }.
fact-track = { $rejections ->
        [0] No rejections this round.
        [one] One rejection this round.
       *[other] { N($rejections) } rejections this round.
    } { $left ->
        [one] With one more evil wins.
       *[other] With { N($left) } more evil wins.
    }
fact-times = { $player } was on { $times ->
        [0] no quest.
        [one] one quest.
       *[other] { N($times) } quests.
    }
fact-two-fails = Quest four takes two Fails. All others take one.
fact-one-fail = None: one Fail fails any quest.
fact-after-approval = Then the team goes on the quest, and each of them plays a card face down.
fact-spies-vote = Everybody may vote as they like, evil too.
fact-fails-do-not-add = Two Fails fail a quest just as one does.
fact-mission-now = Quest { N($mission) }. It takes { N($size) } people.
fact-loyal-must = No, good must play Success. Only evil may play Fail.
