### Il laboratorio di chi scrive l'avventura, e le prove con altri pesi.

# I comandi

gdr-lab = laboratorio
    .about = Prova un'avventura su mille tavoli simulati, in privato; senza file dà i modelli da riempire
    .example = /gdr laboratorio
    .file = file
    .file-about = l'avventura, come foglio di calcolo (.xlsx) o come TOML, in allegato

gdr-trial = ipotesi
    .about = Dice chi avrebbe vinto con altri pesi e le stesse risposte, a torneo chiuso
    .example = /gdr ipotesi
    .file = file
    .file-about = l'avventura con i pesi da provare, in allegato

# Le carte

gdr-lab-templates = Il laboratorio di chi scrive avventure
gdr-lab-templates-how = Due modelli con la stessa avventura d'esempio: un foglio di calcolo e un file TOML. Riempine uno e rimandamelo con { $command }: provo la tua avventura su mille tavoli deboli, mille medi e mille buoni, e ti dico che cosa non va.
gdr-lab-file = avventura
gdr-lab-items-file = voci
gdr-lab-title = { $title }: il file è in ordine
gdr-lab-character = { $name }: soglie { $min } · { $med } · { $max }, punteggio da { $worst } a { $best }, dalla scheda peggiore alla migliore
gdr-lab-team = La squadra
gdr-lab-progress = Avanzamento: soglie { $min } · { $med } · { $max }
gdr-lab-means = Ai tavoli simulati, deboli, medi e buoni: valutazione { $vsp }, avanzamento { $aa }
gdr-lab-triple = { $weak } · { $middling } · { $good }
gdr-lab-inside = Fra la soglia minima e la massima: { $vsp } delle valutazioni, { $aa } degli avanzamenti. Il regolamento ne vuole circa { $wanted }.
gdr-lab-better = Soglie che ne terrebbero dentro otto su dieci, se metà dei tavoli è media: valutazione { $vsp }, avanzamento { $aa }
gdr-lab-overlap = Una squadra debole ne supera una media nel { $weak } dei casi, una media una buona nel { $middling }
gdr-lab-ties = Due squadre medie in parità al centesimo: { $ties }
gdr-lab-much = Decidono troppo: { $items }
gdr-lab-much-item = { $item } ({ $share } delle differenze fra le squadre)
gdr-lab-much-none = Nessuna voce decide troppo da sola.
gdr-lab-nothing = Non decidono quasi niente: { $items }
gdr-lab-nothing-none = Nessuna voce è inutile.
gdr-lab-cost = Che cosa costa mancarla, dalla voce che decide di più:
gdr-lab-column-item = Voce
gdr-lab-column-player = Giocatore
gdr-lab-column-team = Squadra
gdr-lab-column-decides = Decide
gdr-lab-picture = Punteggi di mille tavoli
gdr-lab-picture-how = Otto su dieci stanno nella barra; la riga scura è la metà
gdr-lab-teams-weak = Squadre deboli
gdr-lab-teams-middling = Squadre medie
gdr-lab-teams-good = Squadre buone
gdr-lab-players-weak = Giocatori deboli
gdr-lab-players-middling = Giocatori medi
gdr-lab-players-good = Giocatori buoni
gdr-book-help-sheet = Come si fa
gdr-book-help =
    Ogni foglio è una tabella: la prima riga dice che cosa sta in ogni colonna, e non si tocca.
    Personaggi: la sigla è una parola sola, e la usano gli altri fogli. Facoltativo: una x.
    Avanzamento e Coerenza: una riga per voce o sezione. «sbarco» è una sezione, «sbarco.orme» una voce che ci sta dentro. I pesi di ogni livello fanno 100.
    In parte: vuoto se la voce è fatta o non fatta; una x se può esserlo a metà; un numero se in parte non vale la metà.
    Opzioni: da due a otto modi, dal migliore (vale 100) al peggiore (vale 0). Con le opzioni «in parte» resta vuoto.
    Riguarda: la sigla di chi può mancare; senza di lui la voce non si chiede.
    Soglie: quanto avrebbero giocatori scarsi, medi e bravi, in punti su cento.
    Pesi e Valori: solo ciò che cambia rispetto al regolamento. I nomi delle voci sono nella guida per gli autori.
    Niente cifre in ciò che l'arbitro legge: i numeri si scrivono in lettere.
gdr-trial-title = Prova con altri pesi: non vale, e non cambia niente
gdr-trial-same = Anche così vincerebbe chi ha vinto: { $teams }.
gdr-trial-other = Così vincerebbe qualcun altro: { $teams }.
gdr-trial-place = Pos.
gdr-trial-would = Nuova
gdr-trial-team = Squadra
gdr-trial-score = Punti
gdr-trial-then = Nuovi
gdr-trial-best = { $character }: { $now } → { $then }

# I rifiuti

refused-gdr-adventure-cell = Foglio { $sheet }, cella { $cell }: { $why }
refused-gdr-adventure-not-workbook = Non riesco ad aprire questo foglio di calcolo: salvalo di nuovo come .xlsx, e rimandalo.
refused-gdr-adventure-sheets = Nel foglio di calcolo mancano Avanzamento o Personaggi. I fogli sono: { $names } (in inglese { $english }).
