# Weights that bots learn. Ids begin with "learning-".

learning-error-no-weights = The bots of { $game } have no weights to learn: its value.py has no WEIGHTS and no judge.
learning-error-no-evolution = Learning needs CMA-ES: pip install "saturnalia[train]", or make dev in a clone.
learning-error-no-torch = Self-play needs PyTorch: pip install "saturnalia[nets]".
learning-error-no-judgement = { $game } has no judgement.py, which says what a net reads.
