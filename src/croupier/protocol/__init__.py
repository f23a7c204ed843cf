"""The public protocol of a live table: its messages, their JSON Schema, a client in Python."""
