import fc from "fast-check";
import { generate, parser, type Packet } from "mqtt-packet";
import { describe, expect, it } from "vitest";
import {
  encode,
  kinds,
  lengthPrefixed,
  PacketCutter,
  ProtocolError,
  readControl,
  readPacketId,
  readPublish,
  readSubscribe,
  readUnsubscribe,
  receipt,
} from "./packets.ts";

const publish = (payload: string, qos: 0 | 1 | 2 = 1) =>
  generate({ cmd: "publish", topic: "v1/m/A1/up", payload, qos, dup: false, retain: false, messageId: 7 });

/** Cuts chunks and answers the packets, as many at a time as the listener takes. */
function cutAll(chunks: readonly Buffer[], takes = Infinity): Buffer[] {
  const found: Buffer[] = [];
  let left = takes;
  const cutter = new PacketCutter((packet) => {
    found.push(packet);
    return --left > 0;
  });
  for (const chunk of chunks) {
    cutter.take(chunk);
    for (let before = -1; before !== found.length;) {
      before = found.length;
      left = takes;
      cutter.goOn();
    }
  }
  return found;
}

/** Reads a packet as a connection does; answers what it means. */
function meaningOf(packet: Buffer, bodyAt: number): object {
  const kind = packet[0]! >> 4;
  if (kind === kinds.publish) {
    const { topic, qos, isRetained, packetId, payload } = readPublish(packet, bodyAt);
    return {
      cmd: "publish",
      topic,
      qos,
      retain: isRetained,
      ...(qos === 0 ? {} : { messageId: packetId }),
      payload: payload.toString("hex"),
    };
  }
  if (kind === kinds.subscribe) return { cmd: "subscribe", ...readSubscribe(packet) };
  if (kind === kinds.unsubscribe) return { cmd: "unsubscribe", ...readUnsubscribe(packet) };
  if (kind === kinds.puback || kind === kinds.pubrel)
    return { cmd: kind === kinds.puback ? "puback" : "pubrel", packetId: readPacketId(packet, bodyAt) };
  if (kind === kinds.pingreq || kind === kinds.disconnect)
    return { cmd: kind === kinds.pingreq ? "pingreq" : "disconnect" };
  throw new ProtocolError("unexpected");
}

const readAny = (packet: Buffer, bodyAt: number) => meaningOf(packet, bodyAt) !== undefined;

/** What our readers make of a stream that comes in pieces. */
function attempt(bytes: Buffer, sizes: readonly number[]): object[] | "refused" {
  const found: object[] = [];
  const cutter = new PacketCutter((packet, bodyAt) => found.push(meaningOf(packet, bodyAt)) > 0);
  cutter.trust();
  let at = 0;
  try {
    for (const size of [...sizes, bytes.length]) cutter.take(bytes.subarray(at, (at += size)));
  } catch (error) {
    if (error instanceof ProtocolError) return "refused";
    throw error;
  }
  return found;
}

/** What the library makes of it, with the names of ours. */
function oracle(bytes: Buffer): object[] | "refused" {
  const found: object[] = [];
  let isRefused = false;
  const reader = parser({ protocolVersion: 4 });
  reader.on("error", () => (isRefused = true));
  reader.on("packet", (packet) => {
    if (packet.cmd === "publish") {
      const { cmd, topic, qos, retain, messageId, payload } = packet;
      found.push({
        cmd,
        topic,
        qos,
        retain,
        ...(qos === 0 ? {} : { messageId }),
        payload: Buffer.from(payload).toString("hex"),
      });
    } else if (packet.cmd === "subscribe")
      found.push({ cmd: packet.cmd, packetId: packet.messageId, topics: packet.subscriptions });
    else if (packet.cmd === "unsubscribe")
      found.push({ cmd: packet.cmd, packetId: packet.messageId, topics: packet.unsubscriptions });
    else if (packet.cmd === "puback" || packet.cmd === "pubrel")
      found.push({ cmd: packet.cmd, packetId: packet.messageId });
    else found.push({ cmd: packet.cmd });
  });
  try {
    reader.parse(bytes);
  } catch {
    isRefused = true;
  }
  return isRefused ? "refused" : found;
}

