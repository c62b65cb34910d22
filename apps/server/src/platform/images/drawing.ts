import { checkImage } from "@yunshou/domain/images";
import { refuse, type Refusal } from "@yunshou/domain/result";
import sharp, { type OutputInfo, type Sharp } from "sharp";
import { checkStructure } from "./structure.ts";

/** What the picture process is asked for. */
export interface DrawingOrder {
  /** Pixels of the longer side of the original and of each thumbnail. */
  readonly side: number;
  readonly thumbnails: readonly number[];
  readonly limitPixels: number;
  /** Bytes of the original at most; what does not fit is written smaller. */
  readonly limitBytes: number;
}

export interface DrawnPicture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The original first, then the thumbnails in the order of their sizes. */
export type Drawing = readonly [DrawnPicture, ...DrawnPicture[]];

interface Pixels {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

const damaged = () => refuse("image.damaged", { field: "image" });
/** How an original becomes smaller until it fits: first by packing it tighter, then by fewer pixels. */
const jpegTries = [
  { quality: 86, scale: 1 },
  { quality: 74, scale: 1 },
  { quality: 74, scale: 0.7 },
  { quality: 60, scale: 0.4 },
] as const;
const pngTries = [
  { compressionLevel: 6, scale: 1 },
  { compressionLevel: 9, scale: 1 },
  { compressionLevel: 6, scale: 0.7 },
  { compressionLevel: 6, scale: 0.4 },
] as const;
const thumbnailQuality = 80;

// Nothing but the two decoders of what is taken can be reached, whatever a file claims to be.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadPng", "VipsForeignLoadJpeg"] });
sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes a picture and writes it anew: upright, in sRGB with eight bits, without metadata, and no larger than ordered (SYS-10).
 * For the picture process alone.
 */
export async function drawPicture(content: Buffer, order: DrawingOrder): Promise<Drawing | Refusal> {
  const type = checkImage(content);
  if (!type.ok) return type;
  const unsound = await checkStructure(content);
  if (unsound !== undefined) return unsound;
  const pixels = await decoded(content, order);
  if (pixels === undefined) return damaged();
  const original = type.value === "image/png" ? await asPng(pixels, order) : await asJpeg(pixels, order);
  if (original === undefined) return refuse("image.tooLarge", { field: "image", values: { limit: "2 MB" } });
  const thumbnails: DrawnPicture[] = [];
  for (const side of order.thumbnails)
    thumbnails.push(await drawn(within(pixels, side).webp({ quality: thumbnailQuality })));
  return [original, ...thumbnails];
}

/** The pixels, upright and no more than ordered; undefined when the data are not those of a picture. */
async function decoded(content: Buffer, { side, limitPixels }: DrawingOrder): Promise<Pixels | undefined> {
  try {
    return await sharp(content, { failOn: "error", limitInputPixels: limitPixels, autoOrient: true })
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw({ depth: "uchar" })
      .toBuffer({ resolveWithObject: true });
  } catch {
    return undefined;
  }
}

async function asJpeg(pixels: Pixels, { limitBytes }: DrawingOrder): Promise<DrawnPicture | undefined> {
  for (const { quality, scale } of jpegTries) {
    const made = await drawn(within(pixels, longest(pixels) * scale).jpeg({ quality }));
    if (made.content.length <= limitBytes) return made;
  }
  return undefined;
}

async function asPng(pixels: Pixels, { limitBytes }: DrawingOrder): Promise<DrawnPicture | undefined> {
  for (const { scale, compressionLevel } of pngTries) {
    const smaller = within(pixels, longest(pixels) * scale);
    const made = await drawn(smaller.png({ compressionLevel, adaptiveFiltering: true }));
    if (made.content.length <= limitBytes) return made;
  }
  return undefined;
}

const longest = ({ info }: Pixels) => Math.max(info.width, info.height);

function within({ data, info: { width, height, channels } }: Pixels, side: number): Sharp {
  const box = Math.max(1, Math.round(side));
  return sharp(data, { raw: { width, height, channels } }).resize({
    width: box,
    height: box,
    fit: "inside",
    withoutEnlargement: true,
  });
}

async function drawn(picture: Sharp): Promise<DrawnPicture> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { content: data, width: info.width, height: info.height };
}
