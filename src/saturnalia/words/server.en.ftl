### What the server says: refusals, lines of the log that no game writes, and why a table can only be looked at.

## Refusals at the table

refused-stale = The table has moved on in the meantime. Look at the new position and choose again.
refused-not-your-turn = It is not your turn: { $seat } is choosing.
refused-foreign-seat = That is not your seat.
refused-seat-left = { $seat } has left the match, so only a bot can play this seat now.
refused-no-such-seat = This table has no seat { $number }.
refused-not-seated = Only those who sit at the table can do that.
refused-not-left = { $seat } is still playing. A bot can only take over a seat that has been left.
refused-seat-present = { $seat } is at the table. Only a seat whose player is away can be given away.
refused-bot-already = A bot is already playing for { $seat }.
refused-not-away = No bot is playing for you at this seat.
refused-return-early = Time ran out at this question, so the bot answers it. After that the seat can be taken back.
refused-seat-worn = Too many people have sat in { $seat }’s seat already. Nobody else can take it.
refused-already-seated = You already play at this table. The link is for somebody else.
refused-vote-open = { $seat } has already proposed something. Answer that first.
refused-vote-again = Somebody has just said no to this. You can propose it again in a minute.
refused-vote-none = There is nothing to vote on now.
refused-begun = The match has begun.
refused-over = The match is over.
refused-preparing = The game is still being prepared. The match goes on by itself in a moment.
refused-waiting = The match has not begun yet: somebody is missing, or not everybody has said that they are ready.
refused-read-only = The rules have changed since this match began. First decide together whether to play on under the new ones.
refused-rules-unchanged = This match is already being played under the current rules.
refused-change-asked = Somebody has already proposed something else for this table. Answer that first.
refused-former-rules = Positions from before the rules changed can no longer be shown.
refused-out-of-time = { $seat } has run out of time.
refused-undo-nothing = You have nothing to take back.
refused-undo-revealed = Your last choice cannot be taken back: something was revealed, or somebody has answered since.
refused-undo-beyond-off = At this table nothing can be taken back once something has been revealed.
refused-undo-often = You have returned to this position too often. Make a choice now.
refused-undo-asked = { $seat } has already asked to take back a choice. Answer that first.
refused-undo-declined = The others said no. You can ask again after the next move.
refused-undo-not-asked = Nobody is asking you to agree to an undo now.
refused-no-such-position = The match has not reached position { $seq } yet.
refused-hints-off = There are no hints at this table.
refused-hint-broken = The bot has no advice right now.

## Refusals in the lobby

refused-table-unknown = There is no such table, or the link to it is incomplete.
refused-link = This link is no longer valid. Ask for a new one.
refused-too-many-devices =
    { $count ->
        [one] You are signed in on { $count } device already. Sign out there first.
       *[other] You are signed in on { $count } devices already. Sign out on some of them first.
    }
refused-code = This link has been used or has expired. Make a new one on a device where you are signed in.
refused-full = All seats at this table are taken.
refused-seat-taken = Seat { $number } is taken.
refused-seat-count = { $count ->
    [one] This game cannot be played by one player.
   *[other] This game cannot be played by { $count } players.
}
refused-seat-option = { $count ->
    [one] The table has one seat, but the option says { $option }.
   *[other] The table has { $count } seats, but the option says { $option }.
}
refused-level = There is no bot at the level “{ $level }”. Known levels: { $known }.
refused-game-unknown = There is no game called “{ $game }”.
refused-not-prepared = { $game } could not be prepared on this server, so it cannot be played now. The host can find the reason in the log.
refused-name = A name needs at least one letter.
refused-rematch-early = You can play again when this match is over.
refused-export-unfinished = The file would reveal the hidden cards. You can save it when the match is over.

## Refusals of everything else

refused-invalid = { $problem ->
    [missing] Something is missing: “{ $where }”.
    [unknown] The server does not know the field “{ $where }”.
    [too-long] This is too long: “{ $where }”.
    [too-short] This is too short: “{ $where }”.
    [out-of-range] This number is too large or too small: “{ $where }”.
    [wrong-kind] This has the wrong form: “{ $where }”.
    [not-offered] This is not one of the possible values: “{ $where }”.
   *[other] The server does not understand this request.
}
refused-unreadable = The server cannot read this request.
refused-too-large = That is too long: at most { $limit } KB.
refused-too-fast = Too many requests. Wait a moment and try again.
refused-too-many-tables = You are opening tables too quickly. Wait a minute and try again.
refused-too-slow = The request took too long to arrive. Try again.
refused-too-many-connections = You have too many tables open at once. Close some and try again.
refused-crowded = There are too many people on this server now. Try again in a moment.
refused-quota =
    { $count ->
        [one] You already have { $count } unfinished table. Finish it first.
       *[other] You already have { $count } unfinished tables. Finish some of them first.
    }
refused-quota-listed =
    { $count ->
        [one] You already have { $count } table in the lobby. Wait until it is over, or share the new one by its link.
       *[other] You already have { $count } tables in the lobby. Wait until one is over, or share the new one by its link.
    }
refused-banned = The host of this server has banned you.
refused-person-unknown = Nobody here has the number { $number }.
refused-move = A database can only be moved into PostgreSQL, not into “{ $address }”.
refused-origin = This request comes from another website.
refused-address-unknown = There is nothing at this address.
refused-method = That cannot be done at this address.
refused-not-stored = The server cannot store anything at the moment, so nothing was changed. Try again later.
refused-not-read = The server cannot reach its stored tables at the moment. Nothing is lost: try again in a moment.
refused-broken = The server had a problem, and nothing was changed. Try again in a moment.

