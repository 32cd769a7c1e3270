### The command line.

cli-wrong-setting = Wrong setting in { $file }, key { $key }: { $reason }
cli-wrong-settings = Wrong setting in { $file }, { $reason }
setting-missing = it is missing, and required
setting-unknown = there is no such key; there are { $known }
setting-not-whole = it must be a whole number, not “{ $value }”
setting-not-a-number = it must be a number, not “{ $value }”
setting-not-a-text = it must be text in quotes, not “{ $value }”
setting-not-a-choice = “{ $value }” is not one of the choices: { $choices }
setting-too-small = { $value } is too small: at least { $limit }
setting-not-above = { $value } is too small: more than { $limit }
setting-too-large = { $value } is too large: at most { $limit }
setting-not-below = { $value } is too large: less than { $limit }
setting-not-a-section = it must be a section: write [{ $name }], and its lines below
setting-not-a-zone = “{ $value }” is not a time zone, such as Europe/London
setting-not-https = “{ $value }” is not an https address, and Telegram delivers to no other kind
setting-not-a-site = “{ $value }” is not the address of a site with nothing after its name, such as https://club.example.org
setting-not-a-room = “{ $value }” is not a room: it takes the platform and its number there, such as telegram:-1001234
setting-not-a-database = it must be an address such as postgresql://NAME:PASSWORD@SERVER/DATABASE; in the password the characters % / ? # @ : are written %25 %2F %3F %23 %40 %3A
setting-not-toml = line { $line } is not written correctly: “{ $text }”. Every line is key = value, with text in quotes
setting-not-utf-8 = the file is not in UTF-8: save it as UTF-8
setting-not-readable = I cannot read it: give me permission, or put the file back in its place
setting-other = this will not do: the comments in { -settings-file } say what may be written here
cli-wrong-rule = Wrong rule in { $file }, line { $line }{ $key ->
    [none] { "" }
   *[other] , key { $key }
}: { $reason }
rule-unknown = the rules have no such key: remove it, or check the spelling
rule-missing = it is missing, and needed
rule-twice = it is already in { $file }: keep it in one place
words-not-told = this line is missing at the top of the list: write it like "# language: it", with language, source and licence
words-not-one = each line holds a single word, letters only: correct it
words-too-long = a word has at most { $longest } letters: choose another
words-twice = this word is already on line { $before }: keep one of them
words-too-few = { $have ->
    [one] there is 1 word: at least { $least } are needed
   *[other] there are { $have } words: at least { $least } are needed
}
rule-not-a-list = it should be a list in square brackets
rule-not-yes-or-no = it should be true or false
rule-not-a-section = it should be a section with its lines
rule-too-short = some are missing: { $limit } are needed
rule-too-long = there are too many: { $limit } are needed
rule-rows = { $count ->
    [one] it needs 1 row
   *[other] it needs { $count } rows
}
rule-not-toml = this line is not written correctly: “{ $text }”. Every line is key = value, with text in quotes
rule-no-words = the text of { $name } is missing: “it” and “en” are both needed, with the text in quotes
rule-too-much = it is too much: { $limit } at most
rule-sharing = it needs { $points } points in all, from { $least } to { $most } each
rule-no-such-key = “{ $name }” is not in { $where }
rule-no-such-generic = “{ $name }” is not a generic skill of the group { $group }
rule-generic-of-generic = a generic skill cannot stand under another
rule-alias = write it in small letters, without accents or hyphens: “{ $name }”
rule-special-not-fighting = only a class of combat or crime is special: it needs fighting = true too
rule-leaning = a bonus goes to one attribute or one skill: give bonus and attribute, or bonus and skill
rule-no-origin = characters can be born here, but the table “rows” is missing
rule-values-in-order = values go from 100 down to 0 without rising again (from 0 up to 100 where points are taken away)
rule-level-sum = the weights of this level add up to { $sum }: they must add up to 100

