"""The rules of tournaments judged with RBB 2.0."""
