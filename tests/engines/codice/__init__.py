"""The rules of Nome in Codice."""
