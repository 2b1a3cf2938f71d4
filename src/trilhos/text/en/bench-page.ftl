# What bots say of their moves, and the workbench on which they play among themselves.
remark-fault-start = The bot didn't start: the first legal move was played in its place.
remark-fault-rubbish = The bot's answer couldn't be understood: the first legal move was played in its place.
remark-fault-illegal = The bot chose what isn't legal: the first legal move was played in its place.
remark-fault-late = The bot gave no answer in time: the first legal move was played in its place.
remark-fault-died = The bot's program ended: the first legal move was played in its place.
remark-fault-raised = The bot failed with an error: the first legal move was played in its place.
remark-title = What the bot says
remark-number = { $value }
bench-title = Workbench for bots
bench-about = Any bot on any chair, yours too. Nobody else plays, so all hands are open, and the game is watched while it is played.
bench-names = A name from the list, with settings if you like: hard:style=blocker, expert:samples=300. Programs of your own are named when the server is started: --bot mine=cmd:…
bench-play = Play and watch
