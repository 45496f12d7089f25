//! What lines of a reveal tell people to do, in the words that [`obey`](super::obeying::obey) knows. What they do not
//! have to do is left as it is.

use resistance_narrator::language::Language;

/// Orders, longest first where one begins like another.
const FRENCH: [(&str, &str); 30] = [
    ("Tout le monde ferme les yeux et tend le poing devant soi", "Everybody, close your eyes and hold out a fist"),
    ("Gardez les yeux fermés tant que je ne vous dis pas de les ouvrir", "Keep them like that"),
    ("Tout le monde peut ouvrir les yeux", "Everybody, open your eyes"),
    ("Tout le monde replie le pouce dans le poing", "Everybody, tuck in your thumb"),
    ("Refermez les yeux", "Close your eyes"),
    ("ferme les yeux", "close your eyes"),
    ("ouvrez les yeux", "open your eyes"),
    ("ouvre les yeux", "open your eyes"),
    ("levez le pouce", "raise a thumb each"),
    ("lève le pouce", "raise your thumb"),
    ("repliez le pouce", "tuck in your thumbs"),
    ("replie le pouce", "tuck in your thumb"),
    ("Tous les sbires de Mordred", "All Minions of Mordred"),
    (" sauf ", " except "),
    ("Perceval", "Percival"),
    ("Morgane", "Morgana"),
    ("Obéron", "Oberon"),
    ("Étape ", "Part "),
    ("touchent chaque pion qui arrive, pour le reconnaître", "feel every token that comes"),
    ("touche chaque pion qui arrive, pour le reconnaître", "feels every token that comes"),
    (", prends le pion posé", ", take the token"),
    ("Votre pion vous est revenu", "Everybody has their own token again"),
    ("Une place", "One place"),
    ("Deux places", "Two places"),
    ("Trois places", "Three places"),
    ("Quatre places", "Four places"),
    ("Cinq places", "Five places"),
    ("Sept places", "Seven places"),
    ("Huit places", "Eight places"),
    ("Neuf places", "Nine places"),
];

const GERMAN: [(&str, &str); 31] = [
    ("Alle: Augen zu, und streckt eine Faust nach vorn", "Everybody, close your eyes and hold out a fist"),
    ("Lasst die Augen zu, bis ich euch rufe", "Keep them like that"),
    ("Alle: Augen auf", "Everybody, open your eyes"),
    ("Alle: Daumen einklappen, wieder eine Faust", "Everybody, tuck in your thumb"),
    ("Augen wieder zu", "Close your eyes"),
    ("Augen zu", "close your eyes"),
    ("Augen auf", "open your eyes"),
    ("Hebt eure Daumen", "raise a thumb each"),
    ("Heb deinen Daumen", "raise your thumb"),
    ("Klappt eure Daumen ein", "tuck in your thumbs"),
    ("Klapp deinen Daumen ein", "tuck in your thumb"),
    ("Jetzt sind alle close your eyes", "That is how it should be"),
    ("Alle Schergen Mordreds", "All Minions of Mordred"),
    (" außer ", " except "),
    ("Parzival", "Percival"),
    ("Meuchelmörder", "Assassin"),
    ("Durchgang ", "Part "),
    ("tasten jeden Marker ab, der kommt", "feel every token that comes"),
    ("tastet jeden Marker ab, der kommt", "feels every token that comes"),
    (", nimm den Marker", ", take the token"),
    ("Alle haben wieder ihren eigenen Marker", "Everybody has their own token again"),
    ("Ein Platz", "One place"),
    ("Zwei Plätze", "Two places"),
    ("Drei Plätze", "Three places"),
    ("Vier Plätze", "Four places"),
    ("Fünf Plätze", "Five places"),
    ("Sechs Plätze", "Six places"),
    ("Sieben Plätze", "Seven places"),
    ("Acht Plätze", "Eight places"),
    ("Neun Plätze", "Nine places"),
    ("Zehn Plätze", "Ten places"),
];

/// The line with its orders in English.
pub fn in_english(language: Language, line: &str) -> String {
    let orders: &[(&str, &str)] = match language.code() {
        "fr" => &FRENCH,
        "de" => &GERMAN,
        _ => &[],
    };
    orders.iter().fold(line.to_owned(), |line, (own, english)| line.replace(own, english))
}
