# The players' own phones: what the loudspeaker says of them, and what is asked while some give alone what others give
# at the table.

phones-address = In your phone's browser, type this address: { $first }, dot, { $second }, dot, { $third }, dot, { $fourth }, colon, { $port }. Once more: { $first }, dot, { $second }, dot, { $third }, dot, { $fourth }, colon, { $port }.
    .line = In your phone's browser, type this address: { $address }
phones-link = On the screen is a link to share by message. It has the code in it.
    .line = Link to share by message, with the code in it: { $link }
phones-addresses = This computer is on { N($count) } networks. In your phone's browser, type the address on yours.
phones-address-of = Number { N($number) }, { $medium }: { $first }, dot, { $second }, dot, { $third }, dot, { $fourth }, colon, { $port }. Once more: { $first }, dot, { $second }, dot, { $third }, dot, { $fourth }, colon, { $port }.
    .line = Number { N($number) }, { $medium }: { $address }
phones-by-wireless = Wi-Fi
phones-by-cable = cable
phones-by-other = network
phones-by-virtual = virtual network
phones-choose = If only one of them works, say for example: phones { N($number) }.
phones-chosen = That's number { N($number) }, as you chose. For another one, say for example: phones { N($other) }.
phones-name = Or this name, which can be dictated: narrator, dot, local, colon, { $port }.
    .line = Or this name: { $address }
phones-name-numbered = Or this name, which can be dictated: narrator, dash, { $number }, dot, local, colon, { $port }.
    .line = Or this name: { $address }
phones-later = I'll tell you how phones get in once I know your names.
phones-code = Then this code: { $code }. Once more: { $code }. Then choose your seat.
    .line = Then this code: { $written }. Then choose your seat.
phones-forgotten = I no longer know whose phone has which seat. All phones need the code once more, then their seat.
phones-gone = If you had phones in this game, I no longer know them. Say: phones. Then each of them needs the code and its seat once more.
phones-guessed = Somebody is trying codes. A new code: { $code }. Once more: { $code }.
    .line = Somebody is trying codes. A new code: { $written }.
phones-in-the-clear = If your phone speaks, use an earbud. Someone on the same Wi-Fi who knows how could read along. If that matters, use your own hotspot, the headset, or the cards.
phones-no-network = This computer isn't on a network yet, so only its own browser gets in. Join the Wi-Fi or open this computer's own hotspot, then say: phones.
    .line = This computer isn't on a network yet, so only its own browser gets in, at { $link }. Join the Wi-Fi or open this computer's own hotspot, then say: phones.
phones-joined = { $player } is here, with a phone.
phones-resumed = With a phone, as before: { $names }.
phones-stayed = With a phone, as before: { $names }. To bring in another phone, say: phones.
phones-left = { $player } goes on without a phone.
refused-no-phone = { $player } has no phone here. Nothing has changed.
refused-phones = I can't let phones in: { $reason }. Nothing has changed.
refused-phones-address = I know { $count ->
        [one] only one address
       *[other] only { N($count) } addresses
    } here. Say: phones.
guidance-own-phones = Step six. Have your phones at hand: on them you'll learn who you are. If yours speaks, use an earbud. Whoever has no phone gets the headset.
    .brief = Have phones, earbuds and headset within reach.
ask-roles-phones = Now you'll each learn on your own phone who you are. When all are ready, say: start now.
    .brief = All phones ready? Say: start now.
ask-roles-phones-keys = Now you'll each learn on your own phone who you are. When all are ready, press Enter.
    .brief = All phones ready? Press Enter.
ask-roles-some = Now you'll each learn in private who you are: { $names } on phones, the others through the headset. When it's at hand, say: start now.
    .brief = Headset at hand? Say: start now.
ask-roles-some-keys = Now you'll each learn in private who you are: { $names } on phones, the others through the headset. When it's at hand, press Enter.
    .brief = Headset at hand? Press Enter.
ask-roles-reading = You're reading on your phones who you are. Once everybody has, the game begins. To begin at once, say: start now.
    .brief = All read? Say: start now.
ask-roles-reading-keys = You're reading on your phones who you are. Once everybody has, the game begins. To begin at once, press Enter.
    .brief = All read? Press Enter.

## Votes and cards

vote-some-alone = On phones: { $names }. The others take their vote tokens.
    .brief = On phones: { $names }.
ask-vote-alone = Vote on your phones. You can change your vote until all votes are in.
    .brief = Vote on your phones.
