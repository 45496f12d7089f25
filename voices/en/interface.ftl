# What the narrator says about itself: questions at the start, help, faults, settings.

## Names of things

edition-accessible = the accessible edition
edition-widerstand = Der Widerstand, the German edition
edition-resistance-2020 = Résistance, the French edition of 2020
language-en = English
language-fr = French
language-de = German
module-plot = plot cards
module-targeting = Targeting
module-blind-spies = Blind Spies
reveal-touch = reveal by touch
reveal-eyes = reveal with eyes closed
reveal-earpiece = roles through the headset or on phones
reveal-none = no reveal
buffer-all = All messages
buffer-votes = Votes
buffer-missions = Missions
buffer-plot = Plot cards

## Questions before the game

ask-resume = There is an unfinished game, begun on { $date }, with { $names }. One: carry on with it. Two: a new game.
    .line = There is an unfinished game, begun on { $date }, with { $names }. 1: carry on with it. 2: a new game.
ask-resume-damaged = The file of the game with { $names }, begun on { $date }, is damaged. { $place } { $lost } One: carry on from there, and the damaged file is kept too. Two: a new game, and the file stays as it is.
    .line = The file of the game with { $names }, begun on { $date }, is damaged. { $place } { $lost } 1: carry on from there, and the damaged file is kept too. 2: a new game, and the file stays as it is.
ask-resume-damaged-only = The file of the game with { $names }, begun on { $date }, is damaged. { $place } { $lost } One: carry on from there, and the damaged file is kept too. Two: leave everything as it is.
    .line = The file of the game with { $names }, begun on { $date }, is damaged. { $place } { $lost } 1: carry on from there, and the damaged file is kept too. 2: leave everything as it is.
damaged-in-round = { $kept ->
        [one] Its first step is there, up to round { N($round) }, with { $leader } as leader.
       *[other] Its first { N($kept) } steps are there, up to round { N($round) }, with { $leader } as leader.
    }
damaged-before-rounds = What came before the first round is there.
entries-lost = { $lost ->
        [0] Nothing after that is lost.
        [one] One step after that is lost.
       *[other] { N($lost) } steps after that are lost.
    }
entries-lost-unknown = I can't tell how many steps after that are lost.
damaged-left = Everything was left as it is.
damaged-kept = The damaged file is kept whole. It is called { $file } now.
private-damaged = The private part of this game was damaged, so what was in it doesn't count. It is kept whole, as { $file }.
private-damaged-forum = The private part of this game was damaged, and its end is lost. It is kept whole, as { $file }. Tell me again what holds now: votes and orders that came in, the deadline, and what counts for those who don't vote.
ask-players = Who's playing? Name everybody clockwise, that is to the left, all at once or one by one. Then say: go on.
    .brief = Who's playing, clockwise?
ask-players-same = Who's playing? Name everybody clockwise, that is to the left, all at once or one by one. Then say: go on. Or for { $names }, say: the same players.
    .brief = Who's playing, clockwise? Or the same players: { $names }.
ask-players-more = Who is on { $last }'s left?{ $count ->
        [1] {""}
        [2] {""}
        [3] {""}
        [4] {""}
       *[other] {" "}Or say: go on.
    }
player-seated = Seat { N($seat) }: { $player }.
players-complete = { N($count) } players: { $names }.
ask-leader = Who leads first? Say a name. Or to have me draw one, say: draw a leader.
    .brief = Who leads first? Or draw a leader?
ask-start = We're playing { $edition }, { $reveal }, { $modules }. Say: start now, or: options.
    .brief = { $edition }, { $reveal }, { $modules }. Start now, or options?
ask-start-keys = We're playing { $edition }, { $reveal }, { $modules }. Press Enter to start. To change something, press colon, type options, and press Enter.
    .brief = { $edition }, { $reveal }, { $modules }. Enter to start.
no-modules = no variants
options-edition = One: the edition. Now: { $edition }.
    .line = 1: the edition. Now: { $edition }.
choice-of-edition = { N($number) }: { $edition }.
ask-edition = Which edition? Say its name or its number. To keep this one, say: cancel.
    .brief = Which edition?
chosen-edition = The edition now: { $edition }.
options-reveal = Two: the reveal. Now: { $reveal }.
    .line = 2: the reveal. Now: { $reveal }.
options-targeting-on = { N($number) }: Targeting, the leader chooses the mission. On.
options-targeting-off = { N($number) }: Targeting, the leader chooses the mission. Off.
options-blind-on = { N($number) }: Blind Spies, without a reveal. On.
options-blind-off = { N($number) }: Blind Spies, without a reveal. Off.
options-plot-on = { N($number) }: plot cards. On.
options-plot-off = { N($number) }: plot cards. Off.
ask-option = To change something, say its number. Or say: start now.
    .brief = A number, or start now?
ask-option-anew = Other options may have changed with it. To hear them, say: options. Or say: start now.
    .brief = Other options may have changed. Options, or start now?
ask-option-anew-keys = Other options may have changed with it. To hear them, press colon, type options, and press Enter. Enter alone starts.
    .brief = Other options may have changed. Enter to start.
ask-option-keys = Press a number to change it, or Enter to start.
    .brief = A number, or Enter.
