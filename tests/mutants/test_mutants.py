"""What is changed, where it is looked for and how it is counted."""

from __future__ import annotations

import json
import textwrap
from pathlib import Path
from typing import Any

import pytest
from coverage import CoverageData

from tests.mutants.__main__ import Outcome, chosen, rates, room_of
from tests.mutants.changes import Change, changes, readable
from tests.mutants.copies import exchanged
from tests.mutants.reach import Reach, joined


def made(source: str) -> dict[str, set[str]]:
    """What each line of a source could be instead, by what stands there."""
    found: dict[str, set[str]] = {}
    for change in changes("bot/some.py", textwrap.dedent(source).encode()):
        found.setdefault(change.old, set()).add(change.new)
    return found


def test_conditions_operators_and_numbers_are_turned() -> None:
    found = made("def f(a):\n    if a < 3 and not g(a):\n        return a + 1\n")
    assert found["a < 3 and not g(a)"] == {"not (a < 3 and not g(a))"}
    assert (found["<"], found["3"], found["and"]) == ({"<="}, {"2", "4"}, {"or"})
    assert (found["not g(a)"], found["+"], found["return a + 1"]) == ({"(g(a))"}, {"-"}, {"return None"})


def test_calls_arguments_and_elements_are_dropped() -> None:
    found = made("def f(call, x):\n    call.tell(x, private=True)\n    return [call.keep(x), 'b']\n")
    assert found["call.tell(x, private=True)"] == {"pass"}
    assert found[", private=True"] == {""} and found["True"] == {"False"}
    assert found["call.keep(x)"] == {"x"} and found["call.keep(x), "] == {""}


def test_documentation_types_and_logs_are_left_alone() -> None:
    assert not made(
        '''
        """Ünseen."""
        if TYPE_CHECKING:
            from a import b
        Name: TypeAlias = tuple[int, str]
        def __repr__(self): return 1 + 1
        def f(a: tuple[int, 3]) -> dict[int, 1]:
            """Seen by nobody."""
            log.info("now", 1)
        '''
    )


def test_what_nobody_could_notice_is_left_alone() -> None:
    found = made("""
        async def f(a, x):
            connection.execute("PRAGMA temp_store = MEMORY")
            create_task(x(), name="a task")
            task.add_done_callback(tasks.discard)
            gc.collect(1)
            settle()
            leave_uncollected(5)
            library.warn_voice = library.warn_dave = False
            list(zip(a, strict=True))
            if not x: log.warning("nobody")
            if not x: await asyncio.sleep(0)
            if sys.platform == "win32": b(1)
            if sys.platform != "win32": pass
            else: b(1)
            if a: return False
            if a: return {}
            if a: return ()
            return lru_cache(maxsize=8)(a.get("b", ""))
        [x, "CREATE INDEX y"]
        """)
    assert found == {
        'create_task(x(), name="a task")': {"pass"},
        'return lru_cache(maxsize=8)(a.get("b", ""))': {"return None"},
        "a": {"not (a)"},
        "list(zip(a, strict=True))": {"pass"},
        "a, ": {""},
        "False": {"True"},
        "x(), ": {""},
        "x, ": {""},
    }


def test_a_change_stands_where_it_was_found_after_letters_of_several_bytes() -> None:
    source = "à = 'é'; b = 1\n".encode()
    [two, none] = changes("bot/some.py", source)
    assert two.applied(source).decode() == "à = 'é'; b = 2\n" and none.applied(source).decode() == "à = 'é'; b = 0\n"


def test_what_runs_at_import_is_looked_for_around_it() -> None:
    source = b"A = 1\nclass B:\n    c = 2\n    @mark(d=3)\n    def e(self):\n        return 4 == self\n"
    found = {change.old: (change.within, change.imported) for change in changes("bot/some.py", source)}
    assert (found["1"], found["2"], found["3"]) == (((1, 8), True), ((2, 6), True), ((5, 6), True))
    assert found["4"] == ((6, 6), False)


def test_what_a_memory_may_lose_at_any_moment_is_left_alone() -> None:
    found = made("def f(self, a):\n    self.a: Lru[int] = Lru(a)\n    self.a.keep(a)\n    self.b.keep(a)\n")
    assert "self.a.keep(a)" not in found and "pass" in found["self.b.keep(a)"]


def test_that_a_task_is_held_until_it_is_done_is_left_alone_but_not_where_somebody_looks_for_it() -> None:
    held = "def f(self, a):\n    self.a = set()\n    self.a.add(a)\n    a.add_done_callback(self.a.discard)\n"
    assert "self.a.add(a)" not in made(held)
    assert "pass" in made(f"{held}    return self.a\n")["self.a.add(a)"]


def test_under_what_a_memory_keeps_something_is_left_alone_and_what_it_keeps_is_not() -> None:
    found = made("def f(self, a):\n    self.a: Lru[int] = Lru(a)\n    return self.a.keep((a, 1), g(a, 2))\n")
    assert not {"1", "a, "} & found.keys() and {"2", ", 2"} <= found.keys()


