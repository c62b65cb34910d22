import type { Language } from "@yunshou/contract";
import { type Handle, sql, statement } from "@yunshou/database";
import type { Cabinet, OperationState } from "@yunshou/domain";
import { nameIn } from "../../goods/productNames.queries.ts";

/** A machine as somebody meets it who scanned its code. */
export interface MachineFront {
  readonly topId: string;
  readonly merchantId: string;
  readonly machineId: string;
  /** Of the machine's merchant, whose plans and prices count there. */
  readonly timeZone: string;
  readonly machineNo: string;
  readonly machineName: string;
  readonly pointName: string;
  readonly shopNo: string;
  readonly operation: OperationState;
  readonly inService: boolean;
  readonly isOnline: boolean;
  readonly storeState: "open" | "closed";
}

/**
 * A machine with the quick-buy shop of its merchant, else of the nearest above it that has one; undefined without, and while
 * one of them is stopped.
 */
export async function machineFront(tx: Handle, machineNo: string): Promise<MachineFront | undefined> {
  const [row] = await tx.query<MachineFront>(
    `select m.top_id as "topId", m.merchant_id as "merchantId", m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName",
       coalesce(p.name, '') as "pointName", s.shop_no as "shopNo", m.operation, m.in_service as "inService",
       coalesce(t.connection = 'online', false) as "isOnline", h.store_state as "storeState", h.time_zone as "timeZone"
     from machine m join merchant h on h.id = m.merchant_id
       join lateral (select q.shop_no from shop q where q.top_id = m.top_id and q.kind = 'quickBuy' and q.merchant_id = any(h.path)
                     order by array_position(h.path, q.merchant_id) desc limit 1) s on true
       left join point p on p.top_id = m.top_id and p.id = m.point_id left join machine_state t on t.top_id = m.top_id and t.machine_id = m.id
     where lower(m.machine_no) = lower($1) and not exists (select from merchant a where a.id = any(h.path) and a.status <> 'normal')`,
    [machineNo],
  );
  return row;
}

/** A lane that sells, with its product. */
export interface SellingLane {
  readonly machineId: string;
  readonly cabinet: Cabinet;
  readonly laneNo: number;
  readonly productId: string;
  readonly productName: string;
  readonly category: string;
  readonly image: string | null;
  readonly priceFen: string;
  readonly stock: number;
}

/** Lanes that sell by the rule of `checkSellable`, those that are empty included. */
export const sellingLanes = (
  tx: Handle,
  { topId, machineId }: Pick<MachineFront, "topId" | "machineId">,
  language: Language,
): Promise<SellingLane[]> =>
  tx.query(
    ...statement(sql`select l.machine_id as "machineId", l.cabinet, l.lane_no as "laneNo", l.product_id as "productId", ${nameIn("p", language)} as "productName",
        p.category, p.image, l.price_fen as "priceFen", l.stock
      from lane l join product p on p.top_id = l.top_id and p.id = l.product_id
      where l.top_id = ${topId} and l.machine_id = ${machineId} and l.status = 'normal' and not l.locked and l.price_fen > 0
      order by l.cabinet, l.lane_no`),
  );
