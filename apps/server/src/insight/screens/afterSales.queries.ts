import { type Handle, type Scope, scopeSql } from "@yunshou/database";
import { type AlarmKind, openTicketStates, type RefundReason } from "@yunshou/domain";
import { seenSql } from "./seen.queries.ts";

export interface RefundSum {
  readonly reason: RefundReason;
  readonly count: number;
  readonly amountFen: string;
  readonly open: number;
}

/** Refunds asked for since an instant, by reason; `open` are those whose money is still on its way. */
export function refundSums(tx: Handle, scope: Scope, since: Date): Promise<RefundSum[]> {
  const values: unknown[] = [since];
  const inScope = seenSql(scope, "r", values);
  return tx.query<RefundSum>(
    `select r.reason, count(*)::int as count, sum(r.amount_fen)::bigint as "amountFen",
            count(*) filter (where r.state in ('requested', 'refunding'))::int as open
     from refund r where r.id >= id_at($1::timestamptz) and r.requested_at >= $1::timestamptz and r.state not in ('proposed', 'declined') and ${inScope} group by r.reason order by 2 desc, 1`,
    values,
  );
}

/** Tickets that nobody has settled yet; of an ordinary user, those about his machines. */
export async function openTickets(tx: Handle, scope: Scope): Promise<number> {
  const values: unknown[] = [openTicketStates];
  const inScope = scopeSql(scope, "t", values, {
    machine: "subject_machine_id",
    granted: scope.machines !== undefined,
  });
  const [row] = await tx.query<{ count: number }>(
    `select count(*)::int as count from ticket t where t.state = any($1::text[]) and ${inScope}`,
    values,
  );
  return row!.count;
}

/** Open alarms by kind and province. */
export function openAlarms(tx: Handle, scope: Scope): Promise<{ kind: AlarmKind; province: string; count: number }[]> {
  const values: unknown[] = [];
  const inScope = seenSql(scope, "a", values);
  return tx.query(
    `select a.kind, coalesce(pt.province, '') as province, count(*)::int as count
     from alarm a
     join machine m on m.top_id = a.top_id and m.id = a.machine_id
     left join point pt on pt.top_id = m.top_id and pt.id = m.point_id
     where a.cleared_at is null and ${inScope} group by 1, 2`,
    values,
  );
}

export interface RepairDay {
  readonly day: string;
  readonly raised: number;
  readonly cleared: number;
  /** Half of the alarms cleared that day were open for less than this. */
  readonly medianMinutes: number | null;
}

/** Alarms raised and cleared on each of the last days, with the time from raising to clearing. */
export function repairDays(tx: Handle, scope: Scope, days: number, timeZone: string): Promise<RepairDay[]> {
  const values: unknown[] = [days, timeZone];
  const inScope = seenSql(scope, "a", values);
  return tx.query<RepairDay>(
    `with day as (
       select s::date as day from generate_series((now() at time zone $2)::date - ($1::int - 1), (now() at time zone $2)::date, interval '1 day') s),
     recent as (
       select a.raised_at, a.cleared_at from alarm a
       where (a.cleared_at is null or a.cleared_at > now() - ($1::int + 1) * interval '1 day') and a.raised_at > now() - interval '92 days' and ${inScope}),
     raised as (select (raised_at at time zone $2)::date as day, count(*) as n from recent group by 1),
     cleared as (
       select (cleared_at at time zone $2)::date as day, count(*) as n,
              percentile_cont(0.5) within group (order by extract(epoch from cleared_at - raised_at) / 60) as minutes
       from recent where cleared_at is not null group by 1)
     select to_char(day.day, 'YYYY-MM-DD') as day, coalesce(raised.n, 0)::int as raised, coalesce(cleared.n, 0)::int as cleared,
            round(cleared.minutes::numeric, 1)::float8 as "medianMinutes"
     from day left join raised using (day) left join cleared using (day) order by day.day`,
    values,
  );
}

/** How many alarms ended in the last days and the median minutes until then, over all of them. */
export async function repairSummary(
  tx: Handle,
  scope: Scope,
  days: number,
): Promise<{ finished: number; medianMinutes: number | null }> {
  const values: unknown[] = [days];
  const inScope = seenSql(scope, "a", values);
  const [row] = await tx.query<{ finished: number; medianMinutes: number | null }>(
    `select count(*)::int as finished,
            round((percentile_cont(0.5) within group (order by extract(epoch from a.cleared_at - a.raised_at) / 60))::numeric, 1)::float8 as "medianMinutes"
     from alarm a where a.cleared_at > now() - $1::int * interval '1 day' and ${inScope}`,
    values,
  );
  return row ?? { finished: 0, medianMinutes: null };
}

/** The newest alarms, for the feed. */
export function newestAlarms(
  tx: Handle,
  scope: Scope,
  limit: number,
): Promise<{ kind: AlarmKind; province: string; raisedAt: Date; clearedAt: Date | null }[]> {
  const values: unknown[] = [limit];
  const inScope = seenSql(scope, "a", values);
  return tx.query(
    `select a.kind, coalesce(pt.province, '') as province, a.raised_at as "raisedAt", a.cleared_at as "clearedAt"
     from (select a.* from alarm a where ${inScope} order by a.id desc limit $1) a
     join machine m on m.top_id = a.top_id and m.id = a.machine_id
     left join point pt on pt.top_id = m.top_id and pt.id = m.point_id
     order by a.id desc`,
    values,
  );
}
