"""Tests of Araldo."""

import os
import time

for _name in ("LC_ALL", "LC_MESSAGES"):
    os.environ.pop(_name, None)
os.environ["LANG"] = "C.UTF-8"  # which names no language: a house begins in the one of its machine, and here in Italian

os.environ["TZ"] = "Asia/Kathmandu"
"""A zone that no club of the tests is in, so that what leans on the machine's shows: most machines have UTC."""
if hasattr(time, "tzset"):
    time.tzset()

USUAL = 10
"""Examples that are tried of a property: other ones at every run by hand, so that a few each find much in the end."""
EXAMPLES = int(os.environ.get("EXAMPLES", str(USUAL)))
"""As many in this run: `make properties` tries more, `make unit` and `make test` fewer."""


SAME = bool(os.environ.get("SAME"))
"""Whether this run draws what every such run draws, as CI does: what lands is not judged by luck. Others draw anew."""


def examples(usual: int) -> int:
    """As many as this run tries of a property that wants so many where others have the usual number."""
    return max(1, usual * EXAMPLES // USUAL)
