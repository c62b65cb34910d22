import { countCap, type StoredRow } from "@yunshou/contract";
import type { users } from "@yunshou/contract/access/users";
import {
  conditions,
  given,
  type Handle,
  numbered,
  likePattern,
  raw,
  type Scope,
  scoped,
  scopeSql,
  type Sql,
  sql,
  type Where,
} from "@yunshou/database";
import type { UserFields, UserLevel, UserStatus } from "@yunshou/domain";
import { findableBy } from "../../platform/spelling.ts";
import { foundOf, type Page, pagePart, type Paging, rowsAfter } from "../../platform/lists.queries.ts";
import type { PhoneHashes, SealedUserContact } from "../people/userContact.ts";
import { guardedWrite, type Saved } from "../people/person.queries.ts";
import { dropIdentities } from "../people/sso.queries.ts";

export interface UserFilters {
  readonly account?: string;
  readonly name?: string;
  readonly phone?: PhoneHashes;
  readonly merchantNo?: string;
  readonly roleId?: string;
  readonly organisationId?: string;
  readonly userStatus?: "normal" | "blocked" | "deleted";
}

/** A user with the rights that decide who may change him. */
export interface UserRecord extends Omit<
  StoredRow<typeof users.list>,
  "phone" | "email" | "userStatus" | "manageable"
> {
  readonly topId: string;
  readonly phoneSealed: Buffer | null;
  readonly emailSealed: Buffer | null;
  readonly remark: string;
  readonly status: UserStatus;
  readonly isAdmin: boolean;
  readonly permissions: readonly string[];
}

/** A staff list is about merchants, whatever machines the caller is narrowed to. */
const ofMerchants = { machine: null } as const;

const tables =
  "app_user u join merchant m on m.id = u.merchant_id left join organisation g on g.id = u.organisation_id";

const columns = `u.id as "userId", u.top_id as "topId", u.merchant_id as "merchantId", m.merchant_no as "merchantNo", m.name as "merchantName", u.account, u.name,
  u.phone_sealed as "phoneSealed", u.office_phone as "officePhone", u.email_sealed as "emailSealed", u.remark, u.level, u.status, u.blocked_reason as "blockReason", u.created_at as "createdAt", g.id as "organisationId", g.name as "organisationName",
  (select count(*)::int from machine_grant g where g.user_id = u.id) as "machineCount",
  coalesce(held.is_admin, false) as "isAdmin", coalesce(held.permissions, '{}') as permissions, coalesce(held.roles, '[]') as roles`;

const heldRoles = `left join lateral (
    select bool_or(r.is_admin) as is_admin,
      (select array_agg(distinct p.permission) from user_role x join role y on y.id = x.role_id cross join unnest(y.permissions) p(permission) where x.user_id = u.id) as permissions,
      jsonb_agg(jsonb_build_object('roleId', r.id::text, 'code', r.code, 'name', r.name) order by r.id) as roles
    from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id) held on true`;

/** Letters without case, e.g. Chinese ones and digits, are compared as they are, which costs a tenth. */
const contains = (column: string, text: string | undefined) =>
  given(text, (given) =>
    given.toLowerCase() === given.toUpperCase()
      ? sql`${raw(column)} like ${likePattern(given)}`
      : sql`${raw(column)} ilike ${likePattern(given)}`,
  );

/** The users of a phone; its tail leads there by an index. */
export function ofPhone(alias: string, { tail, whole }: PhoneHashes): Sql {
  const bytes = (hashes: readonly string[]) => hashes.map((hash) => Buffer.from(hash, "hex"));
  const byTail = sql`${raw(alias)}.phone_tail = any(${bytes(tail)}::bytea[])`;
  return whole === undefined ? byTail : sql`${byTail} and ${raw(alias)}.phone_index = any(${bytes(whole)}::bytea[])`;
}

const statuses = {
  deleted: sql`u.status = 'deleted'`,
  blocked: sql`u.status = 'normal' and u.blocked_reason is not null`,
  normal: sql`u.status = 'normal' and u.blocked_reason is null`,
};

/** Speaks of `u` alone, so that only rows which are shown are joined with anything. */
const whereOf = (scope: Scope, filters: UserFilters): Where =>
  conditions(
    scoped(scope, "u", ofMerchants),
    sql`u.status <> 'erased'`,
    // Account names are letters and digits (FORM-03), so the rules of no language are needed to compare them without case.
    contains('u.account collate "C"', filters.account),
    contains("u.name", filters.name),
    given(filters.phone, (hashes) => ofPhone("u", hashes)),
    given(
      numbered("m.merchant_no", "merchant", filters.merchantNo),
      (of) => sql`u.merchant_id in (select m.id from merchant m where ${of})`,
    ),
    given(
      filters.roleId,
      (roleId) => sql`exists (select from user_role f where f.user_id = u.id and f.role_id = ${roleId})`,
    ),
    given(
      filters.organisationId,
      (id) => sql`u.organisation_id in (select g.id from organisation g where g.path @> array[${id}::bigint])`,
    ),
    given(filters.userStatus, (status) => statuses[status]),
  );

