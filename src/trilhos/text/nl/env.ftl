missing-extra = Hiervoor is het pakket “{ $module }” nodig, en dat is niet geïnstalleerd. Installeer het met: pip install 'trilhos[{ $extra }]'
bad-batch-actions = Er is niets gespeeld: { $problem }.
