### Checks: who rolls, the secret target, help, the result; where the dice come from, and the card that composes them.

# The commands

check = check
    .about = Ask a character for a check
    .example = /check @Anna "pick the lock"
    .player = player
    .player-about = who has to roll
    .note = note
    .note-about = what the check is about
    .target = target
    .target-about = the successes needed, a secret: without it you are asked in private
    .bonus = bonus
    .bonus-about = more dice, or fewer with a minus sign

assist = assist
    .about = Lend one of your reserve dice to somebody about to roll
    .example = /assist @Bruno
    .player = player
    .player-about = who gets the die

choices-attribute =
    .power = power
    .dexterity = dexterity
    .agility = agility
    .intelligence = intelligence
    .spirit = spirit
    .charisma = charisma

check-drop = drop
    .about = Withdraw a check whose dice have fallen, with a reason
    .example = /check-drop 12 why:"the door was open"
    .why = why
    .why-about = why it is withdrawn: everybody reads it

# The cards

check-title = { $who }'s check
check-title-note = { $who } · { $note }

check-for-whom = Who makes the check, and against which target?
check-for = ask-check
    .note = note
    .note-about = what the check is about: everybody reads it
check-for-note = { $note }: whose check, and against which target?
check-about-button = ✍️ Check for…
check-about-other = ✍️ Something else…
check-for-one = How difficult is { $who }'s check?
check-for-how = Only you see the target until the dice fall.
check-ask-button = { $who }: { $target }
check-all = All
check-of-all = A check for everybody
check-of-all-note = A check for everybody · { $note }

check-waits-player = { $who }: choose your dice and your bid
check-waits-player-own = { $who }: first choose your dice and your bid, then whoever sits on your right sets the target
check-target-known = The target is already set, in secret
check-locked = { $who } has chosen dice and bid
check-waits-judge = { $who }'s turn: the target in secret, then the dice fall
check-waits-nobody = The Master's chair is free: the draw comes first
check-waits-word = { $who }'s turn: one answer is missing, then the dice fall
check-waits-others = Waiting for: { $who }. All the dice fall together
check-bonus-master = From the Master: { $dice }
check-helped = { $who } lends a die
check-helps = { $who } lends a die: reserve { $before } → { $after }
check-button-roll = Choose the dice
bystander-nobodys = It counts for nobody: whoever rolled is only watching
bystander-line = { $who } rolls as a bystander: { $faces }, { $count ->
    [0] no successes
    [one] 1 success
   *[other] { $count } successes
}
check-button-target = Target
check-button-bonus = Bonus
check-button-dice = Proposed dice
check-proposed = { $dice ->
    [one] { $who } proposes 1 die that the sheet does not give: does it count?
   *[other] { $who } proposes { $dice } dice that the sheet does not give: do they count?
}
check-proposed-with-target = { $dice ->
    [one] { $who } proposes 1 die that the sheet does not give: setting the target confirms it.
   *[other] { $who } proposes { $dice } dice that the sheet does not give: setting the target confirms them.
}
check-grant-dice = Yes, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
check-deny-dice = No, from the sheet
check-dice-denied = { $who }: the dice come from the sheet
check-button-help = Lend a die
check-button-roll-again = Change the dice
check-button-target-again = Change the target
check-fell = The roll was undone, but its dice are known: revealed again, they fall the same. Changing anything takes a yes from those who have a say.
known-changed = They were rolled with { $was }; now: { $now }
known-oracle = The question that was undone, put to another table of the oracle
known-chair = It had already been drawn among { $was }
known-chair-had = The chair was { $who }'s
known-chair-now = Now it would be drawn among { $now }
known-chair-out = So { $who }, who had won it, is left out
known-dropped = They were rolled with { $was }
known-dice = { $who } { $natural } + { $bid } from the reserve
known-help = 1 lent die
known-target = target { $target }
known-figures = distance { $distance }, size { $size }, protection { $protection }
known-answer = { $who }: { $choice }
known-silence = no answer
check-button-drop = Withdraw

check-dropped = { $title } — withdrawn
check-dropped-why = No roll: bids and lent dice go back to whoever put them in

check-compose = What do you put in?
check-compose-note = What do you put in? · { $note }

check-which-target = How many successes does it take? What counts is how hard it is, not who is rolling
check-difficulty = { $target } · { $difficulty }
check-target-set = Target { $target } · { $difficulty }
check-target-typed-aloud = The target has to be set in secret, and everybody could read this one: it does not count. Set it here, where only you can see.
check-target-secret = It stays a secret until the roll
check-grant-bonus = { $who } asks for a bonus of { $dice }: does it count?
check-grant = Yes, { $dice }
check-deny = No
check-bonus-with-target = { $who } asks for a bonus of { $dice }: setting the target grants it.
check-deny-bonus = No, without it

check-faces = { $faces } → { $sum } ({ $difficulty })
check-faces-reserve = { $faces } + reserve { $more }
check-faces-help = { $faces } + help { $more }
check-margin-over-far = Margin +{ $margin }: beyond all expectation
check-margin-short-far = Margin −{ $margin }: a dire failure
check-bonus-denied = Bonus of { $dice } asked for and not granted
check-bid-none = No bid: reserve { $now }
check-bid-won = Bid { $bid }, { $bid ->
    [one] spent
   *[other] all spent
} on the success: reserve { $before } → { $after }
check-bid-one = Bid 1: a lone die never comes back. Reserve { $before } → { $after }
check-bid-lost = Bid { $bid }: { $back ->
    [one] 1 die comes back
   *[other] { $back } dice come back
}, one is lost. Reserve { $before } → { $after }
check-help-spent = The die that { $who } lent is spent either way
check-implant-spent = { $name } is at its last mark: after this scene it gives no bonus until it is maintained

