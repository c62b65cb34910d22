import {
  conditions,
  equals,
  given,
  type Handle,
  numbered,
  onDays,
  raw,
  type Scope,
  scoped,
  scopeSql,
} from "@yunshou/database";
import type { AlarmHandleState, AlarmKind, AlarmResult } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";
import { endsWhenHandled } from "../conditions/alarms.queries.ts";

export interface AlarmFilters {
  readonly fromDay?: string | undefined;
  readonly toDay?: string | undefined;
  readonly machineNo?: string | undefined;
  readonly merchantNo?: string | undefined;
  readonly alarmType?: AlarmKind | undefined;
  readonly handleStatus?: AlarmHandleState | undefined;
  readonly recovery?: "open" | "recovered" | undefined;
}

/** An alarm as it is stored; its value and its level follow from kind and detail. */
export interface StoredAlarm {
  readonly alarmId: string;
  readonly alarmTime: Date;
  readonly machineNo: string;
  readonly machineName: string;
  readonly pointName: string | null;
  readonly merchantNo: string;
  readonly merchantName: string;
  readonly alarmType: AlarmKind;
  readonly laneNo: number | null;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly recoverTime: Date | null;
  readonly handleStatus: AlarmHandleState;
  readonly handleResult: AlarmResult | null;
  readonly handler: string | null;
  readonly handleTime: Date | null;
  readonly remark: string;
}

/** What "not recovered" says of an alarm `a` of a machine `m`; figures count by it and the list is narrowed by it. */
export const alarmIsOpen = "a.cleared_at is null and m.in_service";

const listOf = (scope: Scope, timeZone: string, filters: AlarmFilters): List => ({
  columns: `a.id as "alarmId", a.raised_at as "alarmTime", m.machine_no as "machineNo", m.name as "machineName", p.name as "pointName",
    s.merchant_no as "merchantNo", s.name as "merchantName", a.kind as "alarmType", a.lane_no as "laneNo", a.detail, a.cleared_at as "recoverTime",
    a.handle_status as "handleStatus", a.handle_result as "handleResult", u.name as handler, a.handled_at as "handleTime", a.remark`,
  from: "alarm a join machine m on m.top_id = a.top_id and m.id = a.machine_id join merchant s on s.id = a.merchant_id",
  shown: "left join point p on p.top_id = m.top_id and p.id = m.point_id left join app_user u on u.id = a.handled_by",
  where: conditions(
    scoped(scope, "a", { granted: true }),
    onDays("a.raised_at", filters, timeZone),
    numbered("m.machine_no", "machine", filters.machineNo),
    numbered("s.merchant_no", "merchant", filters.merchantNo),
    equals("a.kind", filters.alarmType),
    equals("a.handle_status", filters.handleStatus),
    given(filters.recovery, (recovery) => raw(recovery === "open" ? alarmIsOpen : "a.cleared_at is not null")),
  ),
});

const order = {
  by: { alarmTime: "a.raised_at", recoverTime: "a.cleared_at" },
  nulls: { recoverTime: "last" },
  unsorted: "a.id desc",
  tie: ["a.id"],
} as const satisfies Order<string>;

export const listAlarms = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: AlarmFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredAlarm>> => pageOf(tx, listOf(scope, timeZone, filters), order, paging);

/** The next alarms of an export, by id. */
export const alarmsAfter = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: AlarmFilters,
  after: string,
  limit: number,
): Promise<StoredAlarm[]> => rowsAfter(tx, listOf(scope, timeZone, filters), "a.id", after, limit);

export interface HeldAlarm {
  readonly alarmId: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly machineNo: string;
  readonly kind: AlarmKind;
  readonly handleStatus: AlarmHandleState;
}

/** The alarms of these ids that the caller may see, locked in the order of their ids. */
export function lockAlarms(tx: Handle, scope: Scope, alarmIds: readonly string[]): Promise<HeldAlarm[]> {
  const values: unknown[] = [alarmIds];
  const where = scopeSql(scope, "a", values, { granted: true });
  return tx.query<HeldAlarm>(
    `select a.id as "alarmId", a.top_id as "topId", a.merchant_id as "merchantId", m.machine_no as "machineNo", a.kind, a.handle_status as "handleStatus"
     from alarm a join machine m on m.top_id = a.top_id and m.id = a.machine_id
     where a.id = any($1::bigint[]) and ${where} order by a.id for update of a`,
    values,
  );
}

/** Writes down what a person made of alarms; what only a person can end is over when it is handled. */
export async function saveHandling(
  tx: Handle,
  scope: Scope,
  alarmIds: readonly string[],
  handling: {
    readonly handleStatus: AlarmHandleState;
    readonly handleResult: AlarmResult | null;
    readonly remark: string;
    readonly handledBy: string;
  },
): Promise<void> {
  const values: unknown[] = [
    alarmIds,
    handling.handleStatus,
    handling.handleResult,
    handling.remark,
    handling.handledBy,
  ];
  const where = scopeSql(scope, "a", values, { granted: true });
  await tx.query(
    `update alarm a set handle_status = $2, handle_result = $3, remark = $4, handled_by = $5, handled_at = now(),
       cleared_at = case when $2 = 'handled' and ${endsWhenHandled("a")} then coalesce(a.cleared_at, now()) else a.cleared_at end
     where a.id = any($1::bigint[]) and ${where}`,
    values,
  );
}
