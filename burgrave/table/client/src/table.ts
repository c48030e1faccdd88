// The table page: what may be touched, what was touched, and the line to the server.

import { isArrow, towards } from "./arrows";
import { Again } from "./again";
import { enlarge, lay, showTab, tabs, told } from "./boards";
import { tick } from "./clock";
import { all, byKey, capital, find, logEnd, make, memory, say } from "./dom";
import { follow } from "./follow";
import { answerAt, answered, pointed, shown } from "./lesson";
import { listHints, listMoves, step } from "./list";
import { closeMenus } from "./menu";
import type { ChatLine, Gesture, LegalMove, Confirm, PageState, SetPace, Told, Wanted, Why } from "./messages";
import { Boards, untitle } from "./morph";
import { beep, notice } from "./notice";
import { Line } from "./socket";
import { pieceAt, tips } from "./tip";
import { Touch } from "./touch";
import { tell, trace } from "./traces";

export function table(): void {
  const main = find("#table");
  if (main) new Table(main);
}

/** From so many pixels on the chat stands open as soon as somebody has said something. */
const CHAT_FROM = 1000;

class Table {
  #touch = new Touch([]);
  #waiting: Gesture | undefined; // for Confirm
  #then: string[] = []; // moves of a gesture that are still to be played
  #moves: LegalMove[] = [];
  #wastes: number[] = [];
  #seq = Number(document.body.dataset.seq ?? -1);
  #turn = false;
  #said = "";
  #chats = -1;
  #made = ""; // the last own move, in words
  #hurried = 0; // when bots were last asked to hurry
  readonly #again: Again;
  readonly #line: Line;
  readonly #boards: Boards;
  readonly #tell: (piece: Element, answer: string) => void;