ask-vote-alone-others = Now everybody else, vote on your phones. You can change your vote until all votes are in.
    .brief = Now everybody else, on your phones.
ask-open-phones = { $phones }, vote first, on your { $count ->
        [one] phone.
       *[other] phones.
    } Everybody will hear how.
    .brief = { $phones } first, by phone.
ask-open-table = { $table } first, openly: for or against? Say: { $player } approves, or: { $player } rejects.
    .brief = { $table } first: for or against?
ask-open-table-keys = { $table } first, openly: for or against? Press colon, then type for example: { $player } approves. End with Enter.
    .brief = { $table } first: for or against?
ask-open-both = First, and openly: { $phones } by phone, { $table } at the table. Say: { $player } approves, or: { $player } rejects.
    .brief = First { $phones } by phone, { $table } at the table.
ask-open-both-keys = First, and openly: { $phones } by phone, { $table } at the table. Press colon, then type for example: { $player } approves. End with Enter.
    .brief = First { $phones } by phone, { $table } at the table.
open-votes-approve = { $approve } { $count ->
        [one] approves.
       *[other] approve.
    }
open-votes-reject = { $reject } { $count ->
        [one] rejects.
       *[other] reject.
    }
open-votes-differ = For the team: { $approve }. Against it: { $reject }.
refused-open-unnamed = These votes are open, so tell me whose is which, by name. Nothing has changed.
ask-vote-rest = Only those without a phone, { $names }: how many for, how many against?
    .brief = { $names }: for and against?
ask-vote-rest-keys = Only those without a phone, { $names }: how many for? Type the number, then Enter.
    .brief = { $names }: how many for?
cards-some-alone = On phones: { $names }. The others take mission cards.
    .brief = On phones: { $names }.
ask-cards-alone = { $team }, play your mission { $count ->
        [one] card on your phone
       *[other] cards on your phones
    }.
ask-fails-rest = I'll add the Fails from phones. How many are on the table?
    .brief = Fails on the table?
ask-fails-rest-keys = I'll add the Fails from phones. How many are on the table? Type the number, then Enter.
    .brief = Fails on the table?
cards-none-alone = This time all of the team play with cards.
refused-on-phones = These are given on the phones. To do it at the table, say: cancel. Nothing has changed.
alone-votes-in = All votes from phones are in.
alone-cards-in = All cards from phones are in.
alone-missing = Noted. I'm still waiting for the phones of { $names }.

## On a page

own-vote-approves-label = Approve the team of { $team }.
own-vote-rejects-label = Reject the team of { $team }.
own-card-label = Play { $card }.
own-names-not = Somebody else decides this, not you.
own-mission = Mission { N($mission) }.
own-draw = Narrator, draw for me.
own-pass = I pass.
own-claim = I am the Rogue, and I have won alone.
own-besides = You may do this now, but you don't have to.
whisper-vote-open = Your vote on { $team }. You vote first, and everybody will hear how.
own-waits-naming = { $namer } is choosing whom to name as { $character }. Nothing is asked of you.
own-waits-exposing = The Winter Soldier is choosing which other HYDRA agent to expose. Nothing is asked of you.
own-undo-team = Take back: the team of { $team }.
own-undo-mission = Take back: mission { N($mission) }.
own-undo-deed = Take back: { $what }
waits-votes = Waiting for the { $count ->
        [one] vote
       *[other] votes
    } of { $names }.
waits-cards = Waiting for the { $count ->
        [one] card
       *[other] cards
    } of { $names }.
waits-readers = { $names } still { $count ->
        [one] has
       *[other] have
    } something to do in private.
waits-target = { $player } is choosing somebody for { $card }.
page-asks-what = I don't understand that. Ask for example: score, votes, status, or who is on the team.

## Pages: names, headings and buttons

