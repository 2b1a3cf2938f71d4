# Avisos da vez de jogar, no navegador.
menu-webhook = Avisos da minha vez
menu-open-alarm = Menu: os avisos da sua vez foram desligados
webhook-off = desligados
webhook-about = Quando for a sua vez e você não estiver aqui, e quando a partida terminar, uma mensagem vai para um endereço seu: o webhook de um canal no Discord, Slack ou Mattermost, um tópico no ntfy ou um programa próprio. O endereço é secreto: o servidor não o mostra a ninguém.
webhook-goes-to = Os avisos vão para { $host }.
webhook-failed = Os avisos não chegaram e foram desligados. { $problem } Teste mais uma vez ou indique outro endereço.
webhook-late = O último aviso não chegou: { $problem } Ele será enviado de novo.
webhook-address = Endereço para os avisos
webhook-other-address = Outro endereço
webhook-form = Enviados como
webhook-form-json = JSON (Discord, Slack, Mattermost …)
webhook-form-text = texto simples (ntfy …)
webhook-save = Salvar
webhook-saved = Salvo. Teste agora para ter certeza.
webhook-try = Testar agora
webhook-remove = Remover
webhook-removed = Removido: não haverá mais avisos, e o endereço foi esquecido.