cli-trouble-locked = The database { $path } is busy with another program. Stop it, or wait, and try again.
cli-trouble-full = The disk of the database { $path } is full. Make room and try again.
cli-trouble-read-only = I cannot write to the database { $path }: give me write permission for that file and its folder, or change [storage] path in { -settings-file }.
cli-trouble-no-place = I cannot keep the database in { $path }: there can be no file there. Check that it names a file, in a folder that exists or that I can create, and correct [storage] path in { -settings-file } (or ARALDO_STORAGE__PATH).
cli-trouble-newer = The database { $path } is from a newer version of Araldo. Update Araldo, or go back to the backup from before.
cli-trouble-older = The database { $path } is from an older version: first start { -araldo } run, which upgrades it.
cli-trouble-damaged = The database { $path } is damaged. Restore a backup made with { -araldo } backup.
cli-trouble-in-use = The database { $path } is in use by another Araldo. Stop it before starting one more.
cli-trouble-missing = The database { $path } does not exist yet. First start Araldo with { -araldo } run.
cli-trouble-no-database = There is no database { $path } on that server: create it with createdb, as docs/hosting.md says, or correct the address in ARALDO_STORAGE__URL.
cli-trouble-exists = That file already exists and I do not overwrite it. Choose another name.
cli-trouble-unreachable = I cannot reach the database { $path }: check that PostgreSQL is running, and that address, name and password are right ([storage] url, or ARALDO_STORAGE__URL).
cli-trouble-other = The database { $path } does not answer. { -araldo } doctor may show why.

cli-book = { $id }  { $kind }  { $room }  ({ $entries ->
    [one] 1 entry
   *[other] { $entries } entries
})
cli-export-how = To get one: { -araldo } export ID
cli-no-such-book = There is no book { $book }. { -araldo } export lists them.
cli-no-copy = I cannot write { $file }: check that the folder exists and that I may write to it.
cli-backed-up = Copied: { $file }
cli-backup-read = Opened and read through: every book can be read
cli-backup-unread = The copy was made, but not all of it can be read: keep the earlier ones too
cli-move-same = There is nothing to move from a database to itself: choose two different ones.
cli-move-no-url = The address of PostgreSQL is missing: put it into ARALDO_STORAGE__URL, or into [storage] url of { -settings-file }.
cli-move-differs = The other database already holds something else (table { $table }): nothing was changed. Move me to an empty one.
cli-moved = Moved and compared: { $books ->
    [one] 1 book
   *[other] { $books } books
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}, { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} in all.
cli-move-before = Everything is already there, and the same: { $books ->
    [one] 1 book
   *[other] { $books } books
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}, { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} in all.
cli-put-away = Put away and read back: { $book } ({ $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}) in { $file }
cli-put-away-keep = They are read as before while they stay in { $folder }: { -araldo } backup copies them beside the backup, once only, as they no longer change.
cli-put-back = Back in the database: { $book }. The file { $file } is no longer needed, except by the backups made so far.
cli-put-away-how = To put some away: { -araldo } archive ID, or --before 2026-09-01; to put one back: { -araldo } archive ID --back
cli-put-away-none = No book is closed yet: only those are put away.
cli-put-away-open = Book { $book } is still open: only closed ones are put away. Nothing was changed.
cli-put-away-is-here = Book { $book } is already in the database. Nothing was changed.
cli-put-away-unread = Book { $book } cannot be read: it stays where it is.
cli-put-away-chain = The chain of book { $book } is broken: it stays where it is. Go back to a backup, or keep it as it is.
cli-put-away-lost = The file { $file } of a book that was put away is not there, or was changed: put it back into { $folder } from a backup.
cli-trouble-put-away = A book that was put away does not read as it was written. { -araldo } doctor says which.
cli-restored = Restored from the backup. { $books ->
    [one] Seals renewed in 1 book
   *[other] Seals renewed in { $books } books
}, { $people ->
    [0] nobody to forget again.
    [one] 1 person forgotten again.
   *[other] { $people } people forgotten again.
}
cli-restore-not-empty = There is something in the database: a backup is only restored into an empty one. Nothing was changed.
cli-trouble-left = { $path } is no longer in use: everything was moved elsewhere.
cli-move-next-postgresql = Now start Araldo with the same address. The old file stays where it is, but no longer opens.
cli-move-next-sqlite = Now remove the address of PostgreSQL and start Araldo: it will use the file. The old database no longer opens.
cli-no-file = I cannot read { $file }: check that it exists, that it is text and that I may open it.
cli-not-an-export = { $file } is not an export of Araldo. Line { $line }: { $reason }
cli-verify-book = Book { $book } (exported by Araldo { $version })

run-page = The local club is open. From this computer, come in at: { $address }
run-link = Link for { $name }: { $link }
run-discord = Discord is connected. To invite me to a server: { $link }
run-guide = To have Araldo on Discord or Telegram, open the guide: { $address }
run-discord-setup =
    To have Araldo on Discord:
    1. At https://discord.com/developers/applications create an application and copy its bot's token
    2. Put it into DISCORD_TOKEN (in the environment or in the file { -env-file }) and start Araldo again: it prints the link that invites it
