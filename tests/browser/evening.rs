//! A whole game at a table whose players have phones in all three languages: what they do one after the other, and what is
//! looked at on every page at once.

use std::collections::BTreeSet;

use resistance_narrator::game::{Seat, SeatSet};
use resistance_narrator::language::localizer::Localizer;
use resistance_narrator::language::{Form, Language, Length, Message};

use super::chromium::{self, Chromium};
use super::player::{Player, State, words_of};
use super::rules::axe;
use super::table::Table;

/// Set by whoever has some minutes for these games.
const WANTED: &str = "NARRATOR_TEST_EDITIONS";

/// Whether whole games of all editions are to be played, and there is a Chromium.
pub fn is_wanted() -> bool {
    let wanted = std::env::var_os(WANTED).is_some();
    if !wanted {
        chromium::tell(&format!("skipped, for it takes its time; {WANTED}=1 has it played"));
    }
    wanted && chromium::is_there()
}

/// The languages of the phones, in turn.
const LANGUAGES: [Language; 3] = [Language::ENGLISH, Language::FRENCH, Language::GERMAN];

/// A page as the phone has it and as it would be loaded anew, with everything in it that nobody sees.
const ALL_OF_IT: &str = "fetch(location.href).then(answer => answer.text()) \
    .then(text => text + document.documentElement.outerHTML)";

/// A table that plays, and those who have phones there.
pub struct Evening<'a> {
    pub table: Table,
    pub players: Vec<Player<'a>>,
    /// Those of whose votes the table tells: they have no phone.
    pub aloud: Vec<&'static str>,
    /// Those who vote before all others, on their phones: they hold Opinion Maker.
    pub first: Vec<&'static str>,
    /// What was told to one player alone, which the table never hears.
    pub secrets: Vec<Message>,
    names: Vec<&'static str>,
    /// Those who are out of the game, and watch it.
    pub out: Vec<&'static str>,
    /// The words of the table in every language.
    localizers: [Localizer; 3],
    axe: Option<String>,
    /// The kinds of pages that were looked at.
    looked_at: BTreeSet<String>,
    faults: Vec<String>,
}

