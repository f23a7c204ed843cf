"""Where the records of played coups are kept: one file a coup, in a folder of the player's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from croupier.games.coup import Coup
from croupier.records import record_of, write


def default_folder() -> Path:
    """Return the folder for the records of this user."""
    from platformdirs import user_data_path

    return user_data_path("croupier", appauthor=False) / "coups"


@dataclass
class Keeper:
    """Writes records into ``folder``; a fault is kept for the farewell and never stops the game."""

    folder: Path
    now: Callable[[], datetime]
    files: list[Path] = field(default_factory=list)
    fault: str = ""

    def keep(self, coup: Coup, number: int) -> Path | None:
        """Write the record of a coup, finished or not; return its file, None if that failed."""
        moment = self.now()
        about: dict[str, str | int | tuple[str, ...]] = {
            "hand": number,
            "day": moment.day,
            "month": moment.month,
            "year": moment.year,
        }
        text = write(record_of(coup, about))
        name = f"{moment:%Y-%m-%d-%H%M%S}-{number:03}.phh"
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            path = self._free(name)
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            self.fault = f"{self.folder}: {error.strerror or error}"
            return None
        self.files.append(path)
        return path

    def _free(self, name: str) -> Path:
        """Create an empty file of a name that no other has; a second one gets a letter more."""
        path = self.folder / name
        while True:
            try:
                path.touch(exist_ok=False)
            except FileExistsError:
                path = path.with_stem(f"{path.stem}b")
            else:
                return path
