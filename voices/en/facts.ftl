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
fact-spies-may = No, spies may play either card.
fact-loyal-must = No, the resistance must play Success. Only spies may play Fail.
fact-again = Yes, anybody may go again.
fact-leader-may-go = No, leaders may go themselves, but don't have to.
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
