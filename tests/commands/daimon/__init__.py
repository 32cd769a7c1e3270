"""Dàimon 2090 at the table: what people type and what each of them sees."""
