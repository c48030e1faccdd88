"""What bots know of the title: what a position is worth."""
