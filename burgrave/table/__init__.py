"""The table in the browser: people and bots play, the server keeps every accepted move."""
