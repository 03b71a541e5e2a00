### The furniture of the web client: lobby, table, rules drawer, end of a match. Ids begin with "web-".

## Everywhere

web-close = Close
web-cancel = Cancel
web-language = Language
web-theme = Colours
web-theme-system = System
web-theme-light = Light
web-theme-dark = Dark
web-sound = Play sounds
web-vibration = Vibrate when it is my turn
web-pace = Other players’ moves
web-pace-step = Step by step
web-pace-slow = Slowly
web-pace-normal = Normal
web-pace-once = At once
web-guard = Ignore taps in the first 0.4 seconds of a new question
web-plain = Plain tables instead of the board
web-guest = Guest
web-my-name = Your name
web-copy = Copy link
web-copied = Copied
web-copy-failed = Your browser does not allow copying: the link is selected, press Ctrl+C.
web-share-send = Share…
web-share-invite = { $name } invites you to play { $game }. Sit down here:
web-share-seat = { $game }: { $name }’s seat at the table is free. Sit down here:
web-share-watch = { $game }: watch us play here:
web-qr = QR code of the link
web-qr-show = Show as a QR code
web-devices = My devices
web-devices-about = You have no account: your name and your seats belong to this browser. Here you can move them to another device, see where you are signed in, and sign out.
web-transfer = Move my name and seats to another device
web-transfer-link = Open this link on the other device. It works once, within { $minutes } minutes. Keep it to yourself.
web-transfer-title = Continue here
web-transfer-about = You will be { $name } on this device, too, with the same tables and the same seats.
web-transfer-instead = Until now this device belonged to { $name }. The seats held here will be lost: move them to another device first if you still need them.
web-transfer-here = I am { $name }, continue here
web-device-phone = Phone
web-device-tablet = Tablet
web-device-computer = Computer
web-device-unknown = Device
web-device-this = this one
web-device-since = signed in since { $date }
web-leave = Sign out
web-leave-everywhere = Sign out everywhere
web-leave-sure = You are not signed in anywhere else: if you sign out here, your name and your seats are lost for good. If you still want them, move them to another device first.
web-leave-everywhere-sure = You will be signed out on this and on all your other devices: your name and your seats are lost for good.
web-leave-yes = Yes, sign me out
web-forget = Delete everything about me…
web-forget-sure = Your name, your devices and your campaigns are deleted, and your seats no longer belong to anybody. This cannot be undone.
web-forget-yes = Delete it
web-share-only-here = Links only work on this computer. To let others join, start Saturnalia with make play HOST=0.0.0.0 (or saturnalia serve --host 0.0.0.0) and open the page at the address it prints.
web-to-lobby = To the lobby
web-error-network = The server cannot be reached. Check your connection and try again.
web-error-server = The server had a problem. Try again in a moment.
web-error-unexpected = Something unexpected went wrong. Reload the page.

## Lobby

web-lobby-title = Saturnalia – Roman board games
web-lobby-title-asked = ({ $count }) Your turn – Saturnalia
web-lobby-tagline = Roman board games for an evening at home or across the empire: alone against bots, at one screen or with friends over a link.
web-my-tables = Your tables
web-finished-tables = { $count ->
    [one] One finished match
   *[other] { $count } finished matches
}
web-open-tables = Tables with a free seat
web-listed-tables = Matches to watch
web-more-tables = More tables
web-table-expires = This table will be deleted on { $date }.
web-table-expires-why = Nobody has played here for a long time.
web-table-keep = Keep it
web-choose-game = Choose a game
web-play-now = Play now against bots
web-set-up-table = Set up a table…
web-game-seats = { $least ->
    [one] 1 to { $most } players
   *[other] { $least } to { $most } players
}
web-game-minutes = about { $minutes } minutes
web-game-designer = A game by { $designer }, { $year }.
web-game-reconstructed = { $percent ->
    [0] All numbers on its components come from the rulebook.
   *[other] { $percent }% of its component data is reconstructed; the rest comes from the rulebook and other publications.
}
web-pack = Played with the host’s corrected component file “{ $pack }”: some numbers may differ from Saturnalia’s own.
web-pack-short = corrected components
web-imported = This match comes from a file: whoever opened it here may know what is hidden, and its shuffle was not fixed beforehand.
web-imported-short = from a file
web-preparing = { $game } is being prepared (about { $seconds } s).
web-preparing-failed = { $game } could not be prepared on this server, so it cannot be played now. The host can find the reason in the server’s log.
web-import = Open a match file…
web-import-about = Continue or look through a match that was saved as a file.
web-status-waiting = Waiting for players
web-status-preparing = Being prepared
web-status-playing = In progress
web-status-over = Finished
web-status-read-only = Rules have changed
web-just-now = just now

## A new table

