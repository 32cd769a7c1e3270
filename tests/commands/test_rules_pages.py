"""/help rules: every game's rules can be read, whole, in both languages, with the numbers that count here."""

from __future__ import annotations

import re
from pathlib import Path
from string import ascii_lowercase
from typing import cast

import pytest

from bot.chats.discord.drawing import drawing as discord
from bot.chats.telegram.drawing import drawing as telegram
from bot.commands import COGS
from bot.commands.help.rules_pages import CHAPTERS as CHAPTERS_A_CARD
from bot.commands.help.rules_pages import contents_card
from bot.hall.cards.card import Card, Drawn, Key, plain
from bot.hall.cards.card_drawer import Drawer, Register
from bot.hall.declared.catalogue import Commands
from bot.hall.declared.rules_pages import RulesPage
from bot.hall.requests import Reply
from bot.made_docs.rules_pages import pages
from bot.texts import LANGUAGES
from tests.hall.house import ANNA, BRUNO, TEXTS, House, opened, words

PAGES = Commands(COGS).pages
CHAPTERS = [(page, chapter) for page in PAGES.values() for chapter in page.chapters]
DOCS = Path(__file__).parents[2] / "docs" / "rules"


@pytest.fixture
async def house(tmp_path: Path) -> House:
    return await opened(tmp_path)


async def answered(house: House, line: str = "", press: str = "") -> Drawn:
    reply = await house.ask(line, ANNA, press=press)
    assert isinstance(reply, Reply)
    return reply.drawn


def key(drawn: Drawn, label: str) -> Key:
    return next(key for row in drawn.buttons for key in row if key.label == label)


async def drawn_card(card: Card, language: str) -> Drawn:
    return await Drawer(TEXTS, cast(Register, None)).draw(card, language, "UTC", lambda button: "")


def letters(language: str, page: RulesPage, chapter: str) -> str:
    said = TEXTS.bundle(language).get_message(f"{page.key}-{chapter}").attributes
    return "".join(sorted(said))


