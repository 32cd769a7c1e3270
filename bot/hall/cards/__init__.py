"""What is said, before any platform: cards, boards, the tables and texts on them, and the ids of their buttons."""
