"""A coup on paper: settled from a file, written as a record, read again and replayed, explained."""

from croupier.records.document import RecordError
from croupier.records.paper import read, read_file, write, write_export
from croupier.records.ranked import RankedHand, RankedHands, rank_hands
from croupier.records.record import RULES_VERSION, Record, ReplayError, record_of, replay
from croupier.records.refusals import refusal
from croupier.records.settling import Settled, SettledCaribbean, SettledStud, settle, settled_of

__all__ = [
    "RULES_VERSION",
    "RankedHand",
    "RankedHands",
    "Record",
    "RecordError",
    "ReplayError",
    "Settled",
    "SettledCaribbean",
    "SettledStud",
    "rank_hands",
    "read",
    "read_file",
    "record_of",
    "refusal",
    "replay",
    "settle",
    "settled_of",
    "write",
    "write_export",
]
