"""What goes out to channels and private messages, with its pictures and its limits."""
