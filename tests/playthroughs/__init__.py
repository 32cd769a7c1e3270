"""Evenings at the club, written as dialogues, and what runs them through the three chats in process."""
