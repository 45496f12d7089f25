//! Checks what somebody has asked for before the first question.

use crate::game::edition::LineUpName;
use crate::game::module::Modules;
use crate::game::{BySeat, Edition, Fault, LeaderChoice, Module, Reveal, Setup};
use crate::language::localizer::Localizer;
use crate::language::plain::plain;
use crate::language::{Message, Names};
use crate::queries::lines;
use crate::script::Script;
use crate::state::setup_dialogue::NewGameOptions;

/// The players of a script without a game.
const PLAYERS: [&str; 12] = ["Ana", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo", "Ida", "Jon", "Kim", "Lea"];

impl NewGameOptions {
    /// What a script needs that is read without a game, for so many players.
    #[must_use]
    pub fn of_script(script: Script, players: usize) -> Self {
        Self {
            edition: Some(script.edition().id().to_owned()),
            players: Some(PLAYERS.iter().take(players).map(|name| (*name).to_owned()).collect()),
            ..Self::default()
        }
    }

    /// The set-up that was asked for, with the defaults of its edition.
    ///
    /// # Errors
    /// All faults together, as sentences.
    pub fn setup(&self, localizer: &Localizer) -> Result<Setup, Vec<Message>> {
        let mut faults = Vec::new();
        let edition = self.edition(&mut faults);
        let reveal = self.reveal(edition, &mut faults);
        let modules = self.modules(edition, &mut faults);
        let mut setup = Setup {
            edition,
            players: self.players.clone().unwrap_or_default(),
            leader: LeaderChoice::Draw,
            reveal,
            modules,
            seed: self.seed,
        };
        let found = setup.check().err().unwrap_or_default();
        // One fault for a name is enough: a number is no name at all.
        let unspeakable = |name: &String| found.contains(&Fault::UnspeakableName { name: name.clone() });
        for name in setup.players.iter().filter(|name| localizer.reserves(name) && !unspeakable(name)) {
            faults.push(Message::new("fault-reserved-name").text("name", name));
        }
        match self.leader(edition, &setup.players, localizer) {
            Ok(leader) => setup.leader = leader,
            Err(fault) => faults.push(fault),
        }
        if let Err(more) = setup.check() {
            faults.extend(more.iter().map(lines::fault));
        }
        if faults.is_empty() { Ok(setup) } else { Err(faults) }
    }

    /// Checks the rules that were told, when the players are still to be asked for.
    ///
    /// # Errors
    /// All faults together, as sentences.
    pub fn check_rules(&self) -> Result<(), Vec<Message>> {
        let mut faults = Vec::new();
        let edition = self.edition(&mut faults);
        let reveal = self.reveal(edition, &mut faults);
        let modules = self.modules(edition, &mut faults);
        let setup =
            Setup { edition, players: Vec::new(), leader: LeaderChoice::Draw, reveal, modules, seed: self.seed };
        faults.extend(setup.module_faults(None).iter().map(lines::fault));
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    /// Why so many can't play; none if they can.
    #[must_use]
    pub fn wrong_count(&self, found: usize) -> Option<Message> {
        let (fewest, most) = self.edition_told().players();
        let fault = Fault::Players { found, fewest, most };
        (!(fewest..=most).contains(&found)).then(|| lines::fault(&fault))
    }

    /// The edition that was told, or the usual one.
    #[must_use]
    pub fn edition_told(&self) -> Edition {
        self.edition.as_deref().and_then(Edition::from_id).unwrap_or_default()
    }

    /// Whether nothing is left to ask before the game.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.players.is_some() && (self.leader.is_some() || self.has_captain())
    }

    /// Whether the cards decide who leads, in the edition that was asked for.
    fn has_captain(&self) -> bool {
        self.edition.as_deref().and_then(Edition::from_id).is_some_and(|edition| edition.book().has_captain())
    }

    fn edition(&self, faults: &mut Vec<Message>) -> Edition {
        let Some(id) = &self.edition else { return Edition::default() };
        Edition::from_id(id).unwrap_or_else(|| {
            let list = Edition::all().into_iter().map(|edition| edition.id().to_owned()).collect();
            faults.push(Message::new("fault-edition").text("text", id).texts("list", list));
            Edition::default()
        })
    }

    fn reveal(&self, edition: Edition, faults: &mut Vec<Message>) -> Reveal {
        let Some(id) = &self.reveal else { return edition.reveal() };
        Reveal::from_id(id).unwrap_or_else(|| {
            let list = Reveal::ALL.iter().map(|reveal| reveal.id().to_owned()).collect();
            faults.push(Message::new("fault-reveal").text("text", id).words("list", list));
            edition.reveal()
        })
    }

    fn modules(&self, edition: Edition, faults: &mut Vec<Message>) -> Modules {
        let mut modules = self.lined_up(edition, edition.usual_modules().iter().copied().collect(), faults);
        let mut called = |id: &String| {
            let called = Module::called(id);
            if called.is_empty() {
                let list = Module::names().into_iter().map(str::to_owned).collect();
                faults.push(Message::new("fault-module").text("text", id).texts("list", list));
            }
            called
        };
        self.with.iter().flat_map(&mut called).for_each(|module| modules.insert(module));
        self.without.iter().flat_map(called).for_each(|module| modules.remove(module));
        modules
    }

    /// The modules with the line-up that was asked for. Until the players are known none is sought.
    fn lined_up(&self, edition: Edition, usual: Modules, faults: &mut Vec<Message>) -> Modules {
        let Some(id) = &self.line_up else { return usual };
        let Some(name) = LineUpName::from_id(id) else {
            let list = LineUpName::ALL.iter().map(|name| name.id().to_owned()).collect();
            faults.push(Message::new("fault-line-up").text("text", id).words("list", list));
            return usual;
        };
        let players = self.players.as_ref().map(Vec::len);
        match players.and_then(|players| edition.line_up(name, players)) {
            Some(line_up) => line_up.switched(edition.book(), usual),
            None if players.is_none() && !edition.book().line_ups.is_empty() => usual,
            // What is wrong with the number of players itself is told by the set-up.
            None if players.is_some_and(|players| edition.table(players).is_none()) => usual,
            None => {
                faults.push(lines::no_line_up(edition, name, players.unwrap_or_default()));
                usual
            }
        }
    }

    fn leader(&self, edition: Edition, players: &[String], localizer: &Localizer) -> Result<LeaderChoice, Message> {
        let Some(word) = &self.leader else { return Ok(LeaderChoice::Draw) };
        let names = Names::new(&BySeat::new(players.to_vec()));
        let tokens = crate::language::pattern::Token::split(&plain(word));
        match names.player(&tokens, localizer.phrases()) {
            Ok(seat) => Ok(LeaderChoice::Named(seat)),
            Err(_) if word.eq_ignore_ascii_case("draw") => match edition.book().has_captain() {
                true => Err(Message::new("fault-captain-drawn")),
                false => Ok(LeaderChoice::Draw),
            },
            Err(_) => Err(Message::new("fault-leader-name").text("name", word)),
        }
    }
}
