"""The network of a starter model in PyTorch: read from its file, and put back into it."""
import numpy as np
import torch
import torch.nn.functional as F

from kaldi_file import read

FRAME, SHIFT, FFT, MELS, RATE = 400, 160, 512, 30, 16000
# So many frames before and after one decide what is told of it.
CONTEXT = 19


class Features(torch.nn.Module):
    """MFCCs as Kaldi makes them (mfcc.conf), of samples of 16 bits."""

    def __init__(self):
        super().__init__()
        mel = lambda hertz: 1127 * np.log(1 + hertz / 700)
        edges = np.linspace(mel(60.), mel(7200.), MELS + 2)
        at = mel(np.arange(FFT // 2 + 1) * RATE / FFT)[:, None]
        rise, fall = (at - edges[:-2]) / (edges[1:-1] - edges[:-2]), (edges[2:] - at) / (edges[2:] - edges[1:-1])
        bank = np.maximum(np.minimum(rise, fall), 0)
        window = (.5 - .5 * np.cos(2 * np.pi * np.arange(FRAME) / (FRAME - 1))) ** .85
        rows, columns = np.arange(MELS)[:, None], np.arange(MELS)[None]
        dct = np.sqrt(2 / MELS) * np.cos(np.pi / MELS * (columns + .5) * rows)
        dct[0] = np.sqrt(1 / MELS)
        lifter = 1 + 11 * np.sin(np.pi * rows / 22)
        for name, table in (('bank', bank), ('window', window), ('dct', (dct * lifter).T.copy())):
            self.register_buffer(name, torch.tensor(table, dtype=torch.float32))

    def forward(self, samples):
        frames = samples.unfold(1, FRAME, SHIFT)
        frames = frames - frames.mean(2, keepdim=True)
        before = torch.cat([frames[:, :, :1], frames[:, :, :-1]], 2)
        power = torch.fft.rfft((frames - .97 * before) * self.window, FFT).abs() ** 2
        return torch.log((power @ self.bank).clamp_min(1.1920929e-7)) @ self.dct


class Network(torch.nn.Module):
    def __init__(self, path):
        super().__init__()
        self.data, self.transitions, components = read(path)
        self.features, self.weights, self.places = Features(), torch.nn.ParameterDict(), {}
        self.offsets = {name: fields['offsets'] for name, fields in components.items() if 'offsets' in fields}
        table = lambda numbers: torch.tensor(np.array(numbers, np.float32))
        for name, fields in components.items():
            key = name.replace('.', '_')
            if fields['kind'] == 'BatchNormComponent':
                scale = fields['TargetRms'] / np.sqrt(fields['StatsVar'][0] + fields['Epsilon'])
                self.register_buffer('scale_' + key, table(scale))
                self.register_buffer('shift_' + key, table(-fields['StatsMean'][0] * scale))
            for field, kind in (('LinearParams', 'w'), ('Params', 'w'), ('BiasParams', 'b')):
                numbers, place = fields.get(field, (np.zeros(0), 0))
                if numbers.size and name == 'idct':
                    self.register_buffer('idct_' + kind, table(numbers))
                elif numbers.size:
                    self.weights[f'{key}_{kind}'], self.places[f'{key}_{kind}'] = torch.nn.Parameter(table(numbers)), place

    def normal(self, name, x):
        key = name.replace('.', '_')
        return x * getattr(self, 'scale_' + key) + getattr(self, 'shift_' + key)

    def linear(self, name, x):
        key = name.replace('.', '_')
        bias = f'{key}_b'
        return F.linear(x, self.weights[f'{key}_w'], self.weights[bias] if bias in self.weights else None)

    def spliced(self, name, x, step):
        """-> what the layer makes of frames at its offsets, and how many frames are gone at the beginning."""
        offsets = [offset // step for offset in self.offsets[name]]
        first, frames = -min(offsets), x.shape[1] - max(offsets) + min(offsets)
        return self.linear(name, torch.cat([x[:, first + o:first + o + frames] for o in offsets], 2)), first

    def forward(self, mfcc, mask=None):
        """-> what is told of every third frame"""
        x = self.normal('batchnorm0', mfcc @ self.idct_w.T + self.idct_b)
        x = x if mask is None else x * mask
        told = (x.shape[1] + 2) // 3
        after = 3 * (told - 1) + CONTEXT - (x.shape[1] - 1)
        x = torch.cat([x[:, :1].expand(-1, CONTEXT, -1), x, x[:, -1:].expand(-1, after, -1)], 1)
        at = lambda offset: x[:, 2 + offset:x.shape[1] - 2 + offset]
        x = self.normal('delta', torch.cat([at(0), at(1) - at(-1), at(2) + at(-2) - 2 * at(0)], 2))
        x = self.normal('tdnn1.batchnorm', F.relu(self.linear('tdnn1.affine', x)))
        for layer in range(2, 10):
            name, step = f'tdnnf{layer}', 3 if layer >= 5 else 1
            x = x[:, ::3] if layer == 5 else x
            narrow, gone = self.spliced(name + '.linear', x, step)
            wide, _ = self.spliced(name + '.affine', narrow, step)
            wide = self.normal(name + '.batchnorm', F.relu(wide))
            x = .75 * x[:, gone:gone + wide.shape[1]] + wide
        x = self.linear('prefinal-chain.affine', self.linear('prefinal-l', x))
        x = self.linear('prefinal-chain.linear', self.normal('prefinal-chain.batchnorm1', F.relu(x)))
        return self.linear('output.affine', self.normal('prefinal-chain.batchnorm2', x))

    def write(self, path):
        data = bytearray(self.data)
        for key, place in self.places.items():
            numbers = self.weights[key].detach().numpy().astype('<f4').tobytes()
            data[place:place + len(numbers)] = numbers
        open(path, 'wb').write(data)