def test_how_much_is_done_at_a_time_is_left_alone_but_no_page_that_people_see() -> None:
    assert not made("PAGE = 5_000\nAT_ONCE = 200\nREMEMBERED = 20_000\n")
    assert "<=" not in made("a = b if len(b) <= SMALL else c(b)\n")
    assert made("a(b, first=PAGE)\n").keys() == {"a(b, first=PAGE)", "b, "}
    assert made("PAGE = 12\nMOST = 200\n") == {"12": {"11", "13"}, "200": {"199", "201"}}


def test_how_much_is_kept_of_a_digest_is_left_alone_but_no_other_beginning() -> None:
    assert not made("A = sha256(b).hexdigest()[:16]\n")
    assert made("A = b.words()[:16]\n") == {"16": {"15", "17"}}


def test_how_many_connections_there_are_is_left_alone_where_they_are_many() -> None:
    assert not made("CONNECTIONS = 64\nSTREAMS = 1000\n") and made("CONNECTIONS = 4\n")


def test_whether_the_very_last_moment_counts_is_left_alone_but_not_how_long_anything_lasts() -> None:
    found = made("def f(self, now):\n    return self._clock() - now < 60 and _now() > now and now <= HOUR\n")
    assert (found["60"], found["and"], found["-"], found["<="]) == ({"61", "59"}, {"or"}, {"+"}, {"<"})
    assert "<" not in found and ">" not in found


def test_why_something_waits_is_left_alone_but_not_how_long() -> None:
    assert made("def f(a, b):\n    raise Later(5, b.c)\n").keys() == {"raise Later(5, b.c)", "5"}


def test_how_long_a_token_is_that_chance_makes_is_left_alone() -> None:
    assert not made("A = secrets.token_hex(4)\nB = ids.fresh('b', 7)\n")
    assert made("A = secrets.token_hex(b or 4)\n")


def test_by_what_statements_are_gathered_is_left_alone_but_not_what_they_say() -> None:
    assert made("Statement(a, [b], c, 'd', e)\nStatement(a, [b], table='d', of=e)\n").keys() == {
        *("Statement(a, [b], c, 'd', e)", "Statement(a, [b], table='d', of=e)", ", [b]")
    }


def test_how_much_a_memory_holds_is_left_alone() -> None:
    assert "64" not in made("a = Lru(64)\n") and "64" in made("a = deque(64)\n")


def test_whether_a_chats_number_is_0_is_left_alone_but_not_on_which_side_of_it() -> None:
    found = made("def f(spot):\n    if spot.chat > 0: g()\n")
    assert found == {"spot.chat > 0": {"not (spot.chat > 0)"}, "g()": {"pass"}}
    assert {">", "0"} <= made("def f(chats):\n    if chats > 0: g()\n").keys()


def test_what_is_kept_for_all_is_known() -> None:
    source = b"@cache\ndef a():\n    return 1\n@lru_cache(8)\ndef b():\n    return 2\ndef c():\n    return 3\n"
    assert {change.old for change in changes("bot/some.py", source) if change.once} >= {"1", "2"}
    assert not any(change.once for change in changes("bot/some.py", source) if change.line == 8)


def test_what_runs_later_is_looked_for_in_its_statement() -> None:
    source = b"def f():\n    if (a and\n        b):\n        g(\n            1,\n        )\n"
    found = {change.old: change.within for change in changes("bot/some.py", source)}
    assert (found["and"], found["1"]) == ((2, 3), (4, 6))


def test_every_room_has_its_share_and_a_seed_chooses_the_same_again() -> None:
    source = "".join(f"a{number} = {number}\n" for number in range(50)).encode()
    sources = {"bot/hall/hall.py": source, "bot/app.py": source}
    picked = chosen(sources, ["hall", "rest"], 7, 1)
    assert [room for room, _ in picked] == ["hall"] * 4 + ["rest"] * 3
    assert picked == chosen(sources, ["hall", "rest"], 7, 1) != chosen(sources, ["hall", "rest"], 7, 2)
    assert len({(change.path, change.line) for _, change in picked}) == 7
    assert all(readable(change.applied(source)) for _, change in picked)


def test_rooms_are_the_first_that_fit() -> None:
    paths = ("bot/engines/daimon/a.py", "bot/engines/book.py", "bot/pictures/svg.py")
    assert [room_of(path) for path in paths] == ["daimon", "engines", "rest"]


def test_rates_are_told_room_by_room() -> None:
    change = Change("bot/hall/hall.py", 1, 0, 0, "", "", (1, 1))
    outcomes = [Outcome("hall", change, noticed) for noticed in (True, True, False)]
    assert list(rates([*outcomes, Outcome("rest", change, True)])) == [
        "hall          2 of    3   66 %",
        "rest          1 of    1  100 %",
        "in all        3 of    4   75 %",
    ]


