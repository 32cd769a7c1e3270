"""Forgers of exported books: what the host of a bot could do to a file who knows every sum, and the seeds.

`python -m tests.checker.forging` makes tests/checker/forgeries anew, from the true books that stand there.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import NamedTuple

from tests.checker.forged_book import FOLDER, Book
from tests.checker.forged_cards import (
    a_chain_done_again,
    a_cut_added,
    a_cut_changed,
    a_cut_left_out,
    an_act_added,
    spliced,
    trimmed,
)
from tests.checker.forged_dice import (
    a_die_fewer,
    a_die_more,
    a_hidden_value_changed,
    a_key_not_told,
    a_key_of_other_faces,
    a_label_made_up,
    a_label_that_steers_a_terminal,
    a_line_left_out,
    a_line_moved,
    a_line_repeated,
    a_roll_of_a_retired_seal,
    a_salt_left_out,
    a_target_hidden,
    an_act_before_its_seal,
    an_act_left_out,
    an_opening_of_another_seal,
    an_opening_of_no_seal,
    another_seed,
    another_word_of_a_cut,
    corrected_to_other_faces,
    counts_that_do_not_fit,
    dated_otherwise,
    dice_hidden,
    faces_changed,
    no_version,
)
from tests.checker.forged_lines import (
    a_key_twice,
    a_number_with_a_point,
    a_roll_of_the_first_edition,
    a_salt_of_no_line,
    a_salt_of_nothing_before,
    a_seal_in_a_secret_entry,
    a_seal_of_no_edition,
    a_secret_entry_that_is_junk,
    a_secret_not_told,
    a_secret_told_too_early,
    a_secret_told_twice,
    a_seed_in_capitals,
    a_target_that_hides_something,
    a_target_told_as_hidden,
    a_value_that_is_junk,
    a_value_with_a_key_twice,
    an_act_left_out_after_moving,
    an_earlier_line_changed,
    an_earlier_line_left_out,
    an_unknown_act,
    an_unknown_kind,
    before_where_nothing_was,
    corrected_to_other_cuts,
    corrected_to_the_last_dice,
    dice_in_a_secret_entry,
    half_a_sign,
    hidden_upon_no_throw,
    hidden_within_a_field,
    more_sides_than_there_are,
    no_last_line_feed,
    nothing_that_is_opened,
    salts_twice,
    voided_by_itself,
)

TRUE = ("true-table", "true-dice", "true-campaign", "true-tournament", "true-friendly", "true-moved")
"""The last began under the first edition, that before it held secret entries."""
BENT = int(os.environ.get("BENT", "100"))
"""How many files are bent at random for each checker; `make forgeries` bends a thousand."""


class Forgery(NamedTuple):
    """What a forger did to a true book, and by what it is found out; with the chat's cards, or by the file alone."""

    make: Callable[[Book], str]
    reason: str
    of: str = "true-table"
    with_cards: bool = False

    @property
    def name(self) -> str:
        """The name of its file."""
        return self.make.__name__.replace("_", "-")

    @property
    def text(self) -> str:
        """The forged file, as it stands there."""
        return (FOLDER / f"{self.name}.jsonl").read_text("utf-8")


