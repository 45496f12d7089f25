"""Utterances as somebody may have said them in some room: each time in another way, and often where others talk."""
import os

import numpy as np
from scipy.signal import lfilter

import augment

RATE, LONGEST = 16000, 7 * 16000


def utterances(work):
    """[(id, labels)], and some of noise alone."""
    spoken = {file[:-4] for file in os.listdir(f'{work}/raw')}
    found = []
    for line in open(f'{work}/utts.tsv'):
        name, _, _, labels = line.rstrip('\n').split('\t')
        if name in spoken:
            found.append((name, labels.split()))
    return found + [(f'n{number:05d}', ['!SIL']) for number in range(1200)]


def size(work, name):
    return 40000 if name[0] == 'n' else os.path.getsize(f'{work}/raw/{name}.wav')


def breath(length, chance):
    noise = lfilter([1, -chance.uniform(.3, .9)], [1, -chance.uniform(-.2, .6)], chance.randn(length))
    shaped = noise * np.hanning(length) ** chance.uniform(.5, 2)
    return (shaped / (shaped.std() + 1e-6)).astype(np.float32)


def noise(chance):
    length = int(RATE * chance.uniform(.5, 1.6))
    sound = np.zeros(length, np.float32)
    if chance.rand() < .8:
        sound = sound + augment.colour(length, chance) / 3
    if chance.rand() < .4:
        sound = sound + augment.knocks(length, chance) * chance.uniform(.5, 3)
    for _ in range(chance.randint(0, 3)):
        size = int(RATE * chance.uniform(.06, .4))
        at = chance.randint(0, length - size)
        sound[at:at + size] += breath(size, chance) * chance.uniform(.05, .5)
    if chance.rand() < .8:
        sound = augment.eq(np.asarray(sound, np.float32), chance, chance.uniform(2, 9))
    return sound / (np.abs(sound).max() + 1e-6) * 10 ** (-chance.uniform(6, 50) / 20)


def speech(name, chance):
    sound = augment.load_raw(name, chance)
    if sound is None or len(sound) > LONGEST:
        return None
    sound = sound / (np.abs(sound).max() + 1e-9)
    # Whoever records one word begins late or ends early now and then.
    if chance.rand() < .05:
        sound = sound[400 + chance.randint(0, 400):]
    if chance.rand() < .05:
        sound = sound[:-600 - chance.randint(0, 500)]
    if len(sound) < RATE // 10:
        return None
    quiet = lambda: np.zeros(int(RATE * chance.choice([chance.uniform(.02, .15), chance.uniform(.1, .5)])), np.float32)
    sound = np.concatenate([quiet(), sound, quiet()])
    if chance.rand() < .25:
        size = min(int(RATE * chance.uniform(.06, .35)), len(sound) // 2)
        at = 0 if chance.rand() < .5 else len(sound) - size
        sound[at:at + size] += breath(size, chance) * 10 ** (-chance.uniform(26, 46) / 20)
    if chance.rand() < .8:
        sound = augment.eq(sound, chance, chance.uniform(2, 9))
    if chance.rand() < .4:
        sound = augment.room(sound, chance)
    around = chance.rand()
    if around < .25:
        sound = augment.mix(sound, augment.colour(len(sound), chance), chance.uniform(4, 32))
    elif around < .53:
        sound = augment.mix(sound, augment.babble(len(sound), chance, chance.randint(3, 7)), chance.uniform(5, 24))
    elif around < .60:
        sound = augment.mix(sound, augment.knocks(len(sound), chance), chance.uniform(0, 20))
    elif around < .67:
        sound = augment.mix(sound, augment.babble(len(sound), chance, 1), chance.uniform(16, 30))
    if chance.rand() < .15:
        sound = augment.narrow(sound, chance)
    loudest = np.abs(sound).max() + 1e-9
    if chance.rand() < .06:
        sound = np.clip(sound / loudest, -chance.uniform(.2, .7), 1)
        loudest = np.abs(sound).max()
    return sound / loudest * 10 ** (-chance.uniform(0, 26) / 20) * .98


def heard(name, seed):
    """Samples of 16 bits; none if the utterance is too long or too short."""
    chance = np.random.RandomState(seed)
    sound = noise(chance) if name[0] == 'n' else speech(name, chance)
    if sound is None:
        return None
    # Before and after the recording there is nothing but the noise that the narrator lays under all that it hears.
    around = [np.zeros(int(RATE * chance.uniform(0, .35)) if chance.rand() < .6 else 0) for _ in range(2)]
    sound = np.concatenate([around[0], sound, around[1]])
    floor = chance.choice([0, 30, 150, 150, 150, 150])
    return (np.clip(sound, -1, 1) * 32767 + chance.uniform(-floor, floor + 1e-6, len(sound))).astype(np.float32)
