# Lessons: whoever is new is told a little, says what a table would say, and hears what the narrator answers.

## Which lesson

lesson-name-table = table
lesson-name-round = round
lesson-name-words = words
lesson-name-voting = voting
lesson-name-mission = mission
lesson-name-reveal = reveal
lesson-name-plot = plot cards
lesson-name-accessible = accessible edition
lesson-name-widerstand = German edition
lesson-name-resistance-2020 = French edition
lesson-name-winter-soldier = Winter Soldier
lesson-name-avalon = Avalon
lesson-name-forum = forum
lesson-name-keys = keys
lesson-name-voice = voice
lesson-name-phones = phones and headset
lesson-next = There are { N($count) } lessons. The first one still to do is lesson { N($number) }, { $name }. For another, say its number or name; to begin, say: next.
lesson-go-on = You stopped in the middle of lesson { N($number) }, { $name }. To go on with it, say: next. For another of the { N($count) }, say its number or name.
lesson-all-done = All { N($count) } lessons are done. To play a whole game with me, leave with quit, and start: narrator practice. To hear a lesson again, say its number or name.
lesson-begins = Lesson { N($number) }: { $name }.
lesson-resumes = Lesson { N($number) }, { $name }: we go on where you were.
lesson-how = To hear a step again, say: again, and for the one before: back. To skip one, say next twice. To go, and come back later, say: quit.
    .brief = Again, back, next twice and quit work at any time.
lesson-how-keys = To type a word, press colon first and Enter last. To hear a step again, type: again, and for the one before: back. To leave one out, type twice: next, and to go, and come back later: quit.
    .brief = After colon: again, back, next twice, or quit.
lesson-done = That was lesson { N($number) }, { $name }.
lesson-skipped = Lesson { N($number) }, { $name }, is left out.
lesson-right = Right.
lesson-step-skipped = We leave that out.
lesson-leave-out = This is for you to try. To leave it out all the same, say next once more.
lesson-list = The lessons are: { $list }.
lesson-listed = { N($number) } { $name }
lesson-other = You told me: { $command }. At a table that would count. This lesson wants something else, so I take it back, and you needn't move anything.
lesson-left = I'll remember where you stopped. Goodbye.
lesson-ask-next = To go on, say: { $command }.
lesson-only-typed = Type this one: I can't hear it.
lesson-ask-next-keys = To go on, press Enter.
refused-no-lesson = There is no such lesson. They go from { N(1) } to { N($count) }. Nothing has changed.
refused-in-lesson = That is for a real game, and does nothing in a lesson. Nothing has changed.
fault-no-lesson = There is no lesson { $lesson }. The lessons go from { N(1) } to { N($count) }: narrator learn says which is next.
lessons-not-kept = I can't keep which lessons are done: { $reason }.

## What lies on the table

lesson-table-game = In The Resistance some of you are spies, and the others don't know who. Together you send teams on missions: the resistance wants them to succeed, the spies want them to fail. For the lessons you need nothing but me: whatever lies on a table, just imagine.
    .brief = Teams go on missions, and some of you are spies. Just imagine the table.
lesson-table-people = Picture a round table with five people: Ana, Ben, Cleo, Dan and Eve. Clockwise is to the left: on Ana's left sits Ben. Whatever goes round, goes that way.
    .brief = Five people: Ana, Ben, Cleo, Dan and Eve, clockwise, that is to the left.
lesson-table-tableau = In the middle lies the tableau, with a place for each of the five missions. After a mission a score marker goes there. Two more markers show the round, and how many teams were rejected.
    .brief = In the middle, the tableau: a place for each of five missions, and markers for round and rejections.
lesson-table-votes = In front of you lie two vote tokens. { KIT("approve-token") } says yes to a team, { KIT("reject-token") } says no. How they feel differs from kit to kit: before the first game have each put into your hand, until you know them in your lap.
    .brief = Two vote tokens each: { KIT("approve-token") } and { KIT("reject-token") }.
lesson-table-cards = Beside the tableau lie five team tokens, and five Success and five Fail cards, which you feel once as well. Whoever goes on a mission gets a team token, then one Success and one Fail. Whoever leads has the leader token.
    .brief = Beside it: five team tokens, five Success and five Fail cards. The leader has the leader token.
lesson-table-character = Your character card says what you are. Take it under the table and feel the box at its bottom edge: a cross in it means spy, an empty box means resistance. Then put it back, face down, and tell nobody.
    .brief = Your character card: a cross in the box means spy, an empty box means resistance.
