"""Commands, presses and forms, answered."""
