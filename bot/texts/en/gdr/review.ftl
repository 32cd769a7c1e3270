### /gdr review: why, in words.

# Commands

gdr-review = review
    .about = Explain in words how you and your team were judged, after closing
    .example = /gdr review
    .team = team
    .team-about = the team; without one, yours
    .player = player
    .player-about = one person; without one, you

# Cards

gdr-review-title = How you were judged · { $team }
gdr-review-place = { $team }: place { $place } of { $teams }
gdr-review-own-place = Place { $place } of { $players } with this character
gdr-review-gave = What earned most: { $items }
gdr-review-missed = What was missed: { $items }
gdr-review-nothing-missed = Nothing was missed.
gdr-review-note = { $who } writes: “{ $words }”
gdr-review-button = How we were judged

# Refusals

refused-gdr-review-none = You play in no team of this tournament: say which, if you direct it.
refused-gdr-review-own = You can read about your own team and about yourself.
