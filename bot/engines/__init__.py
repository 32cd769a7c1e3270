"""The rules. Pure: no I/O, no clock, no unseeded chance, no platform and no texts."""
