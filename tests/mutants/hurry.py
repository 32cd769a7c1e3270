"""A plugin of pytest: fewer examples of each property, and none made small."""

from hypothesis import Phase, settings

# What fails need not be made small, and nothing is kept of it.
settings.register_profile(
    "mutants", max_examples=25, deadline=None, database=None, phases=(Phase.explicit, Phase.generate)
)
