"""What a tournament leaves: tables for others, a player's way through the club's tournaments."""
