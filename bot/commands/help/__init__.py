"""What can be done here, and the rules of what is played: each module declares its own commands."""
