### /roll and /odds: dice and chances.

# The commands

roll = roll
    .about = Roll the dice and count the successes, against a target if there is one
    .example = /roll 5 reserve:2
    .dice = dice
    .dice-about = how many you roll
    .reserve = reserve
    .reserve-about = the bid: how many dice you add from your reserve
    .attribute = attribute
    .attribute-about = in a campaign, from the sheet: the attribute put to the test
    .skill = skill
    .skill-about = in a campaign, from the sheet: the skill in use, one only
    .class = class
    .class-about = in a campaign, from the sheet: the class that matters, one more die
    .trait = trait
    .trait-about = in a campaign, from the sheet: the trait that matters, one more die
    .bonus = bonus
    .bonus-about = more dice, or fewer with a minus sign
    .target = target
    .target-about = the successes needed
    .note = note
    .note-about = what you are trying to do
    .formula = formula
    .formula-about = dice of other games: 2d6+3, 1d20, 4d6kh3, d%, 3d10!

odds = odds
    .about = Work out the chances of each number of successes
    .example = /odds 6 3
    .dice = dice
    .dice-about = how many dice
    .target = target
    .target-about = the successes needed
    .reserve = reserve
    .reserve-about = dice added from the reserve
    .attribute = attribute
    .attribute-about = in a campaign, from the sheet: the attribute put to the test
    .skill = skill
    .skill-about = in a campaign, from the sheet: the skill in use, one only
    .class = class
    .class-about = in a campaign, from the sheet: the class that matters, one more die
    .trait = trait
    .trait-about = in a campaign, from the sheet: the trait that matters, one more die
    .bonus = bonus
    .bonus-about = more dice, or fewer with a minus sign

# The cards

roll-title = { $who } rolls
roll-title-note = { $who } · { $note }
roll-title-result = { $title } — { $result }
roll-won = success
roll-won-outstanding = outstanding success
roll-lost = failure
roll-lost-outstanding = outstanding failure
roll-successes = { $count ->
    [0] no successes
    [one] 1 success
   *[other] { $count } successes
}
roll-successes-of = { $count ->
    [0] no successes
    [one] 1 success
   *[other] { $count } successes
}, { $target } needed
roll-faces = { $faces } → { $sum }
roll-faces-reserve = { $faces } + reserve { $reserve } → { $sum }
roll-only-reserve = no dice
roll-margin-none = Margin 0: just enough
roll-margin-over = Margin +{ $margin }
roll-margin-short = Margin −{ $margin }
roll-returned = Bid { $bid }: { $back ->
    [0] nothing goes back to the reserve
    [one] 1 die goes back to the reserve
   *[other] { $back } dice go back to the reserve
}
roll-returned-either = Bid { $bid }: lost on a success; on a failure { $back ->
    [0] nothing comes back
    [one] 1 die comes back
   *[other] { $back } dice come back
}
roll-seal = Seal { $seal }
roll-seal-known = Seal { $seal } · faces known
roll-seal-after = { $line } · in place of { $act }, whose faces were known · why: { $why }
roll-seal-why = { $line } · why: { $why }
roll-again = Roll again
roll-odds = Odds
formula-title = { $who } rolls { $formula }
formula-line = { $who } rolled { $formula }: { $faces }
formula-nobodys = Loose dice: in the campaign they count for nobody
formula-stopped = { $most ->
    [0] Dice do not explode here
    [one] Explosions give at most 1 die
   *[other] Explosions give at most { $most } dice
}
table-opened = Table opened
table-opened-anew = Table opened for the new season
table-closed = Season over: the next roll opens a new table
table-season-new = A new season begins: the rolls before it stay in the journal.

roll-column-number = Seal
roll-column-at = When
roll-column-who = Who
roll-column-dice = Dice
roll-column-reserve = Reserve
roll-column-successes = Successes
roll-column-target = Target
roll-column-note = Note

odds-title = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: how many successes?
odds-title-reserve = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} + { $reserve } from the reserve: how many successes?
odds-subtitle = Target { $target }
odds-subtitle-all = Every 4, 5 or 6 is a success
odds-target = { $chance } chance of success against a target of { $target }
odds-outstanding = { $chance } chance of an outstanding result ({ $count } or more)
odds-mean = { $mean } successes on average
odds-each = { $count }: { $chance }
odds-less = <{ $chance }
odds-more = >{ $chance }
odds-row-1 = { $a }
odds-row-2 = { $a } · { $b }
odds-row-3 = { $a } · { $b } · { $c }
odds-mark = at least { $target }
odds-success = success
odds-failure = failure
odds-rest = the others together: { $chance }
odds-bid = { $bid ->
    [0] With no reserve dice
    [one] With 1 reserve die
   *[other] With { $bid } reserve dice
}: { $chance } against target { $target }
odds-column-bid = Reserve
odds-every-target = Chances of success in %, by bid (rows) and target (columns):

# The journal

roll-line = { $who } rolled { $faces }: { $count ->
    [0] no successes
    [one] 1 success
   *[other] { $count } successes
}
roll-line-note = { $line } ({ $note })
roll-line-plain = { $faces }
roll-line-both = { $faces } + reserve { $reserve }
roll-line-reserve = reserve { $reserve }

# The refusals

refused-no-dice = dice: there are none to roll. Try /roll 5 reserve:2
refused-too-many-dice = dice: { $most } a roll at most, the reserve included. Make it two rolls.
refused-no-sheet-here = There is no campaign with sheets here: say how many dice, for instance /roll 5 reserve:2
refused-formula-unknown = formula: “{ $value }” is not understood. Write for instance 2d6+3, 1d20, 4d6kh3 (the three highest), 2d20kl1 (the lowest), d%, 3d10! (it explodes).
refused-formula-dice = formula: from 1 to { $most } dice in a roll. Split the roll in two.
refused-formula-sides = formula: in “{ $value }” the sides go from 2 to { $most }.
refused-formula-pick = { $most ->
    [one] formula: in “{ $value }” there is only 1 die: that one can be kept or dropped.
   *[other] formula: in “{ $value }” from 1 to { $most } can be kept or dropped.
}
refused-formula-number = formula: a number to add goes up to { $most }.
refused-formula-pieces = formula: at most { $most } parts to add up. Split the roll in two.
refused-formula-no-dice = formula: there is no die in it. Write for instance 2d6+3; for Dàimon's dice the number is enough: /roll 5
refused-formula-alone = A formula such as 2d6+3 is rolled by itself: no dice, reserve, sheet or target with it.
