import type { AnswerOf, Language } from "@yunshou/contract";
import type { lanes } from "@yunshou/contract/machines/lanes";
import type { Handle, Scope } from "@yunshou/database";
import { scopeSql } from "@yunshou/database";
import { nameIn } from "../../goods/productNames.queries.ts";

type Listed = AnswerOf<typeof lanes.list>;

/** A lane as stored; prices are fen texts. */
export interface StoredLane {
  readonly cabinet: "main" | "sub";
  readonly laneNo: number;
  readonly mode: "small" | "medium" | "large";
  readonly status: "normal" | "abnormal" | "discontinued" | "pickupOnly";
  readonly locked: boolean;
  readonly productId: string | null;
  readonly priceFen: string | null;
  readonly purchaseFen: string | null;
  readonly stock: number;
  readonly capacity: number;
  readonly warnThreshold: number;
  readonly batchNo: string;
  /** Its machine calls it broken. */
  readonly isBroken: boolean;
  readonly version: number;
}

interface MachineKey {
  readonly topId: string;
  readonly machineId: string;
  readonly merchantId: string;
}

export interface LaneKey {
  readonly cabinet: "main" | "sub";
  readonly laneNo: number;
}

const laneColumns = `cabinet, lane_no as "laneNo", mode, status, locked, product_id as "productId", price_fen as "priceFen",
  purchase_fen as "purchaseFen", stock, capacity, warn_threshold as "warnThreshold", batch_no as "batchNo", fault is not null as "isBroken", version`;

/** The head of the lane page. */
export async function laneMachine(tx: Handle, scope: Scope, machineNo: string): Promise<Listed["machine"] | undefined> {
  const values: unknown[] = [machineNo];
  const where = scopeSql(scope, "m", values, { granted: true });
  const [row] = await tx.query<Listed["machine"]>(
    `select m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName", m.type as "machineType", s.name as "merchantName",
       p.name as "pointName", t.connection, m.operation, t.conditions, t.seen_at as "seenAt"
     from machine m join merchant s on s.id = m.merchant_id join machine_state t on t.machine_id = m.id
       left join point p on p.top_id = m.top_id and p.id = m.point_id
     where m.machine_no = $1 and ${where}`,
    values,
  );
  return row;
}

/** All lanes of a machine with their products and what each sold today. */
export async function listLanes(
  tx: Handle,
  machineId: string,
  { today, timeZone, language }: { readonly today: string; readonly timeZone: string; readonly language: Language },
): Promise<Listed["lanes"]> {
  const values: unknown[] = [machineId, today, timeZone];
  return tx.query<Listed["lanes"][number]>(
    `select l.cabinet, l.lane_no as "laneNo", (l.lane_no - 1) / 10 as "layerNo", l.mode as "laneMode", l.status as "laneStatus", l.locked,
       l.product_id as "productId", g.code as "productCode", ${nameIn("g", language)(values)} as "productName", g.image as "productImage",
       g.price_fen as "productPriceFen", l.price_fen as "lanePriceFen", l.purchase_fen as "purchaseFen",
       case when l.cost_product_id = l.product_id then l.cost_fen end as "averageCostFen", l.stock, l.capacity,
       l.warn_threshold as "warnThreshold", l.batch_no as "batchNo", l.fault, l.version, coalesce(d.sold, 0)::int as "soldToday"
     from lane l left join product g on g.top_id = l.top_id and g.id = l.product_id
       left join lateral (select -sum(v.quantity) as sold from stock_movement v
         where v.machine_id = l.machine_id and v.cabinet = l.cabinet and v.lane_no = l.lane_no and v.reason = 'sale'
           and v.id >= id_at($2::date::timestamp at time zone $3)) d on true
     where l.machine_id = $1 order by l.cabinet, l.lane_no`,
    values,
  );
}

/** The lanes of these keys, locked in key order; without keys, every lane of the machine. */
export async function lockLanes(tx: Handle, machineId: string, keys: readonly LaneKey[]): Promise<StoredLane[]> {
  return tx.query<StoredLane>(
    `select ${laneColumns} from lane where machine_id = $1
       and ($2::text[] is null or (cabinet, lane_no) in (select * from unnest($2::text[], $3::int[])))
     order by cabinet, lane_no for update`,
    [machineId, keys.length === 0 ? null : keys.map((key) => key.cabinet), keys.map((key) => key.laneNo)],
  );
}

/** SQL of whether a lane gets a product again that it held before another one: what it cost then says nothing of what comes now. */
const getsBack = `n."productId" = l.cost_product_id and l.product_id is distinct from n."productId"`;

