"""The local club in a real browser: newcomers, keyboards, phones, and people who must not see."""

from __future__ import annotations

import asyncio
import json
import re

import aiohttp
import pytest
from playwright.async_api import Locator, Route, expect

from tests.e2e.page.page_stage import PHONE, Stage, pytestmark, said

__all__ = ["pytestmark"]


async def test_a_newcomer_rolls_a_die_with_what_the_page_offers(stage: Stage) -> None:
    page = await stage.visit()

    await page.get_by_role("button", name="/tira 5 riserva:2").first.click()

    rolled = page.locator(".message", has=page.locator(".dice")).last
    await expect(rolled).to_contain_text(re.compile("success"))
    await expect(rolled.locator(".die")).to_have_count(7)


@pytest.mark.again
async def test_a_command_is_written_by_keyboard_alone(stage: Stage) -> None:
    page = await stage.visit()
    line = page.locator("#line")
    offered = page.get_by_role("listbox", name="Suggerimenti").get_by_role("option")

    await line.focus()
    await page.keyboard.type("/ti")
    await expect(offered.first).to_contain_text("/tira")
    await expect(line).to_have_attribute("aria-activedescendant", "suggestion-0")
    await page.keyboard.press("Tab")
    await expect(line).to_have_value("/tira ")
    await page.keyboard.type("5 ris")
    await expect(offered.first).to_contain_text("riserva:")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(line).to_have_value("/tira 5 riserva:")
    await page.keyboard.type("2")
    await page.keyboard.press("Escape")
    await page.keyboard.press("Enter")

    await expect(page.locator(".message.member").last).to_contain_text("/tira 5 riserva:2")
    await expect(page.locator(".die")).to_have_count(7)
    await expect(line).to_be_focused()


@pytest.mark.again
async def test_who_presses_a_button_further_up_is_led_to_what_comes_of_it(stage: Stage) -> None:
    await stage.told(*["/tira 5 riserva:2"] * 9)
    page = await stage.visit(**PHONE)
    heralds = page.locator(".message.herald")
    count = await heralds.count()

    await page.get_by_role("button", name="Probabilità").first.click()

    await expect(heralds).to_have_count(count + 1)
    await expect(heralds.last).to_be_in_viewport()


async def test_what_one_rolls_another_sees_live(stage: Stage) -> None:
    anna, bruno = await stage.visit(), await stage.visit("Bruno")

    await said(anna, "/tira 3")

    await expect(bruno.locator(".die")).to_have_count(3)
    await expect(bruno.locator(".message.member").last).to_contain_text("Anna")


@pytest.mark.again
async def test_what_is_sent_while_the_page_becomes_anothers_is_theirs(stage: Stage) -> None:
    page = await stage.visit()
    learnt = asyncio.Event()

    async def late(route: Route) -> None:
        await learnt.wait()
        await route.continue_()

    await page.route("**/api/club*", late)
    await page.select_option("#as", label="Bruno")
    async with page.expect_response("**/api/say"):
        await said(page, "/tira 3")
    learnt.set()

    await expect(page.locator(".die")).to_have_count(3)
    await expect(page.locator(".message.member").last).to_contain_text("Bruno")


@pytest.mark.again
async def test_a_name_in_hebrew_stands_before_its_numbers(stage: Stage) -> None:
    page = await stage.visit()

    await said(page, "/mito partita @שלום @Anna")

    line = page.locator(".message:not(.member) p", has_text="1025,00").last
    name, gain = line.locator(".mention"), line.locator("strong", has_text="+25")
    assert (await name.bounding_box() or {})["x"] < (await gain.bounding_box() or {})["x"]


async def test_a_third_person_does_not_see_a_private_card(stage: Stage) -> None:
    anna, carla = await stage.visit(), await stage.visit("Carla")

    await said(anna, "/tirra 5")
    await said(anna, "/io mostra")
    await said(anna, "ora tutti")

    await expect(anna.locator(".only-you .badge").first).to_have_text("solo per te")
    await expect(anna.locator(".messages")).to_contain_text("tirra")
    await expect(carla.locator(".message").last).to_contain_text("ora tutti")
    await expect(carla.locator(".messages")).not_to_contain_text("tirra")
    await expect(carla.locator(".messages")).not_to_contain_text("/io mostra")
    await expect(carla.locator(".count")).to_have_count(0)


