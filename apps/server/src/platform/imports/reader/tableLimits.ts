import { withoutApostrophe } from "../../export/formulaCells.ts";

/** What one file may cost while it is read. */
export interface TableLimits {
  readonly rows: number;
  readonly columns: number;
  readonly cellLength: number;
  /** Bytes that an archive unpacks to at most, all its parts together. */
  readonly unpackedBytes: number;
  readonly timeoutMs: number;
  readonly memoryMb: number;
}

/** A file that is not read to its end, with the reason. */
export class Unreadable extends Error {
  readonly code: "import.damaged" | "import.tooManyRows" | "import.tooManyColumns" | "import.fileTooLarge";
  constructor(code: Unreadable["code"]) {
    super(code);
    this.code = code;
  }
}

/** Takes rows as they are read: cells as text, trailing empty ones left out. */
export type RowSink = (cells: readonly string[]) => void;

/** Counts rows and columns before they are handed on, and leaves out rows without content at the end of a file. */
export function boundedRows({ rows, columns, cellLength }: TableLimits, sink: RowSink): RowSink {
  let count = 0;
  let empty = 0;
  return (cells) => {
    let width = cells.length;
    while (width > 0 && cells[width - 1]!.trim() === "") width -= 1;
    if (width > columns) throw new Unreadable("import.tooManyColumns");
    if (width === 0) {
      empty += 1;
      // A sheet of a million empty rows is as wrong as one of a million full ones, but only after they are all counted.
      return;
    }
    // Numbers of rows stay those of the file, so empty ones in between count.
    for (; empty > 0; empty -= 1) hand([]);
    hand(cells.slice(0, width).map((cell) => withoutApostrophe(cell).slice(0, cellLength + 1)));
  };

  function hand(cells: readonly string[]): void {
    count += 1;
    if (count > rows + 1) throw new Unreadable("import.tooManyRows");
    sink(cells);
  }
}
