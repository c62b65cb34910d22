import type { Language } from "@yunshou/contract";
import {
  conditions,
  contains,
  equals,
  type Handle,
  numbered,
  raw,
  type Scope,
  scoped,
  type Sql,
  sql,
  statement,
} from "@yunshou/database";
import type { LossFact, LossKind } from "@yunshou/domain";
import { nameIn } from "../../goods/productNames.queries.ts";
import { ofMerchants } from "../procurement/owner.ts";

export interface LossReader {
  readonly scope: Scope;
  readonly language: Language;
  readonly timeZone: string;
}

export interface LossFilters {
  readonly fromDay: string;
  readonly toDay: string;
  readonly merchantNo?: string | undefined;
  readonly machineNo?: string | undefined;
  readonly productName?: string | undefined;
  readonly machineId?: string | undefined;
  readonly warehouseId?: string | undefined;
  readonly productId?: string | undefined;
}

/** What one document says of a product at a place. */
export interface StoredFact {
  readonly kind: LossKind | "failure";
  readonly objectId: string;
  readonly docNo: string;
  readonly laneNo: number | null;
  readonly at: Date;
  readonly machineId: string | null;
  readonly machineNo: string | null;
  readonly machineName: string | null;
  readonly warehouseId: string | null;
  readonly warehouseName: string | null;
  readonly productId: string;
  readonly productCode: string;
  readonly productName: string;
  readonly merchantName: string;
  readonly missing: number;
  readonly loaded: number;
  readonly cause: Extract<LossFact, { cause: unknown }>["cause"];
  readonly place: "warehouse" | "bag" | "machine" | null;
  /** What the missing pieces cost; null where nobody knows. */
  readonly valueFen: string | null;
}

const ofMachines = { granted: true } as const;

/** Documents that are read at once; a longer range has to be narrowed. */
export const factLimit = 20_000;

/** What one piece in the lane of a document costs. */
const pieceFen = (of: string) =>
  `coalesce(case when l.cost_product_id = ${of}.product_id then l.cost_fen end, case when l.product_id = ${of}.product_id then l.purchase_fen end, p.purchase_fen)`;
const laneOf = (of: string) =>
  `left join lane l on l.machine_id = ${of}.machine_id and l.cabinet = ${of}.cabinet and l.lane_no = ${of}.lane_no
   join product p on p.top_id = ${of}.top_id and p.id = ${of}.product_id`;