lesson-table-laid = At a real table I tell all this step by step, and wait each time until hands are ready.
    .brief = At a table I tell it step by step.
lesson-table-laid-ask = When everything is in its place, say: { $command }.
lesson-table-again = Now a sleeve has swept over the table, and everything has slipped. I still know how it lay, and tell you where each thing goes.
    .brief = If things have slipped, I know how they lay.
lesson-table-again-ask = Ask me: { $command }.

## A round

lesson-round-sides = Of five people three are the resistance and two are spies. The spies know each other, the resistance knows nobody. Three missions that succeed win the game for the resistance, three that fail win it for the spies.
    .brief = Three resistance, two spies who know each other. Three missions decide.
lesson-round-team = Ana leads, and the first mission needs two people. Everybody talks, as long as they want, true or not. Then Ana hands out two team tokens, to herself and Cleo.
    .brief = Ana leads, the mission needs two: Ana and Cleo.
lesson-round-team-ask = One of you tells me who goes. Say: { $command }.
lesson-round-vote = Now all five vote at once whether this team goes. More for it than against, and it goes; a tie is a no. Here three are for it and two against.
    .brief = All vote at once: three for, two against.
lesson-round-vote-ask = Tell me the votes. Say: { $command }.
lesson-round-mission = Ana and Cleo each play one card, face down. The resistance must play Success, a spy may play Fail. The cards are shuffled and turned up: no Fail.
    .brief = Both play a card face down. No Fail.
lesson-round-mission-ask = Tell me how many Fails. Say: { $command }.
lesson-round-turn = One Fail would have been enough to make it fail. The leader token has gone left, to Ben, and the next round begins.
    .brief = The next round begins.
lesson-round-turn-ask = If you don't know whose turn it is, say: { $command }.
lesson-round-end = So it goes on, until three missions have succeeded or three have failed. And if five teams in one round are rejected, the spies win at once.
    .brief = Three missions alike end the game; five rejections in one round too.
lesson-round-end-ask = To hear how it stands, say: { $command }.

## Words

lesson-words-who = Some things you can ask me at any moment, whatever I'm waiting for. It costs no turn, and changes nothing.
    .brief = Questions are free at any moment.
lesson-words-who-ask = To hear who sits where, say: { $command }.
lesson-words-seats = Everybody has a seat number too: Ana one, Ben two, Cleo three, Dan four, Eve five. A number works wherever a name does.
    .brief = Seat numbers work wherever names do.
lesson-words-seats-ask = Ben leads and takes himself, Dan and Eve. With names or with numbers, say: { $command }.
lesson-words-undo = But Ben meant Cleo, not Dan. Whatever was told wrong can be taken back, one step after the other.
    .brief = That was the wrong team.
lesson-words-undo-ask = Say: { $command }.
lesson-words-votes = The only thing you know for sure about anybody is how they voted. Where votes are given by name, I keep every one: imagine they were given that way here.
    .brief = I keep who voted how.
lesson-words-votes-ask = To hear how Ana has voted, say: { $command }.
lesson-words-repeat = At a loud table one misses things. I say the last thing once more. Asked again at once, I go one further back.
    .brief = I say the last thing once more.
lesson-words-repeat-ask = Say: { $command }.
lesson-words-help = If you don't know what you can say now, I'll tell you, word for word.
    .brief = I tell what can be said now.
lesson-words-help-ask = Say: { $command }.

## Voting

lesson-voting-team = Now you are at a vote. Listen to what I say when a leader has named a team.
    .brief = A team is named.
lesson-voting-team-ask = If you have missed who is on it, say: { $command }.
lesson-voting-tally = Next I lead the vote. Do with your hands what I say, or imagine it: it is the same for everybody, so no sound gives you away. Whenever your hands are done, say: ready.
    .brief = I lead the vote. When hands are done: ready.
lesson-voting-tally-ask = Here two were for the team, and three against. Say: { $command }.
lesson-voting-names = A rejected team does not go, and the leader token moves left. The fifth rejection in one round wins the game for the spies. Ben has thought of another team.
    .brief = Rejected, and Ben leads.
lesson-voting-names-ask = Only Dan is against it. You can tell me votes by name: { $command }.
lesson-voting-roll-call = That mission has succeeded, and Cleo leads. Where a table wants it, I ask everybody in turn, from the leader on.
    .brief = Cleo leads. I can ask in turn.