line-up-usual = usual line-up
line-up-beginners = beginners line-up
line-up-hard = hard line-up
characters-now = Special characters now: { $characters }.
line-ups-offered = For { N($players) }: { $characters }. Say: { $line-ups }.
line-ups-offered-keys = For { N($players) }: { $characters }. Press { N(0) } for this line-up, and again for another.
lined-up = { $line-up }: { $characters }.
fault-no-line-up = There is no { $line-up } for { N($players) } players in this edition: { $edition }.
fault-no-line-ups = There are no line-ups to choose in this edition: { $edition }.
ask-reveal = { $edition }: by the book, the reveal is with eyes closed. How do you want it? One: eyes closed. Two: by touch. Three: through a headset or on your phones.
    .line = { $edition }: by the book, the reveal is with eyes closed. How do you want it? 1: eyes closed. 2: by touch. 3: through a headset or on your phones.
ask-reveal-marked = { $edition }: by the book, the reveal is with eyes closed. How do you want it? One: eyes closed. Two: by touch, if your Spy cards are marked for the finger. Three: through a headset or on your phones.
    .line = { $edition }: by the book, the reveal is with eyes closed. How do you want it? 1: eyes closed. 2: by touch, if your Spy cards are marked for the finger. 3: through a headset or on your phones.
ask-screen-reader = { $reader } is running. Shall it alone speak, and I only print? One: yes, it alone. Two: no, both of us.
    .line = { $reader } is running. Shall it alone speak, and I only print? 1: yes, it alone. 2: no, both of us.
reader-alone = From now on I only print. If you want my voice after all, say: voice system.
reader-and-voice = I speak too. If that is too much, say: voice off.
like-names = { $first } and { $second } sound very alike. Their seat numbers always work: { N($first-seat) } and { N($second-seat) }.

## Leaving and saving

saved = The game is saved.
goodbye = Goodbye.
goodbye-saved = The game is saved. To go on with it, start: narrator resume. Goodbye.
goodbye-saved-over = The game is saved. Goodbye.
goodbye-empty = Nothing to save. Goodbye.
not-recorded = I can't write the game to the disk: { $reason }. That doesn't count, and nothing has changed. Put it right and say it again. Or, to carry on without saving, say: without saving.
journal-unlocked = This disk can't keep two narrators apart. Play this game in one narrator at a time.
journal-nearly-full = The file of this game is nearly full. There is room to play it to its end. Begin a new one after that.
not-saved-now = This game is not being saved.
going-on-unsaved = From now on nothing will be saved. The game goes on.
folder-unwritable = This game is not being saved: { $reason }.
resume-damaged = That saved game can't be read: { $reason }. It was left as it is.
no-such-game = There is no saved game { $game }. The newest saved games are: { $games }.
no-games = There is no saved game.
storage-no-folder = its folder does not exist
not-printed = That can't be printed: { $reason }.
program-fault = The narrator has hit a fault and stops here. The game, if there was one, is saved: narrator resume carries on with it. What went wrong is in the log, { $log }.
memory-lacking = There is too little memory: { N($allowed) } megabytes are allowed, and { N($needed) } are needed. To allow more: ulimit -v unlimited.

## Refusals: what was found, what is wanted, that nothing has changed

refused-unknown = I don't understand that. { $asked }
refused-talk = Not for me, I think. { $asked }
example-team = { $names }
example-for = { $names } were for it
example-against = { $names } were against it
asked-again = { $question } For example: { $example }.
asked-again-with-more = { $question } You can say: { $list }.
asked-again-with-help = { $question } You can say: { $list }. Or for help, say: help.
ask-undo = To take back the last step, say: undo. Then tell me how it was.
refused-no-words = There is no word in that line. { $asked }
refused-unknown-player = There's no { $word } here. The players are { $names }. Nothing has changed.
refused-nobody-seated = There's no { $word } here: nobody is at the table yet. Nothing has changed.
refused-unknown-player-suggest = There's no { $word } here. If it's { $suggestion }, say it again with that name.
suggested-player = Do you mean { $suggestion }? { $meant }
refused-ambiguous-player = { $word } can be { $names }. Say the whole name or the seat number. Nothing has changed.
refused-me = Who is { $word }? Say the name or the seat number. Nothing has changed.
refused-twice = You named { $player } twice. Nothing has changed.
refused-not-a-number = I need a number: { $word } is none. Nothing has changed.
refused-odd-number = I need a small whole number: { $word } can't be right. Nothing has changed.
take-your-time = Take your time.
refused-incomplete = More words are needed after { $command }, for example: { $example }. Nothing has changed.
refused-nobody-accused = Whom does Captain America accuse? For example: { $example }.
refused-nobody-takes-over = Who plays on for { $player }? For example: { $example }.
refused-malformed = I don't understand all of { $text }. Say for example: { $example }. Nothing has changed.
refused-empty = The line is empty. Nothing has changed.
refused-not-now = Not now. { $asked }
refused-options = The rules are settled for this game. To change them, say: new game. Nothing has changed.
refused-game-over = The game is over. For the same table, say: again. Or say: new game, how did it go, or leave the game. Undo takes back the last step.
refused-game-over-keys = The game is over. Press colon and type again, new game, summary, undo, or quit. Then press Enter.
refused-game-over-program = The game is over. For a new game, start me again. Or say undo, summary, or quit.
refused-team-size = { $found ->
        [one] That's one person
       *[other] That's { N($found) } people
    }; the mission needs { N($wanted) }. Nothing has changed.
