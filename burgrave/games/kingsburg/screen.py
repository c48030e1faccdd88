from typing import Any
from burgrave.kernel.words import Words
def screen(view: dict[str, Any], words: Words) -> str:
    return ""
