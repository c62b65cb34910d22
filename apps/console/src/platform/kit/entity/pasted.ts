/** Lines, cells of a sheet and the marks of several languages end a number. */
const separators = /[\n\r\t,;，；、]+/;
const numberOnly = /^[\w#-]+$/;

/**
 * The numbers in a pasted text, each once; a text without separators is one. Spaces separate only what cannot be a name.
 */
export function pastedNumbers(text: string): string[] {
  const parts = text
    .split(separators)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const words = parts.flatMap((part) => part.split(/\s+/));
  return [...new Set(words.every((word) => numberOnly.test(word)) ? words : parts)];
}

/** Pieces of at most `size`, because one question names only so many. */
export function portions<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_unused, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}