const sortColumns = { account: "lower(u.account)", name: "u.name", createdAt: "u.id" };

/**
 * One page of users, newest first unless sorted, and how many there are up to one more than is counted. Users are looked
 * for once: up to the cap of the count they are sorted from what was found, beyond it an index leads to the page at once.
 */
export async function listUsers(
  tx: Handle,
  scope: Scope,
  filters: UserFilters,
  page: Paging<keyof typeof sortColumns>,
): Promise<Page<UserRecord>> {
  const values: unknown[] = [];
  const where = whereOf(scope, filters)(values);
  const order = `${sortColumns[page.sort ?? "createdAt"]} ${page.direction}, u.id ${page.direction}`;
  const limit = pagePart(page)(values);
  const rows = await tx.query<
    UserRecord & { readonly userId: string | null; readonly place: string; readonly total: number }
  >(
    `with found as materialized (select u.id, u.account, u.name from app_user u where ${where} limit ${countCap + 1}),
       amount as materialized (select count(*)::int as n from found),
       chosen as materialized (
         (select u.id, row_number() over (order by ${order}) as place from found u where (select n from amount) <= ${countCap} order by ${order} ${limit})
         union all
         (select u.id, row_number() over (order by ${order}) as place from app_user u where (select n from amount) > ${countCap} and ${where} order by ${order} ${limit}))
     select amount.n as total, page.* from amount left join (
       select chosen.place, ${columns} from chosen join app_user u on u.id = chosen.id join merchant m on m.id = u.merchant_id left join organisation g on g.id = u.organisation_id ${heldRoles}) page on true
     order by page.place`,
    values,
  );
  const users = rows.flatMap(({ total: _, place: __, ...user }) => (user.userId === null ? [] : [user]));
  return { rows: users, ...foundOf(rows[0]?.total ?? 0) };
}

/** The next users by id after `after`, for exports. */
export const usersAfter = (
  tx: Handle,
  scope: Scope,
  filters: UserFilters,
  after: string,
  limit: number,
): Promise<UserRecord[]> =>
  rowsAfter(tx, { columns, from: tables, shown: heldRoles, where: whereOf(scope, filters) }, "u.id", after, limit);

/** The users of these ids that the caller may see, erased ones excluded. */
export async function usersByIds(tx: Handle, scope: Scope, userIds: readonly string[]): Promise<UserRecord[]> {
  const values: unknown[] = [userIds];
  const where = scopeSql(scope, "u", values, ofMerchants);
  return tx.query<UserRecord>(
    `select ${columns} from ${tables} ${heldRoles} where u.id = any($1::bigint[]) and u.status <> 'erased' and ${where} order by u.id`,
    values,
  );
}

/** Locks users in the order of their ids, so that changes of one user come one after the other. */
export async function lockUsers(tx: Handle, scope: Scope, userIds: readonly string[]): Promise<void> {
  const values: unknown[] = [userIds];
  const where = scopeSql(scope, "u", values, ofMerchants);
  await tx.query(
    `select 1 from app_user u where u.id = any($1::bigint[]) and ${where} order by u.id for update of u`,
    values,
  );
}

export async function machinesOfUser<Row>(tx: Handle, scope: Scope, userId: string): Promise<Row[]> {
  const values: unknown[] = [userId];
  const where = scopeSql(scope, "g", values);
  return tx.query<Row>(
    `select g.machine_id as "machineId", m.machine_no as "machineNo", m.name as "machineName", g.granted_at as "grantedAt", coalesce(b.name, '') as "grantedBy"
     from machine_grant g join machine m on m.id = g.machine_id left join app_user b on b.id = g.granted_by
     where g.user_id = $1 and ${where} order by m.machine_no limit 2000`,
    values,
  );
}

/** Saves what people set; the answer names the index when account or phone belong to somebody, deleted users keep theirs. */
export async function saveUser(
  tx: Handle,
  userId: string,
  fields: Omit<UserFields, "phone" | "email"> & SealedUserContact & { readonly level: UserLevel },
): Promise<Saved> {
  const { search, pieces } = findableBy([fields.account, fields.name], { isPerson: true });
  return guardedWrite(tx, () =>
    tx.query(
      "update app_user set account = $2, name = $3, phone_sealed = $4, email_sealed = $5, office_phone = $6, remark = $7, level = $8, phone_index = $9, phone_tail = $10, search = $11, pieces = $12, updated_at = now() where id = $1",
      [
        userId,
        fields.account,
        fields.name,
        fields.phoneSealed,
        fields.emailSealed,
        fields.officePhone,
        fields.remark,
        fields.level,
        fields.phoneIndex,
        fields.phoneTail,
        search,
        pieces,
      ],
    ),
  );
}

