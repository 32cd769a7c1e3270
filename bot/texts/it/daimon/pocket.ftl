### La carta di chi gioca: che cosa tocca a chi, e che cosa si può fare adesso.

pocket = tasca
    .about = La tua carta: che cosa tocca a te, Riserva, ferite, Risorse
    .example = /tasca
pocket-button = 👝 In tasca
pocket-turn = Tocca a te · { $what }
pocket-not-now = Per ora non tocca a te
pocket-vote = Tocca a te · vale il dado del Master?
pocket-claim = Chi sarà il prossimo Master?
pocket-change = Cambia la risposta
pocket-nothing = Il tavolo non aspetta nessuno.
pocket-master = Sei il Master
pocket-master-free = Nessuno deve rispondere: un tocco chiede una prova, col target segreto
pocket-sheet-first = prima la tua scheda
pocket-tokens = Hanno ancora il token: { $who }
pocket-reserve = Riserva { $dice }{ $bound ->
    [0] {""}
   *[other] , { $bound } in gioco
}
pocket-unhurt = Ferite 0/{ $most }
pocket-wounds = Ferite { $wounds }/{ $most } ({ $health })
pocket-money = Risorse { $resources }, classe { $social }

pocket-help-turn = Tocca a te: apri la tua carta con { $pocket }
pocket-help-card = La tua carta: { $pocket }. Ora non tocca a te
pocket-help-check = Una prova di tua iniziativa: { $roll }; si tira quando il Master ha fissato il target
pocket-help-contest = Contro un altro personaggio: { $contest }
pocket-help-assist = Prestare un dado a chi sta per tirare: { $assist }
pocket-help-sheet = La tua scheda: { $sheet }; che cosa costa che cosa: { $prices }
pocket-help-fight = Nello scontro: { $strike }, o «Come prima» sulla sua carta
pocket-help-master = Sei il Master: { $pocket } dice chi deve rispondere e chiede prove con un tocco
pocket-help-oracle = Chiedere all'oracolo, in privato: { $oracle }
pocket-help-foes = Aprire uno scontro: { $fight }; un confronto: { $contest }
pocket-help-award = Premiare chi interpreta: { $award }
pocket-help-end = Chiudere la scena: { $scene }; chi se ne va: { $away }
pocket-help-come = Sei via per stasera. Per tornare al tavolo: { $here }
pocket-help-join = Ti siedi anche tu: { $join }
pocket-help-told = A che punto è la serata: { $show }; che cosa è successo: { $events }
pocket-help-plain = Dadi che non contano per nessuno: { $roll }; le probabilità: { $odds }
pocket-help-where = A che punto è la serata: { $show }
pocket-help-odds = Le probabilità di un tiro: { $odds }
