"""The terminal: everything that `saturnalia` shows and asks in a console."""
