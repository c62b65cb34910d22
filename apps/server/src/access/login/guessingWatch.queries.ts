import type { Handle } from "@yunshou/database";

export type EpisodeKind = "password" | "code" | "spread";

/** Failures on one account, from unknown and known devices together. */
export interface Guessed {
  readonly kind: "password" | "code";
  readonly account: string;
  readonly failures: number;
}

/** Everything that was tried lately: `device:<id>:` and `account:` tell of passwords, `second:` of codes. */
const tried = `with tried as (
  select failed_at, case when rest like 'second:%' then 'code' else 'password' end as kind, regexp_replace(rest, '^second:', '') as account
  from (select failed_at, regexp_replace(subject, '^(device:[^:]*|account):', '') as rest from login_failure
        where subject ~ '^(account|second|device|address):' and subject !~ '^address:' and failed_at > $1::timestamptz - interval '1 hour') r)`;

/** Accounts with so many failures within the hour. */
export function guessedAccounts(tx: Handle, now: Date, failures: number): Promise<Guessed[]> {
  return tx.query<Guessed>(
    `${tried} select kind, account, count(*)::int as failures from tried where account <> '' group by kind, account having count(*) >= $2 order by failures desc, account`,
    [now, failures],
  );
}

export interface Spread {
  /** Different accounts that failed within the window. */
  readonly recentAccounts: number;
  /** Blocks of addresses that reached the limit of failures within the window. */
  readonly shutBlocks: number;
  /** Figures of the last hour. */
  readonly accounts: number;
  readonly failures: number;
  readonly blocks: number;
}

export async function spreadOf(tx: Handle, now: Date, windowSeconds: number, blockFailures: number): Promise<Spread> {
  const [row] = await tx.query<Spread>(
    `${tried}, blocks as (
       select subject, count(*) filter (where failed_at > $1::timestamptz - make_interval(secs => $2)) as recent from login_failure
       where subject ~ '^(account|second|device|address):' and subject ~ '^address:' and failed_at > $1::timestamptz - interval '1 hour' group by subject)
     select count(distinct account) filter (where failed_at > $1::timestamptz - make_interval(secs => $2))::int as "recentAccounts",
       count(distinct account)::int as accounts, count(*)::int as failures,
       (select count(*)::int from blocks) as blocks, (select count(*)::int from blocks where recent >= $3) as "shutBlocks" from tried`,
    [now, windowSeconds, blockFailures],
  );
  return row!;
}

export async function countUsers(tx: Handle): Promise<number> {
  const [row] = await tx.query<{ users: number }>(
    "select count(*)::int as users from app_user where status = 'normal'",
  );
  return row?.users ?? 0;
}

/** Ends what was not seen for so long, and answers what is still going on. */
export async function openEpisodes(
  tx: Handle,
  now: Date,
  quietSeconds: number,
): Promise<{ kind: EpisodeKind; account: string }[]> {
  await tx.query(
    "update guessing_episode set ended_at = $1 where ended_at is null and seen_at < $1::timestamptz - make_interval(secs => $2)",
    [now, quietSeconds],
  );
  return tx.query("select kind, account from guessing_episode where ended_at is null");
}

/** Marks an attack as seen; true when it is a new one. */
export async function seeEpisode(tx: Handle, kind: EpisodeKind, account: string, now: Date): Promise<boolean> {
  const rows = await tx.query<{ isNew: boolean }>(
    `insert into guessing_episode (kind, account, began_at, seen_at) values ($1, $2, $3, $3)
     on conflict (kind, account) where ended_at is null do update set seen_at = excluded.seen_at returning began_at = seen_at as "isNew"`,
    [kind, account, now],
  );
  return rows[0]?.isNew === true;
}

/** Users who may do everything on the platform and can log in. */
export async function platformAdministrators(tx: Handle): Promise<string[]> {
  const rows = await tx.query<{ userId: string }>(
    `select u.id as "userId" from app_user u where u.level = '3' and u.status = 'normal' and u.blocked_reason is null
     and exists (select from user_role ur join role r on r.id = ur.role_id where ur.user_id = u.id and r.is_admin) order by u.id`,
  );
  return rows.map(({ userId }) => userId);
}

export function countEpisodes(tx: Handle): Promise<{ kind: EpisodeKind; raised: number; open: number }[]> {
  return tx.query(
    "select kind, count(*)::int as raised, (count(*) filter (where ended_at is null))::int as open from guessing_episode group by kind",
  );
}
