### /journal.

# The commands

journal = journal
    .about = Show what was recorded, by whom and when
    .example = /journal 20
    .last = last
    .last-about = how many lines: 10 unless you say otherwise
    .book = book
    .book-about = which book; without it, the one last used here

# The cards

journal-title = { $book } · { $count ->
    [one] the last entry
   *[other] the last { $count } entries
} of { $all }
journal-line = { $number } · { $at } · { $what }
journal-by = { $line } ({ $who })
journal-voided = { $line } — undone
journal-empty = There is nothing yet.
journal-before = The season before
