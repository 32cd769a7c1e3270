### Private notes on a sheet.

# Commands

gdr-note = note
    .about = Note something about a player, or about the team
    .words = words
    .words-about = what you want to tell them; a dash takes it away

# Cards

gdr-note-button = Write a note
gdr-note-keep-button = Keep the note to myself
gdr-note-give-button = Give them the note
gdr-note-given = Note, which they get once all is closed: “{ $words }”
gdr-note-kept = Note, which stays yours: “{ $words }”

# Journal

gdr-line-note = { $referee } notes something about { $team }
