"""What people did, answered: commands, presses, forms, typed words."""
