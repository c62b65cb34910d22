import type { Handle } from "@yunshou/database";
import { type AlarmKind, alarmValue, type Cabinet } from "@yunshou/domain";
import { tellOfMachines } from "../../system/docking/outbox.queries.ts";

/** Names an alarm: at most one of each name is open. */
export interface AlarmName {
  readonly machineId: string;
  readonly kind: AlarmKind;
  readonly cabinet?: Cabinet | null;
  readonly lane?: number | null;
}

export interface AlarmRaised extends AlarmName {
  readonly detail: Readonly<Record<string, unknown>>;
}

const nameOf = (alarm: AlarmName) => [alarm.machineId, alarm.kind, alarm.cabinet ?? "", alarm.lane ?? 0].join("|");

/** Sorted and named once, so that two batches lock rows in the same order and one row is written once. */
const distinct = <T extends AlarmName>(alarms: readonly T[]): T[] =>
  [...new Map(alarms.map((alarm) => [nameOf(alarm), alarm])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, alarm]) => alarm);

/** That a machine went silent is an event of its own; everything else is told as an alarm. */
const factOf = ({ machineId, kind, detail }: AlarmRaised) =>
  kind === "offline"
    ? ({ event: "machine.offline", machineId, detail } as const)
    : ({ event: "machine.alarm", machineId, detail: { alarm: kind, value: alarmValue(kind, detail) } } as const);

/** Opens alarms; one that is open already keeps its time and takes the newest detail. Answers machines with a new alarm. */
export async function raiseAlarms(tx: Handle, alarms: readonly AlarmRaised[]): Promise<string[]> {
  if (alarms.length === 0) return [];
  const rows = await tx.query<AlarmRaised & { isNew: boolean }>(
    `insert into alarm (top_id, machine_id, merchant_id, kind, cabinet, lane_no, product_id, detail)
     select m.top_id, m.id, m.merchant_id, r.kind, r.cabinet, r.lane, l.product_id, r.detail
     from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, kind text, cabinet text, lane int, detail jsonb)
     join machine m on m.id = r."machineId"
     left join lane l on l.machine_id = m.id and l.cabinet = coalesce(r.cabinet, 'main') and l.lane_no = r.lane
     on conflict (machine_id, kind, coalesce(cabinet, ''), coalesce(lane_no, 0), top_id) where cleared_at is null
     do update set detail = excluded.detail where alarm.detail is distinct from excluded.detail
     returning machine_id as "machineId", kind, detail, (xmax = 0) as "isNew"`,
    [JSON.stringify(distinct(alarms))],
  );
  const news = rows.filter((row) => row.isNew);
  await tellOfMachines(tx, news.map(factOf));
  return news.map((row) => row.machineId);
}

const clearing = `update alarm a set cleared_at = now()
     from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, kind text, cabinet text, lane int)
     where a.machine_id = r."machineId" and a.kind = r.kind and a.cleared_at is null
       and coalesce(a.cabinet, '') = coalesce(r.cabinet, '') and coalesce(a.lane_no, 0) = coalesce(r.lane, 0)`;

/** Closes the open alarms of these names; the rest is left alone. */
export async function clearAlarms(tx: Handle, alarms: readonly AlarmName[]): Promise<void> {
  if (alarms.length > 0) await tx.query(clearing, [JSON.stringify(distinct(alarms))]);
}

/** Closes those of these names that the cloud raised by a value; what a machine called a fault, in its own words, stays. */
export async function clearJudged(tx: Handle, alarms: readonly AlarmName[]): Promise<void> {
  if (alarms.length > 0) await tx.query(`${clearing} and not a.detail ? 'detail'`, [JSON.stringify(distinct(alarms))]);
}

/**
 * An alarm `alias` of something that happened, and not of how a machine is: a bad message, or a contradiction that is not about a
 * lane of the cloud. No message ever says that it is over, so it is once a person has handled it; what happens next is an alarm of
 * its own, of which people are told anew.
 */
export const endsWhenHandled = (alias: string): string =>
  `(${alias}.kind = 'badMessage' or ${alias}.kind = 'contradiction' and not exists (select from lane l
    where l.machine_id = ${alias}.machine_id and l.cabinet = ${alias}.cabinet and l.lane_no = ${alias}.lane_no))`;

/** Closes whatever is open of lanes that are gone: no machine says of a lane that it no longer has that it works again. */
export async function clearLaneAlarms(
  tx: Handle,
  lanes: readonly { readonly machineId: string; readonly cabinet: Cabinet; readonly laneNo: number }[],
): Promise<void> {
  if (lanes.length === 0) return;
  await tx.query(
    `update alarm a set cleared_at = now() from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, cabinet text, "laneNo" int)
     where a.machine_id = r."machineId" and a.cabinet = r.cabinet and a.lane_no = r."laneNo" and a.cleared_at is null`,
    [JSON.stringify(lanes.map(({ machineId, cabinet, laneNo }) => ({ machineId, cabinet, laneNo })))],
  );
}

/** Another product lies in these lanes, or none: no piece of the one before is weighed there any more. */
export const clearWeighings = (
  tx: Handle,
  lanes: readonly { readonly machineId: string; readonly cabinet: Cabinet; readonly laneNo: number }[],
): Promise<void> =>
  clearAlarms(
    tx,
    lanes.map(({ machineId, cabinet, laneNo }) => ({ machineId, kind: "weightDiffers", cabinet, lane: laneNo })),
  );

/** Closes whatever is open of a machine that left service. */
export async function clearAllAlarms(tx: Handle, machineId: string): Promise<void> {
  await tx.query("update alarm set cleared_at = now() where machine_id = $1 and cleared_at is null", [machineId]);
}
