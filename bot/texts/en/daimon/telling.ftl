### An evening that tells itself: a session's episode, what is still open, the chronicle of a campaign.

# The commands

session-episode = episode
    .about = A session's story on one page, to keep: a picture and an A5 PDF
    .example = /session episode
    .number = number
    .number-about = which session; left out, the last one to end

session-line = line
    .about = Add a line of your own to tonight's episode, or to the last session's
    .example = /session line "Never trust an android again"
    .text = text
    .text-about = your line; a new one replaces the one before

# The episode

episode-kicker = Episode { $number }
episode-title = { $name } · episode { $number }
episode-scenes = { $count ->
    [0] no scenes
    [one] 1 scene
   *[other] { $count } scenes
}
episode-rolls = { $count ->
    [0] no rolls
    [one] 1 roll
   *[other] { $count } rolls
}
episode-others = and { $count } more
episode-cast = At the table
episode-role = { $name } ({ $who })
episode-played-by = played by { $who }
episode-moments = Rolls to remember
episode-why-margin = Best margin
episode-why-price = Costliest bid
episode-why-narrow = By a whisker
episode-sort-contest = contest
episode-sort-shot = aimed shot
episode-against = against { $foe }
episode-over-next = { $successes }, the next had { $next }
episode-price = { $dice ->
    [one] 1 reserve die
   *[other] { $dice } reserve dice
}
episode-roll = { $why }: { $who }, { $result }
episode-scene = { $number }. { $title } ({ $who })
episode-scene-told = { $scene }: { $told }
episode-told = { $about }: { $what }
episode-told-won = { $who } makes it
episode-told-great = { $who } makes it with ease
episode-told-lost = { $who } fails
episode-told-contest = { $who } comes out on top
episode-told-checks = { $count ->
    [one] one check
   *[other] { $count } checks
}, { $won ->
    [0] { $count ->
        [one] failed
       *[other] none made
    }
    [one] { $count ->
        [one] made
       *[other] one made
    }
   *[other] { $won } made
}
episode-scene-plain = Words alone
episode-tale-events = What happened
episode-tale-fights = Fights
episode-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
episode-beaten = { $count ->
    [0] nobody beaten
    [one] { $foes ->
        [one] beaten
       *[other] 1 beaten
    }
   *[other] { $count } beaten
}
episode-tale-wounds = Wounds
episode-tale-oracle = The oracle said
episode-tale-tech = Technologies
episode-tale-growth = Who has grown
episode-tale-lines = In their own words
episode-event = { $text } ({ $keywords })
episode-hurt = { $name }: { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
episode-dead = { $name } did not make it
episode-answer = “{ $question }” { $words }
episode-tech = { $name }: { $effect }
episode-grown-score = { $who }: { $what } { $score }
episode-grown = { $who }: { $what }
episode-line = { $who }: “{ $words }”
episode-line-where = It is in episode { $number }. Write another, and it replaces this one.
episode-foot = rolled with Araldo's sealed dice
episode-to-keep = To keep, or to print: a PNG picture, and an A5 sheet as a PDF.
episode-file = episode-{ $number }
episode-line-button = ✍️ Add a line
episode-keep-button = 📄 To keep

# Previously

episode-before = Previously
episode-still-hurt = { $name } { $wounds }/{ $most } { $health }
episode-hurt-now = Wounds still open: { $who }
episode-fallen = Gone: { $who }
episode-evo = { $name } { $evo } EVO
episode-to-spend = Still to spend: { $who }
episode-read-button = 📄 The last episode

# The chronicle

campaign-chronicle = chronicle
    .about = The whole campaign as one illustrated page, also for those who were not there
    .example = /campaign chronicle
chronicle-title = The chronicle of “{ $name }”
chronicle-bare = The chronicle of the campaign
chronicle-what = { $count ->
    [one] The episode played so far,
   *[other] The { $count } episodes played so far,
} as a page for the browser and in Markdown. Nothing in it is secret: share it with anybody you like.
chronicle-file = chronicle
chronicle-span = { $count ->
    [one] One episode, on { $last }
   *[other] { $count } episodes, from { $first } to { $last }
}
chronicle-master = { $who }, Master
chronicle-dead = { $name } ({ $who }), who is gone
chronicle-scenes = The scenes
chronicle-open = What is still open

# In the journal

episode-line-written = { $who } writes a line in episode { $number }

# Refusals

refused-episode-resumed = The session has been resumed: its episode is written again when it ends.
refused-episode-none = { $sessions ->
    [0] No session is over yet: the episode writes itself, at the end.
    [one] There is no episode of that session: so far there is only the 1st.
   *[other] There is no episode of that session: so far they go from 1 to { $sessions }.
}
refused-no-session-yet = No session has begun: there is no episode yet. Begin with /session start
refused-line-not-there = Lines are for those who were there: you were not at that session's table.
