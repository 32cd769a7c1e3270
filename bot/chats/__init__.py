"""The chats: each turns what a person did into a Request, and a drawn card into its platform's messages."""
