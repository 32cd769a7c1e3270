"""Cards as Discord's Markdown, buttons and forms, within its limits."""
