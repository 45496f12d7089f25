# Facts that everybody at the table may know, each in one breath.

fact-next-leader = { $leader } leads next.
fact-led = { $leader } led mission { N($mission) }.
fact-token = { $holder } has the token.
fact-fails-were = Mission { N($mission) }: { $fails ->
        [0] no Fail.
        [one] one Fail.
       *[other] { N($fails) } Fails.
    }
fact-fails-needed = { $fails ->
        [one] One Fail fails mission { N($mission) }.
       *[other] Mission { N($mission) } fails only with { N($fails) } Fails.
    }
fact-three-missions = Three: three successes win for the resistance, three failures for the spies.
fact-spies = There are { N($spies) } spies.
fact-loyal = There are { N($loyal) } players of the resistance.
fact-team-size = Mission { N($mission) } takes { N($size) } people.
fact-tie = A tie rejects the team.
fact-left = To the left, clockwise.
fact-right = To the right, counterclockwise.
fact-vote-together = Yes, everybody votes, and all turn their tokens over at once.
fact-leader-votes = Yes, everybody votes, the leader too.
fact-spies-know = Yes, the spies know each other.
fact-spies-blind = No, with Blind Spies nobody knows anybody.
fact-spies-may = Spies may play either card.
fact-loyal-must = No, the resistance must play Success. Only spies may play Fail.
fact-again = Yes, anybody may go again.
fact-leader-may-go = Leaders may go themselves, but don't have to.
fact-no-names = Nobody told me the names: { N($approve) } for it, { N($reject) } against.
fact-nobody-for = Nobody was for it.
fact-nobody-against = Nobody was against it.
fact-left-of = { $player } sits on { $of }'s left.
fact-right-of = { $player } sits on { $of }'s right.
fact-never = Not on a mission yet: { $names }.
fact-all-went = Everybody has been on a mission.
fact-always = On every mission so far: { $names }.
fact-nobody-always = Nobody has been on every mission.
fact-team-of = On mission { N($mission) }: { $team }.
fact-abstain = No, everybody has to vote: approve or reject.
fact-after-rejection = { $left ->
        [0] Then the spies win.
        [one] Then { $leader } leads. One more after that, and the spies win.
       *[other] Then { $leader } leads. { N($left) } more after that, and the spies win.
    }
fact-track = { $rejections ->
        [0] No rejections this round.
        [one] One rejection this round.
       *[other] { N($rejections) } rejections this round.
    } { $left ->
        [one] With one more the spies win.
       *[other] With { N($left) } more the spies win.
    }
fact-voted-for = { $player } was for it.
fact-voted-against = { $player } was against it.
fact-leaders = Leaders so far: { $names }.
fact-proposed = { $leader } named the last team: { $team }.
fact-times = { $player } was on { $times ->
        [0] no mission.
        [one] one mission.
       *[other] { N($times) } missions.
    }
fact-fails-secret = Nobody learns who played what, only how many Fails there were.
fact-two-fails = Mission four takes two Fails. All others take one.
fact-one-fail = None: one Fail fails any mission.
fact-no-confidence-counts = Yes, it counts as a rejection, and the next player leads.
fact-after-approval = Then the team goes on the mission, and each of them plays a card face down.
fact-spies-vote = Everybody may vote as they like, spies too.
fact-in-game = In this game: { $names }.
fact-not-in-game = No. In this game: { $names }.
fact-plain-game = There are no special characters in this game.
fact-fails-do-not-add = Two Fails fail a mission just as one does.
fact-deck = { $cards ->
        [one] One plot card is left in the deck.
       *[other] { N($cards) } plot cards are left in the deck.
    }
fact-mission-now = Mission { N($mission) }. It takes { N($size) } people.
fact-accused-shield = Then that player is out.
fact-accused-hydra = Then both are out, that player and Captain America. If it's the Winter Soldier, SHIELD wins.
fact-give = To other players, never to yourself. Yes, one player may get more than one.
fact-card-used = Yes: once used, it's gone. Who passes keeps it for later.
fact-draws = { $cards ->
        [one] One plot card each round.
       *[other] { N($cards) } plot cards each round.
    }
fact-is-in-game = Yes. In this game: { $names }.
fact-majority = { N($needed) } of { N($players) } votes approve the team. A tie rejects it.
fact-unplayed = Keep it in your lap, face down. Unplayed cards go to the neighbour, and nobody looks at them.
fact-cards-tell = Only your cards know: turn them all up now.
fact-targeting = Any mission that is still open. Mission five only after two successes.
fact-set-aside = No, a card set aside counts for nobody.
fact-fifth-rejection = Yes: rejected once more, the spies win.
fact-would-win = { $left ->
        [one] One more success wins for the resistance.
       *[other] Not yet: the resistance needs { N($left) } more successes.
    }
fact-would-lose = { $left ->
        [one] One more failed mission wins for the spies.
       *[other] Not yet: the spies need { N($left) } more failed missions.
    }
fact-accused-shows = Yes, the card is shown to everybody.
fact-missions = Five at most. Three successes win for the resistance, three failures for the spies.
fact-anybody-goes = Anybody at the table, the leader too.
fact-after-third-rejection = { $left ->
        [0] Then this mission fails.
        [one] Then { $leader } leads. One more after that, and this mission fails.
       *[other] Then { $leader } leads. { N($left) } more after that, and this mission fails.
    }
fact-examined-once = No, nobody is examined who has held the token.
fact-proposal = Proposal { N($proposal) }, by { $leader }: { $team }.