export async function setBlockReason(tx: Handle, userId: string, reason: string | null): Promise<void> {
  await tx.query("update app_user set blocked_reason = $2, updated_at = now() where id = $1", [userId, reason]);
}

export async function setStatus(tx: Handle, userId: string, status: "normal" | "deleted"): Promise<Saved> {
  return guardedWrite(tx, () =>
    tx.query("update app_user set status = $2, updated_at = now() where id = $1", [userId, status]),
  );
}

/**
 * Takes everything personal from a deleted user; the row and its number stay, because the history points at them. Whoever
 * gets an account again is tied to that one at the next single sign-on.
 */
export async function eraseUser(tx: Handle, userId: string): Promise<void> {
  await tx.query(
    `update app_user set status = 'erased', account = '#' || id, name = '#' || id, phone_sealed = null, phone_index = null, phone_tail = null, email_sealed = null, office_phone = '', remark = '', blocked_reason = null, organisation_id = null,
       verifier = '', must_change = false, search = '', pieces = '{}', updated_at = now() where id = $1`,
    [userId],
  );
  await tx.query("delete from user_role where user_id = $1", [userId]);
  await tx.query("delete from user_preference where user_id = $1", [userId]);
  await tx.query("delete from machine_grant where user_id = $1", [userId]);
  await dropIdentities(tx, userId);
}

export async function replaceRoles(tx: Handle, userIds: readonly string[], roleIds: readonly string[]): Promise<void> {
  await tx.query("delete from user_role where user_id = any($1::bigint[]) and not role_id = any($2::bigint[])", [
    userIds,
    roleIds,
  ]);
  await tx.query(
    "insert into user_role (user_id, role_id) select u, r from unnest($1::bigint[]) u cross join unnest($2::bigint[]) r on conflict do nothing",
    [userIds, roleIds],
  );
  await tx.query("update app_user set updated_at = now() where id = any($1::bigint[])", [userIds]);
}

/** True for a user `u` who may administer the own merchant now. */
export const administers = `(u.status = 'normal' and u.blocked_reason is null and exists (select from user_role ur join role r on r.id = ur.role_id and r.kind = 'web' where ur.user_id = u.id
  and case u.level when '1' then r.is_admin or 'access.user.write' = any(r.permissions) when '3' then r.is_admin else false end))`;

/**
 * Those of these merchants that have somebody who may administer them now: an application administrator with the right to
 * manage users, or at the platform somebody who may do everything. Locks the merchants, so that two changes cannot each
 * count on the administrator whom the other removes.
 */
export async function administered(tx: Handle, merchantIds: readonly string[]): Promise<string[]> {
  await tx.query("select 1 from merchant where id = any($1::bigint[]) order by id for no key update", [merchantIds]);
  const rows = await tx.query<{ id: string }>(
    `select distinct u.merchant_id as id from app_user u where u.merchant_id = any($1::bigint[]) and ${administers}`,
    [merchantIds],
  );
  return rows.map((row) => row.id);
}

/** The application administrator of a merchant who came first, in the caller's scope. */
export async function firstAdministrator(tx: Handle, scope: Scope, merchantId: string): Promise<string | undefined> {
  const values: unknown[] = [merchantId];
  const where = scopeSql(scope, "u", values, ofMerchants);
  const rows = await tx.query<{ id: string }>(
    `select u.id from app_user u where u.merchant_id = $1 and ${where} and u.status = 'normal' and u.level in ('1', '3')
       and exists (select from user_role ur join role r on r.id = ur.role_id and r.kind = 'web' where ur.user_id = u.id and (r.is_admin or 'access.user.write' = any(r.permissions)))
     order by u.id limit 1`,
    values,
  );
  return rows[0]?.id;
}

/** Merchants that a user can belong to, in the caller's scope. */
export async function merchantsInScope(
  tx: Handle,
  scope: Scope,
): Promise<{ merchantId: string; topId: string; merchantNo: string; name: string }[]> {
  const values: unknown[] = [];
  const where = scopeSql(scope, "m", values, { merchant: "id", machine: null });
  return tx.query(
    `select m.id as "merchantId", m.top_id as "topId", m.merchant_no as "merchantNo", m.name from merchant m where m.status = 'normal' and ${where} order by m.merchant_no limit 2000`,
    values,
  );
}

export async function merchantOf(tx: Handle, scope: Scope, merchantId: string): Promise<{ topId: string } | undefined> {
  const values: unknown[] = [merchantId];
  const where = scopeSql(scope, "m", values, { merchant: "id", machine: null });
  const rows = await tx.query<{ topId: string }>(
    `select m.top_id as "topId" from merchant m where m.id = $1 and m.status = 'normal' and ${where}`,
    values,
  );
  return rows[0];
}
