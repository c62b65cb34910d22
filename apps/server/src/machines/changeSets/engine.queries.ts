import { type Handle, raw, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { BatchDays, Cabinet, ChangeSetKind, LaneMode, LaneStatus } from "@yunshou/domain";

/** A machine of a change. */
export interface ChangedMachine {
  readonly machineId: string;
  readonly machineNo: string;
  readonly machineName: string;
  readonly machineType: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly activated: boolean;
  readonly decommissioned: boolean;
}

/** Machines by id that the caller may see, also shared ones; locked in their order when they are to be changed. */
export function machinesOf(
  tx: Handle,
  scope: Scope,
  machineIds: readonly string[],
  { lock }: { readonly lock: boolean },
): Promise<ChangedMachine[]> {
  return tx.query<ChangedMachine>(
    ...statement(sql`select m.id as "machineId", m.machine_no as "machineNo", m.name as "machineName", m.type as "machineType", m.top_id as "topId",
        m.merchant_id as "merchantId", m.activated_at is not null as activated, m.decommissioned_at is not null as decommissioned
      from machine m where m.id = any(${machineIds}::bigint[]) and ${scoped(scope, "m", { granted: true })}
      order by m.id ${raw(lock ? "for update of m" : "")}`),
  );
}

/** A lane as it is stored; fen are texts. */
export interface LaneOfMachine {
  readonly machineId: string;
  readonly cabinet: Cabinet;
  readonly laneNo: number;
  readonly mode: LaneMode;
  readonly status: LaneStatus;
  readonly locked: boolean;
  readonly productId: string | null;
  readonly priceFen: string | null;
  readonly purchaseFen: string | null;
  readonly stock: number;
  readonly capacity: number;
  readonly warnThreshold: number;
  readonly batchNo: string;
  readonly isBroken: boolean;
  readonly version: number;
}

/** Every lane of these machines; locked in the order in which everybody locks lanes. */
export function lanesOf(
  tx: Handle,
  machineIds: readonly string[],
  { lock }: { readonly lock: boolean },
): Promise<LaneOfMachine[]> {
  return tx.query<LaneOfMachine>(
    `select machine_id as "machineId", cabinet, lane_no as "laneNo", mode, status, locked, product_id as "productId", price_fen as "priceFen",
       purchase_fen as "purchaseFen", stock, capacity, warn_threshold as "warnThreshold", batch_no as "batchNo", fault is not null as "isBroken", version
     from lane where machine_id = any($1::bigint[]) order by machine_id, cabinet, lane_no ${lock ? "for update" : ""}`,
    [machineIds],
  );
}

/** A product that a lane may get. */
export interface LaneProduct {
  readonly topId: string;
  readonly productId: string;
  readonly code: string;
  readonly name: string;
  readonly priceFen: string;
}

/** Products by id: those the caller sees, and those that belong to the merchants of the machines or lie in their lanes already. */
export function productsOf(
  tx: Handle,
  scope: Scope,
  productIds: readonly string[],
  { merchantIds, machineIds }: { readonly merchantIds: readonly string[]; readonly machineIds: readonly string[] },
): Promise<LaneProduct[]> {
  return tx.query<LaneProduct>(
    ...statement(sql`select g.top_id as "topId", g.id as "productId", g.code, g.name, g.price_fen as "priceFen" from product g
      where g.id = any(${productIds}::bigint[]) and ((g.deleted_at is null and (g.merchant_id = any(${merchantIds}::bigint[]) or ${scoped(scope, "g", { machine: null })}))
        or exists (select from lane l where l.top_id = g.top_id and l.product_id = g.id and l.machine_id = any(${machineIds}::bigint[])))`),
  );
}

/** The batches of these products that bear one of these numbers, however it is written. */
export function batchesNamed(
  tx: Handle,
  topId: string,
  productIds: readonly string[],
  batchNos: readonly string[],
): Promise<(BatchDays & { readonly productId: string; readonly batchNo: string })[]> {
  return tx.query(
    `select b.product_id as "productId", b.batch_no as "batchNo", to_char(b.shelf_life_date, 'YYYY-MM-DD') as "shelfLifeDate", b.recalled_at is not null as recalled
     from medicine_batch b where b.top_id = $1 and b.product_id = any($2::bigint[]) and lower(b.batch_no) in (select lower(n) from unnest($3::text[]) n)`,
    [topId, productIds, batchNos],
  );
}

export async function insertChangeSet(
  tx: Handle,
  set: {
    readonly topId: string;
    readonly merchantId: string;
    readonly kind: ChangeSetKind;
    readonly title: string;
    readonly machines: number;
    readonly lanes: number;
    readonly askedBy: string;
    readonly undoOf: string | null;
  },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into change_set (top_id, merchant_id, kind, title, machines, lanes, asked_by, undo_of) values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [set.topId, set.merchantId, set.kind, set.title, set.machines, set.lanes, set.askedBy, set.undoOf],
  );
  return row!.id;
}

