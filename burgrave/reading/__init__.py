"""What people read: rules page, terminal screen and score sheets; what all titles say alike stands here once."""