page-name-narrator = Narrator
page-name-refused = That can't be done
page-name-gone = No seat any more
page-name-beginning = To the start page
page-name-back = Back to my page
page-name-code = Table code
page-name-code-field = The six-digit code that the narrator says at the table
page-name-enter = Continue
page-name-going-on = One moment
page-name-wrong = Please correct
page-name-sure = To confirm
page-name-who = Who are you?
page-name-sit = I am { $player }
page-name-again = Check again
page-name-reading = Only reading along
page-name-captions-link = Captions: everything that the table hears, in large letters
page-name-captions = Captions
page-name-asked = What is asked of you now
page-name-card = My card
page-name-show-card = Show my card
page-name-hide-card = Hide my card
page-name-show = Show it
page-name-hide = Hide it
page-name-done = I know it now
page-name-send = Send
page-name-over = Done
page-name-said = What was said
page-name-all-said = All that was said, as a list
page-name-table = How the game stands
page-name-ask = Ask the narrator
page-name-question = Your question, for example: score
page-name-ask-button = Ask
page-name-settings = Settings of this phone
page-name-language = Language
page-name-wording = How much is said
page-name-full = Everything, in full sentences
page-name-brief = Briefly, for those who know the game
page-name-rows = Lines of forty characters, for a Braille display
page-name-announces = What this page announces by itself
page-name-announce-all = Everything that the table hears
page-name-announce-mine = Only what is for me
page-name-announce-nothing = Nothing
page-name-speech = This phone reads aloud. Leave it off if you use a screen reader
page-name-vibration = This phone vibrates when something is asked. Not possible on an iPhone
page-name-save = Save the settings
page-name-address = Address for phones: { $address }
page-name-address-of = Address number { N($number) }, { $interface }: { $address }
page-name-by-name = By name: { $address }
page-name-link = Link to share, with the code in it: { $address }
page-name-waiting = Nothing to do
page-name-vote = Vote now
page-name-card-now = Play a card now
page-name-confess = Say which card you have
page-name-turn = It's your turn
page-name-know = For you alone

## Pages: sentences

page-welcome = This phone gets its own page in the game.
page-not-there = There is no such page.
page-not-yours = This phone has no seat here. Go to the start page and enter the code of the table.
page-gone = This phone has no seat here any more.
page-foreign = That did not come from a page of this table, so nothing has changed.
page-unreadable = That can't be read, so nothing has changed.
page-too-long = That is too long, so nothing has changed.
page-too-slow = That took too long. Try again.
page-code-missing = Enter the six digits of the code.
page-code-wrong = That is not the code of this table.
page-name-hear-code = To hear it once more, say at the table:
page-name-say-phones = phones
page-code-pause = Too many wrong codes. Wait a minute, then try again.
page-no-seats = No game has begun yet, so there is no seat to take.
page-seats-there = You can choose your seat now.
page-taken = { $player } has a phone already.
page-name-free-seat = To free the seat, say at the table:
page-name-say-free = free { $player }
page-no-such-seat = There is no such seat. Choose one of these.
page-nothing-said = Nothing has been said yet.
page-nothing-asked = Nothing is asked of you.
page-news-vote = You can vote now.
page-news-card = It's time to play your card.
page-news-confess = You are asked which card you have.
page-news-turn = It's your turn.
page-news-know = There is something for you alone.
page-to-know = There is something for you alone. Before you show it, make sure that nobody sees your screen or hears your screen reader.
page-over = That is not asked any more.
page-sent = Sent.
page-not-sent = Not sent. Tap again.
page-sending = Still sending.
page-sure = { $deed } That can't be taken back. To do it, tap the same button again.
page-counts = Your answer counts.
page-counts-all = Your answer counts: { $names }.
page-name-choice-refused = { $choice }. { $reason }
page-noted = Noted.
page-can-change = You can still change it.
page-not-taken = That did not count. Look at what is asked now.
page-choose-exactly = { $number ->
        [one] Choose exactly one.
       *[other] Choose exactly { N($number) }.
    }
page-no-card = The narrator does not know your card.
page-question-missing = Type a question first.
page-question-long = Your question is too long. Please shorten it.
page-picture-written = The QR code is in the file { $file }.
page-picture-failed = The picture can't be written to { $file }: { $reason }.
page-no-phones = Phones can't be let in: { $reason }.
page-no-network = This computer isn't on a network, so there is no address for phones. Join the Wi-Fi or open this computer's own hotspot, then try again.
page-saved = Your settings are saved.
page-lost = The narrator can't be reached. This page tries again by itself.
page-back = The narrator is back.
page-ended = The narrator has stopped. When this game goes on, so does this page.

## Why phones can't be let in

page-reason-port = no port is free for them
page-reason-randomness = the computer gives no random numbers for the code
page-reason-thread = the computer has no room for them
page-reason-not-built = this narrator was built without them
page-not-for-programs = With --json no phones are let in: a program has the players' answers anyway.
page-not-in-forum = A forum game is played in posts, and no phones are let in. Leave out --phones.

## The command line

cli-phones = Lets the players' phones in from the start, and tells the address and the code of the table.
cli-phones-get-in = Tells the address that phones open, and writes it as a QR code.
cli-picture = The file for the address as a QR code, which a phone can scan: a PNG.
