import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { blockOf, plainAddress } from "./addresses.ts";
import type { GuardLimits } from "./limits.ts";
import { Turns } from "./turns.ts";

/** Between looks at what is slow. */
const lookEveryMs = 1_000;

interface Turn {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** One open connection. */
interface Visitor {
  readonly socket: Socket;
  readonly address: string;
  readonly block: string;
  /** A person with a session came over it, or it is that of a proxy. */
  isKnown: boolean;
  /** It has become a live channel, which has limits of its own. */
  isChannel: boolean;
  /** What is being answered, and since when. */
  current: Turn | undefined;
  currentSinceMs: number;
  readonly waiting: Turn[];
  /** Bytes that have left for the other side, and when they last were noticeably more. */
  sentBytes: number;
  sentAtMs: number;
}

/**
 * Stands between the connections of a server and its calls. Requests of one connection are answered one after the other,
 * so that a file is opened when its answer is written; what is slow, or is not read, is closed; and of the connections on
 * which nobody has shown a session, an address and its block hold so many: for one more, the one that has waited longest
 * has to go.
 */
export class Guard {
  readonly #limits: GuardLimits;
  readonly #isProxy: (address: string) => boolean;
  readonly #visitors = new Map<Socket, Visitor>();
  readonly #strangers = new Map<string, Set<Visitor>>();
  readonly #turns = new Turns();
  #strangersCount = 0;
  #closed = 0;

  constructor(limits: GuardLimits, isProxy: (address: string) => boolean = () => false) {
    this.#limits = limits;
    this.#isProxy = isProxy;
  }

  /** The server whose requests reach `handle` by turns. */
  serve(handle: RequestListener): Server {
    const { headMs, fileMs, idleMs, connections } = this.#limits;
    const server = createServer(
      {
        headersTimeout: headMs,
        requestTimeout: fileMs,
        keepAliveTimeout: idleMs,
        connectionsCheckingInterval: lookEveryMs,
      },
      (request, response) => this.#arrive({ request, response }, handle),
    );
    server.maxConnections = connections;
    server.on("connection", (socket: Socket) => this.#enter(socket));
    server.prependListener("upgrade", (_request: IncomingMessage, socket: Socket) => {
      const visitor = this.#visitors.get(socket);
      if (visitor === undefined) return;
      visitor.isChannel = true;
      this.#forgetStranger(visitor);
    });
    const looking = setInterval(() => this.#look(Date.now()), lookEveryMs).unref();
    server.once("close", () => clearInterval(looking));
    return server;
  }

  /** A person with a session came over this connection. */
  know(socket: Socket): void {
    const visitor = this.#visitors.get(socket);
    if (visitor === undefined || visitor.isKnown) return;
    visitor.isKnown = true;
    this.#forgetStranger(visitor);
  }

  /** Open connections, those without a session among them, and how many were closed by the guard. */
  figures(): { readonly connections: number; readonly strangers: number; readonly closed: number } {
    return { connections: this.#visitors.size, strangers: this.#strangersCount, closed: this.#closed };
  }

  #enter(socket: Socket): void {
    const address = plainAddress(socket.remoteAddress ?? "");
    const visitor: Visitor = {
      socket,
      address,
      block: blockOf(address),
      isKnown: this.#isProxy(address),
      isChannel: false,
      current: undefined,
      currentSinceMs: 0,
      waiting: [],
      sentBytes: 0,
      sentAtMs: Date.now(),
    };
    this.#visitors.set(socket, visitor);
    socket.once("close", () => {
      this.#visitors.delete(socket);
      visitor.waiting.length = 0;
      if (!visitor.isKnown) this.#forgetStranger(visitor);
    });
    if (visitor.isKnown) return;
    for (const key of keysOf(visitor)) {
      const others = this.#strangers.get(key) ?? new Set();
      this.#strangers.set(key, others.add(visitor));
    }
    this.#strangersCount += 1;
    this.#makeRoom(visitor);
  }

  #forgetStranger(visitor: Visitor): void {
    for (const key of keysOf(visitor)) {
      const others = this.#strangers.get(key);
      if (others?.delete(visitor) !== true) continue;
      if (others.size === 0) this.#strangers.delete(key);
      if (key === visitor.address) this.#strangersCount -= 1;
    }
  }

  /** Closes one connection where the newest is one too many; it is the newest itself when all others are being answered. */
  #makeRoom(newest: Visitor): void {
    const { strangers, strangersOfAddress, strangersOfBlock } = this.#limits;
    const [address, block] = keysOf(newest);
    const ofAddress = this.#strangers.get(address) ?? new Set();
    const ofBlock = this.#strangers.get(block) ?? new Set();
    if (ofAddress.size > strangersOfAddress) this.#close(longestWaiting(ofAddress) ?? newest);
    else if (ofBlock.size > strangersOfBlock) this.#close(longestWaiting(ofBlock) ?? newest);
    else if (this.#strangersCount > strangers) this.#close(longestWaiting(this.#largestBlock()) ?? newest);
  }

  #largestBlock(): Set<Visitor> {
    let largest = new Set<Visitor>();
    for (const [key, visitors] of this.#strangers)
      if (key.startsWith(blockMark) && visitors.size > largest.size) largest = visitors;
    return largest;
  }

  #close(visitor: Visitor): void {
    this.#closed += 1;
    visitor.waiting.length = 0;
    if (!visitor.isKnown) this.#forgetStranger(visitor);
    // The rest of a packet would still be read into requests, thousands of them.
    stopReading(visitor.socket);
    visitor.socket.destroy();
  }

