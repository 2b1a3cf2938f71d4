"""Found by Python at its start, where this folder is in its path: the clock on the wall is as wrong as a file says."""

import os
import time
from pathlib import Path

ERROR = Path(os.environ["TRILHOS_CLOCK_ERROR"])
right = time.time
time.time = lambda: right() + float(ERROR.read_text() or 0)
