#!/usr/bin/env python3
"""Short words as people say them to the narrator: numbers, answers, names, and words that mean nothing to it.

usage: short_words.py en|fr|de WORK COUNT      Adds utterances to utts.tsv; comes after the text step.
"""
import random
import sys

LANGUAGE, WORK, COUNT = sys.argv[1], sys.argv[2], int(sys.argv[3])
NUMBERS, BETWEEN, ANSWERS = {
    'en': ('zero one two three four five six seven eight nine ten', 'to',
           'yes no yes no confirm cancel stop undo repeat help status ready done'),
    'fr': ('zéro un deux trois quatre cinq six sept huit neuf dix', 'à',
           'oui non oui non confirmer annuler stop défaire répéter aide statut prêt aucun échec pour contre'),
    'de': ('null eins zwei drei vier fünf sechs sieben acht neun zehn', 'zu',
           'ja nein ja nein bestätigen abbrechen stopp rückgängig wiederholen hilfe status fertig keine fehlschlag dafür '
           'dagegen'),
}[LANGUAGE]
NUMBERS, ANSWERS = NUMBERS.split(), ANSWERS.split()
# Of other words so many carry the label of garbage, so that garbage sounds like words too.
GARBAGE = .3
chance = random.Random(15)
phones = {}
for line in open(f'{WORK}/dict/lexicon.txt'):
    word, *said = line.split()
    phones.setdefault(word, said)
short = sorted(word for word in phones if word.isalpha() and len(phones[word]) <= 4 and len(word) <= 6)
names = sorted(word for word in phones if word.isalpha() and 3 < len(word) < 9)
small = lambda: chance.choice(NUMBERS[:6])
KINDS = [
    (22, lambda: [small()]), (10, lambda: [chance.choice(NUMBERS)]), (22, lambda: [small(), small()]),
    (4, lambda: [small(), small(), small()]), (8, lambda: [small(), BETWEEN, small()]),
    (9, lambda: [chance.choice(ANSWERS)]), (2, lambda: [ANSWERS[1], small(), small()]),
    (15, lambda: [chance.choice(short)]), (8, lambda: [chance.choice(names), chance.choice(names)]),
]
known = set(NUMBERS) | set(ANSWERS) | {BETWEEN}
with open(f'{WORK}/utts.tsv', 'a') as file:
    for number in range(COUNT):
        words = chance.choices([make for _, make in KINDS], [weight for weight, _ in KINDS])[0]()
        labels = [word if word in known or chance.random() > GARBAGE else '[unk]' for word in words]
        file.write(f'u{20000 + number}\tshort\t{" ".join(words)}\t{" ".join(labels)}\n')
