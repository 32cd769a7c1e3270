"""What Discord knows: users, servers, channels, messages, interactions."""
