### A season worth following: who moved, streaks, records, the rival, how far it is to whoever stands above.

mito-season-column = 7 d
mito-season-new = new
mito-season-streak = { $who } { $count }
mito-season-streaks = Wins in a row: { $who }
mito-season-wins-on = { $who } wins { $count } in a row.
mito-season-record = Record: { $who } reaches { $value }, higher than anybody before.
mito-season-record-streak = Record: { $who } wins { $count } in a row, as nobody has before.
mito-season-won-record = a record
mito-season-won-streak = { $count } in a row
mito-season-run-won = On a run: { $count } wins in a row
mito-season-run-lost = On a run: { $count } losses in a row
mito-season-rival = Meets most: { $who }, { $games } games together ({ $won } won, { $lost } lost to { $who })
mito-season-pass = To pass { $who } ({ $gap } above): win { $wins } in { $tables } of your next { $next } games.
mito-season-pass-all = To pass { $who } ({ $gap } above): win all of your next { $next } games.
mito-season-pass-on = { $ladder } · { $passing }