web-new-table = { $game }: a new table
web-options = The game
web-options-finer = Rulings
web-options-finer-about = Where the rulebook can be read in more than one way. If the game is new to you, leave them as they are.
web-seats = Seats
web-seats-note = The match starts at once. Players at this screen pass the device around; everybody’s cards stay hidden until they take it.
web-seats-note-open = You get an invitation link; the match starts as soon as nobody is missing and everybody is ready.
web-seat-me = You
web-seat-local = Another person at this screen
web-seat-bot = Bot: { $level }
web-seat-open-choice = Open, by invitation link
web-seat-open = Open seat
web-seat-name = { $label }: name
web-their-name = Their name
web-clock = Clock
web-clock-none = No clock
web-clock-live-5 = 5 minutes each, plus 5 seconds per move
web-clock-live-15 = 15 minutes each, plus 10 seconds per move
web-clock-live-45 = 45 minutes each, plus 15 seconds per move
web-clock-days-1 = One day for each move
web-clock-days-3 = Three days for each move
web-clock-days-7 = A week for each move
web-clock-other = { $kind ->
    [live] { $minutes } minutes each, plus { $increment } seconds per move
   *[other] { $minutes } minutes for each move
}
web-visibility = Who can find the table
web-visibility-private = Only people with the link
web-visibility-listed = Everybody, in the lobby
web-undo-beyond = Moves may be taken back even after something has been revealed (the log says so).
web-hints = Hints
web-hints-yes = Allowed
web-hints-no = Not allowed
web-hints-allowed = Hints: you may ask what a bot would play.
web-substitute = Substitute for anybody who leaves or is away
web-substitute-about = { $who ->
    [nobody] The seat stays empty: it passes wherever the rules let it, and otherwise gives the first answer. No rulebook knows such a seat.
   *[bot] No rulebook lets a seat stay empty in the middle of a match, so a bot plays on.
} With two seats, whoever resigns or runs out of time loses.
web-start = Start the match
web-open-table = Open the table

## Coming to a table

web-connecting = Joining the table…
web-cannot-show = This table cannot be shown
web-board-broken = The board cannot be shown; the match goes on with plain tables. Reload the page to try the board again.
web-page-broken = Something went wrong on this page. The match is safe: reload the page to go on.
web-invited = You are invited to { $game }
web-invited-by = { $name } invites you to { $game }
web-link-leads =
    { $kind ->
        [open] This link leads to seat { $number }.
        [away] This link leads to { $name }’s seat: you go on with the match from there.
       *[same] This link leads to { $name }’s seat.
    }
web-sit-down = Sit down
web-no-open-seat = All seats are taken.
web-lost-seat = If you sat at this table before but this browser no longer knows you, ask the host, or anybody at the table, for a new link to your seat.
web-watch = Watch the match
web-waiting-title = { $game }: the table is set
web-waiting-ready = All seats are taken. { $me ->
    [too] The match starts as soon as you are ready, and so are these players: { $names }.
   *[no] The match starts as soon as these players are ready: { $names }.
}
web-waiting-absent = { $count ->
    [one] { $names } is away: once the others are ready, the match starts a few seconds later anyway.
   *[other] Away: { $names }. Once the others are ready, the match starts a few seconds later anyway.
}
web-waiting-you = All seats are taken, and everybody is waiting for you: say when you are ready.
web-waiting-vote = All seats are taken. The match starts after the vote.
web-waiting-soon = All seats are taken; the match is about to start.
web-ready = I am ready
web-not-ready = Not ready after all
web-seat-ready = ready
web-seat-not-ready = not ready yet
web-seat-remove = Remove this seat
web-propose = Propose a change…
web-propose-seat = Propose a change for seat { $number }
web-proposal = { $taken ->
    [yes] { $by } proposes for the seat of { $name }, who is away:
   *[no] { $by } proposes for seat { $number }:
} { $change ->
    [bot] let a bot play there ({ $level }).
    [open] open it to anybody with the invitation.
   *[remove] remove it and play with one player fewer.
}
web-proposal-about = It takes effect when the host or everybody else agrees, or after a minute if nobody objects.
web-vote-missing = No answer yet from { $names }.
web-proposal-refused = { $name } did not agree; everything stays as it was.
web-waiting = { $count ->
    [one] One more player is missing. The match starts as soon as the seat is taken and everybody is ready.
   *[other] { $count } more players are missing. The match starts as soon as all seats are taken and everybody is ready.
}
web-preparing-begins = The table opens by itself as soon as the game is ready.
web-link-invite = Invitation: send this link to the people you want to play with
web-more-links = More links: for single seats, for spectators
web-link-seat = Link for seat { $number } only
web-link-own-seat = { $name } on another device: keep this link to yourself
web-link-watch = Link for spectators
web-kind-bot = bot
web-kind-open = waiting
web-kind-mine = you
web-kind-local = at this screen
web-kind-person = player
web-read-only = This table can only be viewed: it can no longer be played under the installed rules.
web-rules-changed = The rules have changed since this match began.
web-play-on = Play on from here under the current rules
web-play-on-ask = Should the match go on from here under the current rules? Everybody who plays here must agree.
web-play-on-lost = { $count ->
    [one] The last answer was not stored with this position and will be lost.
   *[other] The last { $count } answers were not stored with this position and will be lost.
}
web-play-on-misfit = It cannot be played on under the current rules: { $why }
web-close-table = Close the table
web-close-ask = Should this table be closed? The match ends without a winner, and its file can be saved. Everybody who plays here must agree.

