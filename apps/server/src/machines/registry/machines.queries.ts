import { countCap, type StoredRow } from "@yunshou/contract";
import type { machines } from "@yunshou/contract/machines/machines";
import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  numbered,
  raw,
  type Scope,
  scoped,
  scopeSql,
  type Sql,
  sql,
  statement,
  type Where,
} from "@yunshou/database";
import { type MachineStatus, piecesToFind, searchText } from "@yunshou/domain";
import {
  countOf,
  type Order,
  orderOf,
  type Page,
  pagePart,
  type Paging,
  rowsAfter,
} from "../../platform/lists.queries.ts";
import { holds } from "../../platform/findable.queries.ts";
import { countsOf, machineStatusIs } from "./machineStatus.queries.ts";

export interface MachineFilters {
  readonly search?: string;
  readonly machineNo?: string;
  readonly machineName?: string;
  readonly machineType?: string;
  readonly merchantNo?: string;
  readonly pointName?: string;
  readonly routeName?: string;
  readonly machineStatus?: MachineStatus;
}

/** A machine with its merchant, state, point and route, as the conditions below name them. */
export const machineTables = `machine m
  join merchant s on s.id = m.merchant_id
  join machine_state t on t.machine_id = m.id
  left join point p on p.top_id = m.top_id and p.id = m.point_id
  left join route r on r.top_id = p.top_id and r.id = p.route_id`;

/** Of these tables those that the conditions name: a list is counted without what only its columns need. */
export function tablesNamed({ machineStatus, merchantNo, pointName, routeName }: MachineFilters): string {
  const [ofRoute, ofPoint] = [routeName !== undefined, pointName !== undefined];
  return [
    "machine m",
    merchantNo === undefined ? "" : "join merchant s on s.id = m.merchant_id",
    machineStatus === undefined ? "" : "join machine_state t on t.machine_id = m.id",
    ofRoute || ofPoint ? "left join point p on p.top_id = m.top_id and p.id = m.point_id" : "",
    ofRoute ? "left join route r on r.top_id = p.top_id and r.id = p.route_id" : "",
  ].join(" ");
}

/** Everything that `machineRow` of the contract shows. */
const rowColumns = `m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName", m.category as "machineCategory",
  m.type as "machineType", s.merchant_no as "merchantNo", s.name as "merchantName", p.name as "pointName", p.province, p.city,
  r.name as "routeName", m.operation, t.conditions, t.connection as "onlineStatus", m.decommissioned_at is not null as decommissioned,
  t.seen_at as "seenAt", t.upper_version as "upperSoftVersion", t.lower_version as "lowerSoftVersion", t.temperature,
  t.traffic_today_mb as "dailyFlowMb", t.traffic_month_mb as "monthlyFlowMb", l.below as "lanesBelow", l.total as "lanesAll",
  sold.amount as "todayAmountFen", sold.orders as "todayOrders", m.operator as "machineOperator", m.deployed_at as "deployTime"`;

const figuresOf = (today: string) => sql`left join lateral (
    select count(*) filter (where stock <= warn_threshold)::int as below, count(*)::int as total
    from lane where lane.machine_id = m.id and product_id is not null and status <> 'discontinued') l on true
  left join lateral (
    select coalesce(sum(amount_fen), 0)::text as amount, coalesce(sum(orders), 0)::int as orders
    from rollup_sales x where x.machine_id = m.id and x.business_day = ${today}) sold on true`;

/** Machines that the text finds, and those of the points that it finds, as many as are counted. */
function foundBy(text: string): Sql {
  const pieces = piecesToFind(text);
  const found = (table: "machine" | "point") =>
    sql`find_rows(${table}::regclass, ${searchText(text)}, ${pieces}::text[], null, ${countCap + 1})`;
  // A letter or digit alone is in no index.
  return pieces.length === 0
    ? sql`m.id in (select x.id from machine x where ${holds("x", text)}
        union all
        select y.id from point q join machine y on y.top_id = q.top_id and y.point_id = q.id where ${holds("q", text)})`
    : sql`m.id in (select x.id from ${found("machine")} x
        union all
        select y.id from ${found("point")} q join machine y on y.point_id = q.id)`;
}

/** Machines of a scope that match the filters; every list of machines that offers batch actions narrows by it. */
export const machinesIn = (scope: Scope, filters: MachineFilters): Where =>
  conditions(
    scoped(scope, "m", { granted: true }),
    given(filters.search, foundBy),
    contains("m.machine_no", filters.machineNo),
    contains("m.name", filters.machineName),
    numbered("s.merchant_no", "merchant", filters.merchantNo),
    contains("p.name", filters.pointName),
    contains("r.name", filters.routeName),
    equals("m.type", filters.machineType),
    given(filters.machineStatus, (status) => raw(machineStatusIs[status])),
  );