async def test_a_reload_keeps_all(stage: Stage) -> None:
    page = await stage.visit("Bruno")
    await said(page, "/tira 4 riserva:1")
    await expect(page.locator(".die")).to_have_count(5)
    await expect(page.locator(".messages")).not_to_contain_text("In invio")
    before = await page.locator(".messages").inner_text()

    await page.reload()

    await expect(page.locator(".die")).to_have_count(5)
    assert await page.locator(".messages").inner_text() == before
    await expect(page.locator("#as option:checked")).to_have_text("Bruno")


async def test_a_killed_bot_comes_back_with_all_and_what_was_said_meanwhile_arrives_once(stage: Stage) -> None:
    page = await stage.visit()
    await said(page, "/tira 4")
    await expect(page.locator(".die")).to_have_count(4)

    await stage.bot.kill()
    await expect(page.locator("#state")).to_have_class(re.compile("away"))
    await said(page, "/tira 3")
    await expect(page.locator(".pending")).to_be_visible()
    stage.bot.cold = True
    await stage.bot.start()

    await expect(page.locator(".pending")).to_have_count(0, timeout=60_000)
    await expect(page.locator(".die")).to_have_count(7)
    await page.reload()
    await expect(page.locator(".message.member")).to_have_count(2)
    await expect(page.locator(".die")).to_have_count(7)


@pytest.mark.again
async def test_what_the_database_does_not_take_is_told_in_sight_and_can_be_tried_again(stage: Stage) -> None:
    await stage.told(*(f"/tira {number}" for number in range(1, 6)))
    page = await stage.visit()
    await page.set_viewport_size({"width": 390, "height": 844})
    full = json.dumps({"error": "trouble-full"})
    await page.route("**/api/say", lambda route: route.fulfill(status=503, content_type="application/json", body=full))
    await said(page, "/tira 6")
    await expect(page.locator(".failed")).to_contain_text("Il disco di chi mi ospita è pieno")
    await expect(page.get_by_role("button", name="Riprova")).to_be_in_viewport(ratio=1)
    await page.unroute("**/api/say")
    await page.get_by_role("button", name="Riprova").click()
    await expect(page.locator(".pending")).to_have_count(0)
    await expect(page.locator(".message.member")).to_have_count(6)
    stage.troubles.clear()  # the browser tells of the refusal


async def test_peoples_words_stay_words(stage: Stage) -> None:
    page = await stage.visit()
    words = "<img src=x onerror=alert(1)> <b>grassetto</b> @everyone **forte** &amp; \u202eoirartnoc"

    await said(page, words)

    message = page.locator(".message.member").last
    await expect(message).to_contain_text("<img src=x onerror=alert(1)> <b>grassetto</b> @everyone **forte** &amp;")
    await expect(message.locator("img, b")).to_have_count(0)


@pytest.mark.again
async def test_only_a_refusal_says_no(stage: Stage) -> None:
    page = await stage.visit()
    await said(page, "/tira 1 target:7")
    await expect(page.locator(".message .tone").last).to_have_text("Male")
    await said(page, "/tira 99")
    await expect(page.locator(".message .tone").last).to_have_text("No")


@pytest.mark.again
async def test_a_picture_comes_with_words_of_its_own(stage: Stage) -> None:
    page = await stage.visit()

    await said(page, "/probabilita 5 3")

    picture = page.locator(".picture img")
    await expect(picture).to_be_visible(timeout=60_000)
    await expect(picture).to_have_attribute("alt", re.compile(r"\w"))
    assert await picture.evaluate("image => image.decode().then(() => image.naturalWidth > 0)")


async def test_a_command_is_given_from_its_form(stage: Stage) -> None:
    page = await stage.visit(language="en-GB")

    await page.get_by_role("button", name="Commands").click()
    await page.get_by_role("searchbox").fill("/roll")
    await page.locator(".command").first.click()
    await page.get_by_label(re.compile("^dice")).fill("2")
    await page.get_by_role("dialog").get_by_role("button", name="Send").click()

    await expect(page.locator(".die")).to_have_count(2)
    await expect(page.locator(".message.member").last).to_contain_text("/roll dice:2")