refused-tally = { N($approve) } and { N($reject) } make { N($sum) }, but { $players ->
        [one] only one player votes
       *[other] { N($players) } players vote
    }. Nothing has changed.
refused-fails-team = { N($found) } Fails are too many for { $team ->
        [one] one player
       *[other] a team of { N($team) }
    }. Nothing has changed.
refused-fails-spies = { N($found) } Fails are too many: there are only { N($spies) } spies. Nothing has changed.
refused-cards = { $found ->
        [one] That makes one card
       *[other] That makes { N($found) } cards
    }, but the team has { $team ->
        [one] one person
       *[other] { N($team) } people
    }. Nothing has changed.
refused-no-seat = Nobody sits at seat { N($seat) }. There are { N($players) } seats. Nothing has changed.
refused-mission-run = Mission { N($mission) } has already been run. Nothing has changed.
refused-mission-closed = Mission five opens when two missions have succeeded. Nothing has changed.
refused-no-mission = There is no mission { $word }. Missions go from one to five. Nothing has changed.
refused-nothing-to-undo = There is nothing to take back.
refused-nothing-to-redo = There is nothing to redo.
refused-nothing-to-cancel = There is nothing to cancel.
refused-no-script = Nothing is being read out just now: I'm waiting for you. Nothing has changed.
refused-too-long = That line is too long: I read up to ten thousand characters. Nothing has changed.
refused-not-text = That line contains characters I can't read. Nothing has changed.
refused-no-voice = There is no voice { $text }. To hear which there are, say: voices. Nothing has changed.
refused-no-edition = There is no edition { $word }. Nothing has changed. The editions are { $list }.
refused-no-language = I speak English, French and German, not { $text }. Nothing has changed.
refused-level = Levels go from zero to one hundred: { $word } won't do. Nothing has changed.
refused-no-choice = The list has no { $word }. Nothing has changed.
refused-too-high = { N($number) } is too many: at most { N($most) }. Nothing has changed.
refused-too-many-players = That would be { N($found) } players. At most { N($most) } can play. Nothing has changed.
refused-too-few-players = That is { $found ->
        [0] nobody
        [one] one player
       *[other] { N($found) } players
    }. At least { N($fewest) } are needed. Name more.
refused-same-name = The name { $name } is taken. Give one of them another name. Nothing has changed.
refused-seated = { $name } is playing already. Who takes over?
refused-empty-name = A name is empty. Nothing has changed.
refused-long-name = That name is too long: I read up to forty letters. Nothing has changed.
refused-unspeakable-name = A name is made of letters: { $name } can't be one. Nothing has changed.
refused-reserved-name = Nobody can be called { $name } here: it's one of my commands. Nothing has changed.

fault-players = That is { $found ->
        [0] nobody
        [one] one player
       *[other] { N($found) } players
    }: this is for { N($fewest) } to { N($most) }.
fault-no-name = Seat { N($seat) } has no name.
fault-long-name = The name at seat { N($seat) } has more than forty letters.
fault-unspeakable-name = A name is made of letters: { $name } can't be one.
fault-reserved-name = Nobody can be called { $name }: it's one of the narrator's commands.
fault-same-name = Two players are called { $name }.
fault-leader = There is no seat { N($seat) } to lead.
fault-leader-name = Whoever is to lead isn't playing: { $name }.
fault-edition = There is no edition { $text }. The editions are { $list }.
fault-line-up = There is no line-up { $text }. The line-ups are { $list }.
fault-module = There is no variant { $text } in this program. The variants are { $list }.
fault-reveal = There is no reveal { $text }. It can be { $list }.
fault-json-players = A game for programs needs its players: give them after --players, with commas.

## Help

help-now = Now you can say: { $list }.
help-answers = To answer: { $list }.
help-always = At any time: { $list }.
help-keys = As keys: { $list }.
help-key = { $key } for { $meaning }
keys-single-on = Single keys: every key acts at once. Digits are seats and numbers, Enter goes on, question mark helps. For everything else, type a colon first. Whoever is asked gets the keyboard.
line-opens = Type your command.

## Devices

speech-from-system = The system voice is speaking.
speech-from-built-in = The built-in voice is speaking.
speech-from-nowhere = There is no voice. Everything is printed.
sound-lost = No sound can be heard. The game goes on in print.
sound-back = The sound is back.

## Voice and wording

voice-now = Voice: { $voice }.
voice-by-language = the usual one
voices-list = { $count ->
        [0] There are no voices to choose from.
        [one] There is one voice: { $names }.
       *[other] There are { N($count) } voices for this language. { $names }.
    }
