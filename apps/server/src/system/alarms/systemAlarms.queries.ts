import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { systemAlarms } from "@yunshou/contract/system/systemAlarms";
import { conditions, equals, type Handle, onDays, type Scope, scopedBy, sql } from "@yunshou/database";
import type { AlarmHandleState, SystemAlarmKind } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";

/** An alarm as it is stored; its level follows from its kind. */
export type StoredSystemAlarm = Omit<StoredRow<typeof systemAlarms.list>, "alarmLevel">;
export type SystemAlarmFilters = Omit<
  ParsedInputOf<typeof systemAlarms.list>,
  "page" | "pageSize" | "sort" | "direction"
>;

/** Alarms of the service are the platform's own: whoever sees less than everything sees none. */
const ofPlatform = (scope: Scope) => scopedBy(sql`${scope.merchants === "all"}::boolean`);

const listOf = (scope: Scope, timeZone: string, filters: SystemAlarmFilters): List => ({
  columns: `a.id as "alarmId", a.raised_at as "alarmTime", a.kind as "alarmType", a.subject, a.figure::int, a.cleared_at as "recoverTime",
    a.handle_status as "handleStatus", u.name as handler, a.handled_at as "handleTime", a.remark`,
  from: "system_alarm a",
  shown: "left join app_user u on u.id = a.handled_by",
  where: conditions(
    ofPlatform(scope),
    onDays("a.raised_at", filters, timeZone),
    equals("a.kind", filters.alarmType),
    equals("a.handle_status", filters.handleStatus),
  ),
});

const order = {
  by: { alarmTime: "a.raised_at", recoverTime: "a.cleared_at" },
  nulls: { recoverTime: "last" },
  unsorted: "alarmTime",
  tie: ["a.id"],
} as const satisfies Order<string>;

export const listSystemAlarms = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: SystemAlarmFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredSystemAlarm>> => pageOf(tx, listOf(scope, timeZone, filters), order, paging);

/** The next alarms of an export, by id. */
export const systemAlarmsAfter = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: SystemAlarmFilters,
  after: string,
  limit: number,
): Promise<StoredSystemAlarm[]> => rowsAfter(tx, listOf(scope, timeZone, filters), "a.id", after, limit);

export interface HeldSystemAlarm {
  readonly alarmId: string;
  readonly kind: SystemAlarmKind;
  readonly subject: string;
  readonly handleStatus: AlarmHandleState;
}

/** The alarms of these ids, locked in the order of their ids. */
export const lockSystemAlarms = (tx: Handle, alarmIds: readonly string[]): Promise<HeldSystemAlarm[]> =>
  tx.query(
    `select id as "alarmId", kind, subject, handle_status as "handleStatus" from system_alarm
     where id = any($1::bigint[]) order by id for update`,
    [alarmIds],
  );

export async function saveSystemHandling(
  tx: Handle,
  alarmIds: readonly string[],
  { handleStatus, remark, handledBy }: { handleStatus: AlarmHandleState; remark: string; handledBy: string },
): Promise<void> {
  await tx.query(
    "update system_alarm set handle_status = $2, remark = $3, handled_by = $4, handled_at = now() where id = any($1::bigint[])",
    [alarmIds, handleStatus, remark, handledBy],
  );
}
