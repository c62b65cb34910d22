import type { Handle } from "@yunshou/database";

/** Everything that a session is made of, read in one look. */
export interface SessionRow {
  readonly userId: string;
  readonly account: string;
  readonly userName: string;
  readonly level: "1" | "2" | "3";
  readonly mustChange: boolean;
  readonly merchantId: string;
  readonly topMerchantId: string;
  readonly merchantNo: string;
  readonly merchantName: string;
  readonly merchantLogo: string | null;
  readonly merchantKind: "ordinary" | "drug";
  readonly timeZone: string;
  readonly isAdmin: boolean;
  readonly permissions: string[];
  /** Permissions of functions that the platform switched off; they do not bind its administrators (SYS-19). */
  readonly switchedOff: string[];
  /** The own merchant and everything below it. */
  readonly merchantIds: string[];
  /** Machines that the user is authorised to, himself or through a team; only ordinary users are narrowed by it (PERM-11). */
  readonly machineIds: string[];
  /** Areas of cards that the person is limited to, with those below; null is no limit. */
  readonly cardAreaIds: string[] | null;
  /** Machines of other merchants that the own merchant or one below is authorised to (MERCHANT-05). */
  readonly sharedIds: string[];
  /** Feature switches that are on for the merchant and every one above (MERCHANT-20). */
  readonly features: string[];
  /** Lists with a view that the merchant shares with a role of the user, and all lists with a shared view. */
  readonly sharedLists: string[];
  readonly allSharedLists: string[];
  readonly byPortal: boolean;
  readonly openedAt: Date;
  /** The user has a confirmed second factor. */
  readonly factorEnrolled: boolean;
  /** When it was last shown in this session, or null. */
  readonly factorShownAt: Date | null;
  readonly stale: boolean;
  /** Who looks at the console as this user, or null. */
  readonly viewerId: string | null;
  readonly viewerName: string | null;
}

const columns = `u.id as "userId", u.account, u.name as "userName", u.level, u.must_change as "mustChange",
  exists (select from second_factor f where f.user_id = u.id and f.confirmed_at is not null) as "factorEnrolled",
  m.id as "merchantId", m.top_id as "topMerchantId", m.merchant_no as "merchantNo", m.name as "merchantName", '/spImg/' || m.logo as "merchantLogo", m.kind as "merchantKind", m.time_zone as "timeZone",
  coalesce(r.is_admin, false) as "isAdmin", coalesce(r.permissions, '{}') as permissions,
  array(select p.permission from menu_function f join function_permission p on p.function_id = f.id where not f.enabled) as "switchedOff",
  array(select b.id::text from merchant b where b.path @> array[m.id] and b.status <> 'deleted' order by b.id) as "merchantIds",
  array(select f from unnest(m.features) f where not exists (select from merchant a where a.id = any(m.path) and not a.features @> array[f])) as features,
  array(select distinct v.list from shared_view v join user_role h on h.role_id = v.role_id where v.merchant_id = m.id and h.user_id = u.id order by 1) as "sharedLists",
  array(select distinct v.list from shared_view v where v.merchant_id = m.id order by 1) as "allSharedLists",
  case when u.level = '2' then array(
    select g.machine_id::text from machine_grant g where g.user_id = u.id
    union select t.machine_id::text from team_member b join team_machine t on t.team_id = b.team_id where b.user_id = u.id order by 1) else '{}' end as "machineIds",
  case when u.level = '1' and m.id <> m.top_id then array(
    select g.machine_id::text from merchant_machine g join merchant b on b.id = g.grantee_id where b.path @> array[m.id] order by 1) else '{}' end as "sharedIds",
  (select array_agg(distinct d.id::text) from card_area_staff y join card_area d on d.top_id = y.top_id and d.path @> array[y.area_id] where y.user_id = u.id) as "cardAreaIds"`;

const tables = `app_user u
  join merchant m on m.id = u.merchant_id
  left join lateral (
    select bool_or(role.is_admin) as is_admin, array_agg(distinct p.code) filter (where p.code is not null) as permissions
    from user_role join role on role.id = user_role.role_id left join lateral unnest(role.permissions) p(code) on true
    where user_role.user_id = u.id and role.kind = 'web') r on true`;

/** Whoever looks as somebody else may still do so; rights that were taken away count at once (PERM-14). */
const viewerMayLook = `(s.viewer_id is null or (v.status = 'normal' and v.blocked_reason is null and exists (
    select from user_role h join role o on o.id = h.role_id where h.user_id = v.id and o.kind = 'web' and (o.is_admin or 'access.user.viewAs' = any(o.permissions)))))`;

const usable =
  "u.status = 'normal' and u.blocked_reason is null and not exists (select from merchant a where a.id = any(m.path) and a.status <> 'normal')";

/** The open session behind a token, if neither it nor its user nor the merchant has ended. */
export async function findSession(tx: Handle, tokenHash: Buffer, idleSeconds: number): Promise<SessionRow | undefined> {
  const rows = await tx.query<SessionRow>(
    `select ${columns}, s.by_portal as "byPortal", s.created_at as "openedAt", s.factor_shown_at as "factorShownAt", s.seen_at < now() - interval '1 minute' as stale, v.id as "viewerId", v.name as "viewerName"
     from session s join ${tables.replace("app_user u", "app_user u on u.id = s.user_id")} left join app_user v on v.id = s.viewer_id
     where s.token_hash = $1 and s.expires_at > now() and s.seen_at > now() - make_interval(secs => $2) and ${usable} and ${viewerMayLook}`,
    [tokenHash, idleSeconds],
  );
  return rows[0];
}

