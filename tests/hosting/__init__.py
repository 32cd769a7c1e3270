"""What whoever hosts the house does on its machine: its command line, and what the machine gives."""
