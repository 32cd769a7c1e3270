### Diplomacy: the notices, posted and struck.

# The cards

diplomacy-you-play = { $board }: you play { $power }
diplomacy-you-play-for = { $board }: you play { $power } in place of { $player }
diplomacy-you-meet = With { $players }
diplomacy-top-button = Top table
diplomacy-results-title = Results · round { $round }
diplomacy-result-line = { $board }: { $players }
diplomacy-result-player = { $player } ({ $power }) { $points }
diplomacy-best-countries = The best game of each power
diplomacy-prizes-title = { $name } · { $player } wins

# The journal

diplomacy-log-closed = Round { $round } is over
diplomacy-log-ended = The tournament is over
