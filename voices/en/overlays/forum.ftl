# What the forum game says otherwise than a table: roles and orders are messages, and no card is looked at.

## Orders

card-success = Support
card-fail = Sabotage
card-fails = { $count ->
        [0] no sabotages
        [one] one sabotage
       *[other] { N($count) } sabotages
    }

## What the plot cards do

does-strong-leader = One use: at the start of a round, before plot cards are drawn, the holder may become the leader. Leadership then passes to the next in line.
does-close-eye = One use: once orders are closed, the holder may learn the order of one member, in private.
does-take-responsibility = Use immediately: whoever gets it takes a plot card from another player.
does-overheard-conversation = Use immediately: whoever gets it names a neighbour in the list of players, and learns that player's role in private.
does-open-up = Use immediately: whoever gets it reveals their role to another player, in private.
does-establish-confidence = Use immediately: the leader reveals their role to another player, in private.
does-in-the-spotlight = One use: right after the team is named, before the vote, the holder may name a member. If the team is approved, everybody is told that member's order.

## Using plot cards

ask-neighbour = { $player }, whose side do you want to learn: { $names }?
ask-shows-to = { $player }, who learns which side you're on?
shown-overheard = { $viewer } learns { $owner }'s role, in a private message.
    .brief = { $viewer } learns { $owner }'s role.
shown-openly = { $owner } reveals their role to { $viewer }, in a private message.
    .brief = { $viewer } learns { $owner }'s role.
looks-at-card = { $by } uses Keeping a Close Eye on You and learns { $member }'s order, in a private message.
    .brief = { $by } learns { $member }'s order.

## The same in other words

rejections = { $rejections ->
        [one] First rejection in this round: at the fifth, the spies win.
       *[other] { N($rejections) } of { N(5) } rejections in this round.
    }
    .brief = { $rejections ->
        [one] One rejection.
       *[other] { N($rejections) } rejections.
    }
leads = { $leader } leads now.
mission-succeeds = { $fails ->
        [0] No sabotages. Mission { N($mission) } succeeds.
        [one] Only one sabotage. Mission { N($mission) } succeeds.
       *[other] Only { N($fails) } sabotages. Mission { N($mission) } succeeds.
    }
mission-fails = { $fails ->
        [one] One sabotage. Mission { N($mission) } fails.
       *[other] { N($fails) } sabotages. Mission { N($mission) } fails.
    }
two-fails-needed = It takes { $fails ->
        [2] two
       *[other] { N($fails) }
    } sabotages to fail this mission.
undone-fails = Taken back: the result of the mission, { $fails ->
        [0] with no sabotages.
        [one] with one sabotage.
       *[other] with { N($fails) } sabotages.
    }
ask-draw = { $count ->
        [one] One plot card is drawn.
       *[other] { N($count) } plot cards are drawn, one after the other.
    } To have me draw, say: draw a card. Or tell me which one it is.
    .brief = Which plot card? Or draw a card.
ask-team = { $leader } names { N($size) } people. Who is on the team?
    .brief = Who does { $leader } name?
spotlighted = { $by } uses In the Spotlight: if this team goes, everybody is told { $member }'s order.
played-success = { $player }'s order was support.
played-fail = { $player }'s order was sabotage.
show-cards = The last post tells who was what.
summary-mission-success = Mission { N($mission) } succeeded with { $team }, led by { $leader }. { $fails ->
        [0] No sabotages.
        [one] One sabotage.
       *[other] { N($fails) } sabotages.
    }
summary-mission-fail = Mission { N($mission) } failed with { $team }, led by { $leader }. { $fails ->
        [one] One sabotage.
       *[other] { N($fails) } sabotages.
    }
votes-of-player-unknown = No vote of { $player } has counted.
who-clockwise = The leader changes in this order.
swapped = { $first } and { $second } have changed places. The order now: { $names }.
undone-swapped = Taken back. The order again: { $names }.

## Trap, Reverser and Rogue

counted-succeeds = { $cards }: { $fails ->
        [0] mission { N($mission) } succeeds.
       *[other] too few sabotages, mission { N($mission) } succeeds.
    }
turned-fails = { $cards }. { $fails ->
        [0] The result is reversed: mission { N($mission) } fails.
       *[other] Too few sabotages, but the result is reversed: mission { N($mission) } fails.
    }
cancelled-succeeds = { $cards }. { $fails ->
        [0] The Reverses cancel out: mission { N($mission) } succeeds.
       *[other] The Reverses cancel out, and there are too few sabotages: mission { N($mission) } succeeds.
    }
