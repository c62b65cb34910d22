/** A cell that begins with one of these is read as a formula by spreadsheets (ASVS 1.2.10); in China the full-width signs are too, and blanks before them are passed over. */
const dangerous = /^(?:[\t\r\n\0]|\s*[=+\-@＝＋－＠])/;

/** A text as a cell of a CSV file that no spreadsheet computes: what looks like a formula has an apostrophe before it. */
export const withApostrophe = (text: string): string => (dangerous.test(text) ? `'${text}` : text);

/** The text that was meant by a cell whose apostrophe only keeps it from being a formula, as a file of ours writes it. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && dangerous.test(cell.slice(1)) ? cell.slice(1) : cell;
