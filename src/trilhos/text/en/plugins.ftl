# Bots, boards and chapters of other packages
cli-plugin = load bots, boards and chapters from this Python module; may be given several times (also: TRILHOS_PLUGINS)
broken-plugin = The plugin "{ $name }" can't be loaded and is left out: { $problem }.
plugin-no-bot = The plugin "{ $name }" is left out: a bot's entry point has to name a class or a function that makes one.
plugin-no-board = The plugin "{ $name }" is left out: a board's entry point has to name a BoardFile or the path of a file.
plugin-no-chapter = The plugin "{ $name }" is left out: a chapter's entry point has to name a class made from Chapter.
plugin-chapter-taken = There is a chapter called "{ $name }" already: the one of a plugin is left out. Give it another name.
bad-bot-name = A bot can't be called "{ $name }": letters, digits, and behind the first of them also dots, dashes and underscores.
bot-name-taken = There is a bot called "{ $name }" already: another one is left out. Give it another name.
