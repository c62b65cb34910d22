import type { StoredRow } from "@yunshou/contract";
import type { roles } from "@yunshou/contract/access/roles";
import {
  conditions,
  contains,
  equals,
  type Handle,
  raw,
  type Scope,
  scoped,
  scopedBy,
  scopeSql,
  sql,
  statement,
  type Where,
} from "@yunshou/database";
import type { RoleKind } from "@yunshou/domain";
import { countOf, type Found, type Order, pageSql, type Paging } from "../../platform/lists.queries.ts";

export interface RoleFilters {
  readonly name?: string;
  readonly kind?: RoleKind;
}

export interface RoleRecord extends Omit<StoredRow<typeof roles.list>, "permissionCount" | "manageable"> {
  readonly topId: string | null;
  readonly permissions: readonly string[];
}

/** Owners of the roles that somebody sees: the platform, the own merchants, and those above the own merchant. */
function visible(scope: Scope, ownMerchantId: string): Where {
  if (scope.merchants === "all") return scopedBy(sql`true`);
  const below = scoped(scope, "r", { machine: null });
  return scopedBy(
    sql`(r.merchant_id is null or ${below} or r.merchant_id = any((select o.path from merchant o where o.id = ${ownMerchantId})::bigint[]))`,
  );
}

/** Accounts are counted within the scope. */
const columnsFor = (
  scope: Scope,
) => sql`r.id as "roleId", r.top_id as "topId", r.merchant_id as "merchantId", m.name as "merchantName", r.code, r.name, r.kind, r.description,
  r.permissions, r.is_admin as "isAdmin", r.updated_at as "updatedAt",
  (select count(*)::int from user_role ur join app_user u on u.id = ur.user_id where ur.role_id = r.id and u.status <> 'erased' and ${scoped(scope, "u", { machine: null })}) as "accountCount"`;

const from = "role r left join merchant m on m.id = r.merchant_id";

const whereOf = (scope: Scope, ownMerchantId: string, filters: RoleFilters): Where =>
  conditions(visible(scope, ownMerchantId), contains("r.name", filters.name), equals("r.kind", filters.kind));

const order = {
  by: { name: "r.name", updatedAt: "r.updated_at" },
  unsorted: "r.merchant_id asc nulls first",
  tie: ["r.id asc"],
} as const satisfies Order<string>;

/** One page of roles: those of the platform first, then by age, unless sorted. */
export function listRoles(
  tx: Handle,
  scope: Scope,
  ownMerchantId: string,
  filters: RoleFilters,
  page: Paging<keyof typeof order.by>,
): Promise<RoleRecord[]> {
  const list = { columns: columnsFor(scope), from, where: whereOf(scope, ownMerchantId, filters) };
  return tx.query<RoleRecord>(...statement(pageSql(list, order, page)));
}

export const countRoles = (tx: Handle, scope: Scope, ownMerchantId: string, filters: RoleFilters): Promise<Found> =>
  countOf(tx, { from, where: whereOf(scope, ownMerchantId, filters) });

export function rolesByIds(
  tx: Handle,
  scope: Scope,
  ownMerchantId: string,
  roleIds: readonly string[],
): Promise<RoleRecord[]> {
  const where = conditions(visible(scope, ownMerchantId), sql`r.id = any(${roleIds}::bigint[])`);
  return tx.query<RoleRecord>(
    ...statement(sql`select ${columnsFor(scope)} from ${raw(from)} where ${where} order by r.id`),
  );
}

/** The same for one role that is about to change; people who give it meanwhile wait. */
export async function lockRole(
  tx: Handle,
  scope: Scope,
  ownMerchantId: string,
  roleId: string,
): Promise<RoleRecord | undefined> {
  await tx.query("select 1 from role where id = $1 for update", [roleId]);
  const [role] = await rolesByIds(tx, scope, ownMerchantId, [roleId]);
  return role;
}

/** Holds the roles of a change, so that none of them is deleted or widened meanwhile. */
export async function shareRoles(tx: Handle, roleIds: readonly string[]): Promise<void> {
  await tx.query("select 1 from role where id = any($1::bigint[]) order by id for key share", [roleIds]);
}

