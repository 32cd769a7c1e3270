"""The Discord chat over sockets: commands, presses, forms, private and late answers."""

from __future__ import annotations

import time

import pytest

from tests.e2e.discord.discord_stage import DiscordStage

pytestmark = pytest.mark.asyncio(loop_scope="module")


# --- beginning


async def test_it_greets_once_and_asks_for_what_it_uses(st: DiscordStage) -> None:
    assert [message.text for message in st.ch.messages][:1] == ["**Hello**"]
    (started,) = st.told("started")
    assert "scope=bot+applications.commands" in started["invite"]
    assert "permissions=17867064052736" in started["invite"]


async def test_commands_have_italian_names(st: DiscordStage) -> None:
    command = st.host.commands()["notice room"]
    assert command["name_localizations"] == {"it": "iroom"}
    assert command["options"]["text"]["name_localizations"] == {"it": "itext"}


# --- commands


async def test_a_command_is_answered_in_the_room_and_acknowledged(st: DiscordStage) -> None:
    r = await st.anna.slash(st.ch, "say", text="hello @everyone **x**")
    assert r.message.content == "hello \\@everyone \\*\\*x\\*\\*"
    assert not r.ephemeral and not r.deferred and r.message.visible_to(st.bob)
    became = await st.acknowledged(r.interaction)
    assert became == {"channel": str(st.ch.id), "messages": [str(r.message.id)], "hidden": False}
    st.host.assert_clean()


async def test_the_hall_is_told_who_where_and_what(st: DiscordStage) -> None:
    await st.anna.slash(st.ch, "say", text="x", after=3)
    asked = st.asked
    assert asked["path"] == "say" and asked["values"] == {"text": "x", "after": 3}
    assert asked["account"]["id"] == str(st.anna.id) and asked["account"]["language"] == "it"
    assert asked["place"]["id"] == str(st.ch.id) and asked["place"]["title"] == "torneo"
    assert asked["place"]["house"] == str(st.g.id) and asked["place"]["house_title"] == "Club"
    assert asked["manages"] and abs(asked["at"] - time.time()) < 60
    await st.bob.slash(st.ch, "say", text="x")
    assert not st.asked["manages"]


async def test_values_come_with_their_types(st: DiscordStage) -> None:
    await st.anna.slash(
        st.ch,
        "take",
        member=f"<@{st.bob.id}>",
        members=f"<@{st.bob.id}> e <@{st.carla.id}>",
        room=st.ch,
        yes=True,
        file=("a.toml", b"x = 1"),
    )
    values = st.asked["values"]
    assert values["member"] == f"<@{st.bob.id}>" and values["members"] == f"<@{st.bob.id}> e <@{st.carla.id}>"
    assert values["room"]["id"] == str(st.ch.id) and values["room"]["house"] == str(st.g.id)
    assert values["yes"] is True
    assert values["file"] == {"name": "a.toml", "content": "b'x = 1'", "kept": "", "unread": ""}
    st.host.assert_clean()


async def test_members_are_looked_up_without_a_privileged_intent(st: DiscordStage) -> None:
    bot = st.host.app_user.id
    await st.anna.slash(st.ch, "members", ids=f"{st.bob.id} {bot} 99", beginning="ca")
    there = [["Bob", "bob"], ["tablebot", "tablebot"]]  # A bot is told of: it must not be taken for a guest.
    assert st.told("members")[-1] == {"told": "members", "there": there, "called": [["Carla", "carla"]]}
    st.host.assert_clean()


async def test_too_large_a_file_is_refused_unread(st: DiscordStage) -> None:
    before = len(st.told("asked"))
    r = await st.bob.slash(st.ch, "take", member="Bob", members="x", room=st.ch, yes=True, file=("a", b"x" * 2_000_001))
    assert r.ephemeral and "too large" in r.text
    assert len(st.told("asked")) == before


async def test_an_answer_for_one_is_seen_by_one(st: DiscordStage) -> None:
    r = await st.anna.slash(st.ch, "say", text="hush", audience="member")
    assert r.ephemeral and not r.message.visible_to(st.bob)


async def test_a_private_answer_is_a_private_message(st: DiscordStage) -> None:
    r = await st.anna.slash(st.ch, "say", text="psst", audience="private")
    assert st.anna.dms[-1].text == "psst"
    assert r.ephemeral and r.text == "Ti ho scritto in privato."
    assert (await st.acknowledged(r.interaction))["messages"] == [str(st.anna.dms[-1].id)]


async def test_with_closed_private_messages_it_is_seen_by_one_in_the_room(st: DiscordStage) -> None:
    st.bob.close_dms()
    r = await st.bob.slash(st.ch, "say", text="psst", audience="private")
    assert r.ephemeral and r.text == "psst" and not st.bob.dms
    assert st.told("reachable")[-1] == {"told": "reachable", "account": str(st.bob.id), "yes": False}
    st.bob.open_dms()
    await st.heard(await st.bob.say(st.bob.dm, "card"))  # Who writes there can be written to, as far as is known.
    await st.bob.slash(st.ch, "say", text="psst", audience="private")
    assert st.told("reachable")[-1]["yes"] is True
    st.host.assert_clean()


