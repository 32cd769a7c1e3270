"""No module of the bot needs itself: following the imports, those for types alone too, nobody comes back."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

import grimp


def test_no_circle_of_modules_is_left() -> None:
    graph = grimp.build_graph("bot", cache_dir=None, exclude_type_checking_imports=False)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    assert len(imports) > 100
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as circle:
        raise AssertionError(" → ".join(reversed(circle.args[1]))) from None
