"""The colours of the powers of Diplomacy, on the map and in the chart of centres."""

# Told apart by those who see few colours too: a test looks at them as they do.
COLOURS = {
    "austria": "#d55e00",
    "england": "#0a5fa5",
    "france": "#66bdf0",
    "germany": "#4a4a4a",
    "italy": "#009e73",
    "russia": "#ffffff",
    "turkey": "#f0e442",
}
