"""Caribbean Stud as published, counted again: outcomes under best play, and five strategies.

The published figures stand below, copied by hand; everything beside them is counted here, from the
rule sheet, over all 19,933,230,517,200 deals. Ends with 1 if a figure differs.
"""

# ruff: noqa: T201 - a script prints what it found

from __future__ import annotations

import sys

from croupier import analyse, load_sheet

DEALS = 19_933_230_517_200
OUTCOMES = {
    "win:royal flush": 16_759_740,
    "win:straight flush": 156_929_720,
    "win:four of a kind": 2_832_435_800,
    "win:full house": 16_624_475_280,
    "win:flush": 21_856_990_280,
    "win:straight": 43_805_516_100,
    "win:three of a kind": 234_242_908_320,
    "win:two pair": 488_012_139_360,
    "win:pair or less": 2_343_248_003_808,
    "no_open": 4_532_514_033_720,
    "push": 321_623_100,
    "fold": 9_523_005_974_460,
    "lose": 2_726_592_727_512,
}
"""Shackleford's table: deals by outcome under best play."""

NETS = {
    "optimal": -1_041_372_912_372,
    "AKJ83-or-better": -1_059_715_400_580,
    "pair-or-better": -1_090_272_101_460,
    "ace-king-or-better": -1_132_600_203_540,
    "always-raise": -3_310_360_338_060,
}
"""The player's result over all deals, in antes, by strategy."""


def main() -> int:
    """Print both tables; return 1 if a figure is not the published one."""
    sheet = load_sheet("caribbean-stud-quebec")
    best = analyse(sheet)
    counted = dict(best.outcomes)
    # The published table has one line for what the chart's last row pays (R-QC-1).
    counted["win:pair or less"] = counted.pop("win:pair") + counted.pop("win:high card")
    wrong = best.deals != DEALS
    print(f"{'outcome':<22}{'deals':>20}{'share':>13}  published")
    for name, published in OUTCOMES.items():
        same = counted[name] == published
        wrong |= not same
        share = counted[name] / best.deals
        print(f"{name:<22}{counted[name]:>20,}{share:>13.8f}  {'the same' if same else published}")
    print(f"{'together':<22}{sum(counted.values()):>20,}")
    print()
    print(f"{'strategy':<22}{'antes over all deals':>22}{'house edge':>12}  published")
    for name, published in NETS.items():
        worth = best if name == "optimal" else analyse(sheet, name)
        same = worth.net == published
        wrong |= not same
        edge = float(worth.edge)
        print(f"{name:<22}{int(worth.net):>22,}{edge:>12.6%}  {'the same' if same else published}")
    print()
    print(f"element of risk    {float(best.element_of_risk):.6%}")
    print(f"average bet        {float(best.average_bet):.9f} antes")
    print(f"standard deviation {best.standard_deviation:.9f} antes")
    print(f"raises             {float(best.raise_frequency):.6%}")
    print(f"dealer opens       {float(best.dealer_opens):.6%}")
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
