### /codice orologio: gli orologi dei tavoli.

# I comandi

codice-clock = orologio
    .about = Apre i due orologi da 7 minuti di un tavolo, con i pulsanti
    .example = /codice orologio 3
    .table = tavolo
    .table-about = numero del tavolo

# Le carte

codice-clock-title = ⏱ Tavolo { $table } · mano { $hand }
codice-clock-starts = Comincia la squadra { $team }
codice-clock-times = { $preparation ->
    [one] 1 minuto
   *[other] { $preparation } minuti
} di preparazione, poi { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
} a squadra
codice-clock-preparing = Preparazione, fine: { $ends }
codice-clock-preparation-stopped = Preparazione ferma: restano { $left }
codice-clock-then = Poi corre il tempo di { $team }
codice-clock-runs-for = Corre il tempo di { $team }: { $left }, fine: { $falls }
codice-clock-prepared = La preparazione è finita: si gioca!
codice-clock-left = { $team }: restano { $left }
codice-clock-left-turn = { $team }, di turno: restano { $left }
codice-clock-still = Orologi fermi
codice-clock-match-over = A questo tavolo non si gioca più: la partita è finita.
codice-clock-fallen = ⏰ Tavolo { $table } · tempo finito per { $team }
codice-clock-start-button = ▶️ Via alla preparazione
codice-clock-begin-button = Siamo pronti
codice-clock-pass-button = Passo di { $team }
codice-clock-stop-button = ⏸ Ferma
codice-clock-go-button = ▶️ Riparti

# Il diario

codice-line-clock-started = { $place }: parte la preparazione
codice-line-clock-prepared = { $place }: preparazione finita
codice-line-clock-passed = { $place }: passo
codice-line-clock-stopped = { $place }: orologi fermi
codice-line-clock-runs-on = { $place }: gli orologi ripartono
codice-line-flag-fell = { $place }: tempo finito per { $team }

# I rifiuti

refused-codice-clock-runs = L'orologio del tavolo { $table } corre già: /codice orologio { $table }
refused-codice-clock-prepared = La preparazione è finita: corre il tempo di { $team }. /codice orologio { $table }
refused-codice-clock-turn = Ora tocca a { $team }: guarda /codice orologio { $table }
refused-codice-no-clock = Al tavolo { $table } l'orologio non è partito: /codice orologio { $table }
refused-codice-clock-on = Al tavolo { $table } l'orologio della mano { $hand } corre già.
refused-codice-clock-stopped = Al tavolo { $table } l'orologio è fermo: prima fallo ripartire.
refused-codice-flag-fell = Al tavolo { $table } il tempo di { $team } è finito: registra la mano.
