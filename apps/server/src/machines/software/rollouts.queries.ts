import type { StoredRow } from "@yunshou/contract";
import type { rollouts } from "@yunshou/contract/machines/software";
import { conditions, contains, equals, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { RolloutMachineState, RolloutPlan, RolloutState, RolloutStop } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";

interface Filters {
  readonly softName?: string | undefined;
  readonly rolloutState?: RolloutState | undefined;
}

type Row = StoredRow<typeof rollouts.list>;

const tables = `rollout r join software_package k on k.top_id = r.top_id and k.id = r.package_id join merchant s on s.id = r.merchant_id`;
/** Counts are those of the whole rollout: whoever sees it answers for all of its machines. */
const shown = `left join app_user p on p.id = r.proposed_by left join app_user a on a.id = r.approved_by
  left join lateral (select count(*) filter (where x.state = 'waiting') as waiting, count(*) filter (where x.state = 'sent') as sent,
    count(*) filter (where x.state = 'done') as done, count(*) filter (where x.state = 'failed') as failed,
    count(*) filter (where x.state in ('expired', 'skipped')) as expired from rollout_machine x where x.rollout_id = r.id and x.top_id = r.top_id) c on true`;

const columnsFor = (
  userId: string,
) => sql`r.id as "rolloutId", k.name as "softName", k.version as "softVersion", k.kind as "softType", s.name as "merchantName",
  r.state as "rolloutState", r.stop_reason as "stopReason", r.machines, r.groups, r.group_no as "group", c.waiting::int, c.sent::int, c.done::int, c.failed::int,
  c.expired::int, r.group_size as "groupSize", r.failure_percent as "failurePercent", r.success_percent as "successPercent",
  r.step_minutes as "stepMinutes", r.wait_hours as "waitHours", r.sales_drop_percent as "salesDropPercent", r.sales, p.name as "proposedBy", r.proposed_at as "proposedTime", a.name as "approvedBy",
  r.ended_at as "endedTime", r.proposed_by = ${userId}::bigint as own`;

const order = {
  by: { proposedTime: "r.proposed_at" },
  unsorted: "r.id desc",
  tie: ["r.id"],
} as const satisfies Order<string>;

export const listRollouts = (
  tx: Handle,
  scope: Scope,
  userId: string,
  { softName, rolloutState }: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => {
  const list: List = {
    columns: columnsFor(userId),
    from: tables,
    shown,
    where: conditions(
      scoped(scope, "r", { machine: null }),
      contains("k.name", softName),
      equals("r.state", rolloutState),
    ),
  };
  return pageOf(tx, list, order, paging);
};

export async function findRollout(
  tx: Handle,
  scope: Scope,
  userId: string,
  rolloutId: string,
): Promise<Row | undefined> {
  const [row] = await tx.query<Row>(
    ...statement(
      sql`select ${columnsFor(userId)} from rollout r join software_package k on k.top_id = r.top_id and k.id = r.package_id join merchant s on s.id = r.merchant_id
        left join app_user p on p.id = r.proposed_by left join app_user a on a.id = r.approved_by
        left join lateral (select count(*) filter (where x.state = 'waiting') as waiting, count(*) filter (where x.state = 'sent') as sent,
          count(*) filter (where x.state = 'done') as done, count(*) filter (where x.state = 'failed') as failed,
          count(*) filter (where x.state in ('expired', 'skipped')) as expired from rollout_machine x where x.rollout_id = r.id and x.top_id = r.top_id) c on true
        where r.id = ${rolloutId} and ${scoped(scope, "r", { machine: null })}`,
    ),
  );
  return row;
}

const machineOrder = {
  by: { endedTime: "x.ended_at" },
  nulls: { endedTime: "last" },
  unsorted: "x.group_no asc",
  tie: ["m.machine_no asc", "m.id asc"],
} as const satisfies Order<string>;

export const listRolloutMachines = (
  tx: Handle,
  scope: Scope,
  { rolloutId, machineState }: { readonly rolloutId: string; readonly machineState?: RolloutMachineState | undefined },
  paging: Paging<keyof typeof machineOrder.by>,
): Promise<Page<StoredRow<typeof rollouts.machines>>> =>
  pageOf(
    tx,
    {
      columns: `m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName", t.connection as "onlineStatus", x.group_no as "group",
        x.state as "machineState", x.reason, x.from_version as "fromVersion", x.sent_at as "sentTime", x.ended_at as "endedTime"`,
      from: "rollout_machine x join machine m on m.top_id = x.top_id and m.id = x.machine_id",
      shown: "join machine_state t on t.machine_id = m.id",
      where: conditions(
        scoped(scope, "x", { granted: true }),
        equals("x.rollout_id", rolloutId),
        equals("x.state", machineState),
      ),
    },
    machineOrder,
    paging,
  );

export interface RolloutTarget {
  readonly machineId: string;
  readonly merchantId: string;
  readonly machineNo: string;
  readonly topId: string;
  readonly machineType: string;
  readonly version: string;
  readonly decommissioned: boolean;
  /** A rollout of it is under way. */
  readonly busy: boolean;
}

/** Machines of these ids that the caller may see, locked in their order, with the version that they run. */
export function lockTargets(
  tx: Handle,
  scope: Scope,
  machineIds: readonly string[],
  kind: string,
): Promise<RolloutTarget[]> {
  return tx.query<RolloutTarget>(
    ...statement(sql`select m.id as "machineId", m.merchant_id as "merchantId", m.machine_no as "machineNo", m.top_id as "topId", m.type as "machineType",
        case when ${kind} = 'upper' then t.upper_version else t.lower_version end as version, m.decommissioned_at is not null as decommissioned,
        exists (select from rollout_machine x where x.machine_id = m.id and x.top_id = m.top_id and x.state in ('waiting', 'sent')) as busy
      from machine m join machine_state t on t.machine_id = m.id
      where m.id = any(${machineIds}::bigint[]) and ${scoped(scope, "m", { granted: true })} order by m.id for update of m`),
  );
}

export async function insertRollout(
  tx: Handle,
  {
    topId,
    merchantId,
    softId,
    proposedBy,
  }: { readonly topId: string; readonly merchantId: string; readonly softId: string; readonly proposedBy: string },
  plan: RolloutPlan,
  targets: readonly RolloutTarget[],
): Promise<string> {
  const groups = Math.ceil(targets.length / plan.groupSize);
  const [row] = await tx.query<{ id: string }>(
    `insert into rollout (top_id, merchant_id, package_id, proposed_by, machines, groups, group_size, failure_percent, success_percent, step_minutes, wait_hours,
       sales_drop_percent)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [
      topId,
      merchantId,
      softId,
      proposedBy,
      targets.length,
      groups,
      plan.groupSize,
      plan.failurePercent,
      plan.successPercent,
      plan.stepMinutes,
      plan.waitHours,
      plan.salesDropPercent,
    ],
  );
  await tx.query(
    `insert into rollout_machine (top_id, rollout_id, machine_id, merchant_id, group_no, from_version)
     select $1, $2, n.machine_id, n.merchant_id, 1 + (n.place - 1) / $3::int, n.version
     from unnest($4::bigint[], $5::bigint[], $6::text[]) with ordinality as n(machine_id, merchant_id, version, place)`,
    [
      topId,
      row!.id,
      plan.groupSize,
      targets.map(({ machineId }) => machineId),
      targets.map(({ merchantId: owner }) => owner),
      targets.map(({ version }) => version),
    ],
  );
  return row!.id;
}

export interface HeldRollout {
  readonly rolloutId: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly state: RolloutState;
  readonly proposedBy: string;
  readonly softName: string;
  readonly softVersion: string;
  readonly enabled: boolean;
}

/** One that the caller may see, locked. */
export async function lockRollout(tx: Handle, scope: Scope, rolloutId: string): Promise<HeldRollout | undefined> {
  const [row] = await tx.query<HeldRollout>(
    ...statement(sql`select r.id as "rolloutId", r.top_id as "topId", r.merchant_id as "merchantId", r.state, r.proposed_by as "proposedBy", k.name as "softName",
        k.version as "softVersion", k.enabled
      from rollout r join software_package k on k.top_id = r.top_id and k.id = r.package_id
      where r.id = ${rolloutId} and ${scoped(scope, "r", { machine: null })} for update of r`),
  );
  return row;
}

/** The new state; who approves begins the first group, and whoever ends it says why. */
export async function saveRollout(
  tx: Handle,
  { topId, rolloutId }: Pick<HeldRollout, "topId" | "rolloutId">,
  {
    state,
    approvedBy = null,
    stopReason = null,
  }: { readonly state: RolloutState; readonly approvedBy?: string | null; readonly stopReason?: RolloutStop | null },
  now: Date,
): Promise<void> {
  await tx.query(
    `update rollout set state = $3, stop_reason = $4, approved_by = coalesce($5, approved_by), approved_at = case when $5::bigint is null then approved_at else $6 end,
       group_no = case when $5::bigint is null then group_no else 1 end, ended_at = case when $3 in ('stopped', 'finished', 'declined') then $6 end
     where top_id = $1 and id = $2`,
    [topId, rolloutId, state, stopReason, approvedBy, now],
  );
}

/** Machines that have not answered are passed over; answers their messages in the outbox. */
export async function skipRest(
  tx: Handle,
  { topId, rolloutId }: Pick<HeldRollout, "topId" | "rolloutId">,
  now: Date,
): Promise<string[]> {
  const rows = await tx.query<{ machineId: string }>(
    `update rollout_machine set state = 'skipped', ended_at = $3 where top_id = $1 and rollout_id = $2 and state in ('waiting', 'sent') returning machine_id as "machineId"`,
    [topId, rolloutId, now],
  );
  return rows.map(({ machineId }) => machineId);
}
