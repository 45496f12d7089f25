# Saved games: dates, the words of exported games, and why a game can't be saved or read.

date = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
    .line = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }

## The head of an export

export-title = The Resistance: game { $game }
export-date = Date
export-edition = Edition
export-modules = Variants
export-reveal = Reveal
export-first-leader = First leader
export-leader-drawn = { $leader }, drawn by the narrator
export-result = Result
export-unfinished = The game is not finished.

## Headings, captions and columns

export-players = Players
export-players-caption = Who sat where, led and went
export-seat = Seat
export-player = Player
export-led = Proposals made
export-on-missions = Missions run
export-role = Role

export-missions = Missions
export-missions-caption = The five missions
export-mission = Mission
export-fails = Fails
export-reverses = Reverses
export-rogues = Rogue Successes
export-fails-needed = Fails needed
export-size = Team size
export-team = Team

export-round = Round { $round }
export-round-column = Round
export-proposals-caption = Proposals and votes of round { $round }
export-proposal = Proposal
export-leader = Leader
export-vote = Vote
export-for = For
export-against = Against
export-approved-by = Approved by
export-rejected-by = Rejected by
export-ending = How it ended

export-what = What
export-what-begin = Beginning
export-what-deed = Plot card
export-what-ending = End
export-what-agents = Event
export-what-private = Private vote
export-details = Details

## Cells

export-success = Success
export-failed = Failed
export-not-run = Not run
export-approved = Approved
export-rejected = Rejected
export-overruled = Approved, then rejected after all
export-no-vote = Not voted on
export-unknown = Not known
export-nobody = Nobody
export-no-proposal = No team was proposed in this round.
export-forfeited = Failed, not run
export-deed-mission = After the mission: { $what }
export-no-mission = No mission was run in this round.
export-deed-begun = At the beginning of the round: { $what }
export-deed-voting = During the vote on proposal { $proposal }: { $what }
export-deed-voted = After the vote on proposal { $proposal }: { $what }
export-private-approval = Vote on proposal { $proposal }: { $player } rejected in public and approved in private.
export-private-rejection = Vote on proposal { $proposal }: { $player } approved in public and rejected in private.
export-by-default = No order: counted as { $card }

export-role-resistance = Resistance
export-role-resistance-reverser = Reverser of the Resistance
export-role-resistance-rogue = Rogue of the Resistance
export-role-spy = Spy
export-role-spy-reverser = Reverser of the spies
export-role-spy-rogue = Rogue of the spies
export-role-shield = SHIELD agent
export-role-hydra = HYDRA agent
export-role-winter-soldier = Winter Soldier
export-role-captain-america = { agent-captain-america }
export-role-nick-fury = { agent-nick-fury }
export-role-black-widow = { module-black-widow }
export-role-maria-hill = { module-maria-hill }
export-role-alexander-pierce = { module-alexander-pierce }
export-role-arnim-zola = { module-arnim-zola }
export-role-baron-zemo = { module-baron-zemo }

## Why a game can't be saved or read: parts of a sentence

storage-disk-full = the disk is full
storage-read-only = the disk is read-only
storage-not-allowed = access to the folder of saved games is not allowed
storage-gone = the file or its folder is gone
storage-not-a-folder = there is a file where the folder of saved games should be
storage-somebody-elses = the file or its folder belongs to somebody else
storage-link = a link is in the place of the file or its folder
storage-fault = the disk reports a fault
storage-no-file = there is no such file
storage-no-text = it is no text, or too long
storage-no-such-game = there is no saved game { $game }
storage-in-use = it is open in another narrator
storage-foreign = it is not a saved game of the narrator
storage-too-large = its file is larger than that of a game can be
storage-full = its file is full
storage-empty = nothing is in it
storage-newer = it was made by a newer narrator
storage-damaged = the file is damaged at line { N($line) }
storage-private-damaged = the private part of the game is damaged at line { N($line) }

storage-cut = The last step was not saved whole, so it does not count. Everything before it is there.
