"""Cards as Discord messages: what people wrote means nothing to Discord, and nothing of a card is dropped."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.chats.discord.drawing.drawing import CONTENT, DrawnMessage, Menu, called, draw, pressed
from bot.chats.discord.drawing.fixed_width import fenced
from bot.chats.discord.drawing.markdown import escaped, fixed, marked, seen
from bot.hall.cards.card import Drawn, DrawnFile, DrawnPicture, DrawnTable, Key, Line, Span, Tone, units
from tests.chats.discord.drawing.reader import INVITE, Run, read

HOSTILE = [
    "@everyone",
    "@here",
    "<@1234567890>",
    "<@!1234567890>",
    "<@&1234567890>",
    "<#1234567890>",
    "<t:0:R>",
    "</roll:1234567890>",
    "<:x:1234567890>",
    "<a:x:1234567890>",
    "<id:customize>",
    ":smile:",
    ":100:",
    "http://evil.example",
    "https://evil.example/a_b_c",
    "<https://evil.example>",
    "<mailto:a@b.it>",
    "steam://run/1",
    "discord.gg/abc",
    "discord.com/invite/abc",
    "[here](https://evil.example)",
    "**bold**",
    "*slanted*",
    "_slanted_",
    "__under__",
    "~~gone~~",
    "||hidden||",
    "`code`",
    "``co`de``",
    "```\nfence\n```",
    "# head",
    "-# small",
    "> quote",
    ">>> quote",
    "- list",
    "* list",
    "1. list",
    "2) list",
    "\\*",
]
HARMLESS = ["line\nline", "a\u202eb", "\u200b", " ", "\\", "12:30:45", "Anna's team: 3.5"]


def span(text: str, style: str) -> Span:
    """Words alone, of nobody and of no moment."""
    return Span(text, style)


words = st.one_of(
    st.lists(
        st.sampled_from([*HOSTILE, *HARMLESS, *"*_~|`<>@#:/\\[]().-+! \n", "a", "1", "everyone", "http"]), max_size=8
    ).map("".join),
    st.text(max_size=30),
)
styles = st.sampled_from(["plain", "strong", "code"])
spans = st.builds(span, words, styles)
lines = st.lists(spans, min_size=1, max_size=5).map(tuple)


def meant(line: Line, strong: bool = False) -> list[Run]:
    """What a line should be read as: the very characters, in their style."""
    runs: list[Run] = []
    for span in line:
        kind = "strong" if strong and span.style != "code" else span.style.replace("plain", "text")
        runs.append((kind, fixed(span.text) if kind == "code" else seen(span.text)))
    return runs


def solid(runs: list[Run]) -> list[Run]:
    """Runs without their spaces (a space alone carries no style) and marks of direction, neighbours joined."""
    joined: list[Run] = []
    for kind, text in runs:
        bare = "".join(text.split()).replace("\u200e", "")
        if not bare:
            continue
        if joined and joined[-1][0] == kind:
            joined[-1] = (kind, joined[-1][1] + bare)
        else:
            joined.append((kind, bare))
    return joined


def card(*lines: Line, title: Line = (), **more: object) -> Drawn:
    return Drawn(title, lines, **more)  # type: ignore[arg-type]


def contents(messages: tuple[DrawnMessage, ...]) -> str:
    return "\n".join(message.content for message in messages)


def keys(messages: tuple[DrawnMessage, ...]) -> list[Key]:
    return [key for message in messages for row in message.rows for key in (row.keys if isinstance(row, Menu) else row)]


# --- people's words


@pytest.mark.parametrize("text", HOSTILE)
def test_the_reader_finds_the_harm_in_raw_words(text: str) -> None:
    """Otherwise the tests below would prove nothing."""
    assert read(text) != [("text", text)] or INVITE.search(text)


@pytest.mark.parametrize("text", HOSTILE + HARMLESS)
def test_hostile_words_stay_words(text: str) -> None:
    content = marked((Span(text),), {})
    assert solid(read(content)) == solid([("text", seen(text))])
    assert not INVITE.search(content)


@given(lines)
@example((Span(":"), Span("smile:", "strong")))
@example((Span("`"), Span("x", "code"), Span("`")))
@example((Span("a\\"), Span("b", "strong")))
@example((Span("א.ב", "strong"), Span("*א*"), Span("א", "code")))
def test_any_line_is_read_as_its_very_characters(line: Line) -> None:
    assert solid(read(marked(line, {}))) == solid(meant(line))


@given(lines)
def test_any_title_is_read_as_strong(line: Line) -> None:
    assert solid(read(marked(line, {}, strong=True))) == solid(meant(line, strong=True))


@given(lines)
def test_no_line_holds_a_link_or_an_invitation(line: Line) -> None:
    plain = tuple(span for span in line if span.style != "code")
    content = marked(plain, {})
    assert not INVITE.search(content)
    assert "://" not in content.replace("\\://", "")


@given(st.lists(lines, min_size=1, max_size=4))
@example([(Span("a"), Span("\n", "code"))])
def test_a_line_of_a_card_is_one_line(lines: list[Line]) -> None:
    messages = draw(card(*lines))
    assert len(contents(messages).split("\n")) <= len(lines)


@pytest.mark.parametrize(
    "text", ["Riserva 7 → 5. Sigillo 7f3a·12", "alle 21:00", "Gli Orsi: 3.5 punti (2 a 1)", "5 > 3 + 2"]
)
def test_ordinary_words_are_left_alone(text: str) -> None:
    assert escaped(text) == text


# --- spans of their own kind


def test_a_moment_is_shown_in_the_readers_own_time() -> None:
    assert marked((Span("alle "), Span("21:00", "relative", at=1234.5)), {}) == "alle <t:1234:R>"


@pytest.mark.parametrize(
    ("style", "sign"), [("date", "d"), ("time", "t"), ("both", "f"), ("relative", "R"), ("plain", "f")]
)
def test_each_kind_of_moment_has_its_sign(style: str, sign: str) -> None:
    assert marked((Span("21:00", style, at=0.9),), {}) == f"<t:0:{sign}>"


def test_somebody_to_be_called_is_mentioned_by_account() -> None:
    drawn = card((Span("Anna", person="p1", ping=True), Span(" e "), Span("Bruno", person="p2")))
    (message,) = draw(drawn, {"p1": "77"})
    assert message.content == "<@77> e Bruno"
    assert message.calls == (77,)


def test_those_are_called_who_are_named_to_be_called() -> None:
    named, called_too = Span("Anna", person="p1"), Span("Bea", person="p2", ping=True)
    drawn = card((named, Span("!", ping=True)), (called_too,), title=(Span("Ciro", person="p3", ping=True),))
    assert called(drawn) == {"p2", "p3"}


def test_who_is_called_is_called_by_each_part_that_may_name_them_and_otherwise_named() -> None:
    call, name = Span("Anna", person="p1", ping=True), Span("Anna", person="p1")
    first, *_, last = messages = draw(card((call,), *[(Span("parola " * 200),)] * 3, (name,)), {"p1": "77"})
    assert len(messages) > 1 and all(message.calls == (77,) for message in messages)
    assert first.content.startswith("<@77>\n") and last.content.endswith("\nAnna")


def test_a_moment_without_words_is_shown_and_other_empty_words_change_nothing() -> None:
    assert marked((Span("", "relative", at=5.0),), {}) == "<t:5:R>"
    assert marked((Span("a", "strong"), Span(""), Span("b", "strong")), {}) == "**ab**"


def test_words_of_code_without_a_letter_stand_as_they_are() -> None:
    assert marked((Span("a"), Span("  ", "code"), Span("b")), {}) == "a  b"


def test_what_would_be_a_quote_keeps_its_place_in_the_line() -> None:
    assert marked((Span("  > x"),), {}) == "  \\> x" and marked((Span("  12. x"),), {}) == "  12\\. x"


def test_a_long_title_is_strong_in_each_of_its_pieces() -> None:
    found = contents(draw(card(title=(Span("parola " * 600),)))).split("\n")
    assert len(found) > 1 and all(line.strip().startswith("**") and line.strip().endswith("**") for line in found)


def test_a_name_in_fixed_width_is_steady_and_stands_without_spaces_around_it() -> None:
    (message,) = draw(card(table=DrawnTable(((Span("Nome"),), (Span("Punti"),)), (((Span(" שלום "),), (Span("3"),)),))))
    assert "\n\u200eשלום\u200e" in message.content


def test_somebody_without_an_account_here_is_named() -> None:
    (message,) = draw(card((Span("An_na", person="p1", ping=True),)))
    assert (message.content, message.calls) == ("An\\_na", ())


def test_the_tone_is_a_sign_before_the_first_words() -> None:
    (message,) = draw(card((Span("fatto"),), title=(Span("Mano"),), tone=Tone.GOOD))
    assert message.content == "🟢 **Mano**\nfatto"


# --- lengths


@given(
    st.lists(
        st.lists(
            st.builds(span, st.text("ab *🎲`", min_size=1, max_size=900), styles),
            max_size=6,
        ).map(tuple),
        max_size=5,
    )
)
def test_long_cards_are_split_within_the_limit_and_no_word_is_dropped(lines: list[Line]) -> None:
    messages = draw(card(*lines))
    assert all(0 < units(message.content) <= CONTENT for message in messages)
    read_back = "".join(text for message in messages for _, text in read(message.content))
    wanted = "".join(fixed(span.text) if span.style == "code" else span.text for line in lines for span in line)
    assert re.sub(r"\s", "", read_back) == re.sub(r"\s", "", wanted) or (not wanted.strip() and read_back == "…")


def test_a_card_without_words_still_makes_a_message() -> None:
    (message,) = draw(card(buttons=((Key("Sì", "!yes"),),)))
    assert message.content


def pieces(*line: Span) -> list[str]:
    """The lines that one line of a card becomes."""
    return contents(draw(card(line), {"p1": "77"})).split("\n")


@pytest.mark.parametrize(("length", "count"), [(CONTENT - 5, 1), (CONTENT - 4, 5)])
def test_a_line_is_broken_only_where_no_message_holds_it(length: int, count: int) -> None:
    assert len(pieces(Span("a" * length))) == count


@pytest.mark.parametrize(("words", "joined"), [(("a" * 345, "b" * 299), True), (("a" * 346, "b" * 300), False)])
def test_a_long_line_is_broken_between_words_and_leaves_room_for_marks(words: tuple[str, str], joined: bool) -> None:
    first, *_ = pieces(Span(" ".join(words)), Span(" "), Span("c" * 1400))
    assert first == (" ".join(words) if joined else words[0])


def test_each_piece_of_a_long_title_is_strong() -> None:
    words = [f"parola{number}" for number in range(300)]
    found = contents(draw(card(title=(Span(" ".join(words)),)))).split("\n")
    assert len(found) > 2 and all(re.fullmatch(r" ?\*\*[^*]+\*\*", piece) for piece in found)


def test_a_call_a_moment_and_a_name_in_a_long_line_stay_what_they_are() -> None:
    called, moment = Span("Anna Rossi", person="p1", ping=True), Span("x" * 300, "relative", at=5.0)
    whole = "".join(pieces(Span("a " * 999, "strong"), called, moment, Span(" Bruno Bo", "code", "p2")))
    assert whole.count("<@77>") == 1 and whole.count("<t:5:R>") == 1 and whole.endswith("` Bruno Bo`")
    assert whole.startswith("**a a")


# --- tables


@pytest.mark.parametrize(("most", "blocks"), [(20, 1), (19, 2)])
def test_rows_of_fixed_width_go_on_in_a_second_block_where_the_first_is_full(most: int, blocks: int) -> None:
    found = list(fenced(["head", "one", "two"], most))
    assert len(found) == blocks and all(len(block) <= most for block in found)
    assert found[-1].startswith("```\nhead\n")


def test_signs_that_count_for_two_fill_a_block_sooner() -> None:
    for rows in (["head", "one", "🎲🎲"], ["head", "🎲🎲", "one"]):
        assert len([*fenced(rows, 20)]) == 2


def table(rows: int, name: str = "Gli Orsi") -> DrawnTable:
    body = tuple(((Span(f"{name} {row}"),), (Span(str(row)),)) for row in range(rows))
    return DrawnTable(((Span("Squadra"),), (Span("Punti"),)), body, (1,))


def test_a_table_is_aligned_in_fixed_width() -> None:
    (message,) = draw(card(table=table(2)))
    assert message.content == "```\nSquadra     Punti\nGli Orsi 0      0\nGli Orsi 1      1\n```"


def test_wide_signs_take_two_columns() -> None:
    (message,) = draw(card(table=table(1, "狼狼")))
    assert message.content == "```\nSquadra  Punti\n狼狼 0       0\n```"


def test_a_long_table_is_split_with_its_head_above_each_part() -> None:
    messages = draw(card(table=table(300)))
    assert len(messages) > 1
    assert all(message.content.startswith("```\nSquadra") and message.content.endswith("```") for message in messages)
    assert all(f"Gli Orsi {row} " in contents(messages) for row in range(300))


def test_a_wide_table_becomes_lines() -> None:
    (message,) = draw(card(table=table(1, "Gli Orsi del Lungo Lago di Sotto e di Sopra e di *Mezzo*")))
    assert message.content == "**Gli Orsi del Lungo Lago di Sotto e di Sopra e di \\*Mezzo\\* 0** · Punti: 0"


@given(words)
def test_no_cell_gets_out_of_its_table(text: str) -> None:
    drawn = card(table=DrawnTable(((Span("Nome"),), (Span("Punti"),)), (((Span(text[:40]),), (Span("3"),)),)))
    runs = [run for run in read(contents(draw(drawn))) if run[1].strip()]
    assert [kind for kind, _ in runs] == ["fence"] or {kind for kind, _ in runs} <= {"strong", "text"}


# --- buttons, pictures, files


def test_buttons_stand_as_given_under_the_last_message() -> None:
    rows = ((Key("Sì", "!yes", "good"), Key("No", "!no", "bad")), (Key("Regole", "", "link", "https://example.org"),))
    messages = draw(card(*[(Span("parola " * 200),)] * 3, buttons=rows))
    assert messages[-1].rows == rows
    assert not any(message.rows for message in messages[:-1])


def test_a_long_row_goes_on_in_the_next() -> None:
    (message,) = draw(card((Span("x"),), buttons=(tuple(Key(str(n), f"!{n}") for n in range(7)),)))
    assert [len(row) for row in message.rows if not isinstance(row, Menu)] == [5, 2]


def test_many_short_rows_are_joined() -> None:
    (message,) = draw(card((Span("x"),), buttons=tuple((Key(str(n), f"!{n}"),) for n in range(8))))
    assert len(message.rows) == 2


@pytest.mark.parametrize("count", [26, 125, 126, 300])
def test_more_buttons_than_a_message_holds_become_lists(count: int) -> None:
    messages = draw(card((Span("x"),), buttons=tuple((Key(str(n), f"!{n}"),) for n in range(count))))
    assert [key.id for key in keys(messages)] == [f"!{n}" for n in range(count)]
    assert all(len(message.rows) <= 5 for message in messages)
    assert all(len(row.keys) <= 25 for message in messages for row in message.rows if isinstance(row, Menu))


def test_two_buttons_that_do_the_same_are_told_apart_by_discord_only() -> None:
    found = keys(draw(card((Span("x"),), buttons=((Key("A", "!same"), Key("B", "!same")),))))
    assert len({key.id for key in found}) == 2
    assert {pressed(key.id) for key in found} == {"!same"}


def test_the_picture_and_the_files_come_with_the_words() -> None:
    picture = DrawnPicture("ladder", {}, "la classifica", "it")
    files = tuple(DrawnFile(f"{n}.csv", b"") for n in range(12))
    first, rest = draw(card((Span("x"),), picture=picture, files=files))
    assert first.picture == picture
    assert (len(first.files), len(rest.files)) == (9, 3)


def test_a_name_written_from_right_to_left_turns_no_number() -> None:
    assert marked((Span("שלום", "strong"), Span(" −3 → 7")), {}) == "**\u200eשלום\u200e** −3 → 7"
