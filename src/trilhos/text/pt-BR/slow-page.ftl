# Ausentar-se de uma partida com dias por turno, no navegador.
vacation-about = Enquanto você estiver ausente, o seu relógio fica parado, e todos veem até quando. Nesta partida são { $count } dias ao todo, de uma vez ou em partes, e dá para voltar quando quiser. O que sobrar continua seu. As ordens que você deixar são cumpridas nesse tempo, e não há avisos.
vacation-until = Ausente até
vacation-go = Vou me ausentar

# Avisos da vez de jogar: como e quando.
notices-about = Quando for a sua vez e você não estiver aqui, quando o seu tempo estiver acabando e quando a partida terminar. Nenhum aviso contém segredos da partida.
notices-stop = Sem mais avisos desta partida
notices-stopped = Não haverá mais avisos desta partida.
notices-failed = Os avisos não chegaram e foram desligados. { $problem } Teste mais uma vez ou indique outro endereço.
notices-late = O último aviso não chegou: { $problem } Ele será enviado de novo.
push-title = Neste aparelho
push-about = Avisos deste navegador, mesmo sem nenhuma página aberta.
push-on = Ligar aqui
push-on-here = Este aparelho recebe avisos.
push-is-on = Ligado. Teste agora para ter certeza.
push-is-off = Este aparelho não recebe mais avisos desta partida.
push-off-here = Desligar aqui
push-off-everywhere = Desligar em todas
push-is-off-everywhere = Este aparelho não recebe mais avisos de nenhuma partida.
push-try = Testar agora
push-tried = A caminho: deve chegar em um instante.
push-next = Também nas minhas próximas partidas neste aparelho
push-others =
    { $count ->
        [one] Outro aparelho recebe avisos.
       *[other] Outros { $count } aparelhos recebem avisos.
    }
push-blocked = Este navegador bloqueia os avisos desta página. Permita-os nas configurações do navegador para esta página e volte.
push-insecure = Os navegadores só dão avisos a páginas abertas por https://. Peça um endereço assim a quem cuida deste servidor.
push-home-screen = No iPhone ou iPad, ponha antes esta página na tela de início (Compartilhar, depois “Adicionar à Tela de Início”) e abra por ali.
push-impossible = Este navegador não consegue mostrar avisos de páginas fechadas.
push-asked = A pergunta ficou sem resposta: nada foi ligado.
push-service = O serviço de avisos do navegador não responde agora. Tente mais tarde.
mail-title = Por e-mail
mail-address = Endereço de e-mail
mail-save = Pedir e-mails
mail-asked = Um e-mail está a caminho. Siga o link que vem nele, e os avisos vão para lá.
mail-waits = Um e-mail foi enviado a { $address }. Os avisos chegam depois que o link dele for seguido.
mail-wants = Alguém quer que os avisos da sua vez de jogar vão para { $address }. Podemos enviar?
mail-yes = Sim, enviem
mail-goes-to = Os e-mails vão para { $address }.
mail-remove = Sem mais e-mails
mail-removed = Não haverá mais e-mails, e o endereço foi esquecido.
mail-try = Enviar um agora
quiet-title = Horas de silêncio
quiet-about = Nelas não há avisos; o que ainda valer é avisado quando terminam. Os horários são de { $zone }.
quiet-are = Não há avisos de { $begin } a { $end } ({ $zone }).
quiet-begin = De
quiet-end = Até
quiet-save = Guardar estas horas
quiet-kept = Guardado.
quiet-remove = Sem horas de silêncio
quiet-none = Os avisos podem chegar a qualquer hora de novo.
webhook-title = Por webhook
webhook-about = Quando for a sua vez e você não estiver aqui, e quando a partida terminar, uma mensagem vai para um endereço seu: o webhook de um canal no Discord, Slack ou Mattermost, um tópico no ntfy ou um programa próprio. O endereço é secreto: o servidor não o mostra a ninguém.
webhook-goes-to = Os avisos vão para { $host }.
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
