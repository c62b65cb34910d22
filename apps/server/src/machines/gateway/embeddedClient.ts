import { Aedes, type Client } from "aedes";
import { generate } from "mqtt-packet";

/** A packet that claims more than this is not read to its end; the connection closes. */
const packetLimit = 256 * 1024;
/** As many messages of one machine may wait for their commit while its pings are still read. */
const heldLimit = 200;

/** What this file knows of the broker's inside. The version is pinned, and tests fail when it no longer holds. */
interface Inside {
  readonly closed: boolean;
  readonly _parser: { parse(bytes: Buffer): number; readonly packet: { readonly length: number } };
  /** Packets that were read and not finished; at zero the broker reads on. */
  _parsingBatch: number;
  /** Finishes one packet and reads on at zero. */
  _nextBatch(error?: Error): void;
}

/** Closes a connection as soon as a packet's own length says that it is too long, before its bytes are gathered. */
export function limitPackets(client: Client): void {
  const parser = (client as unknown as Inside)._parser;
  const parse = parser.parse.bind(parser);
  parser.parse = (bytes) => {
    const left = parse(bytes);
    if (parser.packet.length > packetLimit) client.emit("error", new Error("packet too long"));
    return left;
  };
}

/**
 * A broker that forwards nothing: what a machine says goes to the pipeline, and what a machine hears comes from the outbox.
 * So no message can reach another machine, whatever topics exist.
 */
export class SilentBroker extends Aedes {
  override publish(_packet: unknown, ...[client, done]: (Client | null | ((error?: Error) => void) | undefined)[]): void {
    const end = done ?? client;
    if (typeof end === "function") setImmediate(end);
  }
}

/** A machine that reads so slowly is sent nothing more; what must reach it waits in the outbox. */
const unreadLimit = 256 * 1024;

/**
 * Sends publications of QoS 0. What a client is sent in one turn of the event loop, receipts and PUBACKs of a whole batch,
 * leaves in one write, because a write costs more than what it carries.
 */
export class Outlet {
  readonly #held = new Set<Client["conn"]>();

  /** False when the connection takes no more. */
  send({ conn }: Client, topic: string, payload: string): boolean {
    if (!conn.writable || conn.writableLength > unreadLimit) return false;
    this.#hold(conn);
    conn.write(generate({ cmd: "publish", topic, payload, qos: 0, dup: false, retain: false }));
    return true;
  }

  #hold(conn: Client["conn"]): void {
    if (this.#held.has(conn)) return;
    if (this.#held.size === 0) setImmediate(() => this.#release());
    this.#held.add(conn);
    conn.cork();
  }

  #release(): void {
    for (const conn of this.#held) conn.uncork();
    this.#held.clear();
  }
}

/**
 * The broker reads on only when everything it read is finished. A message that waits for a long outage would thus hold up
 * the machine's pings, and the machine would take the connection for dead. Messages that wait longer than a moment are
 * therefore counted as finished for reading, and counted again when they really are.
 */
export class Reader {
  readonly #client: Inside;
  readonly #held = new Set<{ sinceMs: number; isParked: boolean }>();

  constructor(client: Client) {
    this.#client = client as unknown as Inside;
  }

  /** Notes a message under way; call the answer when it is settled. */
  hold(): () => void {
    const token = { sinceMs: performance.now(), isParked: false };
    this.#held.add(token);
    return () => {
      this.#held.delete(token);
      if (token.isParked) this.#client._parsingBatch++;
    };
  }

  /** Reads on past messages that have waited for a second or more. */
  readOn(): void {
    if (this.#held.size > heldLimit) return;
    const before = performance.now() - 1_000;
    for (const token of this.#held) {
      if (token.isParked || token.sinceMs > before || this.#client.closed) continue;
      token.isParked = true;
      this.#client._nextBatch();
    }
  }
}
