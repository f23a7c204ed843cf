"""Everything in a store, checked from zero."""

from croupier.audit.report import AuditReport, Counts, Difference
from croupier.audit.run import audit

__all__ = ["AuditReport", "Counts", "Difference", "audit"]