check-column-number = Seal
check-column-who = Who
check-column-note = Note
check-column-dice = Dice
check-column-reserve = Reserve
check-column-help = Help from
check-column-successes = Successes
check-column-target = Target
check-column-before = Reserve before
check-column-after = Reserve after

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
pool-gear = weapons and protection { $dice }
pool-strategy = strategy { $dice }

composer-which-attribute = Which attribute?
composer-how-many-dice = How many dice, without the reserve?
composer-which-attribute-else = Otherwise, which attribute?
composer-how-many-dice-else = Otherwise: how many dice, without the reserve?
likely-how = One tap answers; to change something, choose below
likely-named = { $how }: { $sum }
likely-bid = { $dice ->
    [one] 1 die, bid { $bid }
   *[other] { $dice } dice, bid { $bid }
}
likely-as-before = As before
likely-again = As before: { $how }, { $sum }
likely-class = class
likely-counted = Counted at the table
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
composer-all = Something else…
composer-other-skills = Other skills…
composer-other-weapons = Other weapons…
composer-unprotected = No protection
composer-which-weapon = With which weapon?
composer-back = ‹ Back
composer-odds = Odds
composer-roll = Roll

# The journal

check-line-asked = { $by } asks { $who } for a check
check-line-own = { $who } attempts a check
check-line-target = { $by } has set a target
check-line-dice = { $by } accepted a number of dice that { $who } had proposed
check-line-dice-denied = { $by } had { $who } take the dice from the sheet
check-line-bonus = { $by } has ruled on a bonus
check-line-helped = { $by } lends { $who } a die
check-line-dropped = { $who }'s check was withdrawn
check-line-dropped-known = { $who }'s check was withdrawn, faces known · why: { $why }
check-line-rolled = { $who } rolled a check: { $faces }
check-line-result = { $who } rolled a check: { $faces }, { $count ->
    [0] no successes
    [one] 1 success
   *[other] { $count } successes
} against { $target }

# The refusals

refused-target-is-the-masters = The Master sets the target, in secret: roll without one, and I will ask for it.
refused-target-not-yours = The Master is rolling: whoever sits on the Master's right sets the target.
refused-proposal-is-the-masters = The Master says whether the proposed dice count.
refused-proposal-not-yours = The Master is rolling: whoever sits on the Master's right says whether the proposed dice count.
refused-bonus-is-the-masters = The Master says whether the bonus counts.
refused-bonus-not-yours = The Master is rolling: whoever sits on the Master's right says whether the bonus counts.
refused-bystander-plain = You are not at this table: from here only plain dice are rolled, for example /roll 5. To play there is /campaign join
refused-target-set-already = The target of this check is already set.
refused-target-out-of-range = The target goes from { $low } to { $high }.
refused-bid-comes-first = First comes the choice of dice and bid, then the target.
refused-bid-too-high = { $have ->
    [0] You have no free dice in your reserve: roll without a bid.
    [one] You can bid 1 die at most: that is all your free reserve.
   *[other] You can bid from 0 to { $have } dice: that is all your free reserve.
}
refused-no-bonus-to-judge = There is no bonus to decide on in this check.
refused-dice-settled = The dice of this check have already been decided.
refused-dice-or-attribute = Either a number of dice, or the attribute with its skill: not both.
refused-sheet-first = This table plays with sheets, and here the dice come from them: finish yours first with /sheet new. Three questions are enough.
refused-dice-of-the-sheet = You have a sheet: here the dice come from it. Name attribute and skill, or use the buttons.
refused-check-open-already = There is already an open check: roll or withdraw that one first.
refused-check-own-target = It is your own character: whoever sits on your right sets the target, after the bid. Ask for the check without one.
refused-check-own-bonus = It is your own character: claim the bonus with the roll, and whoever sits on your right decides.
refused-check-locked = You have already chosen dice and bid: they fall when everything else is in.
refused-check-not-yours = This check is somebody else's: nobody rolls for others.
refused-check-not-ready = This check is still waiting for something: the dice cannot fall yet.
refused-check-over = This check is over or was withdrawn. For a new attempt, /roll again.
refused-check-no-dice = There are no dice to roll: bid at least one reserve die.
refused-no-check-to-help = They have no roll coming up: help is given beforehand.
refused-help-yourself = You bid your own reserve: help comes from somebody else.
refused-help-of-a-rival = Whoever is in this contest, or answers for the Master's characters, cannot lend a die.
refused-help-already = Somebody has already lent a die: one is the limit.
refused-help-knows-target = You have set the target of this check: help must come from somebody who does not know it.
refused-stable-master-rolls-not = The permanent Master has neither a character nor a reserve: the players roll.
refused-no-master-now = Nobody is Master right now: first draw who leads the scene.
refused-nobody-to-judge = You are alone at the table: somebody has to set the target.
refused-check-nobody-to-ask = Nobody can roll now: they have a check open already, or their character is down.
