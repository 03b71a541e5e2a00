# The command line and the terminal game. Ids begin with "terminal-".

# ---- the table

terminal-player = Player
terminal-seat-name = { $seat }
terminal-compiling = Compiling the rules of { $game }, once for this command (about { $seconds } s)…
terminal-keys = Type a number.  b board · u undo · h hint · l log · q save and quit · ? help
terminal-log-more = { $count ->
    [one] … one more line (l shows it)
   *[other] … { $count } more lines (l shows them)
}
terminal-score-sheet = Points
terminal-place = Place
terminal-place-number = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}

# ---- what the person can type: the first word is shown in the help, the others work too

terminal-command-help = ? help
terminal-command-hint = h hint
terminal-command-why = why
terminal-command-undo = u undo
terminal-command-board = b board
terminal-command-log = l log
terminal-command-save = s save
terminal-command-quit = q quit exit

terminal-help = Type the number of an answer, or one of these. Enter alone draws the table again.
terminal-help-help = this help; “? { $clause }” shows a clause of the rules, “? 5” a chapter, “? income” every clause with that word
terminal-help-hint = what a bot would answer in your place
terminal-help-why = why something is not offered, with the clause: “why { $example }”
terminal-help-undo = take back your last choice, as long as nothing hidden was revealed
terminal-help-board = the board alone, for small windows
terminal-help-log = everything that has happened so far
terminal-help-save = save now (it also happens after every action); “s FILE” saves a copy
terminal-help-quit = save and leave the table

terminal-hint = A bot would answer { $number }: { $answer }
terminal-why-allowed = You can do that: it is answer { $number }.
terminal-why-what = Say what you would like to do, for example “why { $example }”. These names work, too: { $names }.
terminal-number-unknown = There is no answer { $number }: choose from 1 to { $count }. “why { $example }” tells why something is not offered.
terminal-not-understood = I do not understand “{ $text }”. Type a number, or ? for help.
terminal-saved = The match is saved in { $file }
terminal-cannot-save = The match cannot be saved in { $file }: { $problem }
terminal-resume = The match is saved. Continue with: saturnalia play --resume { $file }
terminal-campaign-open = Level { $level } of the campaign is open now.
terminal-replay = Read it again with: saturnalia replay { $file }

# ---- lists and reports

terminal-games-name = Name
terminal-games-title = Title
terminal-games-seats = Seats
terminal-games-options = Options
terminal-games-reconstructed = Reconstructed
terminal-games-note = Reconstructed: the share of component entries whose numbers are ours, because they are printed only on the real cards and tiles.

terminal-clauses = { $game }: { $count } clauses, { $proven } proven by tests, { $excused } that play cannot show.
terminal-clauses-untested = { $game }: { $count } clauses. The tests come with the source code, not with the installed package, so what they prove cannot be counted here.
terminal-clauses-unproven = { $count ->
    [one] One clause is not proven:
   *[other] { $count } clauses are not proven:
}

terminal-simulated-seat = Seat
terminal-simulated-bot = Bot
terminal-simulated-wins = Wins
terminal-simulated-mean = Mean
terminal-simulated-least = Least
terminal-simulated-most = Most
terminal-number = { $number }
terminal-simulated-no-winner = Matches without a winner: { $share }.
terminal-simulated-speed =
    { $games ->
        [one] { $games } match, { $actions } actions in { $seconds } s: { $actions_rate } actions and { $games_rate } matches a second.
       *[other] { $games } matches, { $actions } actions in { $seconds } s: { $actions_rate } actions and { $games_rate } matches a second.
    }

terminal-learn-begins = { $game }: learning goes on after generation { $generation }, in { $file }.
terminal-learn-generation = Generation { $generation } after { $minutes } min: { $fitness }.
terminal-learn-opponent = Against
terminal-learn-seats = Seats
terminal-learn-today = Today
terminal-learn-learned = Learned
terminal-learn-outcome = { $wins }, { $points } points
terminal-learn-file = The weights are in { $file }; put into the game’s folder as weights.toml, they take effect.
terminal-learn-no-card = No graphics card is used ({ $reason }): learning goes on slowly, on the processor.
terminal-learn-net-begins = { $game }: self-play goes on after { $choices } choices, in { $file }.
terminal-learn-net = { $choices } choices, { $rate } a second. Wins against { $wins }.
terminal-learn-net-file = The net is in { $file }; put into the game’s folder as judgement.npz, it takes effect.

terminal-range = { $low } – { $high }
terminal-plus-minus = { $number } ± { $spread }
terminal-milliseconds = { $number } ms
terminal-column-bot = Bot
terminal-column-seat = Seat
terminal-column-faction = Faction
terminal-column-component = Component
terminal-column-category = Mean points
terminal-column-games = Matches
terminal-column-wins = Wins
terminal-column-interval = 95% interval
terminal-column-mean = Mean
terminal-column-middle = Middle half
terminal-column-taken = Taken
terminal-column-change = Number
terminal-column-most-moved = Moves most
terminal-column-moved = By
terminal-column-mean-moved = Mean points
terminal-change = { $number }: { $value } → { $changed }
terminal-change-unfit = does not fit
terminal-report = { $game }: how balanced is it?
terminal-report-about = { $games } matches between equal bots ({ $bots }), seed { $seed }. Shares with 95% intervals; the dotted line is what would be even.
terminal-report-seats = Seats
terminal-report-factions = Factions
terminal-report-components = Components: who had them at the end
terminal-report-changes = Reconstructed numbers, each changed by itself
terminal-report-wins = share of the wins, %
terminal-report-points = points at the end
terminal-report-matches = share of the matches, %
terminal-report-moves = change of the share that moves most, percentage points
terminal-report-written = The report is in { $file }.
terminal-column-others = Others
terminal-column-winners = Winners
terminal-report-categories = Where the points come from
terminal-column-openskill = OpenSkill
terminal-column-elo = Elo
terminal-column-time = Per move
balance-board = Board { $board }
terminal-balance-played =
    { $games ->
        [one] { $games } match, { $actions } actions.
       *[other] { $games } matches, { $actions } actions.
    }
