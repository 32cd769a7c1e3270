### Le note private sulla scheda.

# I comandi

gdr-note = annota
    .about = Scrive una nota su un giocatore, o sulla squadra
    .words = parole
    .words-about = che cosa vuoi dire; un trattino la toglie

# Le carte

gdr-note-button = Scrivi una nota
gdr-note-keep-button = La nota resta mia
gdr-note-give-button = La nota si consegna
gdr-note-given = Nota, che riceve a torneo chiuso: «{ $words }»
gdr-note-kept = Nota, che resta tua: «{ $words }»

# Il diario

gdr-line-note = { $referee } annota qualcosa su { $team }
