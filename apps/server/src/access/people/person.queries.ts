import type { Handle } from "@yunshou/database";
import { findableBy } from "../../platform/spelling.ts";
import { oneTimePasswordHours } from "@yunshou/domain";
import type { SealedUserContact } from "./userContact.ts";

export interface CredentialRow {
  readonly userId: string;
  readonly merchantId: string;
  readonly topId: string;
  readonly account: string;
  readonly kdfVersion: number;
  readonly verifier: Buffer;
  /** authlevel (PERM-12). */
  readonly level: "1" | "2" | "3";
  /** The password must be changed before anything else. */
  readonly mustChange: boolean;
  /** Why the user may not log in, or null. */
  readonly blockedReason: string | null;
}

const credential = `u.id as "userId", u.merchant_id as "merchantId", u.top_id as "topId", u.account, u.level, u.kdf_version as "kdfVersion", u.verifier, u.must_change as "mustChange", u.blocked_reason as "blockedReason"`;

export async function findByAccount(tx: Handle, account: string): Promise<CredentialRow | undefined> {
  const rows = await tx.query<CredentialRow>(
    `select ${credential} from app_user u where lower(u.account) = lower($1) and u.status = 'normal'`,
    [account],
  );
  return rows[0];
}

export async function findById(tx: Handle, userId: string): Promise<CredentialRow | undefined> {
  const rows = await tx.query<CredentialRow>(
    `select ${credential} from app_user u where u.id = $1 and u.status = 'normal'`,
    [userId],
  );
  return rows[0];
}

/** Holds a user who may log in until the transaction ends; false when the password is no longer the one that was read, or the user may not. */
export async function lockUnchanged(tx: Handle, { userId, verifier }: CredentialRow): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from app_user where id = $1 and verifier = $2 and status = 'normal' and blocked_reason is null for no key update",
    [userId, verifier],
  );
  return rows.length > 0;
}

/**
 * The user of a phone, by its keyed hashes, among the given merchants; null means all of them. Where there is none, another
 * user is read in his place and thrown away, so that the time of the look tells nothing (S8).
 */
