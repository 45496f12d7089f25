//! The commands by name: the rows of the phrase tables, each with what it is about.

mod rows;

use rows::verbs;

verbs! {
    /// The leader's team.
    Propose "propose" Move,
    /// The tally of a vote.
    Vote "vote" Move,
    /// Everybody approves.
    ApproveAll "approve-all" Answer,
    /// These approve, all others reject; in a roll call: this one approves.
    Approve "approve" Move,
    /// Everybody rejects.
    RejectAll "reject-all" Answer,
    /// These reject, all others approve; in a roll call: this one rejects.
    Reject "reject" Course,
    /// So many approve, and all others reject.
    Approvals "approvals" Answer,
    /// The vote, seat by seat.
    RollCall "roll-call" Answer,
    /// One player of the team for another.
    Replace "replace" Course,
    /// More players for the team.
    Add "add" Course,
    /// Fewer players for the team.
    Remove "remove" Course,
    /// The mission's Fail cards.
    Fails "fails" Answer,
    /// No Fail card.
    Success "success" Answer,
    /// The mission's Reverse cards.
    Reverses "reverses" Move,
    /// The mission's Rogue Success cards.
    Rogues "rogues" Move,
    /// Rogue: who gets the watch token.
    Watch "watch" Move,
    /// Trap: whose card is set aside.
    Trap "trap" Move,
    /// Rogue: who has won alone.
    Claim "claim" Answer,
    /// Rogue: nobody has.
    NoClaim "no-claim" Answer,
    /// Targeting: the mission that the leader names.
    Mission "mission" Move,
    /// The leader has drawn this plot card.
    DrawCard "draw-card" Answer,
    /// The same, although it can't be in the deck by our count.
    DrawAnyway "draw-anyway" Answer,
    /// The narrator draws a plot card.
    DrawForMe "draw-for-me" Answer,
    /// The leader gives a plot card to somebody.
    Give "give" Answer,
    /// The player whom a plot card is about.
    On "on" Move,
    /// The plot card that somebody takes.
    Take "take" Move,
    /// A holder uses a plot card.
    Use "use" Move,
    /// The holder who is asked does not use the card.
    Pass "pass" Move,
    /// No holder uses the card.
    PassAll "pass-all" Answer,
    /// A member has played a Success face up.
    PlayedSuccess "played-success" Answer,
    /// A member has played a Fail face up.
    PlayedFail "played-fail" Answer,
    /// A member has played a Reverse face up.
    PlayedReverse "played-reverse" Answer,
    /// A member has played a Rogue Success face up.
    PlayedRogue "played-rogue" Answer,
    /// In practice: the person plays a Success.
    PlaySuccess "play-success" Answer,
    /// In practice: the person plays a Fail.
    PlayFail "play-fail" Answer,
    /// In practice: the person plays a Reverse.
    PlayReverse "play-reverse" Answer,
    /// In practice: the person plays a Rogue Success.
    PlayRogue "play-rogue" Answer,
    /// The holder of the token examines somebody.
    Examine "examine" Answer,
    /// Who is Captain America.
    CaptainAmerica "captain-america" Answer,
    /// The cards are dealt again.
    DealAgain "deal-again" Answer,
    /// Captain America accuses somebody.
    Accuse "accuse" Move,
    /// The accused player's card shows a S.H.I.E.L.D. agent.
    ShownShield "shown-shield" Answer,
    /// The accused player's card shows Nick Fury.
    ShownNickFury "shown-nick-fury" Answer,
    /// The accused player's card shows Maria Hill.
    ShownMariaHill "shown-maria-hill" Answer,
    /// The accused player's card shows a HYDRA agent.
    ShownHydra "shown-hydra" Answer,
    /// The accused player's card shows the Winter Soldier.
    ShownWinterSoldier "shown-winter-soldier" Answer,
    /// The Winter Soldier names somebody as Maria Hill or Nick Fury.
    Assassinate "assassinate" Move,
    /// That was right.
    Right "right" Answer,
    /// That was wrong.
    Wrong "wrong" Answer,
    /// The other HYDRA agent who is exposed.
    Expose "expose" Answer,
    /// Forum: this player approves, before everybody.
    Approves "approves" Letters,
    /// Forum: this player rejects, before everybody.
    Rejects "rejects" Letters,
    /// Forum: this player approves, in a private message.
    PrivatelyApproves "privately-approves" Letters,
    /// Forum: this player rejects, in a private message.
    PrivatelyRejects "privately-rejects" Letters,
    /// Forum: this member of the team orders support.
    OrdersSupport "orders-support" Letters,
    /// Forum: this member of the team orders sabotage.
    OrdersSabotage "orders-sabotage" Letters,
    /// Forum: this member of the team orders a Reverse.
    OrdersReverse "orders-reverse" Letters,
    /// Forum: this member of the team orders a Rogue Success.
    OrdersRogue "orders-rogue" Letters,
    /// Forum: nothing that this player has sent for the proposal counts.
    Forget "forget" Letters,
    /// Forum: the deadline has come.
    Deadline "deadline" Letters,
    /// Forum: the deadline is a day and a time.
    DeadlineAt "deadline-at" Letters,
    /// Forum: the deadline is so many hours after the post.
    DeadlineHours "deadline-hours" Letters,
    /// Forum: the deadline is so many days after the post.
    DeadlineDays "deadline-days" Letters,
    /// Forum: what is missing from whom, and a reminder.
    Missing "missing" Letters,
    /// Forum: whoever has not voted approves.
    MissingApprove "missing-approve" Letters,
    /// Forum: whoever has not voted rejects.
    MissingReject "missing-reject" Letters,
    /// Forum: whoever has not voted does not count.
    MissingLeftOut "missing-left-out" Letters,
    /// Forum: which posts and messages there are.
    Posts "posts" Letters,
    /// Forum: the next post or message goes to the clipboard.
    NextPost "next-post" Letters,
    /// Forum: this post or message goes to the clipboard.
    Copy "copy" Letters,
    /// Somebody gets the headset and hears what they know; without a player: which device the headset is.
    Headset "headset" Seat,
    /// The vote, or the mission cards, with the headset.
    Secretly "secretly" Seat,
    /// Somebody gets the phone that goes round, and reads what they know.
    PhoneFor "phone-for" Seat,
    /// The phone goes round: with the vote, the mission cards, or who is who.
    PhoneRound "phone-round" Seat,
    /// The table has dealt its own character cards.
    OwnCards "own-cards" Seat,
    /// Phones are let in; where, and with which code.
    Phones "phones" Seat,
    /// Phones are let in at one of the addresses that were told, from now on.
    PhonesAt "phones-at" Seat,
    /// A player has no phone any more.
    Free "free" Seat,
    /// In practice: who the person is, and whom they know.
    MyCard "my-card" Question,
    /// In practice: what a careful player would do now.
    Hint "hint" Question,
    /// In practice: why somebody has voted so.
    Why "why" Question,
    /// In practice: what the last round was.
    Missed "missed" Question,
    /// In practice: what decided the game, once it is over.
    Review "review" Question,
    /// What the Winter Soldier and Maria Hill must or may do.
    Reminders "reminders" Question,
    /// Yes to a question of the narrator.
    Confirm "confirm" Course,
    /// No to it.
    Cancel "cancel" Course,
    /// The next step, or the next line of a script.
    Next "next" Course,
    /// One step, one line or one answer back.
    Back "back" Course,
    /// The table is laid, no more guidance.
    Ready "ready" Course,
    /// Begin.
    Start "start" Course,
    /// Without the reveal.
    Skip "skip" Course,
    /// Hold the script.
    Pause "pause" Course,
    /// Go on with the script.
    Resume "resume" Course,
    /// This line of the script once more; the script once more when it is over; the same table once more after a game.
    Again "again" Course,
    /// The script from its beginning.
    Restart "restart" Course,
    /// In a reveal by touch everything goes round at once.
    Together "together" Answer,
    /// In a reveal by touch one thing goes round after the other.
    OneByOne "one-by-one" Answer,
    /// In a reveal by touch everything goes back to its owner.
    Home "home" Course,
    /// The players' names.
    Players "players" Answer,
    /// The players of the last game.
    Same "same" Answer,
    /// The narrator draws the leader.
    Draw "draw" Answer,
    /// Who leads first.
    Leader "leader" Answer,
    /// In another game of the same table one of those leads who have lost.
    LosersLead "losers-lead" Answer,
    /// Change edition, reveal or variants.
    Options "options" Answer,
    /// One of the numbered choices.
    Option "option" Course,
    /// The reveal with eyes closed.
    EyesClosed "eyes-closed" Answer,
    /// The reveal by touch.
    ByTouch "by-touch" Answer,
    /// The reveal through the headset.
    ByHeadset "by-headset" Answer,
    /// A module or a character joins the game.
    With "with" Answer,
    /// A module or a character leaves it.
    Without "without" Answer,
    /// What is played by.
    Edition "edition" Answer,
    /// The characters that make a good game.
    UsualLineUp "usual-line-up" Answer,
    /// The characters of a first game.
    BeginnersLineUp "beginners-line-up" Answer,
    /// Characters that make it hard.
    HardLineUp "hard-line-up" Answer,
    /// A player is called otherwise.
    Rename "rename" People,
    /// Two players change places.
    Swap "swap" People,
    /// A player leaves the table.
    Leaves "leaves" People,
    /// The narrator plays on for a player who leaves.
    PlaysFor "plays-for" People,
    /// Somebody plays on for a player who leaves.
    TakesPlace "takes-place" People,
    /// Somebody comes late.
    Joins "joins" People,
    /// Somebody says that a player whose card they alone have seen is good.
    SaysGood "says-good" People,
    /// Somebody says that such a player is evil.
    SaysEvil "says-evil" People,
    /// The game ends without a result.
    Abandon "abandon" Answer,
    /// How everything lies on the table.
    LayAgain "lay-again" Question,
    /// Another game.
    NewGame "new-game" Answer,
    /// The summary of the game.
    Summary "summary" Question,
    /// Go on although the journal can't be written.
    Unsaved "unsaved" Answer,
    /// Take the last entry back.
    Undo "undo" Course,
    /// Play again what was taken back.
    Redo "redo" Answer,
    /// Say the last announcement again.
    Repeat "repeat" Course,
    /// Whose turn, what now.
    Status "status" Question,
    /// The score in brief.
    Score "score" Question,
    /// Every mission.
    ScoreFull "score-full" Question,
    /// All votes so far.
    Votes "votes" Question,
    /// The votes of the whole game.
    VotesAll "votes-all" Question,
    /// The rest of the last answer.
    More "more" Question,
    /// One player's votes.
    VotesOf "votes-of" Question,
    /// Who sits where.
    Who "who" Question,
    /// Who is on the team.
    WhoGoes "who-goes" Question,
    /// How many teams were rejected in this round.
    Rejections "rejections" Question,
    /// Who is what: only the cards tell that.
    Roles "roles" Question,
    /// Who holds which plot cards.
    Holders "holders" Question,
    /// What is still in the deck of plot cards.
    Deck "deck" Question,
    /// What a plot card does.
    Explain "explain" Question,
    /// The rules of the game, or of one thing in it.
    Rules "rules" Question,
    /// Everything that was said.
    Log "log" Question,
    /// What can be said now.
    Help "help" Question,
    /// Which keys there are.
    Keys "keys" Question,
    /// Save now.
    Save "save" Question,
    /// Leave; the game is saved.
    Quit "quit" Answer,
    /// Stop speaking.
    Stop "stop" Course,
    /// One message back.
    Older "older" Question,
    /// One message forward.
    Newer "newer" Question,
    /// The first message.
    Oldest "oldest" Question,
    /// The last message.
    Newest "newest" Question,
    /// The next list of messages.
    NextBuffer "next-buffer" Question,
    /// The previous list of messages.
    PreviousBuffer "previous-buffer" Question,
    /// Brief wording.
    Brief "brief" Tuning,
    /// Full wording.
    Full "full" Tuning,
    /// Full the first time, brief afterwards.
    Learning "learning" Tuning,
    /// Virtual players say why only when they are asked.
    ReasonsQuiet "reasons-quiet" Tuning,
    /// The leader says why, and after a vote one or two do.
    ReasonsUsual "reasons-usual" Tuning,
    /// Every virtual player says why.
    ReasonsChatty "reasons-chatty" Tuning,
    /// All pieces lie on the table.
    PiecesAll "pieces-all" Tuning,
    /// Only cards and vote tokens do.
    PiecesCards "pieces-cards" Tuning,
    /// No pieces do.
    PiecesNone "pieces-none" Tuning,
    /// Speak faster.
    Faster "faster" Tuning,
    /// Speak slower.
    Slower "slower" Tuning,
    /// Speak higher.
    Higher "higher" Tuning,
    /// Speak lower.
    Lower "lower" Tuning,
    /// Speak louder.
    Louder "louder" Tuning,
    /// Speak more quietly.
    Quieter "quieter" Tuning,
    /// Speed of speech.
    Rate "rate" Tuning,
    /// Pitch of speech.
    Pitch "pitch" Tuning,
    /// Loudness of speech.
    Volume "volume" Tuning,
    /// Loudness of cues.
    Cues "cues" Tuning,
    /// Loudness of the masking sound.
    Masking "masking" Tuning,
    /// Which voices there are.
    Voices "voices" Tuning,
    /// The system voice.
    VoiceSystem "voice-system" Tuning,
    /// The built-in voice.
    VoiceBuiltIn "voice-built-in" Tuning,
    /// No voice.
    VoiceOff "voice-off" Tuning,
    /// A voice by name.
    Voice "voice" Tuning,
    /// Another language.
    Language "language" Tuning,
    /// Listen now, or stop listening.
    Talk "talk" Tuning,
    /// Never listen.
    EarsOff "ears-off" Tuning,
    /// Listen while the key is held, or between two presses.
    EarsPush "ears-push" Tuning,
    /// Listen for the wake phrase, and then for one command.
    EarsWake "ears-wake" Tuning,
    /// Listen all the time.
    EarsOpen "ears-open" Tuning,
    /// Try by voice the names that the recogniser doesn't know.
    TryNames "try-names" Calling,
    /// The narrator learns how a player speaks.
    LearnVoice "learn-voice" Calling,
}