@pytest.mark.parametrize(("page", "chapter"), CHAPTERS, ids=[f"{page.name}-{chapter}" for page, chapter in CHAPTERS])
def test_a_chapter_has_the_same_paragraphs_in_every_language_and_skips_none(page: RulesPage, chapter: str) -> None:
    said = {letters(language, page, chapter) for language in LANGUAGES}
    assert len(said) == 1
    (found,) = said
    assert found and found == ascii_lowercase[: len(found)]


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_a_text_of_rules_stands_in_a_chapter(page: RulesPage) -> None:
    told = {f"{page.key}-{chapter}" for chapter in page.chapters} | {page.key}
    known = TEXTS.keys()
    found = {name for name in known if name == page.key or name.startswith(f"{page.key}-")}
    assert {name for name in found - told if "-column-" not in name and "-cell-" not in name} == set()
    assert set(page.tables) | set(page.explained) <= set(page.chapters)


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_a_refusal_that_is_explained_exists(page: RulesPage) -> None:
    reasons = [reason for reasons in page.explained.values() for reason in reasons]
    assert [reason for reason in reasons if not TEXTS.has("en", f"refused-{reason}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("page", "chapter"), CHAPTERS, ids=[f"{page.name}-{chapter}" for page, chapter in CHAPTERS])
async def test_a_chapter_is_one_message_on_every_chat(page: RulesPage, chapter: str, language: str) -> None:
    drawn = await drawn_card(page.chapter(TEXTS, chapter), language)
    assert len(discord.draw(drawn)) == len(telegram.draw(drawn, {})) == 1


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
async def test_all_chapters_are_behind_buttons_of_cards_of_one_message(page: RulesPage) -> None:
    cards = [contents_card(page, number) for number in range(1, -(-len(page.chapters) // CHAPTERS_A_CARD) + 1)]
    told = [button.line.split()[-1] for card in cards for row in card.buttons for button in row]
    assert [one for one in told if not one.isdecimal()] == list(page.chapters)
    for card in cards:
        drawn = await drawn_card(card, "it")
        assert len(discord.draw(drawn)) == len(telegram.draw(drawn, {})) == 1


async def test_the_pages_in_the_docs_are_those_of_today() -> None:
    made = await pages(TEXTS)
    assert {file.name: file.read_text("utf-8") for file in DOCS.glob("*.md") if file.name in made} == made


@pytest.mark.parametrize(("page", "late"), [("rbb.it.md", "venti minuti"), ("rbb.en.md", "twenty minutes")])
async def test_a_referee_reads_from_which_minute_late_is_very_late(page: str, late: str) -> None:
    assert late in (await pages(TEXTS))[page]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_ties_of_a_tournament_have_the_letters_that_an_explanation_names_them_by(language: str) -> None:
    page = (await pages(TEXTS))[f"diplomacy.{language}.md"]
    assert re.findall(r"\(([a-j])\) ", page.partition('<a id="ties"></a>')[2].partition("<a id=")[0]) == [*"abcdefghij"]


async def test_means_are_told_in_english_words_alone() -> None:
    assert "Risorse" not in (await pages(TEXTS))["daimon.en.md"]


async def test_whoever_asks_for_rules_finds_each_game_by_whatever_it_is_called(house: House) -> None:
    assert "Le regole" in words(await answered(house, "/aiuto regole"))
    for name in ("regole risiko", "rules Risk", "regole M.I.T.O."):
        assert "Il piatto" in [key.label for row in (await answered(house, f"/aiuto {name}")).buttons for key in row]


async def test_a_game_by_a_name_that_is_no_command_leads_to_its_rules_and_its_commands(house: House) -> None:
    for name, title, group in (
        ("Codenames", "Nome in Codice", "/codice"),
        ("Risk", "M.I.T.O.", "/mito"),
        ("RBB", "RBB 2.0", "/gdr"),
        ("role-playing", "RBB 2.0", "/gdr"),
        ("cyberpunk", "Dàimon 2090", "/campagna"),
    ):
        card = await answered(house, f"/aiuto {name}")
        assert title in plain(card.title) and card.buttons[-1][-1].label == group
    assert "/mito partita" in words(await answered(house, "/aiuto mito"))


async def test_whoever_asks_for_an_office_reads_what_it_does(house: House) -> None:
    for name in ("organizer", "organiser", "organizzatore"):
        assert "/club ruolo" in words(await answered(house, f"/aiuto {name}"))
    assert "conduce un torneo" in words(await answered(house, "/aiuto director")).casefold()
    assert "registra i risultati" in words(await answered(house, "/aiuto Arbitro")).casefold()


async def test_the_glossary_is_a_page_among_the_rules(house: House) -> None:
    chapter = key(await answered(house, "/aiuto glossario"), "Nome in Codice")
    assert "capo · spymaster" in words(await answered(house, press=chapter.id))


async def test_a_rule_that_a_card_leads_to_leaves_that_card_where_it_is(house: House) -> None:
    reply = await house.ask("", ANNA, press="!help-rules mito pot beside")
    assert isinstance(reply, Reply) and not reply.drawn.replaces and "Il piatto" in plain(reply.drawn.title)


async def test_a_refusal_leads_to_the_rule_behind_it(house: House) -> None:
    refused = await answered(house, "/mito partita @bruno @Bea 30 30 30")
    chapter = await answered(house, press=key(refused, "Perché?").id)
    assert "Chi registra una partita" in plain(chapter.title) and not chapter.replaces


async def test_chapters_are_turned_like_pages(house: House) -> None:
    contents = await answered(house, "/aiuto regole mito")
    first = await answered(house, press=key(contents, "Che cosa si conta").id)
    assert "◀" not in [one.label for row in first.buttons for one in row]
    second = await answered(house, press=key(first, "▶").id)
    assert "Il piatto" in plain(second.title) and second.replaces
    back = await answered(house, press=key(second, "◀").id)
    assert plain(back.title) == plain(first.title)


async def test_a_chapter_says_the_numbers_of_the_book_that_is_open_here(house: House) -> None:
    contents = await answered(house, "/aiuto regole mito")
    chapter = key(contents, "Le cinque classifiche").id
    before = words(await answered(house, press=chapter))
    assert re.search(r"Settimana\W+1000\W+2,5%\W+2\b", before)
    await house.ask("/mito partita @bruno @Bea", BRUNO)
    await house.ask("/mito impostazioni settimana minimo:7", ANNA, manages=True)
    after = words(await answered(house, press=chapter))
    assert re.search(r"Settimana\W+1000\W+2,5%\W+7\b", after) and "si gioca qui" in after


async def test_an_old_button_to_a_chapter_that_is_no_more_is_refused_kindly(house: House) -> None:
    reply = await house.ask("", ANNA, press="!help-rules mito nowhere")
    assert isinstance(reply, Reply) and reply.drawn.lines
