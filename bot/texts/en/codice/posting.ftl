### /codice hold, post: the notices, held, posted, struck.

# The commands

codice-hold = hold
    .about = Hold the notices until the director has seen them
    .example = /codice hold yes
    .wanted = wanted
    .wanted-about = yes to hold them, no to let them go

codice-post = post
    .about = Post a card again
    .example = /codice post standings
    .what = what
    .what-about = tables, standings or bracket

choices-post-what =
    .tables = tables
    .standings = standings
    .bracket = bracket

# The cards

codice-hold-on = From now on notices wait for the director
codice-hold-how = Tables, standings and prizes: when any are ready I say so here, and the director sees them first
codice-hold-off = Notices go out by themselves again
codice-hold-off-button = Stop holding
codice-held-title = Notices waiting for the director
codice-held-changed = The tables on hold have changed: the director sees them with “Review”
codice-held-unsettled = The tables on hold would now be different: the director chooses from “Review”
codice-held-pairings = Tables of round { $round }
codice-held-standings = Results and standings after round { $round }
codice-held-results = Prize list
codice-review-button = Review
codice-release-button = Post
codice-release-choose = Before posting: which tables?
codice-released = Notices posted
codice-posted = Posted in { $room }

# The journal

codice-line-paired = Round { $round }: { $pairings ->
    [one] 1 table
   *[other] { $pairings } tables
} ({ $why })
codice-line-closed = Round { $round } closed
codice-line-ended = The tournament is over

# The refusals

refused-codice-post-held = The new notices wait for you: first “Review” and “Post”, or /codice hold no.
