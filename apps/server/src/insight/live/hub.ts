import { type Database, inScope, platformScope } from "@yunshou/database";
import { businessDay } from "@yunshou/domain";
import type { FastifyBaseLogger } from "fastify";
import { readSaleNotice, type SaleKey, salesPerNotice } from "../../orders/book/saleNotice.ts";
import { type NewestSale, newestSales, salesByKeys } from "../screens/newestSales.queries.ts";
import { presentTotals } from "../screens/sale.ts";
import { saleTotals } from "../screens/sales.queries.ts";
import type { Viewer } from "../viewer.ts";
import { liveLimits, type LiveSocket, Room } from "./room.ts";

/** Sales that a screen which opens a moment late may still have missed. */
const recentKept = 200;
const recentMs = 10_000;

/**
 * Turns notices of sales into pushes. Notices are gathered for at most a quarter of a second; then the named sales are read
 * once for the whole process, and each room's totals once, from rollups. With no screen open nothing is read at all.
 */
export class LiveHub {
  readonly #database: Database;
  readonly #log: FastifyBaseLogger;
  readonly #rooms = new Map<string, Room>();
  #named: SaleKey[] = [];
  #unnamed = false;
  #recent: { sale: NewestSale; at: number }[] = [];
  #timer: NodeJS.Timeout | undefined;
  #working = false;
  #stopped = false;

  constructor(database: Database, log: FastifyBaseLogger) {
    this.#database = database;
    this.#log = log;
  }

  /** Takes a notice of the effects of sales. One without ids only says that something was sold. */
  notice(payload: string): void {
    if (this.#rooms.size === 0) return;
    const keys = readSaleNotice(payload);
    if (keys.length === 0) this.#unnamed = true;
    this.#named = [...this.#named, ...keys].slice(-salesPerNotice);
    this.#wake(liveLimits.coalesceMs);
  }

  /** Totals for the rooms of this viewer, on whichever screen, at the next tick (BIGSALES-29). */
  pushTotals(viewerKey: string): void {
    for (const room of this.#rooms.values()) {
      if (room.viewer.key === viewerKey || room.viewer.key.startsWith(`${viewerKey} `)) room.dueAt = 0;
    }
    if (this.#rooms.size > 0) this.#wake(liveLimits.coalesceMs);
  }

  /** Lets a socket see what its viewer may see; answers how to take it out again. */
  async join(socket: LiveSocket, viewer: Viewer, povertyReliefOnly: boolean): Promise<() => void> {
    const key = `${viewer.key} ${povertyReliefOnly}`;
    const room = this.#rooms.get(key) ?? new Room(viewer, povertyReliefOnly);
    this.#rooms.set(key, room);
    room.sockets.add(socket);
    try {
      if (room.totals === undefined || performance.now() >= room.readableAt) await this.#readTotals(room);
      const since = performance.now() - recentMs;
      room.welcome(
        socket,
        this.#recent.filter(({ at }) => at >= since).map(({ sale }) => sale),
      );
    } catch (error) {
      this.#log.warn({ err: error }, "the first totals of a big screen could not be read");
    }
    if (room.dueAt === 0) room.dueAt = performance.now() + liveLimits.quietMs;
    this.#wake(liveLimits.quietMs);
    return () => {
      room.sockets.delete(socket);
      if (room.sockets.size === 0 && this.#rooms.get(key) === room) this.#rooms.delete(key);
    };
  }

  /** Number of open screens, for the metrics. */
  get size(): number {
    let size = 0;
    for (const room of this.#rooms.values()) size += room.sockets.size;
    return size;
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    for (const room of this.#rooms.values()) for (const socket of room.sockets) socket.terminate();
    this.#rooms.clear();
  }

  #wakesAt = Number.POSITIVE_INFINITY;

  #wake(inMs: number): void {
    const at = performance.now() + inMs;
    if (this.#stopped || this.#working || at >= this.#wakesAt) return;
    clearTimeout(this.#timer);
    this.#wakesAt = at;
    this.#timer = setTimeout(() => void this.#work(), inMs);
  }

  async #work(): Promise<void> {
    this.#working = true;
    this.#wakesAt = Number.POSITIVE_INFINITY;
    try {
      const fresh = await this.#readSales();
      for (const room of this.#rooms.values()) {
        room.take(fresh);
        const now = performance.now();
        if (!room.hasWaiting && room.dueAt > now) continue;
        if (now >= room.readableAt) await this.#readTotals(room);
        room.push(performance.now());
      }
    } catch (error) {
      this.#log.warn({ err: error }, "a push to the big screens failed and is tried again");
    } finally {
      this.#working = false;
      this.#plan();
    }
  }

  /** The next tick: soon when something waits, else when totals of some room are due. */
  #plan(): void {
    if (this.#rooms.size === 0) return;
    if (this.#named.length > 0 || this.#unnamed) return this.#wake(liveLimits.coalesceMs);
    const due = Math.min(...[...this.#rooms.values()].map((room) => room.dueAt));
    this.#wake(Math.max(liveLimits.coalesceMs, due - performance.now()));
  }

  async #readSales(): Promise<NewestSale[]> {
    const named = this.#named;
    const unnamed = this.#unnamed;
    this.#named = [];
    this.#unnamed = false;
    if (named.length === 0 && !unnamed) return [];
    const known = new Set(this.#recent.map(({ sale }) => sale.id));
    const found = await inScope(
      this.#database,
      platformScope,
      (tx) =>
        unnamed
          ? newestSales(tx, platformScope, liveLimits.pointsPerPush, false)
          : salesByKeys(
              tx,
              named.map(({ topId }) => topId),
              named.map(({ id }) => id),
            ),
      { readOnly: true },
    );
    const now = performance.now();
    const fresh = (unnamed ? found.reverse() : found).filter((sale) => !known.has(sale.id));
    this.#recent = [...this.#recent, ...fresh.map((sale) => ({ sale, at: now }))].slice(-recentKept);
    return fresh;
  }

  async #readTotals(room: Room): Promise<void> {
    const started = performance.now();
    const { scope, timeZone } = room.viewer;
    const day = businessDay(new Date(), timeZone);
    const totals = await inScope(this.#database, scope, (tx) => saleTotals(tx, scope, day), { readOnly: true });
    const now = performance.now();
    room.learn(presentTotals(totals), now - started, now);
  }
}
