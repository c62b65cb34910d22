import { imageLimitBytes } from "@yunshou/domain";
import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exifSegment, jpegOf, jpegSegment, pngChunk, pngOf, pngSignature } from "../../testing/pictures.ts";
import { cleanImage, readImageBody } from "./clean.ts";

const script = Buffer.from("<script>alert(document.cookie)</script>");
const zip = Buffer.concat([
  Buffer.from("PK\u0003\u0004", "latin1"),
  Buffer.alloc(40),
  Buffer.from("../../etc/cron.d/x"),
]);
const text = (words: string) => Buffer.from(words, "latin1");
const grey = (pixels: number[], depth: number, width: number, height: number, interlace = 0) =>
  pngOf({ width, height, depth, colour: 0, interlace, pixels: Uint8Array.from(pixels) });

/** Answers the code of a refusal, or the clean bytes. */
async function cleaned(content: Buffer): Promise<string | Buffer> {
  const answer = await cleanImage(content);
  return "ok" in answer ? answer.code : answer.content;
}

const turned = (segment: Buffer, at: number) =>
  Buffer.concat([segment.subarray(0, at), Buffer.from([(segment[at] ?? 0) ^ 1]), segment.subarray(at + 1)]);
const pngHeader = (width: number, height: number) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([pngSignature, pngChunk("IHDR", header)]);
};

const bad: readonly (readonly [string, string, Buffer])[] = [
  ["nothing", "image.kind", Buffer.alloc(0)],
  ["a page", "image.kind", text("<!doctype html><script>1</script>")],
  ["a drawing with a script", "image.kind", text("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>")],
  ["a drawing behind an XML head", "image.kind", text("<?xml version='1.0'?><svg onload='1'/>")],
  ["a GIF", "image.kind", Buffer.concat([text("GIF89a"), Buffer.alloc(40)])],
  ["a GIF that is a script too", "image.kind", text("GIF89a=1;alert(1)")],
  ["a BMP", "image.kind", Buffer.concat([text("BM"), Buffer.alloc(60)])],
  ["a WebP", "image.kind", Buffer.concat([text("RIFF"), Buffer.alloc(4), text("WEBPVP8 "), Buffer.alloc(40)])],
  ["an icon", "image.kind", Buffer.from([0, 0, 1, 0, 1, 0, 16, 16])],
  ["a TIFF", "image.kind", Buffer.concat([text("II*\u0000"), Buffer.alloc(40)])],
  ["a PDF", "image.kind", text("%PDF-1.7\n1 0 obj")],
  ["a program", "image.kind", Buffer.concat([text("MZ"), Buffer.alloc(80)])],
  ["an archive", "image.kind", zip],
  ["the mark of a PNG before a script", "image.kind", Buffer.concat([pngSignature, script])],
  ["the mark of a JPEG before a script", "image.kind", Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), script])],
  ["2 MB and a byte", "image.tooLarge", Buffer.concat([pngOf(), Buffer.alloc(imageLimitBytes + 1 - pngOf().length)])],
  [
    "a PNG of 100 megapixels",
    "image.tooManyPixels",
    Buffer.concat([pngHeader(10_000, 10_000), pngChunk("IDAT", Buffer.alloc(20)), pngChunk("IEND", Buffer.alloc(0))]),
  ],
  [
    "a PNG of 2³¹ × 2³¹",
    "image.tooManyPixels",
    Buffer.concat([
      pngHeader(0x7fffffff, 0x7fffffff),
      pngChunk("IDAT", Buffer.alloc(20)),
      pngChunk("IEND", Buffer.alloc(0)),
    ]),
  ],
  [
    "a JPEG of 100 megapixels",
    "image.tooManyPixels",
    jpegOf({ width: 10_000, height: 10_000, scan: new Uint8Array(100) }),
  ],
  ["a PNG without height", "image.damaged", pngOf({ height: 0 })],
  ["a JPEG without width", "image.damaged", jpegOf({ width: 0 })],
  ["a PNG with an archive behind it", "image.damaged", pngOf({ tail: zip })],
  ["a PNG with a script behind it", "image.damaged", pngOf({ tail: script })],
  ["a PNG with fewer pixels than it names", "image.damaged", pngOf({ pixels: new Uint8Array(20) })],
  ["a PNG that unpacks to far more than it names", "image.damaged", pngOf({ pixels: new Uint8Array(50_000_000) })],
  ["a PNG with an unknown filter", "image.damaged", pngOf({ pixels: new Uint8Array(39).fill(9) })],
  ["a PNG with a changed byte", "image.damaged", turned(pngOf(), 45)],
  ["a PNG whose chunk is longer than the file", "image.damaged", pngOf().subarray(0, 60)],
  ["a PNG without pixels", "image.damaged", Buffer.concat([pngHeader(4, 3), pngChunk("IEND", Buffer.alloc(0))])],
  ["a PNG without an end", "image.damaged", pngOf().subarray(0, -12)],
  ["a PNG with a chunk that must be understood", "image.damaged", pngOf({ before: [pngChunk("EVIL", script)] })],
  ["a PNG of an unknown colour type", "image.damaged", pngOf({ colour: 5 })],
  ["a PNG of an impossible depth", "image.damaged", pngOf({ depth: 3 })],
  ["a PNG of a palette without one", "image.damaged", pngOf({ colour: 3, pixels: new Uint8Array(15) })],
  [
    "a PNG with a script as its palette",
    "image.damaged",
    pngOf({ before: [pngChunk("PLTE", Buffer.concat([script, Buffer.alloc(900)]))] }),
  ],
  ["a PNG with a script as its transparency", "image.damaged", pngOf({ before: [pngChunk("tRNS", script)] })],
  ["a JPEG without an end", "image.damaged", jpegOf({ end: false })],
  [
    "a JPEG without a scan",
    "image.damaged",
    Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      jpegSegment(0xdb, Uint8Array.from([0, ...new Uint8Array(64).fill(1)])),
      Buffer.from([0xff, 0xd9]),
    ]),
  ],
  ["a JPEG with a script among its tables", "image.damaged", jpegOf({ before: [jpegSegment(0xdb, script)] })],
  [
    "a JPEG with slack in its codes",
    "image.damaged",
    jpegOf({ before: [jpegSegment(0xc4, Buffer.concat([Buffer.alloc(17), script]))] }),
  ],
  ["a lossless JPEG", "image.damaged", jpegOf({ frame: 0xc3 })],
  ["a JPEG with arithmetic codes", "image.damaged", jpegOf({ frame: 0xc9 })],
  [
    "a JPEG with two frames",
    "image.damaged",
    jpegOf({ before: [jpegSegment(0xc0, Uint8Array.from([8, 0, 8, 0, 8, 1, 1, 0x11, 0]))] }),
  ],
  ["a JPEG whose segment is longer than the file", "image.damaged", jpegOf().subarray(0, 40)],
  [
    "a JPEG with a segment of no length",
    "image.damaged",
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0]), script]),
  ],
];