lesson-voting-roll-call-ask = Ana, Cleo and Eve are for this team, the others against. Say first: { $command }. Then I ask all five in turn, and you answer for each: approve, or reject.
lesson-voting-all = That mission has failed, and Dan leads. Sometimes everybody agrees.
    .brief = Dan leads, and all agree.
lesson-voting-all-ask = All five are for it. Say: { $command }.

## The mission

lesson-mission-cards = Ana and Cleo are the team, and Ana gives each of them a Success and a Fail. Each plays one face down, and keeps the other in their lap. Then Ana shuffles what was played and turns it up: one Fail.
    .brief = Ana and Cleo have played: one Fail.
lesson-mission-cards-ask = Say: { $command }.
lesson-mission-spies = One Fail is enough, and the others don't know whose it was. Ben leads, his team with Ana and Dan was approved, and this time no card is a Fail. A spy may play Success too, to look harmless.
    .brief = Next team: no Fail.
lesson-mission-spies-ask = Say: { $command }.
lesson-mission-sizes = With five people the missions need two, three, two, three and three. With seven or more, mission four only fails with two Fails: I say so when it is time.
    .brief = With seven or more, mission four takes two Fails.
lesson-mission-sizes-ask = To hear every mission so far, say: { $command }.
lesson-mission-rejections = Before a mission there may be many votes. On the tableau a marker counts the rejections, and so do I; a mission that goes sets it back to zero.
    .brief = I count rejections too.
lesson-mission-rejections-ask = To hear how many there were, say: { $command }.

## The reveal

lesson-reveal-why = Before the first round the spies find out who the others are, without a word. By touch it goes like this: one character card after another goes once round under the table, to the left, until it is back. Spies feel the bottom edge of each card that comes by, all others only pass it on.
    .brief = By touch, one card after another goes round under the table, and only spies feel it.
lesson-reveal-start = Your own card lies in your lap until I call it. Take each card with your right hand, and pass it on with your left when I say so. Everybody's hands move alike, spy or not, and nobody is hurried: you can hold it at any moment.
    .brief = Take right, pass on left. You can hold it at any moment.
lesson-reveal-start-ask = To begin, say: { $command }. Listen a little, then say: { $then }.
lesson-reveal-again = While it is held, the card lies in a lap. The last line can be said once more, and it goes on from there. Each card makes its way once round the table, but here we don't wait for all five.
    .brief = Have the last line once more, and leave the rest out.
lesson-reveal-again-ask = Say: { $command }. When you have heard enough, say: { $then }.
lesson-reveal-else = There are other ways: with eyes closed, or through a headset or a phone, where I tell each player in private. Tables choose one before the game.
    .brief = Or with eyes closed, or by headset or phone.

## Plot cards

lesson-plot-draw = Plot cards are for a second evening: they let players show, look and refuse. The leader draws before naming a team, and the name is on the card in braille. Ana has drawn No Confidence.
    .brief = Ana has drawn No Confidence.
lesson-plot-draw-ask = Say: { $command }.
lesson-plot-give = A leader never keeps a card, but gives it to anybody else. Everybody knows who has it: it lies face up in front of them.
    .brief = Leaders give cards away.
lesson-plot-give-ask = Ana gives it to Cleo. Say: { $command }.
lesson-plot-explain = Nobody has to know the cards by heart, or to find them on the table to read them.
    .brief = I know the cards.
lesson-plot-explain-ask = To hear what this one does, say: { $command }.
lesson-plot-use = Meanwhile Ana and Ben were approved as a team, four to one. Now I ask those who have a card for this moment, one by one, and whoever lets it pass can't change their mind.
    .brief = Ana and Ben were approved.
lesson-plot-use-ask = Cleo wants to use hers. Say: { $command }.
lesson-plot-holders = The team is rejected after all, and that card is out of the game.
    .brief = That card is gone.
lesson-plot-holders-ask = To hear who has which cards, say: { $command }.

## The accessible edition

lesson-accessible-kit = This edition is made for hands: a box at the edge of each character card, and braille on the plot cards. Plot cards, Targeting and Blind Spies can be added.
    .brief = Made for hands. Plot cards, Targeting and Blind Spies can be added.
lesson-accessible-targeting = With Targeting the leader says first which mission is next. Only mission five has to wait until two have succeeded. Ana wants the second one, which needs three people.
    .brief = Targeting: Ana chooses the second mission.
