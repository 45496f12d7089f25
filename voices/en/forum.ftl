# The forum game: what is said in it alone, and its rules in short.

edition-forum = the forum game
fault-reveal-elsewhere = { $reveal } can't be played in this edition: { $edition }. Roles go out as private messages.

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

## The rules in short

rules-title-forum = forum game
rules-forum = The forum game is for five to ten players, by mail or in a forum, with a game master. The game master deals the roles, and tells the spies who the others are, in private messages. What concerns one player alone stays private; everything else is posted.
rules-forum-blind = The forum game is for five to ten players, by mail or in a forum, with a game master. The game master deals the roles in private messages. What concerns one player alone stays private; everything else is posted.
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
dealt-again-sent = I deal again. What I wrote before no longer counts: send the new messages.
deadline-told = The deadline is set: { $deadline }.
deadline-told-in = The deadline is set: { $deadline } after each post that asks for something new.
post-written = Public post { N($number) }: { $title }.
message-written = Private message { N($number) } to { $player }: { $title }.
posts-none = Nothing has been written yet.
post-copied = Public post { N($number) } is on the clipboard.
message-copied = The private message { N($number) } to { $player } is on the clipboard.
no-clipboard = There is no clipboard here. All posts and messages are files, in a folder beside the saved game.
post-not-kept = This text could not be kept as a file: { $reason }.

## Refusals

refused-forum-only = That belongs to the forum game, and this is another one. Nothing has changed.
refused-by-letters = In the forum game I do the counting. Tell me what each player has sent: votes and orders.
refused-order-outside = { $player } is not on this team and sends no order for it. Nothing has changed.
refused-order = This order doesn't count. You can read why.
    .line = This order doesn't count: { $player } is in the Resistance, whose orders can only be support. Nothing has changed.
refused-deadline = That is no deadline: { $text }. Write day and time like { $example }, or a length in hours or days. Nothing has changed.
refused-deadline-past = This deadline is past already. Nothing has changed.
refused-no-post = There is no such post to copy. Nothing has changed.

## The same in other words

## Trap, Reverser and Rogue

rules-forum-inquisitor = The Inquisitor token begins with the last player in the list. After missions two, three and four its holder names somebody who has never had it, learns that player's side in a private message, and may say anything about it. The examined player gets the token.
rules-forum-trap = With the Trap every team has one member more. Once orders are closed, the leader sets a member's order aside, learns it in a private message, and may say anything about it. It counts for nobody, and for no Rogue.
rules-forum-reverser = A Reverser's order may be support or reverse, never sabotage. Exactly one reverse reverses the result, two cancel out. A Reverser who sends no order supports.
rules-forum-rogue = A Rogue wants to win alone. Rogues know nobody, and nobody knows them. When a team is approved, the leader gives one of its members the watch token, with five or six players only from the third mission on.
rules-forum-rogue-resistance = Only the resistance Rogue's order may be rogue success. It counts as support; from whoever has the watch token it is plain support. The resistance Rogue wins alone at the third success, with a rogue success on that mission and on an earlier one.
rules-forum-rogue-spies = The spy Rogue sends orders like other spies, and wins alone at the third failure, with a sabotage on that mission and on an earlier one.
refused-order-role = This order doesn't count. You can read why.
    .line = This order doesn't count: the role of { $player } does not allow { $card }. Nothing has changed.
refused-claim-orders = By the orders it can't be { $player }. Nothing has changed.
