import type { AnswerOf, StoredRow } from "@yunshou/contract";
import type { machineSelling, machineStatus } from "@yunshou/contract/machines/status";
import { conditions, equals, type Handle, raw, type Scope, scoped, scopeSql, sql, statement } from "@yunshou/database";
import { alarmOrder } from "@yunshou/domain";
import {
  countOf,
  type Order,
  orderOf,
  type Page,
  pageOf,
  pagePart,
  type Paging,
} from "../../platform/lists.queries.ts";
import { machinesIn, type MachineFilters, machineTables, tablesNamed } from "../registry/machines.queries.ts";

/** Averages of sales are taken over so many days before today. */
export const usualDays = 28;
/** Refills are looked for in so many days. */
export const refillDays = 60;

const head = `m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName", p.name as "pointName", p.province, p.city,
  r.name as "routeName", s.merchant_no as "merchantNo", s.name as "merchantName", m.operation, t.conditions, t.connection as "onlineStatus",
  m.decommissioned_at is not null as decommissioned`;

/** Open alarms of each machine that nobody has ignored: the worst, since when, and how many. */
const problems = (
  scope: Scope,
) => sql`select a.machine_id, count(*)::int as n, min(array_position(${alarmOrder}::text[], a.kind)) as place,
      (array_agg(a.kind order by array_position(${alarmOrder}::text[], a.kind), a.raised_at))[1] as kind,
      (array_agg(a.raised_at order by array_position(${alarmOrder}::text[], a.kind), a.raised_at))[1] as since
    from alarm a where a.cleared_at is null and a.handle_status <> 'ignored' and ${scoped(scope, "a", { granted: true })}
    group by a.machine_id`;

const statusOrder = {
  by: { machineNo: "m.machine_no", machineName: "m.name", temperature: "t.temperature", lastHeartbeat: "t.seen_at" },
  nulls: { temperature: "last", lastHeartbeat: "last" },
  unsorted: "w.place asc nulls last",
  tie: ["w.since asc nulls last", "m.machine_no asc", "m.id asc"],
} as const satisfies Order<string>;

/** What an hour without the lanes that cannot sell costs, from running figures of the last weeks; see the contract. */
const lostPerHour = (today: string, hour: number) => sql`left join lateral (
    select sum(x.amount_fen) / greatest(1, least(${usualDays}, ${today}::date - coalesce(m.activated_at, m.created_at)::date)) as fen
    from rollup_sales x where x.machine_id = m.id and x.business_day between ${today}::date - ${usualDays}::int and ${today}::date - 1) usual on w.kind is not null
  left join lateral (
    select sum(h.amount_fen) filter (where h.hour = ${hour})::numeric / nullif(sum(h.amount_fen), 0) as part
    from rollup_hour h where h.merchant_id = m.merchant_id and h.business_day between ${today}::date - ${usualDays}::int and ${today}::date - 1) day on w.kind is not null
  left join lateral (
    select case when t.connection = 'offline' then 1 else (count(*) filter (where l.stock = 0 or l.status = 'abnormal'))::numeric / nullif(count(*), 0) end as part
    from lane l where l.machine_id = m.id and l.product_id is not null and l.status <> 'discontinued') blocked on w.kind is not null`;

/** One page of machines with their live state. The page is chosen first, so that figures are computed for its rows only. */
export async function listStatus(
  tx: Handle,
  scope: Scope,
  filters: MachineFilters,
  paging: Paging<keyof typeof statusOrder.by>,
  { day, hour }: { readonly day: string; readonly hour: number },
): Promise<Page<StoredRow<typeof machineStatus.list>>> {
  const [where, by, tables] = [machinesIn(scope, filters), orderOf(statusOrder, paging), raw(machineTables)];
  const reached = paging.page * paging.pageSize;
  // Few machines have a problem: these come first, and of the others only as many are ordered as the page reaches.
  const sorted = sql`select m.id, w.n, w.kind, w.since, w.place as worst, m.machine_no, row_number() over (order by ${by}) as place
      from ${tables} left join w on w.machine_id = m.id and m.in_service where ${where} order by ${by} ${pagePart(paging)}`;
  const troubled = sql`select m.id, w.n, w.kind, w.since, w.place as worst, m.machine_no
      from ${tables} join w on w.machine_id = m.id and m.in_service where ${where} order by ${by} limit ${reached}::int`;
  const sound = sql`select m.id, null::int as n, null::text as kind, null::timestamptz as since, null::int as worst, m.machine_no
      from ${tables} where ${where} and not (m.in_service and exists (select from w where w.machine_id = m.id))
      order by m.machine_no, m.id limit ${reached}::int`;
  const chosen =
    paging.sort === undefined
      ? sql`select v.*, row_number() over (order by v.worst nulls last, v.since nulls last, v.machine_no, v.id) as place
          from ((${troubled}) union all (${sound})) v order by place ${pagePart(paging)}`
      : sorted;
  const rows = await tx.query<StoredRow<typeof machineStatus.list>>(
    ...statement(sql`with w as materialized (${problems(scope)}), chosen as materialized (${chosen})
     select ${raw(head)}, t.door_state as "doorStatus", t.temperature, t.humidity, t.coin_fen as "coinBalanceFen", t.note_fen as "noteBalanceFen",
       t.traffic_today_mb as "dailyFlowMb", t.traffic_month_mb as "monthlyFlowMb", t.upper_version as "upperSoftVersion",
       t.lower_version as "lowerSoftVersion", t.seen_at as "lastHeartbeat", w.kind as problem, w.since as "problemSince",
       coalesce(w.n, 0) as "problemCount",
       case when w.kind is not null then round(coalesce(usual.fen, 0) * coalesce(day.part, 0) * coalesce(blocked.part, 0))::bigint::text end as "lostPerHourFen"
     from chosen w join ${tables} on m.id = w.id ${lostPerHour(day, hour)} order by w.place`),
  );
  return { rows, ...(await countOf(tx, { from: tablesNamed(filters), where })) };
}

