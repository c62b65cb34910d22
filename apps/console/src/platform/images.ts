import { thumbnailName } from "@yunshou/domain";

/**
 * Address of a product picture: the static domain plus /spImg/{file}; without a file the default picture (HTTP-16,
 * BIGSALES-34). What the live channel sends is an address already.
 */
export function spImageUrl(file: string | null | undefined): string {
  if (file === null || file === undefined || file === "") return "/spImg/default.svg";
  return file.startsWith("/") ? file : `/spImg/${encodeURIComponent(file)}`;
}

const uploaded = /^[0-9a-f]{32}\.(?:png|jpg)$/;

/** The same in a smaller copy, whose longer side has so many pixels. Pictures that nobody uploaded have none. */
export function productImageUrl(file: string | null | undefined, side: 80 | 320 | 800): string {
  return spImageUrl(file && uploaded.test(file) ? thumbnailName(file, side) : file);
}