ROUND = """
def price(many):
    return sum(one * 2 for one in range(many))

def doubling():
    return lambda one: one * 2

double = doubling()
"""


def loaded(path: Path) -> dict[str, Any]:
    """What stands in a module of this file."""
    path.write_text(ROUND)
    names: dict[str, Any] = {}
    exec(compile(ROUND, path, "exec", dont_inherit=True), names)
    return names


@pytest.mark.parametrize(
    ("old", "new", "given"),
    [
        ("one * 2 for", "one * 3 for", (9, 10)),
        ("lambda one: one * 2", "lambda one: one + 2", (6, 7)),
        ("return sum(one * 2 for one in range(many))", "return None", (None, 10)),
    ],
    ids=["inside", "made already", "nothing left inside"],
)
def test_functions_that_are_loaded_get_other_words(tmp_path: Path, old: str, new: str, given: tuple[int, int]) -> None:
    names = loaded(tmp_path / "some.py")
    functions = [names["price"], names["doubling"], names["double"]]
    after = ROUND.replace(old, new)
    assert exchanged(functions, tmp_path / "some.py", ROUND.encode(), after.encode())
    assert (names["price"](3), names["double"](5)) == given


def test_what_is_loaded_of_other_words_is_left_to_a_process_of_its_own(tmp_path: Path) -> None:
    names = loaded(tmp_path / "some.py")
    other = ROUND.replace("2", "5").encode()
    assert not exchanged([names["price"]], tmp_path / "some.py", other, other)
    assert not exchanged([], tmp_path / "some.py", ROUND.encode(), ROUND.encode())


TESTS = [f"tests/mutants/test_mutants.py::test_{name}" for name in ("quick", "slow", "far")]


def traced(tmp_path: Path, **more: float) -> Reach:
    """What was traced of a file: line 2 is run by two tests, line 3 only at import, line 4 by nothing, line 5 at import
    and by a test."""
    data = CoverageData(str(tmp_path / "lines"))
    for context, lines in ((TESTS[0], [2]), (TESTS[1], [2, 5]), ("", [1, 3, 5])):
        data.set_context(context)
        data.add_lines({"bot/some.py": lines})
    data.write()
    seconds = dict(zip(TESTS, (0.1, 3.0, 0.2), strict=True)) | more
    (tmp_path / "tests.json").write_text(json.dumps({"seconds": seconds, "failed": []}))
    return Reach(tmp_path)


@pytest.fixture
def reached(tmp_path: Path) -> Reach:
    """What was traced, and no test that looks at the code."""
    return traced(tmp_path)


@pytest.mark.parametrize(("line", "asked"), [(2, [0, 1]), (3, [0, 2, 1])], ids=["reached", "at import"])
def test_those_that_look_at_the_code_are_asked_of_whatever_is_changed_however_long_they_take(
    tmp_path: Path, line: int, asked: list[int]
) -> None:
    looks = "tests/source/test_left_out.py::test_looks"
    found = traced(tmp_path, **{looks: 9.0}).tests(Change("bot/some.py", line, 0, 0, "", "", (line, line)))
    assert {*found} == {looks, *(TESTS[one] for one in asked)}
    assert line != 3 or found.index(looks) < found.index(TESTS[1])


def test_what_some_tests_reach_is_kept_beside_what_the_others_reached_before(tmp_path: Path) -> None:
    for name, line in (("before", 2), ("again", 3)):
        data = CoverageData(str(tmp_path / name))
        data.set_context(name)
        data.add_lines({"bot/some.py": [line]})
        data.write()
    joined(tmp_path / "lines", tmp_path / "before")
    joined(tmp_path / "lines", tmp_path / "again")
    kept = CoverageData(str(tmp_path / "lines"))
    kept.read()
    assert kept.contexts_by_lineno("bot/some.py") == {2: ["before"], 3: ["again"]}


def test_of_what_is_kept_for_all_those_are_asked_that_reach_its_file(reached: Reach) -> None:
    assert reached.tests(Change("bot/some.py", 4, 0, 0, "", "", (4, 4), once=True)) == [TESTS[0], TESTS[1]]


@pytest.mark.parametrize(
    ("line", "imported", "asked"),
    [
        (2, False, [TESTS[0], TESTS[1]]),
        (2, True, [TESTS[0], TESTS[1], TESTS[2]]),
        (3, False, [TESTS[0], TESTS[2], TESTS[1]]),
        (4, False, [TESTS[0], TESTS[1]]),
        (5, False, [TESTS[1], TESTS[0], TESTS[2]]),
    ],
    ids=["reached", "at import", "called at import", "lost by the tracer", "called at import and by a test"],
)
def test_those_are_asked_that_may_notice_the_nearest_first(
    reached: Reach, line: int, imported: bool, asked: list[str]
) -> None:
    assert reached.tests(Change("bot/some.py", line, 0, 0, "", "", (line, line), imported)) == asked
