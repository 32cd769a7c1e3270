"""The pages of docs/ that are made of what the house declares: `make docs`."""