  constructor(private readonly main: HTMLElement) {
    this.#boards = new Boards(main);
    const { table, rules } = document.body.dataset;
    this.#line = new Line(`/t/${table}/socket`, (message) => this.#hear(message), (refused) => this.#lost(refused), () => this.#pace());
    this.#again = new Again(main, () => this.#whole());
    find("[data-setting=pace]")?.addEventListener("change", () => this.#pace());
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => this.#hurry());
    for (const kind of ["pointerover", "click"]) document.addEventListener(kind, (event) => this.#recall(event.target as Element));
    document.addEventListener("click", (event) => this.#clicked(event));
    addEventListener("keydown", (event) => this.#pressed(event));
    find("#filter")?.addEventListener("input", () => this.#list());
    find("#chat-form")?.addEventListener("submit", (event) => this.#chat(event));
    find("#chat-box")?.addEventListener("toggle", () => this.#unread(0));
    untitle(main);
    addEventListener("resize", () => (lay(main), tabs(main)));
    lay(main);
    this.#tell = tips(main, rules ?? "");
    this.#mark();
    tabs(main);
    pointed(main);
    this.#curtain();
  }

  // -- from the server

  #hear(message: Told): void {
    const offline = find("#offline");
    if (offline) offline.hidden = true;
    if (message.kind === "chat") return this.#showChat(message.lines);
    if (message.kind === "confirm") return this.#ask(message);
    if (message.kind === "why") return this.#because(message);
    find("[data-do=hint]")?.removeAttribute("aria-busy");
    if (message.kind === "hints") listHints(message.moves, (move) => this.#choose(move), (move) => this.#light(move));
    else if (message.kind === "refusal") this.#refused(message.error, message.anyway);
    else this.#renew(message);
  }

  /** A new position: draw it, and ask again. */
  #renew(message: PageState): void {
    if (this.#again.on) return this.#again.stop(); // with what is sent whole then
    this.#boards.show(message);
    tick();
    this.#mark();
    if (message.log?.length && !this.#turn) told(true);
    pointed(this.main);
    if (message.moves) [this.#moves, this.#wastes] = [message.moves, message.wastes ?? []];
    const moves = message.turn ? this.#moves : [];
    const said = JSON.stringify(moves);
    // When all choose at once, somebody else's choice changes nothing: what was touched stays touched.
    if (said !== this.#said || document.body.dataset.state !== "ready") {
      this.#touch = new Touch(moves, kin(this.main), this.#wastes);
      this.#waiting = undefined;
      const filter = find<HTMLInputElement>("#filter");
      if (filter) filter.value = "";
      this.#alert("");
      listHints([], () => {}, () => {});
    }
    this.#said = said;
    this.#seq = message.seq;
    this.#status("ready");
    document.body.dataset.seq = String(message.seq);
    document.body.dataset.game = message.game;
    document.title = message.tab;
    this.#refresh();
    this.#tools();
    this.#curtain();
    if (message.turn && !this.#turn) {
      this.#made = "";
      this.#refresh();
      beep();
      notice(document.title);
    }
    this.#turn = message.turn;
    const next = this.#then.shift();
    if (next !== undefined && moves.some((move) => move.move === next)) return this.#send(next);
    this.#then = [];
    if (document.activeElement === document.body && byKey()) this.#first()?.focus();
  }

  #refused(error: string, anyway = ""): void {
    this.#status("ready");
    this.#then = [];
    this.#clear();
    const play = anyway ? () => void this.#say({ do: "move", seq: this.#seq, move: anyway, anyway: true }) : undefined;
    if (!answered(error, play)) this.#alert(error);
  }

  #lost(refused: boolean): void {
    this.#status("offline");
    const offline = find("#offline");
    if (!offline) return;
    offline.textContent = say(refused ? "closed" : "offline");
    offline.hidden = false;
  }

  // -- what others have done, and how fast

  /** The traces on the boards and in the log, and the list of them. */
  #mark(): void {
    trace(this.main);
    tell(this.main);
    logEnd(this.main);
  }

  /** All that others have done since one's own last decision, once more. */
  #showAgain(): void {
    find("#since-box:popover-open")?.hidePopover();
    const done = tell(this.main);
    if (document.body.dataset.state !== "ready" || !done.length) return;
    this.#status("sent"); // nothing can be touched in what is past
    this.#refresh();
    void this.#again.start(done);
  }

  /** How the table stands now. */
  #whole(): void {
    this.#status("sent");
    if (this.#say({ do: "whole" })) this.#line.expect();
  }

  #pace(): void {
    this.#say({ do: "pace", pace: (memory.get("pace") ?? "normal") as SetPace["pace"] });
  }

  /** While others move, a touch or a key brings what bots do at once. */
  #hurry(): void {
    if (this.#turn || document.body.dataset.game !== "playing" || Date.now() - this.#hurried < 500) return;
    this.#hurried = Date.now();
    this.#say({ do: "hurry" });
  }

  /** A line of the log lights the pieces that its move touched. */
  #recall(target: Element): void {
    const line = target.closest<HTMLElement>("[data-things]");
    if (line) this.#light({ touch: line.dataset.things?.split(" ") ?? [] });
    else if (find("[data-lit]", this.main) && !target.closest("#moves, #hints")) this.#light(this.#waiting);
  }

  // -- from the player

  /** Touch a piece or a button that stands for one. */
  #touched(id: string): void {
    if (document.body.dataset.state !== "ready") return;
    this.#waiting = undefined;
    this.#touch.touch(id);
    const { only, proposal } = this.#touch;
    if (only) return this.#choose(only);
    if (proposal) this.#waiting = { ...proposal, moves: [proposal.move] };
    this.#refresh();
    if (proposal && byKey()) find("#confirm")?.focus();
  }

  /** A piece that no move touches: why not? */
  #wonder(id: string): void {
    if (document.body.dataset.state === "ready" && this.#moves.length) this.#say({ do: "why", seq: this.#seq, thing: id });
  }

  /** The answer stands beside the piece and is announced; a gesture that reaches the piece is proposed. */
  #because({ seq, thing, words, gestures }: Why): void {
    const piece = this.#drawn(thing);
    const [gesture] = gestures;
    if (!piece || seq !== this.#seq) return;
    if (gesture) {
      this.#touch.clear();
      this.#waiting = gesture;
      this.#refresh();
      if (byKey()) find("#confirm")?.focus();
    } else if (words) {
      this.#tell(piece, words);
      const line = find("#next");
      if (line) line.textContent = words;
    }
  }

  /** A move is chosen: send it, or wait for Confirm where it matters. */
  #choose(move: LegalMove): void {
    if (document.body.dataset.state !== "ready") return;
    this.#made = move.words;
    this.#send(move.move, Boolean(find<HTMLInputElement>("[data-setting=confirm]")?.checked));
  }

  /** The move would hand the turn on, or end something: is it meant? */
  #ask({ seq, move: wanted }: Confirm): void {
    const move = this.#moves.find((one) => one.move === wanted);
    this.#status("ready");
    if (!move || seq !== this.#seq) return this.#refresh();
    this.#touch.pick(move);
    this.#waiting = { ...move, moves: [move.move] };
    this.#refresh();
    if (byKey()) find("#confirm")?.focus();
  }

  /** Confirmed: the first move now, the others when their time has come. */
  #carry({ moves: [first, ...then] }: Gesture): void {
    if (first === undefined) return;
    this.#then = then;
    this.#made = this.#waiting?.words ?? "";
    this.#send(first);
  }

