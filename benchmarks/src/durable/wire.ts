/**
 * As much of MQTT 3.1.1 as a load generator needs, without the cost of a complete library: the generator shares two cores
 * with what it measures. Correctness is not at stake here; the server under test reads every packet with its own parser.
 */

const text = (value: string): Buffer => {
  const bytes = Buffer.from(value);
  return Buffer.concat([Buffer.from([bytes.length >> 8, bytes.length & 255]), bytes]);
};

function packet(head: number, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const length: number[] = [];
  for (let left = body.length; ; left >>= 7) {
    length.push((left & 127) | (left > 127 ? 128 : 0));
    if (left <= 127) break;
  }
  return Buffer.concat([Buffer.from([head, ...length]), body]);
}

export const connectPacket = (machineNo: string, secret: string): Buffer =>
  packet(0x10, text("MQTT"), Buffer.from([4, 0xc2, 0, 0]), text(machineNo), text(machineNo), text(secret));

export const subscribePacket = (topic: string): Buffer =>
  packet(0x82, Buffer.from([0, 1]), text(topic), Buffer.from([1]));

/** A QoS 1 publication whose head is made once for each machine. */
export function publishPacket(topic: Buffer, packetId: number, payload: string): Buffer {
  // Everything a generated machine says is ASCII.
  const length = topic.length + 2 + payload.length;
  const lengthBytes = length < 128 ? 1 : length < 16_384 ? 2 : 3;
  const bytes = Buffer.allocUnsafe(1 + lengthBytes + length);
  let at = 0;
  bytes[at++] = 0x32;
  for (let left = length, n = 0; n < lengthBytes; n++, left >>= 7)
    bytes[at++] = (left & 127) | (n < lengthBytes - 1 ? 128 : 0);
  at += topic.copy(bytes, at);
  bytes[at++] = packetId >> 8;
  bytes[at++] = packetId & 255;
  bytes.write(payload, at, "latin1");
  return bytes;
}

export const topicBytes = (topic: string): Buffer => text(topic);

export const packetKinds = { connack: 2, publish: 3, puback: 4, suback: 9 } as const;

/** Cuts a stream, whose chunks may share their memory, into packets and hands over the kind, the first two bytes and the body of each. */
export class PacketCutter {
  readonly #onPacket: (kind: number, firstWord: number, body: Buffer) => void;
  #rest: Buffer = Buffer.alloc(0);

  constructor(onPacket: (kind: number, firstWord: number, body: Buffer) => void) {
    this.#onPacket = onPacket;
  }

  take(chunk: Buffer): void {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    for (;;) {
      const start = at;
      let length = 0;
      let shift = 0;
      let cursor = at + 1;
      for (; cursor < bytes.length; cursor++, shift += 7) {
        length |= (bytes[cursor]! & 127) << shift;
        if (bytes[cursor]! < 128) break;
      }
      if (cursor >= bytes.length || cursor + 1 + length > bytes.length) {
        // Copied, because the caller reads the next chunk into the same memory.
        this.#rest = Buffer.from(bytes.subarray(start));
        return;
      }
      const body = cursor + 1;
      const firstWord = length >= 2 ? (bytes[body]! << 8) | bytes[body + 1]! : 0;
      this.#onPacket(bytes[start]! >> 4, firstWord, bytes.subarray(body, body + length));
      at = body + length;
    }
  }
}
