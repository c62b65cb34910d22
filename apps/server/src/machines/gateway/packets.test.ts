import fc from "fast-check";
import { generate, parser, type Packet } from "mqtt-packet";
import { describe, expect, it } from "vitest";
import { encode, kinds, lengthPrefixed, PacketCutter, ProtocolError, readControl, readPublish, receipt } from "./packets.ts";

const publish = (payload: string, qos: 0 | 1 | 2 = 1) => generate({ cmd: "publish", topic: "v1/m/A1/up", payload, qos, dup: false, retain: false, messageId: 7 });

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
    for (let before = -1; before !== found.length; ) {
      before = found.length;
      left = takes;
      cutter.goOn();
    }
  }
  return found;
}

describe("packets of MQTT 3.1.1", () => {
  it("are cut the same wherever the network cuts the stream, and however few the listener takes at a time", () => {
    const payloads = fc.array(fc.string({ maxLength: 300 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(payloads, fc.array(fc.nat(400), { maxLength: 8 }), fc.integer({ min: 1, max: 3 }), (texts, sizes, takes) => {
        const packets = texts.map((text) => publish(text));
        const stream = Buffer.concat(packets);
        const chunks: Buffer[] = [];
        let at = 0;
        for (const size of [...sizes, stream.length]) chunks.push(stream.subarray(at, (at += size)));
        expect(cutAll(chunks, takes)).toEqual(packets);
        expect(cutAll(chunks)).toEqual(packets);
      }),
    );
  });

  it("are refused as soon as their length is too long or not a length", () => {
    const cutter = () => new PacketCutter(() => true);
    expect(() => cutter().take(Buffer.from([0x30, 0xff, 0xff, 0x7f]))).toThrow(ProtocolError);
    expect(() => cutter().take(Buffer.from([0x30, 0xff, 0xff, 0xff, 0xff]))).toThrow(ProtocolError);
    expect(() => cutter().take(Buffer.from([0x30, 0xff, 0xff]))).not.toThrow();
  });

  it("are never read beyond their end", () => {
    const whole = publish("{}");
    expect(readPublish(whole, 2)).toMatchObject({ topic: "v1/m/A1/up", qos: 1, packetId: 7, isRetained: false });
    expect(readPublish(publish("{}", 0), 2)).toMatchObject({ qos: 0, packetId: 0 });
    for (let length = 2; length < whole.length - 2; length++) expect(() => readPublish(whole.subarray(0, length), 2)).toThrow(ProtocolError);
    expect(() => readPublish(Buffer.from([0x36, 5, 0, 1, 97, 0, 1]), 2)).toThrow(ProtocolError);
    expect(() => readPublish(Buffer.from([0x32, 5, 0, 1, 97, 0, 0]), 2)).toThrow(ProtocolError);
  });

  it("throw one kind of error for whatever bytes a stranger sends", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const attempt = () => new PacketCutter((packet, bodyAt) => {
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
      fc.property(fc.string({ unit: "grapheme", maxLength: 20_000 }), fc.integer({ min: 1, max: 65_535 }), (text, packetId) => {
        const read: Packet[] = [];
        const reader = parser({ protocolVersion: 4 });
        reader.on("packet", (packet) => read.push(packet));
        reader.parse(encode([text, receipt(kinds.puback, packetId), generate({ cmd: "pingresp" }), receipt(kinds.pubcomp, packetId)], lengthPrefixed("v1/m/A1/down")));
        expect(read.map(({ cmd }) => cmd)).toEqual(["publish", "puback", "pingresp", "pubcomp"]);
        expect(read[0]).toMatchObject({ topic: "v1/m/A1/down", qos: 0 });
        expect((read[0] as { payload: Buffer }).payload.toString()).toBe(Buffer.from(text).toString());
        expect([read[1]!.messageId, read[3]!.messageId]).toEqual([packetId, packetId]);
      }),
    );
  });
});
