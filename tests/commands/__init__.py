"""The commands: their page, and what a member gets of them."""
