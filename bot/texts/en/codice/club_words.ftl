### /club words: the club's own words for Nome in Codice.

# The commands

club-words = words
    .about = Give the club a list of words of its own for Codenames, from a file
    .example = /club words
    .file = file
    .file-about = a text file, a word a line; without it, the lists that there are

# The cards

club-words-title = The club's lists of words
club-words-none = The club has no list of words of its own yet
club-words-list = { $name }: { $count } words, { $language }
club-words-how = A text file, a word a line, adds one: at least 50 words, each a single one of 12 letters at most. The file's name is the list's; the same name makes it anew.
club-words-kept = { $name }: a list of { $count } words, { $language }
club-words-used = From now on the hands of this club are played with these words. With words:{ $ours } one is played with mine.
club-words-by-name = It is chosen with words:{ $name } in /codice play and /codice friendly.
club-words-unfit = The list { $name } does not fit like this: nothing was recorded.
club-words-line = Line { $line }, “{ $word }”: { $why }
club-words-drop-button = Remove { $name }
club-words-dropped = { $name }: list removed. Hands on the table stay as they are.

# The refusals

refused-club-words-name = “{ $name }” cannot be the name of a list: at most { $longest } characters, and not that of one of mine. Rename the file.
refused-club-words-language = “{ $value }” is no language that I know: after # language: comes one of { $choices }.
refused-club-words-no-text = That is no text file. Write the words one a line, and save it as plain text (.txt).
refused-club-words-many = There are { $have } words: at most { $most }.
refused-club-words-no-such = The club has no list “{ $name }”.
