#!/usr/bin/env python3
"""How well a model hears the numbers zero to five of people who recorded them for telephones.

usage: recorded_numbers.py en|fr|de MODEL FOLDER...     Each folder has 0 to 5 of one person, as .wav or .gsm.
French: the folders digits of Debian's asterisk-core-sounds-fr-wav and asterisk-prompt-fr-armelle.
Each number ten times and 300 pairs, among all numbers, all pairs, yes and no: in quiet, in white noise, and where the
same people talk, 10 dB below. Nothing is trained on them.
"""
import json
import os
import sys

import numpy as np
import soundfile
import vosk
from scipy.signal import resample_poly

RATE, FAINT, BELOW_DB, CROWD = 16000, 10, 10, 5
WORDS = {
    'en': 'zero one two three four five yes no', 'fr': 'zéro un deux trois quatre cinq oui non',
    'de': 'null eins zwei drei vier fünf ja nein',
}
GSM = dict(format='RAW', subtype='GSM610', samplerate=8000, channels=1)


def recording(folder, number):
    path = next(path for path in (f'{folder}/{number}.wav', f'{folder}/{number}.gsm') if os.path.exists(path))
    sound, rate = soundfile.read(path, **(GSM if path.endswith('.gsm') else {}))
    sound = resample_poly(sound, RATE, rate) * 32768
    audible = np.flatnonzero(np.abs(sound) > 200)
    return sound[audible[0]:audible[-1]]


def babble(clips, length, chance):
    crowd = np.zeros(length)
    for _ in range(CROWD):
        said = np.zeros(0)
        while len(said) < length:
            clip = clips[chance.randint(len(clips))][2]
            said = np.concatenate([said, clip / np.sqrt((clip ** 2).mean())])
        crowd += said[:length]
    return crowd


def main():
    language, model, *folders = sys.argv[1:]
    vosk.SetLogLevel(-1)
    words = WORDS[language].split()
    clips = [(words[number], folder, recording(folder, number)) for number in range(6) for folder in folders]
    pairs = [f'{one} {other}' for one in words[:6] for other in words[:6]]
    grammar = json.dumps(words[:6] * 3 + pairs + words[6:] * 3 + ['[unk]'] * 8, ensure_ascii=False)
    model = vosk.Model(model)
    for room in ('quiet', 'white noise', 'other voices'):
        chance, recogniser, right = np.random.RandomState(3), vosk.KaldiRecognizer(model, RATE, grammar), {}
        said = [(word, clip) for word, _, clip in clips for _ in range(10)]
        for _ in range(300):
            word, who, first = clips[chance.randint(len(clips))]
            own = [clip for clip in clips if clip[1] == who]
            other, _, second = own[chance.randint(len(own))]
            said.append((f'{word} {other}', np.concatenate([first, np.zeros(chance.randint(2000, 4800)), second])))
        for text, sound in said:
            sound = np.pad(sound, 5000)
            loud = (sound[np.abs(sound) > 200] ** 2).mean()
            if room != 'quiet':
                around = chance.randn(len(sound)) if room == 'white noise' else babble(clips, len(sound), chance)
                sound = sound + around * np.sqrt(loud / (around ** 2).mean() / 10 ** (BELOW_DB / 10))
            sound = sound * min(1, 30000 / np.abs(sound).max()) + chance.randn(len(sound)) * FAINT
            recogniser.AcceptWaveform(np.clip(sound, -32768, 32767).astype('<i2').tobytes())
            heard = json.loads(recogniser.FinalResult())['text']
            right.setdefault(' ' in text, []).append(heard == text)
        told = {'one number': right[False], 'two numbers': right[True]}
        print(room, ', '.join(f'{what} {100 * np.mean(all_of):.1f} % of {len(all_of)}' for what, all_of in told.items()))


main()
