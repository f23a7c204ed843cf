# Come rimediare a un rifiuto del sistema: file, cartella.

system-mend-path = controlla il percorso
system-mend-name = scegli un altro nome
system-mend-folder = indica un file, non una cartella
system-mend-rights = scegli un posto in cui puoi leggere e scrivere
system-mend-room = fai spazio, o scegli un altro disco
