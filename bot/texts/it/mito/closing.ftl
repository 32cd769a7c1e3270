### I periodi che si chiudono.

# Le carte

mito-closed-title = { $period }: vince { $who }
mito-closed-title-few = { $period }: { $games ->
    [one] una partita, vinta da { $who }
   *[other] { $games } partite, vinte da { $who }
}
mito-closed-title-nobody = { $period }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, nessuno in classifica
mito-closed-nobody = Per un posto in classifica { $minimum ->
    [one] ne serve 1 a testa.
   *[other] ne servono { $minimum } a testa.
}
mito-closed-climbers = Chi è salito in classifica generale
mito-closed-climb = ↑ { $up } · { $who }: { $before }º → { $after }º
mito-closed-upsets = Vittorie a sorpresa
mito-closed-upset = Partita { $number }: { $who } contro { $favourite }, probabilità { $percent }
mito-closed-first = { $who } in { $games ->
    [one] una partita
   *[other] { $games } partite
}.
mito-closed-podium = { $who }, poi { $others }, in { $games ->
    [one] una partita
   *[other] { $games } partite
}.
mito-closed-surprise = La sorpresa è la partita { $number }: { $who } contro { $favourite }, probabilità { $percent }.
mito-closed-climber = Chi sale di più in classifica generale: { $who }, dal { $before }º al { $after }º posto.
mito-closed-most = Chi ha giocato di più: { $who }, { $games ->
    [one] 1 partita
   *[other] { $games } partite
}.
mito-closed-best = La vittoria che ha reso di più: { $who } { $value }, partita { $number }.
mito-closed-button = La classifica

# Il diario

mito-line-closed = Chiuso un periodo: { $ladder }, { $period }
