# Amit a gépi játékosok tanulnak. Az azonosítók „learning-”-gel kezdődnek.

learning-error-no-weights = Ebben a játékban ({ $game }) nincs mit megtanulni: a value.py fájlban nincs WEIGHTS és judge.
learning-error-no-evolution = A tanuláshoz CMA-ES kell, így telepítheted: pip install "saturnalia[train]" (a forráskód mappájában: make dev).