async def test_in_a_private_chat_nothing_is_ephemeral(st: DiscordStage) -> None:
    r = await st.carla.slash(st.carla.dm, "say", text="psst", audience="private")
    assert not r.ephemeral and r.text == "psst"
    assert st.asked["place"]["private"] and not st.asked["place"]["house"]


async def test_a_thread_names_its_channel(st: DiscordStage) -> None:
    thread = await st.thread("tavolo 1")
    r = await st.anna.slash(thread, "say", text="x")
    assert r.text == "x"
    assert st.asked["place"]["id"] == str(thread.id) and st.asked["place"]["parent"] == str(st.ch.id)


async def test_autocomplete_offers_within_the_limits(st: DiscordStage) -> None:
    offers = await st.anna.autocomplete(st.ch, "say", "text", "abc")
    assert len(offers) == 20
    assert st.told("complete")[-1]["values"] == {"text": "abc"}
    assert len(await st.anna.autocomplete(st.ch, "take", "member", "abc")) == 20
    st.host.assert_clean()


# --- late


@pytest.mark.parametrize(
    ("guess", "audience"), [("room", "room"), ("member", "member"), ("room", "member"), ("member", "room")]
)
async def test_a_late_answer_is_seen_by_the_right_people(st: DiscordStage, guess: str, audience: str) -> None:
    r = await st.anna.slash(st.ch, "say", text="at last", after=400, guess=guess, audience=audience)
    became = await st.acknowledged(r.interaction)
    said = r.message if r.messages else st.ch.last  # what was promised to other eyes is said in the room
    assert r.deferred and not r.failed and said.text == "at last"
    assert said.ephemeral is (audience == "member")
    assert became["messages"] == [str(said.id)]
    st.host.assert_clean()


@pytest.mark.parametrize("audience", ["room", "member"])
async def test_whoever_closes_what_promises_an_answer_hears_it_all_the_same(st: DiscordStage, audience: str) -> None:
    r = st.anna.fire_slash(st.ch, "say", text="at last", after=400, guess="member", audience=audience)
    await st.host.wait_for(lambda: r.interaction.original)
    await st.anna.dismiss(r.interaction.original)
    await st.host.wait_for(lambda: "at last" in [m.text for m in (*st.anna.sees(st.ch), *st.anna.dms)])
    st.host.assert_clean()


async def test_a_late_press_answers_or_replaces(st: DiscordStage) -> None:
    r = await st.anna.slash(st.ch, "say", text="x")
    late = await st.bob.click(r.message, "Slow")
    await st.acknowledged(late.interaction)
    assert late.deferred and st.ch.last.text == "slow by Bob" and r.message.text == "x"
    late = await st.bob.click(r.message, "Slow replace")
    await st.host.wait_for(lambda: late.updated)
    assert late.deferred and late.updated and r.message.text == "slow-replace by Bob"
    st.host.assert_clean()


async def test_a_late_answer_for_one_alone_is_seen_by_nobody_else(st: DiscordStage) -> None:
    r = await st.anna.slash(st.ch, "say", text="x")
    late = await (await st.bob.click(r.message, "Slow secret")).wait()
    assert late.deferred and late.ephemeral and late.text == "slow-secret by Bob"
    st.host.assert_clean()


async def test_where_the_bot_may_not_write_it_still_answers_late(st: DiscordStage) -> None:
    r = await st.anna.slash(st.ch, "say", text="x")
    st.ch.deny_bot("send_messages")
    late = await (await st.bob.click(r.message, "Slow")).wait()
    st.ch.allow_bot("send_messages")
    assert late.text == "slow by Bob"
    st.host.assert_clean()


async def test_a_form_that_comes_too_late_is_offered_again(st: DiscordStage) -> None:
    r = await st.anna.slash(st.ch, "say", text="x")
    late = await (await st.anna.click(r.message, "Slow form")).wait()
    assert late.ephemeral and late.message.labels == ["Rispondi"]


# --- presses and forms


async def test_a_press_says_or_replaces(st: DiscordStage) -> None:
    r = await st.anna.slash(st.ch, "say", text="x")
    pressed = await st.bob.click(r.message, "Again")
    assert pressed.text == "again by Bob" and pressed.message is not r.message
    assert st.asked["press"] == "!again" and st.asked["replied"] == str(r.message.id)
    pressed = await st.bob.click(r.message, "Replace")
    assert pressed.updated and r.message.text == "replace by Bob"
    await st.acknowledged(pressed.interaction)
    st.host.assert_clean()


async def test_a_press_for_one_is_seen_by_one(st: DiscordStage) -> None:
    r = await st.anna.slash(st.ch, "say", text="x")
    pressed = await st.bob.click(r.message, "Secret")
    assert pressed.ephemeral and not pressed.message.visible_to(st.anna)