## For hosts

refused-database = Saturnalia keeps its tables in SQLite or PostgreSQL, not in “{ $address }”.
refused-database-unusable = The database { $address } cannot be used: { $problem }
refused-port-taken =
    Port { $port } is taken by another program, perhaps by another Saturnalia. { $by ->
        [make] Choose another one: make play PORT={ $other }
       *[command] Choose another one: --port { $other }
    }
refused-host = The server cannot listen on { $host }, port { $port }: { $problem }
refused-database-newer = This database was made by a newer version of Saturnalia.
refused-workers = { $workers } server processes need PostgreSQL: name it with --database postgresql+psycopg://…
refused-setting = { $name } cannot be “{ $value }”: { $kind ->
    [yes] it is True or False
    [whole] it is a whole number, 0 or more
   *[number] it is a number, 0 or more
}.
refused-no-metrics = Metrics need the Prometheus client: pip install "saturnalia[metrics]", or make dev in a clone.
refused-backup = The backup cannot be written to { $file }: { $problem }

refused-pack-name = A component file must be named after its game, and “{ $file }” is not. Possible names: { $known }.
refused-restore = The backup { $file } cannot be restored: { $problem }
refused-restore-full = A backup can only be restored into an empty database.
refused-restore-beside = There is a file that SQLite would take for a part of the database: { $file }. Move it away first, then restore the backup.
refused-restore-replay = { $count ->
    [one] One table cannot be replayed under the rules it was begun with: { $tables }.
   *[other] { $count } tables cannot be replayed under the rules they were begun with, for example { $tables }.
} If that was already so when the backup was made, --force restores it all the same.
refused-served-already = Another Saturnalia is serving this database already: { $file }
page-missing = The server is running, but its page is not there: the installation is damaged. Install Saturnalia again (pip install --force-reinstall --no-deps saturnalia, or pipx reinstall saturnalia) and reload.
page-missing-in-clone = The server is running, but its page has not been built. Run “make build-web” and reload.

serve-open = Saturnalia is running. Open { $address } in your browser.
serve-opened = Saturnalia is running at { $address } and opens in your browser.
serve-network = Others on your network open { $address }
serve-kept = The matches are kept in { $place }.
serve-pack = New tables of { $game } use your component file { $file }.
serve-preparing = Being prepared for the first time: { $games }. You can look around meanwhile; a game that you choose goes first.
serve-stop = Ctrl-C stops the server; all matches can be continued later.

## Why something on the board cannot be chosen

why-unknown = There is nothing to choose here.
why-over = The match is over.
why-not-your-turn = { $seat } is choosing now.
why-legal = You can choose this.

## The log

log-undo = { $seat } took back their last choice.
log-undo-beyond = { $seat } took back their last choice, although something had been revealed since.
log-ask-undo = { $seat } would like to take back their last choice.
log-ask-undo-beyond = { $seat } would like to take back their last choice, although something has been revealed since.
log-agree-undo = { $seat } agreed to the undo.
log-refuse-undo = { $seat } did not agree to the undo.
log-undo-ended = Not everybody answered within a minute, so { $seat }’s choice stands.
log-resigned = { $seat } left the match.
log-out-of-time = { $seat } ran out of time.
log-bot-broken = The bot { $seat } broke down. Another one can take its place.
log-taken-over = { $level } plays on for { $seat }.
log-left-empty = { $seat }’s seat only passes from now on.
log-came-back = { $seat } is back and plays on.
log-sat-down = { $seat } sat down at the table.
log-handed-out = A new link to { $seat }’s seat was given out.
log-revoked = { $seat } is here, so the link that was given out for the seat is no longer valid.
log-proposed-bot = { $by_seat } proposed not to wait for { $seat } any longer.
log-proposed-link = { $by_seat } proposed to give out a new link to { $seat }’s seat.
log-agreed = { $seat } agreed.
log-disagreed = { $seat } did not agree.
log-vote-ended = { $seat } is here, so the vote is off.
log-abandoned = Nobody was left at the table, so the match ended here.
log-won = { $seat } won, because the other player left.
outcome-given-up = { $seat } won: the other player did not play on.
outcome-abandoned = The match was abandoned.

## Tables whose rules have changed

log-agreed-play-on = { $seat } agreed to play on under the new rules.
log-agreed-close = { $seat } agreed to close the table.
log-played-on = The rules of this game have changed (from version { $stored } to { $installed }). The match goes on from here under the new rules.
log-closed = The table was closed by all who played here.
frozen-missing = The game “{ $game }” of this table is no longer installed here. You see the last stored position.
frozen-version = The rules of this game have changed since this match began (from version { $stored } to { $installed }). You see the last stored position.
frozen-pack = This match was begun with the component file “{ $pack }” (version { $stored }), which this server does not have now. You see the last stored position.
frozen-replay = The installed rules do not lead to the stored position of this match. You see the last stored position.
misfit-game = The game of this match is not installed here.
misfit-not-kept = An older version stored this position for viewing only.
misfit-options = The options with which this match was begun no longer exist.
misfit-question = The question that was to be answered no longer exists.
misfit-laws = Under the current rules this position is impossible.
