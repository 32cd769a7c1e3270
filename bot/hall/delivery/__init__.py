"""What is told later: notices, timers, and the leases that keep several processes apart."""
