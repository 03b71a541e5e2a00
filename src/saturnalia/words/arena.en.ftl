# Tournaments and balance. Ids begin with "arena-".

arena-error-ledger = { $file } is not a tournament file.
arena-error-ledger-other = { $file } holds the matches of another tournament: it differs in { $what }.
arena-error-ledger-closed = { $file } cannot be written: { $problem }.
arena-error-no-ratings = Ratings need OpenSkill: pip install "saturnalia[arena]", or make dev in a clone.
arena-error-no-plots = Pictures need matplotlib: pip install "saturnalia[arena]", or make dev in a clone.
arena-error-other-rules = A worker process has different rules for { $game }: version { $found } instead of { $expected }.