## The hand-over at one screen

web-hand-over = Hand the device to { $name }
web-hand-over-about = The cards stay hidden until the next player takes over.
web-hand-over-done = I am { $name }, show my cards
web-who-holds = Who has the device?
web-who-holds-about = Several of you play at this screen. Say who is looking, so that everybody else’s cards stay hidden.

## The table

web-page-table = { $game } – Saturnalia
web-page-your-turn = ● Your turn – { $game }
web-round = Round { $round }
web-tools = Tools
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-wish = { $name } would like to take back their last choice.
web-undo-wish-beyond = { $name } would like to take back their last choice, although something has been revealed since.
web-undo-agree = Agree
web-undo-refuse = No
web-undo-about = If anybody says no, or not everybody agrees within a minute, the choice stands.
web-undo-waiting = Waiting for an answer: { $names }.
web-replay = Replay
web-log = Log
web-rules = Rules
web-menu = Menu
web-help = Help
web-question = The question
web-board = Board
web-answers-on-board = Choose on the board: everything you can choose has a golden edge.
web-answers-also-on-board = Choose something with a golden edge on the board, or here:
web-hold-to-read = Hold anything to read about it.
web-answers-unfold = Show all { $count } as a list
web-answers-fold = Hide the list
web-tap-again = A new question: tap once more
web-tap-to-choose = Tap it again to choose it.
web-standing = Who would win now
web-standing-why = Why, and what still decides
web-standing-total = Total
web-standing-value = { $name }: { $points }
web-standing-part = { $points } – { $part }
web-since =
    { $count ->
        [one] Since your last turn: one event
       *[other] Since your last turn: { $count } events
    }
web-since-points = your standing { $before } → { $after }
web-since-why = What changed for you: { $parts }.
web-story = What happened
web-story-next = Next
web-story-pause = Pause
web-story-go-on = Go on
web-story-all =
    { $count ->
        [one] Skip to now (one more)
       *[other] Skip to now ({ $count } more)
    }
web-your-turn = Your turn
web-plays-for-you = { $who ->
    [nobody] Nobody plays for you
   *[bot] { $level } plays for you
}
web-turn-of = { $name }, it is your turn
web-not-your-turn = Not your turn
web-watching = You are watching
web-is-choosing = { $name } is choosing.
web-bot-waits = { $name } is waiting for a chance to think: many bots are playing on this server right now.
web-hint = Hint
web-hint-thinking = Thinking…
web-hinted = a bot would play this
web-seat-left = left the table
web-seat-stand-in = { $who ->
    [nobody] only passes
   *[bot] { $level } plays on
}
web-is-away = { $name } is away.
web-absent-bot = { $who ->
    [nobody] Go on without { $name }
   *[bot] Let { $level } play on
}
web-absent-link = Give out a new link
web-absent-propose-bot = { $who ->
    [nobody] Propose: go on without { $name }
   *[bot] Propose: let { $level } play on
}
web-absent-propose-link = Propose: give out a new link
web-absent-about = You can also wait. Whoever comes back gets the seat back with one tap. A new link is for { $name } on another browser, or for somebody else who takes over.
web-link-handed-out = Send this link to whoever takes { $name }’s place
web-free-stand-in = { $who ->
    [nobody] { $name }’s seat only passes.
   *[bot] { $level } plays on for { $name }.
}
web-free-bot = A bot plays here: { $name }.
web-vote-bot = { $who ->
    [nobody] { $by } proposes to go on without { $name }, who is away.
   *[bot] { $by } proposes to let { $level } play on for { $name }, who is away.
}
web-vote-link = { $by } proposes to give out a new link to { $name }’s seat.
web-vote-about = It takes effect when the host or everybody else agrees, or after a minute if nobody objects. If { $name } comes back, nothing happens.
web-given-away = While you were away, a new link to your seat was given out, and now { $name } plays there. You can watch. To get your seat back, ask { $name } to close this page: the others can then give you a new link.
web-return = { $why ->
    [time] Your time ran out, so { $who ->
        [nobody] your seat only passes.
       *[bot] { $level } plays on for you.
    }
   *[away] You were away, so { $who ->
        [nobody] your seat only passes.
       *[bot] { $level } plays on for you.
    }
} { $count ->
    [0] Nothing has been decided for you yet.
    [one] One choice has been made for you since.
   *[other] { $count } choices have been made for you since.
}
web-return-now = Take my seat back
web-resigned = { $who ->
    [nobody] You left the match, and { $name }’s seat only passes.
   *[bot] You left the match, and { $level } plays on for { $name }.
} You can watch it to the end.
web-seat-here = connected
web-seat-away = away
web-time-left = time left
web-take-over-ask = { $name } has left the table. Who should play on?
web-log-details = { $count ->
    [one] Details ({ $count } more sentence)
   *[other] Details ({ $count } more sentences)
}
web-log-earlier = Earlier moves
web-log-empty = Nothing has happened yet.
web-connection-lost = Connection lost. Trying again…
web-connection-lost-sending = Connection lost. Your choice will be sent as soon as it is back.
web-sending = sending…
web-still-sending = Your choice is still on its way. Wait a moment.
web-not-sent = That did not reach the server. Look at the position and try again.
web-see-clause = ({ $clause })

