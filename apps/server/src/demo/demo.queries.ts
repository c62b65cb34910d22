import type { Handle } from "@yunshou/database";
import type { MachineIdentity } from "../machines/effects/effect.ts";
import { findableBy } from "../platform/spelling.ts";
import type { NewProduct } from "./goods/newProduct.ts";
import { cardRefundDue } from "../orders/selling/orderTimers.ts";

/** How far the demo company is: the history is recorded day by day and goes on where it stopped. */
export interface DemoStamp {
  /** First day of the history that is not recorded yet; null when all of it is. */
  readonly nextDay: string | null;
  readonly complete: boolean;
}

const stampKey = "demo";

export async function readStamp(tx: Handle): Promise<DemoStamp | undefined> {
  const [row] = await tx.query<{ value: DemoStamp }>("select value from setting where key = $1", [stampKey]);
  return row?.value;
}

export async function writeStamp(tx: Handle, stamp: DemoStamp): Promise<void> {
  await tx.query(
    "insert into setting (key, value) values ($1, $2::jsonb) on conflict (key) do update set value = excluded.value, updated_at = now()",
    [stampKey, JSON.stringify(stamp)],
  );
}

export interface NewMerchant {
  readonly merchantNo: string;
  readonly name: string;
  readonly kind: "ordinary" | "drug";
  readonly province: string;
  readonly parentNo: string | null;
  readonly refundAgreed: boolean;
  readonly refundMaximumFen: number;
}

export interface Owner {
  readonly merchantId: string;
  readonly topId: string;
}

export async function insertMerchant(tx: Handle, merchant: NewMerchant, createdAt: Date): Promise<Owner> {
  const [row] = await tx.query<Owner>(
    `insert into merchant (id, top_id, parent_id, path, merchant_no, name, kind, province, refund_agreed, refund_maximum_fen, created_at)
     select n.id, coalesce(p.top_id, n.id), p.id, coalesce(p.path, '{}') || n.id, $1, $2, $3, $4, $5, $6, $7
     from (select next_id() as id) n left join merchant p on p.merchant_no = $8
     returning id as "merchantId", top_id as "topId"`,
    [
      merchant.merchantNo,
      merchant.name,
      merchant.kind,
      merchant.province,
      merchant.refundAgreed,
      merchant.refundMaximumFen,
      createdAt,
      merchant.parentNo,
    ],
  );
  return row!;
}

/** A merchant of the demo with the first of its people, or of the people of the one at the top. */
export async function ownerOfNumber(tx: Handle, merchantNo: string): Promise<Owner & { readonly userId: string }> {
  const [row] = await tx.query<Owner & { userId: string }>(
    `select m.id as "merchantId", m.top_id as "topId", (select u.id from app_user u where u.merchant_id in (m.id, m.top_id) order by u.merchant_id = m.id desc, u.id limit 1) as "userId"
     from merchant m where m.merchant_no = $1`,
    [merchantNo],
  );
  return row!;
}

/** A merchant and all below it. */
export async function merchantsBelow(tx: Handle, merchantId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>("select id from merchant where $1 = any(path) order by id", [merchantId]);
  return rows.map(({ id }) => id);
}

/** The first person of the platform. */
export async function firstOfPlatform(tx: Handle): Promise<string | undefined> {
  const [row] = await tx.query<{ userId: string }>(
    'select id as "userId" from app_user where merchant_id = 1 order by id limit 1',
  );
  return row?.userId;
}

export async function insertRoute(tx: Handle, owner: Owner, name: string): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    "insert into route (top_id, merchant_id, name) values ($1, $2, $3) returning id",
    [owner.topId, owner.merchantId, name],
  );
  return row!.id;
}

export interface NewPoint {
  readonly routeId: string;
  readonly name: string;
  readonly province: string;
  readonly city: string;
  readonly address: string;
  readonly longitude: number;
  readonly latitude: number;
}

export async function insertPoint(tx: Handle, owner: Owner, point: NewPoint): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into point (top_id, merchant_id, route_id, name, province, city, address, longitude, latitude)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [
      owner.topId,
      owner.merchantId,
      point.routeId,
      point.name,
      point.province,
      point.city,
      point.address,
      point.longitude,
      point.latitude,
    ],
  );
  return row!.id;
}