/** Replaces what a person may set of a lane and counts its version up. */
export async function saveLanes(tx: Handle, machineId: string, lanes: readonly StoredLane[]): Promise<void> {
  await tx.query(
    `update lane l set mode = n.mode, status = n.status, locked = n.locked, product_id = n."productId", price_fen = n."priceFen", purchase_fen = n."purchaseFen",
       stock = n.stock, capacity = n.capacity, warn_threshold = n."warnThreshold", batch_no = n."batchNo", version = l.version + 1,
       stock_mark = case when (l.stock, l.product_id) is distinct from (n.stock, n."productId") then next_id() else l.stock_mark end,
       cost_product_id = case when ${getsBack} then null else l.cost_product_id end, cost_fen = case when ${getsBack} then null else l.cost_fen end,
       cost_remainder_fen = case when ${getsBack} then 0 else l.cost_remainder_fen end
     from jsonb_to_recordset($2::jsonb) n (cabinet text, "laneNo" int, mode text, status text, locked boolean, "productId" bigint, "priceFen" bigint, "purchaseFen" bigint,
       stock int, capacity int, "warnThreshold" int, "batchNo" text)
     where l.machine_id = $1 and l.cabinet = n.cabinet and l.lane_no = n."laneNo"`,
    [machineId, JSON.stringify(lanes)],
  );
}

/** What a machine says of a lane, whatever people make of it. */
interface LaneFault {
  readonly laneNo: number;
  readonly fault: string | null;
}

/** Inserts lanes without a price; those that the machine calls broken are so still. */
export async function insertLanes(
  tx: Handle,
  machine: MachineKey,
  cabinet: string,
  { numbers, faults }: { readonly numbers: readonly number[]; readonly faults: readonly LaneFault[] },
  mode: string,
  capacity: number,
): Promise<void> {
  await tx.query(
    `insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, mode, capacity, status, fault)
     select $1, $2, $3, $4, n, $6, $7, 'discontinued', f.fault
     from unnest($5::int[]) n left join jsonb_to_recordset($8::jsonb) as f("laneNo" int, fault text) on f."laneNo" = n`,
    [machine.topId, machine.machineId, machine.merchantId, cabinet, numbers, mode, capacity, JSON.stringify(faults)],
  );
}

/** Removes the lanes of a cabinet; answers what the machine says of them. */
export function deleteLanes(tx: Handle, machineId: string, cabinet: string): Promise<LaneFault[]> {
  return tx.query<LaneFault>(
    'delete from lane where machine_id = $1 and cabinet = $2 returning lane_no as "laneNo", fault',
    [machineId, cabinet],
  );
}

/** A change of a lane by a person, kept for ever (LANE-18). */
export interface LaneChange extends LaneKey {
  readonly action: string;
  readonly before: unknown;
  readonly after: unknown;
}

export async function recordLaneChanges(
  tx: Handle,
  machine: MachineKey,
  actorId: string,
  changes: readonly LaneChange[],
): Promise<void> {
  await tx.query(
    `insert into lane_change (top_id, machine_id, merchant_id, actor_id, cabinet, lane_no, action, before, after)
     select $1, $2, $3, $4, c->>'cabinet', (c->>'laneNo')::int, c->>'action', c->'before', c->'after' from jsonb_array_elements($5::jsonb) c`,
    [machine.topId, machine.machineId, machine.merchantId, actorId, JSON.stringify(changes)],
  );
}

/** A change of stock by a person. */
export interface StockChange extends LaneKey {
  readonly productId: string | null;
  readonly quantity: number;
  readonly stockAfter: number;
  readonly reason: "refill" | "edit" | "generate";
}

export async function recordMovements(
  tx: Handle,
  machine: MachineKey,
  actorId: string,
  changes: readonly StockChange[],
): Promise<void> {
  const moved = changes.filter((change) => change.quantity !== 0);
  if (moved.length === 0) return;
  await tx.query(
    `insert into stock_movement (top_id, machine_id, merchant_id, actor_id, cabinet, lane_no, product_id, quantity, stock_after, reason)
     select $1, $2, $3, $4, c->>'cabinet', (c->>'laneNo')::int, (c->>'productId')::bigint, (c->>'quantity')::int, (c->>'stockAfter')::int, c->>'reason'
     from jsonb_array_elements($5::jsonb) c`,
    [machine.topId, machine.machineId, machine.merchantId, actorId, JSON.stringify(moved)],
  );
}

/** The product's own price, when the product belongs to the machine's merchant tree and to the machine's merchant or one that the caller sees. */
export async function productPrice(
  tx: Handle,
  scope: Scope,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
  productId: string,
): Promise<string | undefined> {
  const values: unknown[] = [topId, productId, merchantId];
  const seen = scopeSql(scope, "g", values, { machine: null });
  const [row] = await tx.query<{ priceFen: string }>(
    `select g.price_fen as "priceFen" from product g where g.top_id = $1 and g.id = $2 and g.deleted_at is null and (g.merchant_id = $3 or ${seen})`,
    values,
  );
  return row?.priceFen;
}

export async function laneHistory<Row>(tx: Handle, machineId: string): Promise<Row[]> {
  return tx.query<Row>(
    `select id_time(c.id) as at, c.cabinet, c.lane_no as "laneNo", c.action, u.name as operator, c.before, c.after
     from lane_change c left join app_user u on u.id = c.actor_id where c.machine_id = $1 order by c.id desc limit 50`,
    [machineId],
  );
}
