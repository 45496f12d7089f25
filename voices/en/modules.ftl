# Trap, Reverser and Rogue: what the narrator says about them.

module-trap = the Trap
module-reverser = both Reversers
module-reverser-spy = the spy Reverser
module-reverser-resistance = the resistance Reverser
module-rogue = both Rogues
module-rogue-spy = the spy Rogue
module-rogue-resistance = the resistance Rogue

## The cards of a mission

card-success = Success
card-fail = Fail
card-reverse = Reverse
card-rogue-success = Rogue Success
mission-cards-more = { $count ->
        [one] { $leader }, give { $team } one of each mission card: { $cards }.
       *[other] { $leader }, give { $team } one of each mission card: { $cards }.
    }
    .brief = { $leader }, cards to { $team }.
mission-may-play-more = Resistance plays Success, spies Success or Fail, unless your character says otherwise.
reminder-reversers = Only Reversers may play Reverse. The spy Reverser plays Success or Reverse, never Fail. The resistance Reverser plays Success or Reverse. One Reverse reverses the result, two cancel out.
    .brief = Reverse: Reversers only. The spy Reverser plays no Fail.
reminder-reverser-spy = Only the spy Reverser may play Reverse: Success or Reverse, never Fail. One Reverse reverses the result.
    .brief = Reverse: the spy Reverser only, who plays no Fail.
reminder-reverser-resistance = Only the resistance Reverser may play Reverse: Success or Reverse, never Fail. One Reverse reverses the result.
    .brief = Reverse: the resistance Reverser only.
reminder-rogue-resistance = Only the resistance Rogue may play Rogue Success, and not while holding the watch token. It counts as a Success.
    .brief = Rogue Success: the resistance Rogue only, without the watch token.
reminder-rogue-spy = Nobody plays Rogue Success: there is no resistance Rogue in this game. The spy Rogue plays Success or Fail, like other spies.
    .brief = Nobody plays Rogue Success.

card-fails = { $count ->
        [0] no Fails
        [one] one Fail
       *[other] { N($count) } Fails
    }
card-reverses = { $count ->
        [0] no Reverses
        [one] one Reverse
       *[other] { N($count) } Reverses
    }
card-rogues = { $count ->
        [0] no Rogue Successes
        [one] one Rogue Success
       *[other] { N($count) } Rogue Successes
    }
counted-succeeds = { $cards }: { $fails ->
        [0] mission { N($mission) } succeeds.
       *[other] too few Fails, mission { N($mission) } succeeds.
    }
counted-fails = { $cards }: mission { N($mission) } fails.
turned-succeeds = { $cards }. The result is reversed: mission { N($mission) } succeeds.
turned-fails = { $cards }. { $fails ->
        [0] The result is reversed: mission { N($mission) } fails.
       *[other] Too few Fails, but the result is reversed: mission { N($mission) } fails.
    }
cancelled-succeeds = { $cards }. { $fails ->
        [0] The Reverses cancel out: mission { N($mission) } succeeds.
       *[other] The Reverses cancel out, and there are too few Fails: mission { N($mission) } succeeds.
    }
cancelled-fails = { $cards }. The Reverses cancel out: mission { N($mission) } fails.
summary-mission-counted = { $counted } Team: { $team }. Leader: { $leader }.

mission-shuffle-more = Both of you, shuffle. { $leader }, turn up the played cards, only those, and sort them.
    .brief = Shuffle. { $leader }, turn yours up and sort.
card-kind-fails = Fails
card-kind-reverses = Reverses
card-kind-rogues = Rogue Successes
ask-count = How many { $kinds }? Say for example: { $example }.
    .brief = { $kinds }?
ask-reverses = And how many Reverses?
    .brief = Reverses?
ask-reverses-keys = And how many Reverses? Type the number, then Enter.
    .brief = Reverses?
ask-rogues = And how many Rogue Successes?
    .brief = Rogue Successes?
ask-rogues-keys = And how many Rogue Successes? Type the number, then Enter.
    .brief = Rogue Successes?
heard-count = { $cards }. Say confirm or cancel.
    .brief = { $cards }: confirm?
undone-count = Taken back: the mission with { $cards }.
played-reverse = { $player } has played a Reverse.
played-rogue = { $player } has played a Rogue Success.

ask-face-up-more = What has { $player } played: { $cards }? Say for example: { $player } played a success.
    .brief = What has { $player } played: { $cards }?
ask-face-up-more-keys = What has { $player } played? Press { $keys }.

## The watch token

ask-watch = { $leader }, who gets the watch token: { $names }? Say: watch, and the name.
    .brief = { $leader }, the watch token: { $names }?
ask-watch-keys = { $leader }, who gets the watch token: { $names }? Press the seat number.
    .brief = { $leader }, the watch token: { $names }?
