"""Experimental: the same rules on an NVIDIA card, in random play-outs and in stepped batches.

Nobody's match depends on it. What only a card can test is listed in docs/research.md; without a card those tests are
skipped, so a change here may be wrong until somebody with a card has run them.
"""
