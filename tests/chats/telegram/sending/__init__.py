"""Queues, pace, what one member of a group sees, what waits for somebody."""
