import { allPermissions, type Permission } from "@yunshou/contract";
import type { NameTexts } from "@yunshou/contract/access/shapes";
import type { Handle } from "@yunshou/database";

/** A function with the permissions that it holds, in the order of the contract. */
export interface FunctionRecord {
  readonly functionId: string;
  readonly code: string;
  readonly isBase: boolean;
  /** Null leaves the page to the program. */
  readonly page: string | null;
  readonly names: NameTexts;
  readonly enabled: boolean;
  readonly permissions: readonly Permission[];
  readonly updatedAt: Date;
}

/** Functions in the order of the permissions; one whose permissions were all grouped elsewhere, or are no longer of this program, is left out. */
export async function listFunctions(tx: Handle): Promise<FunctionRecord[]> {
  return tx.query<FunctionRecord>(
    `select f.id as "functionId", f.code, f.is_base as "isBase", f.page, f.names, f.enabled, f.updated_at as "updatedAt", array_agg(p.permission order by o.place) as permissions
     from menu_function f join function_permission p on p.function_id = f.id join unnest($1::text[]) with ordinality o(permission, place) on o.permission = p.permission
     group by f.id order by min(o.place), f.id`,
    [allPermissions],
  );
}

/** The same, held until the end of the transaction, so that no permission is grouped twice. */
export async function lockFunctions(tx: Handle): Promise<FunctionRecord[]> {
  await tx.query("select 1 from menu_function order by id for update");
  return listFunctions(tx);
}

/** Roles that grant at least one permission of each function. */
export async function countRoles(tx: Handle): Promise<Map<string, number>> {
  const rows = await tx.query<{ functionId: string; roles: number }>(
    `select p.function_id as "functionId", count(distinct r.id)::int as roles from function_permission p join role r on p.permission = any(r.permissions) or r.is_admin group by 1`,
  );
  return new Map(rows.map(({ functionId, roles }) => [functionId, roles]));
}

/** Records a function for each permission that has none yet; what people grouped, renamed or switched off stays. */
export async function recordFunctions(tx: Handle, permissions: readonly Permission[]): Promise<void> {
  await tx.query(
    "insert into menu_function (code, is_base) select p, true from unnest($1::text[]) p on conflict (lower(code)) do nothing",
    [permissions],
  );
  await tx.query(
    "insert into function_permission (permission, function_id) select f.code, f.id from menu_function f where f.is_base and f.code = any($1::text[]) on conflict do nothing",
    [permissions],
  );
}

export interface FunctionFields {
  readonly names: NameTexts;
  readonly page: string;
}

/** Nothing when the code is taken. */
export async function insertFunction(
  tx: Handle,
  code: string,
  { names, page }: FunctionFields,
): Promise<string | undefined> {
  const rows = await tx.query<{ id: string }>(
    "insert into menu_function (code, page, names) values ($1, $2, $3::jsonb) on conflict (lower(code)) do nothing returning id",
    [code, page, JSON.stringify(names)],
  );
  return rows[0]?.id;
}

export async function saveFunction(
  tx: Handle,
  functionId: string,
  { names, page }: { readonly names: NameTexts; readonly page: string | null },
): Promise<void> {
  await tx.query("update menu_function set names = $2::jsonb, page = $3, updated_at = now() where id = $1", [
    functionId,
    JSON.stringify(names),
    page,
  ]);
}

/** Gives exactly these permissions to a function; those it loses return to their own function, which is on as this one is. */
export async function groupPermissions(
  tx: Handle,
  functionId: string,
  permissions: readonly Permission[],
): Promise<void> {
  await tx.query(
    `with returned as (
       update function_permission p set function_id = b.id from menu_function b
       where p.function_id = $1 and not p.permission = any($2::text[]) and b.is_base and b.code = p.permission returning b.id)
     update menu_function b set enabled = f.enabled from menu_function f, returned where f.id = $1 and b.id = returned.id`,
    [functionId, permissions],
  );
  await tx.query("update function_permission set function_id = $1 where permission = any($2::text[])", [
    functionId,
    permissions,
  ]);
}

export async function setEnabled(tx: Handle, functionId: string, enabled: boolean): Promise<void> {
  await tx.query("update menu_function set enabled = $2, updated_at = now() where id = $1", [functionId, enabled]);
}

export async function deleteFunction(tx: Handle, functionId: string): Promise<void> {
  await tx.query("delete from menu_function where id = $1", [functionId]);
}
