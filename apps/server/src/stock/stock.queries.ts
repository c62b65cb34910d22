import type { Handle } from "@yunshou/database";
import { type Cabinet, instantText, type LaneStatus } from "@yunshou/domain";

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
  stock: number;
}

export const laneKey = (lane: LaneName) => `${lane.machineId}|${lane.cabinet}|${lane.lane}`;

/** Locks lanes in the order of their key, as everybody does, and answers them by `laneKey`. */
export async function lockLanes(tx: Handle, names: readonly LaneName[]): Promise<Map<string, LockedLane>> {
  if (names.length === 0) return new Map();
  const distinct = [...new Map(names.map(({ machineId, cabinet, lane }) => [laneKey({ machineId, cabinet, lane }), { machineId, cabinet, lane }])).values()];
  const rows = await tx.query<LockedLane>(
    `select l.top_id as "topId", l.machine_id as "machineId", l.merchant_id as "merchantId", l.cabinet, l.lane_no as lane, l.status, l.locked,
            l.price_fen as "priceFen", l.product_id as "productId", p.name as "productName", l.stock
     from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, cabinet text, lane int)
     join lane l on l.machine_id = r."machineId" and l.cabinet = r.cabinet and l.lane_no = r.lane
     left join product p on p.top_id = l.top_id and p.id = l.product_id
     order by l.machine_id, l.cabinet, l.lane_no for update of l`,
    [JSON.stringify(distinct)],
  );
  return new Map(rows.map((lane) => [laneKey(lane), lane]));
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
