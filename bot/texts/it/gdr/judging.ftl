### /gdr valuta: la scheda dell'arbitro. Qui non compare mai una cifra.

# I comandi

gdr-judge = valuta
    .about = Apre la scheda di valutazione in privato, voce per voce con tutti i giocatori; si può riprendere
    .example = /gdr valuta "I Corvi"
    .team = squadra
    .team-about = la squadra da valutare

# Le carte

gdr-state-title = Schede
gdr-state-handed = Consegnate: { $teams }
gdr-state-missing = Mancano: { $teams }
gdr-state-ready = Ci sono tutte: ora tocca al direttore.
gdr-progress-button = Stato
gdr-whole-team = { $team } · tutta la squadra
gdr-progress-section = Avanzamento
gdr-how-it-goes = Tocca chi si distingue, poi una parola per gli altri. Ogni tocco è salvato.
gdr-chosen = ✓ { $answer }
gdr-lettered = { $letter } · { $answer }
gdr-answer-about = { $answer }: { $about }
gdr-conduct-asked = Qualcosa da ridire su qualcuno?
gdr-praise-all-button = Nulla da dire di nessuno
gdr-praise-button = Nulla da dire sul comportamento degli altri
gdr-for-all = Per tutti: { $answer }
gdr-for-the-rest = Per gli altri: { $answer }
gdr-for-all-items = Per tutte: { $answer }
gdr-for-other-items = Per le altre: { $answer }
gdr-row = ✓ { $about }: { $answer }
gdr-row-open = ○ { $about }
gdr-told = { $what }: { $answer }
gdr-told-of = { $answer } ({ $who })
gdr-no-answer = manca
gdr-by-item = Voce per voce · { $team }
gdr-by-item-button = Voce per voce
gdr-all-alike = ≡ Uguali per tutti: { $items }
gdr-page-whole = ✓ { $said }
gdr-page-alike = ≡ { $said }
gdr-page-open = ○ { $said }
gdr-back-button = ‹ Indietro
gdr-skip-button = Salta ›
gdr-on-button = Avanti ›
gdr-index-button = Indice
gdr-sheet-title = Scheda · { $team }
gdr-section-done = ✓ { $section }
gdr-section-to-begin = ○ { $section } · da cominciare
gdr-section-lacks = ○ { $section } · manca: { $missing }
gdr-sheet-complete = Tutto compilato: rileggi, o consegna.
gdr-sheet-is-handed = Consegnata. Per cambiarla serve che il direttore la riapra.
gdr-continue-button = Continua
gdr-hand-in-button = Consegna la scheda
gdr-rest-button = Basta per ora
gdr-rest-title = Scheda · { $team }: tutto salvato
gdr-rest-how = Quando vuoi, anche da un altro telefono o da un'altra chat: { $command }
gdr-handed-in = Scheda consegnata · { $team }
gdr-handed-thanks = Grazie! I risultati si vedono quando il direttore chiude il torneo.
gdr-handed-genius = La risoluzione geniale vale se il direttore la conferma: { $player }
gdr-judge-next = Valuta { $team }
gdr-reopened-told = { $who } ti ha restituito la scheda di { $team }

# Il diario

gdr-line-begun = { $referee } comincia la scheda di { $team }
gdr-line-answered = { $referee } su { $team }: { $answers }
gdr-line-taken-back = { $referee } su { $team }, tolto: { $answers }
gdr-line-answer = { $what } → { $answer }
gdr-line-handed = { $referee } consegna la scheda di { $team }

# I rifiuti

refused-gdr-own-team = Giochi in { $team }: la sua scheda la compila qualcun altro.
refused-gdr-other-table = I tavoli sono assegnati, e a quello di { $team } ci sono altri. Chi dirige può cambiarlo con /gdr tavolo.
refused-gdr-sheet-handed = La tua scheda di { $team } è già consegnata. Per cambiarla chiedi al direttore di riaprirla.
refused-gdr-sheet-incomplete = Alla scheda di { $team } mancano ancora: { $missing }
refused-gdr-sheet-not-handed = Qui non c'è una scheda consegnata di { $team }.
refused-gdr-was-closed = Il torneo è già stato chiuso, e le schede di { $team } le ha potute leggere chiunque: chi non ne aveva una non ne comincia altre.
refused-gdr-has-read = Hai letto le risposte degli arbitri: in questo torneo non valuti più.
