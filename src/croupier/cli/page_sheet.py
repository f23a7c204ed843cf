"""A rule sheet as a page for people, whichever game it is of."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from croupier.cli.page import Page
from croupier.cli.page_caribbean import fill_caribbean
from croupier.cli.page_stud import fill_stud
from croupier.messages import Messages
from croupier.sheets import CaribbeanSheet, StudSheet


def page(sheet: CaribbeanSheet | StudSheet, messages: Messages) -> RenderableType:
    """Return a sheet's rules as a page for people, to be printed by Rich."""
    made = Page(sheet, messages)
    title = Text(made.say("title-by", name=sheet.name, house=sheet.house), style="bold")
    made.parts += [title, Text(made.say("digest", digest=sheet.digest[:12]), style="dim"), Text()]
    if isinstance(sheet, CaribbeanSheet):
        fill_caribbean(made, sheet)
    else:
        fill_stud(made, sheet)
    return made.whole()
