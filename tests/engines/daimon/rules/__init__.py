"""The numbers and tables of Dàimon 2090, as the document prints them."""
