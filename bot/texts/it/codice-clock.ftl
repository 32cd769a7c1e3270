### Nome in Codice: gli orologi dei tavoli.

codice-clock-title = ⏱ Tavolo { $table } · mano { $hand }
codice-clock-starts = Cominciano { $team }
codice-clock-times = { $preparation ->
    [one] 1 minuto
   *[other] { $preparation } minuti
} di preparazione, poi { $minutes } minuti a squadra
codice-clock-preparing = Preparazione: finisce { $ends }
codice-clock-preparation-stopped = Preparazione ferma: restano { $left }
codice-clock-then = Poi corre il tempo di { $team }
codice-clock-runs-for = Corre il tempo di { $team }: { $left }, finisce { $falls }
codice-clock-prepared = La preparazione è finita: si gioca!
codice-clock-left = { $team }: restano { $left }
codice-clock-left-turn = { $team }: restano { $left }, tocca a loro
codice-clock-still = Orologi fermi
codice-clock-match-over = A questo tavolo non si gioca più: la partita è finita.
codice-clock-fallen = ⏰ Tavolo { $table } · tempo finito per { $team }

codice-clock-start-button = ▶️ Via alla preparazione
codice-clock-begin-button = Siamo pronti
codice-clock-pass-button = Passo di { $team }
codice-clock-stop-button = ⏸ Ferma
codice-clock-go-button = ▶️ Riparti

codice-time-over = Il tempo del turno è finito
codice-round-clock-button = ⏱ Tempo del turno

codice-line-clock-started = { $place }: parte la preparazione
codice-line-clock-prepared = { $place }: preparazione finita
codice-line-clock-passed = { $place }: passo
codice-line-clock-stopped = { $place }: orologi fermi
codice-line-clock-runs-on = { $place }: gli orologi ripartono
codice-line-flag-fell = { $place }: tempo finito per { $team }

refused-codice-clock-runs = L'orologio del tavolo { $table } corre già: /codice orologio { $table }
refused-codice-clock-prepared = La preparazione è finita: corre il tempo di { $team }. /codice orologio { $table }
refused-codice-clock-turn = Ora tocca a { $team }: guarda /codice orologio { $table }