  #arrive(turn: Turn, handle: RequestListener): void {
    const visitor = this.#visitors.get(turn.request.socket);
    if (visitor === undefined || visitor.socket.destroyed) return void turn.request.socket.destroy();
    if (visitor.current === undefined) return this.#begin(visitor, turn, handle);
    visitor.waiting.push(turn);
    if (visitor.waiting.length >= this.#limits.pipelined) this.#close(visitor);
  }

  #begin(visitor: Visitor, turn: Turn, handle: RequestListener): void {
    visitor.current = turn;
    visitor.currentSinceMs = Date.now();
    turn.response.once("close", () => {
      visitor.current = undefined;
      const next = visitor.waiting.shift();
      if (next !== undefined && !visitor.socket.destroyed) this.#begin(visitor, next, handle);
    });
    if (visitor.isKnown) return handle(turn.request, turn.response);
    this.#turns.add(visitor.address, () => {
      if (!visitor.socket.destroyed) handle(turn.request, turn.response);
    });
  }

  /** Closes what brings its body, or takes its answer, too slowly. */
  #look(nowMs: number): void {
    const { bodyMs, fileMs, stalledMs, stalledBytes } = this.#limits;
    for (const visitor of this.#visitors.values()) {
      const { socket, current } = visitor;
      const sent = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength === 0 || sent - visitor.sentBytes >= stalledBytes) {
        visitor.sentBytes = sent;
        visitor.sentAtMs = nowMs;
      } else if (nowMs - visitor.sentAtMs > stalledMs) {
        this.#close(visitor);
        continue;
      }
      if (visitor.isChannel || current === undefined || current.request.complete) continue;
      const isFile = current.request.headers["content-type"]?.startsWith("application/octet-stream") === true;
      if (nowMs - visitor.currentSinceMs <= (isFile ? fileMs : bodyMs)) continue;
      this.#closed += 1;
      if (!current.response.headersSent) socket.write(tooSlow);
      socket.destroySoon();
    }
  }
}

/**
 * Node has no public way to end the reading of a packet half-way: without this, each request in the rest of it becomes
 * objects and an error of its own. A parser that is given back loses what is set here.
 */
function stopReading(socket: Socket): void {
  const { parser } = socket as Socket & { readonly parser?: { onIncoming?: unknown } | null };
  if (parser !== undefined && parser !== null) parser.onIncoming = () => 0;
}

const tooSlow = "HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
const blockMark = "block ";
const keysOf = ({ address, block }: Visitor) => [address, `${blockMark}${block}`] as const;

/** The oldest connection of which nothing is being answered; whoever is still bringing a request waits, however busily. */
function longestWaiting(visitors: ReadonlySet<Visitor>): Visitor | undefined {
  for (const visitor of visitors)
    if (!visitor.isChannel && (visitor.current === undefined || !visitor.current.request.complete)) return visitor;
  return undefined;
}
