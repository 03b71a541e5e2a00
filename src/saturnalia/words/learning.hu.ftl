# Amit a gépi játékosok tanulnak. Az azonosítók „learning-”-gel kezdődnek.

learning-error-no-weights = Ebben a játékban ({ $game }) nincs mit megtanulni: a value.py fájlban nincs WEIGHTS és judge.
learning-error-no-evolution = A tanuláshoz CMA-ES kell, így telepítheted: pip install "saturnalia[train]" (a forráskód mappájában: make dev).
learning-error-no-torch = A háló tanításához PyTorch kell, így telepítheted: pip install "saturnalia[nets]".
learning-error-no-judgement = Ebben a játékban ({ $game }) nincs judgement.py, amely megmondja, mit olvas a háló.
