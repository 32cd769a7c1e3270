"""What people write of their own is kept apart from the entries, so that it can be erased: an entry holds its id."""

from __future__ import annotations

import re

import pytest

from bot.commands.named_refusals import WORDS
from tests.commands.daimon.evening import Evening
from tests.commands.daimon.making.maker import Maker
from tests.hall.house import ANNA, BRUNO

ID = re.compile(rf'"({WORDS.pattern})"')


async def kept(evening: Evening, *typed: str) -> None:
    """None of these words stands in an entry; each is found by an id that does."""
    bodies = [entry.body for entry in await evening.house.entries()]
    found = {await evening.house.people.words(id) for body in bodies for id in ID.findall(body)}
    assert [words for words in typed if words not in found] == []
    assert [body for body in bodies if any(words in body for words in typed)] == []


MASTERS = {
    '/confronto @{player} png:"Il buttafuori"': ("Il buttafuori",),
    '/prova @{player} "Scassinare la porta"': ("Scassinare la porta",),
    '/scontro inizia "Guardie del corpo"': ("Guardie del corpo",),
    '/oracolo si-no "Ci hanno visti?"': ("Ci hanno visti?",),
    '/eventi "Una sparatoria" parole:"porto vecchio"': ("Una sparatoria", "porto vecchio"),
    '/campagna avventura "Il carico perduto"': ("Il carico perduto",),
    '/scheda definisci classe "Ronin di Mestre" "spada e onore"': ("Ronin di Mestre", "spada e onore"),
    '/scheda definisci tratto Glaciale "non trema mai"': ("Glaciale", "non trema mai"),
}
PLAYERS = {
    '/tira nota:"Salto sul tetto"': ("Salto sul tetto",),
    '/tira 4 nota:"Corsa sui tetti"': ("Corsa sui tetti",),
    '/confronto "@{player} @{other}" "Chi corre di più"': ("Chi corre di più",),
    '/tecnologia aggiungi "Naso di vetro" "fiuta il gas" "allarme" "si rompe"': (
        "Naso di vetro", "fiuta il gas", "allarme", "si rompe",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("line", "typed"), MASTERS.items())
async def test_the_masters_words_are_kept(evening: Evening, line: str, typed: tuple[str, ...]) -> None:
    player = evening.others[0]
    await evening.asks(line.format(player=player.name), evening.master)
    await kept(evening, *typed)


@pytest.mark.parametrize(("line", "typed"), PLAYERS.items())
async def test_a_players_words_are_kept(evening: Evening, line: str, typed: tuple[str, ...]) -> None:
    player, other = evening.others
    await evening.asks(line.format(player=player.name, other=other.name), player)
    await kept(evening, *typed)


async def test_another_foes_name_is_kept(evening: Evening) -> None:
    await evening.room("/scontro inizia Guardia", evening.master)
    await evening.room('/scontro avversario "Il Capo"', evening.master)
    await kept(evening, "Il Capo")


async def test_the_names_of_the_campaign_and_of_a_seats_character_are_kept(evening: Evening) -> None:
    house = evening.house
    await evening.room("/sessione fine", ANNA)
    await evening.room("/campagna esci", BRUNO)
    await evening.room('/campagna entra "Occhi di vetro"', BRUNO)
    assert len(await house.store.books(kind="campaign")) == 1
    await kept(evening, "Neon e cenere", "Occhi di vetro")


async def test_everything_written_in_the_making_is_kept(anna: Maker) -> None:
    await kept(anna.evening, "Nadir", "Ada", "Una civetta di luce", "Ironica", "Gambe", "Pistola")


async def test_an_event_of_ones_own_is_kept_and_a_printed_one_is_not_words(anna: Maker) -> None:
    bruno = await Maker(anna.evening, BRUNO).begin("/scheda nuova nome:Bicocca metodo:manuale")
    await bruno.attributes()
    for label in ("3 ·", "1 ·", "Nomade", "Ambizioso"):
        await bruno.press(label)
    await bruno.press("Un altro episodio", trait="Crudele", event="Ha visto il mare")
    await kept(anna.evening, "Ha visto il mare", "Bicocca")


@pytest.mark.parametrize("field", ["nome", "storia", "note", "aspetto"])
async def test_a_field_of_the_sheet_is_kept(anna: Maker, field: str) -> None:
    await anna.line(f'/scheda modifica {field} "Cresciuto a Marghera"')
    await kept(anna.evening, "Cresciuto a Marghera")


async def test_the_names_of_things_that_are_given_bought_or_grown_are_kept(anna: Maker) -> None:
    await anna.evening.room('/sheet set weapon "Fucile di nonno 2" player:@anna', anna.evening.master)
    await anna.line('/risorse compra richiesta "Una vecchia moto"')
    found = (await anna.evening.book()).character_of(await anna.evening.person(ANNA))
    assert found is not None
    found.evo = 9
    await anna.line("/evolvi equipaggiamento")
    await anna.press("Arma · Leggera", name="Coltello di osso")
    await anna.line("/evolvi potenziamento")
    await anna.press("Cibernetico")
    await anna.press("Agilità", name="Molle alle caviglie")
    await kept(anna.evening, "Fucile di nonno", "Una vecchia moto", "Coltello di osso", "Molle alle caviglie")


async def test_a_skill_that_says_which_one_it_is_and_a_trait_of_ones_own_are_kept(anna: Maker) -> None:
    found = (await anna.evening.book()).character_of(await anna.evening.person(ANNA))
    assert found is not None
    found.evo = 9
    await anna.line('/evolvi abilita "arti marziali"')
    await anna.press("Di' quale", which="Lotta di strada")
    await anna.line("/evolvi tratto Sbruffone")
    await anna.press("Sì, è nostro")
    await kept(anna.evening, "Lotta di strada", "Sbruffone")
