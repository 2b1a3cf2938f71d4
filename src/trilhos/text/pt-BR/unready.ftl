# Dito em todos os idiomas, no primeiro arquivo da página: onde ela não funciona, ninguém sabe qual se quer.
unready-too-old = Este navegador é antigo demais para o Trilhos. Use uma versão atual do Firefox, Chrome, Edge ou Safari.
unready-not-loaded = Não foi possível carregar o Trilhos. Verifique a conexão e recarregue esta página.
unready-no-scripts = O Trilhos precisa de JavaScript. Permita-o para esta página.
