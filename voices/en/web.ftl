# The narrator in a page: what is on its buttons, and what is told there alone.

## What is asked
form-tally = { N($approve) } for, { N($reject) } against
form-fails = { $fails ->
        [0] No Fail
        [one] One Fail
       *[other] { N($fails) } Fails
    }

## The first two buttons, and what is always there
web-name-title = Narrator of The Resistance
web-name-start-voice = Start with my voice
web-name-start-reader = Start with a screen reader
web-name-line = Type or dictate
web-name-send = Send
web-name-next-line = Next line
web-name-said = What was said
web-name-more = More
web-name-repeat = Repeat
web-name-undo = Undo
web-name-hold = Hold
web-name-silence = Quiet
web-over = That's all. You can begin again under More.
web-name-team = Team of { N($size) }
web-name-team-send = Propose this team

## What only one person may see
web-name-secret = For you alone
web-then-hide = Then press Hide it, and keep the phone until I name the next player.
web-name-secret-aloud = Read it to me, through an earbud
web-name-secret-done = Hide it

## More
web-name-begin = Begin
web-name-play = New game, or go on
web-name-learn = Lessons
web-name-practise = Practice
web-name-scripts = Read a script
web-name-script-stages = Reveal, { $edition }
web-name-script-examination = { $module }
web-name-saved = Saved games
web-name-list = List saved games
web-name-statistics = Statistics
web-name-file = Take a saved game or an edition from a file
web-name-go-on = Go on with game { $game }
web-name-tell = Tell game { $game } again
web-name-save = Save game { $game } as a file
web-name-delete = Delete game { $game }
web-name-save-this = Save this game as a file
web-name-settings = Settings
web-name-pace = Lines for the screen reader
web-name-pace-at-once = as fast as it takes them
web-name-pace-measured = each after the one before
web-name-pace-step = one at a time, with the button Next line

## What the page says of itself
web-ready = From now on this page works without any network.
web-without-https = This page was opened without https. It works as long as it stays open, and is not kept.
web-saved = Game { $game } is saved as a file, where this phone keeps its downloads.
web-goodbye-saved = The game is saved. To go on with it, open this page again. Goodbye.
web-keeps = Your games are kept on this phone.
web-keeps-for-now = Your games are kept on this phone, as long as its browser does not tidy up. On an iPhone, put this page on the home screen: Share, then Add to Home Screen.
web-keeps-nothing = This browser keeps nothing, perhaps because the window is private. When you close the page, the game is gone.
web-not-kept = That could not be kept: { $reason }.
web-reason-storage-full = this phone's storage is full
web-reason-storage-refuses = the browser refuses, with the word { $reason }
web-reason-other-tab = the game is open in another tab
web-reason-no-phones = this phone is the narrator itself
web-no-language = That language isn't here yet. Open the page once with a network.
web-reason-not-copied = the browser does not allow it
web-delete-twice = Game { $game } would be gone for good. Press again to delete it.
web-taken = Taken: game { $game }.
web-no-game-file = { $file } is no saved game: { $reason }.

## The program that serves the page
cli-web-served = The page is at { $address }. To end, press Control and C.
cli-web-missing = There is no page yet. To make it, type in the project's folder: sh package web
cli-web-refused = Port { $port } can't be used: { $reason }. Choose another one, for example: narrator web --port 8500
cli-web = Serves the narrator as a page to the browser of this computer, and tells its address.
cli-port = The port of this computer, 8470 unless another one is told.
