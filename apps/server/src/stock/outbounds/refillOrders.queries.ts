import type { ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { refillOrders } from "@yunshou/contract/stock/refillOrders";
import {
  conditions,
  contains,
  equals,
  type Handle,
  numbered,
  type Scope,
  scoped,
  sql,
  statement,
} from "@yunshou/database";
import type { Cabinet } from "@yunshou/domain";
import { nameIn } from "../../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { type HeldDocument, inRange, type Reader } from "../procurement/documents.queries.ts";
import { ofMerchants, type Owner } from "../procurement/owner.ts";

type Row = StoredRow<typeof refillOrders.list>;
type Filters = Partial<
  Pick<ParsedInputOf<typeof refillOrders.list>, "machineNo" | "replenisher" | "docStatus" | "fromDay" | "toDay">
>;

/** Orders of the caller's merchants, of which somebody with authorised machines sees those of these machines alone. */
const listOf = ({ scope }: Reader, filters: Filters): List => ({
  columns: sql`d.id as "documentId", d.doc_no as "docNo", to_char(d.doc_date, 'YYYY-MM-DD') as "docDate", d.state as "docStatus", m.id as "machineId",
    m.machine_no as "machineNo", m.name as "machineName", p.name as "pointName", coalesce(d.lanes_below, 0) as "lanesBelow", coalesce(d.lanes_all, 0) as "lanesAll",
    r.name as replenisher, w.name as "warehouseName", d.quantity as "replenishQty", d.done_quantity as "filledQty",
    (select case when count(*) = count(l.counted_quantity) then sum(l.counted_quantity)::int end from goods_document_line l
      where l.top_id = d.top_id and l.document_id = d.id and ${scoped(scope, "l", ofMerchants)}) as "countedQty",
    d.filled_at as "replenishTime", d.remark, coalesce(u.name, '') as "createdBy", s.name as "merchantName"`,
  from: `goods_document d join machine m on m.top_id = d.top_id and m.id = d.about_machine_id join merchant s on s.id = d.merchant_id
    left join app_user u on u.id = d.created_by join warehouse w on w.top_id = d.top_id and w.id = d.warehouse_id
    left join point p on p.top_id = m.top_id and p.id = m.point_id left join app_user r on r.id = d.replenisher_id`,
  where: conditions(
    scoped(scope, "d", ofMerchants),
    scoped(scope, "m", { granted: true }),
    equals("d.kind", "refill"),
    numbered("m.machine_no", "machine", filters.machineNo),
    contains("r.name", filters.replenisher),
    equals("d.state", filters.docStatus),
    inRange(filters),
  ),
});

const order = {
  by: { docDate: "d.doc_date", replenishQty: "d.quantity", replenishTime: "d.filled_at" },
  unsorted: "d.id desc",
  tie: ["d.id desc"],
} as const satisfies Order<string>;

/** Refill orders, newest first. */
export const listRefillOrders = (
  tx: Handle,
  reader: Reader,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(reader, filters), order, paging);

/** The head of one refill order. */
export async function findRefillOrder(tx: Handle, reader: Reader, documentId: string): Promise<Row | undefined> {
  const list = listOf(reader, {});
  const where = conditions(list.where, sql`d.id = ${documentId}`);
  const paging = { page: 1, pageSize: 1, direction: "desc" } as const;
  return (await pageOf<Row, keyof typeof order.by>(tx, { ...list, where }, order, paging)).rows[0];
}

/** A lane of a refill order as people see it. */
export interface ShownLane {
  readonly lineNo: number;
  readonly cabinet: Cabinet;
  readonly laneNo: number;
  readonly productId: string;
  readonly productCode: string;
  readonly productName: string;
  readonly unit: string;
  readonly quantity: number;
  readonly filled: number;
  readonly counted: number | null;
}

export const shownLanes = (tx: Handle, { scope, language }: Reader, documentId: string): Promise<ShownLane[]> =>
  tx.query<ShownLane>(
    ...statement(sql`select l.line_no as "lineNo", l.cabinet, l.lane_no as "laneNo", l.product_id as "productId", p.code as "productCode",
        ${nameIn("p", language)} as "productName", p.unit, l.quantity, l.done_quantity as filled, l.counted_quantity as counted
      from goods_document_line l join product p on p.top_id = l.top_id and p.id = l.product_id
      where ${conditions(scoped(scope, "l", ofMerchants), sql`l.document_id = ${documentId}`)} order by l.line_no`),
  );

const needOrder = {
  by: { lanesBelow: "l.below", shortage: "l.shortage" },
  unsorted: "l.below desc",
  tie: ["m.id asc"],
} as const satisfies Order<string>;

/** Machines in service with lanes at their threshold (STOCK-05) for which no order is open. */
export const listNeeds = (
  tx: Handle,
  scope: Scope,
  filters: { readonly machineNo?: string | undefined; readonly routeName?: string | undefined },
  paging: Paging<keyof typeof needOrder.by>,
): Promise<Page<StoredRow<typeof refillOrders.needs>>> =>
  pageOf(
    tx,
    {
      columns: `m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName", p.name as "pointName", r.name as "routeName",
        l.below as "lanesBelow", l.total as "lanesAll", l.shortage`,
      from: `machine m join lateral (select count(*) filter (where stock <= warn_threshold)::int as below, count(*)::int as total, sum(capacity - stock)::int as shortage
          from lane where lane.machine_id = m.id and product_id is not null and status <> 'discontinued') l on l.below > 0 and l.shortage > 0
        left join point p on p.top_id = m.top_id and p.id = m.point_id left join route r on r.top_id = p.top_id and r.id = p.route_id`,
      where: conditions(
        scoped(scope, "m", { granted: true }),
        sql`m.in_service and not exists (select from goods_document d where d.top_id = m.top_id and d.about_machine_id = m.id and d.kind = 'refill'
          and d.state = 'planned')`,
        numbered("m.machine_no", "machine", filters.machineNo),
        contains("r.name", filters.routeName),
      ),
    },
    needOrder,
    paging,
  );

/** A lane that is not full, of a machine that is held. */
export interface ShortLane {
  readonly machineId: string;
  readonly cabinet: Cabinet;
  readonly laneNo: number;
  readonly productId: string;
  readonly shortage: number;
  readonly below: boolean;
}

/** The lanes of machines that hold a product and are meant to sell, with what each lacks. */
export const sellingLanes = (tx: Handle, machineIds: readonly string[]): Promise<ShortLane[]> =>
  tx.query<ShortLane>(
    `select l.machine_id as "machineId", l.cabinet, l.lane_no as "laneNo", l.product_id as "productId", l.capacity - l.stock as shortage,
       l.stock <= l.warn_threshold as below
     from lane l where l.machine_id = any($1::bigint[]) and l.product_id is not null and l.status <> 'discontinued'
     order by l.machine_id, l.cabinet, l.lane_no`,
    [machineIds],
  );

/** The route of a machine, with whose person goes there. */
export interface MachineRoute extends Owner {
  readonly machineId: string;
  readonly routeId: string;
  readonly name: string;
  readonly replenisherId: string | null;
  readonly replenisherOf: string | null;
}

/** The route of the point of each machine that has one. */
export const routesOf = (tx: Handle, scope: Scope, machineIds: readonly string[]): Promise<MachineRoute[]> =>
  tx.query<MachineRoute>(
    ...statement(sql`select m.id as "machineId", r.id as "routeId", r.top_id as "topId", r.merchant_id as "merchantId", r.name, r.replenisher_id as "replenisherId",
        u.merchant_id as "replenisherOf"
      from machine m join point p on p.top_id = m.top_id and p.id = m.point_id join route r on r.top_id = p.top_id and r.id = p.route_id
        left join app_user u on u.id = r.replenisher_id
      where ${conditions(scoped(scope, "m", { granted: true }), sql`m.id = any(${[...machineIds]}::bigint[])`)}`),
  );

/** Whether one of these machines, which are held, has an open order. */
export async function hasOpenOrder(tx: Handle, machineIds: readonly string[]): Promise<boolean> {
  const rows = await tx.query(
    "select 1 from goods_document where about_machine_id = any($1::bigint[]) and kind = 'refill' and state = 'planned' limit 1",
    [machineIds],
  );
  return rows.length > 0;
}

/** A line of a refill order that is held. */
export interface RefillLine {
  readonly lineId: string;
  readonly lineNo: number;
  readonly cabinet: Cabinet;
  readonly laneNo: number;
  readonly productId: string;
  /** Pieces that a phone said to have put in before. */
  readonly doneQuantity: number;
  readonly countedQuantity: number | null;
  /** Pieces that the machine itself reported as refilled since the order was made. */
  readonly reported: number;
}

/** The lines of a refill order. To be called while their lanes are locked, so that no report comes in between. */
export const refillLines = (
  tx: Handle,
  { topId, documentId }: Pick<HeldDocument, "topId" | "documentId">,
  machineId: string,
): Promise<RefillLine[]> =>
  tx.query<RefillLine>(
    `select l.id as "lineId", l.line_no as "lineNo", l.cabinet, l.lane_no as "laneNo", l.product_id as "productId",
       l.done_quantity as "doneQuantity", l.counted_quantity as "countedQuantity",
       (select coalesce(sum(v.quantity), 0)::int from stock_movement v where v.machine_id = $3 and v.cabinet = l.cabinet and v.lane_no = l.lane_no
         and v.id > l.document_id and v.product_id = l.product_id and v.reason = 'refill' and v.actor_id is null) as reported
     from goods_document_line l where l.top_id = $1 and l.document_id = $2 order by l.line_no`,
    [topId, documentId, machineId],
  );

/** What came of a line. */
export interface FilledLine {
  readonly lineId: string;
  readonly filled: number;
  readonly counted: number | null;
}

/** Writes what was put into the lanes, its sum and the moment. */
export async function saveFilled(
  tx: Handle,
  { topId, documentId }: Pick<HeldDocument, "topId" | "documentId">,
  lines: readonly FilledLine[],
  now: Date,
): Promise<void> {
  await tx.query(
    `update goods_document_line l set done_quantity = n.filled, counted_quantity = n.counted
     from unnest($2::bigint[], $3::int[], $4::int[]) as n (id, filled, counted) where l.top_id = $1 and l.id = n.id`,
    [topId, lines.map(({ lineId }) => lineId), lines.map(({ filled }) => filled), lines.map(({ counted }) => counted)],
  );
  await tx.query("update goods_document set done_quantity = $3, filled_at = $4 where top_id = $1 and id = $2", [
    topId,
    documentId,
    lines.reduce((sum, { filled }) => sum + filled, 0),
    now,
  ]);
}

/** Pieces that were put into a lane, and what lies in it then. */
export interface LaneRefill {
  readonly cabinet: Cabinet;
  readonly laneNo: number;
  readonly productId: string;
  readonly quantity: number;
  readonly stockAfter: number;
}

/** Writes refills of locked lanes of one machine as movements, and the stock that they lead to. */
export async function bookRefills(
  tx: Handle,
  machine: Owner & { readonly machineId: string },
  { documentId, actorId }: { readonly documentId: string; readonly actorId: string },
  refills: readonly LaneRefill[],
): Promise<void> {
  const rows = JSON.stringify(refills);
  await tx.query(
    `insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason, reference_id, actor_id)
     select $1, $2, $3, r.cabinet, r."laneNo", r."productId", r.quantity, r."stockAfter", 'refill', $4, $5
     from jsonb_to_recordset($6::jsonb) as r(cabinet text, "laneNo" int, "productId" bigint, quantity int, "stockAfter" int)`,
    [machine.topId, machine.merchantId, machine.machineId, documentId, actorId, rows],
  );
  await tx.query(
    `update lane l set stock = r."stockAfter", stock_mark = next_id()
     from jsonb_to_recordset($2::jsonb) as r(cabinet text, "laneNo" int, "stockAfter" int)
     where l.machine_id = $1 and l.cabinet = r.cabinet and l.lane_no = r."laneNo"`,
    [machine.machineId, rows],
  );
}
