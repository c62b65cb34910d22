import type { Handle } from "@yunshou/database";
import { readImportCell } from "@yunshou/domain";
import * as queries from "./imports.queries.ts";
import type { CheckedRow, ImportChecker, ImportKind, ImportProblem, ReadRow } from "./kind.ts";

const portion = 1_000;

/** Files up to here are checked and written within the call; larger ones beside it. */
export const rowsWithinCall = 2_000;

/**
 * Checks every row of an import, a portion at a time.
 *
 * @param each runs one portion, e.g. in a transaction of its own, and answers whether to go on.
 */
export async function checkRows(
  kind: ImportKind,
  batch: Pick<queries.StoredImport, "topId" | "importId" | "columns">,
  checker: ImportChecker,
  each: (work: (tx: Handle) => Promise<number>) => Promise<boolean>,
): Promise<void> {
  let after = 0;
  let isMore = true;
  while (isMore) {
    const goesOn = await each(async (tx) => {
      const rows = await queries.nextRows(tx, batch, after, portion);
      if (rows.length > 0) await queries.saveChecked(tx, batch, await checked(kind, batch.columns, checker, tx, rows));
      after = rows.at(-1)?.rowNo ?? after;
      isMore = rows.length === portion;
      return after;
    });
    if (!goesOn) return;
  }
}

async function checked(
  kind: ImportKind,
  columns: readonly (string | null)[],
  checker: ImportChecker,
  tx: Handle,
  rows: readonly { readonly rowNo: number; readonly cells: readonly string[] }[],
): Promise<CheckedRow[]> {
  const unread = new Map<number, readonly ImportProblem[]>();
  const read: ReadRow[] = rows.map(({ rowNo, cells }) => {
    const { values, problems } = cellsOf(kind, columns, cells);
    if (problems.length > 0) unread.set(rowNo, problems);
    return { rowNo, values };
  });
  // A cell that cannot be read is asked of the rules as an empty one, so that they say what is wrong with the others.
  return (await checker.check(tx, read)).map((row) => {
    const problems = unread.get(row.rowNo);
    if (problems === undefined) return row;
    const others = row.problems.filter(({ field }) => problems.every((problem) => problem.field !== field));
    return refusedRow(row.rowNo, [...problems, ...others]);
  });
}

/** A row that writes nothing. */
export const refusedRow = (rowNo: number, problems: readonly ImportProblem[]): CheckedRow => ({
  rowNo,
  verdict: "refused",
  problems,
  made: null,
  before: null,
  targetId: null,
  targetVersion: null,
});

function cellsOf(kind: ImportKind, columns: readonly (string | null)[], cells: readonly string[]) {
  const values: Record<string, ReadRow["values"][string]> = {};
  const problems: ImportProblem[] = [];
  columns.forEach((field, column) => {
    const known = field === null ? undefined : kind.fields[field];
    if (field === null || known === undefined) return;
    const cell = readImportCell(cells[column] ?? "", known.kind, field);
    if (cell.ok) values[field] = cell.value;
    else problems.push({ field, code: cell.code, ...(cell.values === undefined ? {} : { values: cell.values }) });
  });
  return { values, problems };
}

/** Checks a small import within the transaction of a call. */
export async function checkNow(tx: Handle, kind: ImportKind, batch: queries.StoredImport, turn: number): Promise<void> {
  const checker = await kind.open(tx, batch);
  await checkRows(kind, batch, checker, async (work) => {
    await work(tx);
    return true;
  });
  await queries.finishCheck(tx, batch, turn);
}
