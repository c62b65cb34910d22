import { conditions, equals, type Handle, numbered, onDays, type Scope, scoped } from "@yunshou/database";
import type { AlarmKind, AlarmWay, NoticeState } from "@yunshou/domain";
import { type List, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";

export interface LogFilters {
  readonly fromDay: string;
  readonly toDay: string;
  readonly machineNo?: string | undefined;
  readonly alarmType?: AlarmKind | undefined;
  readonly notifyWay?: AlarmWay | undefined;
  readonly sendResult?: NoticeState | undefined;
}

export interface StoredNotice {
  readonly noticeId: string;
  readonly alarmTime: Date;
  readonly machineNo: string;
  readonly machineName: string;
  readonly merchantName: string;
  readonly alarmType: AlarmKind;
  readonly laneNo: number | null;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly alarmReceiver: string;
  readonly notifyWay: AlarmWay;
  readonly escalated: boolean;
  readonly sendResult: NoticeState;
  readonly sendTime: Date | null;
  readonly failure: string;
}

const listOf = (scope: Scope, timeZone: string, filters: LogFilters): List => ({
  columns: `n.id as "noticeId", a.raised_at as "alarmTime", m.machine_no as "machineNo", m.name as "machineName", s.name as "merchantName",
    a.kind as "alarmType", a.lane_no as "laneNo", a.detail, n.receiver as "alarmReceiver", n.way as "notifyWay", n.escalated,
    n.state as "sendResult", n.ended_at as "sendTime", n.failure`,
  from: `alarm_notice n join alarm a on a.top_id = n.top_id and a.id = n.alarm_id join machine m on m.top_id = n.top_id and m.id = n.machine_id
    join merchant s on s.id = n.merchant_id`,
  where: conditions(
    scoped(scope, "n", { granted: true }),
    onDays("a.raised_at", filters, timeZone),
    numbered("m.machine_no", "machine", filters.machineNo),
    equals("a.kind", filters.alarmType),
    equals("n.way", filters.notifyWay),
    equals("n.state", filters.sendResult),
  ),
});

export const listNotices = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: LogFilters,
  paging: Paging<"alarmTime">,
): Promise<Page<StoredNotice>> =>
  pageOf(
    tx,
    listOf(scope, timeZone, filters),
    { by: { alarmTime: "a.raised_at" }, unsorted: "n.id desc", tie: ["n.id"] },
    paging,
  );

/** The next messages of an export, by id. */
export const noticesAfter = (
  tx: Handle,
  scope: Scope,
  timeZone: string,
  filters: LogFilters,
  after: string,
  limit: number,
): Promise<StoredNotice[]> => rowsAfter(tx, listOf(scope, timeZone, filters), "n.id", after, limit);
