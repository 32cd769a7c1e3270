"""Cards as Discord shows them: messages in Markdown, buttons, menus, forms."""
