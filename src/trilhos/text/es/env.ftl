bad-batch-actions = No se jugó nada: { $problem }.
