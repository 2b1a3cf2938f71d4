# What players are told elsewhere.
notice-turn = It is your turn in your game on the { $edition } board.
notice-soon = Your time is nearly over in your game on the { $edition } board.
notice-end = Your game on the { $edition } board is over.
notice-won = Your game on the { $edition } board is over, and you have won.
notice-test = This is how you will hear of your turns in your game on the { $edition } board.
notice-until = You have until { $day }, { $time }.
notice-within = You have { $days } days.
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday

# What a webhook is refused for, and what became of a notice.
webhooks-off = This server sends no notices.
bad-webhook = This is no address that notices can be sent to. Give one such as https://example.org/path, without a user name in it.
webhook-needs-https = Notices are sent to addresses that begin with https:// only.
webhook-host-not-allowed = This server sends notices to these hosts only: { $hosts }.
webhook-no-address = This address leads nowhere, or to a place that is not on the public internet.
webhook-too-late = The game is over: there will be no more notices.
no-webhook = There is no address to try: give one first.
webhook-sent = It has arrived (the answer was { $status }).
webhook-timeout = No answer came in time.
webhook-unreachable = Nobody could be reached there, or the connection is not secure.
webhook-answer = The answer was { $status }, and not a yes.
webhook-gone = This browser takes no notices any more: switch them on again there.
push-off = This server sends no notices to browsers.
bad-subscription = This is no subscription that notices can be sent to: switch them off and on again in this browser.
many-devices = { $most } devices are told of this seat's turns already: switch it off at one of them first.
mail-off = This server sends no mail.
bad-mail-address = An address for mail has to be one such as ana@example.org.
mail-sent = The mail server has taken it.
webhook-too-many = This mailbox has had many letters within the hour; the next ones go out later.
mail-old-link = This link is not good any more: the notices were stopped, or the game is over.
quiet-all-day = Quiet hours need an end that is not their beginning. To hear nothing at all, switch the notices off.
unknown-zone = This server knows no time zone "{ $zone }". Give one such as Europe/Lisbon or America/Sao_Paulo.

# Letters.
mail-turn = Trilhos: it is your turn
mail-soon = Trilhos: your time is nearly over
mail-end = Trilhos: your game is over
mail-test = Trilhos: a test
mail-stop = No more of these letters:
mail-ask = Trilhos: shall we write to you when it is your turn?
mail-ask-about = Somebody who plays Trilhos gave this address for notices of their turns. If it was you, say yes here:
mail-ask-not-you = If it was not you, do nothing: no notices will be sent here.

# For the owner of a server.
cli-serve-public-url = the address under which people find the page, for links in notices
cli-serve-webhooks = let players have notices of their turns sent to an address of theirs: with a HOST to that one only (may be given several times), without to any on the public internet
cli-serve-webhooks-private = send notices to this machine and its network, too, and without TLS: for a server at home
cli-serve-webhooks-wait = how long somebody must be gone before a notice is sent, in seconds
bad-public-url = "{ $value }" is no address of a page. Write for example --public-url https://trilhos.example.org
bad-webhooks-host = "{ $value }" is no host. Write for example --webhooks discord.com
webhooks-private-alone = --webhooks-private goes with --webhooks or --push.
cli-serve-push = let players have notices sent to their browsers, by way of the browser's push service: with a HOST by that one only (may be given several times)
cli-serve-mail = let players have notices by mail, sent by this server: smtp://USER@HOST:PORT (with STARTTLS), or smtps:// (TLS from the start)
cli-serve-mail-from = the address that letters come from, such as "Trilhos <trilhos@example.org>"
cli-serve-mail-password = a file with the password for the mail server (default: TRILHOS_MAIL_PASSWORD has it)
bad-push-host = "{ $value }" is no host. Write for example --push fcm.googleapis.com
bad-mail-server = "{ $value }" is no mail server. Write for example --mail smtp://user@mail.example.org:587, without the password: that comes from TRILHOS_MAIL_PASSWORD or --mail-password-file.
bad-mail-from = "{ $value }" is no address that letters can come from. Write for example --mail-from "Trilhos <trilhos@example.org>"
telling-needs-url = --push and --mail need --public-url, the address under which people find the page.
