# What the players of a forum game read: posts for everybody, and messages for one player alone.

## Titles

post-title-rules = The game begins
post-title-round = Round { N($round) }
post-title-cards = Round { N($round) }: plot cards
post-title-team = Round { N($round) }: team { N($proposal) }
post-title-vote = Round { N($round) }: the vote on team { N($proposal) }
post-title-mission = Mission { N($mission) }: the result
post-title-end = The end of the game
post-title-deadline = The deadline
post-title-missing-votes = Missing votes
post-title-reminder = A reminder
post-title-correction = A correction
post-title-role = Your role
post-title-role-of = { $player }'s side
post-title-order-of = { $player }'s order
post-title-order-wanted = Your order is missing

## The beginning

post-players = The players, in the order in which they lead: { $names }.
post-sides = { N($resistance) } of you are in the Resistance, { N($spies) } are Spies. You will each get your role in a private message.
post-blind-spies = In this game the spies don't know each other.
post-characters = Special characters: { $names }.
post-team-size = Mission { N($mission) }: a team of { N($size) }.
post-team-size-two = Mission { N($mission) }: a team of { N($size) }, and it only fails with two sabotages.
post-deck = The plot cards: { $cards }. In every round { $draws ->
        [one] one of them is drawn.
       *[other] { N($draws) } of them are drawn.
    } The leader gives them to other players.

## How things stand

post-rejections = Rejected teams in this round: { N($rejections) }. At { N($most) }, the spies win.
post-token = { $player } has the Inquisitor token.
post-no-vote-approves = No vote came from { $names }: counted as approve.
post-no-vote-rejects = No vote came from { $names }: counted as reject.
post-no-vote-left-out = No vote came from { $names }: left out.
post-spies = The spies: { $names }.
post-resistance = The Resistance: { $names }.
post-correction = The last step has been undone. This replaces it.
post-dealt-again = The roles have been dealt again. Everybody gets a new message; the old one no longer counts, nor do votes and orders sent so far.
post-missing-votes = { $count ->
        [one] A vote is still missing
       *[other] Votes are still missing
    } from { $names }.
post-missing-orders = { $team }: if you have not sent your order yet, please send it in a private message.

## What is wanted

post-want-lead = { $names } can use Strong Leader now, before plot cards are drawn. First come, first served.
post-want-draw = The plot cards of this round are drawn next.
post-want-cards = { $leader }, this is for you to give away: { $cards }. Say who gets what. You keep nothing yourself.
post-want-team = { $leader }, propose a team of { N($size) } for mission { N($mission) }.
post-want-votes = Everybody, vote approve or reject on the team { $team }, here or in a private message. You can change your vote until the deadline.
post-want-orders = { $team }, send your order for the mission ahead, in a private message: support, or as a spy sabotage if you like.
post-want-orders-more = { $team }, send your order for the mission ahead, in a private message: support, or what else your role allows.
post-want-spotlight = { $names } can use In the Spotlight now, on { $team }.
post-want-no-confidence = The team is approved. { $names } can use No Confidence now and reject it after all. First come, first served.
post-want-close-eye = Orders are closed. { $names } can use Keeping a Close Eye on You now, on { $team }.
post-want-watch = { $leader }, give the watch token to somebody on the team: { $names }.
post-want-trap = Orders are closed. { $leader }, set one of them aside: { $names }.
post-want-examine = { $player }, you have the Inquisitor token. Who do you examine: { $names }?
post-want-claim-resistance = Three missions have succeeded. If the resistance Rogue sent rogue success for the last one and for an earlier one, the Rogue wins alone. It can be { $names }. Rogue, claim it here.
post-want-claim-spies = Three missions have failed. If the spy Rogue sabotaged the last one and an earlier one, the Rogue wins alone. It can be { $names }. Rogue, claim it here.
post-deadline = Deadline: { $deadline }.
post-deadline-in = Deadline: { $deadline } after this post.
post-deadline-stands = The deadline stays as it was given.
post-no-deadline = The game master says when time is up.
due-at = { $weekday ->
        [1] Monday
        [2] Tuesday
        [3] Wednesday
        [4] Thursday
        [5] Friday
        [6] Saturday
       *[7] Sunday
    }, { $date }, at { N($hour) } { $minute ->
        [0] hundred hours
        [1] oh { N($minute) }
        [2] oh { N($minute) }
        [3] oh { N($minute) }
        [4] oh { N($minute) }
        [5] oh { N($minute) }
        [6] oh { N($minute) }
        [7] oh { N($minute) }
        [8] oh { N($minute) }
        [9] oh { N($minute) }
       *[other] { N($minute) }
    }
    .line = { $weekday ->
        [1] Monday
        [2] Tuesday
        [3] Wednesday
        [4] Thursday
        [5] Friday
        [6] Saturday
       *[7] Sunday
    }, { $date }, at { $hour }:{ $minutes }
due-in-hours = { $hours ->
        [one] one hour
       *[other] { N($hours) } hours
    }
due-in-days = { $days ->
        [one] one day
       *[other] { N($days) } days
    }

## Messages for one player

message-spy = { $player }, you are a Spy.
message-resistance = { $player }, you are in the Resistance.
message-character = You are { $role }.
message-other-spies = { $count ->
        [one] The other spy you know is { $names }
       *[other] The other spies you know are { $names }
    }.
message-knows-nobody = You don't know who anyone else is.
message-may-sabotage = On a mission your order may be support or sabotage.
message-must-support = On a mission your order has to be support.
message-may-reverse = On a mission your order may be support or reverse, never sabotage. Exactly one reverse reverses the result, two cancel out.
message-may-rogue = On a mission your order may be support or rogue success, which counts as support. If you get the watch token, your order is plain support.
message-alone-resistance = You win alone at the third success, if your orders for that mission and for an earlier one were rogue success.
message-alone-spies = You win alone at the third failure, if your orders for that mission and for an earlier one were sabotage.
message-keep = Tell nobody. Orders go to the game master in a private message, and votes too if you like.
message-is-spy = { $player } is a Spy.
message-is-resistance = { $player } is in the Resistance.
message-ordered-support = { $player }'s order is support.
message-ordered-sabotage = { $player }'s order is sabotage.
message-ordered-reverse = { $player }'s order is reverse.
message-ordered-rogue = { $player }'s order is rogue success.
message-order-wanted = { $player }, your order for mission { N($mission) } is still missing.
message-orders-are = Orders from the Resistance have to be support. A spy's may be support or sabotage.
message-orders-are-more = Which orders you may send is in the message about your role.
