"""Overviews of a comparison: a strip beside each pane, and the links between the panes."""
