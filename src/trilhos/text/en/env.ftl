missing-extra = This needs the package "{ $module }", which isn't installed. Install it with: pip install 'trilhos[{ $extra }]'
bad-batch-actions = Nothing was played: { $problem }.
