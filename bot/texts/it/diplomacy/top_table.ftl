### /diplomazia top: la top table.

# I comandi

diplomacy-top = top
    .about = Prepara il top table e ne sorteggia le potenze
    .example = /diplomazia top dichiara:si
    .declare = dichiara
    .declare-about = sì per dichiarare che l'ultimo round ha il top table
    .decline = rinuncia
    .decline-about = chi rinuncia al top table
    .open = scelta
    .open-about = sì perché le potenze si scelgano, invece di pescarle

# Le carte

diplomacy-top-none = Top table: non dichiarato
diplomacy-top-usual = Top table? Con { $boards } tavoli o più di solito c'è. Si decide ora: dal primo inverno di questo round non si cambia più.
diplomacy-top-what = I primi sette, un anno in più, +{ $percent }% a tutti, { $points } punti a chi vince; i suoi primi tre sono i primi tre del torneo.
diplomacy-top-declare-button = Dichiaralo
diplomacy-top-open-button = Con potenze a scelta
diplomacy-top-is-declared = Top table: dichiarato
diplomacy-top-by-urn = Potenze dall'urna, al buio: pesca prima chi ha più punti.
diplomacy-top-by-choice = Potenze a scelta: sceglie prima chi ha più punti.
diplomacy-top-later = Chi lo gioca si sa dopo { $rounds } round.
diplomacy-top-refused = Hanno rinunciato (−{ $percent }% all'ultima partita): { $players }
diplomacy-top-next = Se uno rinuncia entra il prossimo in classifica: { $player }
diplomacy-top-chooses = Sceglie { $player }:
diplomacy-top-otherwise = ⚠️ I tavoli pubblicati hanno un altro top table: prima del primo inverno si prepara e si pubblica di nuovo il round.
diplomacy-top-ready = Le potenze ci sono: si può preparare l'ultimo round.
diplomacy-top-urn-button = Pesca dall'urna
diplomacy-top-decline-button = Rinuncia…

# Il diario

diplomacy-log-declined = { $player } rinuncia al top table
diplomacy-log-urn = Potenze del top table pescate dall'urna

# I rifiuti

refused-diplomacy-top-one-round = Con un round solo non c'è il top table.
refused-diplomacy-top-too-late = L'ultimo round è già pubblicato: il top table si decide prima. Per cambiarlo si annulla quello che è venuto dopo, con /annulla.
refused-diplomacy-top-locked = Del round { $round } c'è già un inverno: chi gioca il top table si decide prima, quando non si sa a chi conviene. Per cambiarlo si annulla quello che è venuto dopo, con /annulla.
refused-diplomacy-top-declared = Il top table è già dichiarato.
refused-diplomacy-top-not-declared = Il top table non è dichiarato: /diplomazia top dichiara:si
refused-diplomacy-top-rounds = Chi va al top table si sa quando sono finiti i primi { $rounds } round.
refused-diplomacy-top-few = Al top table giocano in sette, e i qualificati sono { $have }.
refused-diplomacy-top-away = { $player } è al top table: prima segna la rinuncia con /diplomazia top rinuncia
refused-diplomacy-top-powers = Prima servono le potenze del top table: /diplomazia top
refused-diplomacy-top-drawn = Le potenze del top table ci sono già tutte.
refused-diplomacy-top-open = Qui le potenze del top table si scelgono, non si sorteggiano.
refused-diplomacy-top-urn = Qui le potenze del top table si sorteggiano, non si scelgono.
refused-diplomacy-declined-already = { $player } ha già rinunciato al top table.
refused-diplomacy-not-qualified = { $player } non è fra i qualificati al top table.
refused-diplomacy-not-your-turn = Adesso sceglie { $player }.
refused-diplomacy-power-taken = { $power }: già presa. Scegline un'altra.
