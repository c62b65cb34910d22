import { accept, refuse, type Result } from "./result.ts";

/** Media types of pictures that people upload (SYS-10). */
export const imageTypes = ["image/png", "image/jpeg"] as const;
export type ImageType = (typeof imageTypes)[number];

/** Bytes of a picture at most: 2 MB (SYS-10, SYS-11). */
export const imageLimitBytes = 2 * 1_048_576;

/** Pixels of a picture at most; whoever looks at one needs four bytes of memory for each. */
export const imageLimitPixels = 25_000_000;

const firstMarkers: readonly number[] = [0xc0, 0xc1, 0xc2, 0xc4, 0xdb, 0xdd, 0xfe];

/** What a picture is by its content, whatever its name says; only PNG and JPEG are taken. */
export function imageTypeOf(content: Uint8Array): ImageType | undefined {
  const begins = (...bytes: readonly number[]) => bytes.every((byte, place) => content[place] === byte);
  const png =
    begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) &&
    String.fromCharCode(...content.subarray(12, 16)) === "IHDR";
  if (png) return "image/png";
  // After the start of the image comes a marker segment: JFIF, Exif, a comment, tables or the frame.
  const marker = content[3] ?? 0;
  return begins(0xff, 0xd8, 0xff) && ((marker >= 0xe0 && marker <= 0xef) || firstMarkers.includes(marker))
    ? "image/jpeg"
    : undefined;
}

/** Whether a picture has a size and a kind that are taken; the server looks at its structure as well (SYS-10). */
export function checkImage(content: Uint8Array): Result<ImageType> {
  if (content.length > imageLimitBytes) return refuse("image.tooLarge", { field: "image", values: { limit: "2 MB" } });
  const type = imageTypeOf(content);
  return type === undefined ? refuse("image.kind", { field: "image" }) : accept(type);
}

/** Width and height in pixels that are taken. */
export function checkImageSize(width: number, height: number): Result<undefined> {
  if (width < 1 || height < 1) return refuse("image.damaged", { field: "image" });
  return width * height > imageLimitPixels
    ? refuse("image.tooManyPixels", { field: "image", values: { limit: imageLimitPixels / 1_000_000 } })
    : accept();
}
