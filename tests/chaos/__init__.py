"""What Araldo survives, shown by trying: `make mishaps` tries a little of it, `make chaos` much."""

import os
import random

from tests import SAME

MUCH = int(os.environ.get("CHAOS", "1"))
"""How many times as much as in `make mishaps` is tried."""
SEED = int(os.environ.get("CHAOS_SEED", "0")) or (1 if SAME else random.randrange(1, 10**6))
"""What befalls the evenings of this run."""
