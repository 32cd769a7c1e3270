"""The check of an exported book, with nothing but the file and what was read off the chat: docs/seal.md says how."""
