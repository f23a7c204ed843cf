# The rules of a sheet. What is not here stands in sheet.ftl and rules.ftl.

pages-rules-table = To the table
pages-rules-worth = What it is worth
pages-rules-toml = The sheet (TOML)
pages-rules-print = Print
pages-rules-contents = On this page
pages-rules-tap = Behind each sentence stand the clauses that say so. Touch one to read it.
pages-rules-return = Theoretical return
pages-rules-return-ante = of the ante comes back, with best play
pages-rules-return-stake = of all that is bet, ante and additional bet
pages-rules-return-progressive = of the progressive bet, in the long run
pages-rules-return-how = On average over very many coups, counted exactly from this sheet. The progressive bet stands apart: at any moment the meter decides what it is worth.
pages-rules-return-later = The returns are being counted. They will appear here.
pages-rules-posted = The rules as posted
pages-rules-posted-how = In the twelve items that Québec’s by-law S-13.1, r. 3.1, section 11, asks for.
pages-rules-rulings = The rulings
pages-rules-rulings-how = What the printed sheet leaves open, and the ruling that fills it.
