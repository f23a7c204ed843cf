# Kaj pomaga, kadar sistem kaj zavrne: datoteka, mapa.

system-mend-path = preverite pot
system-mend-name = izberite drugo ime
system-mend-folder = navedite datoteko, ne mape
system-mend-rights = izberite kraj, kjer smete brati in pisati
system-mend-room = naredite prostor ali izberite drug disk
