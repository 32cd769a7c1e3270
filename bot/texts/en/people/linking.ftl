### The club's people: two clubs become one, and are parted again.

# The commands

club-link = link
    .about = Make a Discord server and a Telegram group one club
    .example = /club link
    .code = code
    .code-about = the code given in the other chat; without it, get one here

# The cards

club-link-code-title = One club
club-link-code = In the other server or group, an organiser types { $command }
club-link-asks = Shall { $here } and { $club } become one club?
club-link-stays = { $book }: goes on
club-link-shared = { $book }: goes on, and counts in the rooms of both
club-link-own = { $book }: goes on, in the rooms of { $club }; the others have their own
club-link-more = … and { $count ->
    [one] one more book, which goes on
   *[other] { $count } more books, which go on
}
club-link-namesakes = { $count ->
    [one] One guest has the same name on both sides: they stay two until a director joins them with /club people
   *[other] { $count } guests have the same name on both sides: they stay two until a director joins them with /club people
}
club-link-what = Roles and notices of both hold in all rooms; language and time zone are those of { $club }.
club-link-back = They can be separated at any time, with /club people: each is then as it was, with what was recorded in its rooms.
club-link-sure = Yes, one club
club-linked = We are now one club: { $club }
club-joined = { $here } and we are now one club
club-linked-what = Roles, notices and books count in all its rooms.
club-linked-here = Dates, tables and results of tournaments on the other platform are posted here too; { $command } chooses another room.
club-leave-asks = Separate { $here } from { $club }?
club-leave-book = { $book }: stays with { $club }, in its rooms
club-leave-what = Each is as it was, with its own roles and notices and with what it recorded in its own rooms. To become one again takes a new code.
club-leave-sure = Yes, separate them
club-parted = { $here } and { $club } are two clubs again.
people-linked = One club: { $here } and { $club }
people-unlink = Separate { $here } from { $club }

# The refusals

refused-same-club = This code belongs to this very club: type it in the other server or group.
refused-part-of-a-club = This club is already part of { $club }: type the code in a room of { $club }.
refused-not-linked = This club is not joined to another: maybe somebody has already separated them.
