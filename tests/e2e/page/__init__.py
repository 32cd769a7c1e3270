"""The local page and the projector's boards in a browser."""
