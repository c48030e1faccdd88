// The line to the table: it reconnects by itself, and every message is whole, so nothing has to be caught up.

export class Line {
  #socket: WebSocket | undefined;
  #waits = 0;
  #timer = 0;
  #watch = 0;

  constructor(
    private readonly path: string,
    private readonly heard: (message: any) => void,
    private readonly lost: (for_good: boolean) => void,
    private readonly found: () => void = () => {},
  ) {
    addEventListener("online", () => this.#hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.#hurry());
    this.#connect();
  }

  /** False if there is nobody to hear it. */
  say(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** An answer is due: without one the line counts as dead. */
  expect(seconds = 15): void {
    clearTimeout(this.#watch);
    this.#watch = window.setTimeout(() => this.#socket?.close(), seconds * 1000);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = (this.#socket = new WebSocket(new URL(this.path, location.href.replace(/^http/, "ws"))));
    socket.onopen = () => this.found();
    socket.onmessage = (event) => {
      this.#waits = 0;
      clearTimeout(this.#watch);
      this.heard(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      clearTimeout(this.#watch);
      const refused = event.code === 1008 || event.code >= 4400;
      this.lost(refused);
      if (refused) return;
      const wait = Math.min(15, 0.5 * 2 ** this.#waits++) * (0.75 + Math.random() / 2);
      this.#timer = window.setTimeout(() => this.#connect(), wait * 1000);
    };
  }

  #hurry(): void {
    if (this.#socket?.readyState !== WebSocket.CLOSED || !this.#timer) return;
    this.#waits = 0;
    this.#connect();
  }
}