lesson-accessible-targeting-ask = Say: { $command }.
lesson-accessible-team = Then comes the team, and one vote is on mission and team together.
    .brief = Then the team.
lesson-accessible-team-ask = Ana takes Ben and Cleo with her. Say: { $command }.
lesson-accessible-blind = With Blind Spies there is no reveal: not even the spies know each other. It is the shortest way into a first game.
    .brief = Blind Spies: no reveal.

## The German edition

lesson-widerstand-eyes = This is the game as it is sold in German, with the same rules. Here spies get to know each other by sight: all close their eyes, then only the spies open theirs. Where somebody can't see, choose touch, headset or phones instead.
    .brief = The same rules. Its own reveal is with eyes closed; touch, headset or phones can be chosen.
lesson-widerstand-start = I lead it with pauses that are always equally long, so nobody learns anything from me. Here we don't wait for its end.
    .brief = I lead it with equal pauses.
lesson-widerstand-start-ask = To begin, say: { $command }. When you have heard enough, say: { $then }.

## The French edition

lesson-2020-trap = This edition has characters and additions of its own. With the Trap a team has one member more, and before the count the leader looks at one member's card and sets it aside. Ana, Ben and Cleo have played.
    .brief = The Trap: one member more, and one card is set aside.
lesson-2020-trap-ask = Ana sets Ben's card aside. Say: { $command }.
lesson-2020-inquisitor = Two missions have succeeded since. Eve has the Inquisitor token. She may look at one player's character card now, and say about it whatever she likes.
    .brief = Eve has the Inquisitor token.
lesson-2020-inquisitor-ask = Eve wants to know about Cleo. Say: { $command }.
lesson-2020-others = Cleo has the token next. There are also Reversers, who reverse a result, and Rogues, who want to win alone. To hear more about them, leave the lessons, and start: narrator rules rogue.
    .brief = There are Reversers and Rogues too.

## Winter Soldier

lesson-winter-captain = Here SHIELD plays against HYDRA, and one agent is known to all: Captain America, who leads first. The cards are dealt, and Ana says that it is her.
    .brief = Captain America is known to all: Ana.
lesson-winter-captain-ask = Say: { $command }.
lesson-winter-rules = Here the leader token goes to the right. The third rejected team in a row makes the mission fail. And the Winter Soldier must play Fail, and approve every team with somebody from HYDRA on it.
    .brief = The leader token goes right, the third rejection fails the mission, and the Winter Soldier must play Fail.
lesson-winter-accuse = Two missions have succeeded. Except during a mission, Captain America may accuse somebody of being the Winter Soldier: if it is true, SHIELD wins at once. So much depends on it that I check first.
    .brief = Captain America may accuse somebody. I check first.
lesson-winter-accuse-ask = Ana suspects Dan. Say: { $command }. I check first. Then say: confirm.
lesson-winter-shown = Dan shows the character card. He is with HYDRA, but not the Winter Soldier.
    .brief = Dan is with HYDRA.
lesson-winter-shown-ask = Tell me what the card shows: { $command }.
lesson-winter-end = Dan was the wrong one, so both are out of the game; an agent of SHIELD would be out alone. After three successes Captain America guesses once more, unless they are out. If that is wrong too, the Winter Soldier looks for Nick Fury, who knows HYDRA from the start: if he is found, HYDRA wins.
    .brief = Both are out. After three successes comes one last guess.

## Avalon

lesson-avalon-merlin = Here good plays against evil, and a mission is called a quest. The evil players are called Minions of Mordred. Merlin is good and knows them all but Mordred, and must not let it show: if evil finds Merlin after three successes, evil wins.
    .brief = Merlin knows evil, and must not be found.
lesson-avalon-others = Merlin and the Assassin are always there. Percival can be added, who sees Merlin; Morgana, whom Percival can't tell from Merlin; Mordred, whom Merlin doesn't see; and Oberon, who is evil and knows nobody. So can the Lady of the Lake, who learns which side somebody is on.
    .brief = More characters can be added, and the Lady of the Lake.
lesson-avalon-assassin = Three quests have succeeded, and evil has one last chance. The Assassin guesses who is Merlin, and I check first.
    .brief = After three quests the Assassin guesses who is Merlin.
