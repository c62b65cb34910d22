/** The pattern of "contains" for `ilike`; wildcards that people type are taken literally. */
export function likePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
