"""An author's adventure as a workbook, beside the TOML file: read with its cells, written in both forms, simulated."""
