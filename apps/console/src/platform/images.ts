/** Address of a product picture: the static domain plus /spImg/{file}; without a file the default picture (HTTP-16). */
export function spImageUrl(file: string | null): string {
  return `/spImg/${file === null || file === "" ? "default.svg" : encodeURIComponent(file)}`;
}
