import type { StoredRow } from "@yunshou/contract";
import type { maintenances } from "@yunshou/contract/machines/maintenances";
import { conditions, equals, type Handle, numbered, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { MaintenanceKind, MaintenanceState } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";
import { endsWhenHandled } from "../conditions/alarms.queries.ts";

export interface MaintenanceFilters {
  readonly fromDay: string;
  readonly toDay: string;
  readonly machineNo?: string | undefined;
  readonly maintainType?: MaintenanceKind | undefined;
  readonly handleStatus?: "open" | "done" | undefined;
}

const columns = (
  today: string,
) => sql`w.id as "maintenanceId", m.machine_no as "machineNo", m.name as "machineName", p.name as "pointName",
  w.kind as "maintainType", w.content as "maintainContent", w.fault_kind as "faultType", w.cost_fen::text as "costFen", w.maintainer,
  w.due_day::text as "maintainTime", w.state as "handleStatus", w.done_at as "doneTime", w.state = 'open' and w.due_day < ${today}::date as overdue, w.remark, w.every_days as "everyDays"`;
const tables = "maintenance w join machine m on m.top_id = w.top_id and m.id = w.machine_id";
const point = "left join point p on p.top_id = m.top_id and p.id = m.point_id";

/**
 * What is open and was due earlier stays in every range that begins later, so that nobody overlooks it; what is planned for days
 * to come stands in every range that reaches today, so that whoever planned it sees it.
 */
const listOf = (scope: Scope, today: string, filters: MaintenanceFilters): List => ({
  columns: sql`${columns(today)}, coalesce((select string_agg(x->>'partName', '、') from jsonb_array_elements(w.parts) x), '') as "partName",
    coalesce((select sum((x->>'partQty')::int) from jsonb_array_elements(w.parts) x), 0)::int as "partQty"`,
  from: tables,
  shown: point,
  where: conditions(
    scoped(scope, "w", { granted: true }),
    sql`w.state <> 'removed' and (w.due_day <= ${filters.toDay}::date or w.state = 'open' and ${filters.toDay}::date >= ${today}::date)
      and (w.due_day >= ${filters.fromDay}::date or w.state = 'open')`,
    numbered("m.machine_no", "machine", filters.machineNo),
    equals("w.kind", filters.maintainType),
    equals("w.state", filters.handleStatus),
  ),
});

const order = {
  by: { maintainTime: "w.due_day", costFen: "w.cost_fen" },
  unsorted: "w.done_at desc nulls first",
  tie: ["w.due_day asc", "w.id asc"],
} as const satisfies Order<string>;

type Row = StoredRow<typeof maintenances.list>;

export const listMaintenances = (
  tx: Handle,
  scope: Scope,
  today: string,
  filters: MaintenanceFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(scope, today, filters), order, paging);

/** The next rows of an export, by id. */
export const maintenancesAfter = (
  tx: Handle,
  scope: Scope,
  today: string,
  filters: MaintenanceFilters,
  after: string,
  limit: number,
): Promise<Row[]> => rowsAfter(tx, listOf(scope, today, filters), "w.id", after, limit);

export async function findMaintenance<Detail>(
  tx: Handle,
  scope: Scope,
  maintenanceId: string,
  today: string,
): Promise<Detail | undefined> {
  const [row] = await tx.query<Detail>(
    ...statement(sql`select ${columns(today)}, w.machine_id as "machineId", w.labour_fen::text as "labourFen", w.parts, w.alarm_id as "alarmId",
        c.name as "createdBy", w.created_at as "createdTime", d.name as "doneBy"
      from maintenance w join machine m on m.top_id = w.top_id and m.id = w.machine_id left join point p on p.top_id = m.top_id and p.id = m.point_id
        left join app_user c on c.id = w.created_by left join app_user d on d.id = w.done_by
      where w.id = ${maintenanceId} and w.state <> 'removed' and ${scoped(scope, "w", { granted: true })}`),
  );
  return row;
}

export interface UsedPart {
  readonly partId: string;
  readonly partType: string;
  readonly partName: string;
  readonly priceFen: string;
}

/** Parts of the newest thousand maintenances, each once with its last price. */
export function usedParts(tx: Handle, scope: Scope): Promise<UsedPart[]> {
  return tx.query<UsedPart>(
    ...statement(sql`select distinct on (x->>'partType', x->>'partName') x->>'partId' as "partId", x->>'partType' as "partType",
        x->>'partName' as "partName", x->>'priceFen' as "priceFen"
      from (select w.id, w.parts from maintenance w where ${scoped(scope, "w", { granted: true })} order by w.id desc limit 1000) w,
        jsonb_array_elements(w.parts) x order by x->>'partType', x->>'partName', w.id desc limit 500`),
  );
}

export interface HeldMaintenance {
  readonly topId: string;
  readonly merchantId: string;
  readonly machineId: string;
  readonly machineNo: string;
  readonly state: MaintenanceState;
  readonly dueDay: string;
  readonly everyDays: number | null;
  readonly alarmId: string | null;
  readonly decommissioned: boolean;
}

/** One that the caller may see, locked. */
export async function lockMaintenance(
  tx: Handle,
  scope: Scope,
  maintenanceId: string,
): Promise<HeldMaintenance | undefined> {
  const [row] = await tx.query<HeldMaintenance>(
    ...statement(sql`select w.top_id as "topId", w.merchant_id as "merchantId", w.machine_id as "machineId", m.machine_no as "machineNo", w.state,
        w.due_day::text as "dueDay", w.every_days as "everyDays", w.alarm_id as "alarmId", m.decommissioned_at is not null as decommissioned
      from maintenance w join machine m on m.top_id = w.top_id and m.id = w.machine_id
      where w.id = ${maintenanceId} and ${scoped(scope, "w", { granted: true })} for update of w`),
  );
  return row;
}

/** What people write of a maintenance, as columns. */
export interface MaintenanceColumns {
  readonly kind: MaintenanceKind;
  readonly content: string;
  readonly faultKind: string | null;
  readonly maintainer: string;
  readonly dueDay: string;
  readonly everyDays: number | null;
  readonly labourFen: bigint;
  readonly costFen: bigint;
  readonly parts: string;
  readonly remark: string;
}

const valuesOf = (form: MaintenanceColumns) => [
  form.kind,
  form.content,
  form.faultKind,
  form.maintainer,
  form.dueDay,
  form.everyDays,
  form.labourFen,
  form.costFen,
  form.parts,
  form.remark,
];

export async function insertMaintenance(
  tx: Handle,
  machine: { readonly topId: string; readonly merchantId: string; readonly machineId: string },
  form: MaintenanceColumns,
  { alarmId, createdBy }: { readonly alarmId: string | null; readonly createdBy: string },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into maintenance (top_id, merchant_id, machine_id, alarm_id, created_by, kind, content, fault_kind, maintainer, due_day, every_days, labour_fen,
       cost_fen, parts, remark)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::jsonb, $15) returning id`,
    [machine.topId, machine.merchantId, machine.machineId, alarmId, createdBy, ...valuesOf(form)],
  );
  return row!.id;
}

/** Asks for a repair of what somebody saw at a machine, due on that day (MACHINE-24); answers its id. */
export const askForRepair = (
  tx: Handle,
  machine: { readonly topId: string; readonly merchantId: string; readonly machineId: string },
  seen: Pick<MaintenanceColumns, "content" | "faultKind" | "dueDay">,
  createdBy: string,
): Promise<string> => {
  const open = {
    kind: "repair",
    maintainer: "",
    everyDays: null,
    labourFen: 0n,
    costFen: 0n,
    parts: "[]",
    remark: "",
  } as const;
  return insertMaintenance(tx, machine, { ...seen, ...open }, { alarmId: null, createdBy });
};

export async function updateMaintenance(tx: Handle, maintenanceId: string, form: MaintenanceColumns): Promise<void> {
  await tx.query(
    `update maintenance set kind = $2, content = $3, fault_kind = $4, maintainer = $5, due_day = $6, every_days = $7, labour_fen = $8, cost_fen = $9,
       parts = $10::jsonb, remark = $11 where id = $1`,
    [maintenanceId, ...valuesOf(form)],
  );
}

/** It is done on this day; the alarm for which it was made counts as repaired unless somebody has handled it. */
export async function finishMaintenance(
  tx: Handle,
  maintenanceId: string,
  { day, userId, now }: { readonly day: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  await tx.query(
    `with done as (update maintenance set state = 'done', due_day = $2, done_by = $3, done_at = $4 where id = $1 returning top_id, alarm_id)
     update alarm a set handle_status = 'handled', handle_result = 'repaired', handled_by = $3, handled_at = $4,
       cleared_at = case when ${endsWhenHandled("a")} then coalesce(a.cleared_at, $4) else a.cleared_at end
     from done where a.top_id = done.top_id and a.id = done.alarm_id and a.handle_status <> 'handled'`,
    [maintenanceId, day, userId, now],
  );
}

/** The same work once more, to be done on a later day; parts and alarm belong to the one that was done. */
export async function repeatMaintenance(
  tx: Handle,
  maintenanceId: string,
  { day, userId }: { readonly day: string; readonly userId: string },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into maintenance (top_id, merchant_id, machine_id, created_by, kind, content, maintainer, due_day, every_days, remark)
     select top_id, merchant_id, machine_id, $3, kind, content, maintainer, $2, every_days, remark from maintenance where id = $1 returning id`,
    [maintenanceId, day, userId],
  );
  return row!.id;
}

export async function removeMaintenance(tx: Handle, maintenanceId: string): Promise<void> {
  await tx.query("update maintenance set state = 'removed' where id = $1", [maintenanceId]);
}

/** The machine of an alarm in the caller's scope. */
export async function machineOfAlarm(tx: Handle, scope: Scope, alarmId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ machineId: string }>(
    ...statement(
      sql`select a.machine_id as "machineId" from alarm a where a.id = ${alarmId} and ${scoped(scope, "a", { granted: true })}`,
    ),
  );
  return row?.machineId;
}
