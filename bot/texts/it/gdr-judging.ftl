### RBB 2.0: la scheda dell'arbitro. Qui non compare mai una cifra.

gdr-player = { $who } · { $character }
gdr-whole-team = { $team } · tutta la squadra
gdr-team-part = La squadra
gdr-and-others = { $first } e altro
gdr-about = { $who }: { $what }
gdr-team-gone = una squadra che non c'è più
gdr-progress-section = Avanzamento
gdr-element-done = Fatto
gdr-element-part = Fatto in parte
gdr-element-undone = Non fatto

gdr-how-it-goes = Ogni risposta è già salvata: puoi saltare, tornare indietro, smettere e riprendere altrove.
gdr-chosen = ✓ { $answer }
gdr-lettered = { $letter } · { $answer }
gdr-answer-about = { $answer }: { $about }
gdr-praise-button = Comportamento a posto
gdr-back-button = ‹ Indietro
gdr-skip-button = Salta ›
gdr-on-button = Avanti ›
gdr-index-button = Indice

gdr-sheet-title = Scheda · { $team }
gdr-section-done = ✓ { $section }
gdr-section-to-begin = ○ { $section } · da cominciare
gdr-section-lacks = ○ { $section } · manca: { $missing }
gdr-sheet-complete = È tutto compilato. Puoi ancora rivedere qualcosa, o consegnare.
gdr-sheet-is-handed = Consegnata. Per cambiarla serve che il direttore la riapra.
gdr-continue-button = Continua
gdr-hand-in-button = Consegna la scheda
gdr-rest-button = Basta per ora
gdr-rest-title = Scheda · { $team }: tutto salvato
gdr-rest-how = Quando vuoi, anche da un altro telefono o da un'altra chat: { $command }

gdr-handed-in = Scheda consegnata · { $team }
gdr-handed-thanks = Grazie! I risultati si vedono quando il direttore chiude il torneo.
gdr-handed-genius = Il direttore deve ancora confermare la risoluzione geniale: { $player }
gdr-judge-next = Valuta { $team }
gdr-reopened-told = { $who } ti ha restituito la scheda di { $team }