/** The commands to one machine, newest first. */
export const listCommands = (
  tx: Handle,
  scope: Scope,
  machineId: string,
  paging: Paging<"askedAt">,
): Promise<Page<StoredRow<typeof machineStatus.commands>>> =>
  pageOf(
    tx,
    {
      columns: `c.id as "commandId", c.kind, c.state, coalesce(u.name, '') as operator, c.asked_at as "askedAt", c.sent_at as "sentAt", c.answered_at as "answeredAt", c.detail,
        c.lane_no as "laneNo", c.log is not null as "hasLog"`,
      from: "command c",
      shown: "left join app_user u on u.id = c.asked_by",
      where: conditions(scoped(scope, "c", { granted: true }), equals("c.machine_id", machineId)),
    },
    { by: { askedAt: "c.asked_at" }, unsorted: "c.id desc", tie: ["c.id"] },
    paging,
  );

/** The log that a machine sent in answer to a command. */
export async function logOf(
  tx: Handle,
  scope: Scope,
  commandId: string,
): Promise<AnswerOf<typeof machineStatus.log> | undefined> {
  const [row] = await tx.query<AnswerOf<typeof machineStatus.log>>(
    ...statement(sql`select m.machine_no as "machineNo", m.name as "machineName", c.answered_at as "answeredAt", c.log
      from command c join machine m on m.id = c.machine_id
      where ${conditions(scoped(scope, "c", { granted: true }), equals("c.id", commandId))} and c.log is not null`),
  );
  return row;
}

/** Whether the caller may see this machine. */
export async function seesMachine(tx: Handle, scope: Scope, machineId: string): Promise<boolean> {
  const values: unknown[] = [machineId];
  const where = scopeSql(scope, "m", values, { granted: true });
  const rows = await tx.query(`select 1 from machine m where m.id = $1 and ${where}`, values);
  return rows.length === 1;
}

const sellingOrder = {
  by: { machineNo: "m.machine_no", machineName: "m.name", salesAmountFen: "coalesce(day.amount, 0)" },
  unsorted: "m.machine_no asc",
  tie: ["m.id asc"],
} as const satisfies Order<string>;

/** One page of machines with what they sold today and what they lack. */
export async function listSelling(
  tx: Handle,
  scope: Scope,
  filters: MachineFilters,
  paging: Paging<keyof typeof sellingOrder.by>,
  today: string,
): Promise<Page<StoredRow<typeof machineSelling.list>>> {
  const [where, by, tables] = [machinesIn(scope, filters), orderOf(sellingOrder, paging), raw(machineTables)];
  const day =
    paging.sort === "salesAmountFen"
      ? sql`left join (select x.machine_id, sum(x.amount_fen) as amount from rollup_sales x where x.business_day = ${today} and ${scoped(scope, "x", { granted: true })} group by 1) day on day.machine_id = m.id`
      : raw("");
  const rows = await tx.query<StoredRow<typeof machineSelling.list>>(
    ...statement(sql`with chosen as materialized (
       select m.id, row_number() over (order by ${by}) as place from ${tables} ${day} where ${where} order by ${by} ${pagePart(paging)})
     select ${raw(head)}, sold.amount as "salesAmountFen", sold.orders as "salesCount", l.empty as "lackLaneCount", l.below as "lanesBelow",
       l.total as "lanesAll", v.at as "replenishTime"
     from chosen join ${tables} on m.id = chosen.id
     left join lateral (
       select count(*) filter (where stock = 0)::int as empty, count(*) filter (where stock <= warn_threshold)::int as below, count(*)::int as total
       from lane where lane.machine_id = m.id and product_id is not null and status <> 'discontinued') l on true
     left join lateral (
       select coalesce(sum(amount_fen), 0)::text as amount, coalesce(sum(orders), 0)::int as orders
       from rollup_sales x where x.machine_id = m.id and x.business_day = ${today}) sold on true
     left join lateral (
       select id_time(max(k.id)) as at from stock_movement k
       where k.machine_id = m.id and k.reason = 'refill' and k.id >= id_at(now() - make_interval(days => ${refillDays}::int))) v on true
     order by chosen.place`),
  );
  return { rows, ...(await countOf(tx, { from: tablesNamed(filters), where })) };
}