/** Kind, key, number, lane, time, machine, place, merchant, product, pieces, loaded pieces, cause, kind of place, cost; in this order. */
function sources({ scope, timeZone }: LossReader, { fromDay, toDay }: LossFilters): Sql {
  const from = sql`(${fromDay}::date::timestamp at time zone ${timeZone})`;
  const to = sql`((${toDay}::date + 1)::timestamp at time zone ${timeZone})`;
  const [checkCost, checkLane] = [raw(`-k.difference * ${pieceFen("k")}`), raw(laneOf("k"))];
  const [countCost, countLane] = [raw(`-n.difference * ${pieceFen("n")}`), raw(laneOf("n"))];
  return sql`select 'check' as kind, k.id as object_id, m.machine_no as doc_no, k.lane_no, k.reported_at as at, k.machine_id, null::bigint as warehouse_id, k.merchant_id,
      k.product_id, k.top_id, -k.difference as missing, k.loaded, k.cause, null as place, ${checkCost} as value_fen
    from refill_check k join machine m on m.id = k.machine_id ${checkLane}
    where ${scoped(scope, "k", ofMachines)} and k.id >= id_at(${from}) and k.id < id_at(${to})
    union all
    select 'laneCount', c.id, m.machine_no, n.lane_no, n.counted_at, n.machine_id, null, n.merchant_id, n.product_id, n.top_id, -n.difference, 0, n.reason, null, ${countCost}
    from stock_count c join machine m on m.id = c.machine_id join stock_count_line n on n.top_id = c.top_id and n.count_id = c.id and n.difference <> 0 ${countLane}
    where ${scoped(scope, "c", ofMachines)} and c.state = 'booked' and c.ended_at >= ${from} and c.ended_at < ${to}
    union all
    select 'placeCount', c.id, c.doc_no, null, n.counted_at, null, c.warehouse_id, n.merchant_id, n.product_id, n.top_id, -n.difference, 0, n.reason, w.kind, -n.value_fen
    from goods_count c join warehouse w on w.top_id = c.top_id and w.id = c.warehouse_id
      join goods_count_line n on n.top_id = c.top_id and n.count_id = c.id and n.difference <> 0
    where ${scoped(scope, "c", ofMerchants)} and c.state = 'booked' and c.ended_at >= ${from} and c.ended_at < ${to}
    union all
    select 'writeOff', d.id, d.doc_no, null, coalesce(d.reviewed_at, d.created_at), d.about_machine_id, case when d.about_machine_id is null then d.warehouse_id end, d.merchant_id,
      n.product_id, n.top_id, n.quantity, 0, null, case when d.about_machine_id is null then w.kind else 'machine' end, n.value_fen
    from goods_document d join goods_document_line n on n.top_id = d.top_id and n.document_id = d.id join warehouse w on w.top_id = d.top_id and w.id = d.warehouse_id
    where ${scoped(scope, "d", ofMerchants)} and d.kind = 'loss' and d.state = 'booked' and d.loss_reason = 'missing' and d.doc_date between ${fromDay}::date and ${toDay}::date
    union all
    select case when o.dispensed < o.quantity then 'failure' else 'order' end, o.id, o.id::text, o.lane_no, o.ordered_at, o.machine_id, null, o.merchant_id, o.product_id, o.top_id,
      case when o.dispensed < o.quantity then o.quantity - o.dispensed when o.refunded_fen = o.paid_fen then o.dispensed else o.dispensed - o.quantity end, 0, null, null,
      case when o.refunded_fen = o.paid_fen then o.dispensed else o.dispensed - o.quantity end * o.purchase_fen
    from sales_order o
    where ${scoped(scope, "o", ofMachines)} and o.state <> 'completed' and o.id >= id_at(${from}) and o.id < id_at(${to}) and o.machine_id <> 0 and o.paid_fen > 0
      and (o.dispensed < o.quantity and o.ship_state in ('failed', 'part') or o.exception = 'overDispensed' and o.dispensed > o.quantity
        or o.exception = 'lateDispense' and o.refund_state = 'refunded' and o.refunded_fen = o.paid_fen and o.dispensed = o.quantity)`;
}

/** What documents of a range say of missing and found pieces, oldest first; at most one more than `factLimit`. */
export const lossFacts = (tx: Handle, reader: LossReader, filters: LossFilters): Promise<StoredFact[]> =>
  tx.query<StoredFact>(
    ...statement(sql`select f.kind, f.object_id as "objectId", f.doc_no as "docNo", f.lane_no as "laneNo", f.at, f.machine_id as "machineId", m.machine_no as "machineNo",
        m.name as "machineName", f.warehouse_id as "warehouseId", w.name as "warehouseName", f.product_id as "productId", g.code as "productCode",
        ${nameIn("g", reader.language)} as "productName", h.name as "merchantName", f.missing, f.loaded, f.cause, f.place, f.value_fen::text as "valueFen"
      from (${sources(reader, filters)}) f join product g on g.top_id = f.top_id and g.id = f.product_id join merchant h on h.id = f.merchant_id
        left join machine m on m.top_id = f.top_id and m.id = f.machine_id left join warehouse w on w.top_id = f.top_id and w.id = f.warehouse_id
      where ${conditions(
        scoped(reader.scope, "f", ofMerchants),
        sql`f.product_id is not null`,
        numbered("h.merchant_no", "merchant", filters.merchantNo),
        numbered("m.machine_no", "machine", filters.machineNo),
        contains("g.name", filters.productName),
        equals("f.machine_id", filters.machineId),
        equals("f.warehouse_id", filters.warehouseId),
        equals("f.product_id", filters.productId),
      )} order by f.at, f.object_id, f.lane_no limit ${factLimit + 1}`),
  );
