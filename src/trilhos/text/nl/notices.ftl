# Meldingen dat je aan de beurt bent, in de browser.
menu-notices = Laat me weten als ik aan de beurt ben
menu-open-alarm = Menu: de meldingen van je beurt zijn uitgezet
notices-off = uit
