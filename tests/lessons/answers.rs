//! What somebody answers in each lesson who has understood it.

use resistance_narrator::game::{PlotCard, Seat, SeatSet};
use resistance_narrator::language::{Intent, Verb};

/// A lesson, and what is answered in it, step by step.
pub struct Answered {
    pub id: &'static str,
    pub steps: Vec<Vec<Intent>>,
}

fn seat(number: u32) -> Seat {
    Seat::from_number(number).unwrap()
}

fn seats(numbers: &[u32]) -> SeatSet {
    numbers.iter().map(|number| seat(*number)).collect()
}

fn team(numbers: &[u32]) -> Vec<Intent> {
    vec![Intent::Propose(seats(numbers))]
}

fn says(verb: Verb) -> Vec<Intent> {
    vec![Intent::Plain(verb)]
}

fn next() -> Vec<Intent> {
    says(Verb::Next)
}

fn about(verb: Verb, player: u32) -> Vec<Intent> {
    vec![Intent::About(verb, seat(player))]
}

fn confirmed(verb: Verb, player: u32) -> Vec<Intent> {
    vec![Intent::About(verb, seat(player)), Intent::Plain(Verb::Confirm)]
}

fn vote(approve: u32, reject: u32) -> Vec<Intent> {
    vec![Intent::Vote { approve, reject }]
}

fn fails(number: u8) -> Vec<Intent> {
    vec![Intent::fails(number)]
}

fn roll_call() -> Vec<Intent> {
    let (yes, no) = (Intent::Opens(Verb::Approve), Intent::Opens(Verb::Reject));
    // Cleo, Dan, Eve, Ana, Ben.
    vec![Intent::Plain(Verb::RollCall), yes.clone(), no.clone(), yes.clone(), yes, no]
}

pub fn all() -> Vec<Answered> {
    let card = PlotCard::NoConfidence;
    let lesson = |id, steps| Answered { id, steps };
    vec![
        lesson(
            "table",
            vec![next(), next(), next(), next(), next(), next(), says(Verb::Ready), says(Verb::LayAgain)],
        ),
        lesson("round", vec![next(), team(&[1, 3]), vote(3, 2), fails(0), says(Verb::Status), says(Verb::Score)]),
        lesson(
            "words",
            vec![
                says(Verb::Who),
                team(&[2, 4, 5]),
                says(Verb::Undo),
                vec![Intent::VotesOf(seat(1))],
                says(Verb::Repeat),
                says(Verb::Help),
            ],
        ),
        lesson(
            "voting",
            vec![
                says(Verb::WhoGoes),
                vote(2, 3),
                vec![Intent::Reject(seats(&[4]))],
                roll_call(),
                says(Verb::ApproveAll),
            ],
        ),
        lesson("mission", vec![fails(1), fails(0), says(Verb::ScoreFull), says(Verb::Rejections)]),
        lesson(
            "reveal",
            vec![
                next(),
                vec![Intent::Plain(Verb::Start), Intent::Plain(Verb::Pause)],
                vec![Intent::Plain(Verb::Again), Intent::Plain(Verb::Skip)],
                next(),
            ],
        ),
        lesson(
            "plot",
            vec![
                vec![Intent::DrawCard(card)],
                vec![Intent::Give { card: Some(card), to: seat(3) }],
                vec![Intent::Explain(card)],
                vec![Intent::Use { by: Some(seat(3)), card: Some(card), on: None }],
                says(Verb::Holders),
            ],
        ),
        lesson("accessible", vec![next(), vec![Intent::Mission(2)], team(&[1, 2, 3]), next()]),
        lesson("widerstand", vec![next(), vec![Intent::Plain(Verb::Start), Intent::Plain(Verb::Skip)]]),
        lesson("resistance-2020", vec![about(Verb::Trap, 2), about(Verb::Examine, 3), next()]),
        lesson(
            "winter-soldier",
            vec![about(Verb::CaptainAmerica, 1), next(), confirmed(Verb::Accuse, 4), says(Verb::ShownHydra), next()],
        ),
        lesson("avalon", vec![next(), next(), confirmed(Verb::Assassinate, 2), says(Verb::Wrong)]),
        lesson(
            "forum",
            vec![
                team(&[1, 3]),
                vec![Intent::Sent(Verb::Approves, seat(2))],
                vec![Intent::Sent(Verb::OrdersSupport, seat(1))],
                says(Verb::Missing),
            ],
        ),
        lesson(
            "keys",
            vec![
                says(Verb::Slower),
                says(Verb::Faster),
                says(Verb::Stop),
                says(Verb::Older),
                says(Verb::Brief),
                says(Verb::Score),
                says(Verb::Keys),
            ],
        ),
        lesson("voice", vec![says(Verb::EarsPush), says(Verb::Score), team(&[1, 2]), says(Verb::EarsOff)]),
        lesson("phones", vec![about(Verb::Headset, 1), says(Verb::Phones), about(Verb::Free, 2), next()]),
    ]
}
