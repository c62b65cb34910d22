import { checkImageSize, imageLimitBytes, refuse, type Refusal } from "@yunshou/domain";
import { promisify } from "node:util";
import { crc32, deflate, inflate } from "node:zlib";

const deflated = promisify(deflate);
const inflated = promisify(inflate);

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const damaged = () => refuse("image.damaged", { field: "image" });

/** Allowed bit depths by colour type (PNG, table 11.1), and samples of a pixel. */
const colourTypes: Readonly<Record<number, { readonly depths: readonly number[]; readonly samples: number }>> = {
  0: { depths: [1, 2, 4, 8, 16], samples: 1 },
  2: { depths: [8, 16], samples: 3 },
  3: { depths: [1, 2, 4, 8], samples: 1 },
  4: { depths: [8, 16], samples: 2 },
  6: { depths: [8, 16], samples: 4 },
};

/** Start and step of the seven passes of an interlaced picture: x, y, step of x, step of y. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Bytes that the pixels of a picture may need when they are unpacked. */
const unpackedLimitBytes = 128 * 1_048_576;

interface Header {
  readonly width: number;
  readonly height: number;
  readonly colour: number;
  readonly bitsPerPixel: number;
  readonly interlaced: boolean;
}

interface Parts {
  readonly header: Header;
  readonly headerData: Buffer;
  readonly palette: Buffer | undefined;
  readonly transparency: Buffer | undefined;
  readonly packed: Buffer;
}

export interface CleanPicture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Rebuilds a PNG from its pixels, palette and transparency; every other chunk, and whatever hides behind the pixels, is left out. */
export async function cleanPng(content: Buffer): Promise<CleanPicture | Refusal> {
  const parts = readParts(content);
  if ("ok" in parts) return parts;
  const { header } = parts;
  const rows = rowsOf(header);
  const bytes = rows.reduce((sum, row) => sum + row.count * (row.bytes + 1), 0);
  if (bytes > unpackedLimitBytes) return refuse("image.tooManyPixels", { field: "image", values: { limit: 25 } });
  const pixels = await inflated(parts.packed, { maxOutputLength: bytes }).catch(() => undefined);
  if (pixels === undefined || pixels.length !== bytes || !filtersAreKnown(pixels, rows)) return damaged();
  const packedAgain = await deflated(pixels, { level: 6 });
  const made = Buffer.concat([
    signature,
    chunk("IHDR", parts.headerData),
    ...(parts.palette === undefined ? [] : [chunk("PLTE", parts.palette)]),
    ...(parts.transparency === undefined ? [] : [chunk("tRNS", parts.transparency)]),
    chunk("IDAT", packedAgain.length <= imageLimitBytes ? packedAgain : await deflated(pixels, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  // Pixels that another program packed tighter than zlib can.
  if (made.length > imageLimitBytes) return refuse("image.tooLarge", { field: "image", values: { limit: "2 MB" } });
  return { content: made, width: header.width, height: header.height };
}

function readParts(content: Buffer): Parts | Refusal {
  let at = signature.length;
  let headerData: Buffer | undefined;
  let header: Header | undefined;
  let palette: Buffer | undefined;
  let transparency: Buffer | undefined;
  const packed: Buffer[] = [];
  while (at + 12 <= content.length) {
    const length = content.readUInt32BE(at);
    const name = content.toString("latin1", at + 4, at + 8);
    const end = at + 12 + length;
    if (end > content.length || content.readUInt32BE(end - 4) !== crc32(content.subarray(at + 4, end - 4)))
      return damaged();
    const data = content.subarray(at + 8, end - 4);
    at = end;
    if (header === undefined) {
      const read = name === "IHDR" ? readHeader(data) : damaged();
      if ("ok" in read) return read;
      [header, headerData] = [read, data];
    } else if (name === "PLTE") palette = data;
    else if (name === "tRNS") transparency = data;
    else if (name === "IDAT") packed.push(data);
    else if (name === "IEND") break;
    // An upper-case first letter means that a picture cannot be understood without this chunk.
    else if (/^[A-Z]/.test(name)) return damaged();
  }
  // What stands behind the end of a PNG is no part of a picture: a second file is hidden there.
  if (
    header === undefined ||
    headerData === undefined ||
    packed.length === 0 ||
    at !== content.length ||
    content.toString("latin1", at - 8, at - 4) !== "IEND"
  )
    return damaged();
  if (!coloursFit(header, palette, transparency)) return damaged();
  return { header, headerData, palette, transparency, packed: Buffer.concat(packed) };
}

function readHeader(data: Buffer): Header | Refusal {
  if (data.length !== 13) return damaged();
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [depth = 0, colour = 0, compression, filter, interlace = 0] = data.subarray(8);
  const known = colourTypes[colour];
  if (known === undefined || !known.depths.includes(depth) || compression !== 0 || filter !== 0 || interlace > 1)
    return damaged();
  const size = checkImageSize(width, height);
  return size.ok ? { width, height, colour, bitsPerPixel: depth * known.samples, interlaced: interlace === 1 } : size;
}

function coloursFit({ colour }: Header, palette: Buffer | undefined, transparency: Buffer | undefined): boolean {
  if (
    palette !== undefined &&
    (palette.length === 0 || palette.length % 3 !== 0 || palette.length > 768 || colour === 0 || colour === 4)
  )
    return false;
  if (colour === 3 && palette === undefined) return false;
  if (transparency === undefined) return true;
  const longest = { 0: 2, 2: 6, 3: (palette?.length ?? 0) / 3 }[colour] ?? 0;
  return colour === 3 ? transparency.length <= longest : transparency.length === longest && longest > 0;
}

/** How many rows of how many bytes each pass has; before each row stands the number of its filter. */
function rowsOf({
  width,
  height,
  bitsPerPixel,
  interlaced,
}: Header): { readonly count: number; readonly bytes: number }[] {
  const row = (pixels: number, count: number) => ({
    count: pixels === 0 ? 0 : count,
    bytes: Math.ceil((pixels * bitsPerPixel) / 8),
  });
  if (!interlaced) return [row(width, height)];
  return passes.map(([x, y, stepX, stepY]) =>
    row(Math.max(0, Math.ceil((width - x) / stepX)), Math.max(0, Math.ceil((height - y) / stepY))),
  );
}

function filtersAreKnown(pixels: Buffer, rows: readonly { readonly count: number; readonly bytes: number }[]): boolean {
  let at = 0;
  for (const { count, bytes } of rows) {
    for (let row = 0; row < count; row += 1, at += bytes + 1) if ((pixels[at] ?? 5) > 4) return false;
  }
  return true;
}

function chunk(name: string, data: Buffer): Buffer {
  const made = Buffer.alloc(data.length + 12);
  made.writeUInt32BE(data.length);
  made.write(name, 4, "latin1");
  data.copy(made, 8);
  made.writeUInt32BE(crc32(made.subarray(4, data.length + 8)), data.length + 8);
  return made;
}