terminal-arena-length = { $games } matches of { $mean } actions on average ({ $least } to { $most }).
terminal-arena-known = { $count ->
    [one] One of them had been played before.
   *[other] { $count } of them had been played before.
}
terminal-arena-file = All matches are in { $file }.
terminal-sprt-so-far = { $deals } deals: the change won { $share } ({ $low } – { $high }), log-likelihood ratio { $ratio } (from { $least } to { $most }).
terminal-sprt-better = Verdict: { $change } is better than { $baseline } by more than { $elo } Elo.
terminal-sprt-not-better = Verdict: { $change } is not better than { $baseline } by { $elo } Elo.
terminal-sprt-open = No verdict yet: { $change } against { $baseline }. The same command goes on, with more --games if they were used up.

terminal-verified =
    { $actions ->
        [one] The file is intact: a match of { $game }, { $actions } action so far, position { $hash }.
       *[other] The file is intact: a match of { $game }, { $actions } actions so far, position { $hash }.
    }
terminal-verified-over = The file is intact: a finished match of { $game }, { $actions } actions, final position { $hash }.
terminal-verified-commitment = The shuffle is the one that was promised before the match.

# ---- what works on this machine

terminal-doctor-python = Saturnalia { $version } on { $python }
terminal-doctor-compiler = The compiler works (Numba { $numba }, NumPy { $numpy }).
terminal-doctor-interpreted = Nothing is compiled: SATURNALIA_INTERPRET is set, so the rules run as ordinary Python, hundreds of times slower.
terminal-doctor-cache = What is compiled is kept in { $file }
terminal-doctor-no-cache = What is compiled cannot be kept in { $file }, so it is compiled again every time.
terminal-doctor-game = { $made ->
    [here] { $game } (rules { $version }) is compiled for this processor; a match was played in { $seconds } s.
    [elsewhere] { $game } (rules { $version }) came compiled with the package; a match was played in { $seconds } s.
   *[interpreted] { $game } (rules { $version }) is not compiled; a match was played in { $seconds } s.
}
terminal-doctor-game-uncompiled = { $game } (rules { $version }) is not compiled yet. That happens when it is first played, and takes about { $seconds } s.
terminal-doctor-game-broken = { $game } (rules { $version }) cannot be played: { $problem }
terminal-doctor-page = The page for the browser is in place.
terminal-doctor-no-page = The page for the browser is missing from { $file }. In a clone “make build-web” builds it; an installed package without it is faulty: install it again.
terminal-doctor-browser = A browser was found: { $browser }
terminal-doctor-no-browser = No browser was found that could be opened. Open the page yourself, or on another device.
terminal-doctor-database = The database can be read and written: { $file }
terminal-doctor-database-new = There is no database yet; the server will create it: { $file }
terminal-doctor-no-database = The database cannot be created: { $file }
terminal-doctor-matches = Matches played in the terminal are kept in { $file }
terminal-doctor-no-matches = Matches played in the terminal cannot be saved in { $file }
terminal-doctor-card = An NVIDIA card can play (for researchers).
terminal-doctor-no-card = No NVIDIA card can play here, which matters only to researchers: { $problem }
terminal-doctor-no-card-software = The software for NVIDIA cards is not installed, which matters only to researchers: saturnalia[gpu]
terminal-doctor-problem = { $problem }
terminal-doctor-fine = Everything needed to play works.
terminal-doctor-broken = Something needed to play does not work: see the lines with ✗.

# ---- what can go wrong

terminal-error-which-game = Say which game: { $known }.
terminal-error-seat = There is no seat { $number }: choose one from 0 to { $last }.
terminal-error-option = “{ $text }” is not an option: write it as name=value.
terminal-error-sprt-same = A change cannot be tested against itself: { $bot }.
terminal-error-sprt-bounds = The test needs two different strengths, the smaller one first, and errors between 0 and 0.5.
terminal-error-vary = No reconstructed number of { $game } is called “{ $pattern }”. For example: { $examples }.
terminal-error-clause = The rules have no clause, chapter or word “{ $clause }”. Clauses look like { $first }.
terminal-error-commitment = The shuffle is not the one that was promised before the match: the commitment does not fit the seed.

terminal-new-game = The rules of your game are in { $rules }, its tests in { $tests }. { $where ->
    [checkout] Now: make dev, then make test ARGS="tests/games/{ $name }", then saturnalia play { $name }.
   *[package] Now, in the folder { $name }: pip install -e . pytest, then pytest, then saturnalia play { $name }.
}
terminal-error-game-name = “{ $name }” cannot be the name of a game: use lowercase letters from a to z, join words with _, and avoid the words and modules of Python.
terminal-error-game-exists = Something called “{ $name }” exists already.