## Earlier positions

web-past = Position { $seq } of { $last }
web-past-about = You are looking at an earlier position.
web-past-choice = You are looking at an earlier position: go back to now to make a move.
web-back-to-now = Back to now
web-replay-back = One step back
web-replay-forward = One step forward
web-replay-slider = Position of the match
web-replay-at = { $seq } / { $last }

## Leaving

web-resign = Resign
web-resign-sure =
    { $then ->
        [lost] Is { $name } really leaving the match for good? The other player then wins.
        [abandoned] Is { $name } really leaving the match for good? It ends here, without a result.
        [nobody] Is { $name } really leaving the match for good? The seat then only passes.
       *[bot] Is { $name } really leaving the match for good? { $level } then plays on for { $name }.
    }
web-resign-yes = Resign the match
web-resign-no = Play on

## Help

web-help-choose = Choose by clicking a highlighted thing on the board or its button in the list: both do the same.
web-help-why = If something is not highlighted, click it anyway: you will be told which rule forbids it.
web-help-log = The log shows the newest first. Click a line to see the position after it.
web-help-keys = Keys
web-key-choose = choose by number; Enter ends a number that could have more digits
web-key-tab = step through the choices, and choose
web-key-undo = take back your last choice
web-key-hint = what a bot would play
web-key-next = what happened next (step by step)
web-key-pause = pause or resume the other players’ moves
web-key-rules = rules
web-key-escape = back to now, close
web-key-help = this help

## Rules

web-rules-of = Rules of { $game }
web-rules-loading = Loading the rules…
web-rules-search = Search the rules
web-rules-chapters = Go to a chapter
web-rules-nothing = No clause contains these words.
web-rules-rulebook = rulebook
web-rules-mark = A small ring marks what we decided ourselves or took from another publication: click it to read which.
web-rules-source = Where this rule comes from

## The end

web-end-title = The match is over
web-over = The match is over
web-show-scores = Show the scores
web-score-sheet = Score sheet
web-place = Place
web-place-number = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-result = Result
web-won = won
web-lost = lost
web-score-unfold = { $count ->
    [one] Show one more category, which gave nobody points
   *[other] Show { $count } more categories, which gave nobody points
}
web-score-fold = Hide what gave nobody points
web-score-graph = { $unit ->
    [round] The standing after each round, as if the match had ended then
    [turn] The standing after each turn, as if the match had ended then
   *[moment] The standing in the course of the match, as if it had ended then
}
web-score-graph-rounds = Round
web-score-graph-about = The score over the match. At the end: { $scores }.
web-campaign-open = Level { $level } of the campaign is open.
web-campaign-won = You have won every level of the campaign.
web-campaign-play = Play level { $level }
web-campaign-choose = Choose level { $level }
web-rematch = Play again
web-rematch-go = To the next match
web-export = Save as a file
web-look-back = Replay the match
web-fingerprint = Fingerprint of the shuffle
web-fingerprint-about = The server fixed the shuffle before the first card was dealt. Keep this fingerprint: at the end you can check that nothing was changed.
web-copy-text = Copy
web-fairness = Before the first card was dealt, the server published a fingerprint of the shuffle. Now that the match is over you can check that it kept its word.
web-fairness-check = Check the shuffle
web-fairness-fair = The shuffle is the one that was promised before the match.
web-fairness-unfair = The shuffle is not the one that was promised before the match!
web-fairness-impossible = Your browser can check this only over a secure connection. Save the match as a file and run: saturnalia verify FILE
web-fairness-commitment = Fingerprint
web-fairness-seed = Seed
web-fairness-salt = Salt