run-telegram = Telegram is connected. To add me to a group: { $link }
run-later = { $chat } does not answer: I keep trying, and connect as soon as I can.
run-taken = it is taken
run-no-watch = I cannot answer monitoring on port { $port }: { $reason }. Change it in { -settings-file }, [watch] port.
run-no-webhook = I cannot receive from Telegram on port { $port }: { $reason }. Change it in { -settings-file }, [telegram] webhook_port.
run-port-taken = Port { $port } is taken. Change it in { -settings-file }, [page] port, or with ARALDO_PAGE__PORT.
run-bad-address = I cannot open the page on { $host }: { $reason }. Change it in { -settings-file }, [page] host.
run-bad-token = { $chat } does not accept the token. Check { $name }.

doctor-settings = Settings read ({ $file })
doctor-settings-ours = Settings: the ones that come with Araldo. To change some, write them into { $file }; all of them are explained in { $ours }
doctor-token = { $name } has the right shape
doctor-token-shape = { $name } does not look like a token: copy it again, whole and without spaces
doctor-no-token = No token: { -araldo } run opens the local club on port { $port }
doctor-env-open = Anybody on this computer can read the tokens in { $file }: chmod 600 { $file }
doctor-disk = { $folder } can be written to, { $free } MB free
doctor-disk-little = Only { $free } MB are left in { $folder }: free some space
doctor-disk-closed = I cannot write to { $folder }: change its permissions, or [storage] path
doctor-disk-fleeting = { $folder } is on { $sort }: a restart of the machine loses everything. Mount a real disk and name it in [storage] path
doctor-copies = Nightly backups in { $folder }: { $count }, the last from { $day }
doctor-copies-none = There is no nightly backup in { $folder } yet: the first is made at [storage] backup_hour, while Araldo runs
doctor-copies-old = The last nightly backup in { $folder } is from { $day }: the log says why there are no more
doctor-copies-unread = The nightly backup of { $day } in { $folder } cannot be read in full: that night's log says what is wrong with it
doctor-database = Database in order ({ $path }, { $books ->
    [one] 1 book
   *[other] { $books } books
})
doctor-put-away = { $count ->
    [one] 1 book put away
   *[other] { $count } books put away
} in { $folder }, as written
doctor-put-away-lost = The file { $file } of a book that was put away is not there, or was changed: put it back into { $folder } from a backup
doctor-database-none = The database { $path } will be created at the first start
doctor-database-older = The database { $path } is from an older version: the next start backs it up and upgrades it
doctor-database-newer = The database { $path } is from a newer version: update Araldo
doctor-database-damaged = The database { $path } is damaged: restore a backup
doctor-database-locked = The database { $path } is busy
doctor-database-in-use = The database { $path } is busy
doctor-database-read-only = The database { $path } cannot be read: change its permissions
doctor-database-full = The disk of the database { $path } is full
doctor-database-no-place = There can be no database in { $path }: correct [storage] path
doctor-database-missing = The database { $path } does not exist
doctor-database-no-database = There is no database { $path } on that server: create it with createdb, or correct [storage] url
doctor-database-unreachable = I cannot reach the database { $path }: check that PostgreSQL is running, and [storage] url
doctor-database-other = The database { $path } does not open
doctor-platform-refused = { $chat } does not know the bot: { $name } needs its token, complete and still valid
doctor-platform-away = { $chat } does not answer ({ $reason }): check the network and try again
doctor-platform-well = { $chat } knows the bot; { $rooms ->
    [0] there are no rooms to check yet
    [one] checked one room: nothing is missing
   *[other] checked { $rooms } rooms: nothing is missing
}
doctor-book-unreadable = The book { $id } ({ $book } · { $room }) can no longer be read: an organiser closes it with /club check, and everything else goes on.
doctor-room-lacks = { $chat }, { $room }: the bot lacks { $what }. { $where }
doctor-room-better = { $chat }, { $room }: it works, and this too would help the bot: { $what }. { $where }
doctor-font = The fonts for the pictures are there
doctor-font-missing = One of the fonts for the pictures is missing: run make run again, or install requirements.txt
doctor-rules = Rule files in order ({ $count })
doctor-rules-wrong = { cli-wrong-rule }
doctor-texts = Texts in { $count } languages
doctor-well = All is well.
doctor-unwell = Problems found.

