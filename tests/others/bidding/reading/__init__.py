"""What people read of the title; as little as can be, since only tests play it."""
