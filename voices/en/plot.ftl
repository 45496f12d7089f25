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
        [2] { $card } twice
       *[other] { $card } { N($count) } times
    }
player = { $player }

## What they do

explains-card = { $card }. { $does }
does-strong-leader = One use: before the leader has done anything, the holder may take over the lead. From there it goes on to the left.
does-close-eye = One use: when the mission cards lie on the table, the holder may look at the card of one member, alone.
does-no-confidence = One use: when a team was approved, the holder may reject it after all. That counts as a rejection.
does-take-responsibility = One use: while others are asked about their cards, or while the leader chooses, the holder may take somebody's plot card.
does-opinion-maker = To the end of the game: the holder votes first and openly, before anybody else chooses. Two holders vote together.
does-overheard-conversation = At once: whoever gets it looks at the character card of a neighbour.
does-open-up = At once: whoever gets it shows their character card to another player.
does-establish-confidence = At once: the leader shows their character card to another player.
does-in-the-spotlight = One use: before the team chooses its cards, the holder may name a member. That member plays face up.

## Drawing and giving

guidance-markers-plot = Step two. Put the round marker on mission one, and the vote track marker on zero. Shuffle the plot cards for { N($players) } players, { N($cards) } in all, and put them face down beside the tableau.
    .brief = Round marker on one, vote track marker on zero. { N($cards) } plot cards: shuffle, face down.
ask-draw = { $leader }, draw { $count ->
        [one] a plot card. Tell me which it is.
       *[other] { N($count) } plot cards, one after the other. Tell me each time which it is.
    } Or say draw a card, and I draw for you.
    .brief = { $leader }, which plot card?
plot-drawn = { $leader } draws { $card }.
plot-drawn-narrator = I draw for { $leader }: { $card }.
deck-empty = That was the last plot card.
ask-give = { $leader }, who else gets { $card }?
    .brief = { $leader }, who gets { $card }?
ask-give-several = { $leader }, you have { $cards } to give away. Say first which card, then who gets it.
    .brief = { $leader }, { $cards }: which goes to whom?
plot-given = { $leader } gives { $card } to { $to }.
    .brief = { $to } gets { $card }.

## Showing a character card

ask-neighbour = { $player }, at whose card do you look: { $names }?
ask-shows-to = { $player }, to whom do you show your card?
shown-overheard = { $viewer } looks at { $owner }'s character card.
shown-openly = { $owner } shows the character card to { $viewer }.
way-left = on your left
way-right = on your right
way-past-left = to your left, by way of { $names }
way-past-right = to your right, by way of { $names }
hand-over = { $owner }, pass your character card under the table to { $viewer }, { $way }. Nobody else feels its foot or looks.
    .brief = { $owner }, your card to { $viewer }, { $way }.
look-by-touch = { $viewer }, feel its foot: a cross means spy, an empty box means resistance.
    .brief = { $viewer }, feel it.
look-by-eye = { $viewer }, look at it, alone.
    .brief = { $viewer }, look.
hand-back = { $viewer }, pass it back the same way. { $owner }, put it face down in front of you.
    .brief = Pass it back.
may-say-anything = { $viewer }, you may say whatever you like about it, true or not.

## Asking the holders

ask-use = { $player }, you hold { $card }: use it, or pass?
    .brief = { $player }, { $card }: use it, or pass?
ask-use-on = { $player }, you hold { $card }. On whom, { $names }? Or pass?
    .brief = { $player }, { $card } on { $names }? Or pass?
ask-on = { $player }, { $card } on whom: { $names }?
ask-take = { $player }, which plot card do you take: { $cards }?
passes = { $player } passes.
use-put-off = { $player } keeps { $card } for now.
lead-taken = { $by } uses Strong Leader and leads now.
lead-token = The leader token goes to { $by }.
overruled = { $by } uses No Confidence and rejects this team.
spotlighted = { $by } uses In the Spotlight and makes { $member } play face up.
looks-at-card = { $by } uses Keeping a Close Eye on You and looks at { $member }'s card.
plot-taken = { $by } takes { $card } from { $from }.
plot-spent = Take Responsibility is spent: there is no card that { $by } could take.

## The same in single-key mode

ask-draw-keys = { $leader }, draw { $count ->
        [one] a plot card
       *[other] { N($count) } plot cards, one after the other
    }. Press colon, type its name, and press Enter. Or press Enter alone, and I draw for you.
    .brief = { $leader }, which plot card?
ask-give-keys = { $leader }, who else gets { $card }? Press the seat.
    .brief = { $leader }, who gets { $card }?
ask-give-several-keys = { $leader }, you have { $cards } to give away. Press the seat for the first of them. For another one press colon, and type which card goes to whom.
    .brief = { $leader }, { $cards }: the first to whom?
ask-neighbour-keys = { $player }, at whose card do you look: { $names }? Press the seat.
    .brief = { $player }, at whose card do you look: { $names }?
ask-shows-to-keys = { $player }, to whom do you show your card? Press the seat.
    .brief = { $player }, to whom do you show your card?
