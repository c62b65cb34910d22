import type { Handle } from "@yunshou/database";
import type { RolloutFigures, RolloutPlan, RolloutSales, SoftwareKind } from "@yunshou/domain";

export interface RunningRollout extends RolloutPlan {
  readonly rolloutId: string;
  readonly topId: string;
  readonly group: number;
  readonly softType: SoftwareKind;
  readonly softVersion: string;
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
  readonly force: boolean;
  readonly isWithdrawn: boolean;
}

/** The next rollouts after one that run, locked in the order of their ids. */
export function takeRunning(tx: Handle, after: string, limit: number): Promise<RunningRollout[]> {
  return tx.query<RunningRollout>(
    `select r.id as "rolloutId", r.top_id as "topId", r.group_no as "group", r.group_size as "groupSize", r.failure_percent as "failurePercent",
       r.success_percent as "successPercent", r.step_minutes as "stepMinutes", r.wait_hours as "waitHours", r.sales_drop_percent as "salesDropPercent", k.kind as "softType", k.version as "softVersion",
       '/softFile/' || k.file as file, k.size_bytes::int as bytes, encode(k.sha256, 'hex') as sha256, k.force_update as force,
       not k.enabled as "isWithdrawn"
     from rollout r join software_package k on k.top_id = r.top_id and k.id = r.package_id
     where r.state = 'running' and r.id > $1 order by r.id limit $2 for update of r`,
    [after, limit],
  );
}

/** Ends what was told and did not answer in time, and after the time of the whole rollout also what still waits. */
export async function expireMachines(
  tx: Handle,
  { topId, rolloutId, waitHours }: RunningRollout,
  now: Date,
): Promise<void> {
  await tx.query(
    `update rollout_machine x set state = 'expired', ended_at = $3 from rollout r
     where x.top_id = $1 and x.rollout_id = $2 and r.top_id = x.top_id and r.id = x.rollout_id
       and ((x.state = 'sent' and x.not_after <= $3) or (x.state = 'waiting' and x.group_no <= r.group_no and r.approved_at + make_interval(hours => $4) <= $3))`,
    [topId, rolloutId, now, waitHours],
  );
}

/** How the machines of the rollout stand; what was told and expired failed, what was never told did not. */
export async function figuresOf(
  tx: Handle,
  { topId, rolloutId, group, waitHours }: RunningRollout,
  now: Date,
): Promise<Omit<RolloutFigures, "sales" | "isWithdrawn">> {
  const [row] = await tx.query<Omit<RolloutFigures, "sales" | "isWithdrawn">>(
    `select count(*) filter (where begun)::int as begun, count(*) filter (where x.state = 'done')::int as done,
       count(*) filter (where x.state = 'failed' or (x.state = 'expired' and x.sent_at is not null))::int as failed,
       count(*) filter (where x.state = 'sent')::int as "underWay",
       count(*) filter (where begun and x.state = 'waiting' and t.connection = 'online')::int as ready,
       count(*) filter (where not begun)::int as later, count(*) filter (where x.state in ('waiting', 'sent'))::int as open,
       (select r.approved_at + make_interval(hours => $4) <= $5 from rollout r where r.top_id = $1 and r.id = $2) as "isOver"
     from rollout_machine x join machine_state t on t.machine_id = x.machine_id cross join lateral (select x.group_no <= $3 as begun) b
     where x.top_id = $1 and x.rollout_id = $2`,
    [topId, rolloutId, group, waitHours, now],
  );
  return row!;
}

/**
 * What updated machines sold since each of them was done, and their twins since the first of them was, with the same hours of
 * the week before. Twins are of the owner and of the types of the rollout and in service; those of it that were not told yet are
 * among them. Of either as many are looked at as tell enough. The rollout keeps what was found.
 */
