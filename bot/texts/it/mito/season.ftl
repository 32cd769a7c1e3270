### Una stagione da seguire: chi si è mosso, serie, record, il rivale, quanto manca a chi sta davanti.

mito-season-column = 7 gg
mito-season-new = nuovo
mito-season-streak = { $who } { $count }
mito-season-streaks = Vittorie di fila: { $who }
mito-season-wins-on = { $who } ne vince { $count } di fila.
mito-season-record = Record: { $who } tocca { $value }: nessuno era mai stato così in alto.
mito-season-record-streak = Record: { $who } ne vince { $count } di fila, come nessuno prima.
mito-season-won-record = record
mito-season-won-streak = { $count }ª di fila
mito-season-run-won = Serie aperta: { $count } vittorie di fila
mito-season-run-lost = Serie aperta: { $count } sconfitte di fila
mito-season-rival = Chi incontra di più: { $who }, { $games } partite insieme (vinte { $won }, perse contro { $who } { $lost })
mito-season-pass = Per superare { $who } ({ $gap } più su): vincere { $wins } { $wins ->
    [one] tavolo
   *[other] tavoli
} su { $tables } fra i prossimi { $next }.
mito-season-pass-all = Per superare { $who } ({ $gap } più su): vincere tutti i prossimi { $next } tavoli.
mito-season-pass-on = { $ladder } · { $passing }
