//! The commands by name: the rows of the phrase tables.

macro_rules! verbs {
    ($($(#[$doc:meta])* $name:ident $id:literal,)*) => {
        /// A command, without what it is about.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Verb { $($(#[$doc])* $name,)* }

        impl Verb {
            /// All commands.
            pub const ALL: [Self; [$($id),*].len()] = [$(Self::$name),*];

            /// The name in phrase tables and key bindings.
            #[must_use]
            pub fn id(self) -> &'static str {
                match self { $(Self::$name => $id,)* }
            }
        }
    };
}

verbs! {
    /// The leader's team.
    Propose "propose",
    /// The tally of a vote.
    Vote "vote",
    /// Everybody approves.
    ApproveAll "approve-all",
    /// These approve, all others reject; in a roll call: this one approves.
    Approve "approve",
    /// Everybody rejects.
    RejectAll "reject-all",
    /// These reject, all others approve; in a roll call: this one rejects.
    Reject "reject",
    /// So many approve, and all others reject.
    Approvals "approvals",
    /// The vote, seat by seat.
    RollCall "roll-call",
    /// One player of the team for another.
    Replace "replace",
    /// More players for the team.
    Add "add",
    /// Fewer players for the team.
    Remove "remove",
    /// The mission's Fail cards.
    Fails "fails",
    /// No Fail card.
    Success "success",
    /// The mission's Reverse cards.
    Reverses "reverses",
    /// The mission's Rogue Success cards.
    Rogues "rogues",
    /// Rogue: who gets the watch token.
    Watch "watch",
    /// Trap: whose card is set aside.
    Trap "trap",
    /// Rogue: who has won alone.
    Claim "claim",
    /// Rogue: nobody has.
    NoClaim "no-claim",
    /// Targeting: the mission that the leader names.
    Mission "mission",
    /// The leader has drawn this plot card.
    DrawCard "draw-card",
    /// The same, although it can't be in the deck by our count.
    DrawAnyway "draw-anyway",
    /// The narrator draws a plot card.
    DrawForMe "draw-for-me",
    /// The leader gives a plot card to somebody.
    Give "give",
    /// A holder uses a plot card.
    Use "use",
    /// The player whom a plot card is about.
    On "on",
    /// The plot card that somebody takes.
    Take "take",
    /// The holder who is asked does not use the card.
    Pass "pass",
    /// No holder uses the card.
    PassAll "pass-all",
    /// A member has played a Success face up.
    PlayedSuccess "played-success",
    /// A member has played a Fail face up.
    PlayedFail "played-fail",
    /// A member has played a Reverse face up.
    PlayedReverse "played-reverse",
    /// A member has played a Rogue Success face up.
    PlayedRogue "played-rogue",
    /// The holder of the token examines somebody.
    Examine "examine",
    /// Who is Captain America.
    CaptainAmerica "captain-america",
    /// The cards are dealt again.
    DealAgain "deal-again",
    /// Captain America accuses somebody.
    Accuse "accuse",
    /// The accused player's card shows a S.H.I.E.L.D. agent.
    ShownShield "shown-shield",
    /// The accused player's card shows Nick Fury.
    ShownNickFury "shown-nick-fury",
    /// The accused player's card shows Maria Hill.
    ShownMariaHill "shown-maria-hill",
    /// The accused player's card shows a HYDRA agent.
    ShownHydra "shown-hydra",
    /// The accused player's card shows the Winter Soldier.
    ShownWinterSoldier "shown-winter-soldier",
    /// The Winter Soldier names somebody as Maria Hill or Nick Fury.
    Assassinate "assassinate",
    /// That was right.
    Right "right",
    /// That was wrong.
    Wrong "wrong",
    /// The other HYDRA agent who is exposed.
    Expose "expose",
    /// Forum: this player approves, before everybody.
    Approves "approves",
    /// Forum: this player rejects, before everybody.
    Rejects "rejects",
    /// Forum: this player approves, in a private message.
    PrivatelyApproves "privately-approves",
    /// Forum: this player rejects, in a private message.
    PrivatelyRejects "privately-rejects",
    /// Forum: this member of the team orders support.
    OrdersSupport "orders-support",
    /// Forum: this member of the team orders sabotage.
    OrdersSabotage "orders-sabotage",
    /// Forum: this member of the team orders a Reverse.
    OrdersReverse "orders-reverse",
    /// Forum: this member of the team orders a Rogue Success.
    OrdersRogue "orders-rogue",
    /// Forum: nothing that this player has sent for the proposal counts.
    Forget "forget",
    /// Forum: the deadline has come.
    Deadline "deadline",
    /// Forum: the deadline is a day and a time.
    DeadlineAt "deadline-at",
    /// Forum: the deadline is so many hours after the post.
    DeadlineHours "deadline-hours",
    /// Forum: the deadline is so many days after the post.
    DeadlineDays "deadline-days",
    /// Forum: what is missing from whom, and a reminder.
    Missing "missing",
    /// Forum: whoever has not voted approves.
    MissingApprove "missing-approve",
    /// Forum: whoever has not voted rejects.
    MissingReject "missing-reject",
    /// Forum: whoever has not voted does not count.
    MissingLeftOut "missing-left-out",
    /// Forum: which posts and messages there are.
    Posts "posts",
    /// Forum: the next post or message goes to the clipboard.
    NextPost "next-post",
    /// Forum: this post or message goes to the clipboard.
    Copy "copy",
    /// Somebody gets the headset and hears what they know; without a player: which device the headset is.
    Headset "headset",
    /// The vote, or the mission cards, with the headset.
    Secretly "secretly",
    /// The table has dealt its own character cards.
    OwnCards "own-cards",
    /// What the Winter Soldier and Maria Hill must or may do.
    Reminders "reminders",
    /// Yes to a question of the narrator.
    Confirm "confirm",
    /// No to it.
    Cancel "cancel",
    /// The next step, or the next line of a script.
    Next "next",
    /// One step, one line or one answer back.
    Back "back",
    /// The table is laid, no more guidance.
    Ready "ready",
    /// Begin.
    Start "start",
    /// Without the reveal.
    Skip "skip",
    /// Hold the script.
    Pause "pause",
    /// Go on with the script.
    Resume "resume",
    /// This line of the script once more; the script once more when it is over; the same table once more after a game.
    Again "again",
    /// The script from its beginning.
    Restart "restart",
    /// In a reveal by touch everything goes round at once.
    Together "together",
    /// In a reveal by touch one thing goes round after the other.
    OneByOne "one-by-one",
    /// In a reveal by touch everything goes back to its owner.
    Home "home",
    /// The players' names.
    Players "players",
    /// The players of the last game.
    Same "same",
    /// The narrator draws the leader.
    Draw "draw",
    /// Who leads first.
    Leader "leader",
    /// In another game of the same table one of those leads who have lost.
    LosersLead "losers-lead",
    /// Change edition, reveal or variants.
    Options "options",
    /// One of the numbered choices.
    Option "option",
    /// The reveal with eyes closed.
    EyesClosed "eyes-closed",
    /// The reveal by touch.
    ByTouch "by-touch",
    /// The reveal through the headset.
    ByHeadset "by-headset",
    /// A module or a character joins the game.
    With "with",
    /// A module or a character leaves it.
    Without "without",
    /// A player is called otherwise.
    Rename "rename",
    /// Two players change places.
    Swap "swap",
    /// A player leaves the table.
    Leaves "leaves",
    /// Somebody plays on for a player who leaves.
    TakesPlace "takes-place",
    /// Somebody comes late.
    Joins "joins",
    /// The game ends without a result.
    Abandon "abandon",
    /// How everything lies on the table.
    LayAgain "lay-again",
    /// Another game.
    NewGame "new-game",
    /// The summary of the game.
    Summary "summary",
    /// Go on although the journal can't be written.
    Unsaved "unsaved",
    /// Take the last entry back.
    Undo "undo",
    /// Play again what was taken back.
    Redo "redo",
    /// Say the last announcement again.
    Repeat "repeat",
    /// Whose turn, what now.
    Status "status",
    /// The score in brief.
    Score "score",
    /// Every mission.
    ScoreFull "score-full",
    /// All votes so far.
    Votes "votes",
    /// The votes of the whole game.
    VotesAll "votes-all",
    /// The rest of the last answer.
    More "more",
    /// One player's votes.
    VotesOf "votes-of",
    /// Who sits where.
    Who "who",
    /// Who is on the team.
    WhoGoes "who-goes",
    /// How many teams were rejected in this round.
    Rejections "rejections",
    /// Who is what: only the cards tell that.
    Roles "roles",
    /// Who holds which plot cards.
    Holders "holders",
    /// What is still in the deck of plot cards.
    Deck "deck",
    /// What a plot card does.
    Explain "explain",
    /// Everything that was said.
    Log "log",
    /// What can be said now.
    Help "help",
    /// Which keys there are.
    Keys "keys",
    /// Save now.
    Save "save",
    /// Leave; the game is saved.
    Quit "quit",
    /// Stop speaking.
    Stop "stop",
    /// One message back.
    Older "older",
    /// One message forward.
    Newer "newer",
    /// The first message.
    Oldest "oldest",
    /// The last message.
    Newest "newest",
    /// The next list of messages.
    NextBuffer "next-buffer",
    /// The previous list of messages.
    PreviousBuffer "previous-buffer",
    /// Brief wording.
    Brief "brief",
    /// Full wording.
    Full "full",
    /// Full the first time, brief afterwards.
    Learning "learning",
    /// Speak faster.
    Faster "faster",
    /// Speak slower.
    Slower "slower",
    /// Speak higher.
    Higher "higher",
    /// Speak lower.
    Lower "lower",
    /// Speak louder.
    Louder "louder",
    /// Speak more quietly.
    Quieter "quieter",
    /// Speed of speech.
    Rate "rate",
    /// Pitch of speech.
    Pitch "pitch",
    /// Loudness of speech.
    Volume "volume",
    /// Loudness of cues.
    Cues "cues",
    /// Loudness of the masking sound.
    Masking "masking",
    /// Which voices there are.
    Voices "voices",
    /// The system voice.
    VoiceSystem "voice-system",
    /// The built-in voice.
    VoiceBuiltIn "voice-built-in",
    /// No voice.
    VoiceOff "voice-off",
    /// A voice by name.
    Voice "voice",
    /// Another language.
    Language "language",
    /// Listen now, or stop listening.
    Talk "talk",
    /// Never listen.
    EarsOff "ears-off",
    /// Listen while the key is held, or between two presses.
    EarsPush "ears-push",
    /// Listen for the wake phrase, and then for one command.
    EarsWake "ears-wake",
    /// Listen all the time.
    EarsOpen "ears-open",
    /// Try by voice the names that the recogniser doesn't know.
    TryNames "try-names",
    /// The narrator learns how a player speaks.
    LearnVoice "learn-voice",
}

impl Verb {
    /// Whether it tells what a player of a forum game has sent.
    #[must_use]
    pub fn is_letter(self) -> bool {
        matches!(
            self,
            Self::Approves
                | Self::Rejects
                | Self::PrivatelyApproves
                | Self::PrivatelyRejects
                | Self::OrdersSupport
                | Self::OrdersSabotage
                | Self::OrdersReverse
                | Self::OrdersRogue
                | Self::Forget
        )
    }

    /// The command with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|verb| verb.id() == id)
    }
}
