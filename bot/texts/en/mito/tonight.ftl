### /mito tonight: a table is opened, who plays taps, and at the end one tells who won and another confirms.

# The command

mito-tonight = tonight
    .about = Open tonight's table: whoever plays taps “I'm in”
    .example = /mito tonight
    .name = name
    .name-about = if there are several tables: Red, Blue…
mito-sit = sit
    .players = players
    .players-about = who else plays; guests with an @ before the name
mito-odds = risikometro
    .first = first value
    .first-about = their risikometro, like 30 or 30.5; 0 takes it away
    .second = second value
    .second-about = their risikometro, like 30 or 30.5; 0 takes it away
    .third = third value
    .third-about = their risikometro, like 30 or 30.5; 0 takes it away
    .fourth = fourth value
    .fourth-about = their risikometro, like 30 or 30.5; 0 takes it away
    .fifth = fifth value
    .fifth-about = their risikometro, like 30 or 30.5; 0 takes it away
    .sixth = sixth value
    .sixth-about = their risikometro, like 30 or 30.5; 0 takes it away

# Cards

mito-table-title = Tonight
mito-table-named = Tonight · { $name }
mito-table-sits = At the table: { $who }
mito-table-missing =
    { $count ->
        [one] One more is needed: it takes three or more to play.
       *[other] { $count } more are needed: it takes three or more to play.
    }
mito-table-stakes = At stake · { $ladder }
mito-table-seat = { $who } { $value }: { $win } or { $lose }
mito-table-seat-odds = { $who } { $value }, risikometro { $odds }: { $win } or { $lose }
mito-table-odds-of = The risikometro of { $who } is missing.
mito-table-who-won = When the game is over, one of you taps the winner and another confirms.
mito-table-told = { $who } wins, says { $by }: does somebody else at the table confirm?
mito-table-here-button = I'm in
mito-table-away-button = I'm out
mito-table-usual-button = As last time
mito-table-others-button = Who else…
mito-table-odds-button = Risikometro…
mito-table-off-button = No game
mito-table-won-button = { $who } won
mito-table-yes-button = I confirm: { $who } won
mito-table-again-button = Play again
mito-table-form-button = I'll type it…
mito-table-up-button = { $who } does not play
mito-table-others = At the table: { $who }. Who else plays?
mito-table-nobody = Who plays?
mito-table-same-button = It is: close the table
mito-table-twin = The same people already have game { $number }, won by { $who } and recorded by { $by }: is it this one?
mito-table-ended = Over: game { $number }, { $who } wins.
mito-table-off = Nothing was played, says { $who }.
mito-table-below = The table goes on further down.
mito-table-lapsed = Closed: nobody said how it ended.
mito-table-lapsed-told = The table you opened yesterday was left without a result, so nothing counts. If you played, record the game with /mito game and "yesterday evening".

# To whoever pressed

mito-table-opened = The table is open.
mito-table-there = The table is below.
mito-table-sat = You are in.
mito-table-left = You are out.
mito-table-noted = Noted.
mito-table-told-word = You said that { $who } wins: now somebody else at the table confirms.
mito-table-off-word = The table is closed.

# The journal

mito-line-table-opened = Table { $table }: { $who } opens it for tonight
mito-line-table-shown = Table { $table }: shown again
mito-line-seats-taken = Table { $table }: { $players } in (says { $who })
mito-line-seat-left = Table { $table }: { $player } does not play (says { $who })
mito-line-odds-noted = Table { $table }: { $who } notes the risikometro of { $players }
mito-line-winner-told = Table { $table }: { $winner } wins, says { $who }
mito-line-table-ended = Table { $table }: it is game { $number }
mito-line-table-off = Table { $table }: nothing was played, says { $who }
mito-line-table-lapsed = Table { $table }: left without a result

# Refusals

refused-mito-table-over = That table is already closed: /mito tonight opens another.
refused-mito-table-sits-already = They are already at the table.
refused-mito-table-full = The table is full: at most { $most } play.
refused-mito-table-not-there = That is for whoever sits at that table, or a referee.
refused-mito-table-changed = The table has changed in the meantime: see how it stands now, and press there.
refused-mito-table-odds-same = Those values are already noted.
refused-mito-table-winner-not-there = Whoever won must sit at that table.
refused-mito-table-told-already = That has been said: now somebody else at the table confirms.
refused-mito-table-told-by-you = It was you who said so: now somebody else at the table, or a referee, confirms.
refused-mito-table-few = It takes at least { $least } for such a game; a game of two is recorded with /mito game.
refused-mito-table-odds-missing = The risikometro is noted for everybody at the table, or for nobody: { $count ->
        [one] one is missing.
       *[other] { $count } are missing.
    }
refused-mito-table-no-winner = Nobody has said yet who won.
