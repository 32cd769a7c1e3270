"""The commands of role-playing tournaments judged with RBB 2.0."""