impl<'a> Evening<'a> {
    /// Those of a table who have phones take their seats, and all begin to be told who they are.
    pub fn begins(
        chromium: &'a Chromium,
        table: Table,
        edition: &str,
        names: &[&'static str],
        phones: &[&'static str],
    ) -> Self {
        let player = |(name, language)| Player::new(chromium, name, language).at(edition, names);
        let players = phones.iter().copied().zip(LANGUAGES.into_iter().cycle()).map(player).collect();
        let mut evening = Self {
            table,
            players,
            aloud: names.iter().copied().filter(|name| !phones.contains(name)).collect(),
            first: Vec::new(),
            secrets: Vec::new(),
            names: names.to_vec(),
            out: Vec::new(),
            localizers: LANGUAGES.map(|language| words_of(language, edition, names)),
            axe: axe(),
            looked_at: BTreeSet::new(),
            faults: Vec::new(),
        };
        evening.players.iter().for_each(|player| player.joins(&mut evening.table));
        evening.table.types("everything is ready");
        evening.table.types("start now");
        evening
    }

    /// Whoever is called so, who has a phone.
    #[track_caller]
    pub fn of(&self, name: &str) -> &Player<'a> {
        self.players.iter().find(|player| player.name == name).unwrap()
    }

    /// A message about somebody.
    pub fn about(&self, key: &'static str, who: &'static str, name: &str) -> Message {
        Message::new(key).player(who, self.seat(name))
    }

    /// Each in turn is told alone who they are, and whom they know by what they saw.
    #[track_caller]
    pub fn reveals(&mut self, roles: &[(&'static str, &'static str, &'static str, &[&str])]) {
        for (name, own, saw, whom) in roles {
            let secret = [Message::new(own), self.saw(saw, whom)];
            self.tells_alone(name, &secret);
        }
    }

    /// What somebody saw in a part of the reveal.
    pub fn saw(&self, saw: &'static str, whom: &[&str]) -> Message {
        let seats: SeatSet = whom.iter().map(|name| self.seat(name)).collect();
        Message::new(saw).number("count", whom.len() as u32).players("names", seats)
    }

    /// This player is told this, in their language and once they want it shown; meanwhile no other page has it in any
    /// language.
    #[track_caller]
    pub fn tells_alone(&mut self, name: &'static str, secret: &[Message]) {
        self.of(name).is(State::Secret);
        assert_eq!(self.on_page_of(name, secret), [""; 0], "{name} sees it before it is shown");
        let told = self.of(name).looks();
        let player = self.of(name);
        assert_eq!(told, secret.iter().map(|line| player.tells(line)).collect::<Vec<_>>(), "{name}");
        assert_eq!(self.on_page_of(name, secret), told, "it is looked for in vain where it is");
        for other in self.players.iter().filter(|other| other.name != name) {
            assert_eq!(self.on_page_of(other.name, secret), [""; 0], "{} has what is for {name}", other.name);
        }
        self.looks("shown", name);
        self.of(name).knows();
        self.secrets.extend(secret.iter().cloned());
    }

    /// Which lines of this are on a page, whatever their language.
    pub fn on_page_of(&self, name: &str, secret: &[Message]) -> Vec<String> {
        let page = self.of(name).phone.evaluate(ALL_OF_IT);
        let in_all = |line| self.localizers.iter().map(move |words| words.render(line, Form::Printed, Length::Full));
        secret.iter().flat_map(in_all).filter(|line| page.as_str().unwrap().contains(line)).collect()
    }

    fn seat(&self, name: &str) -> Seat {
        let at = self.names.iter().position(|other| *other == name).unwrap();
        Seat::from_number(at as u32 + 1).unwrap()
    }

    /// Looks whether the page of somebody breaks a rule as it is now, unless one of this kind was looked at.
    fn looks(&mut self, kind: &str, name: &str) {
        if self.looked_at.insert(kind.to_owned()) {
            let found = self.of(name).phone.faults(self.axe.as_deref());
            self.faults.extend(found.into_iter().map(|fault| format!("{kind}, {name}: {fault}")));
        }
    }

    /// Somebody does something that they are asked to do or may do, by the words that their phone has for it.
    #[track_caller]
    pub fn does(&mut self, name: &'static str, what: &str) {
        self.of(name).may(what);
        self.looks(kind(what), name);
        self.of(name).does(what);
    }

    /// A team is named, and all vote, these against it.
    #[track_caller]
    pub fn approves(&mut self, leader: &str, team: &[&str], against: &[&str]) {
        self.of(leader).proposes(team);
        self.votes(against);
    }

    /// All vote on a team, these against it: most by phone, and the table tells of the others.
    #[track_caller]
    pub fn votes(&mut self, against: &[&str]) {
        let elsewhere = |name: &&str| self.aloud.contains(name) || self.out.contains(name);
        let mut voting: Vec<&Player> = self.players.iter().filter(|player| !elsewhere(&player.name)).collect();
        voting.sort_by_key(|player| !self.first.contains(&player.name));
        voting.iter().for_each(|player| player.votes(!against.contains(&player.name)));
        if !self.aloud.is_empty() {
            let rejecting = self.aloud.iter().filter(|name| against.contains(name)).count();
            self.table.types(&format!("vote {} {rejecting}", self.aloud.len() - rejecting));
        }
        let (all, rejecting) = (self.names.len() - self.out.len(), against.len());
        let told = if all > 2 * rejecting { "approved" } else { "rejected" };
        self.table.hears(&format!("{told}, {} for, {rejecting} against.", all - rejecting));
        voting.iter().for_each(|player| player.is_no_more(State::Vote));
    }

    /// All of a team play their cards by phone, these of them Fail.
    #[track_caller]
    pub fn plays(&mut self, team: &[&str], failing: &[&str]) {
        team.iter().for_each(|name| self.of(name).plays(!failing.contains(name)));
        team.iter().for_each(|name| self.of(name).is_no_more(State::Card));
    }

    /// How it ends is heard on every page in its own language, everything else too, once and in order; nothing has moved the
    /// focus, no page has broken a rule, and no secret was heard at the table.
    #[track_caller]
    pub fn ends(mut self, result: &Message) {
        let at_table = |line| self.localizers[0].render(line, Form::Printed, Length::Full);
        self.table.hears(&at_table(result));
        for secret in self.secrets.iter().map(at_table) {
            assert!(!self.table.has_heard(&secret), "the table has heard: {secret}");
        }
        for player in &self.players {
            let result = player.tells(result);
            player.phone.waits_until(&result, |_| player.list().contains(&result).then_some(()));
            player.was_told_all_once_and_in_order();
            let said = player.phone.said();
            assert_eq!(said.iter().filter(|line| **line == result).count(), 1, "{} hears: {said:#?}", player.name);
        }
        self.looks("the end", self.names[0]);
        assert!(self.faults.is_empty(), "{:#?}", self.faults);
    }
}

/// What a button is about: its words without the one with which they begin or end, which is often a name.
fn kind(what: &str) -> &str {
    what.split_once(' ').and_then(|(_, rest)| rest.rsplit_once(' ')).map_or(what, |(kind, _)| kind)
}
