//! What players say to each other: about the game, with names and numbers in it, and single words, to nobody else.

use resistance_narrator::language::Language;

/// Sentences of a table; `{a}` and `{b}` are names, `{n}` is a number.
fn templates(language: Language) -> [&'static str; 14] {
    match language.code() {
        "en" => [
            "I think {a} was lying about the last mission.",
            "Why would {a} vote against a team with {b} on it?",
            "There were {n} fails, so one of you two did it.",
            "I never trusted {a}, and I won't start now.",
            "If {a} goes again, I am going to reject it.",
            "{b} says nothing at all when things go wrong.",
            "Can somebody pass me the crisps, please?",
            "We have {n} chances left, don't waste them.",
            "Hello {a}, are you still with us?",
            "The narrator has a nice voice today.",
            "Let me think about it for a moment.",
            "{a} and {b} always vote the same way.",
            "My sister played this with {n} people at Christmas.",
            "No way, that was not me, I swear.",
        ],
        "fr" => [
            "Je crois que {a} a menti sur la dernière mission.",
            "Pourquoi {a} voterait contre une équipe avec {b} ?",
            "Il y a eu {n} échecs, donc c'est forcément l'un de vous.",
            "Je n'ai jamais fait confiance à {a}.",
            "Si {a} y retourne, moi je refuse.",
            "{b} ne dit plus rien depuis tout à l'heure.",
            "Quelqu'un peut me passer les chips ?",
            "Il nous reste {n} tours, ne les gâchons pas.",
            "Bonjour {a}, tu es toujours avec nous ?",
            "Le narrateur a une jolie voix ce soir.",
            "Laissez-moi réfléchir une minute.",
            "{a} et {b} votent toujours pareil.",
            "Ma sœur y a joué à {n} pour Noël.",
            "Mais non, ce n'était pas moi, je le jure.",
        ],
        "de" => [
            "Ich glaube, {a} hat bei der letzten Mission gelogen.",
            "Warum stimmt {a} gegen ein Team mit {b}?",
            "Da waren {n} Fehlschläge, einer von euch war das.",
            "Ich habe {a} noch nie getraut.",
            "Wenn {a} wieder mitgeht, bin ich nicht dabei.",
            "{b} sagt schon die ganze Zeit gar nichts mehr.",
            "Kann mir mal jemand die Chips geben?",
            "Wir haben noch {n} Versuche, verschenkt sie nicht.",
            "Hallo {a}, bist du noch da?",
            "Der Erzähler hat heute eine schöne Stimme.",
            "Lasst mich kurz darüber nachdenken.",
            "{a} und {b} stimmen immer gleich.",
            "Meine Schwester hat das an Weihnachten zu {n} gespielt.",
            "Nein, das war ich nicht, ich schwöre es.",
        ],
        code => panic!("no talk in {code}"),
    }
}

/// Talk made of short single words, which is taken for an answer most easily.
pub fn short(language: Language) -> [&'static str; 15] {
    match language.code() {
        "en" => [
            "Okay.",
            "Go on then.",
            "No way!",
            "Two of us.",
            "Wow.",
            "{a}!",
            "Right.",
            "Well, well.",
            "Oh, come on.",
            "{a}? {b}?",
            "Free?",
            "So what?",
            "For you?",
            "Fine.",
            "Hm, one of them.",
        ],
        "fr" => [
            "D'accord.",
            "Vas-y.",
            "Ah non !",
            "Nous deux.",
            "Oh là là.",
            "{a} !",
            "Bien.",
            "Bon, bon.",
            "Allez !",
            "{a} ? {b} ?",
            "Ouais.",
            "Et alors ?",
            "Pour toi ?",
            "Tiens.",
            "Hum, l'un d'eux.",
        ],
        "de" => [
            "Okay.",
            "Na los.",
            "Nie im Leben!",
            "Wir zwei.",
            "Wow.",
            "{a}!",
            "Genau.",
            "Na ja.",
            "Ach, komm.",
            "{a}? {b}?",
            "Frei?",
            "Na und?",
            "Für dich?",
            "Gut.",
            "Hm, einer von denen.",
        ],
        code => panic!("no talk in {code}"),
    }
}

/// One thing after the other that is said, something short after each sentence, for as long as anybody listens.
pub fn said(language: Language, names: &[&str]) -> impl Iterator<Item = String> {
    sentences(language, names).enumerate().flat_map(move |(at, sentence)| {
        let (one, other) = (names[at / 15 % names.len()], names[(at / 15 + 1) % names.len()]);
        let word = short(language)[at % 15].replace("{a}", one).replace("{b}", other);
        [sentence, word]
    })
}

/// Sentence after sentence, for as long as anybody listens.
pub fn sentences(language: Language, names: &[&str]) -> impl Iterator<Item = String> {
    (0usize..).map(move |at| {
        let text = templates(language)[at % 14];
        let (one, other) = (names[at / 14 % names.len()], names[(at / 3 + 1) % names.len()]);
        text.replace("{a}", one).replace("{b}", other).replace("{n}", &(1 + at / 5 % 5).to_string())
    })
}
