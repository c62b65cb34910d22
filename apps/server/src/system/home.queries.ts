import type { AnswerOf } from "@yunshou/contract";
import type { systemHome } from "@yunshou/contract/system/home";
import { type Handle, type Scope, scopeSql } from "@yunshou/database";

type Overview = AnswerOf<typeof systemHome.overview>;

/** Rows of the two short lists. */
const shown = 8;
/** The newest entries of the log among which logins are looked for, so that a busy log cannot slow the page down. */
const lookedThrough = 5_000;

const ofMerchants = { machine: null } as const;

async function one<Row>(
  tx: Handle,
  text: (where: string, values: unknown[]) => string,
  scope: Scope,
  alias: string,
  columns: Parameters<typeof scopeSql>[3],
): Promise<Row> {
  const values: unknown[] = [];
  const where = scopeSql(scope, alias, values, columns);
  const [row] = await tx.query<Row & object>(text(where, values), values);
  if (row === undefined) throw new Error("a count answered nothing");
  return row;
}

/** Users as their list shows them, and those of them who are blocked. */
export function countUsers(tx: Handle, scope: Scope): Promise<{ users: number; blockedUsers: number }> {
  return one(
    tx,
    (where) =>
      `select count(*)::int as users, (count(blocked_reason) filter (where u.status = 'normal'))::int as "blockedUsers"
       from app_user u where u.status <> 'erased' and ${where}`,
    scope,
    "u",
    ofMerchants,
  );
}

/** Merchants below the viewer's own, as their list shows them. */
export function countMerchants(tx: Handle, scope: Scope, merchantId: string): Promise<{ merchants: number }> {
  return one(
    tx,
    (where, values) =>
      `select count(*)::int as merchants from merchant m where m.status <> 'deleted' and m.id <> $${values.push(merchantId)} and ${where}`,
    scope,
    "m",
    { merchant: "id", machine: null },
  );
}

/** Machines in service, those of them that are connected now, and their alarms that are still open. */
export function countMachines(
  tx: Handle,
  scope: Scope,
): Promise<{ machines: number; machinesOnline: number; openAlarms: number }> {
  return one(
    tx,
    (
      where,
    ) => `select count(*)::int as machines, count(*) filter (where t.connection = 'online')::int as "machinesOnline",
        coalesce(sum((select count(*) from alarm a where a.machine_id = m.id and a.cleared_at is null)), 0)::int as "openAlarms"
      from machine m join machine_state t on t.machine_id = m.id where m.in_service and ${where}`,
    scope,
    "m",
    { granted: true },
  );
}

/** The newest logins, failed ones included; somebody unknown is named as he called himself. */
export function lastLogins(tx: Handle, scope: Scope): Promise<NonNullable<Overview["logins"]>> {
  const values: unknown[] = [];
  const where = scopeSql(scope, "l", values, ofMerchants);
  return tx.query(
    `select l.id as "logId", id_time(l.id) as at, coalesce(u.name, '') as "userName", coalesce(u.account, l.after ->> 'account', '') as account, m.name as "merchantName",
       l.action = 'access.login.succeeded' as succeeded, coalesce(l.address, '') as address
     from (select * from (select * from audit_log l where ${where} order by l.id desc limit ${lookedThrough}) n where n.action like 'access.login.%' order by n.id desc limit ${shown}) l
     join merchant m on m.id = l.merchant_id
     left join app_user u on u.id = coalesce(l.actor_id, case when l.object ~ '^user:[0-9]{1,19}$' then substr(l.object, 6)::bigint end)
     order by l.id desc`,
    values,
  );
}

/** The newest alarms of machines. */
export function lastAlarms(tx: Handle, scope: Scope): Promise<NonNullable<Overview["alarms"]>> {
  const values: unknown[] = [];
  const where = scopeSql(scope, "a", values, { granted: true });
  return tx.query(
    `select a.id as "alarmId", a.raised_at as at, a.kind, m.machine_no as "machineNo", m.name as "machineName", a.cleared_at is not null as cleared
     from alarm a join machine m on m.id = a.machine_id where ${where} order by a.id desc limit ${shown}`,
    values,
  );
}