watched = { $leader } gives the watch token to { $member }.
watched-rule = { $member }, put it down in front of you. Whoever has it can't play Rogue Success on this mission.

role-watch = watch token

## The trap

ask-trap = When all cards are played: { $leader }, whose card do you set aside and look at: { $names }? Say: trap, and the name.
    .brief = When all cards are played: { $leader }, whose is set aside: { $names }?
ask-trap-keys = When all cards are played: { $leader }, whose card do you set aside and look at: { $names }? Press the seat number.
    .brief = When all cards are played: { $leader }, whose is set aside: { $names }?
trapped = { $leader } sets { $member }'s card aside. It doesn't count.
trap-pass = { $member }, pass your played card to { $leader }, { $way }, face down. Nobody else looks or feels.
    .brief = { $member }, played card to { $leader }, { $way }.
trap-look = { $leader }, look at it in secret, then put it in your lap, face down: it goes with the unplayed cards. You may say whatever you like about it, true or not.
    .brief = { $leader }, look at it, then into your lap.
trap-feel = { $leader }, feel it or look at it, in secret, then put it in your lap, face down: it goes with the unplayed cards. You may say whatever you like about it, true or not.
    .brief = { $leader }, feel it, then into your lap.

## A Rogue who wins alone

ask-claim-resistance = Three missions have succeeded. The resistance Rogue wins alone with Rogue Success in this mission and an earlier one. Does a Rogue claim that: { $names }? Whoever does so turns their character card face up, if they have one. Say: claim, and the name, or: nobody claims.
    .brief = Does a Rogue claim to win alone: { $names }, or nobody claims?
ask-claim-resistance-keys = Three missions have succeeded. The resistance Rogue wins alone with Rogue Success in this mission and an earlier one. Does a Rogue claim that: { $names }? Whoever does so turns their character card face up, if they have one. Press the seat number, or Enter for nobody.
    .brief = Does a Rogue claim to win alone: { $names }? Enter for nobody.
ask-claim-spies = Three missions have failed. The spy Rogue wins alone with Fail in this mission and an earlier one. Does a Rogue claim that: { $names }? Whoever does so turns their character card face up, if they have one. Say: claim, and the name, or: nobody claims.
    .brief = Does a Rogue claim to win alone: { $names }, or nobody claims?
ask-claim-spies-keys = Three missions have failed. The spy Rogue wins alone with Fail in this mission and an earlier one. Does a Rogue claim that: { $names }? Whoever does so turns their character card face up, if they have one. Press the seat number, or Enter for nobody.
    .brief = Does a Rogue claim to win alone: { $names }? Enter for nobody.
no-claim-no-rogue-now = The Rogue doesn't win alone: no Rogue Success in the last mission.
no-claim-no-rogue-before = The Rogue doesn't win alone: no Rogue Success before the last mission.
no-claim-nobody-rogue-twice = The Rogue doesn't win alone: nobody can have played Rogue Success in the last mission and in an earlier one.
no-claim-no-fail-now = The spy Rogue doesn't win alone: no Fail in the last mission.
no-claim-no-fail-before = The spy Rogue doesn't win alone: no Fail before the last mission.
no-claim-nobody-failed-twice = The spy Rogue doesn't win alone: nobody can have played Fail in the last mission and in an earlier one.
rogue-wins-successes = { $player } wins alone, as the resistance Rogue: Rogue Success in the last mission and in an earlier one.
rogue-wins-fails = { $player } wins alone, as the spy Rogue: Fail in the last mission and in an earlier one.
rogue-shares-resistance = The resistance Rogue has only a partial victory.
rogue-shares-spies = The spy Rogue has only a partial victory.
undone-claim = Taken back: the claim of { $player } to win alone.
undone-no-claim = Taken back: the answer that nobody claims to win alone.

## Where the game stands

status-watch = Mission { N($mission) }, with { $team }. { $leader } is giving the watch token to one of them.
status-trap = All cards of mission { N($mission) } are played. { $leader } is setting one aside. Team: { $team }.
status-claim = A Rogue may have won alone.

## Refused

refused-fails-reverser = { N($found) } Fails are too many: { $spies ->
        [one] only one spy
       *[other] only { N($spies) } spies
    } can play Fail, and the spy Reverser can't. Nothing has changed.
refused-reverses = { $able ->
        [0] There is no Reverser in this game, so no Reverse can be played.
        [one] At most one Reverse can be played: there is one Reverser.
       *[other] At most { N($able) } Reverses can be played: there are { N($able) } Reversers.
    } Nothing has changed.
refused-rogues = { $able ->
        [0] There is no resistance Rogue in this game, so no Rogue Success can be played.
       *[other] At most one Rogue Success can be played: there is one resistance Rogue.
    } Nothing has changed.
