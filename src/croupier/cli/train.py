"""``croupier train``: the stronger stud player, trained by self-play."""

from __future__ import annotations

import json
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from croupier.cli.errors import refusal
from croupier.cli.options import LanguageOption, SheetArgument, command_line

if TYPE_CHECKING:
    from croupier.cli.progress import Bar
    from croupier.messages import Messages
    from croupier.simulation.training import Result, Trainer

INTERRUPTED = 130

app = command_line("Train the stronger stud player by self-play.")


@app.command(
    epilog="Example: croupier train five-card-stud-casino --deals 1000000 --keep open.training"
)
def train(  # noqa: PLR0917 - as many parameters as options
    sheet: SheetArgument,
    deals: Annotated[
        int, typer.Option(metavar="N", min=1, help="Walk N deals in all, those kept included.")
    ] = 1_000_000,
    seed: Annotated[
        int | None,
        typer.Option(
            metavar="N", min=0, help="The same seed trains the same player.", show_default="1"
        ),
    ] = None,
    keep: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep the training here, and go on with what it holds."),
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the trained strategy here.")
    ] = None,
    pairs: Annotated[
        int,
        typer.Option(metavar="N", min=100, help="Deals of each match, each played twice."),
    ] = 500_000,
    answer: Annotated[
        int,
        typer.Option(metavar="N", min=0, help="Train an answer to it over N deals; 0: none."),
    ] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document.")] = False,
    language: LanguageOption = "",
) -> None:
    """Train a player of stud for two, and report what it wins of each character.

    Counterfactual regret by sampled walks, on the cases that `croupier.strategy.abstraction` tells
    apart. Ctrl-C keeps what was learned where --keep names a file.
    """
    from croupier.cli.files import refuse_places
    from croupier.cli.progress import Bar
    from croupier.messages import Messages
    from croupier.simulation.keep import alone

    refuse_places(keep, out)
    messages = Messages(language)
    bar = Bar(lambda: messages.text("train-learning"))
    trainer = None
    try:
        with nullcontext() if keep is None else alone(keep):
            trainer = _trainer(sheet, seed, keep, bar)
            _learn(trainer, deals, keep, bar)
            bar.close()
        if out is not None:
            trainer.strategy().save(out)
        _report(trainer, pairs, answer, messages, as_json=as_json)
    except KeyboardInterrupt:
        if keep is None or trainer is None:
            said = messages.text("train-stopped")
        else:
            said = messages.text("train-stopped-kept", deals=trainer.deals)
        bar.close()
        typer.echo(said, err=True)
        raise typer.Exit(INTERRUPTED) from None
    finally:
        bar.close()


def _trainer(name: str, seed: int | None, keep: Path | None, bar: Bar) -> Trainer:
    from croupier.sheets import StudSheet, load_sheet
    from croupier.simulation.training import Trainer

    sheet = load_sheet(name)
    if not isinstance(sheet, StudSheet):
        raise refusal("train-refused-game", name=name)
    if keep is None or not keep.exists():
        return Trainer.new(sheet, 1 if seed is None else seed, progress=bar)
    found = Trainer.load(sheet, keep)
    if seed not in {None, found.seed}:
        raise refusal("train-refused-seed", path=str(keep), seed=str(found.seed))
    return found


def _learn(trainer: Trainer, deals: int, keep: Path | None, bar: Bar) -> None:
    """Walk until there are so many deals, keeping what was learned now and then."""
    from croupier.simulation.training import STEP

    begun = trainer.deals
    try:
        while trainer.deals < deals:
            trainer.learn(min(20 * STEP, deals - trainer.deals))
            bar((trainer.deals - begun) / (deals - begun))
            if keep is not None:
                trainer.save(keep)
    except KeyboardInterrupt:
        if keep is not None:
            trainer.save(keep)
        raise


def _report(
    trainer: Trainer, pairs: int, answer: int, messages: Messages, *, as_json: bool
) -> None:
    from croupier.simulation.training import answered, exploitable, results

    policy = trainer.strategy().policy
    found = results(trainer, policy, pairs)
    by = None if trainer.deck.ups.any() else exploitable(trainer, policy)
    learned = answered(trainer, policy, answer, pairs) if answer else None
    if as_json:
        document = {
            "sheet": trainer.sheet.name,
            "seed": trainer.seed,
            "deals": trainer.deals,
            "against": {name: _plain(result) for name, result in found.items()},
            "exploitable": by,
            "answer": None if learned is None else _plain(learned),
        }
        typer.echo(json.dumps(document, indent=2, ensure_ascii=False))
        return
    typer.echo(messages.text("train-done", deals=trainer.deals, name=trainer.sheet.name))
    for name, result in found.items():
        way = messages.text(f"play-way-{name}")
        typer.echo("  " + messages.text("train-against", name=way, **_told(result, messages)))
    if by is not None:
        typer.echo("  " + messages.text("train-exploitable", antes=_antes(by, messages)))
    if learned is not None:
        typer.echo("  " + messages.text("train-answer", **_told(learned, messages)))


def _plain(result: Result) -> dict[str, float | int]:
    return {"antes": result.mean, "error": result.half, "coups": result.coups}


def _told(result: Result, messages: Messages) -> dict[str, str | int]:
    mean, half = (_antes(value, messages) for value in (result.mean, result.half))
    return {"antes": mean, "error": half, "coups": result.coups}


def _antes(value: float, messages: Messages) -> str:
    from decimal import Decimal

    return messages.number(Decimal(f"{value:.3f}"))
