/**
 * Address of a product picture: the static domain plus /spImg/{file}; without a file the default picture (HTTP-16,
 * BIGSALES-34). What the live channel sends is an address already.
 */
export function spImageUrl(file: string | null | undefined): string {
  if (file === null || file === undefined || file === "") return "/spImg/default.svg";
  return file.startsWith("/") ? file : `/spImg/${encodeURIComponent(file)}`;
}
