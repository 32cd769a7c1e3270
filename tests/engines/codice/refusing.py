"""What a refusal is expected to say."""

from __future__ import annotations

import pytest

from bot.engines.book import Refused


def refused(reason: str) -> pytest.RaisesExc[Refused]:
    """Whatever is done within is refused with this reason."""
    return pytest.raises(Refused, match=f"^{reason}$")
