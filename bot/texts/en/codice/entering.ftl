### /codice new, team, entry, import, drop, replace, start: a tournament opens, teams come and go, the draw.

# The commands

codice = codice
    .about = Tournaments of Codenames (Nome in Codice), one per room

codice-new = new
    .about = Open the tournament in this room
    .example = /codice new "Spring tournament" 16
    .name = name
    .name-about = the name of the tournament
    .places = places
    .places-about = how many teams at most; those who bring a box enter first

codice-team = team
    .about = Enter a team of two
    .example = /codice team "The Bears" @Anna @Bruno
    .name = name
    .name-about = the name of the team
    .player1 = player1
    .player1-about = the spymaster of the first hand
    .player2 = player2
    .player2-about = the other half of the team

codice-import = import
    .about = Enter the teams from a CSV file
    .example = /codice import
    .file = file
    .file-about = name, player 1, player 2, paid, box: one team a line
    .answers = answers
    .answers-about = whose the doubtful names are

codice-entry = entry
    .about = Mark whether a team has paid and whether it brings a box
    .example = /codice entry "The Bears" yes yes
    .team = team
    .team-about = the team
    .paid = paid
    .paid-about = yes if it has paid the fee
    .box = box
    .box-about = yes if it brings a copy of the game

codice-drop = drop
    .about = Withdraw a team from the tournament
    .example = /codice drop "The Wolves"
    .team = team
    .team-about = the team
    .disqualify = disqualify
    .disqualify-about = yes if it is disqualified

codice-replace = replace
    .about = Bring in a substitute for a player of a team
    .example = /codice replace "The Bears" @Bruno by:@Carla
    .team = team
    .team-about = the team
    .player = player
    .player-about = who goes out
    .by = by
    .by-about = who comes in

codice-start = start
    .about = Close the entries and draw the first round
    .example = /codice start

# The cards

codice-opened = { $name }: the tournament is open
codice-in-the-way = { $name }: this tournament has not come to its end, and is still open in this room
codice-in-the-way-how = Once closed it is played no further, but stays on record: you can find it again, and /undo reopens it
codice-shut-button = Close it
codice-shut = { $name }: the tournament is closed
codice-shut-how = You can find it again with /journal book:codice
codice-open-button = Open { $name }
codice-how-to-enter = Teams are of two: { $command }, with a name and the players
codice-places = { $places ->
    [one] One place
   *[other] { $places } places
}: if more teams enter, those who bring a box come first, then in order of entry
codice-enter-button = Enter a team
codice-entries-button = Entries
codice-start-button = Make the draw
codice-entered = { $team }: entered
codice-entered-late = It plays from round { $round } on, with 0 points for the rounds missed
codice-teams-count = { $count ->
    [0] No team has entered
    [one] 1 team has entered
   *[other] { $count } teams have entered
}
codice-boxes-count = { $count ->
    [0] No box
    [one] 1 box
   *[other] { $count } boxes
}{ $tables ->
    [0] : there are no tables yet
    [one] { " " }for 1 table
   *[other] { " " }for { $tables } tables
}
codice-fee = { $sum } { $mark }
codice-fees = Fees ({ $each } each): { $paid } paid of { $due }, { $left } to come
codice-waits = No place for it yet ({ $places } in all): those who bring a box come first
codice-is-waiting = waiting
codice-paid-button = 💶 Has paid
codice-box-button = 📦 Brings a box
codice-entries-title = Teams entered
codice-head-number = #
codice-head-team = Team
codice-head-players = Players
codice-head-paid = Fee
codice-head-box = Box
codice-head-place-kept = Place
codice-drop-ends = Without { $team } the tournament ends: withdraw them all the same?
codice-drop-ends-left = { $count ->
    [0] No team is left
    [one] Only one left: { $teams }
   *[other] Left: { $teams }
}: the rounds to come are walkovers, and the prizes are announced at once
codice-drop-ends-how = If this is a slip, press nothing: nothing has happened yet
codice-drop-ends-yes = Yes, end the tournament
codice-withdrawn = { $team }: withdrawn
codice-result-stands = Table { $table }, the result stands: { $result }
codice-disqualified = { $team }: disqualified
codice-replaced = { $team }: { $by } in place of { $player }
codice-imported = Entered { $count ->
    [one] 1 team
   *[other] { $count } teams
} of { $all }
codice-started = Here we go: { $teams } teams
codice-rounds-plan = { $rounds ->
    [one] One qualifying round
   *[other] { $rounds } qualifying rounds
}, then { $qualifiers } go through
codice-rounds-plan-finals = { $rounds ->
    [one] Finals: a single round
   *[other] Finals in { $rounds } rounds
}
codice-rounds-plan-robin = Round robin in { $rounds } rounds: everybody against everybody, no finals
codice-rounds-plan-extended = The rules' table 1 does not go up to { $teams } teams: I have extended it, one more round for each doubling
codice-left-out = No place for { $team }
codice-admit-button = Let { $team } in

# The journal

codice-line-opened = The book of a Codenames tournament was opened
codice-line-started = First draw among { $teams } teams

# The refusals

refused-codice-no-tournament = No tournament is open here yet: a director opens it with /codice new.
refused-codice-not-started = The tournament has not begun: a director makes the draw with /codice start.
refused-codice-started-already = The first round has already been drawn: see it with /codice tables.
refused-codice-too-few-teams = At least { $least } teams are needed (article 5): so far { $have ->
    [0] there are none
    [one] there is 1
   *[other] there are { $have }
}.
refused-codice-team-of-two = A team has { $players } players (article 1).
refused-codice-team-not-yours = You enter the team you play in: for others ask a director.
refused-codice-name-taken = There is already a team called “{ $name }”: choose another name.
refused-codice-team-not-waiting = No team { $name } is waiting for a place.
refused-codice-entries-closed = Entries are closed: a director can still let a late team in.
refused-codice-robin-closed = In a round robin of { $teams } teams nobody can enter after the draw.
refused-codice-too-late = It is too late: after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} the qualifying is over.
refused-codice-import-empty = There is no team in the file: one line a team, with name, player 1, player 2, paid, box.
refused-codice-import-missing = the team's name and two players are needed
refused-codice-import-yes-or-no = “{ $value }” is neither yes nor no
