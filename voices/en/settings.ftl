# The settings: what each means, what it takes, and what is said when something does not fit.
# The keys and values themselves are the same in every language.

## What each setting means

setting-language = The language that is spoken and understood. Usually the computer's own.
setting-secretly = Which choices are made through the headset where the narrator deals, in single-key mode: nothing, cards, votes or both.
setting-missing-votes = In the forum game: what counts for whoever has not voted by the deadline. They approve, they reject, or they are left out.
setting-discussion = After how many minutes of discussion the leader is reminded to name a team. It is only said, and nobody has to hurry. Zero: never.
setting-reveal = How the spies get to know each other in editions whose rule book has eyes closed and opened: ask, eyes, touch or earpiece. With ask it is asked once, and the answer is kept.
setting-reminders = Whether the Winter Soldier and Maria Hill, Reversers and Rogues are reminded of what they must or may do. On: before every vote and every mission. Off: only where everything is said in full, and when you ask.
setting-wording = How much is said. Learning says everything in full the first time in a game and briefly afterwards, full always says everything, brief says what an expert needs.
setting-reasons = How much is said by players who aren't here. With quiet they say why only when somebody asks, with usual the leader and one or two others do, with chatty everybody who has something new to say.
setting-pieces = Which pieces you move and are told about. With all, everything in the box. With cards, only cards and vote tokens: I keep the score, the round, the rejections and who leads. With none, nothing.
setting-keys = How keys are read. Line reads whole lines and works with every screen reader, single lets every key act at once.
setting-cells = How many cells your Braille display has. At a terminal, lines are then broken between words, so that each part fits on it. Zero: they are not broken.
setting-ears = When the narrator listens. Off never, push while you talk with a key, wake for one command after the wake phrase, open all the time.
setting-refused-lines = Whether I keep what I did not understand. With keep, each such line goes into a file on this computer, with the moment of the game and without names, so that you can show it to whoever improves me. With forget, nothing is kept.
setting-names = How a name sounds that the recogniser does not know, in words that it knows.
setting-phones-address = The address that phones are told, or the network interface that has it. Usually that of the Wi-Fi or the cable.
setting-players = The players of the last game, clockwise.
setting-screen-reader = Who speaks where NVDA or JAWS runs: ask or speak. With ask it is asked at the start, and the answer is kept. With speak I speak beside it.
setting-sound-mode = Who speaks. System is the voice of the computer, built-in is the narrator's own, off is for screen readers and Braille.
setting-sound-voice = The name of the voice. Usually the language chooses it.
setting-sound-rate = How fast the voice speaks. 50 is normal.
setting-sound-pitch = How high the voice speaks. 50 is normal.
setting-sound-volume = How loud the voice is.
setting-sound-cue-volume = How loud the sound cues are.
setting-sound-masking-volume = How loud the sound is that covers rustle and taps.
setting-sound-speaker = The name of the loudspeaker. Usually the computer's own.
setting-sound-earpiece = The headset that goes from hand to hand, by its device name. It must be another device than the loudspeaker. Empty: asked when it is needed.
setting-sound-microphone = The name of the microphone. Usually the computer's own.
setting-script-short = How long a script waits after an instruction, in milliseconds.
setting-script-long = How long a script waits while people look or feel, in milliseconds.
setting-script-vote = How long everybody has to choose before a vote is shown, in milliseconds. Zero: until somebody says ready. Usually as long as a script waits while people look.
setting-script-pace = How fast scripts go. One is normal, two halves every pause.
setting-script-masking = Whether a sound covers rustle and taps during the long pauses.
setting-script-round = How cards or tokens go round in a reveal by touch: usual, one-by-one, or together, where everybody passes at each tone. Usual is one by one for cards, together for tokens.
setting-kit-approve-token = What your token for approving is called, with its article, for example: the smooth token.
setting-kit-reject-token = What your token for rejecting is called, with its article, for example: the notched token.
setting-kit-success-marker = What your marker for a mission that succeeded is called, with its article, for example: a blue disc.
setting-kit-fail-marker = What your marker for a mission that failed is called, with its article, for example: a red disc.
setting-binding = What this key does in single-key mode. Capital and small letters are different keys.

## What a setting takes

accepts-number = It takes a number from { $from } to { $to }.
accepts-values = It can be { $values }.
accepts-text = It takes a text of up to { $most } letters.
accepts-names = It takes names, with commas between them.

## Showing and changing

setting-line = { $key }: { $value }. { $meaning }
setting-usual = default
setting-nobody = nobody yet
setting-how-usual = To reset it, set it to: default.
setting-now = From now on { $key } is { $value }.
setting-refused = The setting { $key } can't be { $value }. { $accepts } Nothing has changed.
setting-empty = The setting { $key } needs a value. { $accepts } Nothing has changed.
setting-none = There is no setting { $key }. Without a name, all settings are shown. Nothing has changed.
setting-none-suggest = There is no setting { $key }. Did you mean { $suggestion }? Nothing has changed.
setting-not-kept = The settings can't be written: { $reason }. Nothing has changed.

## The settings file

settings-unknown-key = The settings file sets { $key }, which this program does not know. It is left alone.
settings-unfit = The settings file sets { $key } to { $value }. { $accepts } For now it has its default.
settings-outside = The settings file sets { $key } to { $value }. { $accepts } For now it is { $nearest }.
settings-set-aside = The settings file can't be understood. It is kept as { $file }, and everything has its default.
settings-foreign = The settings file can't be understood, and I can't rename it. Everything has its default, and changes are not kept.
settings-unreadable = The settings can't be read: { $reason }. Everything has its default.
settings-not-saved = The settings can't be written: { $reason }. They hold until the program ends.
settings-unwritable = Nothing can be kept in { $folder }: { $reason }.
settings-disk-full = the disk is full
settings-read-only = the disk is read-only
settings-not-allowed = access is not allowed
settings-no-folder = a file is where a folder should be
settings-is-a-folder = there is something else where the file should be
settings-long-name = that name is too long
settings-fault = the disk reports a fault