const order = {
  by: {
    machineNo: "m.machine_no",
    machineName: "m.name",
    seenAt: "t.seen_at",
    todayAmountFen: "coalesce(day.amount, 0)",
  },
  nulls: { machineNo: "last", machineName: "last", seenAt: "last", todayAmountFen: "last" },
  unsorted: "m.machine_no asc",
  tie: ["m.id asc"],
} as const satisfies Order<string>;

type Row = StoredRow<typeof machines.list>;

/** One page of machines. The page is chosen first, so that figures are computed for its rows only. */
export async function listMachines(
  tx: Handle,
  scope: Scope,
  filters: MachineFilters,
  paging: Paging<keyof typeof order.by>,
  today: string,
): Promise<Page<Row>> {
  const [where, by] = [machinesIn(scope, filters), orderOf(order, paging)];
  const day =
    paging.sort === "todayAmountFen"
      ? sql`left join (select machine_id, sum(amount_fen) as amount from rollup_sales where business_day = ${today} group by machine_id) day on day.machine_id = m.id`
      : raw("");
  const rows = await tx.query<Row>(
    ...statement(sql`with chosen as materialized (
       select m.id, row_number() over (order by ${by}) as place from ${raw(machineTables)} ${day}
       where ${where} order by ${by} ${pagePart(paging)})
     select ${raw(rowColumns)} from chosen join machine m on m.id = chosen.id
       join merchant s on s.id = m.merchant_id join machine_state t on t.machine_id = m.id
       left join point p on p.top_id = m.top_id and p.id = m.point_id
       left join route r on r.top_id = p.top_id and r.id = p.route_id
       ${figuresOf(today)} order by chosen.place`),
  );
  return { rows, ...(await countOf(tx, { from: tablesNamed(filters), where })) };
}

/** The next machines by number after `after`, for exports that read everything in pages. */
export function machinesAfter(
  tx: Handle,
  scope: Scope,
  filters: MachineFilters,
  today: string,
  after: string,
  limit: number,
): Promise<Row[]> {
  const list = { columns: rowColumns, from: machineTables, shown: figuresOf(today), where: machinesIn(scope, filters) };
  return rowsAfter(tx, list, "m.machine_no", after, limit);
}

const counted = [
  "inService",
  "online",
  "offline",
  "fault",
  "outOfStock",
  "outOfChange",
  "temperature",
  "stopSell",
  "notActivated",
  "decommissioned",
] as const;

/** All machines, and those of each state as the list would show them. */
export async function countStates<Counts>(tx: Handle, scope: Scope): Promise<Counts> {
  const values: unknown[] = [];
  const where = scopeSql(scope, "m", values, { granted: true });
  const [row] = await tx.query<Counts>(
    `select count(*)::int as all, ${countsOf(counted)} from machine m join machine_state t on t.machine_id = m.id where ${where}`,
    values,
  );
  return row as Counts;
}

/** The full record of one machine, by number. */
export async function findMachine<Row>(
  tx: Handle,
  scope: Scope,
  machineNo: string,
  today: string,
): Promise<Row | undefined> {
  const where = conditions(scoped(scope, "m", { granted: true }), equals("m.machine_no", machineNo));
  const [row] = await tx.query<Row>(
    ...statement(sql`select ${raw(rowColumns)}, m.merchant_id as "merchantId", m.hardware_version as "hardwareVersion", m.manufacturer,
       m.production_date as "productionDate", m.warranty_date as "warrantyDate", (select coalesce(jsonb_agg(jsonb_build_object('iccid', c.iccid, 'dataCardType', c.type,
         'dataCardStatus', case when c.enabled then 'enabled' else 'disabled' end, 'expiryDate', to_char(c.expires_on, 'YYYY-MM-DD')) order by c.id), '[]')
         from data_card c where c.top_id = m.top_id and c.machine_id = m.id) as "flowCards",
       m.time_zone as "timeZone", m.country, m.deployer, m.picture, m.doors,
       t.door_state as "doorState", t.humidity, t.signal, t.coin_fen as "coinFen", t.note_fen as "noteFen", m.flags,
       m.point_id as "pointId", p.route_id as "routeId", p.address, p.longitude, p.latitude
     from ${raw(machineTables)} ${figuresOf(today)} where ${where}`),
  );
  return row;
}

export async function openAlarms<Row>(tx: Handle, machineId: string): Promise<Row[]> {
  return tx.query<Row>(
    `select id as "alarmId", kind, lane_no as "laneNo", raised_at as "raisedAt" from alarm
     where machine_id = $1 and cleared_at is null order by id desc limit 50`,
    [machineId],
  );
}

/** How many other machines in service stand at its point, speaking and silent, of those that the caller may see; null at no point. */
export async function machinesNear(
  tx: Handle,
  scope: Scope,
  { machineId, pointId }: { readonly machineId: string; readonly pointId: string | null },
): Promise<{ online: number; offline: number } | null> {
  if (pointId === null) return null;
  const where = conditions(
    scoped(scope, "m", { granted: true }),
    equals("m.point_id", pointId),
    sql`m.in_service and m.id <> ${machineId}`,
  );
  const [row] = await tx.query<{ online: number; offline: number }>(
    ...statement(sql`select count(*) filter (where t.connection = 'online')::int as online,
       count(*) filter (where t.connection = 'offline')::int as offline
     from machine m join machine_state t on t.machine_id = m.id where ${where}`),
  );
  return row ?? null;
}

