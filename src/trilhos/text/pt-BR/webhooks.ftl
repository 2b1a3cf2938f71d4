# O que os jogadores ficam sabendo em outro lugar.
notice-turn = É a sua vez na sua partida no tabuleiro { $edition }.
notice-end = A sua partida no tabuleiro { $edition } terminou.
notice-won = A sua partida no tabuleiro { $edition } terminou, e você venceu.
notice-test = É assim que você vai saber da sua vez na sua partida no tabuleiro { $edition }.

# Por que um webhook é recusado, e o que aconteceu com um aviso.
webhooks-off = Este servidor não envia avisos.
bad-webhook = Não dá para enviar avisos a este endereço. Indique um como https://exemplo.org/caminho, sem nome de usuário.
webhook-needs-https = Avisos só são enviados a endereços que começam com https://.
webhook-host-not-allowed = Este servidor só envia avisos a estes hosts: { $hosts }.
webhook-no-address = Este endereço não leva a lugar nenhum, ou leva a um lugar fora da internet pública.
webhook-too-late = A partida terminou: não haverá mais avisos.
no-webhook = Não há endereço para testar: indique um primeiro.
webhook-sent = Chegou (a resposta foi { $status }).
webhook-timeout = A resposta não veio a tempo.
webhook-unreachable = Não foi possível falar com esse endereço, ou a conexão não é segura.
webhook-answer = A resposta foi { $status }, e não um sim.

# Para o dono do servidor.
cli-serve-public-url = o endereço em que as pessoas encontram a página, para os links nos avisos
cli-serve-webhooks = deixa que os jogadores recebam avisos da sua vez em um endereço deles: com HOST, só nesse (pode ser dado várias vezes); sem, em qualquer um da internet pública
cli-serve-webhooks-private = envia avisos também a esta máquina e à rede dela, e sem TLS: para um servidor em casa
cli-serve-webhooks-wait = por quanto tempo alguém precisa estar ausente antes de um aviso ser enviado, em segundos
bad-public-url = "{ $value }" não é o endereço de uma página. Escreva por exemplo --public-url https://trilhos.example.org
bad-webhooks-host = "{ $value }" não é um host. Escreva por exemplo --webhooks discord.com
webhooks-private-alone = --webhooks-private acompanha --webhooks.
