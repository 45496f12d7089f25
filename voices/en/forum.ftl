# The forum game: what is said in it alone, and its rules in short.

edition-forum = the forum game
fault-reveal-elsewhere = { $reveal } can't be played in this edition: { $edition }. Roles go out as private messages.

## What the plot cards do

forum-does-strong-leader = One use: at the start of a round, before plot cards are drawn, the holder may become the leader. Leadership then passes to the next in line.
forum-does-close-eye = One use: when all orders are in, the holder may learn the order of one member, in private.
forum-does-take-responsibility = Use immediately: whoever gets it takes a plot card from another player.
forum-does-overheard-conversation = Use immediately: whoever gets it names a neighbour in the list of players, and learns that player's role in private.
forum-does-open-up = Use immediately: whoever gets it reveals their role to another player, in private.
forum-does-establish-confidence = Use immediately: the leader reveals their role to another player, in private.
forum-does-in-the-spotlight = One use: right after the team is named, before the vote, the holder may name a member. If the team is approved, everybody is told that member's order.

## Orders

card-support = Support
card-sabotage = Sabotage

## Using plot cards

ask-who-uses = Who uses { $card }: { $player }? First come, first served. Say the name, then: uses it. Or say: nobody uses it.
    .brief = Who uses { $card }: { $player }? Or nobody uses it?
ask-who-uses-on = Who uses { $card }: { $player }? And on whom: { $names }? First come, first served. Say the name, then: uses it on, then the other. Or say: nobody uses it.
    .brief = Who uses { $card }: { $player }? On whom: { $names }? Or nobody uses it?
status-window-open = { $card } can be used now, by { $player }.
window-closed = It's too late for { $card }.
    .brief = { $card }: too late now.
plot-returned = The team is rejected: { $card } goes back to { $to }.
    .brief = { $to } has { $card } back.
forum-ask-neighbour = { $player }, whose side do you want to learn: { $names }?
forum-ask-shows-to = { $player }, who learns which side you're on?
forum-shown-overheard = { $viewer } learns { $owner }'s role, in a private message.
    .brief = { $viewer } learns { $owner }'s role.
forum-shown-openly = { $owner } reveals their role to { $viewer }, in a private message.
    .brief = { $viewer } learns { $owner }'s role.
forum-looks-at-card = { $by } uses Keeping a Close Eye on You and learns { $member }'s order, in a private message.
    .brief = { $by } learns { $member }'s order.

## The rules in short

rules-title-forum = forum game
rules-forum = The forum game is for five to ten players, by mail or in a forum, with a game master. The game master deals the roles, and tells the spies who the others are, in private messages. Everything else is posted for all to read.
rules-forum-blind = The forum game is for five to ten players, by mail or in a forum, with a game master. The game master deals the roles in private messages. Everything else is posted for all to read.
rules-forum-deadline = Votes are given in public or in private, and may be changed until the deadline. Where the two differ, the private one counts. Members of the team send their order ahead: support or sabotage. At the deadline all votes are revealed, and if the team is approved, the number of sabotages. A spy who sent no order sabotages, a member of the resistance supports.
rules-forum-plot = With plot cards it is first come, first served: nobody is asked in turn. The card Strong Leader can only be used at the start of a round, before cards are drawn. The card Take Responsibility is used immediately.
rules-forum-cards = The card In the Spotlight is used right after the team is named, before the vote. If the team is rejected, by the vote or by No Confidence, that card goes back to its holder, and nothing is told of the orders.

## What comes in, and what is to be sent

ask-letters = The team is { $team }. Tell me each vote and order as it arrives. At the deadline, say: time is up.
    .brief = What has come in?
letter-approves = { $player } approves.
letter-rejects = { $player } rejects.
letter-vote = { $player } has voted in private.
letter-order = { $player }'s order has arrived.
letter-card = { $player } has declared a card.
letter-forgotten = Nothing that { $player } sent for this team counts any more.
letters-left = Still missing: { $votes ->
        [one] { N($votes) } vote
       *[other] { N($votes) } votes
    }, { $orders ->
        [one] { N($orders) } order
       *[other] { N($orders) } orders
    }.
letters-left-votes = Still missing: { $votes ->
        [one] one vote
       *[other] { N($votes) } votes
    }.
letters-left-orders = Still missing: { $orders ->
        [one] one order
       *[other] { N($orders) } orders
    }.
letters-complete = Everything is in.
missing-votes = { $count ->
        [one] A vote is missing
       *[other] Votes are missing
    } from { $names }.
