### /club words: the club's own words for Nome in Codice.

# The commands

club-words = words
    .about = Give the club a list of words of its own for Codenames, from a file
    .example = /club words
    .file = file
    .file-about = a text file, one word a line; without it, shows the lists there are

# The cards

club-words-title = The club's lists of words
club-words-none = The club has no list of words of its own yet
club-words-list = { $name }: { $count } words, { $language }
club-words-how = A text file, one word a line, adds one: at least 50 words, each a single word of at most 12 letters. The list is named after the file; a file of the same name replaces it.
club-words-kept = { $name }: a list of { $count } words, { $language }
club-words-used = From now on this club's hands are played with these words. To play one with mine: words:{ $ours }
club-words-by-name = Choose it with words:{ $name } in /codice play and /codice friendly.
club-words-unfit = The list { $name } cannot be used like this: nothing was kept.
club-words-line = Line { $line }, “{ $word }”: { $why }
club-words-drop-button = Remove { $name }
club-words-dropped = { $name }: list removed. Hands on the table stay as they are.

# The refusals

refused-club-words-name = “{ $name }” cannot be the name of a list: at most { $longest } characters, and not that of one of mine. Rename the file.
refused-club-words-language = “{ $value }” is not a language I know: after # language: write one of { $choices }.
refused-club-words-no-text = That is not a text file. Write the words one per line, and save it as plain text (.txt).
refused-club-words-many = There are { $have } words: at most { $most }.
refused-club-words-no-such = The club has no list “{ $name }”.
