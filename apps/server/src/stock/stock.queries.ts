import type { Handle } from "@yunshou/database";
import { type Cabinet, instantText, type LaneStatus } from "@yunshou/domain";
import { laneCostFen } from "./laneCosts.queries.ts";

export interface LaneName {
  readonly machineId: string;
  readonly cabinet: Cabinet;
  readonly lane: number;
}

/** A lane with its product, locked until the transaction ends. */
export interface LockedLane extends LaneName {
  readonly topId: string;
  readonly merchantId: string;
  readonly status: LaneStatus;
  readonly locked: boolean;
  readonly priceFen: string | null;
  readonly productId: string | null;
  readonly productName: string | null;
  /** What one piece cost: the lane's average in the goods ledger, otherwise the purchase price of lane or product. */
  readonly purchaseFen: string | null;
  /** The batch that the lane names; empty for none. */
  readonly batchNo: string;
  /** Its product is kept as a medicine. */
  readonly isMedicine: boolean;
  readonly warnThreshold: number;
  stock: number;
}

export const laneKey = (lane: LaneName) => `${lane.machineId}|${lane.cabinet}|${lane.lane}`;

/**
 * Locks lanes in the order of their key, as everybody does, and answers them by `laneKey`. Products are asked for when the
 * locks are held: a statement that had to wait for a lane would join its new product with none.
 */
export async function lockLanes(tx: Handle, names: readonly LaneName[]): Promise<Map<string, LockedLane>> {
  if (names.length === 0) return new Map();
  const distinct = [
    ...new Map(
      names.map(({ machineId, cabinet, lane }) => [
        laneKey({ machineId, cabinet, lane }),
        { machineId, cabinet, lane },
      ]),
    ).values(),
  ];
  const rows = await tx.query<Omit<LockedLane, "productName" | "isMedicine">>(
    `select l.top_id as "topId", l.machine_id as "machineId", l.merchant_id as "merchantId", l.cabinet, l.lane_no as lane, l.status, l.locked,
            l.price_fen as "priceFen", l.product_id as "productId", ${laneCostFen()} as "purchaseFen", l.batch_no as "batchNo", l.warn_threshold as "warnThreshold", l.stock
     from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, cabinet text, lane int)
     join lane l on l.machine_id = r."machineId" and l.cabinet = r.cabinet and l.lane_no = r.lane
     order by l.machine_id, l.cabinet, l.lane_no for update of l`,
    [JSON.stringify(distinct)],
  );
  const products = await productsOf(tx, rows);
  return new Map(
    rows.map((lane) => {
      const product = lane.productId === null ? undefined : products.get(lane.productId);
      const purchaseFen = lane.purchaseFen ?? product?.purchaseFen ?? null;
      const isMedicine = product?.isMedicine ?? false;
      return [laneKey(lane), { ...lane, productName: product?.name ?? null, purchaseFen, isMedicine }];
    }),
  );
}

interface SoldProduct {
  readonly name: string;
  readonly purchaseFen: string | null;
  readonly isMedicine: boolean;
}

async function productsOf(
  tx: Handle,
  lanes: readonly Pick<LockedLane, "topId" | "productId">[],
): Promise<Map<string, SoldProduct>> {
  const stocked = [...new Map(lanes.map((lane) => [lane.productId, lane])).values()].filter(
    ({ productId }) => productId !== null,
  );
  if (stocked.length === 0) return new Map();
  const rows = await tx.query<SoldProduct & { readonly productId: string }>(
    `select p.id as "productId", p.name, p.purchase_fen as "purchaseFen", d.product_id is not null as "isMedicine"
     from unnest($1::bigint[], $2::bigint[]) as k(top_id, id) join product p on p.top_id = k.top_id and p.id = k.id
     left join medicine d on d.top_id = k.top_id and d.product_id = k.id`,
    [stocked.map(({ topId }) => topId), stocked.map(({ productId }) => productId)],
  );
  return new Map(rows.map(({ productId, ...product }) => [productId, product]));
}

/** Goods that left a lane because of an order. */
export interface SoldGoods extends LaneName {
  readonly topId: string;
  readonly merchantId: string;
  readonly productId: string | null;
  /** Pieces, above zero. */
  readonly quantity: number;
  readonly stockAfter: number;
  readonly orderId: string;
  /** When the cloud received the fact; the movement's id carries it. */
  readonly at: Date;
}

/** Writes the movements of sold goods in their order. */
export async function insertSoldGoods(tx: Handle, goods: readonly SoldGoods[]): Promise<void> {
  await tx.query(
    `insert into stock_movement (top_id, id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason, reference_id)
     select "topId", id_at(at) | (nextval('id_sequence') & 4194303), "merchantId", "machineId", cabinet, lane, "productId", -quantity, "stockAfter", 'sale', "orderId"
     from (select r.* from jsonb_array_elements($1::jsonb) with ordinality as e(x, place),
             jsonb_to_record(e.x) as r("topId" bigint, "merchantId" bigint, "machineId" bigint, cabinet text, lane int, "productId" bigint,
               quantity int, "stockAfter" int, "orderId" bigint, at timestamptz) order by e.place) r`,
    [JSON.stringify(goods.map(({ at, ...one }) => ({ ...one, at: instantText(at) })))],
  );
}

/** Saves the stock of locked lanes. */
export async function saveStock(tx: Handle, lanes: readonly LockedLane[]): Promise<void> {
  await tx.query(
    `update lane l set stock = r.stock
     from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, cabinet text, lane int, stock int)
     where l.machine_id = r."machineId" and l.cabinet = r.cabinet and l.lane_no = r.lane`,
    [JSON.stringify(lanes.map(({ machineId, cabinet, lane, stock }) => ({ machineId, cabinet, lane, stock })))],
  );
}
