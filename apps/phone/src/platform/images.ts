import { thumbnailName } from "@yunshou/domain";

const uploaded = /^[0-9a-f]{32}\.(?:png|jpg)$/;

/** Address of a product picture in a copy whose longer side has so many pixels; without a file the default picture (HTTP-16). */
export function pictureUrl(file: string | null | undefined, side: 80 | 320 | 800): string {
  if (file === null || file === undefined || file === "") return "/spImg/default.svg";
  if (file.startsWith("/")) return file;
  return `/spImg/${encodeURIComponent(uploaded.test(file) ? thumbnailName(file, side) : file)}`;
}
