# Avisos da vez de jogar, no navegador.
menu-notices = Avise quando for a minha vez
menu-open-alarm = Menu: os avisos da sua vez foram desligados
notices-off = desligados
