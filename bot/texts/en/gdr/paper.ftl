### The sheet on paper, and typing it in.

# Commands

gdr-paper = paper
    .about = Get a team's sheet to print, in private
    .example = /gdr paper "The Ravens"
    .team = team
    .team-about = the team to be judged

gdr-type = type
    .about = Type in the paper sheet, one line per item: its number and a letter per row
    .example = /gdr type "The Ravens" "1 AABA; 2 ABCA"
    .team = team
    .team-about = the team that was judged
    .text = text
    .text-about = for each item its number and its letters, as on paper; a dash leaves one as it is

# Cards

gdr-paper-title = Paper sheet · { $team }
gdr-paper-how = Open it in a browser and print it. Afterwards type in one line per item, or fill in the sheet by tapping: it is the same one.
gdr-paper-file = sheet
gdr-paper-referee = Referee:
gdr-paper-how-to-fill = One circle for each player, or in each row. Then type it in: the number of the item and its letters, left to right or top to bottom.
gdr-paper-notes = Notes
gdr-paper-ways = { $ways ->
    [2] { $what } (A done, B not done)
    [3] { $what } (A done, B in part, C not done)
   *[other] { $what }
}
gdr-type-button = Type it in
gdr-opposites = ≠ The opposite of { $who }'s sheet: { $items }. If it is a slip, the director can give it back.

# Refusals

refused-gdr-paper-unread = I do not understand “{ $value }”. Each line is a number and its letters: 7 ABBA
refused-gdr-paper-number = There is no item { $number }: the last one is { $last }.
refused-gdr-paper-count = Item { $number } needs as many letters as it has rows: { $count }, not { $given }.
refused-gdr-paper-letter = Item { $number } has no letter { $letter }: the last one is { $last }.
