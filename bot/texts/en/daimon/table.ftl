### The campaign: seats, sessions, scenes, the Master's chair, awards and prices of the Reserve.

# The commands

campaign = campaign
    .about = Campaigns of Dàimon 2090, one per room

campaign-new = new
    .about = Open a campaign in this room; whoever opens it is its first player
    .example = /campaign new "Neon and Ash"
    .name = name
    .name-about = the name of the campaign
    .adventure = adventure
    .adventure-about = the title of the first adventure
    .master = master
    .master-about = a Master's chair that rotates scene by scene, or one permanent Master

campaign-join = join
    .about = Take a seat at the table
    .example = /campaign join Nadir
    .character = character
    .character-about = the name of the character, if there is one

campaign-leave = leave
    .about = Give up your seat
    .example = /campaign leave
    .character = character
    .character-about = which character leaves, if you have more than one

campaign-show = show
    .about = Show the table as it is and the buttons needed now: seats, reserves, wounds, Master, tokens
    .example = /campaign show

campaign-adventure = adventure
    .about = Begin a new adventure: reserves back to 7, the oracle's seal renewed
    .example = /campaign adventure "The Lost Cargo"
    .name = name
    .name-about = the title of the adventure

session = session
    .about = Beginning and end of each evening of play

session-start = start
    .about = Start the session: one reserve die each, and the draw of the first Master
    .example = /session start
    .absent = absent
    .absent-about = who is missing tonight, such as @Anna @Bruno

session-here = here
    .about = Note somebody who arrives after the session began
    .example = /session here
    .player = player
    .player-about = who has come; you, if left out

session-away = away
    .about = Note somebody who leaves before the end
    .example = /session away
    .player = player
    .player-about = who leaves; you, if left out

session-call = call
    .about = Call somebody who is silent: unless they answer, after some minutes they count as gone
    .example = /session call @Carla 5
    .player = player
    .player-about = who does not answer, the Master too
    .minutes = minutes
    .minutes-about = how many minutes they have to answer

session-end = end
    .about = End the session: open the seal and show the statistics
    .example = /session end

scene = scene
    .about = Scenes, and the role of Master that passes on

scene-end = end
    .about = Close the scene: vote on the Master, claims, draw of the next Master
    .example = /scene end

scene-title = title
    .about = Give a scene its title in the episode: the one that is on, or the last
    .example = /scene title The pier at night
    .text = text
    .text-about = what the scene is called; a new title takes the place of the one before

scene-claim = claim
    .about = Spend a reserve die to be the Master of the next scene
    .example = /scene claim

scene-keep = keep
    .about = Keep the role of Master for a reserve die
    .example = /scene keep

reserve = reserve
    .about = Reserve dice: see them, award them, spend them

reserve-show = show
    .about = Show everybody's reserve
    .example = /reserve show

reserve-award = award
    .about = Award reserve dice for good play
    .example = /reserve award @Anna interpretation
    .player = player
    .player-about = who gets the dice
    .reason = reason
    .reason-about = why: 2 dice for danger, 1 for the rest
    .other = other
    .other-about = who else is rewarded for the dialogue with the dàimon

reserve-spend = spend
    .about = Spend reserve dice at the price of the rules
    .example = /reserve spend reload Pistol
    .what = what
    .what-about = what you spend them for
    .on = on
    .on-about = the weapon, protection, implant or other thing
    .for = for
    .for-about = whom you pay for, if not yourself

reserve-prices = prices
    .about = Remind everybody what reserve dice are for, and what everything costs
    .example = /reserve prices

choices-master =
    .rotating = rotating
    .stable = stable

choices-award-reason =
    .interpretation = interpretation
    .danger = danger
    .narration = narration
    .daimon = daimon
    .enrichment = enrichment

choices-spend-what =
    .reload = reload
    .repair = repair
    .heal = heal
    .maintain = maintain
    .evolution = evolution
    .technology = technology
    .master = master

# The cards

