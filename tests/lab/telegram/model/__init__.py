"""What Telegram knows and who uses it: messages, chats, topics, people."""