refused-too-many-cards = That makes { N($found) } cards, but only { N($cards) } count. Nothing has changed.
refused-cards-trap = { $found ->
        [one] That makes one card
       *[other] That makes { N($found) } cards
    }, but without the one that was set aside there are { N($team) }. Nothing has changed.
refused-reverses-face-up = { $found ->
        [0] Zero Reverses doesn't
        [one] One Reverse doesn't
       *[other] { N($found) } Reverses don't
    } fit the face-up cards: at least { N($least) }, at most { N($most) }. Nothing has changed.
refused-rogues-face-up = { $found ->
        [0] Zero Rogue Successes doesn't
        [one] One Rogue Success doesn't
       *[other] { N($found) } Rogue Successes don't
    } fit the face-up cards: at least { N($least) }, at most { N($most) }. Nothing has changed.
refused-holds-watch = { $player } holds the watch token and can't play Rogue Success. Nothing has changed.
refused-claim-team = { $player } was not on the last mission, so it can't be { $player }. Nothing has changed.
refused-claim-aside = { $player }'s card of the last mission was set aside, so it can't be { $player }. Nothing has changed.
refused-claim-watch = { $player } held the watch token on the last mission, so it can't be { $player }. Nothing has changed.
refused-claim-no-rogue = { $player } did not play the Rogue Success of the last mission: it lay face up. Nothing has changed.
refused-claim-no-fail = { $player } did not play the Fail of the last mission: the cards lay face up. Nothing has changed.
refused-claim-rogue-before = { $player } can't have played Rogue Success in an earlier mission. Nothing has changed.
refused-claim-fail-before = { $player } can't have played Fail in an earlier mission. Nothing has changed.

## Laying the table

card-set = { N($count) } { $card } cards
card-character-reverser = a Reverser
card-character-rogue = a Rogue
card-count-resistance = { $characters ->
        [0] { N($count) } Resistance cards
        [one] { N($count) } Resistance cards, one of them { $names }
       *[other] { N($count) } Resistance cards, among them { $names }
    }
card-count-spies = { $characters ->
        [0] { N($count) } Spy cards
        [one] { N($count) } Spy cards, one of them { $names }
       *[other] { N($count) } Spy cards, among them { $names }
    }
guidance-markers-plot-affiliation = Step two. Put the round marker on mission one, and the vote track marker on zero. { $cards ->
        [15] Shuffle all { N($cards) } plot cards.
       *[other] Shuffle the { N($cards) } plot cards for { N($players) } players: the number of players is after the name of a card.
    } Put them face down beside the tableau, with both affiliation cards.
    .brief = Round marker on one, vote track marker on zero. { N($cards) } plot cards: shuffle, face down. Both affiliation cards beside them.

## An affiliation card instead of the character card

affiliation-overheard = { $viewer } learns which side { $owner } is on.
affiliation-shown = { $owner } shows { $viewer } which side { $owner } is on.
affiliation-pass = { $owner }, take both affiliation cards under the table. Pass the true one to { $viewer }, { $way }. No lying. Nobody else feels it or looks. Keep the other one in your lap.
    .brief = { $owner }, true affiliation card to { $viewer }, { $way }.
affiliation-back = { $viewer }, pass it back the same way. { $owner }, shuffle both affiliation cards under the table and put them back, face down.
    .brief = { $viewer }, pass it back. { $owner }, shuffle both and put them back.

## Small things

ask-fails-too = And how many Fails?
    .brief = Fails?
ask-fails-too-keys = And how many Fails? Type the number, then Enter.
    .brief = Fails?
refused-incomplete-count = Still missing: { $kinds }. Say for example: { $example }. Nothing has changed.
refused-several = I need one name, not { $names }. Nothing has changed.
undone-watch = Taken back: the watch token for { $member }.
undone-trap = Taken back: { $member }'s card is no longer set aside.
resistance-match-point-rogue = If this mission succeeds, the resistance wins, or its Rogue alone.
spies-match-point-rogue = If this mission fails, the spies win, or their Rogue alone.

watch-back = Put the watch token back beside the tableau.
lay-again-watch = The watch token goes in front of { $member }.

entry-reverses = { $count ->
        [0] No Reverses. Enter?
        [one] One Reverse. Enter?
       *[other] { N($count) } Reverses. Enter?
    }
entry-rogues = { $count ->
        [0] No Rogue Successes. Enter?
        [one] One Rogue Success. Enter?
       *[other] { N($count) } Rogue Successes. Enter?
    }
trap-open = { $leader }, take that played card into your lap: it goes with the unplayed cards. Everybody knows it already.
watched-own = { $leader } takes the watch token.
trapped-own = { $leader } sets aside their own card. It doesn't count.
