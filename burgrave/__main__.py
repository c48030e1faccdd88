"""`python -m burgrave`."""

import sys

from burgrave.cli.main import main

sys.exit(main())
