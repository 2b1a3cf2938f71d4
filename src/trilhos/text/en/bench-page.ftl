# What bots say of their moves, and the workbench on which they play among themselves.
remark-fault-start = The bot didn't start: the first legal move was played in its place.
remark-fault-rubbish = The bot's answer couldn't be understood: the first legal move was played in its place.
remark-fault-illegal = The bot chose what isn't legal: the first legal move was played in its place.
remark-fault-late = The bot gave no answer in time: the first legal move was played in its place.
remark-fault-died = The bot's program ended: the first legal move was played in its place.
remark-fault-raised = The bot failed with an error: the first legal move was played in its place.