/** A change set that goes on has reached so many more. */
export async function growChangeSet(
  tx: Handle,
  changeSetId: string,
  { machines, lanes }: { readonly machines: number; readonly lanes: number },
): Promise<void> {
  await tx.query("update change_set set machines = machines + $2, lanes = lanes + $3 where id = $1", [
    changeSetId,
    machines,
    lanes,
  ]);
}

/** A lane that changed, as the three statements below take it. */
export interface LaneToSave {
  readonly topId: string;
  readonly machineId: string;
  readonly merchantId: string;
  readonly cabinet: Cabinet;
  readonly laneNo: number;
  readonly after: unknown;
}

const lane = `cabinet text, "laneNo" int, mode text, status text, locked boolean, "productId" bigint, "priceFen" bigint, "purchaseFen" bigint,
  stock int, capacity int, "warnThreshold" int, "batchNo" text`;

/** SQL of whether a lane gets a product again that it held before another one, and none of its goods: their cost says nothing of what comes now. */
const beginsAnew = `excluded.product_id = lane.cost_product_id and lane.product_id is distinct from excluded.product_id and excluded.stock = 0`;

/** Writes lanes as they shall be: changed ones count their version up, new ones are inserted, those without an `after` go. */
export async function saveLanes(tx: Handle, lanes: readonly LaneToSave[]): Promise<void> {
  const gone = lanes.filter(({ after }) => after === null);
  const kept = lanes.filter(({ after }) => after !== null);
  await tx.query(
    `delete from lane l using jsonb_to_recordset($1::jsonb) as n("machineId" bigint, cabinet text, "laneNo" int)
     where l.machine_id = n."machineId" and l.cabinet = n.cabinet and l.lane_no = n."laneNo"`,
    [JSON.stringify(gone)],
  );
  await tx.query(
    `insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, mode, status, locked, product_id, price_fen, purchase_fen, stock, capacity, warn_threshold, batch_no)
     select r."topId", r."machineId", r."merchantId", n.cabinet, n."laneNo", n.mode, n.status, n.locked, n."productId", n."priceFen", n."purchaseFen", n.stock, n.capacity, n."warnThreshold", n."batchNo"
     from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "machineId" bigint, "merchantId" bigint, after jsonb), jsonb_to_record(r.after) as n(${lane})
     on conflict (machine_id, cabinet, lane_no, top_id) do update set mode = excluded.mode, status = excluded.status, locked = excluded.locked, product_id = excluded.product_id,
       price_fen = excluded.price_fen, purchase_fen = excluded.purchase_fen, stock = excluded.stock, capacity = excluded.capacity,
       warn_threshold = excluded.warn_threshold, batch_no = excluded.batch_no, version = lane.version + 1,
       stock_mark = case when (lane.stock, lane.product_id) is distinct from (excluded.stock, excluded.product_id) then next_id() else lane.stock_mark end,
       cost_product_id = case when ${beginsAnew} then null else lane.cost_product_id end, cost_fen = case when ${beginsAnew} then null else lane.cost_fen end,
       cost_remainder_fen = case when ${beginsAnew} then 0 else lane.cost_remainder_fen end`,
    [JSON.stringify(kept)],
  );
}

/** A change of stock that follows from a change of lanes. */
export interface Moved {
  readonly topId: string;
  readonly machineId: string;
  readonly merchantId: string;
  readonly cabinet: Cabinet;
  readonly laneNo: number;
  readonly productId: string | null;
  readonly quantity: number;
  readonly stockAfter: number;
}

export async function recordMoved(tx: Handle, moved: readonly Moved[], actorId: string): Promise<void> {
  await tx.query(
    `insert into stock_movement (top_id, machine_id, merchant_id, actor_id, cabinet, lane_no, product_id, quantity, stock_after, reason)
     select "topId", "machineId", "merchantId", $2, cabinet, "laneNo", "productId", quantity, "stockAfter", 'edit'
     from (select * from rows from (jsonb_to_recordset($1::jsonb) as ("topId" bigint, "machineId" bigint, "merchantId" bigint, cabinet text, "laneNo" int,
       "productId" bigint, quantity int, "stockAfter" int)) with ordinality as r order by ordinality) r`,
    [JSON.stringify(moved), actorId],
  );
}

/** Keeps what each lane was and is under the change set (LANE-18). */
export async function recordChanges(
  tx: Handle,
  lanes: readonly (LaneToSave & { readonly before: unknown })[],
  { actorId, action, changeSetId }: { readonly actorId: string; readonly action: string; readonly changeSetId: string },
): Promise<void> {
  await tx.query(
    `insert into lane_change (top_id, machine_id, merchant_id, actor_id, cabinet, lane_no, action, before, after, change_set_id)
     select r."topId", r."machineId", r."merchantId", $2, r.cabinet, r."laneNo", $3, nullif(r.before, 'null'), nullif(r.after, 'null'), $4
     from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "machineId" bigint, "merchantId" bigint, cabinet text, "laneNo" int, before jsonb, after jsonb)`,
    [JSON.stringify(lanes), actorId, action, changeSetId],
  );
}
