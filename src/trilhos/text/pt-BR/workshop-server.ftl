# A oficina: tabuleiros que as pessoas trazem a um servidor, trabalhos longos, impressões.
workshop-closed = A oficina deste servidor está fechada: dá para examinar tabuleiros, mas não para trazer nem fazer nenhum aqui. O dono a abre com: trilhos serve --workshop
workshop-warning = Traga só o que é seu: os nomes, desenhos e textos de jogos publicados pertencem a quem os fez. Não os ponha num servidor que outras pessoas alcançam.
workshop-a-board = O tabuleiro
workshop-full = Não há lugar para mais um tabuleiro: os que você mostra na galeria ficam. Retire um deles primeiro.
workshop-id-taken = "{ $id }" é o id de um tabuleiro que todos têm. Dê outro id ao seu e traga-o de novo.
gallery-full = A galeria está cheia: cabem { $most } tabuleiros. Peça ao dono do servidor que retire alguns.
wrong-board-secret = Este não é o segredo que foi dado a quem trouxe este tabuleiro.
cli-serve-workshop = deixa as pessoas trazerem tabuleiros próprios, testá-los e imprimi-los (padrão: só enquanto ninguém além desta máquina pode entrar)

# Trabalhos longos
unknown-job = Este trabalho não existe aqui: alguém desistiu dele, ou terminou há mais de uma hora.
workshop-busy = A oficina está cheia de trabalho. Tente de novo daqui a alguns minutos.
job-one-at-a-time = Você tem { $most } trabalhos em andamento. Espere um deles terminar, ou desista dele.
job-late = Isto levou mais de dez minutos e foi encerrado. Peça menos: menos partidas, ou um tabuleiro menor.
job-died = Este trabalho terminou inesperadamente. Tente de novo; se voltar a acontecer, o registro do servidor diz por quê.
job-memory = Isto precisa de mais memória do que um trabalho pode ter. Peça menos.
