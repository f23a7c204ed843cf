"""A coup on paper: settled from a file, written as a record, read again and replayed, explained."""

from croupier.records.document import RecordError
from croupier.records.settling import Settled, SettledCaribbean, SettledStud, settle

__all__ = ["RecordError", "Settled", "SettledCaribbean", "SettledStud", "settle"]
