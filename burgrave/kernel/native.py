"""The few words of mypyc that the rules use; plain Python gives them harmless meanings.

This file is never compiled: the compiler reads the first branch, a running program takes the second, and neither
needs a package outside the standard library.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_settings):
        return lambda cls: cls
