import type { Handle } from "@yunshou/database";
import type { DeliveryWay, Fulfilment, KeptLine, PayState } from "@yunshou/domain";
import type { ShopKey } from "./shopFronts.queries.ts";

/** The account of a buyer at a merchant. */
export interface Buyer {
  readonly buyerId: string;
  readonly phoneSealed: Buffer;
  readonly basket: readonly KeptLine[];
}

const columns = `b.id as "buyerId", b.phone_sealed as "phoneSealed", b.basket`;

/** Holds a phone at a merchant until the transaction ends, so that two logins of it make one account. */
export async function lockBuyerPhone(tx: Handle, { merchantId }: ShopKey, phoneIndex: Buffer): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 11))", [
    `${merchantId}:${phoneIndex.toString("hex")}`,
  ]);
}

export async function buyerOfPhone(
  tx: Handle,
  { topId, merchantId }: ShopKey,
  phoneIndexes: readonly Buffer[],
): Promise<Buyer | undefined> {
  const [row] = await tx.query<Buyer>(
    `select ${columns} from mall_buyer b where b.top_id = $1 and b.merchant_id = $2 and b.phone_index = any($3::bytea[]) for update`,
    [topId, merchantId, phoneIndexes],
  );
  return row;
}

/** The sealed phone of an account. */
export async function sealedPhoneOfBuyer(tx: Handle, topId: string, buyerId: string): Promise<Buffer | undefined> {
  const [row] = await tx.query<{ phoneSealed: Buffer }>(
    `select phone_sealed as "phoneSealed" from mall_buyer where top_id = $1 and id = $2`,
    [topId, buyerId],
  );
  return row?.phoneSealed;
}

/** A number for a new account, with which its phone is sealed. */
export async function newBuyerId(tx: Handle): Promise<string> {
  const [row] = await tx.query<{ id: string }>("select next_id() as id");
  return row!.id;
}

export async function insertBuyer(
  tx: Handle,
  { topId, merchantId }: ShopKey,
  { buyerId, phoneSealed, phoneIndex }: Pick<Buyer, "buyerId" | "phoneSealed"> & { readonly phoneIndex: Buffer },
): Promise<void> {
  await tx.query(
    "insert into mall_buyer (top_id, id, merchant_id, phone_sealed, phone_index) values ($1, $2, $3, $4, $5)",
    [topId, buyerId, merchantId, phoneSealed, phoneIndex],
  );
}

export async function saveBasket(
  tx: Handle,
  { topId }: ShopKey,
  buyerId: string,
  basket: readonly KeptLine[],
): Promise<void> {
  await tx.query("update mall_buyer set basket = $3 where top_id = $1 and id = $2", [
    topId,
    buyerId,
    JSON.stringify(basket),
  ]);
}

/** What was ordered lies in the basket of its buyer no longer, whichever phone ordered it. */
export async function takeFromBasket(
  tx: Handle,
  { topId }: ShopKey,
  buyerId: string,
  mallProductIds: readonly string[],
): Promise<void> {
  await tx.query(
    `update mall_buyer set basket = (select coalesce(jsonb_agg(line order by place), '[]'::jsonb)
         from jsonb_array_elements(basket) with ordinality kept (line, place) where not line ->> 'mallProductId' = any($3::text[]))
       where top_id = $1 and id = $2`,
    [topId, buyerId, mallProductIds],
  );
}

/** Opens a session; of a buyer who is logged in on many phones the oldest ends. */
export async function insertSession(
  tx: Handle,
  { topId, merchantId }: ShopKey,
  buyerId: string,
  { tokenHash, days, most }: { readonly tokenHash: Buffer; readonly days: number; readonly most: number },
): Promise<void> {
  await tx.query(
    `insert into mall_buyer_session (top_id, token_hash, merchant_id, buyer_id, expires_at) values ($1, $2, $3, $4, now() + make_interval(days => $5))`,
    [topId, tokenHash, merchantId, buyerId, days],
  );
  await tx.query(
    `delete from mall_buyer_session where top_id = $1 and buyer_id = $2
       and (expires_at < now() or token_hash in (select token_hash from mall_buyer_session where top_id = $1 and buyer_id = $2 order by created_at desc offset $3))`,
    [topId, buyerId, most],
  );
}

/** Whose session this is; undefined when it is over, unknown, or of another merchant. */
export async function buyerOfSession(
  tx: Handle,
  { topId, merchantId }: ShopKey,
  tokenHash: Buffer,
): Promise<Buyer | undefined> {
  const [row] = await tx.query<Buyer>(
    `select ${columns} from mall_buyer_session s join mall_buyer b on b.top_id = s.top_id and b.id = s.buyer_id
     where s.top_id = $1 and s.merchant_id = $2 and s.token_hash = $3 and s.expires_at > now()`,
    [topId, merchantId, tokenHash],
  );
  return row;
}

export async function endSession(tx: Handle, { topId, merchantId }: ShopKey, tokenHash: Buffer): Promise<void> {
  await tx.query("delete from mall_buyer_session where top_id = $1 and merchant_id = $2 and token_hash = $3", [
    topId,
    merchantId,
    tokenHash,
  ]);
}

/** Gives a buyer the orders behind these secrets that belong to nobody yet; answers how many. */
export async function joinOrders(
  tx: Handle,
  { topId, merchantId }: ShopKey,
  buyerId: string,
  tokenHashes: readonly Buffer[],
): Promise<number> {
  const rows = await tx.query(
    // Locked in the order in which whoever changes orders locks them.
    `with brought as (select id from mall_order where top_id = $1 and merchant_id = $2 and token_hash = any($4::bytea[]) and buyer_id is null
                      order by mall_product_id, id for update)
     update mall_order set buyer_id = $3 where top_id = $1 and id in (select id from brought) returning id`,
    [topId, merchantId, buyerId, tokenHashes],
  );
  return rows.length;
}

export interface BuyersRow {
  readonly orderNo: string;
  readonly productName: string;
  readonly quantity: number;
  readonly amountFen: string;
  readonly deliveryWay: DeliveryWay;
  readonly payState: PayState;
  readonly fulfilment: Fulfilment;
  readonly orderTime: Date;
}

const pageSize = 20;

/** One page of the orders of a buyer, newest first. */
export async function ordersOfBuyer(
  tx: Handle,
  { topId, merchantId }: ShopKey,
  buyerId: string,
  page: number,
): Promise<{ readonly rows: readonly BuyersRow[]; readonly hasMore: boolean }> {
  const rows = await tx.query<BuyersRow>(
    `select f.id as "orderNo", o.product_name as "productName", f.quantity, o.price_fen - o.discount_fen as "amountFen", f.delivery_way as "deliveryWay",
       o.pay_state as "payState", f.fulfilment, f.ordered_at as "orderTime"
     from mall_order f join sales_order o on o.top_id = f.top_id and o.id = f.id
     where f.top_id = $1 and f.merchant_id = $2 and f.buyer_id = $3 order by f.id desc limit $4 offset $5`,
    [topId, merchantId, buyerId, pageSize + 1, (page - 1) * pageSize],
  );
  return { rows: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}