voices-looking = I'm looking for voices. One moment.
rate-now = Speed { N($level) }.
pitch-now = Pitch { N($level) }.
volume-now = Volume { N($level) }.
scale-most = That is the most.
scale-least = That is the least.
cues-now = Cues at { N($level) }.
masking-now = Masking sound at { N($level) }.
wording-learning = Everything in full the first time, brief afterwards.
pieces-all = I tell you where every piece goes.
pieces-cards = No more markers and tokens: I keep the score, the round, the rejections and who leads.
pieces-none = No more pieces: I keep everything.
wording-full = Full wording.
wording-brief = Brief wording. For more, say: full.
language-now = I speak English now.
mode-system = System voice.
mode-built-in = Built-in voice.
mode-off = Voice off.

## History

history-earlier = This came before.
history-oldest = That is the oldest.
history-newest = That is the newest.
history-empty = { $buffer }: nothing yet.
history-buffer = { $buffer }.
nothing-to-repeat = Nothing has been said yet.

## Single keys

refused-key = That key means nothing here. Question mark for help. Nothing has changed.
entry-dropped = Cancelled.

## People change

ask-doubtful-name = Is { $name } the name of a player? Say yes or no.
ask-doubtful-own-name = Is { $name } your name? Say yes or no.
renamed = { $old } is called { $new } from now on.
swapped = { $first } and { $second } have changed places. Clockwise now: { $names }.
replaced = { $new } takes over from { $old }, with the role and everything else.
joined-before = { $name } is playing too. Clockwise now: { $names }.
joined = { $name } is playing too. We start again, and all the cards are dealt again.
ask-replacement-keys = { $player } is leaving. Who takes over? Press colon, type the name, and press Enter. If nobody does: colon, abandon the game, Enter.
ask-replacement = { $player } is leaving. Who takes over? Type the name. If nobody does, say: abandon the game.
undone-renamed = Taken back. { $new } is called { $old } again.
undone-replaced = Taken back. { $old } is playing again, and { $new } isn't.
undone-swapped = Taken back. Clockwise again: { $names }.
undone-joined = Taken back. { $name } isn't playing, and the game goes on as it was.
undone-abandoned = Taken back. The game goes on.
refused-swap-now = You can't change places now. Nothing has changed.
refused-too-late = It's too late for another player. { $name } can take somebody's place. Say for example: { $name } takes the place of { $player }. Nothing has changed.

## A game without a result

ask-abandon-keys = End this game without a result? Enter confirms, Escape cancels.
ask-abandon = End this game without a result? Say confirm or cancel.
ask-new-game-now-keys = Then this game ends without a result. Press Enter for a new one, or Escape to play on.
ask-new-game-now = Then this game ends without a result. For a new one, say: confirm. If not, say: cancel.
abandoned = This game has ended without a result.
ask-leader-again = The same table, the same rules. { $leader } leads first. Say: yes, or another name, or: the losers lead.
ask-leader-losers = One of the losers leads, then. Say who: a name.
entry-joins = { $player }. { N($count) } so far.
    .brief = { $player }.
entry-leaves = Without { $player }. { N($count) } so far.
    .brief = Without { $player }.
entry-vote = { N($approve) } for, { N($reject) } against. Enter?
entry-vote-more = { N($approve) } for, { N($reject) } against. Enter, or another digit.
entry-fails = { $fails ->
        [0] No Fails. Enter?
        [one] One Fail. Enter?
       *[other] { N($fails) } Fails. Enter?
    }
nothing-saved-yet = No game has begun yet, so there is nothing to save.
voice-named = { $name }

## The command line

