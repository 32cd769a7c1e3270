### A player's card: what is asked of whom, and what can be done now.

pocket = pocket
    .about = Your card: what is asked of you, your reserve, wounds, Resources
    .example = /pocket
pocket-button = 👝 My pocket
pocket-turn = Your turn · { $what }
pocket-not-now = Nothing is asked of you right now
pocket-vote = Your turn · does the Master earn the die?
pocket-claim = Who will be Master next?
pocket-change = Change my answer
pocket-nothing = Nobody is keeping the table waiting.
pocket-master = You are the Master
pocket-master-free = Nobody has to answer: one tap asks for a check, with a secret target
pocket-sheet-first = your sheet first
pocket-tokens = Still holding their token: { $who }
pocket-reserve = Reserve { $dice }{ $bound ->
    [0] {""}
   *[other] , { $bound } in play
}
pocket-unhurt = Wounds 0/{ $most }
pocket-wounds = Wounds { $wounds }/{ $most } ({ $health })
pocket-money = Resources { $resources }, class { $social }

pocket-help-turn = Your turn: open your card with { $pocket }
pocket-help-card = Your card: { $pocket }. Nothing is asked of you right now
pocket-help-check = A check of your own: { $roll }; it is rolled once the Master has set the target
pocket-help-contest = Against another character: { $contest }
pocket-help-assist = Lending a die to somebody about to roll: { $assist }
pocket-help-sheet = Your sheet: { $sheet }; what costs what: { $prices }
pocket-help-fight = In the fight: { $strike }, or “As before” on its card
pocket-help-master = You are the Master: { $pocket } says who still has to answer, and asks for checks with one tap
pocket-help-oracle = Asking the oracle, in private: { $oracle }
pocket-help-foes = Opening a fight: { $fight }; a contest: { $contest }
pocket-help-award = Rewarding good play: { $award }
pocket-help-end = Closing the scene: { $scene }; when somebody leaves: { $away }
pocket-help-come = You are away for tonight. To come back to the table: { $here }
pocket-help-join = Taking a seat too: { $join }
pocket-help-told = Where the evening stands: { $show }; what has happened: { $events }
pocket-help-plain = Dice that count for nobody: { $roll }; the odds: { $odds }
pocket-help-where = Where the evening stands: { $show }
pocket-help-odds = The odds of a roll: { $odds }
