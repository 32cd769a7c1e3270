"""What people did, answered: in the room, to them alone, or by the questions of a form."""