/** Which merchants of the caller lie below (or are) the owner of each role: the merchants whose users may hold it. */
export async function holdersOf(
  tx: Handle,
  scope: Scope,
  ownerIds: readonly string[],
): Promise<{ ownerId: string; merchantIds: string[] }[]> {
  const values: unknown[] = [ownerIds];
  const where = scopeSql(scope, "m", values, { merchant: "id", machine: null });
  return tx.query(
    `select o.id as "ownerId", array(select m.id::text from merchant m where m.path @> array[o.id] and m.status = 'normal' and ${where} order by m.id) as "merchantIds"
     from unnest($1::bigint[]) o(id)`,
    values,
  );
}

/** True when the role may be held by users of all these merchants. */
export async function fitsMerchants(
  tx: Handle,
  ownerIds: readonly string[],
  merchantIds: readonly string[],
): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from merchant m cross join unnest($1::bigint[]) o(id) where m.id = any($2::bigint[]) and not m.path @> array[o.id] limit 1",
    [ownerIds, merchantIds],
  );
  return rows.length === 0;
}

/** Merchants with users who hold the role. */
export async function merchantsHolding(tx: Handle, roleId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    "select distinct u.merchant_id as id from user_role ur join app_user u on u.id = ur.user_id where ur.role_id = $1 order by 1",
    [roleId],
  );
  return rows.map((row) => row.id);
}

/** How many accounts hold the role, whoever sees them; deleted users count, because they can be restored. */
export async function countHolders(tx: Handle, roleId: string): Promise<number> {
  const [row] = await tx.query<{ n: number }>("select count(*)::int as n from user_role where role_id = $1", [roleId]);
  return row?.n ?? 0;
}

/** Ids of the roles of the platform by code. */
export async function platformRoleIds(tx: Handle): Promise<Map<string, string>> {
  const rows = await tx.query<{ code: string; id: string }>("select code, id from role where merchant_id is null");
  return new Map(rows.map(({ code, id }) => [code, id]));
}

export interface NewRole {
  readonly topId: string | null;
  readonly merchantId: string | null;
  readonly kind: RoleKind;
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly string[];
}

/** Inserts a role with a code made of its id; nothing when its owner has the name already. */
export async function insertRole(tx: Handle, role: NewRole): Promise<{ roleId: string; code: string } | undefined> {
  const rows = await tx.query<{ roleId: string; code: string }>(
    `insert into role (id, top_id, merchant_id, code, name, kind, description, permissions, edited)
     select n.id, $1, $2, 'R' || upper(to_hex(n.id)), $3, $4, $5, $6, true from (select next_id() as id) n
     on conflict do nothing returning id as "roleId", code`,
    [role.topId, role.merchantId, role.name, role.kind, role.description, role.permissions],
  );
  return rows[0];
}

/** False when the owner has another role of this kind and name. */
export async function renameRole(
  tx: Handle,
  role: { readonly roleId: string; readonly merchantId: string | null; readonly kind: RoleKind },
  fields: { readonly name: string; readonly description: string },
): Promise<boolean> {
  const taken = await tx.query(
    "select 1 from role where coalesce(merchant_id, 0) = coalesce($2::bigint, 0) and kind = $3 and lower(name) = lower($4) and id <> $1",
    [role.roleId, role.merchantId, role.kind, fields.name],
  );
  if (taken.length > 0) return false;
  await tx.query("update role set name = $2, description = $3, updated_at = now() where id = $1", [
    role.roleId,
    fields.name,
    fields.description,
  ]);
  return true;
}

export async function setPermissions(tx: Handle, roleId: string, permissions: readonly string[]): Promise<void> {
  await tx.query("update role set permissions = $2, edited = true, updated_at = now() where id = $1", [
    roleId,
    permissions,
  ]);
}

export async function deleteRole(tx: Handle, roleId: string): Promise<void> {
  await tx.query("delete from role where id = $1", [roleId]);
}
