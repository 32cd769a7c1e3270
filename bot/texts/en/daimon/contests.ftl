### Contests between characters: secret answers, the reveal, ties, rematches.

# The commands

contest = contest
    .about = Open a contest between characters, with secret bids
    .example = /contest @Anna @Bruno "arm wrestling"
    .players = players
    .players-about = who takes part, two or more
    .note = note
    .note-about = what the contest is about
    .npc = npc
    .npc-about = for the Master only: the name of a fully described NPC, for whom the Master answers
    .armed = armed
    .armed-about = yes if it is a fight: weapons and protection count, and whoever loses is wounded
    .range = range
    .range-about = yes if the fight is at range: the riot shield does not count
    .gear = gear
    .gear-about = what the NPC's weapons and protection are worth together
    .minutes = minutes
    .minutes-about = how much time there is to answer, in each round

bid = bid
    .about = Answer the open contest in secret
    .example = /bid 5 reserve:2
    .dice = dice
    .dice-about = how many dice; or name an attribute
    .reserve = reserve
    .reserve-about = the bid: how many dice you add from your reserve
    .attribute = attribute
    .attribute-about = the attribute put to the test
    .skill = skill
    .skill-about = the skill in use, one only
    .class = class
    .class-about = the class that matters here: one more die
    .trait = trait
    .trait-about = the trait that matters here: one more die
    .weapon = weapon
    .weapon-about = in a fight, the weapon you use
    .protection = protection
    .protection-about = the protection worn, or none; left out, the best you have

advantage = advantage
    .about = Give dice of advantage in the open contest
    .example = /advantage @Anna 2
    .player = player
    .player-about = who has the advantage
    .dice = dice
    .dice-about = how many dice: 1 to 4, with a minus sign for a disadvantage

contest-off = off
    .about = Withdraw a contest whose dice have fallen, with a reason
    .example = /contest-off 5 why:"it was no challenge"
    .why = why
    .why-about = why it is withdrawn: everybody reads it

# The cards

contest-of-two = { $one } against { $other }
contest-among = Contest between { $who }
contest-secret = Everybody chooses dice and bid in secret; all is revealed at once
contest-armed = A fight: weapons and protection count, and whoever loses is wounded
contest-at-range = A fight at range: weapons and protection count, the shield does not; whoever loses is wounded
contest-npc-gear = { $who }: weapons and protection worth { $gear }
contest-barred = { $who } has to change strategy: no more { $tried }
contest-approach = { $attribute } with { $skill }
contest-approach-alone = { $attribute } alone
contest-advantage = { $who }: advantage +{ $dice }
contest-disadvantage = { $who }: disadvantage −{ $dice }
contest-advantage-none = { $who }: no advantage
contest-answered = Answer given: { $who }
contest-awaited = Waiting for { $who }
contest-until = Answer by { $at }
contest-until-or-yield = Answer by { $at }: silence counts as yielding
contest-no-roll = A contest is waiting for your answer, which comes before any check. Choose here, where only you can see.
contest-typed-aloud = A contest is waiting for your answer, and everybody could read this one: it counts neither as an answer nor as a check. Choose here, where only you can see.
contest-answer-button = Choose in secret
contest-tie-button = Answer in secret
contest-npc-button = For { $who }
contest-advantage-button = Advantage
contest-minutes-button = ⏳ { $minutes } min
contest-off-button = Withdraw

contest-unseen = Nobody sees your answer before all of them are in; until then you can change it
contest-confirm = Confirm
contest-npc-dice = How many dice for { $who }?
contest-npc-how = Count everything in their favour; they never bid reserve dice
contest-has-answered = { $who } has answered
contest-taken = Answer recorded
contest-changed = Answer changed

contest-revealed = { $what } — { $result }
contest-won = { $who } wins
contest-won-clear = a clear win for { $who }
contest-tied = a tie between { $who }
contest-stands = a stalemate between { $who }
contest-place = { $place }. { $who }: { $rolled } → { $sum }
contest-bid = Bid { $bid }, { $back ->
    [0] nothing comes back
    [one] 1 die comes back
   *[other] { $back } dice come back
}: reserve { $before } → { $after }
contest-margin = Margin { $margin }
contest-margin-clear = Margin { $margin }: a clear win
contest-wounded = { $who }: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, now { $now }
contest-wounds = { $who }: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, to be marked at the table
contest-killed = { $who }: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, and the character dies
contest-tie-how = Nobody has won. Those tied decide in secret: escalate, accept the stalemate, or yield
contest-escalates = { $who } escalates ({ $bid }): no dice are rolled
contest-settles = { $who } accepts the stalemate
contest-yields = { $who } yields
contest-silent = { $who } has not answered, and so yields
contest-stands-how = Nobody has prevailed. Another attribute or skill may be tried
contest-again-button = Change of strategy