ask-use-keys = { $player }, you hold { $card }: press { N(1) } to use it, { N(2) } to pass.
    .brief = { $player }, { $card }? { N(1) } uses it, { N(2) } passes.
ask-use-on-keys = { $player }, you hold { $card }. On whom, { $names }? Press the seat. Enter passes.
    .brief = { $player }, { $card } on { $names }? Enter passes.
ask-on-keys = { $player }, { $card } on whom: { $names }? Press the seat.
    .brief = { $player }, on whom: { $names }?
ask-take-keys = { $player }, which plot card do you take: { $cards }? Press the seat of its holder, or press colon and type the card.
    .brief = { $player }, which plot card: { $cards }?
ask-face-up-keys = What has { $player } played? Press { N(1) } for Success, { N(2) } for Fail.
    .brief = { $player }: { N(1) } for Success, { N(2) } for Fail?

## Mission cards that are seen

mission-cards-kept = { $team }, take a Success and a Fail each. Resistance must play Success, spies may choose. Keep your card face down in front of you, your hand on it. Hide the other one.
    .brief = { $team }, cards. Keep yours under your hand.
plays-face-up = { $names }, put your card face up, and say what it is.
ask-face-up = What has { $player } played, Success or Fail?
played-success = { $player } has played a Success.
played-fail = { $player } has played a Fail.
see-by-hand = { $member }, pass your card to { $by }, { $way }, face down. { $by }, look at it alone and pass it back.
    .brief = { $member }, your card to { $by }, { $way }, and back.
mission-collect = { $count ->
        [one] { $team }, your card now goes
       *[other] { $team }, your cards now go
    } to { $leader }, face down.
    .brief = Cards to { $leader }.
open-card-counts = The open cards count too.

## Voting first

vote-first = { $names }: vote first. Choose a token, and put it on the table, your hand over it.
    .brief = { $names } first: choose and cover.
vote-first-show = { $names }: show it on the tone, and say what it is.
vote-others = Now everybody else, choose in secret: { KIT("approve-token") }, or { KIT("reject-token") }. Put the token on the table, your hand over it.
    .brief = Everybody else: choose and cover.

## Questions of the table

holders-line = { $player } holds { $cards }.
holders-none = Nobody holds a plot card.
to-give-line = Still to be given away: { $cards }.
deck-left = In the deck: { $cards }.
deck-none = The deck of plot cards is empty.
no-plot = This game is played without plot cards.
status-window = { $player } is asked about { $card }.
status-plot = { $leader } deals with the plot cards.
status-face-up = { $names } played face up. I was not told what.

## Taking back

undone-plot = Taken back: { $what }
plot-back = Put the plot cards back as they were.

## What was heard

heard-plot = { $what } Say confirm or cancel.
    .brief = { $what } Confirm?
heard-plot-keys = { $what } Press Enter to confirm, Escape to cancel.
    .brief = { $what } Enter?
heard-draw-for-me = I draw a plot card. Say confirm or cancel.
    .brief = I draw: confirm?
heard-pass-all = Nobody else uses { $card }. Say confirm or cancel.
    .brief = All pass: confirm?

## Refusals

refused-no-card = There is no plot card { $word }. The cards are { $list }. Nothing has changed.
refused-not-in-this-deck = { $card } is not in the deck for { N($players) } players. If it lies there all the same, say: { $example }. Nothing has changed.
refused-all-drawn = { $card } was drawn as often as it is in the deck. If it lies there all the same, say: { $example }. Nothing has changed.
refused-not-drawn = { $card } is not to be given away now. Nothing has changed.
refused-given-to-leader = The leader keeps no plot card. Name somebody else. Nothing has changed.
refused-no-neighbour = It must be a neighbour of { $player }: { $names }. Nothing has changed.
refused-own-card = It must be somebody other than { $player }. Nothing has changed.
refused-not-held = { $player } does not hold { $card }. Nothing has changed.
refused-not-its-moment = { $card } can't be used now. { $does } Nothing has changed.
refused-not-asked = It is { $asked } who is asked now, not { $player }. Nothing has changed.
refused-target = { $card } is not used like that. { $does } Nothing has changed.
refused-not-on-team = { $player } is not on the team. On it: { $team }. Nothing has changed.
refused-plays-face-up = { $player }'s card lies face up anyway. Nothing has changed.
refused-looked-at = Somebody has looked at { $player }'s card already. Nothing has changed.
refused-not-face-up = { $player } does not play face up, or I know the card. Nothing has changed.
refused-open-fails = There are only { N($spies) } spies, so one more Fail can't lie there. Nothing has changed.
refused-against-face-up = { $found ->
        [0] No Fail
        [one] One Fail
       *[other] { N($found) } Fails
    } can't be right with the open cards: at least { N($least) }, at most { N($most) }. Nothing has changed.
refused-take-several = { $card } is held by { $names }. Say from whom. Nothing has changed.

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
marking-l = In braille after the name, in brackets: the number of players, then the letter l, for at once.
marking-o = In braille after the name, in brackets: the number of players, then the letter o, for one use.
marking-p = In braille after the name, in brackets: the number of players, then the letter p, for permanent.