missing-orders = { $count ->
        [one] An order is missing
       *[other] Orders are missing
    } from { $names }.
missing-votes-approve = Missing votes count as approvals.
missing-votes-reject = Missing votes count as rejections.
missing-votes-leave-out = Missing votes aren't counted.
deadline-told = The deadline is set: { $deadline }.
deadline-told-in = The deadline is set: { $deadline } after each post that asks for votes.
post-written = Public post { N($number) }: { $title }.
message-written = Private message { N($number) } to { $player }: { $title }.
posts-none = Nothing has been written yet.
post-copied = Public post { N($number) } is on the clipboard.
message-copied = The private message { N($number) } to { $player } is on the clipboard.
no-clipboard = There is no clipboard here. All posts and messages are files, in a folder beside the saved game.
post-not-kept = This text could not be kept as a file: { $reason }.

## Refusals

refused-forum-only = That belongs to the forum game, and this is another one. Nothing has changed.
refused-by-letters = In the forum game I count myself. Tell me what each player has sent: votes and orders.
refused-order-outside = { $player } is not on this team and sends no order for it. Nothing has changed.
refused-order = This order doesn't count. You can read why.
    .line = This order doesn't count: { $player } is in the Resistance, whose orders can only be support. Nothing has changed.
refused-deadline = { $text } is no deadline. Write day and time like { $example }, or a length in hours or days. Nothing has changed.
refused-deadline-past = This deadline is past already. Nothing has changed.
refused-no-post = There is no such post to copy. Nothing has changed.

## The same in other words

forum-rejections = { $rejections ->
        [one] First rejection in this round: the fifth ends the game.
       *[other] { N($rejections) } of { N(5) } rejections in this round.
    }
    .brief = { $rejections ->
        [one] One rejection.
       *[other] { N($rejections) } rejections.
    }
forum-leadership-passes = { $leader } leads now.
forum-mission-succeeds = { $fails ->
        [0] No sabotages. Mission { N($mission) } succeeds.
        [one] Only one sabotage. Mission { N($mission) } succeeds.
       *[other] Only { N($fails) } sabotages. Mission { N($mission) } succeeds.
    }
forum-mission-fails = { $fails ->
        [one] One sabotage. Mission { N($mission) } fails.
       *[other] { N($fails) } sabotages. Mission { N($mission) } fails.
    }
forum-two-fails-needed = It takes two sabotages to fail this mission.
forum-undone-fails = Taken back: the result of the mission, { $fails ->
        [0] with no sabotages.
        [one] with one sabotage.
       *[other] with { N($fails) } sabotages.
    }
forum-ask-draw = { $count ->
        [one] One plot card is drawn.
       *[other] { N($count) } plot cards are drawn, one after the other.
    } To have me draw, say: draw a card. Or tell me which one it is.
    .brief = Which plot card? Or draw a card.
forum-ask-team = { $leader } names { N($size) } people. Who is on the team?
    .brief = Who does { $leader } name?
forum-spotlighted = { $by } uses In the Spotlight: if this team goes, everybody is told { $member }'s order.
forum-played-success = { $player }'s order was support.
forum-played-fail = { $player }'s order was sabotage.
forum-show-cards = The last post tells who was what.
forum-summary-mission-success = Mission { N($mission) } succeeded with { $team }, led by { $leader }. { $fails ->
        [0] No sabotages.
        [one] One sabotage.
       *[other] { N($fails) } sabotages.
    }
forum-summary-mission-fail = Mission { N($mission) } failed with { $team }, led by { $leader }. { $fails ->
        [one] One sabotage.
       *[other] { N($fails) } sabotages.
    }
forum-votes-of-player-unknown = No vote of { $player } has counted.
forum-who-order = The leader changes in this order.
forum-swapped = { $first } and { $second } have changed places. The order now: { $names }.
forum-undone-swapped = Taken back. The order again: { $names }.

## Trap, Reverser and Rogue

