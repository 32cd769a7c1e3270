"""Cards as Telegram shows them: words with entities, pieces that are not too long, keyboards."""
