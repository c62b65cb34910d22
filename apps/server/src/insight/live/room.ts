import type { LiveMessage, LiveTotals } from "@yunshou/contract/insight/screensLive";
import type { NewestSale } from "../screens/newestSales.queries.ts";
import { salePointMessage } from "../screens/sale.ts";
import type { Viewer } from "../viewer.ts";

/** What the hub needs of a socket; a slow one is ended rather than buffered for. */
export interface LiveSocket {
  readonly bufferedAmount: number;
  send(text: string): void;
  terminate(): void;
}

/** Limits of the live channel. */
export const liveLimits = {
  /** Sales that arrive within this time travel together. */
  coalesceMs: 250,
  pointsPerPush: 20,
  /** Totals follow once more after the screens' counters take updates again (BIGSALES-22). */
  trailingMs: 2_750,
  /** Totals without any sale: midnight must reach the screens, and a dead line must show. */
  quietMs: 30_000,
  /** A reading of totals may take this share of the time at most. */
  readingShare: 0.25,
  bufferedBytes: 1_048_576,
} as const;

/** All screens that see the same: one reading and one text for each push, whatever their number. */
export class Room {
  readonly viewer: Viewer;
  readonly povertyReliefOnly: boolean;
  readonly sockets = new Set<LiveSocket>();
  readonly #merchants: ReadonlySet<string> | null;
  /** A whole tree sees merchants that join it while the screen is open. */
  readonly #topId: string | undefined;
  readonly #machines: ReadonlySet<string> | null;
  /** Machines that he sees whichever merchant owns them. */
  readonly #granted: ReadonlySet<string>;
  #waiting: NewestSale[] = [];
  #totals: LiveTotals | undefined;
  /** Earliest time of the next reading of totals. */
  readableAt = 0;
  /** When totals are due without a new sale. */
  dueAt = 0;

  constructor(viewer: Viewer, povertyReliefOnly: boolean) {
    this.viewer = viewer;
    this.povertyReliefOnly = povertyReliefOnly;
    const { merchants, topId, machines, granted = [] } = viewer.scope;
    this.#topId = topId;
    this.#merchants = merchants === "all" ? null : new Set(merchants);
    this.#machines = machines === undefined ? null : new Set(machines);
    this.#granted = new Set(machines === undefined ? [] : granted);
  }

  get totals(): LiveTotals | undefined {
    return this.#totals;
  }

  /** Whether a sale of this merchant and machine concerns the room. */
  sees(sale: NewestSale): boolean {
    if (this.povertyReliefOnly && !sale.isPovertyRelief) return false;
    if (this.#machines?.has(sale.machineId) === false) return false;
    if (this.#granted.has(sale.machineId)) return true;
    if (this.#topId !== undefined) return sale.topId === this.#topId;
    return this.#merchants === null || this.#merchants.has(sale.merchantId);
  }

  /** Keeps the sales that concern the room for its next push, the newest few only. */
  take(sales: readonly NewestSale[]): void {
    this.#waiting = [...this.#waiting, ...sales.filter((sale) => this.sees(sale))].slice(-liveLimits.pointsPerPush);
  }

  get hasWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** Takes new totals in, with what reading them cost. */
  learn(totals: LiveTotals, costMs: number, now: number): void {
    this.#totals = totals;
    this.readableAt = now + Math.max(liveLimits.coalesceMs, costMs / liveLimits.readingShare);
  }

  /** Sends what waits, oldest first, or the totals alone. Nothing is sent before totals are known. */
  push(now: number): void {
    const totals = this.#totals;
    if (totals === undefined) return;
    const points = this.#waiting;
    this.#waiting = [];
    const messages = points
      .map((sale, index) => salePointMessage(totals, sale, points.length - 1 - index, this.viewer))
      .filter((message) => message !== undefined);
    const texts = (messages.length > 0 ? messages : [{ ...totals, tag: "one" } satisfies LiveMessage]).map((message) =>
      JSON.stringify(message),
    );
    for (const socket of this.sockets) sendTo(socket, texts);
    this.dueAt = now + (messages.length > 0 ? liveLimits.trailingMs : liveLimits.quietMs);
  }

  /** First messages of a screen that just opened: the newest sales it may have missed, else the totals. */
  welcome(socket: LiveSocket, recent: readonly NewestSale[]): void {
    const totals = this.#totals;
    if (totals === undefined) return;
    const points = recent.filter((sale) => this.sees(sale)).slice(-liveLimits.pointsPerPush);
    const messages = points
      .map((sale, index) => salePointMessage(totals, sale, points.length - 1 - index, this.viewer))
      .filter((message) => message !== undefined);
    sendTo(
      socket,
      (messages.length > 0 ? messages : [{ ...totals, tag: "one" } satisfies LiveMessage]).map((message) =>
        JSON.stringify(message),
      ),
    );
  }
}

function sendTo(socket: LiveSocket, texts: readonly string[]): void {
  if (socket.bufferedAmount > liveLimits.bufferedBytes) {
    socket.terminate();
    return;
  }
  for (const text of texts) socket.send(text);
}
