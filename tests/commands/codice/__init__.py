"""Nome in Codice at a club: what people type and what each of them sees."""
