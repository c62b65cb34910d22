import { type Handle, raw, type Scope, scoped, sql, statement } from "@yunshou/database";

const ofMerchants = { machine: null } as const;

/** A product with its prices, fen as texts. */
export interface PricedProduct {
  readonly topId: string;
  readonly merchantId: string;
  readonly productId: string;
  readonly code: string;
  readonly name: string;
  readonly version: number;
  readonly priceFen: string;
  readonly purchaseFen: string | null;
}

/** Products of the scope by id; locked in their order when they are to be changed. */
export function pricedProducts(
  tx: Handle,
  scope: Scope,
  productIds: readonly string[],
  { lock }: { readonly lock: boolean },
): Promise<PricedProduct[]> {
  return tx.query<PricedProduct>(
    ...statement(sql`select p.top_id as "topId", p.merchant_id as "merchantId", p.id as "productId", p.code, p.name, p.version, p.price_fen as "priceFen", p.purchase_fen as "purchaseFen"
      from product p where p.id = any(${productIds}::bigint[]) and p.deleted_at is null and ${scoped(scope, "p", ofMerchants)}
      order by p.id ${raw(lock ? "for update" : "")}`),
  );
}

/** Of each product: lanes of the caller's machines that sell at the product's price, and those with one of their own. */
export async function laneCounts(
  tx: Handle,
  scope: Scope,
  productIds: readonly string[],
): Promise<Map<string, { following: number; own: number }>> {
  const rows = await tx.query<{ productId: string; following: number; own: number }>(
    ...statement(sql`select p.id as "productId", (count(*) filter (where l.price_fen = p.price_fen))::int as following,
        (count(*) filter (where l.price_fen is distinct from p.price_fen))::int as own
      from product p join lane l on l.top_id = p.top_id and l.product_id = p.id
      where p.id = any(${productIds}::bigint[]) and ${scoped(scope, "p", ofMerchants)} and ${scoped(scope, "l")} group by p.id`),
  );
  return new Map(rows.map(({ productId, ...counts }) => [productId, counts]));
}

export interface NewPrice extends PricedProduct {
  readonly newPriceFen: string;
  readonly newPurchaseFen: string | null;
}

const priceRows = `jsonb_to_recordset($1::jsonb) as n("topId" bigint, "productId" bigint, "priceFen" bigint, "newPriceFen" bigint, "newPurchaseFen" bigint)`;

/** Gives products their new prices and counts their versions up. */
export async function savePrices(tx: Handle, prices: readonly NewPrice[]): Promise<void> {
  await tx.query(
    `update product p set price_fen = n."newPriceFen", purchase_fen = n."newPurchaseFen", version = p.version + 1, updated_at = now()
     from ${priceRows} where p.top_id = n."topId" and p.id = n."productId"`,
    [JSON.stringify(prices)],
  );
}

/** A lane whose price follows that of its product. */
export interface FollowingLane {
  readonly topId: string;
  readonly machineId: string;
  readonly merchantId: string;
  readonly cabinet: "main" | "sub";
  readonly laneNo: number;
  readonly status: "normal" | "abnormal" | "discontinued" | "pickupOnly";
  readonly priceFen: string;
  readonly newPriceFen: string;
}

/** Lanes of the caller's own machines that sell these products at their price, locked in their order; `ofBatch` are those only that followed that change. */
export function lockFollowing(
  tx: Handle,
  scope: Scope,
  prices: readonly NewPrice[],
  ofBatch: string | null = null,
): Promise<FollowingLane[]> {
  return tx.query<FollowingLane>(
    ...statement(sql`select l.top_id as "topId", l.machine_id as "machineId", l.merchant_id as "merchantId", l.cabinet, l.lane_no as "laneNo", l.status, l.price_fen as "priceFen", n."newPriceFen"
      from lane l join jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as n("topId" bigint, "productId" bigint, "priceFen" bigint, "newPriceFen" bigint)
        on l.top_id = n."topId" and l.product_id = n."productId" and l.price_fen = n."priceFen" and n."priceFen" <> n."newPriceFen"
      where ${scoped(scope, "l")} and (${ofBatch}::bigint is null or exists (select 1 from lane_change c
        where c.machine_id = l.machine_id and c.cabinet = l.cabinet and c.lane_no = l.lane_no and c.action = 'price' and c.after ->> 'batchId' = ${ofBatch}::text))
      order by l.machine_id, l.cabinet, l.lane_no for update of l`),
  );
}

/** Gives lanes their new prices; the history of each lane names the change (LANE-18). */
export async function saveLanePrices(
  tx: Handle,
  lanes: readonly (FollowingLane & { readonly newStatus: string })[],
  { actorId, batchId }: { readonly actorId: string; readonly batchId: string },
): Promise<void> {
  const rows = JSON.stringify(lanes);
  await tx.query(
    `update lane l set price_fen = n."newPriceFen", status = n."newStatus", version = l.version + 1
     from jsonb_to_recordset($1::jsonb) as n("machineId" bigint, "topId" bigint, cabinet text, "laneNo" int, "newPriceFen" bigint, "newStatus" text)
     where l.top_id = n."topId" and l.machine_id = n."machineId" and l.cabinet = n.cabinet and l.lane_no = n."laneNo"`,
    [rows],
  );
  await tx.query(
    `insert into lane_change (top_id, machine_id, merchant_id, actor_id, cabinet, lane_no, action, before, after)
     select "topId", "machineId", "merchantId", $2, cabinet, "laneNo", 'price', jsonb_build_object('priceFen', "priceFen"), jsonb_build_object('priceFen', "newPriceFen", 'batchId', $3::text)
     from jsonb_to_recordset($1::jsonb) as n("topId" bigint, "machineId" bigint, "merchantId" bigint, cabinet text, "laneNo" int, "priceFen" text, "newPriceFen" text)`,
    [rows, actorId, batchId],
  );
}

export async function nextBatch(tx: Handle): Promise<string> {
  const [row] = await tx.query<{ id: string }>("select next_id() as id");
  return row!.id;
}

export interface BatchRow {
  readonly productId: string;
  readonly priceFen: string;
  readonly priceBeforeFen: string;
  readonly purchaseFen: string | null;
  readonly purchaseBeforeFen: string | null;
}

/** The changes of one number within the scope. */
export function batchOf(tx: Handle, scope: Scope, batchId: string): Promise<BatchRow[]> {
  return tx.query<BatchRow>(
    ...statement(sql`select h.product_id as "productId", h.price_fen as "priceFen", h.price_before_fen as "priceBeforeFen", h.purchase_fen as "purchaseFen", h.purchase_before_fen as "purchaseBeforeFen"
      from product_price h where h.batch_id = ${batchId} and h.price_before_fen is not null and ${scoped(scope, "h", ofMerchants)} order by h.product_id`),
  );
}
