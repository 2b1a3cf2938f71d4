# What players are told elsewhere.
notice-turn = It is your turn in your game on the { $edition } board.
notice-end = Your game on the { $edition } board is over.
notice-won = Your game on the { $edition } board is over, and you have won.
notice-test = This is how you will hear of your turns in your game on the { $edition } board.

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

# For the owner of a server.
cli-serve-public-url = the address under which people find the page, for links in notices
cli-serve-webhooks = let players have notices of their turns sent to an address of theirs: with a HOST to that one only (may be given several times), without to any on the public internet
cli-serve-webhooks-private = send notices to this machine and its network, too, and without TLS: for a server at home
cli-serve-webhooks-wait = how long somebody must be gone before a notice is sent, in seconds
bad-public-url = "{ $value }" is no address of a page. Write for example --public-url https://trilhos.example.org
bad-webhooks-host = "{ $value }" is no host. Write for example --webhooks discord.com
webhooks-private-alone = --webhooks-private goes with --webhooks.
