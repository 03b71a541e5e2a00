"""Saturnalia: five Roman board games, one readable source of the rules."""

__version__ = "0.1.0"
