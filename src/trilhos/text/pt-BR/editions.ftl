edition-usa-title = Estados Unidos
edition-usa-about = De costa a costa: as regras básicas, fáceis de aprender.
edition-europe-title = Europa
edition-europe-about = Túneis, balsas e estações de trem que usam a rota de um vizinho.
edition-world-title = Volta ao Mundo
edition-world-about = Trens e navios ao redor do globo: portos, tours e a escolha das suas próprias peças.
edition-lakes-title = Grandes Lagos
edition-lakes-about = Trens e navios nos Grandes Lagos: rotas longas, muitos portos, sem tours.
