//! Whether something may be, and what would be: rules in one sentence.

use super::Asked;
use crate::game::Module;
use crate::game::edition::Direction;
use crate::language::Message;
use crate::language::meaning::Meaning;
use protocol::question::Question;

impl Asked<'_> {
    pub(super) fn whether(&self) -> Option<Message> {
        use Meaning::{
            Again, Choice, Fail, Know, Leader, Loyal, May, Me, Mission, Need, Show, Spies, Talk, Team, Tie, Together,
            Token, Vote, Way, Whether,
        };
        let told = |key| Some(Message::new(key));
        match () {
            () if self.has(Meaning::Abstain) => told("fact-abstain"),
            () if self.has(Tie) => told("fact-tie"),
            () if self.has(Meaning::Win)
                && self.has_one(&[Meaning::Doubt, Meaning::Next, Meaning::Success, Fail])
                && !self.is_at_end()
                && !self.has(Meaning::HowMany)
                && !self.says_a_number() =>
            {
                self.would_win()
            }
            // "Have the spies won yet?"
            () if self.has(Meaning::Win)
                && self.has_one(&[Spies, Loyal])
                && !self.has_one(&[Meaning::What, Meaning::HowMany, Mission, May])
                && !self.is_at_end() =>
            {
                Some(self.score())
            }
            () if self.has(Vote)
                && self.has(May)
                && self.has_one(&[Meaning::For, Meaning::Against])
                && self.has_one(&[Me, Leader, Team])
                && self.is_plain() =>
            {
                told("fact-spies-vote")
            }
            () if self.has(May) && self.has(Meaning::Keep) && self.is_giving() => told("fact-give"),
            () if self.has(May) && self.has(Show) && self.is_accused() => told("fact-accused-shows"),
            () if self.question == Question::Mission
                && !self.has(Meaning::HowMany)
                && self.has_one(&[May, Whether, Need, Choice])
                && self.seat().is_none()
                && !self.has_one(&[Fail, Spies, Loyal, Vote, Team, Leader]) =>
            {
                told("fact-targeting")
            }
            () if self.question == Question::Trap
                && !self.has(Meaning::What)
                && self.has(Meaning::Card)
                && self.seat().is_none()
                && !self.has_one(&[Meaning::Who, Meaning::Show]) =>
            {
                told("fact-set-aside")
            }
            () if self.question == Question::Count
                && self.has(Meaning::Card)
                && self.has_one(&[Meaning::What, Meaning::WhatNow])
                && self.has_one(&[Meaning::Rest, Meaning::Not]) =>
            {
                told("fact-unplayed")
            }
            () if self.asks_if() && self.is_turned_down() && self.is_before_the_vote() && !self.says_a_number() => {
                self.after_a_rejection()
            }
            () if self.asks_if() && self.has_one(&[Meaning::Passed, Meaning::For]) && !self.is_turned_down() => {
                told("fact-after-approval")
            }
            () if self.is_sought()
                && self.seat().is_none()
                && self.has_one(&[Meaning::Mistake, Meaning::Doubt, Meaning::HowMany]) =>
            {
                told("rules-avalon-end")
            }
            () if self.is_sought() && self.has(Talk) => told("rules-avalon-end"),
            () if self.is_accused() && !self.asks_if() && !self.has(Whether) => None,
            () if self.is_accused() && self.has(Loyal) => told("fact-accused-shield"),
            () if self.is_accused() && self.has(Spies) => told("fact-accused-hydra"),
            () if self.is_giving() && self.has_one(&[Meaning::Handed, Meaning::Both, Again]) => told("fact-give"),
            () if self.has(Meaning::Rejections) && self.is_no_confidence() => told("fact-no-confidence-counts"),
            () if self.is_holding()
                && self.has_one(&[Meaning::Card, Meaning::Use, Meaning::Keep])
                && self.has_one(&[Meaning::Next, Meaning::Doubt, Again])
                && !(self.has(Meaning::What) && self.has_one(&[Meaning::Does, Meaning::Use])) =>
            {
                told("fact-card-used")
            }
            () if self.has(Meaning::What) && self.has(Vote) && self.has(Meaning::Before) => self.last_vote(),
            () if self.has(Meaning::What)
                && self.has(Meaning::Refused)
                && self.is_before_the_vote()
                && !self.says_a_number() =>
            {
                self.after_a_rejection()
            }
            () if self.has(Way) && self.has_one(&[Leader, Token]) => {
                told(match self.table.record.setup().edition.book().direction {
                    Direction::Left => "fact-left",
                    Direction::Right => "fact-right",
                })
            }
            () if self.has(Vote) && self.has(Together) => told("fact-vote-together"),
            () if self.has(Vote) && self.has(Leader) && self.has_one(&[Meaning::For, Meaning::Against]) => {
                self.is_plain().then(|| Message::new("fact-spies-vote"))
            }
            () if self.has(Vote) && (self.has(Leader) || self.has(May) && self.seat().is_some()) => {
                told("fact-leader-votes")
            }
            () if self.has(Spies) && self.has(Know) && self.is_plain() => {
                let blind = self.table.record.setup().modules.contains(Module::BlindSpies);
                told(if blind { "fact-spies-blind" } else { "fact-spies-know" })
            }
            () if self.has_one(&[Vote, Meaning::For, Meaning::Against])
                && self.has(Spies)
                && self.has_one(&[May, Whether])
                && self.is_plain() =>
            {
                told("fact-spies-vote")
            }
            () if self.has_one(&[Fail, Meaning::Success])
                && self.has(Spies)
                && self.has_one(&[May, Whether])
                && self.is_plain() =>
            {
                told("fact-spies-may")
            }
            () if self.has(Fail)
                && self.has(Loyal)
                && self.has_one(&[May, Whether, Meaning::Doubt])
                && self.is_plain_or_avalon() =>
            {
                told("fact-loyal-must")
            }
            () if self.has(Fail) && self.says_two() && self.has(Meaning::Doubt) && self.takes_one_fail() => {
                told("fact-fails-do-not-add")
            }
            () if self.has(Fail) && self.has_one(&[Need, Whether]) => self.fails_needed(),
            () if self.has(Again) && matches!(self.question, Question::Examination { .. }) => {
                told("fact-examined-once")
            }
            () if self.has(May) && self.has(Again) && self.has_one(&[Mission, Team, Choice, Meaning::People]) => {
                told("fact-again")
            }
            () if self.has(May)
                && self.has_one(&[Me, Leader])
                && (self.has_one(&[Mission, Team, Meaning::Along])
                    || self.has(Leader) && self.has(Choice)
                    || self.question == Question::Team && self.has(Meaning::Naming)) =>
            {
                told("fact-leader-may-go")
            }
            () if self.has(May) && self.has_one(&[Show, Talk]) && !self.is_at_end() && !self.is_accused() => {
                told("rules-aim-talk")
            }
            () if self.has(Meaning::What) && self.has(Leader) && self.question == Question::Team => {
                told(match self.table.record.setup().edition.book().direction {
                    Direction::Left => "rules-leader-left",
                    Direction::Right => "rules-leader-right",
                })
            }
            () if self.has(Meaning::Rejections) && !self.has_one(&[Meaning::What, Meaning::Doubt, May]) => {
                Some(self.track())
            }
            () if self.has(Mission)
                && self.has_one(&[Meaning::What, Meaning::Who])
                && !self.has(Token)
                && self.seat().is_none() =>
            {
                let mission = self.game.mission()?;
                let told = Message::new("fact-mission-now").number("mission", mission.number());
                Some(told.number("size", self.game.team_size(mission)))
            }
            () => None,
        }
    }
}
