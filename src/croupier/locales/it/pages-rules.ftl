# Le regole di una scheda. Il resto sta in sheet.ftl e in rules.ftl.

pages-rules-table = Al tavolo
pages-rules-worth = Quanto vale
pages-rules-toml = La scheda (TOML)
pages-rules-print = Stampa
pages-rules-contents = In questa pagina
pages-rules-tap = Dopo ogni frase stanno le clausole su cui si fonda. Toccane una per leggerla.
pages-rules-return = Resa teorica
pages-rules-return-ante = dell’ante ritorna, con il gioco migliore
pages-rules-return-stake = di tutto il puntato, ante e relance
pages-rules-return-progressive = della puntata progressiva, a lungo termine
pages-rules-return-how = In media su moltissimi coup, contata esattamente da questa scheda. La puntata progressiva sta a parte: in ogni momento decide il contatore quanto vale.
pages-rules-return-later = Le rese si stanno contando. Compariranno qui.
pages-rules-posted = Le regole esposte
pages-rules-posted-how = Nei dodici punti che chiede il regolamento del Québec S-13.1, r. 3.1, articolo 11.
pages-rules-rulings = Le decisioni
pages-rules-rulings-how = Che cosa la scheda stampata lascia aperto, e la decisione che lo colma.
