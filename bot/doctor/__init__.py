"""The doctor: what is wrong with this house and its rooms, and what will be."""
