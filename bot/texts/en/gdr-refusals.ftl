### RBB 2.0: when the answer is no, and what to do instead.

refused-gdr-not-begun = The tournament is not open yet: the director opens it with /gdr new.
refused-gdr-closed = The tournament is closed. If something is wrong the director can open it again with /undo.
refused-gdr-not-closed = Before the tournament is closed nobody sees scores and rankings.
refused-gdr-team-out = { $team } has withdrawn: it is not judged.
refused-gdr-no-such-team = No team is called “{ $name }”.
refused-gdr-team-of-many = “{ $name }” may be: { $names }. Write the whole name.
refused-gdr-name-taken = There is a team called “{ $name }” already.
refused-gdr-no-such-character = There is no “{ $name }” in the adventure. The characters: { $names }.
refused-gdr-character-of-many = “{ $name }” may be: { $names }.
refused-gdr-cast-form = Write every player with their character, with commas between them: @Anna Mara, @Bruno Vito. I do not understand “{ $value }”.
refused-gdr-cast-unknown = The new adventure lacks a character that { $team } has: “{ $name }”.
refused-gdr-character-twice = Two players have { $character }: each has their own.
refused-gdr-character-missing = Nobody plays { $character }: only optional characters may be left out.
refused-gdr-own-team = You play for { $team }: somebody else judges it.
refused-gdr-judges-it = { $player } has a sheet of { $team }: whoever judges a team does not play for it. The sheet has to go first, from /gdr progress.
refused-gdr-sheet-handed = Your sheet of { $team } has been handed in. To change it, ask the director to give it back.
refused-gdr-sheet-incomplete = The sheet of { $team } still lacks: { $missing }
refused-gdr-sheet-not-handed = No such sheet of { $team } has been handed in.
refused-gdr-sheet-handed-by-now = That sheet of { $team } has been handed in, or is no more.
refused-gdr-one-sheet = There are not yet two sheets of { $team } to compare.
refused-gdr-mean-of-all = For a mean, all sheets of { $team } must have been handed in.
refused-gdr-own-sheet = You have judged { $team } too: choose the mean, or ask another director.
refused-gdr-nothing-to-confirm = Nobody has reported a stroke of genius of { $player }.
refused-gdr-not-a-player = { $player } does not play for { $team }.
refused-gdr-no-teams = There are no teams yet.
refused-gdr-not-ready = I cannot close: something is missing. /gdr progress says what.
