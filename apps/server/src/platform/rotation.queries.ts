import type { Handle } from "@yunshou/database";
import { sealedBytesAtLeast } from "./secrets.ts";

/** A part of the key of a table, with its type in SQL. */
export interface KeyPart {
  readonly column: string;
  readonly type: "bigint" | "text" | "bytea";
}

/** Where something sealed lies. All names are those of the program's own list. */
export interface SealedPlace {
  readonly table: string;
  readonly column: string;
  readonly key: readonly KeyPart[];
  /** Columns that the context needs beside the key. */
  readonly also?: readonly string[];
  /** How the bytes are stored: as they are, or as base64 in a text of jsonb. */
  readonly stored: "bytea" | "jsonb";
}

export type SealedRow = Readonly<Record<string, string>> & { readonly sealed: Buffer };

const bytesOf = ({ column, stored }: SealedPlace) =>
  stored === "bytea"
    ? column
    : `decode(case when jsonb_typeof(${column}) = 'string' then ${column} #>> '{}' else '' end, 'base64')`;
const keyNames = ({ key }: SealedPlace) => key.map(({ column }) => column).join(", ");
const older = (place: SealedPlace, keyIdAt: string) =>
  `octet_length(${bytesOf(place)}) >= ${sealedBytesAtLeast} and substring(${bytesOf(place)} from 1 for 4) <> ${keyIdAt}`;

/** The next rows by key that another key sealed, locked, so that nobody changes them meanwhile. */
export async function rowsOfOtherKeys(
  tx: Handle,
  place: SealedPlace,
  keyId: Buffer,
  after: readonly string[] | undefined,
  limit: number,
): Promise<SealedRow[]> {
  const values: unknown[] = [keyId, limit];
  const bound =
    after === undefined
      ? "true"
      : `(${keyNames(place)}) > (${place.key.map(({ type }, index) => `${placeOf(values, after[index], type)}`).join(", ")})`;
  const shown = [
    ...place.key.map(
      ({ column, type }) => `${type === "bytea" ? `encode(${column}, 'hex')` : `${column}::text`} as "${column}"`,
    ),
    ...(place.also ?? []).map((column) => `${column}::text as "${column}"`),
  ];
  return tx.query<SealedRow>(
    `select ${shown.join(", ")}, ${bytesOf(place)} as sealed from ${place.table} where ${bound} and ${older(place, "$1")} order by ${keyNames(place)} limit $2 for update`,
    values,
  );
}

function placeOf(values: unknown[], value: string | undefined, type: KeyPart["type"]): string {
  const at = `$${values.push(value)}`;
  return type === "bytea" ? `decode(${at}, 'hex')` : `${at}::${type}`;
}

/** Puts newly sealed bytes and the lookups that follow from them into one row. */
export async function saveSealed(
  tx: Handle,
  place: SealedPlace,
  row: SealedRow,
  sealed: Buffer,
  lookups: Readonly<Record<string, Buffer | null>>,
): Promise<void> {
  const values: unknown[] = [place.stored === "bytea" ? sealed : sealed.toString("base64")];
  const sets = [
    `${place.column} = ${place.stored === "bytea" ? "$1" : "to_jsonb($1::text)"}`,
    ...Object.entries(lookups).map(([column, hash]) => `${column} = $${values.push(hash)}`),
  ];
  const where = place.key.map(({ column, type }) => `${column} = ${placeOf(values, row[column], type)}`).join(" and ");
  await tx.query(`update ${place.table} set ${sets.join(", ")} where ${where}`, values);
}

/** Writes one row under a savepoint; false when a lookup already belongs to another row. */
export async function withinSavepoint(tx: Handle, write: () => Promise<void>): Promise<boolean> {
  await tx.query("savepoint sealed_row");
  try {
    await write();
    await tx.query("release savepoint sealed_row");
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== "23505") throw error;
    await tx.query("rollback to savepoint sealed_row");
    return false;
  }
}

export async function countOfOtherKeys(tx: Handle, place: SealedPlace, keyId: Buffer): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `select count(*)::int as n from ${place.table} where ${older(place, "$1")}`,
    [keyId],
  );
  return row?.n ?? 0;
}

/** The next ids of a table whose rows have sealed files, locked. */
export async function rowsWithFiles(
  tx: Handle,
  { table, also = [] }: { readonly table: string; readonly also?: readonly string[] },
  after: string,
  limit: number,
): Promise<(Readonly<Record<string, string>> & { readonly id: string })[]> {
  return tx.query(
    `select id::text as id${also.map((column) => `, ${column}::text as "${column}"`).join("")} from ${table} where id > $1::bigint order by id limit $2 for update`,
    [after, limit],
  );
}
