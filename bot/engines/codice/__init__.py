"""Nome in Codice: a tournament of teams of two, after the rules of Revelsh Blind Beholders."""