rules-forum-inquisitor = The Inquisitor token begins with the last player in the list. After missions two, three and four its holder names somebody who has never had it, learns that player's side in a private message, and may say anything about it. The examined player gets the token.
rules-forum-trap = With the Trap every team has one member more. When all orders are in, the leader sets a member's order aside, learns it in a private message, and may say anything about it. It counts for nobody, and for no Rogue.
rules-forum-reverser = A Reverser's order may be support or reverse, never sabotage. Exactly one reverse reverses the result, two cancel out. A Reverser who sends no order supports.
rules-forum-rogue = A Rogue wants to win alone. Rogues know nobody, and nobody knows them. When a team is approved, the leader gives one of its members the watch token, with five or six players only from the third mission on.
rules-forum-rogue-resistance = Only the resistance Rogue's order may be rogue success. It counts as support; from whoever has the watch token it is plain support. The resistance Rogue wins alone at the third success, with a rogue success on that mission and on an earlier one.
rules-forum-rogue-spies = The spy Rogue sends orders like other spies, and wins alone at the third failure, with a sabotage on that mission and on an earlier one.
refused-order-role = This order doesn't count. You can read why.
    .line = This order doesn't count: the role of { $player } does not allow { $card }. Nothing has changed.
refused-claim-orders = By the orders it can't be { $player }. Nothing has changed.
card-sabotages = { $count ->
        [0] no sabotages
        [one] one sabotage
       *[other] { N($count) } sabotages
    }
forum-counted-succeeds = { $cards }: { $fails ->
        [0] mission { N($mission) } succeeds.
       *[other] too few sabotages, mission { N($mission) } succeeds.
    }
forum-turned-fails = { $cards }. { $fails ->
        [0] The result is reversed: mission { N($mission) } fails.
       *[other] Too few sabotages, but the result is reversed: mission { N($mission) } fails.
    }
forum-cancelled-succeeds = { $cards }. { $fails ->
        [0] The Reverses cancel out: mission { N($mission) } succeeds.
       *[other] The Reverses cancel out, and there are too few sabotages: mission { N($mission) } succeeds.
    }
forum-played-reverse = { $player }'s order was reverse.
forum-played-rogue = { $player }'s order was rogue success.
forum-ask-trap = All orders are in. { $leader } is setting one aside. Whose: { $names }? Say: trap, and the name.
    .brief = { $leader }: whose order is set aside, { $names }?
forum-ask-trap-keys = All orders are in. { $leader } is setting one aside. Whose: { $names }? Press the seat number.
    .brief = { $leader }: whose order is set aside, { $names }?
forum-trapped = { $leader } sets { $member }'s order aside and learns it, in a private message. It doesn't count.
    .brief = { $member }'s order is set aside.
forum-trapped-own = { $leader } sets aside their own order. It doesn't count.
forum-undone-trap = Taken back: the trap for { $member }'s order.
forum-status-trap = All orders for mission { N($mission) } are in. { $leader } is setting one aside. Team: { $team }.
forum-ask-claim-resistance = Three missions have succeeded. The resistance Rogue wins alone with Rogue Success in this mission and an earlier one. Does a Rogue claim that: { $names }? Say: claim, and the name, or: nobody claims.
    .brief = Does a Rogue claim to win alone: { $names }, or nobody claims?
forum-ask-claim-resistance-keys = Three missions have succeeded. The resistance Rogue wins alone with Rogue Success in this mission and an earlier one. Does a Rogue claim that: { $names }? Press the seat number, or Enter for nobody.
    .brief = Does a Rogue claim to win alone: { $names }? Enter for nobody.
forum-ask-claim-spies = Three missions have failed. The spy Rogue wins alone with sabotage in this mission and an earlier one. Does a Rogue claim that: { $names }? Say: claim, and the name, or: nobody claims.
    .brief = Does a Rogue claim to win alone: { $names }, or nobody claims?
forum-ask-claim-spies-keys = Three missions have failed. The spy Rogue wins alone with sabotage in this mission and an earlier one. Does a Rogue claim that: { $names }? Press the seat number, or Enter for nobody.
    .brief = Does a Rogue claim to win alone: { $names }? Enter for nobody.
forum-no-claim-no-fail-now = The spy Rogue doesn't win alone: no sabotage in the last mission.
forum-no-claim-no-fail-before = The spy Rogue doesn't win alone: no sabotage before the last mission.
forum-no-claim-nobody-failed-twice = The spy Rogue doesn't win alone: nobody can have sabotaged the last mission and an earlier one.
forum-rogue-wins-fails = { $player } wins alone, as the spy Rogue: sabotage in the last mission and in an earlier one.
forum-refused-claim-aside = { $player }'s order for the last mission was set aside, so it can't be { $player }. Nothing has changed.
forum-refused-claim-no-rogue = The rogue success of the last mission wasn't { $player }'s: everybody knows whose it was. Nothing has changed.
forum-refused-claim-no-fail = { $player } did not sabotage the last mission: everybody knows who did. Nothing has changed.
forum-refused-claim-fail-before = { $player } can't have sabotaged an earlier mission. Nothing has changed.
