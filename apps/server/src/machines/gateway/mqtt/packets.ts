import { type ISubscribePacket, type IUnsubscribePacket, parser, type Packet } from "mqtt-packet";

/** A packet that claims more bytes than this is not read to its end; the connection closes. */
const packetLimit = 256 * 1024;
/** As much may a stranger say in the packet that names him, so that strangers by the thousand fill no memory. */
const strangerLimit = 2 * 1024;

/** Kinds of MQTT 3.1.1 packets: the upper half of their first byte. */
export const kinds = {
  connect: 1,
  publish: 3,
  puback: 4,
  pubrec: 5,
  pubrel: 6,
  pubcomp: 7,
  subscribe: 8,
  unsubscribe: 10,
  pingreq: 12,
  disconnect: 14,
} as const;

/** The lower half of the first byte, which is fixed for every kind but PUBLISH (MQTT-2.2.2-2). */
const flagged: ReadonlySet<number> = new Set([kinds.pubrel, kinds.subscribe, kinds.unsubscribe]);
/** Kinds whose length is known beforehand. */
const fixedLengths: ReadonlyMap<number, number> = new Map([
  [kinds.puback, 2],
  [kinds.pubrec, 2],
  [kinds.pubrel, 2],
  [kinds.pubcomp, 2],
  [kinds.pingreq, 0],
  [kinds.disconnect, 0],
]);

/** A peer that does not keep to the protocol. */
export class ProtocolError extends Error {}

/** One packet with its head, and where its body begins. */
export type OnPacket = (packet: Buffer, bodyAt: number) => boolean;

/**
 * Cuts a stream into packets. The listener answers whether it takes more; if not, the rest waits for `goOn`.
 *
 * @throws ProtocolError as soon as a packet's own length says that it is too long, before its bytes are gathered.
 */
export class PacketCutter {
  readonly #onPacket: OnPacket;
  #parts: Buffer[] = [];
  #length = 0;
  #limit = strangerLimit;
  /** Fewer bytes than this are no packet yet. */
  #needed = 2;

  constructor(onPacket: OnPacket) {
    this.#onPacket = onPacket;
  }

  /** From here on packets may be as long as those of machines are. */
  trust(): void {
    this.#limit = packetLimit;
  }