cli-narrator = Moderates a game of The Resistance: speaks, listens to keys, and keeps the rules. Without a command it plays.
cli-after = At the table, the word help says what can be said now.
cli-help = Shows this help.
cli-version = Says which version this is, and what it was built with.
cli-version-text = { $version }, built for text alone
cli-version-with = { $version }, built with { $parts }
cli-play = Moderates a game. It asks for whatever it was not told.
cli-lessons = Gives lessons of a few minutes, in which you say what you would say at a table. Says which is next, or begins the one that is named.
cli-lesson = The number or the name of a lesson.
cli-anew = No lesson counts as done any more.
cli-practice = Lets one person play a whole game: the narrator plays all others.
cli-name = Your name, in a practice.
cli-count = How many play in a practice, with you.
cli-resume = Continues a saved game: the newest unfinished one, unless it is named.
cli-games = Lists the saved games.
cli-delete = Deletes a saved game, after one question.
cli-refused = Shows the lines that were not understood, if you have asked me to keep them: narrator settings refused keep.
cli-refused-export = Writes them as JSON, a line each.
cli-refused-delete = Deletes them all.
cli-statistics = Tells how many games were played and who has won, or what one player was. A deleted game no longer counts.
cli-replay = Replays a saved game from its beginning.
cli-export = Writes a saved game to standard output in another form.
cli-script = Reads a timed script aloud, without a game.
cli-handbook = Reads the handbook, or lists its pages.
cli-rules = Reads the rules, or one topic of them.
cli-cards = Explains what the plot cards do, or one of them in more detail.
cli-editions = Lists the editions, or sees to those of your own.
cli-edition-check = Says whether the edition in a file can be played, or all that is wrong with it.
cli-edition-show = Reads an edition as sentences: who there is, who learns what, and how it ends.
cli-edition-new = Writes the file of a new edition, with every line explained.
cli-edition-file = The file of the edition.
cli-edition-name = The name of the edition, or its file.
cli-edition-new-name = The name of the new edition: small letters, digits and hyphens.
cli-edition-folder = The folder that it is written to. Without one, that is the folder in which you are.
cli-check = Speaks, plays every cue, and says what works and what to do about what doesn't.
cli-settings = Shows the settings with their meaning, or changes one.
cli-hear = Hears a sound file as if it had been said at the table, and reports what it would do.
cli-wav = The sound file, a WAV file of any kind.
cli-learn = Learns how this person says short words and their own name, in less than a minute.
cli-learned = Shows whose voices were learned.
cli-forget = Deletes what this person has taught.
cli-with-voice = Uses what this person has taught.
cli-without-voice = No longer uses what this person has taught.
cli-phase = The phase of the game: setup, reveal, window, plot, proposal, vote, spotlight, mission, close-eye, examination, accusation, assassination or over.
cli-models = Lists the recognisers of voice commands, the models, or manages them.
cli-models-add = Installs a model from a folder or a zip file.
cli-models-fetch = Downloads the recommended model for a language, and installs it.
cli-models-path = The folder or the zip file.
cli-models-of = The language: en, fr or de.
cli-demo = Plays a short example game by itself.
cli-update = Says which version this is, and how to get a newer one. It uses no network.
cli-update-version = This is the narrator, version { $version }. I never look for a newer one myself.
cli-update-package = It came as a package. Get the newer package, go to its folder, and type this, with the number of its version for the word VERSION:
cli-update-project = It was built in { $folder }. To get the newest one, go there and type these two, one after the other:
cli-update-elsewhere = It is in { $folder }, and I can't tell how it got there. Put the newer one there in the same way.
cli-update-unknown = The system does not tell me where it lies. Put the newer one there in the same way as this one.
cli-game = The name of the saved game, as the list of games shows it.
cli-as = The form: text, markdown, html, json or csv.
cli-secrets = Includes who is what and who played what, even before the end of the game. Whoever reads it knows all roles.
cli-json = For programs: typed lines come in, JSON lines go out, and nothing is spoken.
cli-seed = The seed of everything that the narrator draws, a whole number from 0. The same seed draws the same.
cli-edition = The rules in use: { $editions }, or the file of an edition of your own.
cli-players = The players clockwise, with commas between the names.
cli-leader = Who leads first: a name, or draw.
cli-reveal = How the spies get to know each other: touch, eyes, earpiece, by the narrator through a headset, or none.
cli-line-up = Recommended characters, in editions that have any: usual, beginners or hard. After it come --with and --without.
cli-with = Variants and characters that are on, with commas: { $modules }.
cli-without = Variants and characters that are off, with commas.
cli-script-name = The script: { $scripts }.
cli-script-edition = For whose tables it is read: an edition, or the file of one. Without it, for those that it comes from.
cli-script-players = For how many players, from 5 to 10. The scripts of Winter Soldier are for up to 12.
cli-script-reveal = How the script nick-fury is read: eyes, with eyes closed, or touch.
cli-script-round = How cards or tokens go round in a script by touch: one-by-one, together, or usual.
cli-render = Writes the script as a sound file, instead of reading it.
cli-print = Prints the script's timeline, instead of reading it: a line for each sound, with its start in seconds.
cli-page = The topic of a page. Without one, the topics are listed.
cli-topic = The topic. Without one, the topics are listed.
cli-card = The name of a card. Without one, all cards are explained.
cli-statistics-name = The name of a player. Without one, all games are told.
cli-key = The setting. Without one, all settings are shown.
cli-value = Its new value.
cli-language = The language: en, fr or de.
cli-voice = Who speaks: system is the voice of the computer, built-in is the narrator's own, off is for screen readers.
cli-keys = How keys are read: line for whole lines, single for keys that act at once.
cli-ears = When the narrator listens: off, push while you talk with a key, wake after the wake phrase, open all the time.
cli-pace = The pace of scripts, from 0.25 to 4: 2 halves every pause.
cli-speaker = The loudspeaker, by name.
cli-earpiece = The headset that goes from hand to hand, by its device name.
cli-microphone = The microphone, by name.

## Saved games

game-unreadable = The saved game { $game } can't be used: { $reason }. It was left as it is.
no-secrets = I don't know any secrets of the game { $game }: I didn't deal roles or take cards.
secrets-unreadable = The secrets of the game { $game } can't be read: { $reason }. They were left as they are.
game-listed-open = { $game }: { $names }. Begun on { $date }, { $actions ->
        [0] nothing played yet.
        [one] one step, unfinished.
       *[other] { N($actions) } steps, unfinished.
    }
game-listed-over = { $game }: { $names }. Begun on { $date }, finished: { $ending }
game-listed-abandoned = { $game }: { $names }. Begun on { $date }, ended without a result.
ask-delete = Delete { $game } for ever? Type yes to delete it.
not-deleted = { $game } is still there. Nothing has changed.
game-deleted = { $game } is deleted.
game-listed-damaged = { $game }: can't be read, { $reason }.
game-listed-part = { $game }: { $names }. Begun on { $date }, damaged, { $actions ->
        [0] nothing that was played is left.
        [one] one step is left.
       *[other] { N($actions) } steps are left.
    }
