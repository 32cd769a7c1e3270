"""The ladder: for every way of telling, what is tried, what follows a refusal, and what the organisers hear."""
