"""Live tables: one actor a table, seats, the clock, the cashier, the staff's acts, the lobby."""

from croupier.tables.answers import Reply
from croupier.tables.clock import Clock, SystemClock, Timer, VirtualClock
from croupier.tables.followed import FollowedTable as Table
from croupier.tables.house import House
from croupier.tables.spec import Caller, Settings, TableSpec, practice_tables

__all__ = [
    "Caller",
    "Clock",
    "House",
    "Reply",
    "Settings",
    "SystemClock",
    "Table",
    "TableSpec",
    "Timer",
    "VirtualClock",
    "practice_tables",
]
