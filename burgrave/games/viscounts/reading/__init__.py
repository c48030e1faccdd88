"""What people read of the title: the rules page, and the position as text for a terminal."""
