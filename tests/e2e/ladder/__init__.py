"""Every step of the ladder, over sockets: Araldo itself, and the platforms refusing in their own words."""