/** The same for a user who is logging in. */
export async function findPerson(tx: Handle, userId: string): Promise<SessionRow | undefined> {
  const rows = await tx.query<SessionRow>(
    `select ${columns}, false as "byPortal", now() as "openedAt", null as "factorShownAt", false as stale, null as "viewerId", null as "viewerName" from ${tables} where u.id = $1 and ${usable}`,
    [userId],
  );
  return rows[0];
}

/** Passes by a session that somebody else is writing: no call waits, or fails, for the sake of when it was made. */
export async function touchSession(tx: Handle, tokenHash: Buffer): Promise<void> {
  await tx.query(
    "update session set seen_at = now() where token_hash in (select token_hash from session where token_hash = $1 for update skip locked)",
    [tokenHash],
  );
}

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly userId: string;
  readonly address: string;
  readonly byPortal: boolean;
  readonly factorShown: boolean;
  readonly seconds: number;
}

export async function insertSession(tx: Handle, session: NewSession): Promise<void> {
  await tx.query(
    "insert into session (token_hash, user_id, address, by_portal, factor_shown_at, expires_at) values ($1, $2, $3, $4, case when $6 then now() end, now() + make_interval(secs => $5))",
    [session.tokenHash, session.userId, session.address, session.byPortal, session.seconds, session.factorShown],
  );
}

/** Opens a session that looks at the console as another user; it ends with the session it came from. */
export async function insertView(
  tx: Handle,
  view: {
    readonly tokenHash: Buffer;
    readonly userId: string;
    readonly viewerId: string;
    readonly viewerSession: Buffer;
    readonly address: string;
    readonly seconds: number;
  },
): Promise<void> {
  await tx.query(
    "insert into session (token_hash, user_id, viewer_id, viewer_session, address, expires_at) values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))",
    [view.tokenHash, view.userId, view.viewerId, view.viewerSession, view.address, view.seconds],
  );
}

/** The viewer's own session behind a view. */
export async function viewerSessionOf(
  tx: Handle,
  tokenHash: Buffer,
): Promise<{ viewerId: string; viewerSession: Buffer; factorShown: boolean } | undefined> {
  const rows = await tx.query<{ viewerId: string; viewerSession: Buffer; factorShown: boolean }>(
    `select s.viewer_id as "viewerId", s.viewer_session as "viewerSession", v.factor_shown_at > now() - interval '15 minutes' is true as "factorShown"
     from session s join session v on v.token_hash = s.viewer_session where s.token_hash = $1 and s.viewer_id is not null`,
    [tokenHash],
  );
  return rows[0];
}

export async function deleteSession(tx: Handle, tokenHash: Buffer): Promise<void> {
  await tx.query("delete from session where token_hash = $1", [tokenHash]);
}

/** Ends every session of a user except one and every login under way, and forgets every remembered device. */
export async function endSessions(tx: Handle, userId: string, except: Buffer | null): Promise<void> {
  await tx.query("delete from session where user_id = $1 and ($2::bytea is null or token_hash <> $2)", [
    userId,
    except,
  ]);
  await tx.query("delete from device_token where user_id = $1", [userId]);
  await tx.query("delete from second_step where user_id = $1", [userId]);
}

/** Rows that nobody needs any more; run by the jobs role. */
export async function deleteExpired(tx: Handle, idleSeconds: number): Promise<void> {
  await tx.query("delete from session where expires_at < now() or seen_at < now() - make_interval(secs => $1)", [
    idleSeconds,
  ]);
  await tx.query("delete from login_challenge where expires_at < now()");
  await tx.query("delete from device_token where expires_at < now()");
  await tx.query("delete from login_ticket where expires_at < now()");
  await tx.query("delete from reset_code where expires_at < now()");
  await tx.query("delete from second_step where expires_at < now()");
  await tx.query("delete from sso_login where expires_at < now()");
  await tx.query("delete from portal_nonce where expires_at < now()");
  await deleteOldFailures(tx);
}

/**
 * A hundred failures in a row close an account for good, so failures on accounts that exist stay until a success or a new
 * password; names that belong to nobody go after a month of silence, and a known device is one for 180 days.
 */
async function deleteOldFailures(tx: Handle): Promise<void> {
  await tx.query(
    "delete from login_failure where subject !~ '^(account|second|device):' and failed_at < now() - interval '1 day'",
  );
  await tx.query("delete from login_failure where subject like 'device:%' and failed_at < now() - interval '180 days'");
  await tx.query(
    `delete from login_failure f where f.subject ~ '^(account|second):' and f.failed_at < now() - interval '30 days'
       and not exists (select from login_failure n where n.subject = f.subject and n.failed_at >= now() - interval '30 days')
       and not exists (select from app_user u where lower(u.account) = regexp_replace(f.subject, '^(account|second):', ''))`,
  );
}