played-reverse = { $player }'s order was reverse.
played-rogue = { $player }'s order was rogue success.
ask-trap = Orders are closed. { $leader } is setting one aside. Whose: { $names }? Say: trap, and the name.
    .brief = { $leader }: whose order is set aside, { $names }?
ask-trap-keys = Orders are closed. { $leader } is setting one aside. Whose: { $names }? Press the seat number.
    .brief = { $leader }: whose order is set aside, { $names }?
trapped = { $leader } sets { $member }'s order aside and learns it, in a private message. It doesn't count.
    .brief = { $member }'s order is set aside.
trapped-own = { $leader } sets aside their own order. It doesn't count.
undone-trap = Taken back: the trap for { $member }'s order.
status-trap = Orders for mission { N($mission) } are closed. { $leader } is setting one aside. Team: { $team }.
ask-claim-resistance = Three missions have succeeded. The resistance Rogue wins alone with Rogue Success in this mission and an earlier one. Does a Rogue claim that: { $names }? Say: claim, and the name, or: nobody claims.
    .brief = Does a Rogue claim to win alone: { $names }, or nobody claims?
ask-claim-resistance-keys = Three missions have succeeded. The resistance Rogue wins alone with Rogue Success in this mission and an earlier one. Does a Rogue claim that: { $names }? Press the seat number, or Enter for nobody.
    .brief = Does a Rogue claim to win alone: { $names }? Enter for nobody.
ask-claim-spies = Three missions have failed. The spy Rogue wins alone with sabotage in this mission and an earlier one. Does a Rogue claim that: { $names }? Say: claim, and the name, or: nobody claims.
    .brief = Does a Rogue claim to win alone: { $names }, or nobody claims?
ask-claim-spies-keys = Three missions have failed. The spy Rogue wins alone with sabotage in this mission and an earlier one. Does a Rogue claim that: { $names }? Press the seat number, or Enter for nobody.
    .brief = Does a Rogue claim to win alone: { $names }? Enter for nobody.
no-claim-no-fail-now = The spy Rogue doesn't win alone: no sabotage in the last mission.
no-claim-no-fail-before = The spy Rogue doesn't win alone: no sabotage before the last mission.
no-claim-nobody-failed-twice = The spy Rogue doesn't win alone: nobody can have sabotaged the last mission and an earlier one.
rogue-wins-fails = { $player } wins alone, as the spy Rogue: sabotage in the last mission and in an earlier one.
refused-claim-aside = { $player }'s order for the last mission was set aside, so it can't be { $player }. Nothing has changed.
refused-claim-no-rogue = The rogue success of the last mission wasn't { $player }'s: everybody knows whose it was. Nothing has changed.
refused-claim-no-fail = { $player } did not sabotage the last mission: everybody knows who did. Nothing has changed.
refused-claim-fail-before = { $player } can't have sabotaged an earlier mission. Nothing has changed.

## In words that are already there

ask-draw-keys = { ask-draw }
    .brief = { ask-draw.brief }
ask-team-keys = { ask-team }
    .brief = { ask-team.brief }
ask-team-again = { ask-team }
    .brief = { ask-team.brief }
ask-team-again-keys = { ask-team }
    .brief = { ask-team.brief }
reminder-reversers = { rules-forum-reverser }
reminder-reverser-spy = { rules-forum-reverser }
reminder-reverser-resistance = { rules-forum-reverser }
reminder-rogue-resistance = { rules-forum-rogue-resistance }
reminder-rogue-spy = { rules-forum-rogue-spies }

who-is-what = I never say that aloud. Everybody learns it from the game master, in a private message.
team-corrected = Team corrected.
ask-give = { $leader } gives { $card } to somebody else. Say: give it to, and the name.
    .brief = Who gets { $card } from { $leader }?
ask-give-keys = { $leader } gives { $card } to somebody else. Press the seat number.
    .brief = Who gets { $card } from { $leader }?
ask-give-several = { $leader } has { $cards } to give away. Say the card, then: to, and the name.
    .brief = { $leader } gives away { $cards }: which goes to whom?
ask-give-several-keys = { $leader } has { $cards } to give away. Press the seat number for { $card }. For another one, press colon, type which card goes to whom, and press Enter.
    .brief = { $leader } gives away { $cards }: { $card } to whom?
ask-examine-inquisitor = { $player } is the Inquisitor. Who does { $player } examine: { $names }? Say: examine, and the name.
    .brief = Who does { $player } examine: { $names }?
ask-examine-inquisitor-keys = { $player } is the Inquisitor. Who does { $player } examine: { $names }? Press the seat number.
    .brief = Who does { $player } examine: { $names }? Press the seat number.
