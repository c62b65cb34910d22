import { checkImageSize, imageTypeOf } from "@yunshou/domain/images";
import { refuse, type Refusal } from "@yunshou/domain/result";
import { Readable } from "node:stream";
import { crc32, createInflate } from "node:zlib";

/** Bytes that the pixels of a PNG may need when they are unpacked. */
const unpackedLimitBytes = 128 * 1_048_576;
/** Programs write a chunk for every 8 kB or more; each of them costs time, however small it is. */
const chunksAtMost = 5_000;
/** Each scan of a progressive JPEG visits every block; programs write about ten. */
const scansAtMost = 100;
/** The decoder keeps two bytes for each sample of a progressive JPEG; four full components of 25 megapixels need 200 MB. */
const progressiveLimitBytes = 160 * 1_048_576;
const signatureBytes = 8;
/** Signature, header, and an empty chunk of pixels and of the end. */
const smallestPngBytes = 57;

const damaged = () => refuse("image.damaged", { field: "image" });

/** Samples of a pixel by colour type (PNG, table 11.1). */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Baseline, extended and progressive with Huffman codes: what cameras and programs write. */
const frames: readonly number[] = [0xc0, 0xc1, 0xc2];
const [startOfScan, endOfImage] = [0xda, 0xd9];

/**
 * Why a picture must not reach the decoder, before one pixel is unpacked: too many pixels, too many parts, parts that do not
 * fit, or something else behind the end of a PNG (SYS-10). Decoders forgive what is refused here.
 */
export async function checkStructure(content: Buffer): Promise<Refusal | undefined> {
  return imageTypeOf(content) === "image/png" ? checkPng(content) : checkJpeg(content);
}

async function checkPng(content: Buffer): Promise<Refusal | undefined> {
  if (content.length < smallestPngBytes) return damaged();
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)];
  const size = checkImageSize(width, height);
  if (!size.ok) return size;
  const [depth = 0, colour = 0] = content.subarray(24, 26);
  const unpacked = height * (Math.ceil((width * depth * (samples[colour] ?? 0)) / 8) + 1);
  if (unpacked > unpackedLimitBytes) return refuse("image.tooManyPixels", { field: "image", values: { limit: 25 } });
  const packed = packedPixels(content, colour);
  // The rows of an interlaced picture need a little more; a bomb needs far more.
  return packed === undefined || !(await unpacksWithin(packed, 2 * unpacked + 64)) ? damaged() : undefined;
}

/** The compressed pixels of a PNG whose chunks are sound and end with the file, or undefined. */
function packedPixels(content: Buffer, colour: number): Buffer[] | undefined {
  const packed: Buffer[] = [];
  let at = signatureBytes;
  for (let count = 0; count < chunksAtMost && at + 12 <= content.length; count += 1) {
    const name = content.toString("latin1", at + 4, at + 8);
    const end = at + 12 + content.readUInt32BE(at);
    if (end > content.length || content.readUInt32BE(end - 4) !== crc32(content.subarray(at + 4, end - 4))) return;
    const data = content.subarray(at + 8, end - 4);
    if (name === "IEND") return end === content.length && packed.length > 0 ? packed : undefined;
    if (name === "IDAT") packed.push(data);
    if (name === "PLTE" && (data.length > 768 || data.length % 3 !== 0)) return;
    if (name === "tRNS" && data.length > (colour === 3 ? 256 : 6)) return;
    at = end;
  }
  return undefined;
}

async function unpacksWithin(packed: readonly Buffer[], limitBytes: number): Promise<boolean> {
  const inflate = Readable.from(packed).pipe(createInflate());
  let bytes = 0;
  try {
    for await (const part of inflate as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > limitBytes) return false;
    }
    return true;
  } catch {
    return false;
  }
}

function checkJpeg(content: Buffer): Refusal | undefined {
  let framed = false;
  let scans = 0;
  for (let at = 2; ;) {
    while (content[at] === 0xff && content[at + 1] === 0xff) at += 1;
    const marker = content[at] === 0xff ? content[at + 1] : undefined;
    if (marker === endOfImage) return framed && scans > 0 ? undefined : damaged();
    if (marker === undefined || at + 4 > content.length) return damaged();
    const end = at + 2 + content.readUInt16BE(at + 2);
    if (end < at + 4 || end > content.length) return damaged();
    // C4, C8 and CC are tables; the other frames are lossless, hierarchical or of arithmetic codes.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      if (framed || !frames.includes(marker) || end < at + 10) return damaged();
      const [height, width] = [content.readUInt16BE(at + 5), content.readUInt16BE(at + 7)];
      const size = checkImageSize(width, height);
      if (!size.ok) return size;
      if (marker === 0xc2 && width * height * 2 * (content[at + 9] ?? 0) > progressiveLimitBytes)
        return refuse("image.unprocessed", { field: "image" });
      framed = true;
    }
    at = end;
    if (marker !== startOfScan) continue;
    scans += 1;
    at = endOfScan(content, end);
    if (at < 0 || scans > scansAtMost) return damaged();
  }
}

/** The first marker behind the compressed data that is neither a stuffed byte nor a restart; below 0 when there is none. */
function endOfScan(content: Buffer, start: number): number {
  for (let at = content.indexOf(0xff, start); at >= 0 && at + 1 < content.length; at = content.indexOf(0xff, at + 1)) {
    const next = content[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return -1;
}
