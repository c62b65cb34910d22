import { checkImage, imageLimitBytes, type ImageType, refuse, type Refusal } from "@yunshou/domain";
import { toRefused } from "../refused.ts";
import { cleanJpeg } from "./jpeg.ts";
import { cleanPng, type CleanPicture } from "./png.ts";

export interface CleanImage extends CleanPicture {
  readonly mediaType: ImageType;
  /** Ending of a file name. */
  readonly extension: "png" | "jpg";
}

/** Unpacked pixels need memory: one picture of the process at a time. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * A picture as it may be stored and served: its kind is proven by its structure, and it is rebuilt without metadata (SYS-10).
 * Refuses what is no PNG or JPEG, damaged, above 2 MB or above 25 million pixels.
 */
export async function cleanImage(content: Buffer): Promise<CleanImage | Refusal> {
  const type = checkImage(content);
  if (!type.ok) return type;
  const clean = type.value === "image/jpeg" ? cleanJpeg(content) : await inTurn(() => cleanPng(content));
  if ("ok" in clean) return clean;
  return { ...clean, mediaType: type.value, extension: type.value === "image/png" ? "png" : "jpg" };
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}

/**
 * The body of a request, never more than a byte above the limit of it.
 *
 * @throws Refused above the limit.
 */
export async function readImageBody(body: AsyncIterable<Buffer> | undefined): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > imageLimitBytes)
      throw toRefused(refuse("image.tooLarge", { field: "image", values: { limit: "2 MB" } }));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
