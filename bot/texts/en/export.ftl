### /export.

# The commands

export = export
    .about = Make a file of everything recorded, and the tables as CSV
    .example = /export
    .book = book
    .book-about = which book; without it, the one last used here

# The cards

export-title = { $book }: here is everything
export-what = The .jsonl holds every entry recorded (what is still secret is masked), the .csv the tables, with “{ $separator }” between the cells.

# What stands between the cells of a CSV file, as spreadsheets in this language expect it.
export-separator = ,
