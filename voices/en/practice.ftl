# Practice: one person plays, and the narrator plays all others.

practice-ask-name = Practice. I play everybody but you. What is your name?
practice-ask-count = How many players, you among them: { N($fewest) } to { N($most) }? For { N($usual) }, say: next.
practice-begins = { $player }, clockwise from you: { $names }. I play for them. For advice, say: hint. To hear the reason for a vote, say: why { $other }. The reason may be a lie.
    .brief = With you: { $names }.
practice-begins-keys = { $player }, clockwise from you: { $names }. I play for them. For advice, press colon, type hint, and press Enter. To hear the reason for a vote, type: why { $other }. The reason may be a lie.
    .brief = With you: { $names }.
practice-begins-ears = { $player }, clockwise from you: { $names }. I play for them. For advice, say: what would you do. To hear the reason for a vote, say: why did { $other } reject. The reason may be a lie.
    .brief = With you: { $names }.
refused-no-name = The name is missing. The name alone is enough, for example: Ana. Nothing has changed.
refused-company = This edition is for { N($fewest) } to { N($most) } players, you among them. Nothing has changed.
practice-characters = Characters in play: { $list }.
practice-is-bound = You must play Fail, and approve every team with somebody from HYDRA on it.
practice-ask-vote = { $player }, do you approve { $team }, or reject?
    .brief = { $player }, approve or reject?
practice-ask-team = { $leader }, the mission needs { N($size) } people. Who goes?
    .brief = { $leader }, who are the { N($size) }?
practice-ask-card = { $player }, your mission card: { $cards }?
practice-ask-claim = Three missions have ended alike. If you are the Rogue and have won alone, say: claim, and your name. If not, say: nobody claims.
practice-own-vote = Only your own vote is yours to give. Say approve, or say reject. Nothing has changed.
practice-other-card = Your character may not play this card. Nothing has changed.
practice-watched = You hold the watch token, so you may not play Rogue Success. Nothing has changed.
practice-of-another = That is somebody else's to do. Nothing has changed.
practice-not-in-forum = There is no practice of the forum game: it is played by messages. Choose another edition.
practice-proposed = { $leader } proposes { $team }.
reasons-quiet = No reasons any more, unless you ask for one: why, and a name.
reasons-usual = Whoever leads says why, and after a vote one or two others.
reasons-chatty = Everybody who has something new to say says why.
practice-says = { $player }: { $what }
practice-clean-so-far = Nobody on that team has been on a mission that failed.
practice-clean-but-me = Apart from me, nobody there was on a mission that failed.
practice-failed = { $count ->
        [one] { $other } was on a mission that failed.
       *[other] { $other } was on { N($count) } missions that failed.
    }
practice-for-failed = { $other } approved the team of a mission that failed.
practice-not-on-team = I'm not on the team.
practice-last-chance = We can't afford to reject again.
practice-trusts-leader = { $other } is leading, and I trust { $other }.
practice-doubts-leader = { $other } is leading, and I have my doubts.
practice-doubts = I have my doubts about { $other }.
practice-own-team = I'm on it myself.
practice-too-early = Nobody knows anything yet.
practice-why-you = Only you know why you decided that way.
practice-why-not = { $player } gives no reason.
practice-why-nothing = I know of nothing yet that { $player } has decided.
practice-why-approved = { $player } was for { $team }.
practice-why-rejected = { $player } was against { $team }.
practice-why-proposed = { $player } proposed { $team }.
practice-hint-approve = A careful player would approve.
practice-hint-reject = A careful player would reject.
practice-hint-team = A careful player would take { $team }.
practice-hint-card = A careful player would play { $card }.
practice-hint-act = A careful player would do this. { $what } The words for it are: { $command }. Nothing is done yet.
practice-hint-act-alone = A careful player would do this. { $what } Nothing is done yet.
practice-hint-nothing = A careful player would let it pass.
practice-hint-not-on-team = You're not on the team.
practice-hint-clean-but-you = Apart from you, nobody there was on a mission that failed.
practice-hint-bound = The rules leave you no other choice.
practice-hint-certain = { $other } must be { $evil }: nothing else fits what you know.
practice-hint-in-ten = { $count ->
        [0] By what you know, such a team is hardly ever safe.
        [one] By what you know, such a team is safe once in ten times.
        [10] By what you know, such a team is as good as safe.
       *[other] By what you know, such a team is safe { N($count) } times in ten.
    }
practice-hint-hides = Nobody may see how much you know.
practice-hint-can-fail = With { $names } it can fail.
practice-hint-leaves-it = Leave the Fail to { $other }: two would give both of you away.
practice-hint-nobody = Nobody of your side is on it.
practice-hint-you-and-can-fail = You and { $names } can make it fail.
practice-hint-you-can-fail = You can make it fail.
practice-hint-too-few = Too few of your side are on it.
practice-hint-blends = The other side would do the same, and you want to look like one of them.
practice-hint-shows = Whoever rejects the last team shows which side they are on.
practice-hint-fails = It can make this team fail.
practice-hint-harmless = You look harmless, and there will be another chance.
practice-no-hint = There is nothing to decide now.
practice-missed-nothing = You haven't missed anything yet.
practice-missed-vote = { $before ->
        [0] { $leader } proposed { $team }: { N($approve) } for, { N($reject) } against.
        [one] One team was rejected. Then { $leader } proposed { $team }: { N($approve) } for, { N($reject) } against.
       *[other] { N($before) } teams were rejected. Then { $leader } proposed { $team }: { N($approve) } for, { N($reject) } against.
    }
practice-ask-after-game = To hear what decided it, say: review. To play on with the same players, say: again. Or say: new game, or leave the game.
    .brief = Review, again, new game, or leave the game?