describe("packets of MQTT 3.1.1", () => {
  it("are cut the same wherever the network cuts the stream, and however few the listener takes at a time", () => {
    const payloads = fc.array(fc.string({ maxLength: 300 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        payloads,
        fc.array(fc.nat(400), { maxLength: 8 }),
        fc.integer({ min: 1, max: 3 }),
        (texts, sizes, takes) => {
          const packets = texts.map((text) => publish(text));
          const stream = Buffer.concat(packets);
          const chunks: Buffer[] = [];
          let at = 0;
          for (const size of [...sizes, stream.length]) chunks.push(stream.subarray(at, (at += size)));
          expect(cutAll(chunks, takes)).toEqual(packets);
          expect(cutAll(chunks)).toEqual(packets);
        },
      ),
    );
  });

  it("are refused as soon as their length is too long or not a length", () => {
    const cutter = () => {
      const trusting = new PacketCutter(() => true);
      trusting.trust();
      return trusting;
    };
    expect(() => cutter().take(Buffer.from([0x30, 0xff, 0xff, 0x7f]))).toThrow(ProtocolError);
    expect(() => cutter().take(Buffer.from([0x30, 0xff, 0xff, 0xff, 0xff]))).toThrow(ProtocolError);
    expect(() => cutter().take(Buffer.from([0x30, 0xff, 0xff]))).not.toThrow();
  });

  it("of a stranger are refused above what names a machine, and those of a machine far above", () => {
    const long = publish("x".repeat(3_000));
    expect(() => new PacketCutter(() => true).take(long)).toThrow(ProtocolError);
    const trusting = new PacketCutter(() => true);
    trusting.trust();
    expect(() => trusting.take(long)).not.toThrow();
  });

  it.each([
    ["flags that PINGREQ does not have", [0xc1, 0]],
    ["flags that DISCONNECT does not have", [0xe2]],
    ["PUBACK with flags", [0x42, 2, 0, 1]],
    ["PUBREL without its flag", [0x60, 2, 0, 1]],
    ["SUBSCRIBE without its flag", [0x80]],
    ["kind 0", [0x01, 0]],
    ["PINGREQ with a body", [0xc0, 1, 0]],
    ["DISCONNECT with a body", [0xe0, 2, 0, 0]],
    ["PUBREL that ends early", [0x62, 1, 0]],
    ["PUBREL with packet id 0", [0x62, 2, 0, 0]],
    ["SUBSCRIBE to nothing", [0x82, 2, 0, 1]],
    ["SUBSCRIBE with packet id 0", [0x82, 6, 0, 0, 0, 1, 97, 1]],
    ["SUBSCRIBE that asks for QoS 3", [0x82, 6, 0, 1, 0, 1, 97, 3]],
    ["SUBSCRIBE that ends in its topic", [0x82, 5, 0, 1, 0, 9, 97]],
    ["UNSUBSCRIBE from nothing", [0xa2, 2, 0, 1]],
    ["UNSUBSCRIBE with packet id 0", [0xa2, 5, 0, 0, 0, 1, 97]],
    ["PUBLISH of QoS 3", [0x36, 5, 0, 1, 97, 0, 1]],
  ])("are refused when they are %s", (_, bytes) => {
    expect(() => new PacketCutter(readAny).take(Buffer.from(bytes))).toThrow(ProtocolError);
  });

  it("mean what the library reads in them, cut anywhere, and what the library refuses is refused", () => {
    const text = fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 });
    const messageId = fc.integer({ min: 1, max: 65_535 });
    const qos = fc.constantFrom(0 as const, 1 as const, 2 as const);
    const packet: fc.Arbitrary<Packet> = fc.oneof(
      fc.record({
        cmd: fc.constant("publish" as const),
        topic: text,
        payload: fc.string({ unit: "grapheme", maxLength: 300 }),
        qos,
        dup: fc.constant(false),
        retain: fc.boolean(),
        messageId,
      }),
      fc.record({
        cmd: fc.constant("subscribe" as const),
        messageId,
        subscriptions: fc.array(fc.record({ topic: text, qos }), { minLength: 1, maxLength: 4 }),
      }),
      fc.record({
        cmd: fc.constant("unsubscribe" as const),
        messageId,
        unsubscriptions: fc.array(text, { minLength: 1, maxLength: 4 }),
      }),
      fc.record({ cmd: fc.constantFrom("puback" as const, "pubrel" as const), messageId }),
      fc.record({ cmd: fc.constantFrom("pingreq" as const, "disconnect" as const) }),
    ) as fc.Arbitrary<Packet>;
    const damage = fc.option(fc.record({ place: fc.nat(40), value: fc.nat(255) }), { freq: 2 });
    fc.assert(
      fc.property(packet, damage, fc.array(fc.nat(20), { maxLength: 5 }), (sent, damaged, sizes) => {
        const bytes = Buffer.from(generate(sent));
        if (damaged !== null && damaged.place < bytes.length) bytes[damaged.place] = damaged.value;
        const ours = attempt(bytes, sizes);
        const theirs = oracle(bytes);
        if (theirs === "refused") expect(ours).toBe("refused");
        else if (ours !== "refused") expect(ours).toEqual(theirs);
        // Without damage both read it.
        if (damaged === null) expect(ours).not.toBe("refused");
      }),
      { numRuns: 3_000 },
    );
  });

  it("are never read beyond their end", () => {
    const whole = publish("{}");
    expect(readPublish(whole, 2)).toMatchObject({ topic: "v1/m/A1/up", qos: 1, packetId: 7, isRetained: false });
    expect(readPublish(publish("{}", 0), 2)).toMatchObject({ qos: 0, packetId: 0 });
    for (let length = 2; length < whole.length - 2; length++)
      expect(() => readPublish(whole.subarray(0, length), 2)).toThrow(ProtocolError);
    expect(() => readPublish(Buffer.from([0x36, 5, 0, 1, 97, 0, 1]), 2)).toThrow(ProtocolError);
    expect(() => readPublish(Buffer.from([0x32, 5, 0, 1, 97, 0, 0]), 2)).toThrow(ProtocolError);
  });

  it("throw one kind of error for whatever bytes a stranger sends", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const attempt = () =>
          new PacketCutter((packet, bodyAt) => {
            if (packet[0]! >> 4 === kinds.publish) readPublish(packet, bodyAt);
            else readControl(packet);
            return true;
          }).take(Buffer.from(bytes));
        try {
          attempt();
        } catch (error) {
          expect(error).toBeInstanceOf(ProtocolError);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it("are written together as a reader of the protocol expects them", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 20_000 }),
        fc.integer({ min: 1, max: 65_535 }),
        (text, packetId) => {
          const read: Packet[] = [];
          const reader = parser({ protocolVersion: 4 });
          reader.on("packet", (packet) => read.push(packet));
          reader.parse(
            encode(
              [text, receipt(kinds.puback, packetId), generate({ cmd: "pingresp" }), receipt(kinds.pubcomp, packetId)],
              lengthPrefixed("v1/m/A1/down"),
            ),
          );
          expect(read.map(({ cmd }) => cmd)).toEqual(["publish", "puback", "pingresp", "pubcomp"]);
          expect(read[0]).toMatchObject({ topic: "v1/m/A1/down", qos: 0 });
          expect((read[0] as { payload: Buffer }).payload.toString()).toBe(Buffer.from(text).toString());
          expect([read[1]!.messageId, read[3]!.messageId]).toEqual([packetId, packetId]);
        },
      ),
    );
  });
});
