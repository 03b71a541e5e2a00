"""The web application: tables, people, persistence and live updates."""
