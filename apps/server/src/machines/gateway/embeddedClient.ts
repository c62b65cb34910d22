import type { Client } from "aedes";

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
