"""`python -m trilhos.cli`."""

import sys

from trilhos.cli import main

sys.exit(main())
