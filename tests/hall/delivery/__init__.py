"""Notices, timers and leases."""
