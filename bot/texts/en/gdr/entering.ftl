### RBB 2.0: opening a tournament, loading the adventure, entering teams.

# The commands

gdr = gdr
    .about = Role-playing tournaments judged with RBB 2.0

gdr-new = new
    .about = Open the tournament in this room
    .example = /gdr new "Shadows over Chivasso"
    .name = name
    .name-about = the name of the tournament

gdr-adventure = adventure
    .about = Load the adventure: characters, AA, CD, weights and thresholds
    .example = /gdr adventure
    .file = file
    .file-about = the file of the adventure, spreadsheet (.xlsx) or TOML, attached

gdr-team = team
    .about = Enter a team: who plays, and which character
    .example = /gdr team "The Crows" "@Anna Mara, @Bruno Vito"
    .name = name
    .name-about = the name of the team
    .players = players
    .players-about = everybody with their character, with commas between them

gdr-replace = replace
    .about = Put a substitute in a player's place, with the same character
    .example = /gdr replace "The Crows" @Anna @Carla
    .team = team
    .team-about = the team
    .player = player
    .player-about = who is leaving
    .by = by
    .by-about = who plays instead

gdr-table = table
    .about = Say who the Masters and referees of a team are; from then on only they judge it
    .example = /gdr table "The Crows" "@Rita @Ugo"
    .team = team
    .team-about = the team that plays at that table
    .referees = referees
    .referees-about = the Master and who judges at that table

gdr-drop = drop
    .about = Withdraw a team, or leave it unjudged because somebody did not show up
    .example = /gdr drop "The Crows"
    .team = team
    .team-about = the team

# The cards

gdr-opened = Tournament open · { $name }
gdr-next-adventure = First the adventure: { $command } with its file attached, spreadsheet or TOML, in private with me: it holds the solutions
gdr-next-teams = Then the teams: { $command }
gdr-next-judge = Referees judge in private: { $command }
gdr-adventure-loaded = Adventure loaded · { $title }
gdr-kind-technical = technical
gdr-kind-standard = standard
gdr-kind-interpretive = interpretive
gdr-kind-own = with shares of its own
gdr-adventure-kind = { $diceless ->
    [1] Kind of adventure: { $kind }, diceless
   *[other] Kind of adventure: { $kind }
}
gdr-adventure-characters = Characters: { $names }
gdr-adventure-optional = Can be played without: { $names }
gdr-adventure-items = { $progress ->
    [one] 1 item of progress
   *[other] { $progress } items of progress
}, { $consistency ->
    [one] 1 of consistency
   *[other] { $consistency } of consistency
}
gdr-adventure-words = Adventure updated: only words have changed, or their order
gdr-adventure-changed = { $count ->
    [one] Maths changed: 1 number
   *[other] Maths changed: { $count } numbers
}
gdr-adventure-answers-stay = The referees' answers stay as they are.
gdr-adventure-recounted = The rankings have been worked out again: the journal says what has changed.
gdr-team-button = Enter a team
gdr-entered = Entered · { $team }
gdr-without = They play without { $names }
gdr-judge-button = Judge
gdr-replaced = { $by } plays in place of { $player } · { $team }
gdr-table-set = At the table of { $team }
gdr-table-alone = Only they open this team's sheet; other teams' are for those at their tables.
gdr-dropped = Not judged: { $team }
gdr-dropped-why = It stays out of the rankings. If this is a mistake: /undo

# The journal

gdr-line-opened = The tournament's book was opened
gdr-line-loaded = Adventure loaded: { $title }
gdr-line-words = { $who } changed the words of the adventure
gdr-line-changed = { $count ->
    [one] { $who } changed the maths: 1 number (closing will show which)
   *[other] { $who } changed the maths: { $count } numbers (closing will show which)
}
gdr-line-changed-so = { $count ->
    [one] { $who } changed the maths: { $changes }
   *[other] { $who } changed the maths, { $count } numbers: { $changes }
}
gdr-line-change = { $place } { $before } → { $after }
gdr-place-weights = weights
gdr-place-values = values
gdr-place-share = share of VSP
gdr-place-thresholds = thresholds
gdr-place-aa = progress
gdr-place-cd = consistency
gdr-place-player = player
gdr-place-team = team
gdr-place-weight = weight
gdr-place-partly = in part
gdr-place-options = options
gdr-line-cast = { $cast ->
    [one] 1 character given out
   *[other] { $cast } characters given out
}
gdr-line-cast-of = Characters: { $cast }
gdr-line-table = { $who } assigns { $team } to { $referees }

# The refusals

refused-gdr-not-begun = The tournament is not open yet: the director opens it with /gdr new.
refused-gdr-closed = The tournament is closed. If something is wrong the director can open it again with /undo.
refused-gdr-team-out = { $team }: withdrawn, so not judged.
refused-gdr-referee-plays = { $player } plays this adventure, and cannot judge it.
refused-gdr-same-table = They are already at the table of { $team }.
refused-gdr-name-taken = There is already a team called “{ $name }”.
refused-gdr-cast-form = Write every player with their character, with commas between them: @Anna Mara, @Bruno Vito. I do not understand “{ $value }”.
refused-gdr-cast-unknown = The new adventure lacks a character that the team { $team } has: “{ $name }”.
refused-gdr-character-twice = Two players have { $character }: each needs their own.
refused-gdr-character-missing = Nobody plays { $character }: only optional characters may be left out.
refused-gdr-knows-it = { $player } has opened a sheet of this tournament: they already know the adventure, and can no longer play it.
refused-gdr-reader-plays = Whoever has read what the referees answered can no longer play in this tournament.
refused-gdr-reader-judges = { $player } has read what the referees answered, and can no longer judge in this tournament.
refused-gdr-is-at-a-table = { $player } is at a table as Master or referee: whoever judges this adventure does not play it. Change the table first, with /gdr table.
