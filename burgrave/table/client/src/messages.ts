// Made from burgrave/table/messages.py; do not edit.

/** A legal move: its notation, which is what is played, its words, and the pieces one would touch for it. */
export interface LegalMove {
  move: string;
  words: string;
  touch: string[];
}

/** Moves that are one gesture, the first of which only prepares the next, with the pieces of both. */
export interface Gesture {
  moves: string[];
  words: string;
  touch: string[];
}

/** A move as the best bot sees it. */
export interface HintedMove {
  move: string;
  words: string;
  touch: string[];
  value: string;
  expects: string;
}

/** Something that was said, under the name of that day. */
export interface ChatLine {
  number: number;
  who: string;
  seat: number | null;
  text: string;
  at: string;
}

/** What has changed since the last message to this page; the first one, and any the page asks for, is whole. */
export interface PageState {
  kind: "state";
  seq: number;
  turn: boolean;
  tab: string;
  game: "frozen" | "over" | "playing" | "waiting";
  main?: string | null;
  regions?: Record<string, string>;
  boards?: Record<string, string[]>;
  parts?: Record<string, Record<number, string>>;
  frames?: Record<string, string>;
  log?: string[] | null;
  moves?: LegalMove[] | null;
  wastes?: number[] | null;
}

/** The last lines of the chat. */
export interface Chat {
  kind: "chat";
  lines: ChatLine[];
}

/** The best moves, best first. */
export interface Hints {
  kind: "hints";
  moves: HintedMove[];
}

/** This move would hand the turn on or end something: whoever made it is asked whether it is meant. */
export interface Confirm {
  kind: "confirm";
  seq: number;
  move: string;
}

/** Why a piece cannot be used now, or the gestures that reach it; both are empty if nothing needs to be said. */
export interface Why {
  kind: "why";
  seq: number;
  thing: string;
  words: string;
  gestures: Gesture[];
}

/** What was wanted is not allowed, in one line. */
export interface Refusal {
  kind: "refusal";
  seq: number;
  error: string;
  anyway?: string;
}

/** The tables of the home page, as it shows them. */
export interface Lobby {
  kind: "lobby";
  html: string;
}

/** Play a move; with `confirm` only if it neither hands the turn on nor ends something. */
export interface Play {
  do: "move";
  seq: number;
  move: string;
  confirm?: boolean;
  anyway?: boolean;
}

/** Take the last move back, where nobody has to agree. */
export interface Undo {
  do: "undo";
  seq: number;
}

/** Ask the others for leave to take the last move back. */
export interface WishUndo {
  do: "wish";
  seq: number;
}

/** Agree to somebody's wish. */
export interface Agree {
  do: "consent";
  seq: number;
}

/** Do not agree to somebody's wish. */
export interface Disagree {
  do: "refuse";
  seq: number;
}

/** Let a bot play a seat, or its holder again. */
export interface HandOver {
  do: "hand_over";
  seat: number;
  bot: string | null;
}

/** Offer a seat anew by a fresh link; one's own is left by that. */
export interface OfferSeat {
  do: "offer";
  seat: number;
}

/** Begin without waiting for more people: bots take the free seats. */
export interface StartGame {
  do: "start";
  bot: string;
}

/** Ask for a player who is away and lets the others wait; after a while a bot may sit in. */
export interface WarnAbsent {
  do: "warn";
  seat: number;
}

/** End the game as it stands, or agree to that; it ends when all have agreed. */
export interface EndGame {
  do: "end";
  seq: number;
}

/** Give the game up. */
export interface Resign {
  do: "resign";
  seq: number;
}

/** Say something to the table. */
export interface Say {
  do: "chat";
  text: string;
}

/** Ask the best bot. */
export interface AskHint {
  do: "hint";
}

/** Ask why a piece cannot be used. */
export interface AskWhy {
  do: "why";
  seq: number;
  thing: string;
}

/** Of several own seats: it is this one that looks now. */
export interface LiftCurtain {
  do: "curtain";
  seat: number;
}

/** Let bots move slowly, as usual or at once; of several people at a table the slowest wish holds. */
export interface SetPace {
  do: "pace";
  pace: "instant" | "normal" | "slow";
}

/** See what bots do now at once, until a person is asked. */
export interface Hurry {
  do: "hurry";
}

/** Send everything again. */
export interface AskWhole {
  do: "whole";
}

/** What a lesson has told has been read. */
export interface ReadOn {
  do: "lesson_next";
  seq: number;
}

/** Answer a lesson's question by touching a piece. */
export interface AnswerLesson {
  do: "lesson_answer";
  seq: number;
  thing: string;
}

/** Leave a lesson's script: the game goes on as any other. */
export interface LeaveLesson {
  do: "lesson_leave";
  seq: number;
}

/** Back to where the script was left, or to the beginning of what was missed. */
export interface BackToLesson {
  do: "lesson_back";
  seq: number;
}

/** From the table. */
export type Told = PageState | Chat | Hints | Confirm | Why | Refusal;

/** From the page. */
export type Wanted = Play | Undo | WishUndo | Agree | Disagree | HandOver | OfferSeat | StartGame | WarnAbsent | EndGame | Resign | Say | AskHint | AskWhy | LiftCurtain | SetPace | Hurry | AskWhole | ReadOn | AnswerLesson | LeaveLesson | BackToLesson;