contest-escalate-button = Escalate { $bid }
contest-settle-button = Accept the stalemate
contest-yield-button = Yield
contest-escalate-how = Escalate: bid new reserve dice, and only those are rolled; if nobody else does, you win and keep them
contest-settle-how = Accept the stalemate: if nobody escalates, nobody wins; whoever escalates beats you
contest-yield-how = Yield: it counts as a defeat

contest-serves-button = Serves { $who }
contest-serves = The stalemate serves { $who }, says { $by }
contest-stalemate = stalemate
contest-called-off = { $what } — withdrawn
contest-called-off-why = What was bid and not yet rolled goes back to everybody, unseen
contest-remind = Your answer is still missing: you have until { $at }
contest-late = time is up
contest-late-how = No bid is lost, and answers are still awaited: the Master can give more time or withdraw the contest
contest-line-answered-npc = The Master has answered in the contest for an NPC
contest-line-serves-npc = The stalemate serves an NPC

contest-column-contest = Contest
contest-column-round = Round
contest-column-note = Note
contest-column-who = Who
contest-column-place = Place
contest-column-dice = Dice
contest-column-reserve = Reserve
contest-column-help = Help from
contest-column-successes = Successes
contest-column-bid = Bid
contest-column-back = Back
contest-column-taken = Wounds taken

# The journal

contest-line-answered = { $who } has answered in the contest
contest-line-revealed = Contest revealed: { $faces }
contest-line-revealed-none = Contest revealed: no dice
contest-line-called-off = Contest withdrawn
contest-line-called-off-known = Contest withdrawn, faces known · why: { $why }
contest-line-serves = The stalemate serves { $who }
contest-line-deadline = Time to answer in the contest: { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
contest-line-reminded = Those who had not answered the contest were reminded
contest-line-late = The contest is out of time

# The refusals

refused-no-contest-open = There is no open contest. Begin one with /contest; in a fight, use /fight advantage
refused-contest-over = That contest is over, or was withdrawn.
refused-contest-on-already = A contest is already open: first it has to end, or the Master withdraws it.
refused-contest-npc-is-the-masters = Only the Master puts an NPC into a contest, and answers for them.
refused-contest-gear-of-nobody = The gear is the NPC's: add their name too, for example npc:"The Colonel"
refused-contest-player-twice = The same person is named twice: once is enough.
refused-contest-needs-two = A contest needs at least two characters: /contest @Anna @Bruno
refused-contest-no-rematch = { $loser } has already lost against { $winner }: no rematch until { $winner } recovers a reserve die, or before the next session. With another strategy the Master can open the contest.
refused-contest-no-rematch-own = You have already lost against { $winner }: no rematch until { $winner } recovers a reserve die, or before the next session, and a Master cannot grant one to themselves. { $winner } can open the contest, or whoever takes the chair after you.
refused-contest-not-in-it = You are not in this contest: only the characters involved answer.
refused-contest-out-of-it = For you this contest is over: only those who are tied go on.
refused-contest-not-among-them = That person is not in this contest.
refused-contest-not-fallen = There is nothing here to reveal again.
refused-contest-revealed-already = The dice of this contest have been revealed.
refused-contest-advantage-too-large = Advantage goes from 1 to { $most } dice, or from −1 to −{ $most } for a disadvantage.
refused-advantage-is-for = Here that is for { $who } to say: the Master judges, or whoever sits on the Master's right if the Master is playing too.
refused-advantage-of-nobody = Everybody is in it: nobody is left to judge positions.
refused-contest-npc-not-yours = The Master answers for that character, or whoever sits on the Master's right if the Master is in the contest too.
refused-contest-advantage-late = Somebody has already answered: position and place are settled before that, or not at all.
refused-contest-advantage-same = That is how it already stands: nothing changes.
refused-contest-no-stalemate = There is no stalemate.
refused-contest-not-tied = A stalemate can only serve somebody who is tied.
refused-contest-served-already = You have already said so.
refused-contest-no-bonus = In contests, dice for an advantage come from the Master, with /advantage, in front of everybody.
refused-contest-npc-dice-alone = For an NPC, give only the dice: they have no reserve.
refused-contest-unarmed = There are no weapons in this contest. For a fight: /contest with armed:yes
refused-contest-same-strategy = You have tried that already: choose another attribute or another skill.
refused-contest-round-over = That tie has been decided.
refused-contest-escalation-needs-a-die = To escalate, bid at least one die: only an empty reserve escalates with 0.
refused-contest-deadline-not-yours = The deadline is the Master's to set, or whoever opened the contest.
refused-contest-deadline-too-short = Leave at least a minute.
