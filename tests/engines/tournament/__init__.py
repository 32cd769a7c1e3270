"""What is general in tournaments."""
