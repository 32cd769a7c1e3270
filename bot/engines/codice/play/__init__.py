"""Nome in Codice played here: a hand from its words to its end, by articles 17 to 36."""
