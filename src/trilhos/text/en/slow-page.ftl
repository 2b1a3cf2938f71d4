# Being away in a game over days, in the browser.
vacation-about = While you are away your clock stands still, and everybody sees until when. You may be away for { $count } days in all in this game, in one piece or in several, and be back whenever you like. What you don't use, you keep. Standing orders are carried out meanwhile, and there are no notices.
vacation-until = Away until
vacation-go = I'll be away

# Notices of one's turn: how and when.
notices-about = When it is your turn and you aren't here, when your time is nearly over, and when the game has ended. Nothing in a notice is a secret of the game.
notices-stop = No more notices of this game
notices-stopped = There will be no more notices of this game.
notices-failed = They didn't arrive, and have been switched off. { $problem } Try it once more, or give another address.
notices-late = The last one didn't arrive: { $problem } It will be sent again.
push-title = On this device
push-about = Notices from this browser, also when no page is open.
push-on = Switch on here
push-on-here = This device is told.
push-is-on = Switched on. Try it now to be sure.
push-is-off = This device is told no more of this game.
push-off-here = Switch off here
push-off-everywhere = Off in all games
push-is-off-everywhere = This device is told of no game any more.
push-try = Try it now
push-tried = On its way: it should be here in a moment.
push-next = Also in my next games on this device
push-others =
    { $count ->
        [one] One other device is told.
       *[other] { $count } other devices are told.
    }
push-blocked = This browser blocks notices from this page. Allow them in the browser's settings for this page, and come back.
push-insecure = Browsers give notices only to pages that are reached by https://. Ask whoever runs this server for such an address.
push-home-screen = On an iPhone or iPad, put this page on the home screen first (Share, then “Add to Home Screen”), and open it from there.
push-impossible = This browser can't show notices of pages that aren't open.
push-asked = You weren't asked, or gave no answer: nothing was switched on.
push-service = The browser's push service can't be reached now. Try it again later.
mail-title = By mail
mail-address = E-mail address
mail-save = Ask for letters
mail-asked = A letter is on its way. Press the link in it, and notices will come there.
mail-waits = A letter went to { $address }. Notices come once the link in it is pressed.
mail-wants = Somebody wants notices of their turns sent to { $address }. Shall we?
mail-yes = Yes, send them
mail-goes-to = Letters go to { $address }.
mail-remove = No more letters
mail-removed = There will be no more letters, and the address is forgotten.
mail-try = Send one now
quiet-title = Quiet hours
quiet-about = Nothing is told in them; what still holds is told when they end. Times are those of { $zone }.
quiet-are = Nothing is told from { $begin } to { $end } ({ $zone }).
quiet-begin = From
quiet-end = To
quiet-save = Keep these hours
quiet-kept = Kept.
quiet-remove = No quiet hours
quiet-none = You may be told at any hour again.
webhook-title = By webhook
webhook-about = When it is your turn and you aren't here, and when the game is over, a message goes to an address of yours: a channel's webhook in Discord, Slack or Mattermost, a topic at ntfy, or a program of your own. The address is a secret: the server shows it to nobody.
webhook-goes-to = Notices go to { $host }.
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