game-told-in-part = The file of the game { $game } is damaged at line { N($line) }. Everything before that is there. { $lost } The file was left as it is.
games-unreadable = The saved games can't be listed: { $reason }.
no-unfinished-game = There is no unfinished game. The list of games shows which there are.

## Statistics

refused-lines-on = { $lines ->
        [0] I keep what I don't understand. Nothing so far.
        [one] I keep what I don't understand. One line so far.
       *[other] I keep what I don't understand. { N($lines) } lines so far.
    }
refused-lines-off = { $lines ->
        [0] I keep nothing of what I don't understand. To change that: narrator settings refused keep.
        [one] I keep nothing any more. One line is left.
       *[other] I keep nothing any more. { N($lines) } lines are left.
    }
refused-lines-deleted = { $lines ->
        [0] There was nothing to delete.
        [one] One line is deleted.
       *[other] { N($lines) } lines are deleted.
    }
refused-lines-unreadable = The lines that I kept can't be read: { $reason }.
statistics-games = { $finished ->
        [0] No game is finished
        [one] One game is finished
       *[other] { N($finished) } games are finished
    }, { $unfinished ->
        [0] none is unfinished.
        [one] one is unfinished.
       *[other] { N($unfinished) } are unfinished.
    }
statistics-edition = { $edition }, { $games ->
        [one] one game
       *[other] { N($games) } games
    }: { $wins }.
statistics-wins = { $side } won { $games ->
        [0] none
       *[other] { N($games) }
    }
statistics-rejections = Too many rejections decided { $games ->
        [one] one game.
       *[other] { N($games) } games.
    }
statistics-namings = Naming the right player decided { $games ->
        [one] one game.
       *[other] { N($games) } games.
    }
statistics-newest = The last game began on { $date }.
statistics-left-out = { $games ->
        [one] One game is left out, because its file can't be read to the end.
       *[other] { N($games) } games are left out, because their files can't be read to the end.
    }
statistics-player = { $name } was in { $finished ->
        [0] no finished game
        [one] one finished game
       *[other] { N($finished) } finished games
    } and { $unfinished ->
        [0] no unfinished one.
        [one] one unfinished one.
       *[other] { N($unfinished) } unfinished ones.
    }
statistics-side = { $games ->
        [one] One game
       *[other] { N($games) } games
    } { $side }, { $won ->
        [0] none won.
        [one] one won.
       *[other] { N($won) } won.
    }
statistics-alone = { $games ->
        [one] One game was won alone, as a Rogue.
       *[other] { N($games) } games were won alone, as a Rogue.
    }
statistics-without-side = { $games ->
        [one] One game counts without a side, because I don't know who was what.
       *[other] { N($games) } games count without a side, because I don't know who was what.
    }
statistics-nobody = I find no { $name } in the saved games.

## The check

check-begins = This is the check. You should hear me, and then every sound that I can make.
check-begins-in-text = This is the check. This narrator was built without a voice and without sounds, so everything is printed.
check-voice-system = The voice of the computer is speaking.
check-voice-built-in = The built-in voice is speaking.
check-voice-fallen-back = The voice of the computer can't be reached, so the built-in voice is speaking. To have the other one, start the speech service of your system.
check-voice-fallen-back-elsewhere = The voice of the computer can't be reached, so the built-in voice is speaking. To have the other one, see in the settings of your computer that a voice is installed.
check-voice-off = The voice is switched off. To hear me, set the voice to system or to built in.
check-voice-none = There is no voice: neither a speech service nor espeak-ng with a sound device was found. Everything is printed.
check-voice-none-elsewhere = There is no voice. Everything is printed. See in the settings of your computer that a voice is installed and a loudspeaker switched on.
check-sound-lost = There is no sound device, so there are no cues. Connect one, and check that a sound server is running.
check-sound-lost-elsewhere = There is no sound device, so there are no cues. Connect one, and see in the settings of your computer that it is switched on.
check-voice-unheard = I can't tell here whether the voice of the computer is heard: without a sound device it sounds the same to me. If you read this and hear nothing, there is no sound for it either.
check-cues = Now the cues.
check-cues-not-built = This narrator was built without sounds, so there are no cues.
check-loudspeakers = { $count ->
        [one] There is one loudspeaker: { $names }.
       *[other] There are { N($count) } loudspeakers: { $names }. To choose one, give its name as the speaker.
    }
no-such-speaker = There is no loudspeaker { $wanted }, so the usual one sounds. There are: { $names }.
check-microphones = { $count ->
        [one] There is one microphone: { $names }.
       *[other] There are { N($count) } microphones: { $names }. To choose one, give its name as the microphone.
    }
