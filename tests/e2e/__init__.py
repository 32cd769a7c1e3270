"""End-to-end tests: the bot played over real sockets."""
