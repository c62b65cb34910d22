import type { Handle } from "@yunshou/database";
import type { Cabinet, PickupLine, PickupState } from "@yunshou/domain";
import { pickupGuesses } from "@yunshou/domain";
import type { LaneName } from "../../stock/stock.queries.ts";

/** A code as a transaction works on it: locked, with what is left of it at this moment. */
export interface LockedPickup {
  readonly topId: string;
  readonly pickupId: string;
  readonly merchantId: string;
  readonly state: PickupState;
  readonly validTo: string;
  readonly machineIds: readonly string[];
  readonly lines: readonly (PickupLine & { readonly productName: string })[];
}

/** An order of a request that was served before. */
export interface ServedOrder {
  readonly orderId: string;
  readonly cabinet: Cabinet | null;
  readonly laneNo: number | null;
  readonly productName: string;
  readonly quantity: number;
}

/** What a machine was answered when it asked under this number before; nothing when it did not, or was refused. */
export function servedBefore(
  tx: Handle,
  { machineId, topId }: { readonly machineId: string; readonly topId: string },
  requestId: string,
): Promise<ServedOrder[]> {
  return tx.query<ServedOrder>(
    `select o.id as "orderId", o.cabinet, o.lane_no as "laneNo", o.product_name as "productName", o.quantity
     from pickup_order p join sales_order o on o.top_id = p.top_id and o.id = p.order_id
     where p.used_machine_id = $1 and p.top_id = $2 and p.request_id = $3 order by o.id`,
    [machineId, topId, requestId],
  );
}

interface Guesser {
  readonly topId: string;
  readonly machineId: string;
  readonly merchantId: string;
}

/** Wrong codes of the window at a machine and at all of its merchant; the machine's count is held until the transaction ends. */
export async function guessesOf(
  tx: Handle,
  { topId, machineId, merchantId }: Guesser,
  now: Date,
): Promise<{ ofMachine: number; ofMerchant: number }> {
  const since = new Date(now.getTime() - pickupGuesses.windowMs);
  const [own] = await tx.query<{ wrong: number }>(
    `insert into pickup_guess (top_id, machine_id, merchant_id, since) values ($1, $2, $3, $4)
     on conflict (machine_id, top_id) do update
       set merchant_id = excluded.merchant_id,
           wrong = case when pickup_guess.since < $5 then 0 else pickup_guess.wrong end,
           since = case when pickup_guess.since < $5 then excluded.since else pickup_guess.since end
     returning wrong`,
    [topId, machineId, merchantId, now, since],
  );
  const [all] = await tx.query<{ wrong: number }>(
    "select coalesce(sum(wrong), 0)::int as wrong from pickup_guess where merchant_id = $1 and since >= $2",
    [merchantId, since],
  );
  return { ofMachine: own?.wrong ?? 0, ofMerchant: all?.wrong ?? 0 };
}

export async function countGuess(tx: Handle, { topId, machineId }: Guesser): Promise<void> {
  await tx.query("update pickup_guess set wrong = wrong + 1 where machine_id = $1 and top_id = $2", [machineId, topId]);
}

/** Lanes of a machine that hold what a code of its merchant is for; undefined when the merchant has no such code. Nothing is locked yet. */
export async function lanesFor(
  tx: Handle,
  { topId, machineId, merchantId }: Guesser,
  indexes: readonly Buffer[],
): Promise<{ readonly pickupId: string; readonly lanes: readonly LaneName[] } | undefined> {
  const [code] = await tx.query<{ pickupId: string; batchId: string }>(
    `select c.id as "pickupId", c.batch_id as "batchId" from pickup_code c
     where c.merchant_id = $1 and c.top_id = $2 and c.code_index = any($3::bytea[])`,
    [merchantId, topId, indexes],
  );
  if (code === undefined) return undefined;
  const lanes = await tx.query<LaneName>(
    `select l.machine_id as "machineId", l.cabinet, l.lane_no as lane from lane l
     where l.machine_id = $1 and l.product_id in (select b.product_id from pickup_batch_line b where b.top_id = $2 and b.batch_id = $3)`,
    [machineId, topId, code.batchId],
  );
  return { pickupId: code.pickupId, lanes };
}

