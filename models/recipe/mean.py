#!/usr/bin/env python3
"""The mean of the weights of some networks of one shape: each keeps what the others unlearned.

usage: mean.py OUT MODEL...
"""
import sys

import torch

from network import Network

out, *models = sys.argv[1:]
networks = [Network(model) for model in models]
with torch.no_grad():
    for same in zip(*(network.parameters() for network in networks)):
        same[0].copy_(torch.stack(same).mean(0))
networks[0].write(out)