  take(chunk: Buffer): void {
    if (this.#length === 0) return this.#cut(chunk);
    this.#parts.push(chunk);
    this.#length += chunk.length;
    if (this.#length >= this.#needed) this.goOn();
  }

  goOn(): void {
    const bytes = this.#parts.length === 1 ? this.#parts[0]! : Buffer.concat(this.#parts, this.#length);
    this.#cut(bytes);
  }

  #cut(bytes: Buffer): void {
    let at = 0;
    let needed = 2;
    for (let takesMore = true; takesMore && at < bytes.length;) {
      const bodyAt = bodyOf(bytes, at);
      const end = bodyAt === 0 ? 0 : bodyAt + lengthOf(bytes, at);
      if (end - at > this.#limit) throw new ProtocolError("packet too long");
      checkHead(bytes[at]!, bodyAt === 0 ? undefined : end - bodyAt);
      if (end === 0 || end > bytes.length) {
        needed = end === 0 ? bytes.length - at + 1 : end - at;
        break;
      }
      const packet = bytes.subarray(at, end);
      takesMore = this.#onPacket(packet, bodyAt - at);
      at = end;
    }
    this.#length = bytes.length - at;
    this.#parts = this.#length === 0 ? [] : [bytes.subarray(at)];
    this.#needed = needed;
  }
}

/** Refuses what no packet of its kind has, as soon as it shows; `length` is undefined before it is known. */
function checkHead(head: number, length: number | undefined): void {
  const kind = head >> 4;
  const flags = head & 15;
  if (kind !== kinds.publish && flags !== (flagged.has(kind) ? 2 : 0))
    throw new ProtocolError(`wrong flags for kind ${kind}`);
  const fixed = fixedLengths.get(kind);
  if (fixed !== undefined && length !== undefined && length !== fixed)
    throw new ProtocolError(`wrong length for kind ${kind}`);
}

/** Where the body of the packet at `at` begins; 0 when its length is not complete. */
function bodyOf(bytes: Buffer, at: number): number {
  for (let place = at + 1; place < bytes.length; place++) {
    if (bytes[place]! < 128) return place + 1;
    if (place === at + 4) throw new ProtocolError("malformed length");
  }
  return 0;
}

function lengthOf(bytes: Buffer, at: number): number {
  let length = 0;
  for (let place = at + 1, shift = 0; ; place++, shift += 7) {
    length |= (bytes[place]! & 127) << shift;
    if (bytes[place]! < 128) return length;
  }
}

export interface Publication {
  readonly topic: string;
  readonly qos: 0 | 1 | 2;
  readonly isRetained: boolean;
  /** 0 with QoS 0. */
  readonly packetId: number;
  readonly payload: Buffer;
}

/** Reads PUBLISH, which is nearly everything that machines send. */
export function readPublish(packet: Buffer, bodyAt: number): Publication {
  const qos = (packet[0]! >> 1) & 3;
  const topicEnd = bodyAt + 2 + (packet.length >= bodyAt + 2 ? packet.readUInt16BE(bodyAt) : 0);
  const payloadAt = qos === 0 ? topicEnd : topicEnd + 2;
  if (qos === 3 || packet.length < payloadAt || packet.length < bodyAt + 2)
    throw new ProtocolError("malformed PUBLISH");
  const packetId = qos === 0 ? 0 : packet.readUInt16BE(topicEnd);
  if (qos !== 0 && packetId === 0) throw new ProtocolError("PUBLISH without a packet id");
  return {
    topic: packet.toString("utf8", bodyAt + 2, topicEnd),
    qos: qos as 0 | 1 | 2,
    isRetained: (packet[0]! & 1) === 1,
    packetId,
    payload: packet.subarray(payloadAt),
  };
}

/** The packet id of PUBREL, whose length is known to be right. */
export function readPacketId(packet: Buffer, bodyAt: number): number {
  return checkPacketId(packet.readUInt16BE(bodyAt));
}

function checkPacketId(packetId: number | undefined): number {
  if (packetId === undefined || packetId === 0) throw new ProtocolError("a packet without a packet id");
  return packetId;
}

/** Reads SUBSCRIBE: its packet id and at least one topic. */
export function readSubscribe(packet: Buffer): {
  readonly packetId: number;
  readonly topics: readonly { readonly topic: string; readonly qos: number }[];
} {
  const { messageId, subscriptions } = readControl(packet) as ISubscribePacket;
  if (subscriptions.length === 0) throw new ProtocolError("SUBSCRIBE without a topic");
  return { packetId: checkPacketId(messageId), topics: subscriptions };
}

/** Reads UNSUBSCRIBE: its packet id and at least one topic. */
export function readUnsubscribe(packet: Buffer): { readonly packetId: number; readonly topics: readonly string[] } {
  const { messageId, unsubscriptions } = readControl(packet) as IUnsubscribePacket;
  if (unsubscriptions.length === 0) throw new ProtocolError("UNSUBSCRIBE without a topic");
  return { packetId: checkPacketId(messageId), topics: unsubscriptions };
}

/** Reads any other packet with the library, which checks what is rarely sent. */
export function readControl(packet: Buffer): Packet {
  const reader = parser({ protocolVersion: 4 });
  let read: Packet | undefined;
  let problem: Error | undefined;
  reader.on("packet", (found) => (read = found));
  reader.on("error", (error) => (problem = error));
  try {
    reader.parse(packet);
  } catch (error) {
    // A stranger's bytes must not end the process, whatever the library makes of them.
    throw new ProtocolError((error as Error).message);
  }
  if (read === undefined || problem !== undefined) throw new ProtocolError(problem?.message ?? "malformed packet");
  return read;
}

/** PUBACK and its relatives: a kind and a packet id. */
export type Receipt = number;
export const receipt = (kind: number, packetId: number): Receipt => (kind << 16) | packetId;

/** Text for the topic of a connection, a receipt, or bytes as they are. */
export type Outgoing = string | Receipt | Buffer;

/** Writes packets one after the other into one piece; texts become publications of QoS 0 on `topic` (with its length before it). */
export function encode(outgoing: readonly Outgoing[], topic: Buffer): Buffer {
  let size = 0;
  for (const one of outgoing)
    size +=
      typeof one === "number" ? 4 : typeof one === "string" ? 5 + topic.length + Buffer.byteLength(one) : one.length;
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  for (const one of outgoing) {
    if (typeof one === "number") {
      bytes[at] = (one >> 16) << 4;
      bytes[at + 1] = 2;
      at = bytes.writeUInt16BE(one & 0xffff, at + 2);
    } else if (typeof one === "string") at = writePublish(bytes, at, topic, one);
    else at += one.copy(bytes, at);
  }
  return bytes.subarray(0, at);
}

function writePublish(bytes: Buffer, start: number, topic: Buffer, text: string): number {
  bytes[start] = kinds.publish << 4;
  let at = start + 1;
  for (let left = topic.length + Buffer.byteLength(text); ; left >>= 7) {
    bytes[at++] = left > 127 ? (left & 127) | 128 : left;
    if (left <= 127) break;
  }
  at += topic.copy(bytes, at);
  return at + bytes.write(text, at, "utf8");
}

/** A text as MQTT writes it: its length in two bytes, then UTF-8. */
export function lengthPrefixed(text: string): Buffer {
  const bytes = Buffer.from(`\0\0${text}`);
  bytes.writeUInt16BE(bytes.length - 2);
  return bytes;
}
