"""What goes with whoever is erased, and what keeps it from coming back."""
