# Plot cards: their names, what they do, and all that is said while they are drawn, given and used.

## Names

card-strong-leader = Strong Leader
card-close-eye = Keeping a Close Eye on You
card-no-confidence = No Confidence
card-take-responsibility = Take Responsibility
card-opinion-maker = Opinion Maker
card-overheard-conversation = Overheard Conversation
card-open-up = Open Up
card-establish-confidence = Establish Confidence
card-in-the-spotlight = In the Spotlight
card-of-player = { $card } from { $player }
cards-alike = { $count ->
        [1] { $card }
       *[other] { N($count) } { $card } cards
    }
player = { $player }

## What they do

explains-card = { $card }. { $does }
does-strong-leader = One use: before the leader does anything, the holder may become the leader. Leadership then passes to the left from there.
does-close-eye = One use: once the mission cards are on the table, the holder may see one member's card, in secret.
does-no-confidence = One use: once a team has been approved, the holder may reject it after all. That counts as a rejection.
does-take-responsibility = One use: while others are asked about their cards, or while the leader chooses, the holder may take another player's plot card.
does-opinion-maker = Until the end of the game: the holder votes first and openly, before anybody else chooses. Two holders vote together.
does-overheard-conversation = Use immediately: whoever gets it sees which side a neighbour is on.
does-open-up = Use immediately: whoever gets it shows their side to another player.
does-establish-confidence = Use immediately: the leader shows their side to another player.
does-in-the-spotlight = One use: before the team choose their cards, the holder may name a member. That member plays face up.

## Drawing and giving

guidance-markers-plot = Step two. Put the round marker on mission one, and the vote track marker on zero. { $cards ->
        [15] Shuffle all { N($cards) } plot cards.
       *[other] Shuffle the { N($cards) } plot cards for { N($players) } players: the number of players is after the name of a card.
    } Put them face down beside the tableau.
    .brief = Round marker on one, vote track marker on zero. { N($cards) } plot cards: shuffle, face down.
guidance-plot-cards = Step two. { $cards ->
        [15] Shuffle all { N($cards) } plot cards.
       *[other] Shuffle the { N($cards) } plot cards for { N($players) } players: the number of players is after the name of a card.
    } Put them face down in the middle.
    .brief = { N($cards) } plot cards: shuffle, face down.
ask-draw = { $leader }, draw { $count ->
        [one] a plot card. Tell me which one it is.
       *[other] { N($count) } plot cards, one after the other. Name each one as you draw it.
    } If you have no deck, say: draw a card.
    .brief = { $leader }, which plot card?
plot-drawn = { $leader } draws { $card }.
plot-drawn-narrator = I draw for { $leader }: { $card }.
deck-empty = That was the last plot card.
ask-give = { $leader }, { $card } is for somebody else. Say: give it to, and the name.
    .brief = { $leader }, who gets { $card }?
ask-give-several = { $leader }, you have { $cards } to give away. Say the card, then: to, and the name.
    .brief = { $leader }, { $cards }: which goes to whom?
plot-given = { $leader } gives { $card } to { $to }.
    .brief = { $to } gets { $card }.

## Showing a character card

ask-neighbour = { $player }, whose side do you look at: { $names }? Say: look at, and the name.
    .brief = { $player }, whose side: { $names }?
ask-shows-to = { $player }, who do you show your side to? Say: show it to, and the name.
    .brief = { $player }, who do you show your side to?
shown-overheard = { $viewer } learns which side { $owner } is on.
shown-openly = { $owner } shows { $viewer } which side { $owner } is on.
way-left = on your left
way-right = on your right
way-past-left = to your left, past { $names }
way-past-right = to your right, past { $names }
hand-over = { $owner }, pass your character card under the table to { $viewer }, { $way }. Nobody else feels it or looks.
    .brief = { $owner }, character card under the table to { $viewer }, { $way }.
look-by-touch = { $viewer }, feel the bottom edge: a cross means spy, an empty box means resistance.
    .brief = { $viewer }, feel the bottom edge.
look-by-eye = { $viewer }, look at it in secret.
    .brief = { $viewer }, look.
hand-back = { $viewer }, pass it back the same way. { $owner }, put it face down in front of you.
    .brief = { $viewer }, pass it back to { $owner }.
may-say-anything = { $viewer }, you may say whatever you like about it, true or not.

## Asking the holders

ask-use = { $player }, you hold { $card }. Say: I use it, or: I pass.
    .brief = { $player }, { $card }: I use it, or I pass?
