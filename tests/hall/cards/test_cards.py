"""Cards outlive the process as JSON, and are drawn in any language with people's words left as they are."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.hall.cards import as_json
from bot.hall.cards.card import (
    Argument,
    Attachment,
    Audience,
    Button,
    Card,
    Free,
    Happening,
    Mention,
    Moment,
    Picture,
    RoomName,
    Say,
    Span,
    Styled,
    Table,
    Tone,
    code,
    plain,
    say,
    strong,
    typed,
)
from tests.hall.house import ANNA, HALL, House

texts = st.text(st.characters(codec="utf-8"), max_size=20)
leaves: st.SearchStrategy[Argument] = st.one_of(
    texts,
    st.integers(-5, 5),
    st.builds(Mention, texts, st.booleans()),
    st.builds(Moment, st.floats(0, 2e9), st.sampled_from(["date", "time", "both", "relative"])),
    st.builds(Free, texts, texts),
    st.builds(RoomName, texts),
    st.none(),
)
arguments: Any = st.recursive(
    leaves,
    lambda inner: st.one_of(
        st.builds(Styled, st.sampled_from(["strong", "code"]), inner),
        st.builds(Say, texts, st.dictionaries(texts, inner, max_size=3)),
    ),
    max_leaves=5,
)
pressed = st.builds(Button, arguments, texts, texts, st.lists(texts, max_size=2).map(tuple), texts)
rows = st.lists(arguments, min_size=2, max_size=2).map(tuple)
cards = st.builds(
    Card,
    title=arguments,
    lines=st.lists(arguments, max_size=3).map(tuple),
    table=st.none() | st.builds(Table, rows, st.lists(rows, max_size=2).map(tuple), st.just((1,))),
    picture=st.none() | st.builds(Picture, texts, st.dictionaries(texts, st.integers()), arguments),
    files=st.lists(st.builds(Attachment, texts, st.dictionaries(texts, texts)), max_size=2).map(tuple),
    buttons=st.lists(st.lists(pressed, max_size=2).map(tuple), max_size=2).map(tuple),
    audience=st.sampled_from(Audience),
    tone=st.sampled_from(Tone),
    replaces=st.booleans(),
    heads=st.lists(texts, max_size=2).map(tuple),
    circle=texts,
    anew=texts,
    live=st.booleans(),
    happening=st.none() | st.builds(Happening, st.floats(0, 2e9), st.floats(0, 2e9), st.booleans()),
    numbered=st.booleans(),
    words_first=st.booleans(),
    short=st.lists(arguments, max_size=2).map(tuple),
    grid=st.booleans(),
    awaits=st.lists(texts, max_size=2).map(tuple),
    steps=st.lists(pressed, min_size=1, max_size=2).map(tuple),
    step=st.integers(0, 1),
)


def test_but_for_what_is_of_the_moment_all_that_a_card_says_is_kept() -> None:
    filled = Card(
        title="title",
        lines=("line",),
        table=Table(("head",), (("cell",),), (0,)),
        picture=Picture("maker", {"a": 1}, "alt"),
        files=(Attachment("maker", {"a": "b"}),),
        buttons=((Button("label", "roll 5", "good", ("note",), "url"),),),
        audience=Audience.PRIVATE,
        tone=Tone.BAD,
        replaces=True,
        heads=("1 · abcd",),
        circle="c1",
        anew="r1",
        live=True,
        happening=Happening(1.0, 2.0, off=True),
        short=("short",),
        words_first=True,
        numbered=True,
        grid=True,
        awaits=("p1",),
        steps=(Button("step", "roll 6"),),
        step=1,
    )
    names = {one.name for one in fields(Card)} - {"conceals", "needless"}
    assert not [name for name in names if getattr(filled, name) == getattr(Card(), name)], "all of it is filled in"
    assert as_json.loads(as_json.dumps(filled)) == filled
    for name in names - {"steps", "step"}:
        alone = replace(Card(), **{name: getattr(filled, name)})
        assert as_json.loads(as_json.dumps(alone)) == alone, name


@given(cards)
def test_a_card_comes_back_from_json_as_it_was(card: Card) -> None:
    assert as_json.loads(as_json.dumps(card)) == card


def test_what_stands_in_a_card_as_json_whatever_it_says_is_known() -> None:
    everything = (say("k"), Mention("k"), Moment(1.0, "k"), Free("k", "k"), RoomName("k"), None, strong("k"))
    picture = Picture("k", {"k": True, "n": False}, "k")
    card = Card("k", everything, Table(("k",), (("k",),)), picture, (Attachment("k", {}),), ((Button("k", "k"),),))
    more = replace(card, replaces=True, heads=("k",), circle="k", anew="k", live=True, numbered=True, words_first=True)
    more = replace(more, happening=Happening(1, 2), grid=True, short=("k",), awaits=("k",), steps=(Button("k", "k"),))
    every = [replace(more, audience=audience, tone=tone) for audience in Audience for tone in Tone]
    said = {word for one in every for word in re.findall("[a-z_]{3,}", as_json.dumps(one))}
    assert said - {"strong"} <= {*as_json.OWN_WORDS} and {"plain"} <= {*as_json.OWN_WORDS}


def test_a_picture_that_holds_texts_comes_back_too() -> None:
    card = Card(
        picture=Picture("odds", {"title": say("odds-title", dice=3), "bars": [{"label": "1"}]}, say("bug-title"))
    )
    again = as_json.loads(as_json.dumps(card))
    assert again.picture == card.picture


HOSTILE = [
    "@everyone",
    "<@1>",
    "**x**",
    "{ $who }",
    "{bug}",
    "\ue0000\ue001",
    "<b>",
    "\u202e",
    "a\nb",
    "}",
    "$x",
    "\\",
    "",
]


@pytest.mark.parametrize("words", HOSTILE)
async def test_peoples_words_stay_as_they_are(house: House, words: str) -> None:
    drawn = await house.hall.draw(Card(lines=(say("journal-voided", line=words),)), "it", None)
    shown = plain(drawn.lines[0])
    assert shown == f"{words} — annullato"


async def test_words_anywhere_in_a_picture_are_written_out(house: House) -> None:
    await house.ask("/aiuto")
    anna = await house.people.meet(ANNA)
    values = {"rows": [[Mention(anna.id), say("roll-again")], [Moment(0.0, "time")]], "words": {"words": "x"}}
    card = as_json.loads(as_json.dumps(Card(picture=Picture("table", values))))
    drawn = await house.hall.draw(card, "it", None)
    assert drawn.picture is not None
    assert drawn.picture.values == {"rows": [["Anna", "Tira ancora"], ["01:00"]], "words": {"words": "x"}}


async def test_a_name_that_stands_nowhere_but_in_the_words_for_a_picture_is_found(house: House) -> None:
    anna = await house.people.meet(ANNA)
    house = await house.restarted()
    drawn = await house.hall.draw(
        Card(picture=Picture("table", {}, say("roll-title", who=Mention(anna.id)))), "it", None
    )
    assert drawn.picture is not None and "Anna" in drawn.picture.alt


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("step", 2),
        ("tone", Tone.BAD),
        ("replaces", True),
        ("live", True),
        ("happening", Happening(5.0, 9.0)),
        ("words_first", True),
        ("grid", True),
        ("awaits", ("p1",)),
    ],
)
async def test_what_a_card_says_of_itself_is_said_of_what_is_drawn(house: House, field: str, value: object) -> None:
    plainly = await house.hall.draw(Card(), "it", None)
    drawn = await house.hall.draw(replace(Card(), **{field: value}), "it", None)
    assert getattr(drawn, field) == value != getattr(plainly, field)


async def test_a_missing_value_or_key_is_an_error_and_never_a_hole(house: House) -> None:
    with pytest.raises(KeyError):
        await house.hall.draw(Card(say("roll-title")), "it", None)
    with pytest.raises(LookupError):
        await house.hall.draw(Card(say("no-such-text")), "it", None)


async def test_a_command_is_written_as_its_reader_types_it(house: House) -> None:
    card = Card(typed("me", "link", word="ABC"), (typed("roll"),))
    for language, lines in (("it", ["/io collega ABC", "/tira"]), ("en", ["/me link ABC", "/roll"])):
        drawn = await house.hall.draw(card, language, None)
        assert [plain(drawn.title), plain(drawn.lines[0])] == lines
        assert len(drawn.title) == 1


async def test_a_style_holds_for_all_that_stands_in_it(house: House) -> None:
    await house.ask("/aiuto")
    anna = await house.people.meet(ANNA)
    drawn = await house.hall.draw(Card(strong(say("roll-title", who=Mention(anna.id)))), "it", None)
    assert [(span.text, span.style) for span in drawn.title] == [("Anna", "strong"), (" tira", "strong")]
    assert drawn.title[0].person == anna.id


async def test_nobody_is_called_by_their_name_unless_it_is_said(house: House) -> None:
    anna = await house.people.meet(ANNA)
    drawn = await house.hall.draw(Card(Mention(anna.id), (Mention(anna.id, ping=True),)), "it", None)
    assert [(span.text, span.ping) for line in (drawn.title, *drawn.lines) for span in line] == [
        ("Anna", False),
        ("Anna", True),
    ]


async def test_a_moment_is_told_in_the_clubs_zone(house: House) -> None:
    await house.ask("/club fuso Asia/Tokyo", manages=True)
    room = await house.people.enter(HALL)
    drawn = await house.hall.draw(Card(Moment(0.0)), "it", room)
    assert plain(drawn.title) == "01/01/1970 09:00"


async def test_an_erased_person_and_erased_words_are_told_so(house: House) -> None:
    drawn = await house.hall.draw(Card(Mention("pabcdefghij"), (Free("wabc"), code(RoomName("rabc")))), "it", None)
    assert re.fullmatch(r"ex membro [0-9a-z]{4}", plain(drawn.title))
    assert plain(drawn.lines[0]) == "testo cancellato"
    assert plain(drawn.lines[1]) == "una stanza"


async def test_words_of_fixed_width_are_copied_with_one_touch(house: House) -> None:
    card = Card(lines=(code(say("journal-voided", line=code("abc"))),))
    drawn = await house.hall.draw(card, "it", None)
    assert drawn.lines == ((Span("abc — annullato", "code"),),)
