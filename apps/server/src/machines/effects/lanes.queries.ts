import type { Handle } from "@yunshou/database";
import type { Cabinet, LaneHealth, LaneStatus } from "@yunshou/domain";

/** A lane as it lies locked in the transaction of an effect. */
export interface LaneRow {
  readonly topId: string;
  readonly machineId: string;
  readonly merchantId: string;
  readonly cabinet: Cabinet;
  readonly lane: number;
  readonly productId: string | null;
  stock: number;
  readonly capacity: number;
  status: LaneStatus;
  fault: string | null;
  brokeFrom: LaneHealth["brokeFrom"];
}

export interface LaneName {
  readonly machineId: string;
  readonly cabinet: Cabinet;
  readonly lane: number;
}

/** Locks lanes in one order for everybody, so that batches wait for each other instead of dying of deadlocks. */
export function lockLanes(tx: Handle, names: readonly LaneName[]): Promise<LaneRow[]> {
  return tx.query<LaneRow>(
    `select l.top_id as "topId", l.machine_id as "machineId", l.merchant_id as "merchantId", l.cabinet, l.lane_no as lane,
            l.product_id as "productId", l.stock, l.capacity, l.status, l.fault, l.broke_from as "brokeFrom"
     from lane l
     where (l.machine_id, l.cabinet, l.lane_no) in (
       select "machineId", cabinet, lane from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, cabinet text, lane int))
     order by l.machine_id, l.cabinet, l.lane_no for update`,
    [JSON.stringify(names)],
  );
}

export function readLanes(tx: Handle, machineIds: readonly string[]): Promise<LaneRow[]> {
  return tx.query<LaneRow>(
    `select l.top_id as "topId", l.machine_id as "machineId", l.merchant_id as "merchantId", l.cabinet, l.lane_no as lane,
            l.product_id as "productId", l.stock, l.capacity, l.status, l.fault, l.broke_from as "brokeFrom"
     from lane l where l.machine_id = any($1::bigint[])`,
    [machineIds],
  );
}

export interface Movement extends LaneName {
  readonly topId: string;
  readonly merchantId: string;
  readonly productId: string | null;
  readonly quantity: number;
  readonly stockAfter: number;
  readonly reason: "refill" | "count" | "remove";
  /** When the cloud received the fact; the movement's id carries it. */
  readonly at: Date;
}

/** Writes the movements in the order in which they happened, and the stock that they lead to. */
export async function moveStock(tx: Handle, movements: readonly Movement[], lanes: readonly LaneRow[]): Promise<void> {
  await tx.query(
    `insert into stock_movement (top_id, id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason)
     select "topId", id_at(at) | (nextval('id_sequence') & 4194303), "merchantId", "machineId", cabinet, lane, "productId", quantity, "stockAfter", reason
     from (select * from rows from (jsonb_to_recordset($1::jsonb) as ("topId" bigint, "merchantId" bigint, "machineId" bigint, cabinet text, lane int,
             "productId" bigint, quantity int, "stockAfter" int, reason text, at timestamptz)) with ordinality as r order by ordinality) r`,
    [JSON.stringify(movements)],
  );
  await tx.query(
    `update lane l set stock = r.stock, stock_mark = next_id()
     from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, cabinet text, lane int, stock int)
     where l.machine_id = r."machineId" and l.cabinet = r.cabinet and l.lane_no = r.lane`,
    [JSON.stringify(lanes)],
  );
}

export interface StatusChange extends LaneName {
  readonly topId: string;
  readonly merchantId: string;
  readonly action: "break" | "recover";
  readonly before: { readonly status: LaneStatus; readonly fault: string | null };
  readonly after: { readonly status: LaneStatus; readonly fault: string | null };
}

/** Writes the lanes' status and fault, and who changed what: nobody, the machine did. */
export async function saveLaneStatus(
  tx: Handle,
  changes: readonly StatusChange[],
  lanes: readonly LaneRow[],
): Promise<void> {
  await tx.query(
    `insert into lane_change (top_id, machine_id, merchant_id, cabinet, lane_no, action, before, after)
     select "topId", "machineId", "merchantId", cabinet, lane, action, before, after
     from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "machineId" bigint, "merchantId" bigint, cabinet text, lane int, action text, before jsonb, after jsonb)`,
    [JSON.stringify(changes)],
  );
  await tx.query(
    `update lane l set status = r.status, fault = r.fault, broke_from = r."brokeFrom"
     from jsonb_to_recordset($1::jsonb) as r("machineId" bigint, cabinet text, lane int, status text, fault text, "brokeFrom" text)
     where l.machine_id = r."machineId" and l.cabinet = r.cabinet and l.lane_no = r.lane`,
    [JSON.stringify(lanes)],
  );
}
