# Nachrichten, dass man am Zug ist, im Browser.
menu-notices = Sag mir, wenn ich am Zug bin
menu-open-alarm = Menü: Nachrichten über deinen Zug wurden abgeschaltet
notices-off = aus