campaign-begun = { $name }: the campaign is open
campaign-of-adventure = Adventure: { $name }
campaign-master-stable = The Master is always { $who }
campaign-master-rotating = The Master's chair rotates, scene by scene: { $who } is already at the table
campaign-what-next = Everybody takes a seat, makes a character, and off you go.
campaign-join-button = Take a seat
campaign-sheet-button = My character
campaign-start-button = Start the session
campaign-show-button = The table
campaign-gains-reserve = { $who }: reserve { $before } → { $after }
campaign-gains-wounds = { $who }: wounds { $before } → { $after }
campaign-result = as { $character }, { $sessions ->
    [one] 1 session
   *[other] { $sessions } sessions
} at the table
campaign-result-seat = a seat at the table, no character yet
campaign-result-master = always the Master, { $sessions ->
    [one] 1 session
   *[other] { $sessions } sessions
} at the table
campaign-joined = { $who } takes a seat
campaign-joined-dice = Reserve: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
campaign-joined-back = Your old seat was kept. Reserve: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
campaign-left = { $who } gives up the seat
campaign-adventure-begun = New adventure: { $name }
campaign-reserves-full = Everybody's reserve is back to { $dice }
campaign-reserves-not-full = No new dice: reserves are refilled at most once every { $hours ->
    [one] hour
   *[other] { $hours } hours
}, and after some play
campaign-title = { $name }
campaign-title-none = The campaign
campaign-session = Session { $number }, scene { $scene }
campaign-check-waits = { $count ->
    [one] Check: it is { $awaited }'s turn
   *[other] Checks: waiting for { $awaited }
}
campaign-check-fell = { $who }'s check: undone, and its faces are known
campaign-shot-fell = { $who }'s aim: the shot was undone, and its faces are known
campaign-check-locked = { $who }'s check, dice chosen: waiting for { $awaited }
campaign-shot-waits = { $who } is aiming: waiting for { $awaited }
campaign-the-contest = contest
campaign-button-of = { $button } · { $of }
campaign-seat = { $number }. { $who }
campaign-seat-of = { $seat } · { $name }
campaign-seat-absent = { $seat } (absent)
campaign-no-session = { $number ->
    [0] No session yet
    [one] 1 session played
   *[other] { $number } sessions played
}
campaign-master = Master: { $who }
campaign-master-leaving = Outgoing Master: { $who }
campaign-tokens = Still holding the token: { $who }
campaign-daimons = Everybody's dàimon is voiced by the next player: { $who }, and round again
campaign-board-chair = In the Master's chair
campaign-board-seats = At the table
campaign-board-where = { $adventure } · { $where }
campaign-seal = Seal { $seal }
campaign-wounds = { $wounds }/{ $most } { $health }
campaign-is-master = Master
campaign-is-master-with-token = Master ●
campaign-column-seat = Seat
campaign-column-player = Player
campaign-column-character = Character
campaign-column-reserve = Reserve
campaign-column-wounds = Wounds
campaign-column-token = Token

session-started = Session { $number }
session-started-without = Session { $number }, with { $who } left out of the draw of the first Master. Anybody who is here after all says so with /session start
session-a-die-each = { $dice ->
    [one] A reserve die each, up to { $most }
   *[other] { $dice } reserve dice each, up to { $most }
}
session-first-master = First Master: { $who }
session-came = { $who } is at the table. Reserve: { $dice }
session-went = { $who } leaves the table for tonight
session-chair-free = The Master's chair is free.
session-ended = End of session { $number }
session-lapse-asked = End session { $number }? Something is still open
session-lapse-how = It lapses without further rolls: bids and lent dice come back, a fight closes with the marks already made.
session-lapse-vote = The vote decides nothing, and nobody learns how anybody voted; if the session is resumed, so is the vote.
session-lapse-button = End it, let it lapse
session-given-up = Withdrawn: { $acts } · bids and lent dice come back
session-lapsed = What was open lapses without further rolls: bids and lent dice come back.
session-resumed = Session { $number } goes on, scene { $scene }
session-resumed-how = As you had left it: the same tokens, no new die. The seal of the dice is new.
session-resume-button = Resume
session-news-resumed = { $name }: session { $number } goes on
session-line-resumed = Session { $number } goes on
session-here-button = I'm here
session-thanks = The seal is open: every die can be checked with /verify
session-over = +{ NUMBER($over, minimumFractionDigits: 1, maximumFractionDigits: 1) }
session-under = −{ NUMBER($over, minimumFractionDigits: 1, maximumFractionDigits: 1) }
session-bids = { $bids ->
    [0] –
   *[other] { $bids } ({ $dice ->
        [one] 1 die
       *[other] { $dice } dice
    })
}
session-column-player = Player
session-column-rolls = Rolls
session-column-successes = Successes
session-column-expected = Above expected
session-column-bids = Bids
session-column-scenes = Scenes as Master
session-news-started = { $name }: session { $number } begins
session-news-ended = { $name }: session { $number } is over

session-call-title = { $who }, are you there?
session-call-until = You have until { $at } to answer: if you do nothing, you count as gone for tonight.
session-call-least = They have something open that others could gain from, so they have at least { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}.
session-call-open = Something of yours is still open: you lose it only if you stay silent.
session-call-master = The Master's chair goes to whoever wants it; what is open stays as it is.
session-heard-button = I'm here
session-heard-line = { $who } is here
session-was-silent = No answer: the evening goes on.
session-called = { $who } was called, and has until { $at }
session-line-call = { $by } called { $who }

