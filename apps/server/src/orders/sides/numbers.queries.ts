import { type Handle, type Scope, scopeSql } from "@yunshou/database";
import { paySource } from "../selling/payCode.ts";

/** Of one card, or of one person, so many of the newest orders are found by its number. */
const newest = 200;

/** What a machine puts before its own number of a sale or of a request to pay. */
const sources = (number: string): string[] => [number, `sale:${number}`, `${paySource}${number}`];

/** The number as columns hold it that keep nothing but hashes. */
interface NumberHashes {
  readonly phoneHash: string | undefined;
  readonly receiverIndexes: readonly Buffer[];
  readonly pickupIndexes: readonly Buffer[];
}

/**
 * The orders that a whole number means, whatever it numbers: the order itself, those that were paid with it under its number,
 * a refund, the transaction of the provider, the machine's own number, a redeemed pickup code, a card, a phone. `phoneHash` is that of the number as a phone of a
 * holder, `receiverIndexes` find it as the phone of who gets goods of a shop, and `pickupIndexes` as a code. Each way in has an index; numbers that are unique within a machine or a merchant are asked there one by one.
 */
export async function ordersNumbered(
  tx: Handle,
  scope: Scope,
  number: string,
  { phoneHash, receiverIndexes, pickupIndexes }: NumberHashes,
): Promise<string[]> {
  const isId = /^\d{1,19}$/.test(number) && BigInt(number) <= 9_223_372_036_854_775_807n;
  const [byId, byTrade, bySource, byPickup, byReceiver, byCard] = await Promise.all([
    isId ? byOwnNumber(tx, scope, number) : [],
    byTradeNumber(tx, scope, number),
    byMachineNumber(tx, scope, number),
    pickupIndexes.length === 0 ? [] : byPickupCode(tx, scope, pickupIndexes),
    byReceiverPhone(tx, scope, receiverIndexes),
    cardsNumbered(tx, scope, number, phoneHash).then((cards) => ordersOfCards(tx, scope, cards)),
  ]);
  return [...new Set([...byId, ...byTrade, ...bySource, ...byPickup, ...byReceiver, ...byCard])];
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

async function byOwnNumber(tx: Handle, scope: Scope, number: string): Promise<string[]> {
  const values: unknown[] = [number];
  const ofOrder = scopeSql(scope, "o", values, { granted: true });
  const ofRefund = scopeSql(scope, "r", values, { granted: true });
  const ofPayment = scopeSql(scope, "p", values, { granted: true });
  return idsOf(
    await tx.query<{ id: string }>(
      `select o.id from sales_order o where o.id = $1::bigint and ${ofOrder} union select r.order_id from refund r where r.id = $1::bigint and ${ofRefund}
       union select p.order_id from payment p where p.group_id = $1::bigint and ${ofPayment}`,
      values,
    ),
  );
}

async function byTradeNumber(tx: Handle, scope: Scope, number: string): Promise<string[]> {
  const values: unknown[] = [number];
  const where = scopeSql(scope, "o", values, { granted: true });
  return idsOf(
    await tx.query<{ id: string }>(
      `select o.id from sales_order o where o.third_trade_no = $1 and ${where} limit ${newest}`,
      values,
    ),
  );
}

async function byMachineNumber(tx: Handle, scope: Scope, number: string): Promise<string[]> {
  const values: unknown[] = [sources(number)];
  const where = scopeSql(scope, "m", values, { granted: true });
  return idsOf(
    await tx.query<{ id: string }>(
      `select s.order_id as id from (select m.id, m.top_id from machine m where ${where}) m
       join order_source s on s.machine_id = m.id and s.source_key = any($1::text[]) and s.top_id = m.top_id limit ${newest}`,
      values,
    ),
  );
}

async function byPickupCode(tx: Handle, scope: Scope, indexes: readonly Buffer[]): Promise<string[]> {
  const values: unknown[] = [indexes];
  const where = scopeSql(scope, "c", values, { machine: null });
  return idsOf(
    await tx.query<{ id: string }>(
      `select q.order_id as id from merchant h join pickup_code c on c.merchant_id = h.id and c.top_id = h.top_id and c.code_index = any($1::bytea[])
       join pickup_order q on q.code_id = c.id and q.top_id = c.top_id where ${where} limit ${newest}`,
      values,
    ),
  );
}

async function byReceiverPhone(tx: Handle, scope: Scope, indexes: readonly Buffer[]): Promise<string[]> {
  const values: unknown[] = [indexes];
  const where = scopeSql(scope, "o", values, { granted: true });
  return idsOf(
    await tx.query<{ id: string }>(
      `select o.id from mall_order f join sales_order o on o.top_id = f.top_id and o.id = f.id
       where f.phone_index = any($1::bytea[]) and ${where} order by f.id desc limit ${newest}`,
      values,
    ),
  );
}

/** Cards of this number, or held by the person with this phone. */
export async function cardsNumbered(
  tx: Handle,
  scope: Scope,
  cardNo: string | undefined,
  phoneHash: string | undefined,
): Promise<string[]> {
  const values: unknown[] = [cardNo ?? null, phoneHash ?? null];
  const where = scopeSql(scope, "c", values, { machine: null });
  const rows = await tx.query<{ cardNo: string }>(
    `select distinct c.card_no as "cardNo" from card c left join member m on m.top_id = c.top_id and m.id = c.member_id
     where (c.card_no = $1 or m.phone_index = decode($2, 'hex')) and ${where}`,
    values,
  );
  // A card that is in no book may still have paid: machines report what they read.
  return [...new Set([...(cardNo === undefined ? [] : [cardNo]), ...rows.map((row) => row.cardNo)])];
}

async function ordersOfCards(tx: Handle, scope: Scope, cards: readonly string[]): Promise<string[]> {
  const values: unknown[] = [cards];
  const where = scopeSql(scope, "o", values, { granted: true });
  return idsOf(
    await tx.query<{ id: string }>(
      `select o.id from sales_order o where o.card_no = any($1::text[]) and ${where} order by o.id desc limit ${newest}`,
      values,
    ),
  );
}