export async function lookAtSales(tx: Handle, { topId, rolloutId }: RunningRollout, now: Date): Promise<RolloutSales> {
  const [row] = await tx.query<RolloutSales>(
    `with part as (
       select x.machine_id, x.merchant_id, x.state, x.sent_at, x.ended_at, m.type from rollout_machine x join machine m on m.id = x.machine_id
       where x.top_id = $1 and x.rollout_id = $2),
     updated as (select machine_id, greatest(ended_at, $3::timestamptz - interval '2 days') as since from part where state = 'done' order by machine_id limit 500),
     twins as (
       select m.id as machine_id, (select min(since) from updated) as since from machine m left join part p on p.machine_id = m.id
       where m.top_id = $1 and m.in_service and (p.machine_id is null or p.sent_at is null)
         and m.merchant_id in (select merchant_id from part) and m.type in (select type from part) order by m.id limit 500)
     select coalesce(sum(n.before) filter (where isUpdated), 0)::int as "updatedBefore", coalesce(sum(n.now) filter (where isUpdated), 0)::int as "updatedNow",
       coalesce(sum(n.before) filter (where not isUpdated), 0)::int as "twinsBefore", coalesce(sum(n.now) filter (where not isUpdated), 0)::int as "twinsNow"
     from (select *, true as isUpdated from updated union all select *, false from twins where since is not null) g cross join lateral (
       select count(*) filter (where o.id >= id_at(g.since)) as now, count(*) filter (where o.id < id_at($3::timestamptz - interval '7 days')) as before
       from sales_order o where o.machine_id = g.machine_id and o.top_id = $1 and o.paid_fen > 0
         and ((o.id >= id_at(g.since) and o.id < id_at($3)) or (o.id >= id_at(g.since - interval '7 days') and o.id < id_at($3::timestamptz - interval '7 days')))) n`,
    [topId, rolloutId, now],
  );
  await tx.query("update rollout set sales = $3 where top_id = $1 and id = $2 and sales is distinct from $3::jsonb", [
    topId,
    rolloutId,
    JSON.stringify(row!),
  ]);
  return row!;
}

export interface ToldMachine {
  readonly machineId: string;
  readonly machineNo: string;
  readonly notAfter: Date;
}

/** Connected machines of begun groups that wait are told; each has its own end. */
export function tellWaiting(
  tx: Handle,
  { topId, rolloutId, group, stepMinutes }: RunningRollout,
  limit: number,
  now: Date,
): Promise<ToldMachine[]> {
  return tx.query<ToldMachine>(
    `with told as (
       select x.machine_id from rollout_machine x join machine_state t on t.machine_id = x.machine_id and t.connection = 'online'
       where x.top_id = $1 and x.rollout_id = $2 and x.state = 'waiting' and x.group_no <= $3 order by x.group_no, x.machine_id limit $4)
     update rollout_machine x set state = 'sent', sent_at = $5, not_after = date_trunc('milliseconds', $5::timestamptz + make_interval(mins => $6))
     from told, machine m where x.top_id = $1 and x.rollout_id = $2 and x.machine_id = told.machine_id and m.id = x.machine_id
     returning x.machine_id as "machineId", m.machine_no as "machineNo", x.not_after as "notAfter"`,
    [topId, rolloutId, group, limit, now, stepMinutes],
  );
}

export async function beginNextGroup(tx: Handle, { topId, rolloutId }: RunningRollout): Promise<void> {
  await tx.query("update rollout set group_no = group_no + 1 where top_id = $1 and id = $2", [topId, rolloutId]);
}

/** What machines said; only those that were told and have not ended. Answers the machines. */
export async function saveSoftwareAnswers(
  tx: Handle,
  answers: readonly {
    readonly machineId: string;
    readonly rolloutId: string;
    readonly state: "done" | "failed";
    readonly reason: string;
  }[],
  now: Date,
): Promise<void> {
  await tx.query(
    `update rollout_machine x set state = r.state, reason = r.reason, ended_at = $2
     from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, "rolloutId" bigint, state text, reason text)
     where x.rollout_id = r."rolloutId" and x.machine_id = r."machineId" and x.state = 'sent'`,
    [JSON.stringify(answers), now],
  );
}
