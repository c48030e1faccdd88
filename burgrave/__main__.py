"""`python -m burgrave`."""

import sys

from burgrave.cli import main

sys.exit(main())