/** Inserts products in the order of the list, the first one as the oldest, and answers their ids by code. What keeps for a short time is near its last day. */
export async function insertProducts(
  tx: Handle,
  owner: Owner,
  products: readonly NewProduct[],
  createdAt: Date,
): Promise<Map<string, string>> {
  const found = products.map((product) => ({
    ...product,
    ...findableBy([
      product.code,
      product.barcode,
      product.name,
      ...Object.values(product.names).map(({ name }) => name),
    ]),
  }));
  const rows = await tx.query<{ code: string; id: string }>(
    `insert into product (top_id, merchant_id, code, name, names, brand, category, flavour, specification, packaging, barcode, unit, price_fen, purchase_fen,
       weight_grams, tolerance_grams, image, is_poverty_relief, shelf_life_days, shelf_life_date, search, pieces, created_at)
     select $1, $2, code, name, names, brand, category, flavour, specification, packaging, barcode, unit, "priceFen", "purchaseFen",
       "weightGrams", "toleranceGrams", image, coalesce("povertyRelief", false), "shelfLifeDays",
       case when "shelfLifeDays" <= 180 then current_date + ("shelfLifeDays" * 0.15)::int end, search, pieces, $4
     from rows from (jsonb_to_recordset($3::jsonb) as (code text, name text, names jsonb, brand text, category text, flavour text, specification text, packaging text,
       barcode text, unit text, "priceFen" bigint, "purchaseFen" bigint, "weightGrams" int, "toleranceGrams" int, image text, "povertyRelief" boolean,
       "shelfLifeDays" int, search text, pieces text[])) with ordinality as r(code, name, names, brand, category, flavour, specification, packaging,
       barcode, unit, "priceFen", "purchaseFen", "weightGrams", "toleranceGrams", image, "povertyRelief", "shelfLifeDays", search, pieces, place)
     order by place
     returning code, id`,
    [owner.topId, owner.merchantId, JSON.stringify(found), createdAt],
  );
  return new Map(rows.map(({ code, id }) => [code, id]));
}

/** Moves a machine's registration into the past; `activatedAt` null leaves it waiting for its first hello. */
export async function backdateMachine(
  tx: Handle,
  machine: Owner & { machineId: string },
  pointId: string,
  registeredAt: Date,
  activatedAt: Date | null,
): Promise<void> {
  await tx.query(
    "update machine set point_id = $2, created_at = $3, deployed_at = $3, activated_at = $4 where id = $1",
    [machine.machineId, pointId, registeredAt, activatedAt],
  );
  await tx.query(
    `insert into machine_move (top_id, id, machine_id, merchant_id, point_id, point_name)
     select $1, id_at($5) + ($2::bigint & 4194303), $2, $3, $4, p.name from point p where p.top_id = $1 and p.id = $4`,
    [machine.topId, machine.machineId, machine.merchantId, pointId, registeredAt],
  );
  await tx.query("update machine_state set connection = $2, seen_at = $3 where machine_id = $1", [
    machine.machineId,
    activatedAt === null ? "notActivated" : "offline",
    activatedAt,
  ]);
  await tx.query(
    `insert into machine_lifecycle (top_id, machine_id, merchant_id, at, event)
     select $1, $2, $3, e.at, e.event from (values ($4::timestamptz, 'registered'), ($5::timestamptz, 'activated')) e(at, event) where e.at is not null`,
    [machine.topId, machine.machineId, machine.merchantId, registeredAt, activatedAt],
  );
}

export interface NewLane {
  readonly laneNo: number;
  readonly mode: string;
  readonly productId: string;
  readonly priceFen: number;
  readonly purchaseFen: number;
  readonly capacity: number;
  readonly warnThreshold: number;
  readonly batchNo: string;
}

