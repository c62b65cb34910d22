import type { Handle } from "@yunshou/database";
import { billReadyHour, billTimeZone, type SystemFinding, systemAlarmLimits } from "@yunshou/domain";

const { dutyAttempts, waitingHours, lookBackHours, billLateHours } = systemAlarmLimits;
const waiting = `interval '${waitingHours} hours'`;
const billLate = `interval '${billReadyHour + billLateHours} hours'`;
const lookBack = `interval '${lookBackHours} hours'`;

/** What the database knows to be wrong at a moment. */
export const readFindings = (tx: Handle, now: Date): Promise<SystemFinding[]> =>
  tx.query(
    `select 'dutyFailing' as kind, kind as subject, max(attempts)::int as figure from timer where attempts >= ${dutyAttempts} group by kind
     union all
     select 'refundsStuck', '', count(*)::int from refund where open and state in ('requested', 'refunding', 'failed') and requested_at < $1::timestamptz - ${waiting} having count(*) > 0
     union all
     select 'statementsHeld', '', count(*)::int from settlement where state = 'held' having count(*) > 0
     union all
     select 'billDifferences', '', count(*)::int from bill_difference where state <> 'done' and reason <> 'feeDiffers' having count(*) > 0
     union all
     select 'feeDifferences', '', count(*)::int from bill_difference where state <> 'done' and reason = 'feeDiffers' having count(*) > 0
     union all
     select 'billsLate', s.provider_name, (($1::timestamptz - ${billLate}) at time zone '${billTimeZone}')::date - b.day - 1
     from payment_service s join lateral (select min(n.day) as day from (select max(f.day) as day from provider_bill f where f.service_id = s.id group by f.subject) n) b on b.day is not null
     where s.deleted_at is null and s.enabled and (($1::timestamptz - ${billLate}) at time zone '${billTimeZone}')::date - b.day > 1
     union all
     select 'salesWithheld', '', count(*)::int from withheld_sale where decision is null and received_at < $1::timestamptz - ${waiting} having count(*) > 0
     union all
     select 'exportsFailed', '', count(*)::int from file where kind = 'export' and state = 'failed' and id >= id_at($1::timestamptz - ${lookBack}) having count(*) > 0
     union all
     select 'noticesFailed', way, count(*)::int from alarm_notice where state = 'failed' and id >= id_at($1::timestamptz - ${lookBack}) group by way
     union all
     select 'messagesSetAside', '', count(*)::int from quarantine where id >= id_at($1::timestamptz - ${lookBack}) having count(*) > 0`,
    [now],
  );

/**
 * Writes down what is found: a new alarm for what was well before, the figure of what goes on, and the end of what is over.
 * What a person ignored or handled stays so while it lasts.
 */
export async function recordFindings(tx: Handle, findings: readonly SystemFinding[], now: Date): Promise<void> {
  const found = JSON.stringify(findings);
  const record = "jsonb_to_recordset($1::jsonb) as f(kind text, subject text, figure bigint)";
  await tx.query(
    `update system_alarm a set cleared_at = $2
     where a.cleared_at is null and not exists (select from ${record} where f.kind = a.kind and f.subject = a.subject)`,
    [found, now],
  );
  await tx.query(
    `insert into system_alarm as a (kind, subject, figure, raised_at) select f.kind, f.subject, f.figure, $2 from ${record}
     on conflict (kind, subject) where cleared_at is null do update set figure = excluded.figure where a.figure <> excluded.figure`,
    [found, now],
  );
}

/** Alarms that are over are kept for half a year. */
export async function pruneSystemAlarms(tx: Handle, now: Date): Promise<void> {
  await tx.query("delete from system_alarm where cleared_at < $1::timestamptz - interval '183 days'", [now]);
}
