"""Lattice-free maximum mutual information: what was said, against all that could have been said.

A chain model has two outputs for each phone after each other one: for the frame in which it begins, and for those in
which it stays. Which ones they are is read off the finished graph, so no decision tree is needed.
"""
import collections

import numpy as np
import torch

SIL, SIL_WORD, UNKNOWN = 1, 5, 10
SILENCES, GARBAGE = range(1, 6), range(6, 11)


def phone_numbers(path):
    """nonsilence_phones.txt -> {phone with its place in the word: its number}, as utils/prepare_lang.sh numbers them."""
    silences = [phone + place for phone in ('SIL', 'SPN') for place in ('', '_B', '_E', '_I', '_S')]
    others = [line.strip() + place for line in open(path) for place in ('_B', '_E', '_I', '_S')]
    return {phone: number for number, phone in enumerate(['<eps>'] + silences + others)}


def outputs_by_pair(printed_graph, transitions):
    """A graph as fstprint prints it -> {(phone before, phone): (output on entering, output while staying)}"""
    arcs = collections.defaultdict(list)
    for line in open(printed_graph):
        fields = line.split('\t')
        if len(fields) >= 4:
            arcs[int(fields[0])].append((int(fields[1]), int(fields[2])))
    found, seen, todo = {}, {(0, 0)}, [(0, 0)]
    while todo:
        state, before = todo.pop()
        for after, label in arcs[state]:
            phone = before
            if 0 < label <= 2 * len(transitions):
                phone, _, entering, staying = transitions[(label - 1) // 2]
                if label % 2 == 1:
                    assert (after, phone) == (state, before), 'a phone stays'
                    continue
                assert found.setdefault((before, phone), (entering, staying)) == (entering, staying)
            if (after, phone) not in seen:
                seen.add((after, phone))
                todo.append((after, phone))
    return found


class Graphs:
    def __init__(self, phones, pairs, lexicon):
        self.phones, self.pairs, self.lexicon = phones, pairs, lexicon
        usual = collections.defaultdict(collections.Counter)
        for (_, phone), outputs in pairs.items():
            usual[phone][outputs] += 1
        self.usual = {phone: counts.most_common(1)[0][0] for phone, counts in usual.items()}

    def outputs(self, before, phone):
        return self.pairs.get((before, phone)) or self.usual[phone]

    def sayings(self, word):
        if word in ('[unk]', '!SIL'):
            return [[UNKNOWN if word == '[unk]' else SIL_WORD]]
        places = lambda length: ['_S'] if length == 1 else ['_B'] + ['_I'] * (length - 2) + ['_E']
        return [[self.phones[a + b] for a, b in zip(said, places(len(said)))] for said in self.lexicon[word]]

    def can_say(self, words):
        """Whether all their phones stand in the graph, in their places."""
        return all(phone in self.usual for word in words for phones in self.sayings(word) for phone in phones)

    def said(self, words):
        """All ways to say these words, with silence between or without: outputs, steps, and where it may end."""
        entering, staying, steps = [0], [0], []

        def state(before, phone, came_from):
            outputs = self.outputs(before, phone)
            entering.append(outputs[0])
            staying.append(outputs[1])
            steps.extend((origin, len(entering) - 1) for origin in came_from)
            return len(entering) - 1
        ends = [(0, 0), (state(0, SIL, [0]), SIL)]
        for word in words:
            word_ends = []
            for phones in self.sayings(word):
                origins = collections.defaultdict(list)
                for end, before in ends:
                    origins[self.outputs(before, phones[0])].append((end, before))
                here = [state(some[0][1], phones[0], [end for end, _ in some]) for some in origins.values()]
                for before, phone in zip(phones, phones[1:]):
                    here = [state(before, phone, here)]
                word_ends += [(end, phones[-1]) for end in here]
            ends = word_ends + [(state(before, SIL, [end]), SIL) for end, before in word_ends]
        return entering, staying, steps, [end for end, _ in ends]

    def all_that_could_be(self, texts):
        """A bigram of phones as often as in these texts."""
        size = max(self.phones.values()) + 1
        counts = np.zeros((size, size))
        for words in texts:
            before = {0: .3, SIL: .7}
            counts[0, SIL] += .7
            for word in words:
                sayings, after = self.sayings(word), collections.Counter()
                for phones in sayings:
                    for last, share in before.items():
                        counts[last, phones[0]] += share / len(sayings)
                    for pair in zip(phones, phones[1:]):
                        counts[pair] += 1 / len(sayings)
                    counts[phones[-1], SIL] += .35 / len(sayings)
                    after.update({phones[-1]: .65 / len(sayings), SIL: .35 / len(sayings)})
                before = after
        usual = counts.sum(0) + 1
        legal = collections.defaultdict(list)
        for before, phone in self.pairs:
            legal[before].append(phone)
        numbers, moves, first = {}, collections.defaultdict(float), collections.defaultdict(float)
        for before, phones in legal.items():
            weights = counts[before, phones] + 20 * usual[phones] / usual.sum()
            for phone, weight in zip(phones, weights / weights.sum()):
                number = numbers.setdefault((phone, self.outputs(before, phone)), len(numbers))
                (first if before == 0 else moves)[number if before == 0 else (number, before)] += weight
        table = torch.zeros(len(numbers), size)
        for place, weight in moves.items():
            table[place] = weight
        last = torch.zeros(size, len(numbers))
        for (phone, _), number in numbers.items():
            last[phone, number] = 1
        begin = torch.zeros(len(numbers), 1)
        for number, weight in first.items():
            begin[number] = weight
        entering, staying = (torch.tensor([outputs[which] for _, outputs in numbers]) for which in (0, 1))
        return entering, staying, table, last, begin


def forward(step, begin, entering, staying, top, lengths):
    """The logarithm of how likely an utterance is; states x utterances, frame by frame."""
    likely = begin * entering[0]
    total = likely.sum(0) + 1e-30
    likely, log = likely / total, top[0] + total.log()
    for frame in range(1, len(entering)):
        following = torch.addcmul(step(likely) * entering[frame], likely, staying[frame])
        total = following.sum(0).clamp_min(1e-30)
        goes_on = (frame < lengths).float()
        likely = following * (goes_on / total) + likely * (1 - goes_on)
        log = log + goes_on * (total.log() + top[frame])
    return log, likely


def likelihood(told):
    """Utterances x frames x outputs -> outputs x frames x utterances, and what was taken out of each frame."""
    top = told.detach().amax(2, keepdim=True)
    return torch.exp(told - top).permute(2, 1, 0).contiguous(), top[:, :, 0].unbind(1)


def log_of_all(graph, told, lengths):
    entering, staying, table, last, begin = graph
    likely, top = likelihood(told)
    rows = lambda outputs: likely.index_select(0, outputs).unbind(1)
    return forward(lambda now: table @ (last @ now), begin, rows(entering), rows(staying), top, lengths)[0]


def log_of_said(graphs, told, lengths):
    count, size = len(graphs), max(len(graph[0]) for graph in graphs)
    entering, staying = (torch.zeros(size, count, dtype=torch.long) for _ in range(2))
    moves, ends = torch.zeros(count, size, size), torch.zeros(size, count)
    for at, (enters, stays, steps, end) in enumerate(graphs):
        entering[:len(enters), at], staying[:len(stays), at] = torch.tensor(enters), torch.tensor(stays)
        origins, targets = zip(*steps)
        moves[at, targets, origins] = 1
        ends[end, at] = 1
    moves = moves / moves.sum(1, keepdim=True).clamp_min(1)
    likely, top = likelihood(told)
    frames = likely.shape[1]
    rows = lambda outputs: (likely + 1e-12).gather(0, outputs[:, None].expand(size, frames, count)).unbind(1)
    step = lambda now: torch.bmm(moves, now.T[:, :, None])[:, :, 0].T
    start = torch.zeros(size, count)
    start[0] = 1
    log, likely = forward(step, step(start), rows(entering), rows(staying), top, lengths)
    return log + (likely * ends).sum(0).clamp_min(1e-30).log()
