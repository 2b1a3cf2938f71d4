# O que os jogadores ficam sabendo em outro lugar.
notice-turn = É a sua vez na sua partida no tabuleiro { $edition }.
notice-soon = O seu tempo está acabando na sua partida no tabuleiro { $edition }.
notice-end = A sua partida no tabuleiro { $edition } terminou.
notice-won = A sua partida no tabuleiro { $edition } terminou, e você venceu.
notice-test = É assim que você vai saber da sua vez na sua partida no tabuleiro { $edition }.
notice-until = Você tem até { $day }, { $time }.
notice-within = Você tem { $days } dias.
weekday-1 = segunda-feira
weekday-2 = terça-feira
weekday-3 = quarta-feira
weekday-4 = quinta-feira
weekday-5 = sexta-feira
weekday-6 = sábado
weekday-7 = domingo

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
webhook-gone = Este navegador não recebe mais avisos: ligue-os de novo nele.
push-off = Este servidor não envia avisos a navegadores.
bad-subscription = Não dá para enviar avisos a esta inscrição: desligue-os e ligue-os de novo neste navegador.
many-devices = { $most } aparelhos já são avisados da vez deste lugar: desligue em um deles primeiro.
mail-off = Este servidor não envia e-mails.
bad-mail-address = O endereço precisa ser como ana@exemplo.org.
mail-sent = O servidor de e-mail aceitou a mensagem.
webhook-too-many = Esta caixa de correio recebeu muitas mensagens nesta hora; as próximas saem mais tarde.
mail-old-link = Este link não vale mais: os avisos foram parados, ou a partida terminou.
quiet-all-day = As horas de silêncio precisam de um fim diferente do começo. Para não ouvir nada, desligue os avisos.
unknown-zone = Este servidor não conhece o fuso horário "{ $zone }". Indique um como Europe/Lisbon ou America/Sao_Paulo.

# Cartas.
mail-turn = Trilhos: é a sua vez
mail-soon = Trilhos: o seu tempo está acabando
mail-end = Trilhos: a sua partida terminou
mail-test = Trilhos: um teste
mail-stop = Para não receber mais estas mensagens:
mail-ask = Trilhos: quer que avisemos quando for a sua vez?
mail-ask-about = Alguém que joga Trilhos deu este endereço para receber avisos da sua vez. Se foi você, confirme aqui:
mail-ask-not-you = Se não foi você, não faça nada: nenhum aviso virá para cá.

# Para o dono do servidor.
cli-serve-public-url = o endereço em que as pessoas encontram a página, para os links nos avisos
cli-serve-webhooks = deixa que os jogadores recebam avisos da sua vez em um endereço deles: com HOST, só nesse (pode ser dado várias vezes); sem, em qualquer um da internet pública
cli-serve-webhooks-private = envia avisos também a esta máquina e à rede dela, e sem TLS: para um servidor em casa
cli-serve-webhooks-wait = por quanto tempo alguém precisa estar ausente antes de um aviso ser enviado, em segundos
bad-public-url = "{ $value }" não é o endereço de uma página. Escreva por exemplo --public-url https://trilhos.example.org
bad-webhooks-host = "{ $value }" não é um host. Escreva por exemplo --webhooks discord.com
webhooks-private-alone = --webhooks-private acompanha --webhooks ou --push.
cli-serve-push = deixa que os jogadores recebam avisos no navegador, pelo serviço de push dele: com HOST, só por esse (pode ser dado várias vezes)
cli-serve-mail = deixa que os jogadores recebam avisos por e-mail, enviados por este servidor: smtp://USUÁRIO@HOST:PORTA (com STARTTLS) ou smtps:// (TLS desde o começo)
cli-serve-mail-from = o endereço de onde vêm as mensagens, como "Trilhos <trilhos@exemplo.org>"
cli-serve-mail-password = um arquivo com a senha do servidor de e-mail (padrão: está em TRILHOS_MAIL_PASSWORD)
bad-push-host = "{ $value }" não é um host. Escreva por exemplo --push fcm.googleapis.com
bad-mail-server = "{ $value }" não é um servidor de e-mail. Escreva por exemplo --mail smtp://usuario@mail.exemplo.org:587, sem a senha: ela vem de TRILHOS_MAIL_PASSWORD ou de --mail-password-file.
bad-mail-from = "{ $value }" não é um endereço de onde possam vir mensagens. Escreva por exemplo --mail-from "Trilhos <trilhos@exemplo.org>"
telling-needs-url = --push e --mail precisam de --public-url, o endereço em que as pessoas encontram a página.
