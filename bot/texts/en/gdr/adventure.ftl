### RBB 2.0: the file of an adventure, and what is wrong with it.

# The cards

gdr-flaw-not-a-table = { $key } must be a section in square brackets, with its lines.
gdr-flaw-missing = { $english } is missing (in Italian { $key }).
gdr-flaw-not-true-or-false = { $key } must be true or false, without quotes.
gdr-flaw-unknown = { $key } has no place here: remove it, or check the spelling.
gdr-flaw-not-a-text = { $key } must be text in quotes.
gdr-flaw-text-too-long = the text has { $count } characters: a phone holds { $most }.
gdr-flaw-digit = the referee must read no digits: write the numbers in words in “{ $text }”.
gdr-flaw-not-a-number = { $key } must be a number, not “{ $value }”.
gdr-flaw-out-of-range = { $key } = { $value } will not do: it goes from { $least } to { $most }.
gdr-flaw-too-fine = { $key } = { $value } has too many decimals: 6 at most.
gdr-flaw-too-deep = there are too many levels inside each other: { $most } at most.
gdr-flaw-key = “{ $key }” cannot be a key: one word of letters, digits and hyphens, { $most } characters at most.
gdr-flaw-kind = there is no kind “{ $value }”: technical, standard, interpretive or own.
gdr-flaw-shares-not-own = shares are only written where the kind is own.
gdr-flaw-shares-missing = the kind is own: shares are needed, [shares.player] and [shares.team], with vsp and aa.
gdr-flaw-sum = the weights of the level “{ $level }” add up to { $sum }: they must add up to 100.
gdr-flaw-no-characters = at least one character that is not optional is needed, in [characters].
gdr-flaw-same-name = two characters are called { $name }.
gdr-flaw-cd-of-nobody = “{ $key }” is not among the characters: { $known }.
gdr-flaw-no-cd = { $name } has no consistency of decisions: [cd.{ $key }] is needed.
gdr-flaw-cd-may-be-empty = without the optional characters nothing is left to judge { $name } by: add something that is not about them.
gdr-flaw-empty = the level “{ $level }” is empty.
gdr-flaw-no-weight = “{ $key }” weighs nothing: give it a weight, or remove it.
gdr-flaw-two-kinds = “{ $key }” has both partly and options: choose one.
gdr-flaw-section-and-element = “{ $key }” holds others: write partly and options there.
gdr-flaw-about = about takes the key of a character, or a list of keys.
gdr-flaw-about-nobody = it is about “{ $name }”, who is not among the characters: { $known }.
gdr-flaw-options-in-order = the options of “{ $key }” are two to eight: the first is worth 100, the last 0, and none is worth more than the one before.
gdr-flaw-too-many = there are { $count } items: nobody judges more than { $most }.
gdr-flaw-diceless = the adventure is diceless: “{ $name }” weighs nothing.
gdr-flaw-diceless-sum = without dice the technical quality weighs nothing, and the first level ({ $level }) adds up to { $sum }: bring its weights back to 100 in [weights].
gdr-flaw-values-count = “{ $name }” needs a list of { $count } values, one for each answer.
gdr-flaw-values-in-order = the values of “{ $name }” go from 100 down to 0 without rising again (from 0 up to 100 where points are taken away).
gdr-flaw-no-aa-thresholds = the thresholds of the progress are missing: [thresholds] aa = [min, med, max].
gdr-flaw-threshold-missing = thresholds are given one by one, but that of “{ $name }” is missing.
gdr-flaw-vsp-twice = vsp is not given beside thresholds item by item, whose sum it is: take one or the other away.
gdr-flaw-min-max = the lower threshold must be below the upper one.
gdr-flaw-narrow = between the lower and the upper threshold there must be a distance of { $least } of 100 or more: closer together, one item alone would make or break a score.
gdr-flaw-twice = “{ $key }” appears twice.
gdr-flaw-not-yes = an x here for yes, or nothing: not “{ $key }”.
gdr-flaw-no-column = the column “{ $english }” is missing (in Italian { $key }): the first row names it.
gdr-flaw-triple = a threshold is three numbers: [min, med, max].
gdr-flaw-med = the middle threshold must be between the lower and the upper one.
gdr-flaw-descriptor-misspelt = “{ $name }” is not a descriptor of the evaluation: perhaps “{ $near }”?
gdr-flaw-no-such-descriptor = “{ $name }” is not a descriptor of the evaluation: their names are in the authors' guide.
gdr-cell-not-a-text = some text is needed here: { $key } is empty.
gdr-cell-no-number = a number is needed here.
gdr-cell-missing = the row “{ $english }” is missing (in Italian “{ $key }”).
gdr-cell-sum = the weights { $level } add up to { $sum }: they must add up to 100.
gdr-cell-level-first = of the items with no dot in their names
gdr-cell-level-of = of the items of “{ $key }” with no dot in their names
gdr-cell-level-inside = of the items inside “{ $item }”
gdr-cell-no-characters = at least one character must have no x in the column optional.
gdr-cell-no-cd = { $name } has no items here: add at least one row with “{ $key }” in the column character.
gdr-cell-empty = “{ $level }” has no items: add at least one row.
gdr-cell-two-kinds = “{ $key }” has both partly and options: leave one of them empty.
gdr-cell-section-and-element = “{ $key }” holds other items: partly and options go into their rows.
gdr-cell-about = the key of a character goes here, or several with commas between them.
gdr-cell-shares-missing = the kind is own: the rows “player share” and “team share” are needed too, with what the evaluation is worth, from 0 to 100.
gdr-cell-diceless-sum = without dice the technical quality weighs nothing, and the first level ({ $level }) adds up to { $sum }: bring its weights back to 100 in the sheet Weights.
gdr-cell-values-count = “{ $name }” needs { $count } values, one for each answer, in the columns from “worth 1” on.
gdr-cell-no-aa-thresholds = the row “progress” is missing, with min, med and max.
gdr-cell-vsp-twice = the row “characters” is not given beside thresholds item by item, whose sum it is: take one or the other away.

# The refusals

refused-gdr-adventure-too-large = The file is too large for an adventure: { $most } kB at most.
refused-gdr-adventure-not-utf8 = The file is not in UTF-8: save it as UTF-8, and send it again.
refused-gdr-adventure-too-deep = The sections of the file are nested too deeply.
refused-gdr-adventure-number = Line { $line }: a number is too long, or too great. { $most } digits are enough.
refused-gdr-adventure-not-toml = Line { $line } is not TOML: “{ $text }”. Every line is key = value, with text in quotes.
refused-gdr-adventure-twice = Line { $line }: “{ $text }” is already in the file, further up: each section and each key is written once.
refused-gdr-adventure-wrong = Line { $line }: { $why }
refused-gdr-same-adventure = This is the adventure I already have, to the letter: nothing changes.
refused-gdr-other-questions = Sheets have been begun: weights, thresholds and words may change, questions may not. This file has others, or has them in another order.
refused-gdr-no-adventure = The adventure is still missing: the director loads it with /gdr adventure.