@pytest.mark.again
async def test_what_can_be_chosen_is_chosen_and_the_rest_is_written(stage: Stage) -> None:
    page = await stage.visit()
    dialog = page.get_by_role("dialog")

    await page.get_by_role("button", name="Comandi").click()
    await page.get_by_role("searchbox").fill("/club ruolo")
    await page.locator(".command").first.click()
    await page.get_by_label(re.compile("^ruolo")).select_option(label="arbitro")
    await page.get_by_label(re.compile("^membro obbligatorio")).select_option(label="Altro…")
    await dialog.get_by_placeholder("scrivilo qui").fill("@Elena")
    await dialog.get_by_role("button", name="Manda").click()

    await expect(page.locator(".message.member").last).to_contain_text('/club ruolo membro:"@Elena" ruolo:arbitro')
    await expect(page.locator(".message").last).to_contain_text("Elena")

    await said(page, "/club fuso")
    await page.get_by_role("button", name="Altro…").last.click()
    await dialog.get_by_role("textbox").fill("Europe/Rome")
    await dialog.get_by_role("button", name="Manda").click()
    await expect(page.locator(".message").last).to_contain_text("Europe/Rome")


@pytest.mark.again
async def test_the_language_is_chosen_and_kept(stage: Stage) -> None:
    page = await stage.visit()

    await page.select_option("#language", "en")
    await expect(page.locator("#line")).to_have_attribute("placeholder", "Write in Tavolo")
    await page.reload()

    await expect(page.locator("html")).to_have_attribute("lang", "en")
    await expect(page.get_by_label("Speak as")).to_be_visible()


@pytest.mark.again
async def test_dark_and_light_are_followed_and_chosen(stage: Stage) -> None:
    page = await stage.visit(color_scheme="dark")
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    assert await page.evaluate(ground) == "rgb(27, 23, 20)"
    await said(page, "/probabilita 9 3")
    await expect(page.locator(".picture[data-of=odds] img")).to_have_css("filter", "invert(1) hue-rotate(180deg)")
    await page.locator(".picture").evaluate("picture => (picture.dataset.of = 'centres')")  # powers are known by colour
    await expect(page.locator(".picture img")).to_have_css("filter", "none")

    await page.select_option("#look", "light")
    await page.reload()

    assert await page.evaluate(ground) == "rgb(247, 241, 232)"
    await expect(page.locator(".picture img")).to_have_css("filter", "none")


async def test_a_phone_shows_everything_without_scrolling_sideways(stage: Stage) -> None:
    page = await stage.visit(**PHONE)
    await said(page, "/tira 20 riserva:7 nota:" + "lunghissima" * 15)
    await expect(page.locator(".die")).to_have_count(27)
    await said(page, "/probabilita 9 3")
    await expect(page.locator(".picture img")).to_be_visible(timeout=60_000)

    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await page.locator("#log").evaluate("log => log.scrollWidth <= log.clientWidth")
    await expect(page.locator("#send")).to_be_in_viewport(ratio=1)
    await expect(page.locator("#side")).not_to_be_visible()

    await page.get_by_role("button", name="Stanze e impostazioni").tap()
    await page.get_by_role("button", name="Araldo, in privato").tap()

    await expect(page.locator("#title")).to_have_text("Araldo, in privato")
    await expect(page.locator("#side")).not_to_be_visible()


@pytest.mark.again
async def test_everything_that_is_touched_is_large_enough(stage: Stage) -> None:
    page = await stage.visit(**PHONE)
    small = """() => [...document.querySelectorAll('button, a, select, textarea')]
        .filter(each => each.checkVisibility({visibilityProperty: true}) && !each.matches('.skip, .picture'))
        .map(each => [each.id || each.className, each.getBoundingClientRect()])
        .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
        .map(([name, box]) => [name, box.width, box.height])"""

    for _ in range(50):  # the page's own rules forbid wait_for_function, which evaluates text
        if await page.evaluate(small) == []:
            break
        await page.wait_for_timeout(100)
    assert await page.evaluate(small) == []