/** Empty lanes, ready to sell. */
export async function insertDemoLanes(
  tx: Handle,
  machine: Owner & { machineId: string },
  lanes: readonly NewLane[],
): Promise<void> {
  await tx.query(
    `insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, mode, product_id, price_fen, purchase_fen, capacity, warn_threshold, batch_no)
     select $1, $2, $3, 'main', "laneNo", mode, "productId", "priceFen", "purchaseFen", capacity, "warnThreshold", "batchNo"
     from jsonb_to_recordset($4::jsonb) as r("laneNo" int, mode text, "productId" bigint, "priceFen" bigint, "purchaseFen" bigint, capacity int,
       "warnThreshold" int, "batchNo" text)`,
    [machine.topId, machine.machineId, machine.merchantId, JSON.stringify(lanes)],
  );
}

export interface DemoMachine extends Owner {
  readonly machineId: string;
  readonly machineNo: string;
  readonly activatedAt: Date | null;
}

/** The demo machines that still exist under these numbers. */
export function demoMachines(tx: Handle, machineNos: readonly string[]): Promise<DemoMachine[]> {
  return tx.query(
    `select id as "machineId", machine_no as "machineNo", top_id as "topId", merchant_id as "merchantId", activated_at as "activatedAt"
     from machine where machine_no = any($1::text[]) and decommissioned_at is null order by machine_no`,
    [machineNos],
  );
}

/** Machines whose secret a person has issued anew: whatever uses it must not lose it at our next start. */
export async function machinesOfPeople(tx: Handle, machineNos: readonly string[]): Promise<Set<string>> {
  const rows = await tx.query<{ machineNo: string }>(
    `select distinct object as "machineNo" from audit_log where action = 'machines.renewSecret' and object = any($1::text[])`,
    [machineNos],
  );
  return new Set(rows.map(({ machineNo }) => machineNo));
}

export interface StockedLane {
  readonly machineId: string;
  readonly laneNo: number;
  readonly productCode: string;
  readonly priceFen: number;
  readonly capacity: number;
  stock: number;
}

export function stockedLanes(tx: Handle, machineIds: readonly string[]): Promise<StockedLane[]> {
  return tx.query(
    `select l.machine_id as "machineId", l.lane_no as "laneNo", p.code as "productCode", l.price_fen::int as "priceFen", l.capacity, l.stock
     from lane l join product p on p.top_id = l.top_id and p.id = l.product_id
     where l.machine_id = any($1::bigint[]) order by l.machine_id, l.lane_no`,
    [machineIds],
  );
}

/** Refunds of these orders that a provider has to pay, with their order. */
export function askedRefunds(tx: Handle, since: Date): Promise<{ topId: string; refundId: string; orderId: string }[]> {
  return tx.query(
    `select top_id as "topId", id as "refundId", order_id as "orderId" from refund where state = 'requested' and requested_at >= $1 order by id`,
    [since],
  );
}

/** Refunds to cards that nobody began yet, with the times of their sales. */
export function dueCardRefunds(tx: Handle): Promise<{ topId: string; orderId: string; amountFen: string; at: Date }[]> {
  return tx.query(
    `select data->>'topId' as "topId", key as "orderId", data->>'amountFen' as "amountFen", due_at as at from timer where kind = $1 order by due_at, key`,
    [cardRefundDue.named("").kind],
  );
}

export async function savePicture(tx: Handle, machineId: string, picture: string): Promise<void> {
  await tx.query("update machine set picture = $2 where id = $1", [machineId, picture]);
}

/** Alarms that this transaction raised or cleared happened on the day that it records. */
export async function backdateAlarms(tx: Handle, at: Date): Promise<void> {
  await tx.query("update alarm set raised_at = $1 where raised_at = now()", [at]);
  await tx.query("update alarm set cleared_at = $1 where cleared_at = now()", [at]);
}

export async function setLaneStates(
  tx: Handle,
  machineId: string,
  states: readonly { laneNo: number; status: string; locked: boolean }[],
): Promise<void> {
  await tx.query(
    `update lane l set status = r.status, locked = r.locked
     from jsonb_to_recordset($2::jsonb) as r("laneNo" int, status text, locked boolean)
     where l.machine_id = $1 and l.cabinet = 'main' and l.lane_no = r."laneNo"`,
    [machineId, JSON.stringify(states)],
  );
}

