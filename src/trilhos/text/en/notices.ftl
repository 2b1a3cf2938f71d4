# Notices of one's turn, in the browser.
menu-notices = Tell me when it's my turn
menu-open-alarm = Menu: notices of your turn have been switched off
notices-off = off
