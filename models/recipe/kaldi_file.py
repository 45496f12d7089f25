"""An acoustic model of Kaldi's nnet3 as a file: its transitions, and its matrices with where they stand."""
import re
import struct

import numpy as np


class Reader:
    def __init__(self, data, at):
        self.data, self.at = data, at

    def token(self):
        end = self.data.index(b' ', self.at)
        token, self.at = self.data[self.at:end].decode('latin1'), end + 1
        return token

    def number(self, kinds):
        width = self.data[self.at]
        value = struct.unpack_from('<' + kinds[width], self.data, self.at + 1)[0]
        self.at += 1 + width
        return value

    def whole(self):
        return self.number({4: 'i'})

    def real(self):
        return self.number({4: 'f', 8: 'd'})

    def matrix(self):
        """A matrix or a vector, and where its numbers begin."""
        shape = [self.whole() for _ in range({'FM': 2, 'FV': 1}[self.token()])]
        return np.frombuffer(self.data, '<f4', int(np.prod(shape)), self.at).reshape(shape), self.at


MATRICES = ('LinearParams', 'Params', 'BiasParams', 'StatsMean', 'StatsVar')


def read(path):
    """-> the bytes, [(phone, state, pdf on entering, pdf while staying)] by transition, {component: its fields}"""
    data = open(path, 'rb').read()
    reader = Reader(data, data.index(b'<Tuples> ') + 9)
    transitions = [tuple(reader.whole() for _ in range(4)) for _ in range(reader.whole())]
    start, components = data.index(b'<NumComponents> '), {}
    for found in re.finditer(rb'<ComponentName> ([^ ]+) <([A-Za-z0-9]+)> ', data[start:]):
        first = start + found.end()
        part = data[first:data.index(b'</' + found.group(2) + b'>', first)]
        fields = components[found.group(1).decode()] = {'kind': found.group(2).decode()}

        def at(field):
            place = part.find(b'<%s> ' % field.encode())
            return None if place < 0 else Reader(data, first + place + len(field) + 3)
        for field in MATRICES:
            if at(field):
                fields[field] = at(field).matrix()
        for field in ('Epsilon', 'TargetRms'):
            if at(field):
                fields[field] = at(field).real()
        if offsets := at('TimeOffsets'):
            assert data[offsets.at] == 4
            count = struct.unpack_from('<i', data, offsets.at + 1)[0]
            fields['offsets'] = struct.unpack_from(f'<{count}i', data, offsets.at + 5)
    return data, transitions, components
