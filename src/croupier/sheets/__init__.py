"""The rule sheet: typed, loaded with exact places of its faults, with what it leaves open named."""

from croupier.sheets.faults import Fault, SheetError
from croupier.sheets.load import SHIPPED, SheetFile, load_sheet, read_sheet
from croupier.sheets.schema import CaribbeanSheet, StudSheet

__all__ = [
    "SHIPPED",
    "CaribbeanSheet",
    "Fault",
    "SheetError",
    "SheetFile",
    "StudSheet",
    "load_sheet",
    "read_sheet",
]
