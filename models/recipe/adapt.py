#!/usr/bin/env python3
"""Trains a finished starter model further, where others talk and words are short; PyTorch, no Kaldi, one core.

usage: adapt.py WORK --model FOLDER --out final.mdl [--steps 430]
WORK has dict/, utts.tsv and raw/ of the recipe, with short_words.py after the text step, and graph.txt, which is
graph/HCLr.fst as fstprint prints it. Only the network changes: the graph and the words stay as they are.
"""
import argparse
import math
import random
import time

import numpy as np
import torch

import rooms
from lfmmi import GARBAGE, SILENCES, Graphs, log_of_all, log_of_said, outputs_by_pair, phone_numbers
from network import Network, SHIFT, FRAME

OPTIONS = argparse.ArgumentParser()
OPTIONS.add_argument('work')
OPTIONS.add_argument('--model', required=True)
OPTIONS.add_argument('--out', required=True)
OPTIONS.add_argument('--steps', type=int, default=430)
OPTIONS.add_argument('--rate', type=float, nargs=2, default=(2e-4, 1e-5), help='of learning, first and last')
OPTIONS.add_argument('--margin', type=float, nargs=2, default=(.08, .05), help='of words over silence and over garbage')
OPTIONS.add_argument('--save-every', type=int, default=120, help='steps')
# So many frames at once, so many utterances sorted by length, and so many steps in the mean that is kept.
BATCH, SORTED, MEAN = 9000, 640, 60
# How much outputs are kept small, as in Kaldi.
SMALL = 5e-5


class Spoken(torch.utils.data.IterableDataset):
    def __init__(self, work, graphs, utterances):
        self.work, self.graphs, self.utterances = work, graphs, utterances

    def __iter__(self):
        epoch = 0
        while True:
            chance = random.Random(1000 + epoch)
            for batch in self.batches(chance):
                yield self.heard(batch, epoch)
            epoch += 1

    def batches(self, chance):
        left = self.utterances[:]
        chance.shuffle(left)
        for first in range(0, len(left), SORTED):
            some, batches = [], []
            for name, labels in sorted(left[first:first + SORTED], key=lambda one: rooms.size(self.work, one[0])):
                frames = rooms.size(self.work, name) / 320 + 60
                if some and frames * (len(some) + 1) > BATCH:
                    batches.append(some)
                    some = []
                some.append((name, labels))
            chance.shuffle(batches)
            yield from batches + [some]

    def heard(self, batch, epoch):
        sounds = [(rooms.heard(name, (int(name[1:]) * 1009 + epoch * 7919 + 1) % 2**31), labels) for name, labels in batch]
        sounds = [(sound, labels) for sound, labels in sounds if sound is not None]
        longest = max(len(sound) for sound, _ in sounds)
        samples = torch.tensor(np.stack([np.pad(sound, (0, longest - len(sound))) for sound, _ in sounds]))
        lengths = torch.tensor([((len(sound) - FRAME) // SHIFT + 3) // 3 for sound, _ in sounds])
        return samples, lengths, [self.graphs.said(labels) for _, labels in sounds]


def masks(count):
    """Some bands of some utterances are not heard at all."""
    mask = torch.ones(count, 1, 30)
    for at in range(count):
        width = random.randint(1, 8)
        first = random.randint(0, 30 - width)
        mask[at, 0, first:first + width] = random.random() < .6
    return mask


def main():
    options = OPTIONS.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(1)
    random.seed(1)
    network = Network(f'{options.model}/am/final.mdl')
    lexicon = {}
    for line in open(f'{options.work}/dict/lexicon.txt'):
        word, *phones = line.split()
        lexicon.setdefault(word, []).append(phones)
    pairs = outputs_by_pair(f'{options.work}/graph.txt', network.transitions)
    graphs = Graphs(phone_numbers(f'{options.work}/dict/nonsilence_phones.txt'), pairs, lexicon)
    utterances = [one for one in rooms.utterances(options.work) if graphs.can_say(one[1])]
    everything = graphs.all_that_could_be([labels for _, labels in utterances])
    held_out, rest = utterances[50::100], [one for at, one in enumerate(utterances) if at % 100 != 50]
    spoken = Spoken(options.work, graphs, rest)
    margin = torch.zeros(len(network.weights['output_affine_b']))
    for phone, _, *outputs in network.transitions:
        margin[outputs] = options.margin[0] if phone in SILENCES else options.margin[1] if phone in GARBAGE else 0.

    def objective(samples, lengths, said, mask=None):
        told = network(network.features(samples), mask)
        return log_of_said(said, told, lengths) - log_of_all(everything, told + margin, lengths), told
    held = [spoken.heard(held_out[at:at + 24], 0) for at in range(0, len(held_out), 24)]

    def on_held():
        with torch.no_grad():
            parts = [(objective(*part)[0].sum().item(), part[1].sum().item()) for part in held]
        return sum(value for value, _ in parts) / sum(frames for _, frames in parts)
    weights = list(network.parameters())
    mean = [weight.detach().clone() for weight in weights]

    def save(path):
        own = [weight.detach().clone() for weight in weights]
        with torch.no_grad():
            for weight, kept in zip(weights, mean):
                weight.copy_(kept)
            network.write(path)
            print(f'{path}: {on_held():.4f} on what was held out', flush=True)
            for weight, kept in zip(weights, own):
                weight.copy_(kept)
    print(f'{len(rest)} utterances, {on_held():.4f} on what was held out', flush=True)
    optimiser = torch.optim.Adam(weights, betas=(.9, .99))
    begin = time.time()
    heard = torch.utils.data.DataLoader(spoken, batch_size=None, num_workers=1, prefetch_factor=6)
    for step, (samples, lengths, said) in zip(range(1, options.steps + 1), heard):
        done = step / options.steps
        first, last = options.rate
        rate = (last + (first - last) * .5 * (1 + math.cos(math.pi * done))) * min(1, step / 30)
        for group in optimiser.param_groups:
            group['lr'] = rate
        value, told = objective(samples, lengths, said, masks(len(samples)))
        loss = SMALL * (told ** 2).mean() - value.sum() / lengths.sum()
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(weights, 1.)
        optimiser.step()
        with torch.no_grad():
            for kept, weight in zip(mean, weights):
                kept.lerp_(weight, 1 / min(step + 1, MEAN))
        if step % 50 == 0:
            print(f'{(time.time() - begin) / 60:.1f} minutes, {step} steps, {value.sum() / lengths.sum():.3f}', flush=True)
        if step % options.save_every == 0:
            save(f'{options.out}.{step}')
    save(options.out)


if __name__ == '__main__':
    main()
