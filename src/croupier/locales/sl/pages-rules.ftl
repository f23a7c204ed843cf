# Pravila lista. Drugo stoji v sheet.ftl in rules.ftl.

pages-rules-table = Za mizo
pages-rules-worth = Koliko je vreden
pages-rules-toml = List (TOML)
pages-rules-print = Natisni
pages-rules-contents = Na tej strani
pages-rules-tap = Za vsakim stavkom stojijo določila, na katerih temelji. Dotaknite se katerega, da ga preberete.
pages-rules-return = Teoretično vračilo
pages-rules-return-ante = anteja se vrne, z najboljšo igro
pages-rules-return-stake = vsega stavljenega, anteja in dodatne stave
pages-rules-return-progressive = progresivne stave, na dolgi rok
pages-rules-return-how = V povprečju po zelo številnih coupih, natančno prešteto po tem listu. Progresivna stava stoji posebej: vsak trenutek odloča števec, koliko je vredna.
pages-rules-return-later = Vračila se preštevajo. Pojavila se bodo tukaj.
pages-rules-posted = Izobešena pravila
pages-rules-posted-how = V dvanajstih točkah, ki jih zahteva člen 11 quebeškega predpisa S-13.1, r. 3.1.
pages-rules-rulings = Odločitve
pages-rules-rulings-how = Kaj natisnjeni list pusti odprto in katera odločitev to zapolni.
