import { imageLimitBytes } from "@yunshou/domain";
import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { Readable } from "node:stream";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import {
  exifSegment,
  jpegOf,
  jpegSegment,
  pixelsOf,
  pngChunk,
  pngOf,
  pngSignature,
} from "../../testing/standIns/pictures.ts";
import { readImageBody } from "./body.ts";
import { createPictures } from "./pictures.ts";

const pictures = createPictures({ warn: () => undefined });
afterAll(() => pictures.stop());

const script = Buffer.from("<script>alert(document.cookie)</script>");
const zip = Buffer.concat([
  Buffer.from("PK\u0003\u0004", "latin1"),
  Buffer.alloc(40),
  Buffer.from("../../etc/cron.d/x"),
]);
const text = (words: string) => Buffer.from(words, "latin1");
const grey = (pixels: number[], depth: number, width: number, height: number, interlace = 0) =>
  pngOf({ width, height, depth, colour: 0, interlace, pixels: Uint8Array.from(pixels) });

const document = { kind: "document", queue: "1" } as const;

/** Answers the code of a refusal, or the bytes that are kept. */
async function cleaned(content: Buffer): Promise<string | Buffer> {
  const answer = await pictures.draw(content, document);
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

/** A stuffed byte and the head of one more scan. */
const moreScan = Buffer.concat([Buffer.from([0x3f]), jpegSegment(0xda, Uint8Array.from([1, 1, 0, 0, 63, 0]))]);

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
    "a PNG of 30,000 × 30,000",
    "image.tooManyPixels",
    Buffer.concat([pngHeader(30_000, 30_000), pngChunk("IDAT", Buffer.alloc(20)), pngChunk("IEND", Buffer.alloc(0))]),
  ],
  [
    "a JPEG of 30,000 × 30,000",
    "image.tooManyPixels",
    jpegOf({ width: 30_000, height: 30_000, scan: new Uint8Array(9) }),
  ],
  [
    "a PNG with as many empty chunks as fit",
    "image.damaged",
    pngOf({ before: Array.from({ length: 170_000 }, () => pngChunk("teSt", Buffer.alloc(0))) }),
  ],
  [
    "a JPEG with three hundred scans",
    "image.damaged",
    jpegOf({ tail: jpegOf(), end: false, scan: Buffer.concat(Array.from({ length: 300 }, () => moreScan)) }),
  ],
  [
    "a progressive JPEG whose decoder would need 200 MB",
    "image.unprocessed",
    Buffer.concat([
      Buffer.from([0xff, 0xd8]),
      jpegSegment(0xc2, Uint8Array.from([8, 19, 136, 19, 136, 4, 1, 17, 0, 2, 17, 0, 3, 17, 0, 4, 17, 0])),
      jpegSegment(0xda, Uint8Array.from([1, 1, 0, 0, 0, 0])),
      Buffer.from([0xff, 0xd9]),
    ]),
  ],
  ["an archive named as a picture", "image.kind", Buffer.concat([zip, pngOf()])],
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
    const answer = await pictures.draw(Buffer.alloc(imageLimitBytes + 1), document);
    expect(answer).toMatchObject({ ok: false, code: "image.tooLarge", field: "image", values: { limit: "2 MB" } });
    const body = Readable.from(Array.from({ length: 3 }, () => Buffer.alloc(1_048_576)));
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
    expect(await pixelsOf(made)).toEqual(await pixelsOf(pngOf({ pixels })));
    expect(chunkNames(made)).toEqual(["IHDR", "pHYs", "IDAT", "IEND"]);
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
    expect(markersOf(made).filter((marker) => marker === 0xfe || (marker >= 0xe1 && marker <= 0xef))).toEqual([]);
    for (const hidden of ["GPS", "secret", "Photoshop", "script", "PK"]) expect(made.includes(hidden)).toBe(false);
    expect(made.indexOf(Buffer.from([0xff, 0xd9]))).toBe(made.length - 2);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    "SYS-10 turns a photograph of orientation %i upright, and its place on earth goes",
    async (orientation) => {
      const made = (await cleaned(jpegOf({ width: 32, height: 8, before: [exifSegment(orientation)] }))) as Buffer;
      expect(made.includes("GPS")).toBe(false);
      const { width, height, orientation: left } = await sharp(made).metadata();
      expect([width, height, left]).toEqual(orientation < 5 ? [32, 8, undefined] : [8, 32, undefined]);
    },
  );

  it("SYS-10 shows the right corner of a turned photograph at the top right", async () => {
    const corner = {
      input: { create: { width: 16, height: 16, channels: 3, background: "red" } },
      left: 0,
      top: 0,
    } as const;
    const photograph = await sharp({ create: { width: 64, height: 32, channels: 3, background: "white" } })
      .composite([corner])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const made = await pixelsOf((await cleaned(photograph)) as Buffer);
    const at = (x: number, y: number) => [...made.subarray((y * 32 + x) * 3, (y * 32 + x) * 3 + 3)];
    expect(at(28, 3)[1]).toBeLessThan(60);
    expect(at(3, 3)[1]).toBeGreaterThan(200);
  });

  it("SYS-10 S13 answers a value for any bytes behind the mark of a picture, and keeps nothing but a sound picture", async () => {
    const heads = [pngOf().subarray(0, 33), jpegOf().subarray(0, 2), jpegOf().subarray(0, 140)];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 300 }), async (head, rest) => {
        const content = Buffer.concat([head, rest]);
        const answer = await cleaned(content);
        if (typeof answer === "string") expect(answer).toMatch(/^image\.(?:damaged|tooManyPixels|kind)$/);
        else expect((await sharp(answer, { failOn: "warning" }).stats()).channels.length).toBeGreaterThan(0);
      }),
    );
  });

  it("SYS-10 S13 keeps its memory while many large pictures arrive at once", async () => {
    const wide = pngOf({ width: 5_000, height: 4_900, depth: 8, colour: 0, pixels: new Uint8Array(5_001 * 4_900) });
    const before = process.memoryUsage().rss;
    let highest = before;
    const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 5);
    const answers = await Promise.all(Array.from({ length: 8 }, () => pictures.draw(wide, document)));
    clearInterval(watch);
    expect(answers.every((answer) => !("ok" in answer))).toBe(true);
    expect((highest - before) / 1_048_576).toBeLessThan(300);
  });
});

