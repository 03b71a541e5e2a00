"""`make soak`: what a server must stand, part by part; each part can be run alone and smaller."""