describe("a picture that is uploaded", () => {
  it.each(bad)("SYS-10 S13 refuses %s with %s", async (_what, code, content) => {
    expect(await cleaned(content)).toBe(code);
  });

  it("SYS-10 S13 names the field and the rule of what is too large", async () => {
    const answer = await cleanImage(Buffer.alloc(imageLimitBytes + 1));
    expect(answer).toMatchObject({ ok: false, code: "image.tooLarge", field: "image", values: { limit: "2 MB" } });
    const body = (async function* () {
      for (let sent = 0; sent < 3; sent += 1) yield Buffer.alloc(1_048_576);
    })();
    await expect(readImageBody(body)).rejects.toMatchObject({ code: "image.tooLarge" });
  });

  it("SYS-10 takes exactly 2 MB of pixels that cannot be packed", async () => {
    const noise = randomBytes(imageLimitBytes - 2_000 - ((imageLimitBytes - 2_000) % 901));
    for (let row = 0; row < noise.length; row += 901) noise[row] = 0;
    const content = pngOf({ width: 300, height: noise.length / 901, pixels: noise });
    const whole = pngOf({
      width: 300,
      height: noise.length / 901,
      pixels: noise,
      before: [pngChunk("teXt", Buffer.alloc(imageLimitBytes - content.length - 12))],
    });
    expect(whole.length).toBe(imageLimitBytes);
    expect(await cleaned(whole)).toBeInstanceOf(Buffer);
  });

  it.each([
    ["grey of one bit", grey([0, 0xa0, 0, 0x40], 1, 3, 2)],
    ["grey of sixteen bits", grey([1, 1, 2, 3, 4], 16, 2, 1)],
    ["interlaced grey", grey([0, 7, 0, 8, 0, 9, 0, 1, 0, 2, 3].slice(0, 6), 8, 3, 1, 1)],
    [
      "a palette with transparency",
      pngOf({
        colour: 3,
        pixels: new Uint8Array(15),
        before: [pngChunk("PLTE", Uint8Array.from([1, 2, 3])), pngChunk("tRNS", Uint8Array.from([9]))],
      }),
    ],
    ["a plain JPEG", jpegOf()],
    ["a JPEG of three megapixels", jpegOf({ width: 2_000, height: 1_500 })],
    ["a JPEG with restarts and stuffed bytes", jpegOf({ scan: Uint8Array.from([0x3f, 0xff, 0x00, 0xff, 0xd0, 0x3f]) })],
  ])("SYS-10 takes %s, and what it makes of it stays the same when it is cleaned again", async (_what, content) => {
    const once = await cleaned(content);
    expect(once).toBeInstanceOf(Buffer);
    expect(await cleaned(once as Buffer)).toEqual(once);
  });

  it("SYS-10 S13 leaves no metadata in a PNG and keeps its pixels", async () => {
    const pixels = Uint8Array.from({ length: 39 }, (_, place) => (place % 13 === 0 ? place / 13 : place * 5));
    const chunks = [
      pngChunk("tEXt", text("Author\u0000somebody")),
      pngChunk("eXIf", script),
      pngChunk("iCCP", script),
      pngChunk("acTL", Buffer.alloc(8)),
    ];
    const made = (await cleaned(pngOf({ pixels, before: chunks, after: [pngChunk("zTXt", zip)] }))) as Buffer;
    expect(made).toEqual(pngOf({ pixels }));
  });

  it("SYS-10 S13 leaves neither Exif nor place, comment, profile, thumbnail or a second file in a JPEG", async () => {
    const before = [
      jpegSegment(0xe0, text("JFIF\u0000\u0001\u0002\u0000\u0000\u0001\u0000\u0001\u0001\u0001abc")),
      exifSegment(1),
      jpegSegment(0xe2, text("ICC_PROFILE\u0000secret")),
      jpegSegment(0xed, text("Photoshop 3.0")),
      jpegSegment(0xfe, script),
      jpegSegment(0xef, zip),
    ];
    const made = (await cleaned(jpegOf({ before, tail: Buffer.concat([jpegOf(), zip, script]) }))) as Buffer;
    const jfif = jpegSegment(0xe0, Buffer.from([...text("JFIF\u0000"), 1, 1, 0, 0, 1, 0, 1, 0, 0]));
    expect(made).toEqual(jpegOf({ before: [jfif] }));
    expect(made.includes("GPS")).toBe(false);
  });

  it.each([2, 6, 8])(
    "SYS-10 keeps a photograph upright: orientation %i stays, the place on earth does not",
    async (orientation) => {
      const made = (await cleaned(jpegOf({ before: [exifSegment(orientation)] }))) as Buffer;
      expect(made.includes("GPS")).toBe(false);
      expect(made.readUInt16BE(made.indexOf(Buffer.from([0x01, 0x12, 0, 3])) + 8)).toBe(orientation);
    },
  );

  it("SYS-10 S13 answers a value for any bytes behind the mark of a picture, and never keeps more than it got plus its own segments", async () => {
    const heads = [pngOf().subarray(0, 33), jpegOf().subarray(0, 2), jpegOf().subarray(0, 140)];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 300 }), async (head, rest) => {
        const content = Buffer.concat([head, rest]);
        const answer = await cleaned(content);
        expect(typeof answer === "string" ? answer.startsWith("image.") : answer.length <= content.length + 100).toBe(
          true,
        );
      }),
    );
  });

  it("SYS-10 S13 keeps its memory while many large pictures arrive at once", async () => {
    const wide = pngOf({ width: 5_000, height: 4_900, depth: 8, colour: 0, pixels: new Uint8Array(5_001 * 4_900) });
    const before = process.memoryUsage().rss;
    let highest = before;
    const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 5);
    const answers = await Promise.all(Array.from({ length: 8 }, () => cleanImage(wide)));
    clearInterval(watch);
    expect(answers.every((answer) => !("ok" in answer))).toBe(true);
    expect((highest - before) / 1_048_576).toBeLessThan(300);
  });
});
