import type { Language, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { refills } from "@yunshou/contract/stock/refills";
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
  sql,
  statement,
} from "@yunshou/database";
import type { RefillCause } from "@yunshou/domain";
import { nameIn } from "../../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";

export type RefillFilters = Omit<ParsedInputOf<typeof refills.export>, "format">;
export type RefillRow = StoredRow<typeof refills.list>;
type CheckRow = StoredRow<typeof refills.checks>;

export interface Reader {
  readonly scope: Scope;
  readonly language: Language;
  readonly timeZone: string;
}

const ofMachines = (scope: Scope, alias: string) => scoped(scope, alias, { granted: true });

const refillColumns = (language: Language) =>
  sql`v.id as "movementId", m.machine_no as "machineNo", m.name as "machineName", v.cabinet, v.lane_no as "laneNo", g.code as "productCode",
    ${nameIn("g", language)} as "productName", p.name as "pointName", v.stock_after - v.quantity as "stockBefore", v.stock_after as stock,
    v.quantity as "replenishQty", u.name as replenisher, id_time(v.id) as "replenishTime"`;
const refillTables = `stock_movement v join machine m on m.id = v.machine_id left join point p on p.top_id = m.top_id and p.id = m.point_id
  left join product g on g.top_id = v.top_id and g.id = v.product_id left join app_user u on u.id = v.actor_id`;

/** Movements carry their time in their id, so a range of days is a range of ids. */
const listOf = ({ scope, language, timeZone }: Reader, filters: RefillFilters): List => ({
  columns: refillColumns(language),
  from: refillTables,
  where: conditions(
    ofMachines(scope, "v"),
    sql`v.reason = 'refill' and v.quantity > 0`,
    sql`v.id >= id_at(${filters.fromDay}::date::timestamp at time zone ${timeZone})`,
    sql`v.id < id_at((${filters.toDay}::date + 1)::timestamp at time zone ${timeZone})`,
    numbered("m.machine_no", "machine", filters.machineNo),
    contains("u.name", filters.replenisher),
  ),
});

const order = {
  by: { replenishTime: "v.id", replenishQty: "v.quantity" },
  unsorted: "replenishTime",
  tie: ["v.id"],
} as const satisfies Order<string>;

export const listRefills = (
  tx: Handle,
  reader: Reader,
  filters: RefillFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<RefillRow>> => pageOf(tx, listOf(reader, filters), order, paging);

export const refillsAfter = (tx: Handle, reader: Reader, filters: RefillFilters, after: string, limit: number) =>
  rowsAfter<RefillRow>(tx, listOf(reader, filters), "v.id", after, limit);

interface Refill {
  readonly machineId: string;
  readonly actorId: string | null;
  readonly at: Date;
}

/** One refill of the scope. */
export async function findRefill(tx: Handle, scope: Scope, movementId: string): Promise<Refill | undefined> {
  const [row] = await tx.query<Refill>(
    ...statement(sql`select v.machine_id as "machineId", v.actor_id as "actorId", id_time(v.id) as at from stock_movement v
      where v.id = ${movementId} and v.reason = 'refill' and v.quantity > 0 and ${ofMachines(scope, "v")}`),
  );
  return row;
}

/** What the same person, or the machine, refilled at the machine between two instants, lane by lane. */
export const refillsAround = (
  tx: Handle,
  { scope, language }: Pick<Reader, "scope" | "language">,
  { machineId, actorId }: Refill,
  from: Date,
  to: Date,
): Promise<RefillRow[]> =>
  tx.query<RefillRow>(
    ...statement(sql`select ${refillColumns(language)} from ${raw(refillTables)}
      where ${conditions(
        ofMachines(scope, "v"),
        sql`v.reason = 'refill' and v.quantity > 0`,
        equals("v.machine_id", machineId),
        sql`v.actor_id is not distinct from ${actorId}::bigint`,
        sql`v.id >= id_at(${from}::timestamptz) and v.id < id_at(${to}::timestamptz)`,
      )} order by v.cabinet, v.lane_no, v.id limit 500`),
  );

const checkOrder = {
  by: { reportedTime: "k.reported_at" },
  unsorted: "reportedTime",
  tie: ["k.id"],
} as const satisfies Order<string>;

/** Differences, with what they were to be explained by. */
export const listChecks = (
  tx: Handle,
  { scope, language }: Pick<Reader, "scope" | "language">,
  { machineNo, explained }: { readonly machineNo?: string | undefined; readonly explained?: "yes" | "no" | undefined },
  paging: Paging<keyof typeof checkOrder.by>,
): Promise<Page<CheckRow>> =>
  pageOf(
    tx,
    {
      columns: sql`k.id as "checkId", m.machine_no as "machineNo", m.name as "machineName", k.cabinet, k.lane_no as "laneNo", g.code as "productCode",
        ${nameIn("g", language)} as "productName", k.last, k.loaded, k.sold, k.expected, k.reported, k.difference, k.reported_at as "reportedTime",
        k.cause, k.remark, u.name as "explainedBy"`,
      from: `refill_check k join machine m on m.id = k.machine_id left join product g on g.top_id = k.top_id and g.id = k.product_id
        left join app_user u on u.id = k.explained_by`,
      where: conditions(
        ofMachines(scope, "k"),
        numbered("m.machine_no", "machine", machineNo),
        given(explained, (is) => (is === "yes" ? sql`k.cause is not null` : sql`k.cause is null`)),
      ),
    },
    checkOrder,
    paging,
  );

export interface StoredCheck {
  readonly checkId: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly machineNo: string;
  readonly isExplained: boolean;
}

/** Differences of the scope, locked in their order. */
export const lockChecks = (tx: Handle, scope: Scope, checkIds: readonly string[]): Promise<StoredCheck[]> =>
  tx.query<StoredCheck>(
    ...statement(sql`select k.id as "checkId", k.top_id as "topId", k.merchant_id as "merchantId", m.machine_no as "machineNo", k.cause is not null as "isExplained"
      from refill_check k join machine m on m.id = k.machine_id
      where k.id = any(${checkIds}::bigint[]) and ${ofMachines(scope, "k")} order by k.id for update of k`),
  );

export async function saveExplanations(
  tx: Handle,
  checks: readonly StoredCheck[],
  {
    cause,
    remark,
    userId,
    now,
  }: { readonly cause: RefillCause; readonly remark: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  await tx.query(
    `update refill_check k set cause = $3, remark = $4, explained_by = $5, explained_at = $6
     from unnest($1::bigint[], $2::bigint[]) n (top_id, id) where k.top_id = n.top_id and k.id = n.id`,
    [checks.map(({ topId }) => topId), checks.map(({ checkId }) => checkId), cause, remark, userId, now],
  );
}