  #send(move: string, confirm = false): void {
    if (!this.#say({ do: "move", seq: this.#seq, move, confirm })) return;
    this.#status("sent");
    this.#line.expect();
    this.#waiting = undefined;
    this.#touch.clear();
    this.#refresh();
  }

  #clear(): void {
    this.#waiting = undefined;
    this.#touch.clear();
    this.#refresh();
  }

  #clicked(event: MouseEvent): void {
    const target = event.target as Element;
    closeMenus(target);
    if (target.matches(".skip") && this.#first()) {
      event.preventDefault();
      return this.#first()?.focus();
    }
    const tab = target.closest<HTMLElement>("#tabs button");
    if (tab) return showTab(tab.dataset.tab ?? "");
    const answer = answerAt(target);
    if (answer) return void this.#say({ do: "lesson_answer", seq: this.#seq, thing: answer });
    const piece = target.closest("[data-touch]");
    if (piece) return this.#touched(piece.id);
    const button = target.closest<HTMLElement>("[data-do]");
    if (button) return this.#order(button);
    const dim = pieceAt(target, event.clientX, event.clientY);
    if (dim?.id) this.#wonder(dim.id);
  }

  /** The buttons of the page that are not moves. */
  #order(button: HTMLElement): void {
    const { do: what, seat, bot, yes } = button.dataset;
    if (what === "undo") this.#undo();
    else if (what === "hint") this.#hint();
    else if (what === "enlarge") enlarge(button.closest(".board"));
    else if (what === "no-hint") listHints([], () => {}, () => {});
    else if (what === "help") find<HTMLDialogElement>("#help")?.showModal();
    else if (what === "chat") this.#openChat();
    else if (what === "again") this.#showAgain();
    else if (what === "consent") this.#say({ do: yes === "true" ? "consent" : "refuse", seq: this.#seq });
    else if (what === "lesson_next" || what === "lesson_leave" || what === "lesson_back") this.#say({ do: what, seq: this.#seq });
    else if (what === "lesson_hint") this.#light({ touch: shown() });
    else if (what === "curtain") this.#say({ do: "curtain", seat: Number(seat) });
    else if (what === "offer") this.#say({ do: "offer", seat: Number(seat) });
    else if (what === "warn") this.#say({ do: "warn", seat: Number(seat) });
    else if (what === "end" || what === "resign") this.#say({ do: what, seq: this.#seq });
    else if (what === "start") this.#say({ do: "start", bot: find<HTMLSelectElement>("#start-bot")?.value ?? "" });
    else if (what === "seat") this.#say({ do: "hand_over", seat: Number(seat), bot: bot || null });
  }

  #say(message: Wanted): boolean {
    return this.#line.say(message);
  }

  #undo(): void {
    const button = find<HTMLButtonElement>("[data-do=undo]");
    if (button?.disabled) return;
    this.#say({ do: button?.dataset.ask ? "wish" : "undo", seq: this.#seq });
  }

  #hint(): void {
    const button = find<HTMLButtonElement>("[data-do=hint]");
    if (!button || button.disabled || !this.#say({ do: "hint" })) return;
    button.setAttribute("aria-busy", "true");
  }

  #pressed(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    const { key, code } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || find("dialog[open]")) return;
    if (target.matches("input:not([type=checkbox]), textarea, select")) {
      if (key === "Escape") target.blur();
      return;
    }
    const piece = target.closest("[data-touch]:not(button)");
    const open = find(":is(#tools, #since-box):popover-open");
    const dim = target.closest(".piece:not([data-touch])");
    const touches = key === "Enter" || key === " ";
    const answer = answerAt(target);
    if (answer && touches) this.#say({ do: "lesson_answer", seq: this.#seq, thing: answer });
    else if (piece && touches) this.#touched(piece.id);
    else if (dim && touches) this.#wonder(dim.id);
    else if (isArrow(key)) step(key) || this.#go(key, event.shiftKey);
    else if (key === "Escape" && !open) closeMenus() || enlarge(null) || this.#clear();
    else if (key === "Backspace") (this.#waiting = undefined), this.#touch.back(), this.#refresh();
    else if (key === "?") find<HTMLDialogElement>("#help")?.showModal();
    else if (code === "KeyU") this.#undo();
    else if (code === "KeyH") this.#hint();
    else if (code === "KeyZ") enlarge(target.closest(".board"));
    else if (code === "KeyS") this.#showAgain();
    else if (code === "KeyM") find("#moves button")?.focus();
    else return;
    event.preventDefault();
  }

  /** To the next piece in a direction: one that can be touched, or with Shift any, to be asked about. */
  #go(key: string, any: boolean): void {
    const pieces = any ? all(".piece[id]", this.main) : this.#targets();
    const next = towards(key, pieces);
    if (any && !next?.hasAttribute("tabindex")) next?.setAttribute("tabindex", "-1");
    next?.focus();
  }

  // -- what the player sees

  #refresh(): void {
    this.#light(this.#waiting);
    follow(this.#touch, this.#waiting?.words ?? "", this.#made, (id) => this.#drawn(id));
    this.#decorate();
    this.#choices();
    const aims = this.#touch.picked.length && !this.#waiting ? this.#touch.candidates.flatMap((move) => move.touch.slice(-1)) : [];
    tabs(this.main, aims);
    this.#list();
  }

  /** Pieces that may be touched become buttons; the others become pictures again. */
  #decorate(): void {
    const ready = document.body.dataset.state === "ready";
    const standings = ready ? this.#touch.standings() : new Map<string, undefined>();
    for (const piece of all<SVGElement>(".piece[data-touch]", this.main)) {
      if (standings.has(piece.id)) continue;
      for (const name of ["data-touch", "tabindex", "aria-pressed"]) piece.removeAttribute(name);
      piece.setAttribute("role", "img");
    }
    for (const [id, standing] of standings) {
      const piece = this.#drawn(id);
      if (!piece || !standing) continue;
      piece.setAttribute("data-touch", standing);
      piece.setAttribute("role", "button");
      piece.setAttribute("tabindex", standing === "other" ? "-1" : "0");
      piece.setAttribute("aria-pressed", String(standing === "picked"));
    }
    this.main.toggleAttribute("data-asking", standings.size > 0);
    // By keys pieces come first; where there are none, a board that scrolls is reached by its button.
    for (const button of all<HTMLButtonElement>(".enlarge", this.main)) button.tabIndex = standings.size ? -1 : 0;
  }

  /** Buttons: things to touch that no board draws, moves that are complete while longer ones exist, and Confirm. */
  #choices(): void {
    const box = find("#choices");
    if (!box) return;
    const held = box.contains(document.activeElement) ? document.activeElement?.id : undefined;
    const buttons: HTMLElement[] = [];
    if (this.#waiting) {
      const gesture = this.#waiting;
      buttons.push(make("span", capital(gesture.words)));
      buttons.push(make("button", say("confirm"), { id: "confirm", class: "main" }, () => this.#carry(gesture)));
      buttons.push(make("button", say("cancel"), { id: "cancel" }, () => this.#clear()));
    }
    if (document.body.dataset.state === "ready" && (!this.#waiting || this.#touch.candidates.length > 1)) {
      for (const [id, standing] of this.#touch.standings()) {
        if (this.#drawn(id) || standing === "other" || (standing === "open" && this.#early(id))) continue;
        const pressed = String(standing === "picked");
        buttons.push(make("button", this.#label(id), { id, "data-touch": standing ?? "", "aria-pressed": pressed }));
      }
      const complete = this.#touch.picked.length && !this.#waiting ? this.#touch.complete : [];
      for (const [at, move] of complete.entries())
        buttons.push(make("button", capital(move.words), { id: `do-${at}`, class: "main" }, () => this.#choose(move)));
      if (this.#touch.picked.length && !this.#waiting) buttons.push(make("button", say("clear"), { id: "clear" }, () => this.#clear()));
    }
    box.replaceChildren(...buttons);
    box.toggleAttribute("data-beside", Boolean(find(".piece[data-touch=open]", this.main)));
    if (held !== undefined) (all("button", box).find((one) => one.id === held) ?? this.#first())?.focus();
  }

  /** A button whose moves touch pieces as well comes when those are touched: before, there might be too many. */
  #early(id: string): boolean {
    const { candidates, picked } = this.#touch;
    const waits = (move: LegalMove) => move.touch.some((other) => this.#drawn(other) && !picked.includes(other));
    return candidates.filter((move) => move.touch.includes(id)).every(waits);
  }

  #list(): void {
    const moves = document.body.dataset.state === "ready" ? this.#touch.candidates : [];
    listMoves(moves, (move) => this.#choose(move), (move) => this.#light(move ?? this.#waiting));
  }

  /** Light up what a move would touch. */
  #light(move?: { touch: readonly string[] }): void {
    for (const piece of all("[data-lit]", this.main)) piece.removeAttribute("data-lit");
    for (const id of move?.touch ?? []) this.#drawn(id)?.setAttribute("data-lit", "");
  }

  /** Undo and hint, as far as there is something to undo and to hint at. */
  #tools(): void {
    const facts = find("#facts", this.main)?.dataset ?? {};
    const undo = find<HTMLButtonElement>("[data-do=undo]");
    const hint = find<HTMLButtonElement>("[data-do=hint]");
    if (undo) {
      undo.disabled = !facts.undo;
      undo.textContent = say(facts.undo === "ask" ? "undoAsk" : "undo");
      undo.dataset.ask = facts.undo === "ask" ? "yes" : "";
    }
    if (hint) hint.disabled = !this.#touch.moves.length;
  }

  /** Between two players at one screen: nothing shows until the next one says so. */
  #curtain(): void {
    const curtain = find<HTMLDialogElement>("dialog#curtain");
    if (!curtain || curtain.matches(":modal")) return;
    curtain.removeAttribute("open");
    curtain.showModal();
    curtain.addEventListener("cancel", (event) => event.preventDefault());
    curtain.addEventListener("close", () => curtain.isConnected && curtain.showModal()); // a second Esc closes it anyway
  }

  #status(state: "ready" | "sent" | "offline"): void {
    document.body.dataset.state = state;
  }

  #alert(text: string): void {
    const box = find("#alert");
    if (box) box.textContent = text;
  }

  /** What can be reached by keys: pieces and buttons, in the order of the page. */
  #targets(): HTMLElement[] {
    return all("#choices button, .piece[tabindex='0']", this.main);
  }

  /** Where keys go on after a decision: a piece, or if no board has one a button. */
  #first(): HTMLElement | undefined {
    const targets = this.#targets();
    return targets.find((target) => target.matches(".piece")) ?? targets[0];
  }

  /** A piece on a board with this id. */
  #drawn(id: string): HTMLElement | null {
    const found = document.getElementById(id);
    return found && this.main.contains(found) && !found.closest("#choices") ? found : null;
  }

  #label(id: string): string {
    const moves = this.#touch.candidates.filter((move) => move.touch.includes(id));
    return moves.length === 1 && moves[0] ? capital(moves[0].words) : id;
  }

  // -- chat

  #chat(event: Event): void {
    event.preventDefault();
    const field = find<HTMLInputElement>("#chat-form input");
    const text = field?.value.trim();
    if (field && text && this.#say({ do: "chat", text })) field.value = "";
  }

  #showChat(chat: readonly ChatLine[]): void {
    const list = find("#chat");
    if (!list) return;
    const rows = chat.map(({ who, text, at }) => {
      const row = make("li");
      row.append(make("time", at), " ", make("b", who), " ", make("span", text));
      return row;
    });
    list.replaceChildren(...rows);
    list.scrollTop = list.scrollHeight;
    const box = find<HTMLDetailsElement>("#chat-box");
    const before = this.#chats;
    this.#chats = chat.length;
    if (box && list.checkVisibility?.() === false && innerWidth >= CHAT_FROM && chat.length) box.open = true;
    if (before < 0 || chat.length <= before) return;
    this.#unread(chat.length - before);
    told(true);
  }

  #openChat(): void {
    const box = find<HTMLDetailsElement>("#chat-box");
    if (!box) return;
    box.open = true;
    showTab("words");
    find("#chat-form input")?.focus();
  }

  #unread(count: number): void {
    const box = find<HTMLDetailsElement>("#chat-box");
    const mark = find("#unread");
    if (!box || !mark) return;
    const total = box.open || count <= 0 ? 0 : Number(mark.dataset.count ?? 0) + count;
    mark.dataset.count = String(total);
    mark.textContent = total ? say("unread", { count: total }) : "";
  }
}

/** Equal pieces carry the same `data-same`: touching any of them counts. */
function kin(main: Element): (id: string) => string[] {
  const groups = new Map<string, string[]>();
  const group = new Map<string, string[]>();
  for (const piece of all("[data-same]", main)) {
    const name = piece.dataset.same ?? "";
    const members = groups.get(name) ?? [];
    members.push(piece.id);
    groups.set(name, members);
    group.set(piece.id, members);
  }
  return (id) => group.get(id) ?? [id];
}
