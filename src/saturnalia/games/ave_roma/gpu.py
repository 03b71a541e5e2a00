"""How Ave Roma is played on a graphics card."""

LAUNCH = {"kernel": "play_in_step", "threads": 256, "lanes": 256, "blocks": 2}
"""What was fastest of that which was tried on an H200 (`saturnalia.gpu.playouts.LaunchSettings`)."""
