"""How Minerva is played on a graphics card."""

LAUNCH = {"kernel": "play_freely", "threads": 256, "lanes": 512}
"""What was fastest of that which was tried on an H200 (`saturnalia.gpu.playouts.LaunchSettings`)."""
