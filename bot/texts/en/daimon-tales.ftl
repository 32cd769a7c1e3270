### Oracle, event log, technologies, awards and the reserve's prices.

oracle-title = 🔮 The oracle, for you alone
oracle-question = Question: { $question }
oracle-word = { $table }: { $word }
oracle-signed = { $line } ({ $sign })
oracle-button = 🔮 Oracle
oracle-opening-button = 🔮 Open the adventure
oracle-opening-which = An NPC with an adjective, and besides:
oracle-opening-of = { $first } and { $then }
oracle-share-button = 📣 Read to all
oracle-side-button = 🎲 Another die
oracle-side-rolled = Another die: { $die }, { $sign } for the characters
oracle-again-button = ↻ Again
oracle-note-button = 📝 Note
oracle-shared = 🔮 { $who } reads the oracle to all
oracle-offer = You have been thinking for a while: read it to all, and let them help?
oracle-line-asked = { $who } asked the oracle
oracle-line-side = Another die to read the oracle by
oracle-line-shared = An answer of the oracle was read to all
oracle-line-offered = The Master was offered to read the oracle to all

events-button = 📜 Events
events-title = Event log · { $count ->
    [0] still empty
    [one] 1 line
   *[other] { $count } lines
}
events-none = The Master may add the first line.
events-none-found = Nothing like it in the log.
events-found = Event log · “{ $words }”: { $count ->
    [0] no line
    [one] 1 line
   *[other] { $count } lines
}
events-part = Lines { $first }–{ $last } of { $count }
events-older-button = ‹ Older
events-newer-button = Newer ›
events-find-button = 🔎 Find
events-all-button = All
events-add-button = 📝 Add
events-noted = Written in the event log
events-line = { $number }. { $text }
events-answer = { $number }. Oracle
events-note = later: { $text }
events-keywords = key words: { $words }
events-line-noted = { $by } wrote in the event log

tech-title = Technology log · { $count ->
    [0] still empty
    [one] 1 line
   *[other] { $count } lines
}
tech-none = Add the first technology with /tech add
tech-added = Enrichment: { $name }
tech-added-strategic = Strategic technology: { $name }
tech-line = { $number }. { $name }: { $details } ({ $who })
tech-effect = Bonus: { $bonus } · Limit: { $limit }
tech-reward-button = Reward (+{ $dice })
tech-form = A strategic technology costs { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}: what is it?
tech-form-button = Describe it
tech-line-added = { $who } brought in { $name }

reserve-title = Reserve dice
reserve-dice = { $filled } { $dice }
reserve-nobody = Nobody is at the table yet.
reserve-prices-button = Reminder
prices-title = The reserve in short
prices-start = { $start } dice with every new adventure, never more than { $most }; +{ $session } with every session
prices-bid = Bid and succeeded: lost. Bid and failed: all but one come back
prices-awards = From the Master: interpretation { $one }, at your own risk or harm { $two }, narration or dàimon { $more }
prices-praise = To the Master, if the players vote so when the scene ends: { $dice }
prices-evolution = Evolution: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} = 1 PE, { $points } PE = 1 EVO
prices-gear = Reload a weapon { $reload }, repair a protection { $repair }
prices-heal = Heal light wounds { $light }, grave ones { $grave }
prices-maintain = Maintain an implant { $dice }
prices-technology = A strategic technology { $dice }; an enrichment is free
prices-master = Become the Master, or stay so, { $dice }
prices-help = Help a check { $dice }
award-title = { $who } · { $why }
award-interpretation = well played
award-danger = well played at one's own risk
award-narration = fine narration
award-daimon = a dialogue with the dàimon
award-enrichment = an enrichment that pleased
award-line = { $who }: +{ $dice }, now { $have }
award-line-lost = { $gained ->
    [0] { $who }: the reserve is full already at { $have }, and the award of { $dice } is lost
   *[other] { $who }: +{ $gained } of { $dice }, because the reserve ends at { $have }
}

refused-award-no-enrichment = This scene has no enrichment of theirs to reward: one a scene, and strategic ones do not count.
refused-no-such-answer = That answer of the oracle is gone.
refused-answer-shared-already = It was read to all already.
refused-no-such-event = The event log has no line { $number }.
refused-event-needs-text = A new line needs a text: /events "what happened"
refused-tech-strategic-used = This scene has a strategic technology already: another one from the next scene.
refused-tech-enriched-already = You have enriched this scene already: another one from the next.
refused-tech-known = “{ $name }” is in the technology log already: use it at no cost.
refused-award-yourself = A Master does not reward themselves: the players do, at the end of the scene.
refused-award-needs-two = A dialogue with a dàimon rewards two people: say who played it, too.
refused-award-for-one = Two people are rewarded together only for a dialogue with a dàimon.
refused-spend-unknown = I do not know what to spend them on. See /reserve prices