lesson-avalon-assassin-ask = The Assassin names Ben. Say: { $command }. I check first. Then say: confirm.
lesson-avalon-wrong = Ben shows the character card: it is not Merlin.
    .brief = Ben is not Merlin.
lesson-avalon-wrong-ask = Tell me: { $command }.

## The forum game

lesson-forum-team = Here nobody sits together: players write letters to a game master, who tells me what came in. I deal, count, and write the posts. The first leader wrote that Ana and Cleo go.
    .brief = Players write letters; you tell me what came in.
lesson-forum-team-ask = Say: { $command }.
lesson-forum-vote = Votes come in one by one, and may be changed until the deadline. Ben has written that he is for it.
    .brief = Ben has written yes.
lesson-forum-vote-ask = Say: { $command }.
lesson-forum-order = Whoever is on the team sends an order ahead: support or sabotage. Ana has sent hers to you alone, and I print only that it came in.
    .brief = The team sends orders ahead.
lesson-forum-order-ask = Say: { $command }.
lesson-forum-missing = When the deadline has come, I count. Until then I know who hasn't written.
    .brief = I know what is missing.
lesson-forum-missing-ask = Say: { $command }.

## The keys

lesson-keys-slower = I can speak at your pace. What you type as a word works everywhere; keys that do the same come at the end of this lesson.
    .brief = My pace is yours.
lesson-keys-slower-ask = Say: { $command }.
lesson-keys-faster = And back again.
lesson-keys-faster-ask = Say: { $command }.
lesson-keys-stop = Enter silences me. There is a word for it too.
    .brief = Enter silences me, and so does a word.
lesson-keys-stop-ask = Say: { $command }.
lesson-keys-older = All that I said can be read again, one message back at a time. A comma does the same.
    .brief = Messages can be read again.
lesson-keys-older-ask = Say: { $command }.
lesson-keys-brief = I say much when you are new, and little when you know the game. You choose: brief, full, or learning, which tells each thing in full the first time only.
    .brief = Brief, full, or learning.
lesson-keys-brief-ask = In this lesson it changes nothing. Say: { $command }.
lesson-keys-score = Single letters do what words do: S alone is the score, R says the last thing again, T says whose turn it is, and U takes back.
    .brief = S is the score, R repeats, T is the turn, U takes back.
lesson-keys-score-ask = With the letter or the word, say: { $command }.
lesson-keys-help = With single keys every key acts at once: digits are seats, and Enter gives the answer. That is turned on before a game, where you start me, with: narrator settings keys single. All keys are listed whenever you ask, and each can be given another meaning.
    .brief = Digits are seats, Enter answers.
lesson-keys-help-ask = To hear all keys, say: { $command }. The list is long: Enter stops it.

## Voice

lesson-voice-push = I can hear you, if you want. I listen while you press a key, after my name, or all the time; nothing that I hear leaves this computer.
    .brief = I can listen.
lesson-voice-push-ask = For listening by key, say: { $command }.
lesson-voice-score = With single keys the space bar opens my ears and closes them; typed, the word is talk. A tone tells that I listen.
    .brief = The space bar, or the word talk, opens my ears.
lesson-voice-score-ask = With your voice, or typed, say: { $command }.
lesson-voice-confirm = What moves the game I read back first, since I may have misheard. If it is right, say: confirm. If not, say: cancel.
    .brief = I read back what I heard.
lesson-voice-confirm-ask = Say: { $command }.
lesson-voice-off = Not everybody wants me to listen.
lesson-voice-off-ask = To close my ears, say: { $command }.

## Phones and headset

lesson-phones-headset = If I deal, nobody else learns who you are. A headset goes round: only whoever wears it hears their character, and the table hears nothing.
    .brief = With a headset I tell each player in private.
lesson-phones-headset-ask = Give the headset to Ana. Say: { $command }.
lesson-phones-in = With phones nothing goes round. Each opens a page that a screen reader reads, and votes and plays there, at the same time as all others.
    .brief = With phones each has a page of their own.
lesson-phones-in-ask = Let phones in. Say: { $command }.
lesson-phones-free = Some may have a phone while others have cards or the headset. Ben's battery is flat.
    .brief = Ben's battery is flat.
lesson-phones-free-ask = Ben plays on without it. Say: { $command }.
lesson-phones-secret = What I tell you in private is never heard from the loudspeaker, and never shown on the screen or in the log. So you may lie about it as much as you like.
    .brief = What you hear in private stays private.
