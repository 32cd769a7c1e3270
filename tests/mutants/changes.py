"""Every change of one thing that can be made in a file of ours: where, what stands there, what would stand there."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from dataclasses import dataclass

from tests.mutants.spared import (
    CACHES,
    NOT_TESTED,
    PORTIONS,
    SPARED,
    UNSAID,
    asserts,
    chance_length,
    detail,
    empty_default,
    forgets,
    gathers,
    gives_way,
    here,
    memory,
    never_zero,
    of_digest,
    portion,
    portion_given,
    quicker,
    reads_clock,
    task_name,
)

SWAPPED: dict[type[ast.AST], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
}
"""How each operator is written, and what takes its place."""

UNWRAPPED = {"keep", "sorted", "reversed", "clean", "min", "max", "abs", "round"}
"""Calls in whose place their first argument could stand without anything breaking at once."""


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that stands otherwise: a stretch of the source, in bytes, and the words in its place."""

    path: str
    line: int
    start: int
    end: int
    old: str
    new: str
    within: tuple[int, int]
    """The lines of its statement; of what runs at import, those of the function, class or file around it."""
    imported: bool = False
    """Whether it runs at import: no test reaches it, and each may notice."""
    once: bool = False
    """Whether what comes of it is kept for all: the first test that wants it is seen to reach it, and no other."""

    def applied(self, source: bytes) -> bytes:
        """The file with this change."""
        return source[: self.start] + self.new.encode() + source[self.end :]

    def __str__(self) -> str:
        old, new = (" ".join(words.split()) or "(nothing)" for words in (self.old, self.new))
        return f"{self.path}:{self.line}: {old} → {new}"


def changes(path: str, source: bytes) -> list[Change]:
    """Every change that can be made in a file, in the order of its lines; a few leave what cannot be read."""
    finder = _Finder(path, source)
    finder.visit(ast.parse(source))
    return sorted(finder.found, key=lambda change: change.start)


def readable(source: bytes) -> bool:
    """Whether Python reads it: a change that it refuses says nothing of the tests."""
    try:
        compile(source, "changed", "exec", dont_inherit=True)
    except (SyntaxError, ValueError):
        return False
    return True


def _span_of(node: ast.stmt, header: bool = False) -> tuple[int, int]:
    """The lines of a statement; of one with a body, only those before it where the `header` is meant."""
    body = getattr(node, "body", None)
    if header and isinstance(body, list) and body:
        return node.lineno, max(node.lineno, body[0].lineno - 1)
    return node.lineno, node.end_lineno or node.lineno


