"""What bots know of the title: what a position is worth, and what to look at in it."""
