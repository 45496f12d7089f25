//! From a line to an intent: every phrase that fits is tried, and the best one is resolved against the table.

use super::grammar::ALWAYS;
use super::intent::{Intent, Misunderstood};
use super::names::Names;
use super::pattern::{Filled, Pattern, Slot, Token};
use super::phrases::{Phrases, Place};
use super::verb::Verb;
use crate::game::module::Modules;
use crate::game::{Edition, MissionCard, PartialCount, PlotCard};

mod manners;
mod votes;

pub use manners::is_question;

/// Words in the longest name that somebody may give to a card.
const LONGEST_CARD: usize = 3;

/// What a line is understood with.
pub struct Listener<'a> {
    /// The phrases of the language, best first: a program may use English words in any language.
    pub phrases: &'a [&'a Phrases],
    /// Who plays.
    pub names: &'a Names,
    /// Commands whose bare answers are understood, because their question is open. What may always be said has none:
    /// its answers are understood whatever is open, but last.
    pub answers: &'a [Verb],
}

impl Listener<'_> {
    /// What a line means. Polite words count for nothing where the line is not understood with them.
    ///
    /// # Errors
    /// Tells as exactly as possible why the line is no command.
    pub fn understand(&self, line: &str) -> Result<Intent, Misunderstood> {
        let why = match self.understand_all(line) {
            Err(why) if why != Misunderstood::Empty => why,
            understood => return understood,
        };
        let plain = self.without_polite_words(line);
        match plain.as_deref().map(|plain| self.understand_all(plain)) {
            Some(Ok(intent)) => Ok(intent),
            _ if plain.as_deref().is_some_and(|plain| Token::split(plain).is_empty()) => {
                Err(Misunderstood::Hesitation)
            }
            Some(Err(why)) => Err(self.no_stranger(line, why)),
            None => Err(self.no_stranger(line, why)),
        }
    }

    fn understand_all(&self, line: &str) -> Result<Intent, Misunderstood> {
        let tokens = Token::split(line);
        if tokens.is_empty() {
            return Err(if line.trim().is_empty() { Misunderstood::Empty } else { Misunderstood::Unknown });
        }
        // A command without all that it needs says so before a bare answer complains about the command's own word.
        let beginning = self.beginning(&tokens);
        let mut closest: Option<(usize, Misunderstood)> = None;
        for phrases in self.phrases {
            for answering in [Place::Phrases, Place::Answers] {
                match self.best(line, &tokens, phrases, answering) {
                    Ok(Some(intent)) => return Ok(intent),
                    Err(_) if answering == Place::Answers && beginning != Misunderstood::Unknown => {}
                    Ok(None) => {}
                    Err((literals, why)) => {
                        if closest.as_ref().is_none_or(|(most, _)| literals > *most) {
                            closest = Some((literals, why));
                        }
                    }
                }
            }
        }
        // A bare answer may be anything: a line that begins like a command is taken for one, and so is the answer to
        // another question.
        Err(match (beginning, closest) {
            (_, Some((1.., why))) => why,
            (Misunderstood::Unknown, _) if self.answers_another(line, &tokens) => Misunderstood::NotAsked,
            (Misunderstood::Unknown, Some((_, why))) => why,
            (beginning, _) => beginning,
        })
    }

    /// Whether the bare answers of a command are understood now.
    fn is_answered(&self, verb: Verb) -> bool {
        self.answers.contains(&verb) || ALWAYS.contains(&verb)
    }

    /// Whether a line is the answer, in words of its own, to a question that is not open.
    fn answers_another(&self, line: &str, tokens: &[Token]) -> bool {
        self.phrases.iter().any(|phrases| {
            let others = phrases.all().filter(|(verb, place, pattern)| {
                *place == Place::Answers && !self.is_answered(*verb) && pattern.literal_words().next().is_some()
            });
            others.into_iter().any(|(verb, place, pattern)| {
                let resolves = |filled: Vec<Filled>| {
                    Fit { line, tokens, phrases, names: self.names, filled: &filled }.intent(verb, place).is_ok()
                };
                pattern.fits(tokens).into_iter().any(resolves)
            })
        })
    }

    /// The fitting phrase with the most fixed words; among those that don't resolve, why the closest one doesn't.
    fn best(
        &self,
        line: &str,
        tokens: &[Token],
        phrases: &Phrases,
        answering: Place,
    ) -> Result<Option<Intent>, (usize, Misunderstood)> {
        let mut found: Option<(usize, Intent)> = None;
        // Of answers that say the same, that to what was asked last counts: "yes" confirms what is read back, and
        // it is dropped before anything that was played is taken back.
        let asked_before = |one: &Intent, other: &Intent| {
            let position = |intent: &Intent| self.answers.iter().position(|verb| *verb == intent.verb());
            let at = |intent| position(intent).unwrap_or(self.answers.len());
            answering == Place::Answers && at(one) < at(other)
        };
        let mut failed: Option<(usize, Misunderstood)> = None;
        for (verb, place, pattern) in phrases.all() {
            let tried = match answering {
                Place::Answers => place == Place::Answers && self.is_answered(verb),
                _ => place != Place::Answers,
            };
            if !tried {
                continue;
            }
            let fits = pattern.fits(tokens).into_iter().filter(|filled| numbers_fit(phrases, tokens, filled));
            let literals = pattern.literal_words().count();
            for filled in fits {
                match (Fit { line, tokens, phrases, names: self.names, filled: &filled }).intent(verb, place) {
                    Ok(intent)
                        if found.as_ref().is_none_or(|(most, other)| {
                            literals > *most || (literals == *most && asked_before(&intent, other))
                        }) =>
                    {
                        found = Some((literals, intent));
                    }
                    // "Let us go" must not become a team with a stranger called Let: only a phrase that begins
                    // with its own word, or an answer, may complain about what follows. Half a tally is none of these.
                    // "Trap Ben" is no tally with two wrong numbers either.
                    Err(why)
                        if (pattern.begins_with_word()
                            || (answering == Place::Answers && Self::answers_in_part(phrases, tokens, &filled))
                            || (literals > 1 && verb.is_letter())
                            // Whoever is known and uses something means a card.
                            || (literals > 0 && matches!(why, Misunderstood::NotACard(_)))
                            || why == Misunderstood::Incomplete(Verb::Vote))
                            && failed.as_ref().is_none_or(|(most, _)| literals > *most) =>
                    {
                        failed = Some((literals, why));
                    }
                    _ => {}
                }
            }
        }
        match (found, failed) {
            (Some((_, intent)), _) => Ok(Some(intent)),
            (None, Some(why)) => Err(why),
            (None, None) => Ok(None),
        }
    }

    /// Whether a line may be meant as this bare answer: of several numbers, one at least is there.
    fn answers_in_part(phrases: &Phrases, tokens: &[Token], filled: &[Filled]) -> bool {
        // A whole sentence is no name of a card.
        if let [(Slot::Card, range)] = filled
            && range.len() > LONGEST_CARD
        {
            return false;
        }
        let is_number =
            |(_, range): &Filled| tokens[range.clone()].iter().any(|token| phrases.number(&token.word).is_some());
        filled.len() < 2 || filled.iter().any(is_number)
    }

    /// A line that fits nothing, but begins like a command: too short or too long for it.
    fn beginning(&self, tokens: &[Token]) -> Misunderstood {
        for phrases in self.phrases {
            for (verb, _, opening) in phrases.all().filter(|(_, place, _)| *place == Place::Opens) {
                let begins = opening.literal_words().zip(tokens).all(|(word, token)| word == token.word);
                if begins && opening.literal_words().count() < tokens.len() {
                    let longest = |pattern: &Pattern| pattern.pieces().len();
                    let needed = phrases.shown(verb).map_or(0, longest);
                    let short = tokens.len() < needed;
                    return if short { Misunderstood::Incomplete(verb) } else { Misunderstood::Malformed(verb) };
                }
            }
        }
        Misunderstood::Unknown
    }
}

