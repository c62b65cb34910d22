import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeFrames, encodeFrame, type Frame } from "./frames.ts";

const limits = { parts: 4, bytes: 1_000 };
const read = async (pieces: readonly Buffer[]) => {
  const frames: Frame<unknown>[] = [];
  for await (const frame of decodeFrames(asStream(pieces), limits)) frames.push(frame);
  return frames;
};

async function* asStream(pieces: readonly Buffer[]) {
  yield* pieces;
}

describe("frames between two processes", () => {
  it("S13 arrive as they were sent, in whatever pieces", async () => {
    const part = fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes));
    const frame = fc.record({
      head: fc.dictionary(fc.string(), fc.integer()),
      parts: fc.array(part, { maxLength: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(frame, { maxLength: 5 }), fc.integer({ min: 1, max: 50 }), async (frames, length) => {
        const sent = Buffer.concat(frames.flatMap(encodeFrame));
        const pieces = Array.from({ length: Math.ceil(sent.length / length) }, (_, place) =>
          sent.subarray(place * length, (place + 1) * length),
        );
        const got = (await read(pieces)).map(({ head, parts }) => ({
          head,
          parts: parts.map((bytes) => Buffer.from(bytes)),
        }));
        expect(got).toEqual(JSON.parse(JSON.stringify(frames), revived));
      }),
    );
  });

  it.each([
    ["a head", [5_000, 0]],
    ["parts", [2, 5]],
    ["bytes", [2, 2, 600, 600]],
  ])("S13 are refused when they announce too many %s", async (_what, lengths) => {
    await expect(read([Buffer.from(Uint32Array.from(lengths).buffer)])).rejects.toThrow(RangeError);
  });
});

function revived(_key: string, value: unknown): unknown {
  const buffer = value as { readonly type?: string; readonly data?: number[] } | null;
  return buffer?.type === "Buffer" && buffer.data !== undefined ? Buffer.from(buffer.data) : value;
}
