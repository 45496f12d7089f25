# What is said about editions: which there are, one read as sentences, and what is wrong with one that a table has written.

export-side-resistance = the resistance
export-side-spies = the spies
export-side-shield = SHIELD agents
export-side-hydra = HYDRA agents
export-side-good = good
export-side-evil = evil
export-side-rogue = the Rogue

## An edition as sentences

editions-line = { $edition }: { N($fewest) } to { N($most) } players. After --edition: { $id }.
editions-folder = Editions of your own are files in { $folder }. To begin one, type: narrator edition new, and a name.
editions-sides = Missions should succeed for { $good }, and fail for { $evil }.
editions-always = Always there for { $side }: { $names }.
editions-several = Several players can be: { $names }.
editions-brought = { $name }: for { $side }, joins with the word { $module }.
editions-cards = Cards on a mission: { card-success } for { $good }, { card-success } or { card-fail } for { $evil }.
editions-plays = { $name } plays { $cards }.
editions-alone = Can win alone: { $names }.
editions-reveal = By the book: { $usual }. Possible: { $list }.
editions-looks = Step { N($number) }, looking: { $names }. Shown: { $list }.
editions-see-each-other = Step { N($number) }, looking and shown: { $names }.
editions-which = Nobody learns which of those shown is which.
editions-also = With { $module }, { $name } is shown in step { N($number) } too.
editions-learns-nothing = Looking in no step: { $names }.
editions-table = { N($players) } players: { N($good) } against { N($evil) }. Teams: { $list }.
editions-fails = { $fails ->
        [one] Mission { N($mission) } fails with one Fail.
       *[other] Mission { N($mission) } fails with { N($fails) } Fails.
    }
editions-captain = Known to all and leading first: { $name }.
editions-leads-left = Leadership goes to the left.
editions-leads-right = Leadership goes to the right.
editions-rejections-game = { $count ->
        [one] After one rejected team the game goes to { $side }.
       *[other] After { N($count) } rejected teams in a row the game goes to { $side }.
    }
editions-rejections-mission = { $count ->
        [one] After one rejected team the mission fails.
       *[other] After { N($count) } rejected teams in a row the mission fails.
    }
editions-three-fails = After three failed missions the game goes to { $side }.
editions-end = After three successes the game goes to { $side }.
editions-end-assassination = After three successes somebody is named. Who names: { $name }. Who is looked for: { $whom }. If that is right, the game goes to { $evil }, otherwise to { $good }.
editions-end-namings = After three successes whoever leads first looks for { $name }. If that is right, the game goes to { $good }. If not, { $name } looks for { $whom }. If that is right, the game goes to { $evil }, otherwise to { $good }.
editions-with = Besides, it can be played with { $list }.
editions-usual = On unless switched off: { $list }.

## A file is checked

editions-right = { $edition } can be played, by { N($fewest) } to { N($most) } players, with { $list }.
editions-right-plain = { $edition } can be played, by { N($fewest) } to { N($most) } players.
editions-faults = { $count ->
        [one] The edition in { $file } can't be played. It has one fault.
       *[other] The edition in { $file } can't be played. It has { N($count) } faults.
    }
editions-unreadable = The edition { $file } can't be read: { $reason }.
editions-left-out = { $count ->
        [one] The edition in { $file } has one fault, so it is left out. To hear it, type: narrator edition check { $file }.
       *[other] The edition in { $file } has { N($count) } faults, so it is left out. To hear them, type: narrator edition check { $file }.
    }
editions-same = The edition in { $file } is called { $name } like another one in its folder, so it is left out.
editions-wrong-line = Line { N($line) }: { $fault }
editions-wrong = { $fault }

editions-fault-unreadable = this can't be understood. The reader of such files says: { $text }.
editions-fault-key = there is no key { $word } here. There are { $list }.
editions-fault-key-missing = the key { $word } is missing.
editions-fault-word = { $word } can't stand here. It can be { $list }.
editions-fault-kind = what stands after { $word } is not of the kind that belongs there.
editions-fault-no-edition = I have no edition { $word } to go by. Mine are { $list }.
editions-fault-taken = one of my own editions is called { $word }. Choose another name.
editions-fault-name = { $word } can't be a name. A name is small letters, digits and hyphens, and begins with a letter.
editions-fault-unknown = { $word } is no side and no character of this edition.
editions-fault-no-module = { $word } is no module here. It is neither a rule of mine, nor does a character come with it.
editions-fault-no-character = { $word } is no character of this edition.
editions-fault-twice = { $word } is there twice.
editions-fault-too-many = there are too many modules.
editions-fault-neither-side = { $word } is on neither side. The sides are { $list }.
editions-fault-no-general = for { $side }, one character with several set to true is missing: the players who are left have it.
editions-fault-generals = { N($count) } characters for { $side } have several set to true. It has to be one.
editions-fault-never-there = { $word } comes with the word { $module }, which is not among the modules. So nobody could ever have it.
editions-fault-contradiction = { $word } is to be seen and not to be seen.
editions-fault-sees-never = { $word } is to be seen, and can never be there: see its module.
editions-fault-sees-nobody = { $word } looks, and sees nobody.
editions-fault-table = the table for { N($players) } players is missing here.
editions-fault-too-many-players = at most { N($most) } can play.
editions-fault-sides = with { N($players) } players, the two sides don't add up. More have to be for { $good } than for { $evil }, and together they are { N($players) }.
editions-fault-numbers = with { N($players) } players, a team is larger than the table, or it takes more Fails than the team has cards.
editions-fault-trap = with { N($players) } players and the Trap, a team is larger than the table.
editions-fault-part = exactly one character needs the part { $word }. It is always there, and only one player has it.
editions-fault-part-of-side = { $word } has a part that belongs to { $side }.
editions-fault-rejections = { N($count) } rejections are not possible. It can be { N(1) } to { N(9) }.
editions-fault-reveal = { $word } is the usual reveal, but not among those that can be chosen.
editions-fault-letters = in a game by letters nobody sees or feels anything. The only reveal is none.
editions-fault-no-pair = the sides have to be resistance and spies, good and evil, or shield and hydra.
editions-fault-several = several players can be { $word }, so it is always there, has no part and does not win alone.
editions-fault-no-card = { $word } has no card to play.
editions-fault-no-room = with no number of players is there room for all who are always or usually there.
editions-fault-captain-letters = in a game by letters nobody can accuse anybody, so there is no captain.
editions-fault-part-twice = { $word } has a part that another character has already.
editions-fault-apart = { $word } can't be played in one edition with { $other }.
editions-fault-not-usual = { $word } is needed by a module that is on unless switched off, so it has to be on too.
editions-fault-together = all who look with { $word } see each other with open eyes. So they have to be shown to each other, and nobody else to them.
editions-fault-told = my sentences tell this end by name: it needs { $word }.
editions-fault-no-words = { $word } needs a sentence of its own.
editions-fault-line-up = the line-up { $word } for { N($players) } players: { $why }
editions-line-up-no-table = the edition has no table for so many.
editions-line-up-twice = it is there twice.
editions-line-up-characters = for { $side }, { N($found) } special characters are too many for { N($most) } cards.
editions-line-up-alone = { $word } means nothing without another module.
editions-line-up-advised = the advice { $word } of this file is against it.

## A file to begin with

editions-new = Your edition is in { $file }.
editions-new-next = To check it, type: narrator edition check { $file }. To play it, type: narrator play --edition { $file }.
editions-new-there = There is a file { $file } already. It was left as it is.
editions-new-not-written = The file { $file } can't be written: { $reason }.
