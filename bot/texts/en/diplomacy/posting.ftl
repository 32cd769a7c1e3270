### Diplomacy: the notices, posted and struck.

# The cards

diplomacy-you-play = { $board }: you play { $power }
diplomacy-you-meet = With { $players }
diplomacy-round-undone = Round { $round }: taken back
diplomacy-round-undone-why = It was posted and undone: wait for the new boards.
diplomacy-undone-standings = Round { $round } is open again
diplomacy-undone-standings-why = What had closed it was undone: its results and standings will be posted anew
diplomacy-undone-results = The prizes are taken back
diplomacy-undone-results-why = What had closed the tournament was undone: it goes on
diplomacy-top-button = Top table
diplomacy-results-title = Results · round { $round }
diplomacy-result-line = { $board }: { $players }
diplomacy-result-player = { $player } ({ $power }) { $points }
diplomacy-prizes-title = { $name } · { $player } wins

# The journal

diplomacy-log-closed = Round { $round } is over
diplomacy-log-ended = The tournament is over
