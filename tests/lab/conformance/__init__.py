"""What the platforms' published specifications say of bodies, as compact tables, and the checking of bodies by them."""
