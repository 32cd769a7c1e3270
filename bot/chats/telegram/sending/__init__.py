"""What goes out: the queue of each chat, messages, what one member of a group sees, what waits for somebody."""
