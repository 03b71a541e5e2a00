### What all games share: errors, seats, languages, options and the levels of the bots.

## Seats and languages

seat-number = Seat { $number }

## Options

option-seats = Players

## Who would win now

standing-points = Points if the game ended now
standing-leads =
    { $points ->
        [one] { $seat } leads with { $points } point
       *[other] { $seat } leads with { $points } points
    }
standing-level =
    { $points ->
        [one] { $seats } are tied at { $points } point
       *[other] { $seats } are tied at { $points } points
    }
standing-all-level =
    { $points ->
        [one] Everybody is tied at { $points } point
       *[other] Everybody is tied at { $points } points
    }
standing-alone =
    { $points ->
        [one] { $points } point now
       *[other] { $points } points now
    }

## Levels of the bots, weakest first

level-tiro = Tiro
level-tiro-about = A raw recruit who sees the good moves and often picks something else.
level-miles = Miles
level-miles-about = A foot soldier who does as he was drilled and slips now and then.
level-centurio = Centurio
level-centurio-about = A seasoned officer who makes few mistakes.
level-consul = Consul
level-consul-about = A statesman who is hard to surprise.
level-imperator = Imperator
level-imperator-about = The strongest opponent, who looks furthest ahead.
level-nobody = Nobody

## Games and bots

error-unknown-game = There is no game called “{ $game }”. Known games: { $known }.
error-unknown-bot = There is no bot called “{ $bot }”. Known bots: { $known }.
error-bots-count =
    { $found ->
        [one] { $found } bot was named, but { $expected } are needed (or one name for all).
       *[other] { $found } bots were named, but { $expected } are needed (or one name for all).
    }

## Options of a match

error-option-unknown = There is no option called “{ $option }”. Known options: { $allowed }.
error-option-value = The option “{ $option }” cannot be “{ $value }”. Allowed values: { $allowed }.
error-option-idle = The option “{ $option }” only matters under this condition: { $condition }. Leave it out otherwise.

## Component files

error-components-unreadable = The component file “{ $file }” cannot be read.
error-components-syntax = The component file “{ $file }” is not valid TOML: { $problem }.
error-components-kind =
    { $expected ->
        [int] In the component file “{ $file }” there must be a whole number at “{ $place }”.
        [float] In the component file “{ $file }” there must be a number at “{ $place }”.
        [bool] In the component file “{ $file }” there must be true or false at “{ $place }”.
        [str] In the component file “{ $file }” there must be a text at “{ $place }”.
        [list] In the component file “{ $file }” there must be a list at “{ $place }”.
        [dict] In the component file “{ $file }” there must be a table at “{ $place }”.
       *[other] In the component file “{ $file }” there must be a value of the kind “{ $expected }” at “{ $place }”.
    }
error-components-missing = The component file “{ $file }” lacks “{ $place }”.
error-components-count =
    { $expected ->
        [one] In the component file “{ $file }” the list “{ $place }” must have exactly { $expected } entry.
       *[other] In the component file “{ $file }” the list “{ $place }” must have exactly { $expected } entries.
    }
error-components-range = In the component file “{ $file }” the number { $value } at “{ $place }” is too large or too small.
error-components-unusable = The numbers in the component file “{ $file }” do not fit together: { $problem }.

## Matches

error-match-seed = The seed { $seed } is not allowed: it must be a whole number from 0 to 2⁶³ − 1.
error-match-over = The match is over.
error-match-format = This is not a Saturnalia match file.
error-match-damaged = The match file is damaged or was edited.
error-match-version = The match was played with rules version { $found }, but { $installed } is installed.
error-match-start = The rules changed while this match was played, and it was played on from a stored position. Such a file can be kept, but not opened.
misfit-fields = The current rules need other data: { $fields }.
error-match-replay = The match cannot be replayed: its action { $number } is not legal.
error-match-position = Replaying the match leads to a different position from the one in the file.
error-match-unreadable = The match file “{ $file }” cannot be read ({ $problem }).
error-match-large = The file “{ $file }” is too large for a match.
error-action-unknown = There is no action with the number { $action }.

## Taking back

error-undo-nothing = You have nothing to take back.
error-undo-revealed = Your last choice cannot be taken back: something was revealed, or somebody has answered since.