FORGERIES = (
    Forgery(faces_changed, "other-faces"),
    Forgery(a_die_more, "other-dice"),
    Forgery(a_die_fewer, "other-dice"),
    Forgery(a_label_made_up, "no-label"),
    Forgery(a_label_that_steers_a_terminal, "no-label"),
    Forgery(another_seed, "other-seed"),
    Forgery(counts_that_do_not_fit, "other-acts"),
    Forgery(dated_otherwise, "broken-chain"),
    Forgery(a_line_left_out, "other-number"),
    Forgery(a_line_repeated, "other-number"),
    Forgery(a_line_moved, "other-number"),
    Forgery(an_act_left_out, "act-gap"),
    Forgery(corrected_to_other_faces, "other-faces"),
    Forgery(dice_hidden, "lawless-mask"),
    Forgery(a_target_hidden, "hidden-after-opening", "true-campaign"),
    Forgery(a_hidden_value_changed, "other-value", "true-campaign"),
    Forgery(a_key_of_other_faces, "other-faces", "true-friendly"),
    Forgery(a_key_not_told, "other-dice", "true-friendly"),
    Forgery(no_version, "no-version"),
    Forgery(an_opening_of_no_seal, "no-seal"),
    Forgery(an_opening_of_another_seal, "other-seed"),
    Forgery(an_act_before_its_seal, "no-seal"),
    Forgery(a_roll_of_a_retired_seal, "seal-over"),
    Forgery(another_word_of_a_cut, "other-word"),
    Forgery(a_salt_left_out, "no-salts"),
    Forgery(corrected_to_other_cuts, "other-faces"),
    Forgery(corrected_to_the_last_dice, "other-faces"),
    Forgery(dice_in_a_secret_entry, "no-secret", "true-tournament"),
    Forgery(a_seal_in_a_secret_entry, "no-secret", "true-tournament"),
    Forgery(a_secret_entry_that_is_junk, "no-secret", "true-tournament"),
    Forgery(a_secret_told_too_early, "other-secrets", "true-tournament"),
    Forgery(a_secret_told_twice, "other-secrets", "true-tournament"),
    Forgery(a_secret_not_told, "no-salts", "true-tournament"),
    Forgery(a_value_that_is_junk, "no-value", "true-campaign"),
    Forgery(a_value_with_a_key_twice, "no-value", "true-campaign"),
    Forgery(a_target_told_as_hidden, "lawless-mask", "true-campaign"),
    Forgery(a_target_that_hides_something, "lawless-mask", "true-campaign"),
    Forgery(a_key_twice, "not-json"),
    Forgery(a_number_with_a_point, "no-line"),
    Forgery(half_a_sign, "not-json"),
    Forgery(no_last_line_feed, "no-end"),
    Forgery(an_unknown_kind, "no-line"),
    Forgery(an_unknown_act, "no-act"),
    Forgery(nothing_that_is_opened, "no-line"),
    Forgery(more_sides_than_there_are, "no-dice"),
    Forgery(a_roll_of_the_first_edition, "no-seal"),
    Forgery(a_seal_of_no_edition, "no-print"),
    Forgery(a_seed_in_capitals, "other-seed"),
    Forgery(hidden_within_a_field, "lawless-mask"),
    Forgery(hidden_upon_no_throw, "lawless-mask", "true-campaign"),
    Forgery(voided_by_itself, "no-aim"),
    Forgery(before_where_nothing_was, "no-line"),
    Forgery(a_salt_of_nothing_before, "tells-nothing"),
    Forgery(a_salt_of_no_line, "tells-nothing"),
    Forgery(salts_twice, "not-an-entry"),
    Forgery(an_earlier_line_changed, "other-before", "true-moved"),
    Forgery(an_earlier_line_left_out, "other-before", "true-moved"),
    Forgery(an_act_left_out_after_moving, "act-gap", "true-moved"),
    Forgery(trimmed, "head-beyond", with_cards=True),
    Forgery(an_act_added, "head-not-here", with_cards=True),
    Forgery(a_chain_done_again, "head-not-here", with_cards=True),
    Forgery(spliced, "head-not-here", with_cards=True),
    Forgery(a_cut_left_out, "cut-not-here", with_cards=True),
    Forgery(a_cut_added, "head-not-here", with_cards=True),
    Forgery(a_cut_changed, "cut-not-here", with_cards=True),
)


def true(name: str) -> str:
    """A book as it was."""
    return (FOLDER / f"{name}.jsonl").read_text("utf-8")


if __name__ == "__main__":
    for forgery in FORGERIES:
        (FOLDER / f"{forgery.name}.jsonl").write_text(forgery.make(Book(true(forgery.of))), "utf-8")
