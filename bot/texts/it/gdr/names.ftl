### RBB 2.0: come si chiamano squadre, personaggi e domande.

# Le carte

gdr-player = { $who } · { $character }
gdr-team-part = La squadra
gdr-and-others = { $first } e altro
gdr-about = { $who }: { $what }
gdr-source-title = Le regole
gdr-source = Regolamento Binario Barbiglio, seconda edizione, di A. M. A. Barbera, D. Barbera, L. Bonmassar, G. Gaviglio e D. Leccacorvi (Revelsh Blind Beholders)
gdr-team-gone = una squadra che non c'è più
gdr-element-done = Fatto
gdr-element-part = Fatto in parte
gdr-element-undone = Non fatto

# I rifiuti

refused-gdr-no-such-team = Non c'è nessuna squadra che si chiami «{ $name }».
refused-gdr-team-of-many = «{ $name }» può essere: { $names }. Scrivi il nome intero.
refused-gdr-no-such-character = Nell'avventura non c'è «{ $name }». I personaggi: { $names }.
refused-gdr-character-of-many = «{ $name }» può essere: { $names }.
refused-gdr-not-a-player = { $player } non gioca in { $team }.
