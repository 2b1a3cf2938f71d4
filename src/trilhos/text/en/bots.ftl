unknown-limit = A bot's command has no limit "{ $name }". Limits: { $known } (see docs/how-to/write-a-bot.md).
bad-bot-command = "cmd:{ $command }" holds no command. Write it like "cmd:python3 mybot.py", with every quote closed.
