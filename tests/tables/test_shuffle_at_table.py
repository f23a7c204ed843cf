"""The shuffle at a live table, from the commitment before the bets to the seed opened to all."""

from __future__ import annotations

from pathlib import Path

from croupier.games import events as ev
from croupier.games.actions import Fold, Place, TakeBack
from croupier.protocol.messages import ShareSeed
from croupier.shuffle import Share, context, share_commitment
from croupier.shuffle.verify import verify_card, verify_commitment, verify_root, verify_share
from tables.live import ANN, CARIBBEAN, Player, code, done, in_loop, live
from tables.test_caribbean_table import ANTE, SPEC, two


@in_loop
async def test_the_shuffle_is_proven_as_the_coup_goes(tmp_path: Path) -> None:
    """Commitment before the bets, root with the deal, proofs with cards, the seed an hour on."""
    async with live(tmp_path) as house:
        table, ann, ben = await two(house)
        where = context("c1", 1, CARIBBEAN.digest)
        secret = bytes(range(32))
        made = share_commitment(secret, 1, where).hex()
        done(await ann.ask(ShareSeed("c1", 1, commitment=made)))
        done(await ann.act(Place(ANTE)))
        done(await ben.act(Place(ANTE)))
        await house.run(1_500)
        assert table.turn == 1
        assert code(await ben.act(TakeBack())) == "bets-closed"
        assert code(await ann.ask(ShareSeed("c1", 1, secret="00" * 32))) == "seed-differs"
        done(await ann.ask(ShareSeed("c1", 1, secret=secret.hex())))
        assert table.turn == 2
        public = ann.last.shuffle
        assert public is not None
        assert public.root
        assert verify_share(public, Share(1, made, secret.hex()))
        proofs = [proof for message in ann.shown for proof in message.proofs]
        assert len(proofs) == 6
        assert all(verify_card(public, proof) for proof in proofs)
        assert not public.house_seed
        done(await ann.act(Fold()))
        done(await ben.act(Fold()))
        await house.run(SPEC.settings.open_seed or 0)
        opened = [m.shuffle for m in ann.shown if m.shuffle is not None and m.shuffle.house_seed]
        assert verify_commitment(opened[0])
        assert verify_root(opened[0])
        assert ann.told(ev.DealerShown)


@in_loop
async def test_bytes_that_are_not_opened_count_by_their_commitment(tmp_path: Path) -> None:
    """Who commits and stays away holds nobody up for long; a bet taken back takes it along."""
    async with live(tmp_path) as house:
        table, ann, ben = await two(house)
        for player, seat in ((ann, 1), (ben, 2)):
            made = share_commitment(b"x" * 32, seat, context("c1", 1, CARIBBEAN.digest)).hex()
            done(await player.ask(ShareSeed("c1", 1, commitment=made)))
            done(await player.act(Place(ANTE)))
        done(await ben.act(TakeBack()))
        done(await ben.act(Place(ANTE)))
        await house.run(1_500)
        assert code(await ben.ask(ShareSeed("c1", 1, secret="78" * 32))) == "share-seed"
        await house.again()
        table = house.house.table("c1")
        ann = Player(house, table, ANN)
        await house.run(3_000)
        assert table.turn == 2
        assert [share.seat for share in ann.last.shuffle.shares] == [1]  # type: ignore[union-attr]
