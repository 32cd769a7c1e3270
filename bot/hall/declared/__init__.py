"""How a command is declared, how its parameters are read, and who may give it."""
