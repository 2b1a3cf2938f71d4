# Notices of one's turn, in the browser.
menu-webhook = Notices of my turn
menu-open-alarm = Menu: notices of your turn have been switched off
webhook-off = off
webhook-about = When it is your turn and you aren't here, and when the game is over, a message goes to an address of yours: a channel's webhook in Discord, Slack or Mattermost, a topic at ntfy, or a program of your own. The address is a secret: the server shows it to nobody.
webhook-goes-to = Notices go to { $host }.
webhook-failed = They didn't arrive, and have been switched off. { $problem } Try it once more, or give another address.
webhook-late = The last one didn't arrive: { $problem } It will be sent again.
webhook-address = Address for notices
webhook-other-address = Another address
webhook-form = Sent as
webhook-form-json = JSON (Discord, Slack, Mattermost …)
webhook-form-text = plain text (ntfy …)
webhook-save = Save
webhook-saved = Saved. Try it now to be sure.
webhook-try = Try it now
webhook-remove = Remove
webhook-removed = Removed: there will be no more notices, and the address is forgotten.