open-left-check = { $who } is out of play: their check is withdrawn, and the bid is free again
open-left-help = { $who } is out of play: the die they lent goes back to their reserve
open-left-contest = { $who } leaves the contest
open-left-shot = { $who } is out of play: the aimed shot is withdrawn, and the bid is free again
open-left-strike = { $who } is out of play: their strike is withdrawn, and the bid is free again
open-left-check-away = { $who } is away: their check is withdrawn. If they come back tonight it stands, with the same dice and bid
open-left-strike-away = { $who } is away: their strike is withdrawn. If they come back in this round it stands as it was; if later, the bid is lost
open-left-nobody = Nobody is left to roll against: the contest is closed, and the bids go back.
open-left-wins = Only { $who } is left: the contest is theirs.
contest-rejoined = { $who } is back in the contest
contest-rejoined-answered = What they had answered before they left stands: sealed as it was, and it can be changed
contest-rejoined-open = They had not answered yet: their answer is needed again
bid-forfeited = { $who } left the contest after bidding: { $dice ->
    [one] one die is lost
   *[other] { $dice } dice are lost
  }
bid-forfeited-none = { $who } was out of the contest, and had bid nothing
bid-forfeited-hurt = { $who } was out of the armed contest: { $dice ->
    [0] no die is lost
    [one] one die is lost
   *[other] { $dice } dice are lost
  }, { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
  }
bid-forfeited-armed = It was fought with weapons: whoever leaves takes the wounds of whoever came off worst.
bid-forfeited-last = Whoever leaves comes last: lost against { $who }.
bid-forfeited-reserve = The contest went on without waiting. Reserve { $was } → { $now }
locked-still-check = { $who } is back: their check is still waiting
locked-still-check-stands = Dice and bid are those they chose before they left
locked-still-strike = { $who } is back: the strike they chose before they left stands
locked-late-strike = { $who } is back, but the round of their strike is over
locked-late-bid = Whoever leaves after bidding loses the bid, { $dice ->
    [one] one die
   *[other] { $dice } dice
}: reserve { $was } → { $now }

chair-die = { $who } { $face }
reserve-now = Reserve: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}

scene-ended = Scene { $number } is over
scene-title-button = ✍️ A title
scene-titled = Scene { $number }: “{ $title }”
scene-next = Scene { $number }
scene-end-button = 🎬 End the scene
scene-keep-first = If the scene was very short, or needed no Master, { $who } may keep the role.
scene-keep-button = Keep the role ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
})
scene-pass-button = Pass it on
scene-praise-asked = Players, in secret: has { $who } earned { $dice ->
    [one] a die
   *[other] { $dice } dice
} as Master?
scene-praise-yes = 👍 Yes
scene-praise-no = 👎 No
scene-praise = vote
    .yes = earned
    .yes-about = yes or no: has the Master of the scene earned a die?
scene-voted = Your vote is in. Nobody sees how you voted; while somebody is missing you can change it.
scene-praised = The players reward the Master: a die for { $who }
scene-praised-not = No die for { $who } as Master: so the players decided
scene-kept = { $who } stays Master
scene-claims-open = Who will be the next Master?
scene-in-the-draw = In the draw: { $who }
scene-claimants = Spent a die: { $who }
scene-claim-how = { $dice ->
    [one] With 1 reserve die the role is yours
   *[other] With { $dice } reserve dice the role is yours
}; if others spend one too, only those who paid roll.
scene-claim-button = Claim it ({ $dice ->
    [one] 1 die
   *[other] { $dice } dice
})
scene-draw-button = Draw
scene-claimed = { $who } claims the Master's chair
scene-master = { $who } is Master · scene { $number }
scene-only-claimants = Only those who spent a die have rolled.
scene-claim-alone = Nobody else spent a die: the role is theirs.
scene-last-token = It was the last token left.
chair-keeping = Scene { $number } has ended: { $who } decides whether to keep the role or pass it on
chair-draw-by = { $who } starts the draw; after a minute, anybody
chair-draw-by-anybody = The chair is free: anybody can start the draw
chair-voting = Secret vote on a die for the Master { $who }: waiting for { $awaited }

scene-check-button = 🎯 Ask for a check

