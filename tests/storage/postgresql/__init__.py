"""What only PostgreSQL does."""
