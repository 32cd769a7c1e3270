### What books are called, and what is said where there is none.

# The commands

choices-book =
    .table = table
    .campaign = campaign
    .codice = codice
    .friendly = friendly
    .diplomacy = diplomacy
    .gdr = gdr
    .mito = mito
    .club = club

# The cards

book-in-room = { $book } · { $room }
book-in-club = { $book } · { $club }

book-table = Rolls at the table
book-campaign = Campaign
book-codice = Codenames
book-friendly = Codenames friendlies
book-diplomacy = Diplomacy
book-gdr = RPG tournament
book-mito = Ladder
book-club = The club's people

# The refusals

refused-no-book-here = Nothing has been recorded here yet. Begin with /roll 5
refused-no-table-here = No die has been rolled here yet. Begin with /roll 5
refused-no-campaign-here = There is no campaign in this room: open one with /campaign new.
refused-no-codice-here = There is no Codenames tournament in this room: a director opens one with /codice new.
refused-no-friendly-here = No friendly has been played in this room yet: /codice friendly @Anna @Bea @Carlo @Dina
refused-no-diplomacy-here = There is no Diplomacy tournament in this room: a director opens one with /diplomacy new.
refused-no-gdr-here = There is no RPG tournament in this room: a director opens one with /gdr new.
refused-no-mito-here = This club has no ladders yet: they begin with the first game, /mito game.
refused-no-club-here = There is nothing in the club's book yet: what is decided in a room of the club with /club people, /club link and /me link goes there.
refused-no-book-in-private = Here in private I see no records of your clubs. Ask for what belongs to a club in one of its rooms.
refused-no-table-in-private = No die has been rolled here in private yet. Begin with /roll 5
refused-no-campaign-in-private = Here in private I see no campaign of yours: it is played in a room of the club, and opened there with /campaign new.
refused-no-codice-in-private = Here in private I see no Codenames tournament of your clubs: write this in a room of the club.
refused-no-friendly-in-private = Here in private I see no friendly of yours: write this in the room of the club where you play.
refused-no-diplomacy-in-private = Here in private I see no Diplomacy tournament of your clubs: write this in a room of the club.
refused-no-gdr-in-private = Here in private I see no RPG tournament of your clubs: write this in a room of the club.
refused-no-mito-in-private = Here in private I see no ladders of your clubs: write this in a room of the club.
refused-no-club-in-private = Here in private I see nothing of your clubs: write this in a room of the club.