check-listening = Now I'll listen for three seconds. Say something, as loudly as at the table.
check-hearing-good = I can hear you well.
check-hearing-quiet = I can hardly hear you. Speak up, come closer to the microphone, or turn it up.
check-hearing-clipping = That is too loud: the sound is distorted. Turn the microphone down, or move away from it.
check-hearing-silent = The microphone is there, but no sound comes in. Switch it on, allow programs to use it, or choose another one.
microphone-unknown = There is no microphone called { $name }. I won't hear anything until it's plugged in, or another one is chosen.
microphone-none = There is no microphone, so I hear nothing. Everything can be typed.
microphone-mute = No sound comes from the microphone. Check that it's plugged in, that programs may use it, and that no other one does.
microphone-not-built = This narrator was built without voice commands, so it does not listen.
check-phones = Phones reach this computer at { $address }, if they are on the same network.
check-phones-none = This computer isn't on a network, so phones can't reach it. Join the Wi-Fi, or open a hotspot on one of the phones and join that.
check-phones-firewall = A firewall is on here: { $firewall }. If phones can't get in, open the port: { $command }.
check-folders = Games are kept in { $folder }.
check-over = That was the check.
cue-accepted = Accepted.
cue-refused = Refused.
cue-your-turn = Somebody's turn.
cue-now = All together, now.
cue-approved = The team is approved.
cue-rejected = The team is rejected.
cue-success = The mission succeeds.
cue-fail = The mission fails.
cue-tick = A pause is nearly over.
cue-game-over = The game is over.
cue-listening = The narrator is listening: speak now.
cue-heard = A command was heard.
cue-not-understood = That was not a command.

## Faults of the command line

fault-value = The value of { $option } can't be { $value }. It can be { $list }.
fault-value-free = { $meaning } The value of { $option } can't be { $value }.
fault-unknown-option = There is no option { $option }. The help lists them: narrator --help.
fault-unknown-word = I don't expect the word { $word }. The help lists what can be written: narrator --help.
fault-twice = The option { $option } was given twice. Once is enough.
fault-unknown-command = There is no command { $command }. The help lists them: narrator --help.
fault-missing = { $count ->
        [one] One more word is needed
       *[other] More words are needed
    }: { $words }. The help tells more: narrator --help.
fault-missing-value = The option { $option } needs a value after it.
fault-arguments = These words of the command line don't go together. The help tells how: narrator --help.
cli-usage = Usage:
cli-commands = Commands
cli-options = Options
cli-words = Words

## Scripts as timelines

timeline-silence = Silence, { $seconds } seconds.
timeline-silence-one = Silence, one second.
timeline-masked = Silence with masking sound, { $seconds } seconds.
timeline-masked-one = Silence with masking sound, one second.
timeline-cue = Cue: { $cue }
timeline-end = End.
rendered = The script is in { $file }: { $seconds } seconds.
not-rendered = The sound can't be written to { $file }: { $reason }.
render-no-voice = espeak-ng is not installed, or it fails
render-no-sound = this narrator was built without sound

## How keys are called when they are spoken

key-letter = { $letter }
key-capital = capital { $letter }
key-control = control { $letter }
key-comma = comma
key-full-stop = full stop
key-less = less than
key-greater = greater than
key-left-bracket = left bracket
key-right-bracket = right bracket
key-question-mark = question mark

## The recogniser of voice commands and its models

recogniser-lost = Voice commands: the recogniser has stopped, and I am restarting it. Keys and typed words still work.
recogniser-back = Voice commands are back.
recogniser-no-program = Voice commands are off: a part of the narrator, the program narrator-ears, is missing. Install the narrator again. Everything else works.
recogniser-no-library = Voice commands are off: a part of the narrator, the library libvosk, is missing. Install the narrator again. Everything else works.
recogniser-broken-model = Voice commands are off: their model can't be loaded. Install another one. Everything else works.
recogniser-keeps-failing = Voice commands are off: the recogniser stops again and again. Everything else works.

model-none = There is no model in it.
model-incomplete = The model is not complete. Missing: { $list }.
model-baked-in = This model can't be told what to listen for. Get another one: narrator models.
model-broken = The model can't be loaded: parts of it are damaged, or not of one piece.
model-no-words = The list of the model's words can't be read.
model-foreign = The model understands neither English nor French nor German.
model-other-language = The model is for { $found }. It should be for { $wanted }.

model-quality-starter-en = A starter model, made from synthetic speech. Of what people said in a test it understood ninety-seven per cent in quiet, and seventy-four where others talked.
model-quality-starter = A starter model, made from synthetic speech. How well it hears people has never been measured.
model-quality-unmeasured = How well it hears has not been measured here.

models-not-here = This narrator was built without voice commands, so it needs no models.
models-folder = Models are installed in { $folder }.
models-list-unreadable = The list { $file } can't be read. Correct it, or delete it.
model-used = Used for { $language }: { $name }, { N($megabytes) } megabytes. { $quality }
model-spare = Not used for { $language }: { $name }, { N($megabytes) } megabytes. { $quality }
model-lacking = Nothing for { $language }: without a model, voice commands are off.
model-better = A better one is { $name }, a download of { N($megabytes) } megabytes. To get it: narrator models fetch { $code }.
model-unusable = Not usable: { $folder }. { $fault }
model-installed = Installed: { $name }. It is used for { $language } from now on.
model-not-installed = Not installed: { $file }. { $fault } Nothing has changed.
model-not-fetched = Not installed: { $name }. { $fault }

