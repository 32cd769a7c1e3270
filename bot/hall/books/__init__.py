"""Books in memory, the open books of each room, links to their boards, exports, and one's own data."""
