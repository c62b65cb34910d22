import type { AnswerOf } from "@yunshou/contract";
import type { dictionaryKinds } from "@yunshou/contract/system/dictionary";
import type { Handle } from "@yunshou/database";
import type { OwnTypeFields } from "@yunshou/domain";

export const listOwnTypes = (tx: Handle): Promise<AnswerOf<typeof dictionaryKinds.list>["rows"]> =>
  tx.query(
    `select code as "dictType", name as "typeName", remark, updated_at as "updatedTime" from dictionary_type order by lower(code)`,
  );

/** Types are written one after the other. Answers how many there are, and whether one has this code in whatever case. */
export async function lookAtTypes(
  tx: Handle,
  code: string,
): Promise<{ readonly types: number; readonly taken: boolean }> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('types of the dictionary', 0))");
  const [row] = await tx.query<{ types: number; taken: boolean }>(
    "select count(*)::int as types, coalesce(bool_or(lower(code) = lower($1)), false) as taken from dictionary_type",
    [code],
  );
  return row!;
}

export async function insertOwnType(tx: Handle, { dictType, typeName, remark }: OwnTypeFields): Promise<void> {
  await tx.query("insert into dictionary_type (code, name, remark) values ($1, $2, $3)", [dictType, typeName, remark]);
}

/** Held until the transaction ends: nobody deletes it under an entry that takes it. Merchants may lock no row of the platform. */
export async function holdOwnType(tx: Handle, code: string): Promise<boolean> {
  await tx.query("select pg_advisory_xact_lock_shared(hashtextextended('type of the dictionary ' || $1, 0))", [code]);
  return isOwnType(tx, code);
}

export const isOwnType = async (tx: Handle, code: string): Promise<boolean> =>
  (await tx.query("select from dictionary_type where code = $1", [code])).length > 0;

/** A type, locked until the call ends, after whoever writes an entry of it. */
export async function lockOwnType(tx: Handle, code: string): Promise<OwnTypeFields | undefined> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('type of the dictionary ' || $1, 0))", [code]);
  const [row] = await tx.query<OwnTypeFields>(
    `select code as "dictType", name as "typeName", remark from dictionary_type where code = $1 for update`,
    [code],
  );
  return row;
}

export async function updateOwnType(tx: Handle, { dictType, typeName, remark }: OwnTypeFields): Promise<void> {
  await tx.query("update dictionary_type set name = $2, remark = $3, updated_at = now() where code = $1", [
    dictType,
    typeName,
    remark,
  ]);
}

/** Whether anybody has an entry of the type; the platform sees those of all merchants. */
export const hasEntries = async (tx: Handle, code: string): Promise<boolean> =>
  (await tx.query("select from dictionary_entry where dict_type = $1 limit 1", [code])).length > 0;

export async function deleteOwnType(tx: Handle, code: string): Promise<void> {
  await tx.query("delete from dictionary_type where code = $1", [code]);
}
