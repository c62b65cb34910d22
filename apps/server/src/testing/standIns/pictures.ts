import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** One chunk of a PNG. */
export function pngChunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const number = (value: number) => Buffer.from(Uint32Array.of(value).buffer).reverse();
  return Buffer.concat([number(data.length), body, number(crc32(body))]);
}

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export interface PngOptions {
  readonly width?: number;
  readonly height?: number;
  readonly depth?: number;
  readonly colour?: number;
  readonly interlace?: number;
  /** Unpacked pixel data; by default rows of zeros for 8-bit RGB. */
  readonly pixels?: Uint8Array;
  /** Chunks between the header and the pixels. */
  readonly before?: readonly Buffer[];
  readonly after?: readonly Buffer[];
  readonly tail?: Uint8Array;
}

/** A PNG of one colour, 8-bit RGB unless said otherwise. */
export function pngOf({
  width = 4,
  height = 3,
  depth = 8,
  colour = 2,
  interlace = 0,
  pixels = new Uint8Array((width * 3 + 1) * height),
  before = [],
  after = [],
  tail = new Uint8Array(),
}: PngOptions = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlace], 8);
  return Buffer.concat([
    pngSignature,
    pngChunk("IHDR", header),
    ...before,
    pngChunk("IDAT", deflateSync(pixels)),
    ...after,
    pngChunk("IEND", new Uint8Array()),
    tail,
  ]);
}

/** One segment of a JPEG. */
export function jpegSegment(marker: number, data: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]), data]);
}

export interface JpegOptions {
  readonly width?: number;
  readonly height?: number;
  readonly frame?: number;
  /** Segments behind the start of the image. */
  readonly before?: readonly Buffer[];
  /** Instead of the compressed data of an even grey. */
  readonly scan?: Uint8Array;
  readonly end?: boolean;
  readonly tail?: Uint8Array;
}

/** An even grey JPEG: each block of 8 × 8 is two bits, no difference and end of block. */
export function jpegOf({
  width = 16,
  height = 8,
  frame = 0xc0,
  before = [],
  scan,
  end = true,
  tail = new Uint8Array(),
}: JpegOptions = {}): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  const bits = new Uint8Array(Math.ceil((blocks * 2) / 8));
  const unused = bits.length * 8 - blocks * 2;
  if (bits.length > 0) bits[bits.length - 1] = (1 << unused) - 1;
  const oneCode = (kind: number) => [kind << 4, 1, ...new Uint8Array(15), 0];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...before,
    jpegSegment(0xdb, Uint8Array.from([0, ...new Uint8Array(64).fill(1)])),
    jpegSegment(frame, Uint8Array.from([8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0])),
    jpegSegment(0xc4, Uint8Array.from([...oneCode(0), ...oneCode(1)])),
    jpegSegment(0xda, Uint8Array.from([1, 1, 0, 0, 63, 0])),
    Buffer.from(scan ?? bits),
    ...(end ? [Buffer.from([0xff, 0xd9])] : []),
    Buffer.from(tail),
  ]);
}

/** An Exif segment with an orientation and a place on earth, as cameras write it. */
export function exifSegment(orientation: number): Buffer {
  const entry = (tag: number, type: number, count: number, value: number) => [
    tag >> 8,
    tag & 255,
    0,
    type,
    0,
    0,
    0,
    count,
    ...(type === 3 ? [value >> 8, value & 255, 0, 0] : [0, 0, value >> 8, value & 255]),
  ];
  return jpegSegment(
    0xe1,
    Buffer.from([
      ...Buffer.from("Exif\0\0MM\0*", "latin1"),
      0,
      0,
      0,
      8,
      0,
      2,
      ...entry(0x0112, 3, 1, orientation),
      ...entry(0x8825, 4, 1, 38),
      0,
      0,
      0,
      0,
      ...Buffer.from("GPS 31.2304N 121.4737E", "latin1"),
    ]),
  );
}

/** The pixels of a picture, as they are stored. */
export function pixelsOf(content: Buffer): Promise<Buffer> {
  return sharp(content).raw().toBuffer();
}
