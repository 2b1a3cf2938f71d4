# Avisos del propio turno, en el navegador.
menu-notices = Avísame cuando me toque
menu-open-alarm = Menú: los avisos de tu turno se han desactivado
notices-off = desactivados