export async function findByPhone(
  tx: Handle,
  phoneIndexes: readonly Buffer[],
  merchantIds: readonly string[] | null,
): Promise<CredentialRow | undefined> {
  const rows = await tx.query<CredentialRow & { readonly isFound: boolean }>(
    `with found as (select u.id from app_user u where u.phone_index = any($1::bytea[]) and u.status = 'normal' and ($2::bigint[] is null or u.merchant_id = any($2::bigint[])) limit 1),
       decoy as (select u.id from app_user u order by u.id limit 1)
     select ${credential}, f.id is not null as "isFound" from decoy d left join found f on true join app_user u on u.id = coalesce(f.id, d.id)`,
    [phoneIndexes, merchantIds],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { isFound, ...user } = row;
  return isFound ? user : undefined;
}

export async function newId(tx: Handle): Promise<string> {
  const rows = await tx.query<{ id: string }>("select next_id() as id");
  return rows[0]?.id ?? "";
}

export interface UserRow extends SealedUserContact {
  readonly userId: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly account: string;
  readonly name: string;
  readonly officePhone: string;
  readonly remark: string;
  readonly level: "1" | "2" | "3";
  readonly kdfVersion: number;
  readonly verifier: Buffer;
  readonly mustChange: boolean;
}

/** The unique index that said no. Both look at all tenants. */
export type Saved = "saved" | "app_user_account" | "app_user_phone";

/** Writes a user; a savepoint keeps the transaction alive when account or phone belong to somebody else. */
export async function guardedWrite(tx: Handle, write: () => Promise<unknown>): Promise<Saved> {
  await tx.query("savepoint user_write");
  try {
    await write();
    await tx.query("release savepoint user_write");
    return "saved";
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    if (code !== "23505" || (constraint !== "app_user_account" && constraint !== "app_user_phone")) throw error;
    await tx.query("rollback to savepoint user_write");
    return constraint;
  }
}

export async function insertUser(tx: Handle, user: UserRow): Promise<Saved> {
  const { search, pieces } = findableBy([user.account, user.name], { isPerson: true });
  return guardedWrite(tx, () =>
    tx.query(
      `insert into app_user (id, top_id, merchant_id, account, name, phone_sealed, email_sealed, office_phone, remark, level, kdf_version, verifier, must_change, one_time_until, phone_index, phone_tail, search, pieces)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, case when $13 then now() + make_interval(hours => $14) end, $15, $16, $17, $18)`,
      [
        user.userId,
        user.topId,
        user.merchantId,
        user.account,
        user.name,
        user.phoneSealed,
        user.emailSealed,
        user.officePhone,
        user.remark,
        user.level,
        user.kdfVersion,
        user.verifier,
        user.mustChange,
        oneTimePasswordHours,
        user.phoneIndex,
        user.phoneTail,
        search,
        pieces,
      ],
    ),
  );
}

export async function giveRoles(tx: Handle, userId: string, codes: readonly string[]): Promise<number> {
  const rows = await tx.query(
    "insert into user_role (user_id, role_id) select $1, id from role where code = any($2::text[]) on conflict do nothing returning role_id",
    [userId, codes],
  );
  return rows.length;
}

/** `mustChange` marks a password that somebody else made: it serves once, within a day. */
export async function setVerifier(
  tx: Handle,
  userId: string,
  version: number,
  sealed: Buffer,
  mustChange: boolean,
): Promise<void> {
  await tx.query(
    "update app_user set kdf_version = $2, verifier = $3, must_change = $4, one_time_until = case when $4 then now() + make_interval(hours => $5) end where id = $1",
    [userId, version, sealed, mustChange, oneTimePasswordHours],
  );
}

/** Uses a one-time password up; false when it was used before or is too old. Used is long ago: `now` of a login that began earlier must not lie before it. */
export async function useOneTimePassword(tx: Handle, userId: string): Promise<boolean> {
  const rows = await tx.query(
    "update app_user set one_time_until = case when one_time_until is not null then to_timestamp(0) end where id = $1 and (one_time_until is null or one_time_until > now()) returning id",
    [userId],
  );
  return rows.length > 0;
}

/** A person's own password that was found on the list of those guessed first; only while it is still that one. */
export async function demandChange(tx: Handle, userId: string, sealed: Buffer): Promise<boolean> {
  const rows = await tx.query(
    "update app_user set must_change = true where id = $1 and verifier = $2 and not must_change returning id",
    [userId, sealed],
  );
  return rows.length > 0;
}

/** The first two with a role that may do everything; the merchant of the platform is locked before, because several processes may start at once. */
export async function lockAdministrators(
  tx: Handle,
  platformMerchantId: string,
): Promise<{ userId: string; account: string; mustChange: boolean }[]> {
  await tx.query("select 1 from merchant where id = $1 for no key update", [platformMerchantId]);
  return tx.query(
    `select u.id as "userId", u.account, u.must_change as "mustChange" from app_user u
     where u.status = 'normal' and exists (select from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id and r.is_admin)
     order by u.id limit 2`,
  );
}

/** Writes a role of the program; what a person has changed stays. */
export async function upsertRole(
  tx: Handle,
  role: { code: string; name: string; permissions: readonly string[]; isAdmin: boolean },
): Promise<void> {
  await tx.query(
    `insert into role (code, name, permissions, is_admin) values ($1, $2, $3, $4)
     on conflict (code) do update set permissions = excluded.permissions, is_admin = excluded.is_admin, updated_at = now()
     where not role.edited and (role.permissions, role.is_admin) is distinct from (excluded.permissions, excluded.is_admin)`,
    [role.code, role.name, role.permissions, role.isAdmin],
  );
}

export async function ensurePlatformMerchant(tx: Handle, id: string, merchantNo: string, name: string): Promise<void> {
  await tx.query(
    "insert into merchant (id, top_id, path, merchant_no, name, kind) values ($1::bigint, $1::bigint, array[$1::bigint], $2, $3, 'ordinary') on conflict do nothing",
    [id, merchantNo, name],
  );
}

export async function findSetting(tx: Handle, key: string): Promise<unknown> {
  const rows = await tx.query<{ value: unknown }>("select value from setting where key = $1", [key]);
  return rows[0]?.value;
}

export async function putSetting(tx: Handle, key: string, value: unknown): Promise<void> {
  await tx.query("update setting set value = $2::jsonb where key = $1", [key, JSON.stringify(value)]);
}

/** The value of a setting; the first writer decides. */
export async function ensureSetting(tx: Handle, key: string, value: unknown): Promise<unknown> {
  await tx.query("insert into setting (key, value) values ($1, $2::jsonb) on conflict do nothing", [
    key,
    JSON.stringify(value),
  ]);
  const rows = await tx.query<{ value: unknown }>("select value from setting where key = $1", [key]);
  return rows[0]?.value;
}