ask-use-on = { $player }, you hold { $card }. Who is it for: { $names }? Say: on, and the name. Or: I pass.
    .brief = { $player }, { $card }: on { $names }? Or: I pass?
ask-on = { $player }, who is { $card } for: { $names }? Say: on, and the name.
    .brief = { $player }, on { $names }?
ask-take = { $player }, which plot card do you take: { $cards }?
passes = { $player } passes.
use-put-off = { $player } keeps { $card } for now.
lead-taken = { $by } uses Strong Leader and is now the leader.
overruled = { $by } uses No Confidence and rejects this team.
spotlighted = { $by } uses In the Spotlight and makes { $member } play face up.
looks-at-card = { $by } uses Keeping a Close Eye on You and looks at { $member }'s card.
plot-taken = { $by } takes { $card } from { $from }.
plot-spent = Take Responsibility is spent: there is no card that { $by } could take.
plot-card-home = Put the plot card { $card } in the box.
    .brief = Plot card { $card } into the box.
plot-card-lies = { $holder }, keep that plot card in front of you, face up.
    .brief = Plot card face up, with { $holder }.

## The same in single-key mode

ask-draw-keys = { $leader }, draw { $count ->
        [one] a plot card
       *[other] { N($count) } plot cards, one after the other
    }. Press colon, type the name, and press Enter. If you have no deck, just press Enter.
    .brief = { $leader }, which plot card?
ask-give-keys = { $leader }, who do you give { $card } to? Not yourself. Press the seat number.
    .brief = { $leader }, who gets { $card }?
ask-give-several-keys = { $leader }, you have { $cards } to give away. Press the seat number for { $card }. For another one, press colon, type which card goes to whom, and press Enter.
    .brief = { $leader }, { $cards }: { $card } to whom?
ask-neighbour-keys = { $player }, whose side do you look at: { $names }? Press the seat number.
    .brief = { $player }, whose side: { $names }?
ask-shows-to-keys = { $player }, who do you show your side to? Press the seat number.
    .brief = { $player }, who do you show your side to?
ask-use-keys = { $player }, you hold { $card }: press { N(1) } to use it, { N(2) } to pass.
    .brief = { $player }, { $card }? Press { N(1) } to use it, { N(2) } to pass.
ask-use-on-keys = { $player }, you hold { $card }. Who is it for: { $names }? Press the seat number. Enter passes.
    .brief = { $player }, { $card } on { $names }? Enter passes.
ask-on-keys = { $player }, who is { $card } for: { $names }? Press the seat number.
    .brief = { $player }, on { $names }?
ask-take-keys = { $player }, which plot card do you take: { $cards }? Press the seat number of who holds only one. Otherwise press colon, type the card, and press Enter.
    .brief = { $player }, which plot card: { $cards }?
ask-face-up-keys = What has { $player } played? Press { N(1) } for Success, { N(2) } for Fail.
    .brief = { $player }: { N(1) } for Success, { N(2) } for Fail?

## Mission cards that are seen

plays-face-up = { $count ->
        [one] { $names }, play one face up in front of you, and say which card it is. Keep the rest in your lap.
       *[other] { $names }, play one each, face up in front of you, and say which cards they are. Keep the rest in your lap.
    }
    .brief = { $names }, one card face up. Say which.
mission-play-others = { $count ->
        [one] { $names }, play one face down in front of you. Keep the rest in your lap.
       *[other] { $names }, play one each, face down in front of you. Keep the rest in your lap.
    }
    .brief = { $names }, one card face down.
mission-keep-apart = Cover the played one with your hand.
ask-face-up = What has { $player } played? Say: { $player } played a success, or: { $player } played a fail.
    .brief = What has { $player } played?
played-success = { $player } has played a Success.
played-fail = { $player } has played a Fail.
see-by-hand = { $member }, pass your played card to { $by }, { $way }, face down. Nobody else feels it or looks.
    .brief = { $member }, played card to { $by }, { $way }.
see-look = { $by }, read it by touch or look at it, in secret.
    .brief = { $by }, read it.
see-back = { $by }, pass it back the same way. { $member }, put it face down in front of you.
    .brief = { $by }, pass it back to { $member }.
open-card-counts = What lies face up stays where it is, and counts too.
    .brief = Face-up cards stay, and count.

## Voting first

vote-first = { $count ->
        [one] { $names }, vote first.
       *[other] { $names }, vote first, together.
    } Both tokens in your lap. Put one on the table, under your hand.
    .brief = { $names } first: choose and cover.
