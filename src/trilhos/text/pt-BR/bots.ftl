unknown-limit = O comando de um robô não tem o limite "{ $name }". Limites: { $known } (veja docs/how-to/write-a-bot.md).
bad-bot-command = "cmd:{ $command }" não contém um comando. Escreva como "cmd:python3 meurobo.py", com todas as aspas fechadas.
