import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { asSystem, type Database } from "@yunshou/database";
import {
  countOfOtherKeys,
  rowsOfOtherKeys,
  rowsWithFiles,
  saveSealed,
  type SealedPlace,
  type SealedRow,
  withinSavepoint,
} from "./rotation.queries.ts";
import type { Secrets } from "./secrets.ts";

const portion = 200;

/** A column that holds sealed bytes, and what must be known to open them. */
export interface SealedColumn extends SealedPlace {
  /** The file that seals it, below `apps/server/src`; a test compares the list with the sources. */
  readonly source: string;
  readonly context: (row: SealedRow) => string;
  /** Keyed hashes of the content in columns of the same row. */
  readonly lookups?: (secrets: Secrets, plain: Buffer) => Readonly<Record<string, Buffer | null>>;
}

/** Files that hold sealed bytes, each with a row of a table under whose id it lies. */
export interface SealedFiles {
  readonly source: string;
  readonly table: string;
  readonly also?: readonly string[];
  readonly path: (dataDir: string, row: Readonly<Record<string, string>>) => string;
  readonly context: (row: Readonly<Record<string, string>>) => string;
}

export interface Rotation {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly dataDir: string;
  readonly columns: readonly SealedColumn[];
  readonly files: readonly SealedFiles[];
  readonly say: (line: string) => void;
}

/**
 * Seals everything anew that another key sealed, and hashes its lookups anew, in short transactions beside a server that
 * reads both keys. What is done is done: killed in the middle, the next run goes on with what is left.
 *
 * @returns what could not be done; the rotation is over when it is empty.
 */
export async function rotate(rotation: Rotation): Promise<string[]> {
  const problems: string[] = [];
  for (const column of rotation.columns) await rotateColumn(rotation, column, problems);
  for (const files of rotation.files) await rotateFiles(rotation, files, problems);
  // What a server wrote with the old key while this ran, because it was not started anew.
  for (const column of rotation.columns) {
    const left = await asSystem(rotation.database, (tx) => countOfOtherKeys(tx, column, idOf(rotation.secrets)), {
      readOnly: true,
    });
    if (left > 0) problems.push(`${column.table}.${column.column}: ${left} rows are still sealed with another key`);
  }
  return problems;
}

const idOf = ({ keyId }: Secrets) => Buffer.from(keyId, "hex");

async function rotateColumn(
  { database, secrets, say }: Rotation,
  column: SealedColumn,
  problems: string[],
): Promise<void> {
  let after: readonly string[] | undefined;
  let done = 0;
  for (;;) {
    const found: string[] = [];
    const rows = await asSystem(database, async (tx) => {
      found.length = 0;
      const some = await rowsOfOtherKeys(tx, column, idOf(secrets), after, portion);
      for (const row of some) {
        const name = `${column.table}.${column.column} of ${column.key.map((part) => row[part.column]).join(", ")}`;
        const plain = opened(secrets, row.sealed, column.context(row));
        if (plain === undefined) found.push(`${name} opens with neither key`);
        else if (
          !(await withinSavepoint(tx, () =>
            saveSealed(
              tx,
              column,
              row,
              secrets.seal(plain, column.context(row)),
              column.lookups?.(secrets, plain) ?? {},
            ),
          ))
        )
          found.push(`${name} is the same as another row's: change one of them and run this again`);
      }
      return some;
    });
    problems.push(...found);
    done += rows.length - found.length;
    const last = rows.at(-1);
    if (last === undefined || rows.length < portion) break;
    after = column.key.map((part) => last[part.column] ?? "");
  }
  say(`${column.table}.${column.column}: ${done} sealed anew`);
}

async function rotateFiles(
  { database, secrets, dataDir, say }: Rotation,
  files: SealedFiles,
  problems: string[],
): Promise<void> {
  let after = "0";
  let done = 0;
  for (;;) {
    // The rows stay locked, so that no file comes back that its owner removes meanwhile.
    const rows = await asSystem(database, async (tx) => {
      const some = await rowsWithFiles(tx, files, after, portion);
      for (const row of some)
        if (await rotateFile(secrets, files.path(dataDir, row), files.context(row), problems)) done += 1;
      return some;
    });
    after = rows.at(-1)?.id ?? after;
    if (rows.length < portion) break;
  }
  say(`files of ${files.table}: ${done} sealed anew`);
}

async function rotateFile(secrets: Secrets, path: string, context: string, problems: string[]): Promise<boolean> {
  const sealed = await readFile(path).catch((error: NodeJS.ErrnoException) =>
    error.code === "ENOENT" ? undefined : Promise.reject(error),
  );
  if (sealed === undefined || secrets.isCurrent(sealed)) return false;
  const plain = opened(secrets, sealed, context);
  if (plain === undefined) {
    problems.push(`the file ${path} opens with neither key`);
    return false;
  }
  const draft = `${path}.${process.pid}.part`;
  try {
    await writeFile(draft, secrets.seal(plain, context), { mode: 0o600, flush: true });
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  return true;
}

function opened(secrets: Secrets, sealed: Uint8Array, context: string): Buffer | undefined {
  try {
    return secrets.open(sealed, context);
  } catch {
    return undefined;
  }
}
