"""What Araldo survives, shown by trying: `make test` tries a little of it, `make chaos` much."""

import os

LONG = "a long evening of its own: make chaos"
MUCH = int(os.environ.get("CHAOS", "1"))
"""How many times as much as in `make test` is tried."""
