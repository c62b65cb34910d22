import { checkImageSize, refuse, type Refusal } from "@yunshou/domain";
import type { CleanPicture } from "./png.ts";

const damaged = () => refuse("image.damaged", { field: "image" });

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const tables = { quantisation: 0xdb, huffman: 0xc4, restart: 0xdd } as const;
/** Baseline, extended and progressive with Huffman codes: what cameras and programs write. */
const frames: readonly number[] = [0xc0, 0xc1, 0xc2];

interface Segment {
  readonly marker: number;
  /** Without marker and length. */
  readonly data: Buffer;
  /** Where the next segment, or the compressed data of a scan, begins. */
  readonly end: number;
}

/** What is kept of the application segments: how colours are meant, and which side is up. */
interface Hints {
  jfif: boolean;
  adobeTransform: number | undefined;
  orientation: number;
}

/**
 * Rebuilds a JPEG from its tables, frame and scans. Comments, Exif, colour profiles, thumbnails and whatever stands behind the
 * end are left out; a turned photograph keeps its orientation in an Exif segment of our own.
 */
export function cleanJpeg(content: Buffer): CleanPicture | Refusal {
  const kept: Buffer[] = [];
  const hints: Hints = { jfif: false, adobeTransform: undefined, orientation: 1 };
  let size: { readonly width: number; readonly height: number } | undefined;
  let scans = 0;
  for (let at = 2; ;) {
    const segment = readSegment(content, at);
    if (segment === undefined) return damaged();
    at = segment.end;
    const { marker, data } = segment;
    if (marker === endOfImage) break;
    if (frames.includes(marker)) {
      const frame = size === undefined ? readFrame(data) : undefined;
      if (frame === undefined) return damaged();
      const fits = checkImageSize(frame.width, frame.height);
      if (!fits.ok) return fits;
      size = frame;
    } else if (marker === startOfScan) {
      const end = size !== undefined && scanIsSound(data) ? endOfScan(content, at) : undefined;
      if (end === undefined) return damaged();
      kept.push(written(marker, data), content.subarray(at, end));
      at = end;
      scans += 1;
      continue;
    } else if (marker >= 0xe0 && marker <= 0xef) {
      readHints(marker, data, hints);
      continue;
    } else if (marker === 0xfe) continue;
    else if (!tableIsSound(marker, data)) return damaged();
    kept.push(written(marker, data));
  }
  if (size === undefined || scans === 0) return damaged();
  return {
    content: Buffer.concat([
      Buffer.from([0xff, startOfImage]),
      ...ownSegments(hints),
      ...kept,
      Buffer.from([0xff, endOfImage]),
    ]),
    ...size,
  };
}

function readSegment(content: Buffer, start: number): Segment | undefined {
  let at = start;
  if (content[at] !== 0xff) return undefined;
  while (content[at + 1] === 0xff) at += 1;
  const marker = content[at + 1];
  if (marker === undefined) return undefined;
  if (marker === endOfImage) return { marker, data: Buffer.alloc(0), end: at + 2 };
  if (at + 4 > content.length) return undefined;
  const end = at + 2 + content.readUInt16BE(at + 2);
  return end < at + 4 || end > content.length ? undefined : { marker, data: content.subarray(at + 4, end), end };
}

/** Width and height of a frame of 8 or 12 bits with one to four components. */
function readFrame(data: Buffer): { readonly width: number; readonly height: number } | undefined {
  const components = data[5] ?? 0;
  if (data.length !== 6 + 3 * components || components < 1 || components > 4 || (data[0] !== 8 && data[0] !== 12))
    return undefined;
  return { height: data.readUInt16BE(1), width: data.readUInt16BE(3) };
}

function scanIsSound(data: Buffer): boolean {
  const components = data[0] ?? 0;
  return components >= 1 && components <= 4 && data.length === 4 + 2 * components;
}

/** The first marker behind the compressed data that is neither a stuffed byte nor a restart. */
function endOfScan(content: Buffer, start: number): number | undefined {
  for (let at = content.indexOf(0xff, start); at >= 0 && at + 1 < content.length; at = content.indexOf(0xff, at + 2)) {
    const next = content[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return undefined;
}

/** Tables fill their segment to the last byte, so that nothing hides in one. */
function tableIsSound(marker: number, data: Buffer): boolean {
  if (marker === tables.restart) return data.length === 2;
  if (marker !== tables.quantisation && marker !== tables.huffman) return false;
  let at = 0;
  while (at < data.length) {
    const head = data[at] ?? 0;
    if (marker === tables.quantisation) {
      if (head >> 4 > 1 || (head & 15) > 3) return false;
      at += 1 + (head >> 4 === 0 ? 64 : 128);
    } else {
      if (head >> 4 > 1 || (head & 15) > 3 || at + 17 > data.length) return false;
      const codes = data.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0);
      if (codes > 256) return false;
      at += 17 + codes;
    }
  }
  return at === data.length;
}

function readHints(marker: number, data: Buffer, hints: Hints): void {
  const begins = (text: string) => data.toString("latin1", 0, text.length) === text;
  if (marker === 0xe0 && begins("JFIF\0")) hints.jfif = true;
  if (marker === 0xee && begins("Adobe") && data.length === 12) hints.adobeTransform = Math.min(data[11] ?? 0, 2);
  if (marker === 0xe1 && begins("Exif\0\0")) hints.orientation = orientationOf(data.subarray(6)) ?? hints.orientation;
}

/** Tag 0x0112 of the first directory of a TIFF header: 1 to 8. */
function orientationOf(tiff: Buffer): number | undefined {
  const little = tiff.toString("latin1", 0, 4) === "II*\0";
  if (!little && tiff.toString("latin1", 0, 4) !== "MM\0*") return undefined;
  const short = (at: number) => (at + 2 > tiff.length ? -1 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const first = tiff.length < 8 ? 0 : little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < Math.min(short(first), 100); entry += 1) {
    const at = first + 2 + entry * 12;
    if (short(at) !== 0x0112) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

function ownSegments({ jfif, adobeTransform, orientation }: Hints): Buffer[] {
  const made: Buffer[] = [];
  if (jfif) made.push(written(0xe0, Buffer.from([...Buffer.from("JFIF\0", "latin1"), 1, 1, 0, 0, 1, 0, 1, 0, 0])));
  if (orientation !== 1)
    made.push(
      written(
        0xe1,
        Buffer.from([
          ...Buffer.from("Exif\0\0MM\0*", "latin1"),
          0,
          0,
          0,
          8,
          0,
          1,
          0x01,
          0x12,
          0,
          3,
          0,
          0,
          0,
          1,
          0,
          orientation,
          0,
          0,
          0,
          0,
          0,
          0,
        ]),
      ),
    );
  if (adobeTransform !== undefined)
    made.push(written(0xee, Buffer.from([...Buffer.from("Adobe", "latin1"), 0, 100, 0, 0, 0, 0, adobeTransform])));
  return made;
}

function written(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}
