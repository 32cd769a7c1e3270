"""What the commands of several tournaments share."""
