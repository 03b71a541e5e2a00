"""For researchers: the same rules in batches, on a GPU, and behind PettingZoo, OpenSpiel and Gymnasium."""