class _Finder(ast.NodeVisitor):
    """Goes through a file, past what only types, documentation and logs are made of."""

    def __init__(self, path: str, source: bytes) -> None:
        self.found: list[Change] = []
        self._path, self._source = path, source
        self._starts = [0]
        for line in source.split(b"\n"):
            self._starts.append(self._starts[-1] + len(line) + 1)
        self._within = (1, len(self._starts))
        self._imported = True
        self._once = False

    # --- where things stand

    def _span(self, node: ast.AST) -> tuple[int, int]:
        at: ast.expr = node  # type: ignore[assignment]
        assert at.end_lineno is not None and at.end_col_offset is not None
        return self._starts[at.lineno - 1] + at.col_offset, self._starts[at.end_lineno - 1] + at.end_col_offset

    def _words(self, node: ast.AST) -> str:
        start, end = self._span(node)
        return self._source[start:end].decode()

    def _put(self, start: int, end: int, new: str) -> None:
        line = self._source.count(b"\n", 0, start) + 1
        old = self._source[start:end].decode()
        self.found.append(Change(self._path, line, start, end, old, new, self._within, self._imported, self._once))

    def _instead(self, node: ast.AST, new: str) -> None:
        self._put(*self._span(node), new)

    def _between(self, left: ast.AST, operator: ast.AST, right: ast.AST) -> None:
        """Swap the operator between two operands."""
        if type(operator) not in SWAPPED or (isinstance(right, ast.Name) and right.id in PORTIONS):
            return
        old, new = SWAPPED[type(operator)]
        after, before = self._span(left)[1], self._span(right)[0]
        gap = self._source[after:before].decode()
        at = gap.find(old)
        if at >= 0 and "#" not in gap:
            start = after + len(gap[:at].encode())
            self._put(start, start + len(old), new)

    def _without(self, elements: Sequence[ast.expr | ast.keyword], at: int) -> None:
        """Take one out of elements that are parted by commas."""
        if at:
            self._put(self._span(elements[at - 1])[1], self._span(elements[at])[1], "")
        else:
            self._put(self._span(elements[0])[0], self._span(elements[1])[0], "")

    def visit(self, node: ast.AST) -> None:
        """Remember the statement that is gone through."""
        within = self._within
        if isinstance(node, ast.stmt) and not self._imported:
            self._within = _span_of(node, header=True)
        super().visit(node)
        self._within = within

    # --- what is gone past

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if node.name in NOT_TESTED or any("overload" in ast.dump(mark) for mark in node.decorator_list):
            return
        within, imported = self._within, self._imported
        if imported:
            self._within = _span_of(node)
        for part in (*node.decorator_list, *node.args.defaults, *filter(None, node.args.kw_defaults)):
            self.visit(part)
        once, self._once = self._once, self._once or any(map(self._keeps, node.decorator_list))
        self._imported = False
        for statement in node.body:
            self.visit(statement)
        self._within, self._imported, self._once = within, imported, once

    visit_AsyncFunctionDef = visit_FunctionDef  # type: ignore[assignment]

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        within = self._within
        if self._imported:
            self._within = _span_of(node)
        for part in node.body:  # a dataclass that is frozen or has slots does nothing else for it
            self.visit(part)
        self._within = within

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and "TypeAlias" not in self._words(node.annotation):
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if all(isinstance(one, ast.Attribute) and one.attr.startswith("warn_") for one in node.targets):
            return
        if portion(node):
            return
        if not isinstance(node.value, ast.Call) or "TypeVar" not in self._words(node.value.func):
            self.visit(node.value)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.visit(node.value)
        if not isinstance(node.slice, ast.Tuple) and not of_digest(node):
            self.visit(node.slice)

    def visit_If(self, node: ast.If) -> None:
        if "TYPE_CHECKING" in self._words(node.test) or "__name__" in self._words(node.test):
            return
        if (own := here(node)) is not None:
            for statement in own:
                self.visit(statement)
            return
        if not node.orelse and all(map(self._unsaid, node.body)):
            return
        self._condition(node.test)
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        inner = node.value.value if isinstance(node.value, ast.Await) else node.value
        if isinstance(inner, ast.Constant):
            return
        if isinstance(inner, ast.Call):
            if (
                self._words(inner.func).split(".")[0] in UNSAID | SPARED
                or any(map(quicker, inner.args))
                or forgets(inner)
                or gives_way(inner)
                or self._remembers(inner)
                or self._holds(inner)
            ):
                return
            self._instead(node, "pass")
        self.generic_visit(node)

    def _remembers(self, call: ast.Call) -> bool:
        """Whether it only keeps something in a memory that may lose it at any moment: it is then looked up again."""
        kept = call.func.value if isinstance(call.func, ast.Attribute) and call.func.attr == "keep" else None
        return kept is not None and f"{self._words(kept)}: Lru".encode() in self._source

    def _holds(self, call: ast.Call) -> bool:
        """Whether it only holds a task where nobody looks, so that it is not collected before it is done."""
        held = self._words(call.func.value) if isinstance(call.func, ast.Attribute) and call.func.attr == "add" else ""
        let_go = f"add_done_callback({held}.discard)"  # beside where it is made, and where it is added
        return bool(held) and let_go.encode() in self._source and self._source.count(held.encode()) == 3

    def _unsaid(self, node: ast.stmt) -> bool:
        """Whether it is only said to whoever runs the bot, or only makes things quicker."""
        value = node.value if isinstance(node, ast.Expr) else None
        called = value.value if isinstance(value, ast.Await) else value
        if not isinstance(called, ast.Call):
            return False
        return self._words(called.func).split(".")[0] in UNSAID | SPARED or gives_way(called)

    def visit_Assert(self, node: ast.Assert) -> None: ...

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None: ...

    def _keeps(self, mark: ast.expr) -> bool:
        """Whether a function marked so is called once for the same values."""
        called = mark.func if isinstance(mark, ast.Call) else mark
        return self._words(called).rpartition(".")[2] in CACHES

    # --- what is changed

    def _condition(self, test: ast.expr) -> None:
        if not isinstance(test, ast.UnaryOp):
            self._instead(test, f"not ({self._words(test)})")

    def visit_While(self, node: ast.While) -> None:
        if not isinstance(node.test, ast.Constant):
            self._condition(node.test)
            self.visit(node.test)
        for statement in (*node.body, *node.orelse):
            self.visit(statement)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self._condition(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self._condition(test)
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        for left, operator, right in zip((node.left, *node.comparators), node.ops, node.comparators, strict=False):
            if never_zero(left, right):
                return
            if not (reads_clock(left) or reads_clock(right)):
                self._between(left, operator, right)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        self._between(node.left, node.op, node.right)
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._between(left, node.op, right)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._between(node.target, node.op, node.value)
        self.visit(node.value)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self._instead(node, f"({self._words(node.operand)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self._instead(node, str(not node.value))
        elif isinstance(node.value, int):
            self._instead(node, str(node.value + 1))
            self._instead(node, str(node.value - 1))

    def visit_Return(self, node: ast.Return) -> None:
        # False is as good as None wherever a truth is asked for, and becomes True below; so is what holds nothing, and
        # where it is gone through, types tell it from None.
        value = node.value
        unsaid = isinstance(value, ast.Constant) and (value.value is None or value.value is False)
        unsaid |= isinstance(value, ast.Dict | ast.List | ast.Tuple) and ast.unparse(value) in ("{}", "[]", "()")
        if node.value is not None and not unsaid:
            self._instead(node, "return None")
        self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        self._instead(node, "pass")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = self._words(node.func).rpartition(".")[2]
        if name in CACHES or chance_length(node):
            return
        if name in UNWRAPPED and node.args:
            self._instead(node, self._words(node.args[0]))
        given: list[ast.expr | ast.keyword] = [*node.args, *node.keywords]
        for at in range(max(len(node.args) - 1, 0), len(given)):
            if len(given) > 1 and not (
                empty_default(name, given, at)
                or task_name(name, given[at])
                or portion_given(given[at])
                or detail(name, at)
                or gathers(name, given[at], at)
                or asserts(name, given[at])
            ):
                self._without(given, at)
        args = [one for one in node.args if not memory(name, one)]
        if self._remembers(node):
            args = args[1:]  # Under another key it is not found, and looked up again.
        for part in (node.func, *args, *(word.value for word in node.keywords if not asserts(name, word))):
            self.visit(part)

    def visit_Tuple(self, node: ast.Tuple | ast.List | ast.Set) -> None:
        if isinstance(getattr(node, "ctx", ast.Load()), ast.Load) and len(node.elts) > 1:
            for at, element in enumerate(node.elts):
                if not quicker(element):
                    self._without(node.elts, at)
        self.generic_visit(node)

    visit_List = visit_Tuple  # type: ignore[assignment]
    visit_Set = visit_Tuple  # type: ignore[assignment]
