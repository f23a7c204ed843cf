"""Take pictures of the pages: `make screenshots SHOW='lobby /rules/caribbean-stud-quebec'`.

SHOW names scenes (see scenes.py; all of them without) or gives addresses. ARGS narrows it:
--sizes 360x740 --languages fr,sl --schemes dark, --full for whole pages, --out FOLDER. Beside the
pictures stands one sheet a scene with all of them. --docs takes those of the documentation instead,
into docs/pictures.
"""

from __future__ import annotations

import argparse
import base64
import sys
from collections.abc import Sequence
from html import escape
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Error

sys.path.insert(0, str(Path(__file__).parents[1]))

from pages.houses import PATIENT, Visited, house
from pages.scenes import SCENES, Scene, enliven, furnish, seen, tables
from pages.visitor import DESK, PHONE, TABLET, Troubles, Visitor, context_options, started

LOCALES = {"en": "en-CA", "fr": "fr-CA", "it": "it-IT", "sl": "sl-SI"}
DOCS = Path(__file__).parents[2] / "docs" / "pictures"
SHOWN = {
    "lobby": ("lobby", "360x740", "light"),
    "inspector": ("inspector", "1440x900", "dark"),
    "caribbean": ("caribbean-decision", "360x740", "light"),
    "stud": ("stud-showdown", "1440x900", "light"),
    "coup": ("coup", "768x1024", "light"),
}
"""What the documentation shows, in English: a scene, a size, a scheme."""
WEBP = """async (png) => {
  const image = new Image();
  image.src = png;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const made = await canvas.convertToBlob({type: 'image/webp', quality: 0.85});
  return await new Promise((done) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result);
    reader.readAsDataURL(made);
  });
}"""
SHEET = (
    "<style>body{margin:8px;font:14px sans-serif;display:flex;flex-wrap:wrap;gap:8px;"
    "align-items:flex-start}figure{margin:0}img{border:1px solid #888;display:block}</style>"
)


def asked(words: Sequence[str]) -> argparse.Namespace:
    """Return what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("show", nargs="*", help=f"addresses, or of {', '.join(SCENES)}")
    sizes = ",".join(f"{width}x{height}" for width, height in (PHONE, TABLET, DESK))
    parser.add_argument("--sizes", default=sizes)
    parser.add_argument("--languages", default=",".join(LOCALES))
    parser.add_argument("--schemes", default="light,dark")
    parser.add_argument("--full", action="store_true", help="whole pages, not only the window")
    parser.add_argument("--docs", action="store_true", help="those of the documentation")
    parser.add_argument("--out", type=Path, default=Path("build/screenshots"))
    return parser.parse_args(words)


def scene_of(name: str) -> Scene:
    """Return a scene by its name, or one that only goes to an address."""
    if name.startswith("/"):
        return Scene(name)
    if name not in SCENES:
        raise SystemExit(f"{name}: no such scene; there are {', '.join(SCENES)}, or an address")
    return SCENES[name]


def picture(browser: Browser, place: Visited, scene: Scene, options: argparse.Namespace) -> bytes:
    """Return the picture of a scene; what goes wrong on it is said."""
    size, scheme, language = options.kind
    width, height = map(int, size.split("x"))
    context = browser.new_context(
        base_url=place.url,
        **context_options((width, height), locale=LOCALES[language], color_scheme=scheme),
    )
    troubles = Troubles(place.url)
    troubles.watch(context)
    page = context.new_page()
    try:
        with seen(Visitor(page, place), scene):
            taken = page.screenshot(full_page=options.full, scale=options.scale)
    except Error as error:
        _say(f"{scene.path} {options.kind}: {error.message.splitlines()[0]}")
        taken = page.screenshot(full_page=options.full, scale=options.scale)
    for trouble in troubles.found:
        _say(f"{scene.path} {options.kind}: {trouble}")
    context.close()
    return taken


def _for_docs(browser: Browser, place: Visited, options: argparse.Namespace) -> None:
    DOCS.mkdir(exist_ok=True)
    for name, (scene, size, scheme) in SHOWN.items():
        options.kind = (size, scheme, "en")
        path = DOCS / f"{name}.webp"
        path.write_bytes(webp(browser, picture(browser, place, SCENES[scene], options)))
        _say(str(path))


def webp(browser: Browser, picture: bytes) -> bytes:
    """Return a PNG as a WebP, which is a fifth of it."""
    page = browser.new_page()
    told = page.evaluate(WEBP, f"data:image/png;base64,{base64.b64encode(picture).decode()}")
    page.close()
    return base64.b64decode(told.partition(",")[2])


def sheet(browser: Browser, pictures: Sequence[Path]) -> bytes:
    """Return one picture of many, small, each with its name."""
    page = browser.new_page(viewport={"width": 1600, "height": 900})
    figures = "".join(
        f'<figure><img width="{180 if "-360x" in path.name else 380}" src="data:image/png;base64,'
        f'{base64.b64encode(path.read_bytes()).decode()}"><figcaption>{escape(path.stem)}'
        "</figcaption></figure>"
        for path in pictures
    )
    page.set_content(SHEET + figures)
    taken = page.screenshot(full_page=True)
    page.close()
    return taken


def main(words: Sequence[str]) -> None:
    """Take the pictures."""
    options = asked(words)
    options.scale = "css" if options.docs else "device"
    options.out.mkdir(parents=True, exist_ok=True)
    kinds = [part.split(",") for part in (options.sizes, options.schemes, options.languages)]
    with (
        TemporaryDirectory() as folder,
        house(Path(folder), tables(), PATIENT) as place,
        started() as browser,
    ):
        furnish(place)
        enliven(place)
        if options.docs:
            _for_docs(browser, place, options)
            return
        for name in options.show or SCENES:
            scene, taken = scene_of(name), list[Path]()
            stem = name.strip("/").replace("/", "-") or "lobby"
            for options.kind in product(*kinds):
                path = options.out / f"{'-'.join([stem, *options.kind])}.png"
                path.write_bytes(picture(browser, place, scene, options))
                taken.append(path)
            together = options.out / f"{stem}.png"
            together.write_bytes(sheet(browser, taken))
            _say(f"{together}, and {len(taken)} beside it")


def _say(sentence: str) -> None:
    sys.stderr.write(f"{sentence}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