install-not-there = There is no such file or folder.
install-neither = It is neither a folder nor a whole zip file.
install-damaged = The zip file is damaged.
install-outside = The zip file would write outside of its own folder.
install-too-large = The zip file would unpack to more than any model needs.
install-disk = It can't be read or written: { $reason }.
install-busy = Another narrator is installing a model right now. Try again when it is done.

fetch-begins = Downloading { $name }, about { N($megabytes) } megabytes, free to use under { $licence }.
fetch-resumed = A part of it is already here. Going on from there.
fetch-percent = { N($percent) } percent.
fetch-unreached = The server was not reached. Check the network, and try again.
fetch-refused = The server does not have it: it answers with { $status }.
fetch-cut = The connection broke. What has arrived is kept: try again to carry on from there.
fetch-stalled = The server sends nothing more. What has arrived is kept: try again to carry on from there.
fetch-too-large = What arrives is far larger than the list says, so it is not the right file, and is deleted.
fetch-different = What arrived is not the right file, and is deleted. Try again.

hear-not-here = This narrator was built without voice commands, so it can't hear.
hear-unreadable = The sound file { $file } can't be read: { $reason }.
hear-no-sound = That's not a sound file that I can hear: { $file }. I need a wave file.
hear-words = Heard: { $words }.
hear-nothing = Heard: nothing.
hear-meant = Understood: { $line }.
hear-unfinished = Understood in part: { $line }. The rest would be asked for.
hear-ambiguous = Ambiguous: { $word } fits { $names }.
hear-impossible = Not possible: nothing would happen.
hear-not-for-us = Not a command: nothing would happen.
## Voice commands

ears-off = I've stopped listening.
ears-push = Hold the space bar while you talk. Or type talk, speak, and type talk again.
ears-wake = Say { $wake }, wait for the tone, then say one command.
ears-open = I'm listening all the time. While you talk to each other, call me first: { $wake }. What changes the game counts only once you say confirm.
ears-loading = The recogniser is still loading. Try again in a moment.
refused-ears-off = Voice commands are off. To use the space bar for talking, type: push to talk. Nothing has changed.
name-sounds-like = { $player }, for your name I listen for { $words }. Seat { N($seat) } works too, and so does { $sign }.
name-not-heard = { $player }, I can't make out your name. By voice you are seat { N($seat) }, or { $sign }.
names-sound-like = In place of these names I listen for other words: { $names }. Seat numbers work too.
names-sound-like-part = { $words } for { $player }
names-not-heard = I can't make out these names. By voice, { $names }.
names-not-heard-part = { $player } is seat { N($seat) } or { $sign }
names-offer = To find out whether I hear you, say: { $command }.
names-known = I know all your names. There is nothing to try.
name-try = { $player }, I'm listening for { $words }. Say your name. To skip it, press Enter, or say: go on.
    .brief = { $player }, I'm listening for { $words }. Say your name.
name-try-talk = { $player }, I'm listening for { $words }. Type talk, say your name, and type talk again. To skip it, press Enter.
    .brief = { $player }, I'm listening for { $words }. Type talk, and say your name.
name-try-talk-keys = { $player }, I'm listening for { $words }. Hold the space bar and say your name. To skip it, press Enter.
    .brief = { $player }, I'm listening for { $words }. Hold the space bar, and say your name.
name-again = { $player }, that didn't sound like your name to me. Say it once more.
name-heard = I hear you as { $words }.
# A voice is learned.
voice-offer = If I don't understand somebody, say: learn the voice of, and the name.
voice-waits = One moment: I'm getting ready to listen.
voice-whose = Whose voice? Say: learn the voice of, and a name.
voice-lesson = { $name }, say each word after me. Each comes twice. To stop, say: cancel.
voice-word = { $word }.
voice-say = Say: { $word }.
    .brief = { $word }.
voice-say-name = Say your name: { $name }.
voice-say-name-again = Your name again.
voice-learned = Thank you, { $name }. From now on I know how you say short words.
voice-unused = Thank you, { $name }. I understand you better without that, so I won't use it.
voice-not-learned = I heard too few words to learn from. Nothing has changed.
voice-dropped = Stopped. Nothing was learned.
voice-not-kept = The voice can't be kept: { $reason }. It is forgotten.
voices-none = Nobody has taught me their voice.
voices-line = { $name }, { $language }: used.
voices-line-unused = { $name }, { $language }: not used.
voices-unreadable = The learned voices can't be read: { $reason }. Nothing has changed.
voice-forgotten = What { $name } taught me is deleted.
voice-used = From now on I use what { $name } taught me.
voice-not-used = From now on I don't use what { $name } taught me. It is still there.
voice-unknown = { $name } hasn't taught me anything. Nothing has changed.
names-sound-alike = { $first } and { $second } sound alike to me. For { $second }, say seat { N($seat) }, or { $sign }.
key-space = the space bar
recogniser-now = The speech model is { $name }. { $quality }
ears-no-model = Voice commands are off: there is no model for this language. Everything else works. The command to get one is on the screen.
    .line = Voice commands are off: there is no model for this language. Everything else works. To get one, run narrator models.
microphone-back = The microphone is back.