/// Whether several words that stand for a number are one: "three Ben" is not.
fn numbers_fit(phrases: &Phrases, tokens: &[Token], filled: &[Filled]) -> bool {
    let fits = |(slot, range): &Filled| {
        !slot.is_number() || range.len() < 2 || phrases.number(&words(&tokens[range.clone()])).is_some()
    };
    filled.iter().all(fits)
}

/// The words as they are compared, in a row.
fn words(tokens: &[Token]) -> String {
    tokens.iter().map(|token| token.word.as_str()).collect::<Vec<_>>().join(" ")
}

/// A line that fits a phrase, about to be resolved.
struct Fit<'a> {
    line: &'a str,
    tokens: &'a [Token],
    phrases: &'a Phrases,
    names: &'a Names,
    filled: &'a [Filled],
}

impl Fit<'_> {
    fn intent(&self, verb: Verb, place: Place) -> Result<Intent, Misunderstood> {
        Ok(match verb {
            _ if place == Place::Opens => Intent::Opens(verb),
            Verb::Propose => Intent::Propose(self.players()?),
            Verb::Replace => Intent::Replace { player: self.player(Slot::Player)?, by: self.player(Slot::Instead)? },
            Verb::Add => Intent::Add(self.players()?),
            Verb::Remove => Intent::Remove(self.players()?),
            Verb::Approve | Verb::Reject if self.filled.is_empty() => Intent::Opens(verb),
            Verb::Approve | Verb::Reject | Verb::Approves | Verb::Rejects => self.voters(verb)?,
            Verb::Vote => Intent::Vote { approve: self.number(Slot::Approve)?, reject: self.number(Slot::Reject)? },
            Verb::Fails | Verb::Reverses | Verb::Rogues => self.count(verb)?,
            Verb::Success => Intent::fails(0),
            Verb::Mission => Intent::Mission(self.number(Slot::Mission)?),
            Verb::DrawCard => Intent::DrawCard(self.card()?),
            Verb::DrawAnyway => Intent::DrawAnyway(self.card()?),
            Verb::Give => Intent::Give { card: self.card_if_any()?, to: self.player(Slot::Target)? },
            Verb::Use => Intent::Use {
                by: self.player_if_any(Slot::Player)?,
                card: self.card_if_any()?,
                on: self.player_if_any(Slot::Target)?,
            },
            Verb::On => Intent::On(self.player(Slot::Target)?),
            Verb::Take => Intent::Take { card: self.card()?, from: self.player_if_any(Slot::Target)? },
            Verb::Pass if !self.filled.is_empty() => Intent::Pass(self.player(Slot::Player)?),
            Verb::PlayedSuccess => Intent::Played(self.player(Slot::Player)?, MissionCard::Success),
            Verb::PlayedFail => Intent::Played(self.player(Slot::Player)?, MissionCard::Fail),
            Verb::PlayedReverse => Intent::Played(self.player(Slot::Player)?, MissionCard::Reverse),
            Verb::PlayedRogue => Intent::Played(self.player(Slot::Player)?, MissionCard::RogueSuccess),
            Verb::Explain => Intent::Explain(self.card()?),
            Verb::Rules if !self.filled.is_empty() => Intent::Topic(self.text().to_owned()),
            Verb::LearnVoice if self.filled.is_empty() => Intent::Plain(verb),
            Verb::Watch
            | Verb::Trap
            | Verb::Claim
            | Verb::Examine
            | Verb::CaptainAmerica
            | Verb::Accuse
            | Verb::Assassinate
            | Verb::Headset
            | Verb::PhoneFor
            | Verb::LearnVoice
            | Verb::Free
            | Verb::Why
            | Verb::Leaves
            | Verb::PlaysFor
            | Verb::Expose => Intent::About(verb, self.player(Slot::Target)?),
            Verb::SaysGood | Verb::SaysEvil => {
                Intent::Says { verb, by: self.player_if_any(Slot::Player)?, about: self.player(Slot::Target)? }
            }
            Verb::Rename => Intent::Rename(self.player(Slot::Player)?, self.text().to_owned()),
            Verb::Swap => Intent::Swap(self.player(Slot::Player)?, self.player(Slot::Instead)?),
            Verb::TakesPlace => Intent::TakesPlace(self.player(Slot::Player)?, self.text().to_owned()),
            Verb::Joins => Intent::Joins(self.player(Slot::Player)?, self.text().to_owned()),
            Verb::DeadlineAt => Intent::DeadlineAt(self.text().to_owned()),
            Verb::DeadlineHours | Verb::DeadlineDays | Verb::Copy | Verb::PhonesAt | Verb::Approvals => {
                Intent::Numbered(verb, self.number(Slot::Number)?)
            }
            letter if letter.is_letter() => Intent::Sent(letter, self.player(Slot::Player)?),
            Verb::With | Verb::Without => Intent::Choose(verb, self.modules()?),
            Verb::Edition => Intent::Edition(self.edition(place)?),
            Verb::VotesOf => Intent::VotesOf(self.player(Slot::Player)?),
            Verb::Leader => Intent::Leader(self.player(Slot::Player)?),
            Verb::Option => Intent::Option(self.number(Slot::Number)?),
            Verb::Rate | Verb::Pitch | Verb::Volume | Verb::Cues | Verb::Masking => {
                Intent::Level(verb, self.number(Slot::Level)?)
            }
            Verb::Voice => Intent::Voice(self.text().to_owned()),
            Verb::Players => Intent::Players(self.text().to_owned()),
            Verb::Language => {
                let word = self.text();
                let language = self.phrases.language_called(&Token::folded(word));
                Intent::Language(language.ok_or_else(|| Misunderstood::NotALanguage(word.to_owned()))?)
            }
            _ => Intent::Plain(verb),
        })
    }

    fn slot(&self, wanted: impl Fn(Slot) -> bool) -> &[Token] {
        let range = self.filled.iter().find(|(slot, _)| wanted(*slot)).map(|(_, range)| range.clone());
        range.map_or(&[], |range| &self.tokens[range])
    }

    fn players(&self) -> Result<crate::game::SeatSet, Misunderstood> {
        self.names.players(self.slot(|slot| slot == Slot::Players), self.phrases)
    }

    fn player(&self, wanted: Slot) -> Result<crate::game::Seat, Misunderstood> {
        self.names.player(self.slot(|slot| slot == wanted), self.phrases)
    }

    fn player_if_any(&self, wanted: Slot) -> Result<Option<crate::game::Seat>, Misunderstood> {
        if self.slot(|slot| slot == wanted).is_empty() { Ok(None) } else { self.player(wanted).map(Some) }
    }

    fn card(&self) -> Result<PlotCard, Misunderstood> {
        let name = words(self.slot(|slot| slot == Slot::Card));
        self.phrases.card_called(&name).ok_or(Misunderstood::NotACard(name))
    }

    fn modules(&self) -> Result<Modules, Misunderstood> {
        let tokens = self.slot(|slot| slot == Slot::Module);
        let whole = self.phrases.modules_called(&words(tokens));
        if !whole.is_empty() {
            return Ok(whole);
        }
        // Several of them, with commas or "and" between.
        let joined = |token: &Token| self.phrases.joins(&token.word);
        let mut all = Modules::default();
        for named in tokens.chunk_by(|_, next| !next.apart && !joined(next)) {
            let named = if joined(&named[0]) { &named[1..] } else { named };
            let modules = self.phrases.modules_called(&words(named));
            if modules.is_empty() {
                return Err(Misunderstood::NotAModule(words(named)));
            }
            modules.iter().for_each(|module| all.insert(module));
        }
        Ok(all)
    }

    fn edition(&self, place: Place) -> Result<Edition, Misunderstood> {
        let name = words(self.slot(|slot| slot == Slot::Edition));
        self.phrases.edition_called(&name).ok_or(match place {
            // What stands alone may be meant for anything.
            Place::Answers => Misunderstood::Unknown,
            Place::Phrases | Place::Opens => Misunderstood::NotAnEdition(name),
        })
    }

    fn card_if_any(&self) -> Result<Option<PlotCard>, Misunderstood> {
        if self.slot(|slot| slot == Slot::Card).is_empty() { Ok(None) } else { self.card().map(Some) }
    }

    fn number(&self, wanted: Slot) -> Result<u32, Misunderstood> {
        let word = words(self.slot(|slot| slot == wanted));
        self.phrases.number(&word).ok_or(Misunderstood::NotANumber(word))
    }

    /// Cards of the kinds that were named. Two plain numbers are Fails and Successes.
    fn count(&self, verb: Verb) -> Result<Intent, Misunderstood> {
        let numbers = self.filled.iter().filter(|(slot, _)| *slot == Slot::Number).count();
        let if_any = |wanted| {
            let named = self.filled.iter().any(|(slot, _)| *slot == wanted);
            if named { self.number(wanted).map(Some) } else { Ok(None) }
        };
        let small = |number: Option<u32>| number.map(|number| u8::try_from(number).unwrap_or(u8::MAX));
        let (number, reverses, rogues) = (if_any(Slot::Number)?, if_any(Slot::Reverses)?, if_any(Slot::Rogues)?);
        let told = match verb {
            Verb::Reverses => PartialCount { reverses: small(number), ..PartialCount::default() },
            Verb::Rogues => PartialCount { rogues: small(number), ..PartialCount::default() },
            _ => PartialCount { fails: small(number), reverses: small(reverses), rogues: small(rogues) },
        };
        Ok(Intent::Count { told, successes: if numbers > 1 { Some(self.last_number()?) } else { None } })
    }

    /// The number in the last slot.
    fn last_number(&self) -> Result<u32, Misunderstood> {
        let word = self.filled.last().map(|(_, range)| words(&self.tokens[range.clone()])).unwrap_or_default();
        self.phrases.number(&word).ok_or(Misunderstood::NotANumber(word))
    }

    /// What stands in the slot for words of any kind, or else in the only one, as it was written.
    fn text(&self) -> &str {
        let free = self.slot(|slot| slot == Slot::Text);
        let tokens = if free.is_empty() { self.slot(|_| true) } else { free };
        match (tokens.first(), tokens.last()) {
            (Some(first), Some(last)) => {
                let rest = &self.line[last.span.end..];
                // The full stop of an initial belongs to the name: "Anna R."
                let is_initial = last.word.chars().count() == 1 && last.word.contains(char::is_alphabetic);
                let stop = usize::from(is_initial && rest.starts_with('.'));
                &self.line[first.span.start..last.span.end + stop]
            }
            _ => "",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{BySeat, Seat};
    use crate::language::Language;

    fn understand(language: Language, line: &str) -> Result<Intent, Misunderstood> {
        let names = Names::new(&BySeat::new(["Ana", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned).to_vec()));
        Listener { phrases: &[Phrases::of(language)], names: &names, answers: &[] }.understand(line)
    }

    #[test]
    fn a_number_counts_votes_and_is_no_seat() {
        let (three, two) = (Ok(Intent::Numbered(Verb::Approvals, 3)), Ok(Intent::Numbered(Verb::Reject, 2)));
        for (language, line, votes) in [
            (Language::ENGLISH, "three approve", &three),
            (Language::ENGLISH, "approve 3", &three),
            (Language::ENGLISH, "three votes for it", &three),
            (Language::ENGLISH, "reject two", &two),
            (Language::FRENCH, "approuvé 3", &three),
            (Language::FRENCH, "pour trois", &three),
            (Language::FRENCH, "contre deux", &two),
            (Language::GERMAN, "drei sind dafür", &three),
            (Language::GERMAN, "Pro drei", &three),
            (Language::GERMAN, "2 dagegen", &two),
        ] {
            assert_eq!(understand(language, line), *votes, "{line}");
        }
        let half = Err(Misunderstood::Incomplete(Verb::Vote));
        for (language, line) in [
            (Language::ENGLISH, "approve Ana, 3"),
            (Language::FRENCH, "approuver 1 3"),
            (Language::GERMAN, "Pro Ana und zwei"),
        ] {
            assert_eq!(understand(language, line), half, "{line}");
        }
    }

    #[test]
    fn a_command_cut_short_is_no_bare_answer() {
        let names = Names::new(&BySeat::new(["Ana", "Ben", "Cleo", "Dan", "Eve"].map(str::to_owned).to_vec()));
        let phrases = [Phrases::of(Language::ENGLISH)];
        let listener = Listener { phrases: &phrases, names: &names, answers: &[Verb::Vote] };
        assert_eq!(listener.understand("vote 3"), Err(Misunderstood::Incomplete(Verb::Vote)));
        assert_eq!(listener.understand("3 many"), Err(Misunderstood::NotANumber("many".to_owned())));
    }

    #[test]
    fn one_who_stands_first_votes_alone_and_after_the_verb_for_the_table() {
        let third = Seat::from_number(3).unwrap();
        let alone = Intent::Sent(Verb::Approves, third);
        for (language, line) in [
            (Language::ENGLISH, "seat three approves"),
            (Language::ENGLISH, "Cleo is for it"),
            (Language::FRENCH, "Cleo est pour"),
            (Language::GERMAN, "Platz drei ist dafür"),
            (Language::GERMAN, "Cleo stimmt zu"),
        ] {
            assert_eq!(understand(language, line), Ok(alone.clone()), "{line}");
        }
        let table = Intent::Approve([third].into_iter().collect());
        for (language, line) in [
            (Language::ENGLISH, "approve seat three"),
            (Language::FRENCH, "approuver Cleo"),
            (Language::GERMAN, "Pro Cleo"),
        ] {
            assert_eq!(understand(language, line), Ok(table.clone()), "{line}");
        }
    }
}