reserve-title = Reserve dice
reserve-dice = { $filled } { $dice }
reserve-nobody = Nobody is at the table yet.
reserve-prices-button = Reminder
prices-title = The reserve in short
prices-start = { $start } dice with every new adventure, never more than { $most }; +{ $session } each session
prices-bid = Bid and succeeded: all spent. Bid and failed: all but one come back
prices-awards = From the Master: interpretation { $one }, at your own risk or harm { $two }, narration or dàimon { $more }
prices-praise = To the Master, if the players vote for it when the scene ends: { $dice }
prices-evolution = Evolution: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} = 1 PE, { $points } PE = 1 EVO
prices-gear = Reload a weapon { $reload }, repair a protection { $repair }
prices-heal = Heal light wounds { $light }, grave ones { $grave }
prices-maintain = Maintain an implant { $dice }
prices-technology = A strategic technology { $dice }; an enrichment is free
prices-master = Become the Master, or stay on, { $dice }
prices-help = Help a check { $dice }
award-title = { $who } · { $why }
award-interpretation = well played
award-danger = well played at their own risk
award-narration = fine narration
award-daimon = a dialogue with the dàimon
award-enrichment = an enrichment everybody liked
award-line = { $who }: +{ $dice }, now { $have }
award-line-lost = { $gained ->
    [0] { $who }: the reserve is full already at { $have }, and the award of { $dice } is lost
   *[other] { $who }: +{ $gained } of { $dice }, because the reserve stops at { $have }
}

# The journal

campaign-line-opened = The campaign's book was opened
campaign-line-founded = { $who } opened the campaign { $name }
session-line-came = { $who } came to the table
scene-line-master = { $who } is Master
scene-line-voted = { $who } voted on the Master's die

# The refusals

refused-no-seat = Nobody plays without a seat at the table: everybody takes one with /campaign join, on their own phone.
refused-no-seat-yourself = You have no seat at this table: take one with /campaign join.
refused-no-session = No session is open. Begin with /session start
refused-player-absent = That person is not here tonight. If they have come: /session here
refused-player-absent-yourself = You are not at the table tonight. If you have come: /session here
refused-present-already = They are already at the table.
refused-present-already-yourself = You are already at the table.
refused-campaign-begun = There is already a campaign in this room: /campaign show
refused-seat-taken-already = You already have a seat at this table.
refused-seat-of-the-master = You are this campaign's permanent Master: the seats are for the players.
refused-no-such-character = You have no character called “{ $name }”.
refused-leave-the-session-first = You are at tonight's table: first /session away, then leave the seat.
refused-dice-still-sealed = There are dice in a roll that is still sealed: it has to be settled first.
refused-rolls-still-sealed = A contest is open: it has to end first, or the Master withdraws it. If somebody has vanished: /session away
refused-roll-still-sealed = A roll of { $player } is still sealed: it has to be settled first, or withdrawn by the Master. /campaign show says whom it waits for
refused-session-long-over = That session ended more than { $hours ->
    [one] an hour ago
   *[other] { $hours } hours ago
}: the next one begins with /session start
refused-summon-yourself = That is you: if you are leaving, use /session away
refused-summoned-already = They have already been called: wait for their answer.
refused-not-summoned = Nobody is calling you.
refused-session-on-come = The session is already open. If you are just arriving: /session here
refused-session-on-already = The session is already open.
refused-nobody-present = Nobody is present: leave at least one person at the table.
refused-absent-yourself = You cannot be among the absent: you are opening the session.
refused-last-one-here = You are the only one at the table: close with /session end.
refused-master-is-stable = In this campaign the Master is always the same.
refused-scene-not-tonight = That scene is not part of this session.
refused-scene-not-yours = That scene gets its title from who led it: { $who }.
refused-scene-still-on = The scene is still on: first /scene end
refused-scene-ended-already = The scene is over already: the next Master is being chosen.
refused-scene-over = That scene is over.
refused-claims-open-already = You have passed the role on: claim it like the others, for a die.
refused-nothing-to-pass-on = The role has been passed on already.
refused-claims-not-open = It is too early to claim the chair: first the Master ends the scene and passes the role on.
refused-claimed-already = You have claimed it already.
refused-reserve-too-small = { $need ->
    [one] It takes 1 die
   *[other] It takes { $need } dice
}, and your reserve has { $have } to spare.
refused-draw-not-yet = First the Master ends the scene with /scene end and passes the role on.
refused-draw-is-the-masters = The outgoing Master starts the draw; in a minute anybody may.
refused-draw-over = That scene's draw is already done.
refused-no-vote-open = That vote is closed.
refused-no-vote-for-you = Only the players who were in the scene with that Master vote.
refused-vote-over = The players have decided already.
refused-voted-already = That is how you voted: to change it press the other button.
refused-fight-still-on = A fight is still open: the Master closes it with /fight end

refused-award-no-enrichment = This scene has no enrichment of theirs to reward: one per scene, and strategic ones do not count.
refused-award-yourself = A Master does not reward themselves: the players do, at the end of the scene.
refused-award-needs-two = A dialogue with a dàimon rewards two people: say who played it too.
refused-award-for-one = Two people are rewarded together only for a dialogue with a dàimon.
refused-spend-unknown = Spend them on what? See /reserve prices