cli-adventure-wrong = { $file }: { $why }
cli-adventure-title = { $title } · kind of adventure: { $kind }. The file is in order.
cli-adventure-descriptors =
    Evaluation of each character. For every item: the points it can decide, and how many that is in the score.
cli-adventure-each = For every item: the points it can decide, and how many that is in the score of that character, who has thresholds of their own.
cli-adventure-character = { "" }
    { $name }
cli-adventure-progress = { "" }
    Progress of the team
cli-adventure-scores = { "  " }{ $combinations } possible sheets, { $scores } different scores
cli-adventure-combinations = { "  " }{ $combinations } possible sheets; the weights are too fine to count the different scores
cli-adventure-spread = { "  " }thresholds from { $low } to { $high }: { $spread } points are worth { $share } in a player's score, { $team } in a team's
cli-adventure-reach = { "  " }in a player's score, from the worst sheet to the best: { $worst } to { $best }
cli-thousands = { $thousands },{ $rest }
cli-adventure-item = { "  " }· { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $score } in the score

### The help of the command line.

forecast-title = How it grows, by { $days ->
    [one] the last day
   *[other] the last { $days } days
}; first what runs out first
forecast-empty = There is nothing to measure in the database yet
forecast-disk = Disk: the database takes { $size } MB, and { $daily } more a month; { $free } MB are free
forecast-second = To delete for good whoever asks to be forgotten, there must be room for a second copy of the database: { $size } MB; { $free } MB are free
forecast-server = Database: { $size } MB, { $daily } more a month. How much room there is on its server cannot be seen from here
forecast-longest = Longest book, { $book }: { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}; after an upgrade it is read again, in { $seconds } s (over 5 is noticeable)
forecast-memory = Books used this week: { $used } MB; { $most } fit into memory, the others are read from the disk again
forecast-busiest = Fullest minute: { $asked ->
    [one] 1 request
   *[other] { $asked } requests
}; one process can answer about { $most }
forecast-never = at this rate it will last
forecast-when = at this rate until { $day }
forecast-now = already now

cli-not-understood = I do not understand that. It is written like this:
cli-help-usage = usage:
cli-help-words = words
cli-help-options = options
cli-help-commands = commands
cli-help-help = show this help
cli-help-version = the version
cli-help-araldo = Araldo, the bot that runs a games club's live play. Without a command it starts.
cli-help-run = start the bot (the default)
cli-help-doctor = check settings, tokens, database, fonts, rules and disk
cli-help-doctor-forecast = say instead what will run out first, and when
cli-help-export = write a book as JSON Lines and CSV; without a book, list the books
cli-help-export-book = the book's id
cli-help-export-to = the folder to write it into (this one)
cli-help-verify = recheck every die of an exported book
cli-help-verify-file = the book's file
cli-help-verify-print = the fingerprint of a seal, read in the chat; as often as you like
cli-help-verify-cut = the word of a cut, read in the chat; as often as you like
cli-help-verify-head = a head, read in the chat; as often as you like
cli-help-backup = copy the database, also while the bot runs
cli-help-backup-file = the backup file, which must not exist yet
cli-help-backup-check = then open every book of the backup
cli-help-restore = go back to a backup, while the bot is stopped
cli-help-restore-file = the backup's file
cli-help-restore-done = the database has been restored by its own tools
cli-help-move = move everything to the other database, while the bot is stopped
cli-help-move-from = where from
cli-help-move-to = where to
cli-help-adventure = look at an adventure for RBB 2.0, for its author
cli-help-check = whether a TOML file is in order, and how finely it judges
cli-help-check-file = the adventure's file
cli-published = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
} in { $folder }. { $gone ->
    [0] Nothing to remove.
    [one] 1 file removed that is no longer public.
   *[other] { $gone } files removed that are no longer public.
} Put the folder on your site in place of the previous one; copies that others have made cannot be recalled.
cli-help-archive = put closed books into files of their own, read back, while the bot is stopped; without a book, list them
cli-help-archive-books = the books' ids
cli-help-archive-before = all that were closed before that day, like 2026-09-01
cli-help-archive-back = put them back into the database instead
cli-help-publish = write the public pages as files, for any web host
cli-help-publish-folder = the folder to write them into; run again, it removes what is no longer public
