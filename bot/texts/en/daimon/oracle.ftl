### The oracle, the event log, technologies.

# The commands

oracle = oracle
    .about = Ask the oracle, in private
    .example = /oracle yesno "Is the door open?"
    .table = table
    .table-about = the table to consult
    .question = question
    .question-about = what you ask

events = events
    .about = Show the event log; with a text, the Master adds to it
    .example = /events
    .text = text
    .text-about = what happened
    .number = number
    .number-about = the line of the log that gets a later note
    .keywords = keywords
    .keywords-about = keywords
    .find = find
    .find-about = a word to look for in the log

tech = tech
    .about = The technology log of the campaign

tech-add = add
    .about = Bring in a technology and write it in the log
    .example = /tech add "Cybernetic nose" "follows scents" "+1D Perception" "short distances only"
    .name = name
    .name-about = what it is called
    .details = details
    .details-about = what it is and what it does
    .bonus = bonus
    .bonus-about = the advantage it gives, or none
    .limit = limit
    .limit-about = its drawback; there must be one
    .strategic = strategic
    .strategic-about = yes if it matters at once: it costs a die, and there is one per scene

tech-list = list
    .about = Show the technology log
    .example = /tech list
    .find = find
    .find-about = a word to find in the log

choices-oracle-table =
    .yesno = yesno
    .body = body
    .npc = npc
    .adjective = adjective
    .event = event
    .action = action
    .place = place
    .subject = subject
    .random = random
    .opening = opening

# The cards

oracle-title = 🔮 The oracle, for you alone
oracle-question = Question: { $question }
oracle-word = { $table }: { $word }
oracle-word-of = { $table } { $faces }: { $word }
oracle-signed = { $line } ({ $sign })
oracle-button = 🔮 Oracle
oracle-opening-button = 🔮 Open the adventure
oracle-opening-which = An NPC with an adjective, plus:
oracle-opening-of = { $first } and { $then }
oracle-share-button = 📣 Read it out
oracle-side-button = 🎲 Another die
oracle-side-rolled = Another die: { $die }, { $sign } for the characters
oracle-again-button = ↻ Again
oracle-note-button = 📝 Note
oracle-shared = 🔮 { $who } reads the oracle out
oracle-offer = You have been thinking for a while: read it out, and let the others help?

events-button = 📜 Events
events-title = Event log · { $count ->
    [0] still empty
    [one] 1 line
   *[other] { $count } lines
}
events-none = The Master can add the first line.
events-none-found = Nothing like that in the log.
events-found = Event log · “{ $words }”: { $count ->
    [0] no lines
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
events-keywords = keywords: { $words }

tech-title = Technology log · { $count ->
    [0] still empty
    [one] 1 line
   *[other] { $count } lines
}
tech-found = Technology log · “{ $words }”: { $count ->
    [0] no lines
    [one] 1 line
   *[other] { $count } lines
}
tech-scene = In this scene. Strategic: { $strategic }. Enrichments: { $enriched }
tech-strategist = used by { $who }
tech-no-strategist = still free
tech-nobody = nobody yet
tech-none-found = Nothing like that in the technology log.
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

# The journal

oracle-line-asked = { $who } asked the oracle
oracle-line-side = Another die to read the oracle by
oracle-line-shared = An answer from the oracle was read out
oracle-line-offered = It was suggested to the Master to read the oracle out
events-line-noted = { $by } wrote in the event log
tech-line-added = { $who } brought in { $name }

# The refusals

refused-no-such-answer = That answer from the oracle is gone.
refused-answer-shared-already = It has already been read out.
refused-no-such-event = The event log has no line { $number }.
refused-event-needs-text = A new line needs some text: /events "what happened"
refused-tech-strategic-used = This scene already has a strategic technology: the next one waits for the next scene.
refused-tech-enriched-already = You have already enriched this scene: the next one waits for the next scene.
refused-tech-known = “{ $name }” is already in the technology log: use it at no cost.
