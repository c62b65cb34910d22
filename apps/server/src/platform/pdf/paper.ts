/** A column of a table; widths are shares of the page. */
export interface PaperColumn {
  readonly title: string;
  readonly width: number;
  readonly align: "left" | "right";
}

/** A page for print: what it is, facts about it, one table with its total, and sentences below. */
export interface Paper {
  readonly language: string;
  readonly title: string;
  readonly subtitle: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly columns: readonly PaperColumn[];
  /** A row whose first cell is empty belongs to the one above it. */
  readonly rows: readonly (readonly string[])[];
  readonly total: readonly string[];
  readonly notes: readonly string[];
  /** Stands at the foot of each page, before its number. */
  readonly foot: string;
}