vote-first-show = { $names }: at the tone, { $count ->
        [one] uncover your token and say your vote.
       *[other] both uncover your tokens and say your votes.
    }
vote-first-decide = { $names }: decide first, { $count ->
        [one] in silence.
       *[other] each in silence.
    }
    .brief = { $names } first: decide.
vote-first-say = { $names }: at the tone, say your { $count ->
        [one] vote.
       *[other] votes.
    }
vote-others-decide = Now everybody else: decide, each in silence.
    .brief = Everybody else: decide.
vote-others = Now everybody else: both tokens in your lap. Put one on the table, under your hand: { KIT("approve-token") } or { KIT("reject-token") }.
    .brief = Everybody else: choose and cover.

## Questions of the table

holders-line = { $player } holds { $cards }.
holders-none = Nobody holds a plot card.
to-give-line = Still to be given away: { $cards }.
deck-left = In the deck: { $cards }.
deck-none = The deck of plot cards is empty.
no-plot = This game is played without plot cards.
status-window = { $player } is being asked about { $card }.
status-plot = { $leader } is handing out the plot cards.
status-face-up = { $names } played face up. Nobody has told me which card yet.

## Taking back

undone-plot = Taken back. This no longer counts: { $what }
undone-close-eye = { $leader }, collect all mission cards that are out. Shuffle them, sort them, and hand them out again. Play as before.
plot-back = Put the plot cards back as they were.

## What was heard

heard-plot = { $what } Say confirm or cancel.
    .brief = { $what } Confirm?
heard-plot-keys = { $what } Press Enter to confirm, Escape to cancel.
    .brief = { $what } Enter?
heard-draw-for-me = I'll draw a plot card. Say confirm or cancel.
    .brief = I'll draw: confirm?
heard-pass-all = Nobody else uses { $card }. Say confirm or cancel.
    .brief = All pass: confirm?

## Refusals

refused-no-card = There is no plot card { $word }. { $asked }
refused-not-in-this-deck = { $card } is not in the deck for { N($players) } players. If you really have it, say: { $example }. Nothing has changed.
refused-all-drawn = The last { $card } has been drawn. If you really have it, say: { $example }. Nothing has changed.
refused-not-drawn = { $card } can't be given away now. Nothing has changed.
refused-given-to-leader = The leader gives plot cards away, and can't be given one. Name somebody else. Nothing has changed.
refused-no-neighbour = { $player }'s neighbours are { $names }. Nothing has changed.
refused-own-card = It must be somebody other than { $player }. Nothing has changed.
refused-not-held = { $player } does not hold { $card }. Nothing has changed.
refused-not-its-moment = { $card } can't be used now. { $does } Nothing has changed.
refused-not-asked = It's { $asked }'s turn to answer, not { $player }'s. Nothing has changed.
refused-target = { $card } can't be used like that. { $does } Nothing has changed.
refused-not-on-team = { $player } is not on the team. The team: { $team }. Nothing has changed.
refused-plays-face-up = { $player }'s card is face up anyway. Nothing has changed.
refused-looked-at = Somebody has looked at { $player }'s card already. Nothing has changed.
refused-not-face-up = { $player } does not play face up, or I know the card. Nothing has changed.
refused-open-fails = There can be { $spies ->
        [one] only one Fail
       *[other] only { N($spies) } Fails
    }, so there can't be another. Nothing has changed.
refused-against-face-up = { $found ->
        [0] Zero Fails doesn't
        [one] One Fail doesn't
       *[other] { N($found) } Fails don't
    } fit the face-up cards: at least { N($least) }, at most { N($most) }. Nothing has changed.
refused-take-none = Nobody else holds { $card }. Nothing has changed.
refused-take-several = { $names } hold { $card }. Say: { $card } from, and the name. Nothing has changed.

## The reference

cards-more = To hear more about a card, type narrator cards and its name.
cards-unknown = There is no plot card { $card }. The cards are { $list }.
decks-with-card = In the deck for five and six players: { $few ->
        [0] none
       *[other] { N($few) }
    }. From seven players on: { N($many) }.
forum-decks-with-card = In a forum game, up to seven players: { $few ->
        [0] none
       *[other] { N($few) }
    }. From eight on: { $many ->
        [0] none
       *[other] { N($many) }
    }.
marking-l = In braille after the name, in brackets: the number of players, then the letter l, for leader: use it immediately.
marking-o = In braille after the name, in brackets: the number of players, then the letter o: one use.
marking-p = In braille after the name, in brackets: the number of players, then the letter p: permanent.
