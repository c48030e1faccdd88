"""For tests: the conformance suite for the drawing of every title, ours or somebody else's.

`check_drawing(title)` plays a game of every mode and looks at what each pair of eyes has in front of it: plain SVG,
every piece once, with a name, a tip and a rule; nothing in it that the eyes may not see; and whatever can be done can
be touched with a finger. A failure is an AssertionError that says what does not hold, where, and how to get there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from burgrave.drawing.panel import Panel
from burgrave.drawing.shapes import FIGURE, MOVED, size_of
from burgrave.drawing.svg import stylesheet
from burgrave.kernel.chance import Rng
from burgrave.kernel.position import Position
from burgrave.kernel.testing import Choose, by_kind, draw_options
from burgrave.kernel.title import Title
from burgrave.kernel.words import LANGUAGES

Mode = tuple[int, Mapping[str, Any]]
"""A number of seats and options."""

NAMES = ("Анна", "Boris <the Bold> & Co", "Виктор", "G" * 60, "")
"""What players may be called: in any letters, with signs that SVG knows, at any length."""

WIDEST = 400
MOST_KEPT = 256
KINDS = ("shared", "own", "other")
TAGS = {"svg", "g", "rect", "path", "circle", "use", "text", "title"}
SHAPES = ("rect", "path", "circle", "use")
STATES = {"piece", "later", "next", "stands", "icon", "panel"}
"""Classes that the stylesheet has no colour for."""

PIECE = re.compile(r'<g id="([^"]+)"[^>]*><(\w+)([^>]*)>')
"""A piece and the shape it begins with, found in the text: where only the targets matter, nothing is parsed."""

UNSAID = re.compile(r"\{|drawing\.")
"""A placeholder that was not filled in, a key that has no words."""

IDS = re.compile(r'\sid="([^"]*)"')


@dataclass(frozen=True)
class Limits:
    """What a title may do otherwise, and what it promises beyond what is asked of all."""

    finger: float = 44
    """How wide and how high in units everything is at least that can be touched."""
    overhang: float = 1.5
    """How far a rectangle may stick out of its panel."""
    most_bytes: int = 200_000
    """How large all panels of a reader are at most, in English: other letters take more."""
    bare: tuple[str, ...] = ()
    """Pieces whose name says all there is to say, so that they need no tip: how `<kind of panel> <id>` begins."""
    buttons: tuple[str, ...] = ("button-",)
    """How ids begin that no panel draws; the page makes buttons of them."""


@dataclass
class Drawn:
    """What one pair of eyes has in front of it."""

    panels: list[Panel]
    language: str
    roots: list[Element]
    """The panels as trees, in their order."""
    pieces: dict[str, Element]
    """What has an id, by it; panels themselves left out."""
    shapes: dict[str, tuple[str, str]]
    """The tag and the attributes of the shape that a piece begins with."""

    def panel(self, id: str) -> Panel:
        """A panel by its id."""
        return next(panel for panel in self.panels if panel.id == id)

    def pictures(self) -> Iterator[tuple[Panel, Element]]:
        """Everything that is read out as one picture, with or without an id."""
        for panel, root in zip(self.panels, self.roots, strict=True):
            for part in root.iter("g"):
                if part.get("role") == "img":
                    yield panel, part


Also = Callable[[Position, int | None, Drawn], None]
"""(position, reader's seat or None, drawing): what only the title knows, asserted for every drawing looked at."""


@dataclass
class Sights:
    """What a run of the suite has seen."""

    games: int = 0
    looks: int = 0
    """How many drawings were looked at closely."""
    kinds: set[str] = field(default_factory=set)
    """The kinds of move for which everything to touch was there."""
    rules: set[str] = field(default_factory=set)
    """The anchors of the rules page that pieces lead to."""


def check_drawing(
    title: Title,
    modes: Sequence[Mode] | None = None,
    seed: int = 5,
    every: int = 17,
    choose: Choose = by_kind,
    also: Also | None = None,
    limits: Limits | None = None,
) -> Sights:
    """Walk through a game of each mode, by default one for every number of seats with options drawn at random.

    What can be touched is looked for at every decision, everything else at one decision in so many and at the end.
    """
    assert title.drawn, f"{title.id} is not drawn: it has no picture, so there is nothing to check"
    if modes is None:
        rng = Rng(seed)
        modes = [draw_options(title, rng, seats) for seats in title.seats]
    sights = Sights()
    for seats, options in modes:
        look = Look(title, also, limits or Limits(), sights, Rng(seed + 1))
        moves = 0
        try:
            for moves, position in enumerate(walk(title, seats, options, seed, choose)):
                if moves % every == 0 or position.over:
                    look.closely(position)
                else:
                    look.at_targets(position)
        except AssertionError as failure:
            at = f"{title.id}, {seats} seats, seed {seed}, options {dict(options)}, after {moves} moves"
            raise AssertionError(f"{at}, {look.where}: {failure}") from None
        sights.games += 1
    return sights


def walk(title: Title, seats: int, options: Mapping[str, Any], seed: int, choose: Choose) -> Iterator[Position]:
    """The positions of one game, from the first decision to the end; always the same object, played on."""
    rng = Rng(seed)
    position = title.start(seats, seed, **options)
    for _ in range(title.most_decisions):
        yield position
        if position.over:
            return
        seat = position.asked[rng.below(len(position.asked))]
        position.play(choose(position, seat, rng), seat)
    assert position.over, f"more than {title.most_decisions} decisions"
    yield position


class Look:
    """Looks at the drawings of one game. A panel that was drawn before, for whichever eyes, is not looked at again."""

    def __init__(self, title: Title, also: Also | None, limits: Limits, sights: Sights, rng: Rng) -> None:
        self.title = title
        self.also = also
        self.limits = limits
        self.sights = sights
        self.rng = rng
        self.where = ""
        self.words = {language: title.words(language, NAMES) for language in LANGUAGES}
        self.classes = STATES | set(re.findall(r"^\.([\w-]+)", stylesheet(), flags=re.M))
        self.symbols = {part.get("id") for part in ElementTree.fromstring(title.presentation.symbols()).iter()} - {None}
        page = title.presentation.rulebook(title.components(), self.words["en"])
        self.anchors = {id for part in page for id in (part.anchor, *IDS.findall(part.html))}
        self.fine = {""}
        """Names of attributes and classes that were looked at before."""
        self.roots: dict[tuple[str, str], Element] = {}
        self.shapes: dict[str, dict[str, tuple[str, str]]] = {}

    def closely(self, position: Position) -> None:
        """Everything that must hold, for every seat and for a spectator, in every language."""
        for seat in (*range(position.seats), None):
            ids: dict[str, list[str]] = {}
            for language in LANGUAGES:
                drawn = self.drawn(position, seat, language)
                ids[language] = list(drawn.pieces)
                if language == "en":
                    self.check_size(drawn)
                    self.check_source(position, seat, drawn.panels)
                    if seat in position.asked:
                        self.check_targets(position, seat, drawn.shapes)
                if self.also:
                    self.also(position, seat, drawn)
                self.sights.looks += 1
            for language, found in ids.items():
                other = set(found) ^ set(ids["en"])
                assert not other, f"drawn in one of the languages en and {language} only: {', '.join(sorted(other))}"

    def at_targets(self, position: Position) -> None:
        """Only whether those who are asked can touch what they may do, and nothing is drawn twice."""
        for seat in position.asked:
            self.where = f"for seat {seat} in en"
            shapes: dict[str, tuple[str, str]] = {}
            for panel in self.title.presentation.draw(position.view(seat), self.words["en"]):
                more = self.shapes_of(panel.svg())
                twice = more.keys() & shapes.keys()
                assert not twice, f"{min(twice)} is drawn twice"
                shapes.update(more)
            self.check_targets(position, seat, shapes)

    def drawn(self, position: Position, seat: int | None, language: str) -> Drawn:
        """The drawing for somebody, sound in all that does not hang on the position."""
        self.where = f"for {'a spectator' if seat is None else f'seat {seat}'} in {language}"
        panels: list[Panel] = self.title.presentation.draw(position.view(seat), self.words[language])
        assert panels, "nothing is drawn"
        drawn = Drawn(panels, language, [], {}, {})
        seen: set[str] = set()
        for panel in panels:
            assert panel.kind in KINDS, f"panel {panel.id} is of no known kind: {panel.kind}"
            assert panel.kind != "own" or panel.seat == seat, f"panel {panel.id} is called own, but is {panel.seat}'s"
            root = self.checked(panel)
            ids = [part.attrib["id"] for part in root.iter() if "id" in part.attrib]
            for id in ids:
                assert id not in seen, f"{id} is drawn twice"
                assert id not in self.symbols, f"{id} is the id of a symbol"
                seen.add(id)
            drawn.roots.append(root)
            drawn.pieces.update((part.attrib["id"], part) for part in root.iter("g") if "id" in part.attrib)
            drawn.shapes.update(self.shapes_of(panel.svg()))
        return drawn

    def check_size(self, drawn: Drawn) -> None:
        """All panels together are not much to send."""
        size = sum(len(panel.svg().encode()) for panel in drawn.panels)
        assert size <= self.limits.most_bytes, f"the panels have {size} bytes, more than {self.limits.most_bytes}"

    def check_source(self, position: Position, seat: int | None, panels: list[Panel]) -> None:
        """The view decides the drawing: a copy's is the same, and so is that of a position imagined by it."""
        words, again = self.words["en"], self.sights.looks % 3 == 0
        if again:
            copied = self.title.presentation.draw(position.copy().view(seat), words)
            assert copied == panels, f"a copy is drawn differently: {unlike(panels, copied)}"
        # What a spectator sees does not hang on what a seat imagines either. The same view needs no second drawing,
        # but now and then it gets one.
        view = position.imagine(0 if seat is None else seat, self.rng).view(seat)
        if again or view != position.view(seat):
            imagined = self.title.presentation.draw(view, words)
            assert imagined == panels, f"the drawing shows what these eyes cannot see: {unlike(panels, imagined)}"

    def check_targets(self, position: Position, seat: int, shapes: Mapping[str, tuple[str, str]]) -> None:
        """Every piece that a legal move touches is there, and large enough for a finger."""
        touched: dict[str, int] = {}
        for move in position.legal(seat):
            self.sights.kinds.add(self.title.book.kind_of(move).word)
            ids = position.touches(move, seat)
            assert ids, f"'{position.notation(move, seat)}' touches nothing"
            for id in ids:
                touched.setdefault(id, move)
        for id, move in touched.items():
            if id.startswith(self.limits.buttons):
                continue
            assert id in shapes, f"'{position.notation(move, seat)}' touches {id}, which is not drawn"
            width, height = size_of(*shapes[id])
            assert min(width, height) >= self.limits.finger, (
                f"'{position.notation(move, seat)}' touches {id}, which is only {width:g} x {height:g}"
            )

    def shapes_of(self, svg: str) -> dict[str, tuple[str, str]]:
        """The shapes that the pieces of a panel begin with."""
        found = self.shapes.get(svg)
        if found is None:
            forget(self.shapes)
            pieces = PIECE.findall(svg)
            found = self.shapes[svg] = {id: (tag, attributes) for id, tag, attributes in pieces}
            if len(found) < len(pieces):
                ids = [id for id, _, _ in pieces]
                raise AssertionError(f"{next(id for id in ids if ids.count(id) > 1)} is drawn twice")
        return found

    def checked(self, panel: Panel) -> Element:
        """A panel as a tree, which is sound."""
        svg = panel.svg()
        known = self.roots.get((panel.kind, svg))
        if known is not None:
            return known
        forget(self.roots)
        try:
            root = ElementTree.fromstring(svg)
        except ElementTree.ParseError as wrong:
            raise AssertionError(f"panel {panel.id} is not well-formed: {wrong}") from None
        shapes = self.shapes_of(svg)
        try:
            self.check_panel(panel, root)
            moves = moves_in(root)
            for part in root.iter():
                self.check_plain(panel, part, moves.get(part, (0.0, 0.0)))
                if part.get("role") == "img" or "piece" in part.get("class", "").split():
                    self.check_piece(panel, part, shapes)
        except AssertionError as failure:
            raise AssertionError(f"panel {panel.id}: {failure}") from None
        self.roots[panel.kind, svg] = root
        return root

    def check_panel(self, panel: Panel, root: Element) -> None:
        """A panel is narrow, named, and all ids in it are those of pieces, which stand in it as large as they say."""
        assert panel.width <= WIDEST, f"it is {panel.width} wide, more than {WIDEST}"
        assert root.get("id") == f"panel-{panel.id}", f"its id is {root.get('id')}"
        assert root.get("viewBox") == f"0 0 {panel.width} {panel.height}", f"its viewBox is {root.get('viewBox')}"
        assert root.get("role") == "group", f"its role is {root.get('role')}"
        assert panel.label, "it has no label"
        assert root.get("aria-label") == panel.label, f"its label is {root.get('aria-label')}"
        for part in root.iter():
            if part is not root and "id" in part.attrib:
                assert "piece" in part.get("class", "").split(), f"{part.get('id')} is not a piece"
            if part is not root and not MOVED.fullmatch(part.get("transform", "translate()")):
                inner = [each.get("id") for each in part.iter() if each is not part and "id" in each.attrib]
                assert not inner, f"{inner[0]} stands in a group that is turned or scaled"

    def check_plain(self, panel: Panel, part: Element, moved: tuple[float, float]) -> None:
        """Shapes and letters only: nothing that a strict page would refuse, no class without a colour."""
        assert part.tag in TAGS, f"<{part.tag}> is not plain SVG"
        for name in part.attrib:
            if name not in self.fine:
                assert not name.startswith(("style", "on")), f"<{part.tag}> has the attribute {name}"
                self.fine.add(name)
        classes = part.get("class", "")
        if classes not in self.fine:
            unknown = set(classes.split()) - self.classes
            assert not unknown, f"<{part.tag}> has a class that the stylesheet lacks: {', '.join(sorted(unknown))}"
            self.fine.add(classes)
        if part.tag == "use":
            link = part.get("href", "")
            assert link.removeprefix("#") in self.symbols, f"there is no symbol {link}"
        if part.tag == "rect":
            x, y, width, height = (float(part.get(name, 0)) for name in ("x", "y", "width", "height"))
            x, y = x + moved[0], y + moved[1]
            most = self.limits.overhang
            assert min(x, y, panel.width - x - width, panel.height - y - height) >= -most, (
                f"a rectangle sticks out: {width:g} x {height:g} at {x:g}, {y:g}"
            )
        rule = part.get("data-rule")
        if rule is not None:
            assert rule in self.anchors, f"{part.get('id')} leads to #{rule}, which the rules page does not have"
            self.sights.rules.add(rule)

    def check_piece(self, panel: Panel, part: Element, shapes: Mapping[str, tuple[str, str]]) -> None:
        """A piece says what it is, what it does and which rule that is, and begins with the shape that is touched."""
        id, label, tip = part.get("id", ""), part.get("aria-label", ""), part.get("data-tip", "")
        name = id or f"'{label}'"
        assert label, f"{name} has no label"
        assert part.find("title") is not None, f"{name} has no title"
        for text in (label, tip):
            assert not UNSAID.search(text), f"{name} is not put into words: {text}"
        if "piece" not in part.get("class", "").split():
            return
        assert (part.tag, part.get("role")) == ("g", "img"), f"{name} is a piece, but not a group that is a picture"
        assert part[0].tag in SHAPES, f"{name} begins with <{part[0].tag}>, not with the shape that is touched"
        inner = [each.get("id") for each in part.iter() if each is not part and "id" in each.attrib]
        assert not inner, f"{name} holds {inner[0]}, another piece"
        assert not id.startswith("player-"), f"{name} has an id that the page gives to players"
        assert not id or id in shapes, f"{name} is not written plainly: id first, then the shape"
        assert part.get("data-rule"), f"{name} leads to no rule"
        assert tip or f"{panel.kind} {id}".startswith(self.limits.bare), f"{name} has no tip"


def moves_in(root: Element) -> dict[Element, tuple[float, float]]:
    """How far what stands in groups that are only moved is moved by them."""
    found: dict[Element, tuple[float, float]] = {}
    for group in root.iter("g"):
        moved = group.get("transform", "")
        if MOVED.fullmatch(moved):
            x, y = (*map(float, FIGURE.findall(moved)), 0.0)[:2]
            for part in group.iter():
                before = found.get(part, (0.0, 0.0))
                found[part] = (before[0] + x, before[1] + y)
    return found


def forget(kept: dict[Any, Any]) -> None:
    """Make room where much is kept; what was drawn long ago hardly comes again."""
    if len(kept) >= MOST_KEPT:
        kept.clear()


def unlike(one: list[Panel], other: list[Panel]) -> str:
    """Where two drawings first differ."""
    if [panel.id for panel in one] != [panel.id for panel in other]:
        return f"panels {[panel.id for panel in one]} and {[panel.id for panel in other]}"
    for panel, twin in zip(one, other, strict=True):
        mine, theirs = panel.svg(), twin.svg()
        if mine != theirs:
            at = next((at for at, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), -1)
            return f"panel {panel.id}, …{mine[max(0, at - 60) : at + 60]}… and …{theirs[max(0, at - 60) : at + 60]}…"
    return "the kind or the seat of a panel"