async def test_a_room_answer_never_replaces_what_one_sees(st: DiscordStage) -> None:
    r = await st.anna.slash(st.ch, "say", text="x", audience="member")
    before = len(st.ch.messages)
    await st.anna.click(r.message, "Replace")
    await st.host.wait_for(lambda: len(st.ch.messages) > before)
    assert not st.ch.messages[-1].ephemeral and st.ch.messages[-1].visible_to(st.bob)


async def test_a_press_that_is_not_for_us_is_answered_still(st: DiscordStage) -> None:
    r = await st.anna.slash(st.ch, "say", text="x")
    pressed = await st.bob.click(r.message, "Gone")
    assert pressed.ephemeral and "/help" in pressed.text


async def test_a_form_is_a_window_within_the_limits(st: DiscordStage) -> None:
    r = await st.anna.slash(st.ch, "say", text="x")
    asked = await st.anna.click(r.message, "Form")
    assert len(asked.modal.title) <= 45 and all(len(label) <= 45 for label in asked.modal.labels)
    who, why = asked.modal.labels
    assert asked.modal.values == {who: "Anna", why: None}
    filled = await st.anna.fill_modal(asked.modal, {who: "Bruno", why: "because"})
    assert filled.text == "filled by Anna {'who': 'Bruno', 'why': 'because'}"
    assert st.asked["press"] == "!filled"
    st.host.assert_clean()


async def test_a_window_that_opens_too_late_is_offered_by_a_button_that_calls_who_pressed(st: DiscordStage) -> None:
    r = await st.anna.slash(st.ch, "say", text="x")
    st.host.fault(method="POST", path=r"/callback", status=404, code=10062, message="Unknown interaction")
    st.bob.fire_click(r.message, "Form")
    offered = await st.host.wait_for(lambda: st.ch.last if st.bob.mention in st.ch.last.content else None)
    opened = await st.bob.click(offered, offered.labels[0])
    who, why = opened.modal.labels
    filled = await st.bob.fill_modal(opened.modal, {who: "Bruno", why: "because"})
    assert filled.text == "filled by Bob {'who': 'Bruno', 'why': 'because'}"


async def test_a_bare_command_may_open_a_window(st: DiscordStage) -> None:
    r = await st.anna.slash(st.ch, "many", what="form")
    who, _ = r.modal.labels
    filled = await st.anna.fill_modal(r.modal, {who: "Bruno"})
    assert "filled by Anna" in filled.text
    st.host.assert_clean()


# --- much to say


async def test_a_long_answer_is_several_messages(st: DiscordStage) -> None:
    r = await st.anna.slash(st.ch, "many", what="lines")
    became = (await st.acknowledged(r.interaction))["messages"]
    said = st.ch.messages[-3:]
    words = " ".join(message.content for message in said)
    assert all(f"line {n} " in words for n in range(30))
    assert said[-1].buttons and not said[0].buttons
    assert became == [str(message.id) for message in said] and became[0] == str(r.message.id)
    st.host.assert_clean()


async def test_many_buttons_are_a_list(st: DiscordStage) -> None:
    r = await st.anna.slash(st.ch, "many", what="keys")
    assert [len(menu.labels) for menu in r.message.selects] == [25, 25, 10]
    chosen = await st.bob.select(r.message, ["K30"])
    assert st.asked["press"] == "!key30" and chosen.text.startswith("key30")
    st.host.assert_clean()


async def test_what_can_be_chosen_in_a_window_is_a_list(st: DiscordStage) -> None:
    asked = await st.anna.slash(st.ch, "many", what="choosing")
    assert asked.modal.labels == ["Ending", "Maybe", "Team", "Team: oppure a parole", "Many"]
    await st.anna.fill_modal(asked.modal, {"Ending": "Gli Orsi", "Team": "I Lupi", "Many": "c25"})
    assert st.asked["press"] == "!chosen"
    assert st.asked["values"] == {"ending": "bears", "maybe": "", "team": "wolves", "many": "c25"}
    st.host.assert_clean()


async def test_what_is_written_beside_a_list_counts_more_than_the_list(st: DiscordStage) -> None:
    asked = await st.anna.slash(st.ch, "many", what="choosing")
    words = {"Ending": "Gli Orsi", "Team": "I Lupi", "Team: oppure a parole": "Le Volpi", "Many": "c1"}
    await st.anna.fill_modal(asked.modal, words)
    assert st.asked["values"]["team"] == "Le Volpi"
    st.host.assert_clean()


async def test_pictures_and_files_come_with_the_words(st: DiscordStage) -> None:
    r = await st.anna.slash(st.ch, "many", what="files")
    assert r.message.files == {"ladder.png": b"\x89PNG ladder", "t.csv": b"a;b"}
    assert "Il file big\\.csv è troppo grande" in r.text
    assert r.message.attachments[0].description == "the ladder"
    st.host.assert_clean()
