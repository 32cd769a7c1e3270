"""The commands of Diplomacy."""
