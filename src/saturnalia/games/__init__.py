"""The five games, one folder each, with the same rooms in every house."""
