# What every edition of a table's own says otherwise: its characters are not those of a box.

reveal-touch-ask = Now the reveal, by touch: some of you learn who is who. When all { N($players) } are ready, say: start now. If that's already been done, say: skip the reveal.
    .brief = Reveal by touch. Start now, or skip the reveal?
reveal-touch-ask-keys = Now the reveal, by touch: some of you learn who is who. When all { N($players) } are ready, press Enter. If that's already been done, press colon, type skip, and press Enter.
    .brief = Reveal by touch. Enter to start.
reveal-eyes-ask = Now the reveal, with eyes closed: some of you learn who is who. When all { N($players) } are ready, say: start now. If that's already been done, say: skip the reveal.
    .brief = Reveal with eyes closed. Start now, or skip the reveal?
reveal-eyes-ask-keys = Now the reveal, with eyes closed: some of you learn who is who. When all { N($players) } are ready, press Enter. If that's already been done, press colon, type skip, and press Enter.
    .brief = Reveal with eyes closed. Enter to start.
reveal-over = The reveal is over. Say: go on. To hear it again, say: again.
    .brief = Reveal over. Go on, or again?
reveal-over-keys = The reveal is over. Press Enter to go on. To hear it once more, press colon, type again, and press Enter.
    .brief = Reveal over. Enter goes on.
status-reveal = Some of you are about to learn who is who.
guidance-deal-characters = Step five. Take character cards: { $resistance }; { $spies }. Fill up with cards of each side. Shuffle these { N($players) }. Deal one to each player, face down.
    .brief = { $resistance }; { $spies }: fill up, shuffle, deal face down.
reminder-mission-shield = SHIELD must play Success. HYDRA may choose.
    .brief = SHIELD plays Success, HYDRA either.
fault-characters-good = Good has { N($most) } cards, but { N($found) } special characters were chosen. Those who are always there count too.
fault-characters-evil = Evil has { N($most) } cards, but { N($found) } special characters were chosen. Those who are always there count too.
fault-characters-shield = SHIELD has { N($most) } cards, but { N($found) } special characters were chosen. Those who are always there count too.
fault-characters-hydra = HYDRA has { N($most) } cards, but { N($found) } special characters were chosen. Those who are always there count too.
rejections = { $rejections ->
        [one] First rejection.
       *[other] { N($rejections) } rejections in a row.
    }
    .brief = { $rejections ->
        [one] First rejection.
       *[other] { N($rejections) } rejections in a row.
    }
track-marker = Vote track marker { $track ->
        [0] back to the beginning
        [one] one step from the beginning
       *[other] { N($track) } steps from the beginning
    }.
last-proposal = Last proposal: one more rejection is too many.
recap-last-rejection = { N($rejections) } of { N($most) } rejections: the next one is too many.
spies-win-votes = { $wins }. Too many teams in a row were rejected.
leadership-passes = Pass the leader token to { $leader }.
    .brief = Leader token to { $leader }.
who-clockwise = Clockwise means to the left.