/** Locks codes in the order of their ids, and then reads what is left of them. */
export async function lockPickups(tx: Handle, topId: string, pickupIds: readonly string[]): Promise<LockedPickup[]> {
  const held = await tx.query<{ id: string }>(
    "select id from pickup_code where top_id = $1 and id = any($2::bigint[]) order by id for update",
    [topId, pickupIds],
  );
  return tx.query<LockedPickup>(
    `select c.top_id as "topId", c.id as "pickupId", c.merchant_id as "merchantId", c.state, c.valid_to::text as "validTo",
       array(select unnest(b.machine_ids)::text) as "machineIds",
       (select jsonb_agg(jsonb_build_object('productId', l.product_id::text, 'productName', p.name, 'quantity', l.quantity,
            'delivered', coalesce(s.delivered, 0), 'underWay', coalesce(s.under_way, 0)) order by l.place)
          from pickup_batch_line l join product p on p.top_id = l.top_id and p.id = l.product_id
            left join (select o.product_id, sum(o.delivered)::int as delivered, coalesce(sum(o.quantity) filter (where o.under_way), 0)::int as under_way
                       from pickup_order o where o.top_id = c.top_id and o.code_id = c.id group by o.product_id) s on s.product_id = l.product_id
          where l.top_id = c.top_id and l.batch_id = c.batch_id) as lines
     from pickup_code c join pickup_batch b on b.top_id = c.top_id and b.id = c.batch_id
     where c.top_id = $1 and c.id = any($2::bigint[]) order by c.id`,
    [topId, held.map(({ id }) => id)],
  );
}

/** Whether the pickup-code switch is on for a merchant and every one above. */
export async function hasPickups(tx: Handle, merchantId: string): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from merchant m where m.id = $1 and not exists (select from merchant a where a.id = any(m.path) and not a.features @> '{pickupCode}')`,
    [merchantId],
  );
  return rows.length > 0;
}

export async function saveState(tx: Handle, { topId, pickupId }: LockedPickup, state: PickupState): Promise<void> {
  await tx.query("update pickup_code set state = $3 where top_id = $1 and id = $2", [topId, pickupId, state]);
}

export async function saveUse(
  tx: Handle,
  { topId, pickupId }: LockedPickup,
  { state, machineId, at }: { readonly state: PickupState; readonly machineId: string; readonly at: Date },
): Promise<void> {
  await tx.query(
    "update pickup_code set state = $3, used_at = $4, used_machine_id = $5 where top_id = $1 and id = $2",
    [topId, pickupId, state, at, machineId],
  );
}

export interface NewPickupOrder {
  readonly topId: string;
  readonly orderId: string;
  readonly merchantId: string;
  readonly pickupId: string;
  readonly machineId: string;
  readonly requestId: string;
  readonly productId: string;
  readonly quantity: number;
}

export async function insertPickupOrders(tx: Handle, orders: readonly NewPickupOrder[]): Promise<void> {
  await tx.query(
    `insert into pickup_order (top_id, order_id, merchant_id, code_id, used_machine_id, request_id, product_id, quantity)
     select "topId", "orderId", "merchantId", "pickupId", "machineId", "requestId", "productId", quantity
     from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "orderId" bigint, "merchantId" bigint, "pickupId" bigint, "machineId" bigint, "requestId" text,
       "productId" bigint, quantity int)`,
    [JSON.stringify(orders)],
  );
}

/** The codes of these orders, in the order in which they are locked. */
export async function codesOf(
  tx: Handle,
  orders: readonly { readonly topId: string; readonly orderId: string }[],
): Promise<{ topId: string; pickupId: string; orderId: string }[]> {
  return tx.query(
    `select p.top_id as "topId", p.code_id as "pickupId", p.order_id as "orderId" from unnest($1::bigint[], $2::bigint[]) as k (top_id, order_id)
     join pickup_order p on p.top_id = k.top_id and p.order_id = k.order_id order by 1, 2, 3`,
    [orders.map(({ topId }) => topId), orders.map(({ orderId }) => orderId)],
  );
}

/** Writes how orders of codes ended. */
export async function saveResults(
  tx: Handle,
  orders: readonly { readonly topId: string; readonly orderId: string; readonly dispensed: number }[],
): Promise<void> {
  await tx.query(
    `update pickup_order p set delivered = r.delivered, under_way = false
     from unnest($1::bigint[], $2::bigint[], $3::int[]) as r (top_id, order_id, delivered)
     where p.top_id = r.top_id and p.order_id = r.order_id`,
    [orders.map(({ topId }) => topId), orders.map(({ orderId }) => orderId), orders.map(({ dispensed }) => dispensed)],
  );
}

/** Ends codes whose last day is over where their merchant is (PICKUP-04). Answers how many. */
export async function expireCodes(tx: Handle, now: Date, limit: number): Promise<number> {
  const rows = await tx.query(
    `update pickup_code c set state = 'expired' from (
       select e.top_id, e.id from merchant m join pickup_code e on e.merchant_id = m.id and e.valid_to < ($1::timestamptz at time zone m.time_zone)::date
       where e.state in ('unused', 'partlyDelivered', 'failed') order by e.top_id, e.id limit $2::int) d
     where c.top_id = d.top_id and c.id = d.id and c.state in ('unused', 'partlyDelivered', 'failed') returning 1`,
    [now, limit],
  );
  return rows.length;
}