describe("a picture of another make", () => {
  const shade = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: { r: 234, g: 51, b: 35 } } });
  const made = async (content: Buffer) => {
    const answer = await pictures.draw(content, document);
    if ("ok" in answer) throw new Error(answer.code);
    return answer;
  };

  it("SYS-10 keeps the colours of a CMYK photograph, in sRGB", async () => {
    const { content } = await made(await shade(40, 30).toColourspace("cmyk").jpeg().toBuffer());
    const { space, channels, icc } = await sharp(content).metadata();
    expect([space, channels, icc]).toEqual(["srgb", 3, undefined]);
    const [red = 0, green = 0] = await pixelsOf(content);
    expect(red - green).toBeGreaterThan(100);
  });

  it("SYS-10 brings a wider gamut to sRGB and drops its profile", async () => {
    const wide = await shade(40, 30).withIccProfile("p3").png().toBuffer();
    expect((await sharp(wide).metadata()).icc).toBeDefined();
    const { content } = await made(wide);
    expect((await sharp(content).metadata()).icc).toBeUndefined();
    const [red = 0, green = 0, blue = 0] = await pixelsOf(content);
    for (const [value, meant] of [
      [red, 234],
      [green, 51],
      [blue, 35],
    ] as const)
      expect(Math.abs(value - meant)).toBeLessThan(4);
  });

  it("SYS-10 keeps eight of sixteen bits, and a clear ground clear", async () => {
    const deep = await sharp(pngOf()).ensureAlpha(0.5).toColourspace("rgb16").png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe("ushort");
    const { content } = await made(deep);
    const { depth, hasAlpha } = await sharp(content).metadata();
    expect([depth, hasAlpha]).toEqual(["uchar", true]);
  });

  it("SYS-10 keeps the first picture of an animated PNG, without motion", async () => {
    const number = (value: number) => Buffer.from(Uint32Array.of(value).buffer).reverse();
    const frame = pngChunk("fcTL", Buffer.concat([number(0), number(4), number(3), Buffer.alloc(16)]));
    const moving = pngOf({
      before: [pngChunk("acTL", Buffer.concat([number(2), number(0)])), frame],
      after: [pngChunk("fdAT", Buffer.concat([number(1), script]))],
    });
    const { content, width, height } = await made(moving);
    expect([width, height, ...chunkNames(content)]).toEqual([4, 3, "IHDR", "pHYs", "IDAT", "IEND"]);
  });

  it("SYS-10 takes a progressive JPEG", async () => {
    const { width, height } = await made(await shade(300, 200).jpeg({ progressive: true }).toBuffer());
    expect([width, height]).toEqual([300, 200]);
  });

  it("SYS-10 S13 refuses or cuts every truncated picture, and never fails", async () => {
    const photograph = await shade(300, 200).jpeg({ progressive: true }).toBuffer();
    for (const whole of [photograph, pngOf({ width: 60, height: 60 })])
      for (let part = 1; part < 10; part += 1)
        expect(await cleaned(whole.subarray(0, Math.floor((whole.length * part) / 10)))).toMatch(
          /^image\.(?:damaged|kind)$/,
        );
  });

  it("SYS-10 makes a picture no larger than its kind, with thumbnails in WebP, and enlarges none", async () => {
    const large = await pictures.draw(await shade(2_400, 1_200).jpeg().toBuffer(), { kind: "product", queue: "1" });
    const small = await pictures.draw(await shade(200, 400).png().toBuffer(), { kind: "product", queue: "1" });
    if ("ok" in large || "ok" in small) throw new Error("refused");
    const sizes = (of: typeof large) => [of, ...of.thumbnails].map(({ width, height }) => `${width}x${height}`);
    expect(sizes(large)).toEqual(["1600x800", "80x40", "320x160", "800x400"]);
    expect(sizes(small)).toEqual(["200x400", "40x80", "160x320", "200x400"]);
    expect([large.mediaType, small.mediaType, large.extension, small.extension]).toEqual([
      "image/jpeg",
      "image/png",
      "jpg",
      "png",
    ]);
    for (const { content } of large.thumbnails) expect((await sharp(content).metadata()).format).toBe("webp");
  });

  it("SYS-10 writes a picture smaller rather than refuse what it was allowed to be", async () => {
    const noise = randomBytes(1_200 * 1_200 * 3);
    let quality = 90;
    const jpeg = () =>
      sharp(noise, { raw: { width: 1_200, height: 1_200, channels: 3 } })
        .jpeg({ quality })
        .toBuffer();
    let content = await jpeg();
    while (content.length > imageLimitBytes) [quality, content] = [quality - 4, await jpeg()];
    expect((await made(content)).content.length).toBeLessThanOrEqual(imageLimitBytes);
  });
});

function chunkNames(png: Buffer): string[] {
  const names = new Set<string>();
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) names.add(png.toString("latin1", at + 4, at + 8));
  return [...names];
}

/** Markers of a JPEG before its first scan. */
function markersOf(jpeg: Buffer): number[] {
  const markers: number[] = [];
  for (let at = 2; jpeg[at + 1] !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2)) markers.push(jpeg[at + 1] ?? 0);
  return markers;
}
