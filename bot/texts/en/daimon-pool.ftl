### Where the dice of a roll come from, and the card in which they are put together.

pool-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
pool-sum = { $parts } = { $dice }
pool-sum-never-below = { $parts } = { $dice }: it never falls below zero
pool-bid = Bid: +{ $bid } from the reserve
pool-score = { $name } { $score }
pool-class = class { $dice }
pool-trait = { $name } { $dice }
pool-leaning = { $name } (effect) { $dice }
pool-implant = { $name } { $dice }
pool-weapon = { $name } { $dice }
pool-bonus = bonus { $dice }
pool-master = from the Master { $dice }
pool-wounds = wounds { $dice }
pool-advantage = advantage { $dice }
pool-disadvantage = disadvantage { $dice }
pool-numbers = numbers { $dice }
pool-gear = weapons and protections { $dice }
pool-strategy = strategy { $dice }

gear-spent-weapon = { $name } (spent)
gear-spent-protection = { $name } (useless)
gear-spent-shield = { $name } (useless)
gear-worth = { $name } { $value }
gear-carried = Gear: { $gear }
gear-last-weapon = { $name }: out of ammunition. Reload it with /reserve spend reload
gear-last-protection = { $name }: useless now. Repair it with /reserve spend repair
gear-last-shield = { $name }: useless now. Repair it with /reserve spend repair
gear-unarmed = disarmed

composer-which-attribute = Which attribute?
composer-how-many-dice = How many dice, without the reserve?
composer-bid = How many reserve dice do you bid? You have { $most }
composer-no-bid = No reserve dice to bid
composer-chosen = ✓ { $what }
composer-class = Class
composer-bonus = { $bonus ->
    [0] No bonus
   *[other] Bonus +{ $bonus }
}
composer-other-attribute = Other attribute
composer-other-dice = Other dice
composer-bid-button = Bid: { $bid }…
composer-other-skills = Other skills…
composer-other-weapons = Other weapons…
composer-back = ‹ Back
composer-odds = Odds
composer-roll = Roll

refused-pool-needs-attribute = First choose the attribute or the number of dice.
refused-no-sheet = Your character has no attributes yet: say how many dice, for instance /roll 5 reserve:2
refused-trait-not-held = Your character does not have that trait: /sheet show lists those it has.
refused-unknown-skill = I know no skill “{ $name }”: /sheet show lists yours, /sheet define adds new ones.
refused-unknown-trait = I know no trait “{ $name }”: /sheet show lists yours, /sheet define adds new ones.
