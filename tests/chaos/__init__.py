"""What Araldo survives, shown by trying: `make test` tries a little of it, `make chaos` much."""

import os

MUCH = int(os.environ.get("CHAOS", "1"))
"""How many times as much as in `make test` is tried."""
