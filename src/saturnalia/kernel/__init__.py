"""What every game is made of: record schema, compile decorator, random, journal, options, match, contract."""