async def test_who_has_no_key_hears_where_it_is_and_sees_nothing(stage: Stage) -> None:
    inside = await stage.visit()
    await expect(inside).not_to_have_url(re.compile("key"))
    page = await stage.stranger()
    await page.goto(stage.address)
    await expect(page.locator(".turned-away")).to_contain_text("l'indirizzo che ha scritto all'avvio")
    await page.goto(stage.address + "?key=wrong")
    await expect(page.locator(".turned-away")).to_be_visible()
    await page.goto(stage.address.replace("127.0.0.1", "localhost"))  # another site, where nobody came in
    await page.evaluate("address => { location = address }", stage.entrance)
    await expect(page.locator(".message")).not_to_have_count(0)
    stage.troubles.clear()  # the browser tells of each refusal


async def test_another_origin_is_refused_by_the_browser_and_by_the_bot(stage: Stage) -> None:
    page = await stage.visit()
    other = stage.address.replace("127.0.0.1", "localhost")
    await page.goto(other)  # the same bot under another name is another origin

    reached = await page.evaluate(
        """async address => {
            try {
                const body = JSON.stringify({room: 'x', id: 'act-other', text: 'ciao'});
                const options = {method: 'POST', mode: 'no-cors', headers: {'Content-Type': 'text/plain'}, body};
                return (await fetch(address + 'api/say', options)).type;
            } catch { return 'refused'; }
        }""",
        stage.address,
    )

    assert reached == "refused"
    async with (
        aiohttp.ClientSession() as session,
        session.post(stage.address + "api/say", json={}, headers={"Origin": "https://evil.example"}) as response,
    ):
        assert response.status == 403
    await page.close()
    stage.troubles.clear()  # the browser tells that its own rules stopped it, and that nobody has come in there


@pytest.mark.again
async def test_a_picture_that_was_asked_for_has_its_room_before_it_comes(stage: Stage) -> None:
    page = await stage.visit(**PHONE)
    let_go = asyncio.Event()

    async def held(route: Route) -> None:
        await let_go.wait()
        await route.continue_()

    await page.route("**/picture/**", held)
    await said(page, "/probabilita 5 2")
    picture = page.locator(".picture img")
    await expect(picture).to_have_js_property("complete", False)
    await expect(picture).to_be_in_viewport(ratio=0.9)
    before = await _at_rest(picture)

    let_go.set()
    await expect(picture).to_have_js_property("complete", True)
    assert before["height"] > 100
    assert await _at_rest(picture) == pytest.approx(before, abs=1)


async def _at_rest(shown: Locator) -> dict[str, float]:
    """Where something stands once the page has scrolled to it."""
    boxes = [await shown.bounding_box()]
    while len(boxes) < 2 or boxes[-1] != boxes[-2]:
        await asyncio.sleep(0.1)
        boxes.append(await shown.bounding_box())
    box = boxes[-1]
    assert box is not None
    return {**box}


@pytest.mark.again
async def test_the_address_of_a_board_is_a_link_and_a_number_has_its_keys(stage: Stage) -> None:
    await stage.told('/codice nuovo "Coppa"')
    page = await stage.visit(**PHONE)
    await said(page, "/club schermo")
    link = page.locator(".card a", has_text=re.compile("/board/"))
    await expect(link).to_have_attribute("href", re.compile("^http://127.0.0.1:[0-9]+/board/"))

    await page.get_by_role("button", name="Comandi").click()
    await page.get_by_role("searchbox").fill("/tira")
    await page.locator(".command", has_text="/tira").first.click()
    await expect(page.locator("#field-reserve")).to_have_attribute("inputmode", "numeric")
    assert await page.locator("#field-bonus").get_attribute("inputmode") is None  # it may be less than nothing


@pytest.mark.again
async def test_headings_leave_out_no_level(stage: Stage) -> None:
    await stage.told("/tira 3")
    page = await stage.visit(**PHONE)
    found = await page.evaluate("""() => [...document.querySelectorAll("h1, h2, h3, h4")]
        .filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => one.tagName)""")
    assert found[0] == "H1" and {*found[1:]} == {"H2"}