practice-ask-after-game-ears = To hear what decided it, say: review. To play on with the same players, say: again. Or say: new game, or leave the game.
    .brief = Review, again, new game, or leave the game?
practice-ask-after-game-keys = Press colon and type review, again, new game, or quit. Then press Enter.
practice-review-later = The review comes once the game is over. Nothing has changed.
review-you = you
review-name = { $player }
practice-review-failed = Mission { N($mission) } failed: { $plays }.
practice-review-not-enough = Mission { N($mission) } succeeded all the same: { $plays }.
practice-review-play = { $count ->
        [0] you played
        [one] { $names } played
       *[other] { $names } each played
    } { $card }
practice-review-held-back = On mission { N($mission) } { $names } played Success, and could have played { $count ->
        [0] a Fail
        [one] a Fail
       *[other] Fails
    }.
practice-review-named = { $guessed ->
        [0] You were named
       *[other] { $player } was named
    }, { $count ->
        [one] and that was { $role }.
       *[other] but { $role } was { $was ->
            [0] you.
           *[other] { $other }.
        }
    }
practice-review-accused = { $accuses ->
        [0] You
       *[other] { $by }
    } accused { $guessed ->
        [0] you
       *[other] { $player }
    }, { $count ->
        [one] and that was { $role }.
       *[other] but { $role } was { $was ->
            [0] you.
           *[other] { $other }.
        }
    }
practice-review-clean = Mission { N($mission) } succeeded with { $team }: nobody there was { $evil }.
practice-review-too-few = Mission { N($mission) } succeeded: { $count ->
        [0] you alone
        [one] { $names } alone
       *[other] { $names } together
    } could not make it fail.
practice-review-good-team = For mission { N($mission) }, { $leads ->
        [0] your team
       *[other] { $leader }'s team
    } was { $team }, with nobody { $evil }. Against it { $count ->
        [one] was
       *[other] were
    } { $names }, { $good }.

## Players who aren't there at a real table

filled-begins = { $count ->
        [one] { $names } isn't here. I'll play for that seat.
       *[other] { $names } aren't here. I'll play for them.
    }
filled-needs-dealing = To play for somebody who isn't here, I have to deal. Choose the reveal through the headset; on the command line: --reveal earpiece. Nothing has changed.
filled-needs-keys = When somebody isn't here, I take mission cards in private, by headset or by phone. The headset needs single keys. Start again with --keys single, or with --phones. Nothing has changed.
filled-deals = Somebody isn't here, so I deal, and your own cards stay in the box. Nothing has changed.
filled-not-in-forum = In a forum game I can't play for anybody: it is played by messages. Choose another edition. Nothing has changed.
filled-not-for-programs = At the table of a program I play for nobody. Nothing has changed.
filled-not-dealt = I don't know who { $player } is, so I can't take over. Say who does. Nothing has changed.
filled-not-there = { $player } isn't here: I play for that seat. Whoever comes says so, for example: Paula takes the place of { $player }. Nothing has changed.
filled-nobody-there = One of you has to stay. Say who takes over. Nothing has changed.
filled-newcomer-later = { $player }, to hear who you are, say: headset, and your name.
filled-approved = { $count ->
        [one] { $names } is for it.
       *[other] { $names } are for it.
    }
filled-rejected = { $count ->
        [one] { $names } is against it.
       *[other] { $names } are against it.
    }
filled-approves-first = { $player } votes first: approves.
filled-rejects-first = { $player } votes first: rejects.
filled-cards = { $count ->
        [one] { $names } can't lay a card on the table, so I take all cards of this mission in private. Say: secretly.
       *[other] { $names } can't lay cards on the table, so I take all cards of this mission in private. Say: secretly.
    }
filled-cards-lines = { $count ->
        [one] { $names } can't lay a card on the table, so I take all cards of this mission in private. By phone, say: phones. By headset, leave, and go on with: narrator resume --keys single.
       *[other] { $names } can't lay cards on the table, so I take all cards of this mission in private. By phone, say: phones. By headset, leave, and go on with: narrator resume --keys single.
    }
vacated = { $name } leaves. I play on for { $name }.
undone-vacated = Taken back. { $name } is playing again.
claim-offer = { $player }, you may tell the others, and lie. Just type: { $good }, or: { $evil }.
    .brief = To tell the others, type: { $good }, or: { $evil }.
claim-offer-keys = { $player }, you may tell the others, and lie. Press colon and type: { $good }, or: { $evil }. Then press Enter.
    .brief = To tell the others, colon and: { $good }, or: { $evil }.
claim-not-seen = That counts only from somebody who alone has seen the card of { $player }. Nothing has changed.
claim-to-nobody = Tell that to each other: I only note it where somebody isn't there to hear it. Nothing has changed.
undone-claimed = Taken back. { $player } no longer says: { $what }
ask-replacement-filled = { $player } is leaving. Who takes over? Type the name. If nobody does, I can: say, play for { $player }.
ask-replacement-filled-keys = { $player } is leaving. Who takes over? Press colon, type the name, and press Enter. If nobody does, I can: colon, play for { $player }, Enter.
ask-vote-there = Only yours, { $names }: how many for, how many against?
    .brief = { $names }: for and against?
ask-vote-there-keys = Only yours, { $names }: how many for? Type the number, then Enter.
    .brief = { $names }: how many for?
ask-fails-there = I'll add the Fails that I got in private. How many are on the table?
    .brief = How many Fails on the table?
ask-fails-there-keys = I'll add the Fails that I was given alone. How many are on the table? Type the number, then Enter.
    .brief = How many Fails on the table?
cli-virtual = How many players aren't here. The narrator plays for them, and deals, by headset or phone.
undone-what-followed = What came after it is taken back too.
