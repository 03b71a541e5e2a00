"""How PAX is played on a graphics card."""

LAUNCH = {"kernel": "play_in_step", "threads": 320, "lanes": 320}
"""What was fastest of that which was tried on an H200 (`saturnalia.gpu.playouts.LaunchSettings`)."""
