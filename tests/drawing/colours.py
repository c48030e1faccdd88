"""Reading drawing.css: its colours, and how far they are apart."""

from __future__ import annotations

import math
import re

from burgrave.drawing.svg import stylesheet

Colour = tuple[float, float, float]


def blocks() -> dict[str, str]:
    """What stands in the braces behind every selector."""
    css = re.sub(r"/\*.*?\*/", "", stylesheet(), flags=re.S)
    return {selector.strip(): body for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", css)}


def properties(body: str) -> dict[str, str]:
    return {name: value.strip() for name, value in re.findall(r"(--?[\w-]+|[\w-]+):\s*([^;]+);", body)}


def theme(name: str) -> dict[str, str]:
    """The custom properties of `light` or `dark`."""
    themed = re.sub(r"light-dark\((.+?), (.+?)\)", r"\1" if name == "light" else r"\2", blocks()[":root"])
    return {key: value for key, value in properties(themed).items() if key.startswith("--")}


def resolve(value: str, colours: dict[str, str]) -> str:
    """A colour behind any number of var()."""
    while value.startswith("var("):
        value = colours[value[4:-1]]
    return value


def parse(colour: str) -> Colour:
    """Red, green and blue of `#rrggbb`, from 0 to 1, linear in light."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return red, green, blue


def luminance(colour: str) -> float:
    red, green, blue = parse(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How well one colour can be read on another (WCAG)."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


# How colours look to those who lack a kind of cone (Machado, Oliveira and Fernandes 2009, severity 1).
EYES: dict[str, tuple[Colour, Colour, Colour]] = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def seen(colour: str, eye: str) -> Colour:
    """Lightness and two hues of a colour as an eye sees it (CIE L*a*b*)."""
    light = parse(colour)
    red, green, blue = (
        min(1.0, max(0.0, sum(weight * part for weight, part in zip(row, light, strict=True)))) for row in EYES[eye]
    )
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def distance(one: str, other: str, eye: str) -> float:
    return math.dist(seen(one, eye), seen(other, eye))