/** What a machine last said before it fell silent. */
export async function fallSilent(tx: Handle, machineId: string, seenAt: Date): Promise<void> {
  await tx.query(
    "update machine_state set connection = 'offline', seen_at = $2, temperature = 7.5, humidity = 55, coin_fen = 18400, note_fen = 26000, upper_version = '3.7.9', lower_version = '1.12' where machine_id = $1",
    [machineId, seenAt],
  );
}

export async function decommissionedAt(tx: Handle, machine: Owner & { machineId: string }, at: Date): Promise<void> {
  await tx.query("update machine set decommissioned_at = $2 where id = $1", [machine.machineId, at]);
  await tx.query(
    "insert into machine_lifecycle (top_id, machine_id, merchant_id, at, event) values ($1, $2, $3, $4, 'decommissioned')",
    [machine.topId, machine.machineId, machine.merchantId, at],
  );
}

export async function stopSelling(tx: Handle, machineId: string): Promise<void> {
  await tx.query("update machine set operation = 'stopSell' where id = $1", [machineId]);
}

/** Ids of all users by account. */
export async function userIdsOf(tx: Handle): Promise<Map<string, string>> {
  const rows = await tx.query<{ account: string; id: string }>("select account, id from app_user");
  return new Map(rows.map(({ account, id }) => [account, id]));
}

/** Submissions whose merchant has to open the provider's link. */
export function waitingSubmissions(tx: Handle): Promise<{ submissionId: string; topId: string }[]> {
  return tx.query(
    `select id as "submissionId", top_id as "topId" from merchant_submission where state in ('verifying', 'signing')`,
  );
}

/** Sets the amount above which a second person approves refunds of some merchants. */
export async function limitRefunds(tx: Handle, merchantNos: readonly string[], reviewFen: bigint): Promise<void> {
  await tx.query("update merchant set refund_review_fen = $2 where merchant_no = any($1::text[])", [
    merchantNos,
    reviewFen,
  ]);
}

export async function userNamed(tx: Handle, account: string): Promise<string> {
  const [row] = await tx.query<{ id: string }>("select id from app_user where account = $1", [account]);
  return row!.id;
}

/** What a person is called. */
export async function nameOfUser(tx: Handle, userId: string): Promise<string> {
  const [row] = await tx.query<{ name: string }>("select name from app_user where id = $1", [userId]);
  return row!.name;
}

interface OrderKey {
  readonly topId: string;
  readonly orderId: string;
}

/** The newest orders of a merchant that were paid by QR code with more than an amount, and never refunded. */
export function paidAbove(tx: Handle, merchantNo: string, fen: bigint, limit: number): Promise<OrderKey[]> {
  return tx.query<OrderKey>(
    `select o.top_id as "topId", o.id as "orderId" from sales_order o
     where o.merchant_id = (select id from merchant where merchant_no = $1) and o.pay_state = 'paid' and o.refund_state is null and o.state = 'completed'
       and o.payment in ('wechat', 'alipay') and o.paid_fen > $2 order by o.id desc limit $3`,
    [merchantNo, fen, limit],
  );
}

/** The newest paid orders of a merchant whose goods did not come out and whose lane has some, with their machines. */
export async function failedDeliveries(
  tx: Handle,
  merchantNo: string,
  limit: number,
): Promise<(OrderKey & { readonly machine: MachineIdentity })[]> {
  const rows = await tx.query<OrderKey & MachineIdentity>(
    `select o.top_id as "topId", o.id as "orderId", m.id as "machineId", m.machine_no as "machineNo", m.merchant_id as "merchantId" from sales_order o
     join machine m on m.top_id = o.top_id and m.id = o.machine_id
     join lane l on l.top_id = o.top_id and l.machine_id = o.machine_id and l.cabinet = o.cabinet and l.lane_no = o.lane_no and l.stock > 2
     where o.merchant_id = (select id from merchant where merchant_no = $1) and o.pay_state = 'paid' and o.ship_state in ('failed', 'unknown') and o.outcome is null
     order by o.id desc limit $2`,
    [merchantNo, limit],
  );
  return rows.map(({ orderId, ...machine }) => ({ topId: machine.topId, orderId, machine }));
}

/** The first machines that there are, at most so many. */
export async function firstMachines(tx: Handle, limit: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>("select id from machine order by id limit $1", [limit]);
  return rows.map(({ id }) => id);
}
