import { countCap } from "@yunshou/contract";
import type { Handle } from "@yunshou/database";

/** Which rows of a list are asked for, and in which order. Pages count from 1. */
export interface Paging<Column extends string = never> {
  readonly page: number;
  readonly pageSize: number;
  readonly sort?: Column;
  readonly direction: "asc" | "desc";
}

/** How many rows a list has. Beyond the cap nobody counts, because nobody pages there (decision 0007). */
export interface Found {
  readonly total: number;
  readonly totalIsCapped: boolean;
}

/** One page of a list. */
export interface Page<Row> extends Found {
  readonly rows: Row[];
}

/** Counts the rows of a `from …` with its conditions, up to the cap. */
export async function countRows(tx: Handle, from: string, values: readonly unknown[]): Promise<Found> {
  const [counted] = await tx.query<{ total: number }>(
    `select count(*)::int as total from (select ${from} limit ${countCap + 1}) counted`,
    [...values],
  );
  return foundOf(counted?.total ?? 0);
}

/** What is said of rows that were counted one beyond the cap at most. */
export const foundOf = (total: number): Found => ({
  total: Math.min(total, countCap),
  totalIsCapped: total > countCap,
});

/** The end of a statement that reads one page; `values` grows. */
export function pageEnd({ page, pageSize }: Pick<Paging, "page" | "pageSize">, values: unknown[]): string {
  return `limit $${values.push(pageSize)}::int offset $${values.push((page - 1) * pageSize)}::int`;
}
