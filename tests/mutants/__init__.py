"""Do the tests notice when one thing in the code is changed? `make mutants` repeats the measure."""