/** What one person has commanded since then, of machines in scope, newest first. */
export async function commandsOf<Row>(tx: Handle, scope: Scope, askedBy: string, since: Date): Promise<Row[]> {
  const where = conditions(
    scoped(scope, "m", { granted: true }),
    sql`c.asked_by = ${askedBy}`,
    sql`c.asked_at > ${since}`,
  );
  return tx.query<Row>(
    ...statement(sql`select c.id as "commandId", c.machine_id as "machineId", m.machine_no as "machineNo",
       m.name as "machineName", c.kind, c.state, c.asked_at as "askedAt", c.answered_at as "answeredAt"
     from command c join machine m on m.id = c.machine_id where ${where} order by c.asked_at desc limit 100`),
  );
}

/** The last commands; a person of the merchants above, whom the reader does not see, has no name. */
export async function recentCommands<Row>(tx: Handle, machineId: string): Promise<Row[]> {
  return tx.query<Row>(
    `select c.id as "commandId", c.kind, c.state, coalesce(u.name, '') as operator, c.asked_at as "askedAt", c.sent_at as "sentAt",
       c.answered_at as "answeredAt", c.detail, c.lane_no as "laneNo"
     from command c left join app_user u on u.id = c.asked_by where c.machine_id = $1 order by c.id desc limit 20`,
    [machineId],
  );
}

/** Whether a machine has this lane. */
export async function hasLane(tx: Handle, machineId: string, cabinet: string, laneNo: number): Promise<boolean> {
  const rows = await tx.query("select 1 from lane where machine_id = $1 and cabinet = $2 and lane_no = $3", [
    machineId,
    cabinet,
    laneNo,
  ]);
  return rows.length === 1;
}

/** When, by whom and why a machine was last taken out of service. */
export async function goneOf(
  tx: Handle,
  machineId: string,
): Promise<{ at: Date; by: string | null; reason: string } | null> {
  const [row] = await tx.query<{ at: Date; by: string | null; reason: string }>(
    `select l.at, u.name as by, l.reason from machine_lifecycle l left join app_user u on u.id = l.actor_id
     where l.machine_id = $1 and l.event = 'decommissioned' order by l.at desc limit 1`,
    [machineId],
  );
  return row ?? null;
}

export async function authorisedUsers<Row>(tx: Handle, machineId: string): Promise<Row[]> {
  return tx.query<Row>(
    `select g.user_id as "userId", u.account, u.name as "userName", g.granted_at as "grantedAt"
     from machine_grant g join app_user u on u.id = g.user_id where g.machine_id = $1 order by g.granted_at`,
    [machineId],
  );
}

export interface MachineHead {
  readonly machineId: string;
  readonly machineNo: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly category: string;
  readonly connection: "notActivated" | "online" | "offline";
  readonly decommissioned: boolean;
  /** The flag shoppingCart is on. */
  readonly hasCart: boolean;
}

const headColumns = `m.id as "machineId", m.machine_no as "machineNo", m.top_id as "topId", m.merchant_id as "merchantId", m.category,
  t.connection, m.decommissioned_at is not null as decommissioned, coalesce((m.flags->>'shoppingCart')::boolean, false) as "hasCart"`;

/** The machines of these ids that the caller may see, locked in id order for a change. */
export async function lockMachines(tx: Handle, scope: Scope, machineIds: readonly string[]): Promise<MachineHead[]> {
  const values: unknown[] = [machineIds];
  const where = scopeSql(scope, "m", values, { granted: true });
  return tx.query<MachineHead>(
    `select ${headColumns} from machine m join machine_state t on t.machine_id = m.id
     where m.id = any($1::bigint[]) and ${where} order by m.id for update of m`,
    values,
  );
}

/** Ids of the machines in service that match, at most `limit`. */
export async function matchingMachines(
  tx: Handle,
  scope: Scope,
  filters: MachineFilters,
  limit: number,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    ...statement(
      sql`select m.id from ${raw(machineTables)} where m.decommissioned_at is null and ${machinesIn(scope, filters)} limit ${limit}`,
    ),
  );
  return rows.map((row) => row.id);
}

/** The head of one machine by number. */
export async function machineHead(tx: Handle, scope: Scope, machineNo: string): Promise<MachineHead | undefined> {
  const values: unknown[] = [machineNo];
  const where = scopeSql(scope, "m", values, { granted: true });
  const [row] = await tx.query<MachineHead>(
    `select ${headColumns} from machine m join machine_state t on t.machine_id = m.id where m.machine_no = $1 and ${where}`,
    values,
  );
  return row;
}
