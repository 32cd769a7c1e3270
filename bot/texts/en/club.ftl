### /club: language, time zone, roles, notices, the board, two platforms in one club.

# The commands

club = club
    .about = The club's language, time zone, roles and notices

club-language = language
    .about = Choose the language of the club's rooms
    .example = /club language en
    .language = language
    .language-about = Italian or English; in private everybody keeps their own

club-timezone = timezone
    .about = Choose the time zone of dates and clocks
    .example = /club timezone London
    .zone = zone
    .zone-about = the name of the zone, such as Europe/London

club-role = role
    .about = Give a role to somebody who helps
    .example = /club role @Anna referee
    .member = member
    .member-about = who gets the role
    .role = role
    .role-about = organiser, director or referee; none to take it away

club-announce = announce
    .about = Choose the room of each kind of notice
    .example = /club announce standings
    .topic = topic
    .topic-about = the kind of notice
    .room = room
    .room-about = a channel, group or topic; without it, this room

club-check = check
    .about = Check what I lack in each room that has a job
    .example = /club check

club-board = board
    .about = Give the link to the board, to project in the hall or to open on a phone
    .example = /club board
    .book = book
    .book-about = which book; without it, the one last used here

club-page = page
    .about = Turn the public page on or off: tables and standings on anybody's phone
    .example = /club page on
    .state = state
    .state-about = on, off, or new for another address; without it, how it is now
    .book = book
    .book-about = which book; without it, the one last used here

choices-page-state =
    .on = on
    .off = off
    .new = new

choices-language =
    .it = it
    .en = en

# What else people call them.
also-language =
    .it = italian italiano
    .en = english inglese

choices-role =
    .organiser = organiser
    .director = director
    .referee = referee
    .none = none

choices-topic =
    .pairings = pairings
    .standings = standings
    .results = results
    .ladder = ladder
    .sessions = sessions
    .all = all

# The cards

language-it = Italian
language-en = English

club-language-set = From now on I speak { $language } in the rooms.
# Where those who speak this language live; one alone is taken unasked.
club-likely-zones = Europe/London Europe/Dublin America/New_York America/Chicago America/Los_Angeles Australia/Sydney
club-timezone-ask = Dates and hours are those of { $zone }. Where are you?
club-timezone-taken = Dates and hours are those of { $zone }, unless you say otherwise.
club-timezone-other-button = Elsewhere…
club-timezone-another-button = Another time zone…
club-timezone-set = Time zone: { $zone }
club-role-set = { $who } is now { $role }.
club-role-guest = But nobody has written here under that name yet: the role counts once { $who } steps forward with /me link and an organiser confirms.
club-role-none = { $who } no longer has a role.
club-role-may-organiser = May do everything, and name others.
club-role-may-director = May open tournaments, undo, export.
club-role-may-referee = May record and correct results.
club-announce-set = { $topic } → { $room }
club-announce-lacks = Saved, but I am missing { $what } there.
club-check-well = { $rooms ->
    [one] Nothing is missing: I looked at one room.
   *[other] Nothing is missing: I looked at { $rooms } rooms.
}
club-check-lacks = I am missing something
club-check-room = { $room }: { $what }
club-check-room-for = { $room } ({ $jobs }): { $what }
club-check-linked = tournaments on the other platform
club-check-notices = notices: { $topic }
club-check-better = { $rooms }: I can work there, and this would help too: { $what }
club-check-away = { $platform } is not connected now: I could not look there.
club-check-unreadable = I can no longer read a book: { $book }
club-close-button = Close { $book }
club-closed = Closed: { $book }
club-closed-what = What is written in it stays on the disk. The room can start afresh.
refused-book-readable = This book can be read: its own commands close it. ({ $book })
club-board-title = Board: { $book }
club-board-for-all = It keeps itself up to date, on a projector or a phone. Anyone with the link can see it.
club-board-open = Open the board
club-board-here = Open it in the browser of the computer that Araldo runs on, and project it. It keeps itself up to date. To have it on phones too, it needs a public address: public_url, in settings.toml.
board-why = How it adds up · { $who }
club-page-title = Public page: { $book }
club-page-off = It is off: nobody sees it. Once it is on, anyone with its address can read tables, results and standings on a phone, but nothing that is held back or secret.
club-page-on = It is on: anyone with its address can read it, and change nothing. Search engines are asked not to list it.
club-page-names = Names are as they were entered here; anyone may show only their initials, with /me show.
club-page-here = Like this it opens only where Araldo runs. To share it, and to have a QR code, it needs a public address: public_url, in settings.toml.
club-page-scan = Follow on your phone
club-page-open = Open the page
club-page-turn-on = Turn it on
club-page-turn-off = Turn it off
club-page-renew = Change its address
code-life = The code lasts 10 minutes.

# The refusals

refused-no-board-of-book = { $book }: this book has no board. If there is another one here, name it: /club board campaign
refused-no-page-for-board = The board is a page of Araldo's, and the page is off here. Its host turns it on with enabled = "yes" under [page], in settings.toml.

refused-only-in-a-club = This is done in a room of the club, not in private.
refused-no-such-zone = I do not know the time zone “{ $zone }”: give a large city of the country, such as London.
refused-has-no-role = { $who } has no role to take away.
refused-no-such-code = code: it does not exist, or has expired. { $command } gives a new one.

club-site = site
    .about = Turn the club's public page on or off: what is on, what was, the calendar
    .example = /club site on
    .state = state
    .state-about = on, off, or new to give it another address; without it, how it is
also-club-board = screen
club-site-title = The club's public page
club-site-off = It is off: nobody sees it. Once it is on, it lists the events that have a public page, the calendar, and the pages of people who want one.
club-site-on = It is on, and anyone with the address can see it. It lists only events that have a page (/club page), and people who said yes (/me public).
club-site-calendar = The calendar, to add to your own:
club-page-entered = The names of those who take part are on a public page too. Initials, a pseudonym, or a page of your own: { $command }
player-page-met = Head to head
player-page-other = With
player-page-met-times = Met
player-page-won = Won
player-page-lost = Lost
