"""What becomes of cards once they are said: struck, corrected, kept up to date, replaced by a newer one."""
