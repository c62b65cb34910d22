import { conditions, type Handle, type Scope, scoped } from "@yunshou/database";
import { isOnLists } from "@yunshou/domain";
import { changeAllowances } from "./allowances/changes.queries.ts";
import { inAreas } from "./areas/areaScope.queries.ts";
import type { Card, Movement } from "./card.ts";

/** Cards are a matter of merchants, whatever machines the caller is narrowed to. */
const ofMerchants = { machine: null } as const;

const columns = `c.top_id as "topId", c.id as "cardId", c.merchant_id as "merchantId", c.member_id as "memberId", c.area_id as "areaId", c.card_no as "cardNo", c.physical_no as "physicalNo",
  c.logical_no as "logicalNo", c.kind, c.state, to_char(c.expires_on, 'YYYY-MM-DD') as expiry, c.daily_count as "dailyCount", c.daily_amount_fen as "dailyAmountFen",
  c.allowed_machines::text[] as "machineIds", c.balance_fen as "balanceFen", c.gift_fen as "giftFen", c.recharged_fen as "rechargedFen", c.consumed_fen as "consumedFen",
  c.consumed_count as "consumedCount", to_char(c.counted_day, 'YYYY-MM-DD') as day, c.counted_orders as "dayCount", c.counted_fen as "dayAmountFen", h.time_zone as "timeZone",
  is_blacklisted(c.top_id, c.merchant_id, c.card_no, c.member_id, null) as blacklisted`;
const from = "card c join merchant h on h.id = c.merchant_id";

type FenName = "dailyAmountFen" | "balanceFen" | "giftFen" | "rechargedFen" | "consumedFen" | "dayAmountFen";
type Stored = Omit<Card, FenName> & Record<FenName, string>;

function cardOf(row: Stored): Card {
  return {
    ...row,
    dailyAmountFen: BigInt(row.dailyAmountFen),
    balanceFen: BigInt(row.balanceFen),
    giftFen: BigInt(row.giftFen),
    rechargedFen: BigInt(row.rechargedFen),
    consumedFen: BigInt(row.consumedFen),
    dayAmountFen: BigInt(row.dayAmountFen),
  };
}

/**
 * Locks cards in the order of their ids and reads them when the locks are held: a statement that had to wait for a lock
 * joins a card that was handed to another merchant meanwhile with no merchant at all, and the card would seem to be missing.
 */
async function locked(tx: Handle, chosen: string, values: readonly unknown[]): Promise<Card[]> {
  const rows = await tx.query<{ topId: string; cardId: string }>(
    `select c.top_id as "topId", c.id as "cardId" from ${chosen} order by c.id for no key update of c`,
    values,
  );
  if (rows.length === 0) return [];
  const keys = [rows.map(({ topId }) => topId), rows.map(({ cardId }) => cardId)];
  return (
    await tx.query<Stored>(
      `select ${columns} from unnest($1::bigint[], $2::bigint[]) as k(top_id, id) join ${from} on c.top_id = k.top_id and c.id = k.id order by c.id`,
      keys,
    )
  ).map(cardOf);
}

/** Cards of a scope, locked in the order of their ids; those that the scope does not have are missing. */
export async function lockCards(tx: Handle, scope: Scope, cardIds: readonly string[]): Promise<Card[]> {
  const values: unknown[] = [[...new Set(cardIds)]];
  const where = conditions(scoped(scope, "c", ofMerchants), inAreas(scope, "c"))(values);
  return locked(tx, `card c where c.id = any($1::bigint[]) and ${where}`, values);
}

/** All cards of members, locked in the order of their ids; the caller has found the members in the scope. */
export function lockCardsOfMember(tx: Handle, topId: string, memberId: string): Promise<Card[]> {
  return locked(tx, "card c where c.top_id = $1 and c.member_id = $2", [topId, memberId]);
}

export interface CardName {
  readonly topId: string;
  readonly cardNo: string;
}

/** Cards that machines named, locked in the order of their ids. For the system, which acts for all merchants. */
export function lockCardsNamed(tx: Handle, names: readonly CardName[]): Promise<Card[]> {
  return locked(
    tx,
    `jsonb_to_recordset($1::jsonb) as k("topId" bigint, "cardNo" text) join card c on c.card_no = k."cardNo" and c.top_id = k."topId"`,
    [JSON.stringify(names)],
  );
}

export async function lockCardById(tx: Handle, topId: string, cardId: string): Promise<Card | undefined> {
  return (await locked(tx, "card c where c.top_id = $1 and c.id = $2", [topId, cardId]))[0];
}

/** The card that was issued in the place of another one. */
export async function successorOf(
  tx: Handle,
  { topId, cardId }: Pick<Card, "topId" | "cardId">,
): Promise<string | undefined> {
  const [row] = await tx.query<{ cardId: string }>(
    `select id as "cardId" from card where top_id = $1 and replaces_id = $2`,
    [topId, cardId],
  );
  return row?.cardId;
}

/** The merchants above each merchant and itself, from the root down. */
export async function pathsOf(tx: Handle, merchantIds: readonly string[]): Promise<Map<string, readonly string[]>> {
  const rows = await tx.query<{ merchantId: string; path: string[] }>(
    `select id as "merchantId", path::text[] as path from merchant where id = any($1::bigint[])`,
    [merchantIds],
  );
  return new Map(rows.map(({ merchantId, path }) => [merchantId, path]));
}

export interface OrderOnCard {
  readonly cardId: string;
  readonly takenFen: string;
  readonly takenGiftFen: string;
  readonly backFen: string;
  readonly backGiftFen: string;
}

/** What a card paid for an order and got back of it; undefined when no card of ours paid. */
export async function orderOnCard(tx: Handle, topId: string, orderId: string): Promise<OrderOnCard | undefined> {
  const [row] = await tx.query<OrderOnCard>(
    `select max(card_id) filter (where kind = 'consumption') as "cardId", -coalesce(sum(amount_fen) filter (where kind = 'consumption'), 0) as "takenFen",
            -coalesce(sum(gift_amount_fen) filter (where kind = 'consumption'), 0) as "takenGiftFen", coalesce(sum(amount_fen) filter (where kind = 'refund'), 0) as "backFen",
            coalesce(sum(gift_amount_fen) filter (where kind = 'refund'), 0) as "backGiftFen"
     from card_movement where order_id = $2 and top_id = $1 having count(*) filter (where kind = 'consumption') > 0`,
    [topId, orderId],
  );
  return row;
}

/** Fresh ids, in order. */
export async function nextIds(tx: Handle, count: number): Promise<string[]> {
  if (count === 0) return [];
  return (
    await tx.query<{ id: string }>("select next_id() as id from generate_series(1, $1::int) order by 1", [count])
  ).map(({ id }) => id);
}

/** Amounts as JSON can hold them. */
const asText = (_name: string, value: unknown) => (typeof value === "bigint" ? String(value) : value);

/** Saves what a transaction changed on locked cards. One that should pay nowhere any more leaves the lists of machines at once. */
export async function saveCards(tx: Handle, cards: readonly Card[]): Promise<void> {
  if (cards.length === 0) return;
  await tx.query(
    `update card c set merchant_id = r."merchantId", area_id = case when c.merchant_id = r."merchantId" then c.area_id end, member_id = r."memberId", state = r.state, balance_fen = r."balanceFen", gift_fen = r."giftFen", recharged_fen = r."rechargedFen",
       consumed_fen = r."consumedFen", consumed_count = r."consumedCount", counted_day = r.day, counted_orders = r."dayCount", counted_fen = r."dayAmountFen", updated_at = now()
     from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "cardId" bigint, "merchantId" bigint, "memberId" bigint, state text, "balanceFen" bigint, "giftFen" bigint, "rechargedFen" bigint,
       "consumedFen" bigint, "consumedCount" int, day date, "dayCount" int, "dayAmountFen" bigint)
     where c.top_id = r."topId" and c.id = r."cardId"`,
    [JSON.stringify(cards, asText)],
  );
  await changeAllowances(
    tx,
    cards.filter(({ state, memberId }) => !isOnLists(state, memberId !== null)),
  );
}

export async function insertMovements(tx: Handle, movements: readonly Movement[]): Promise<void> {
  if (movements.length === 0) return;
  await tx.query(
    `insert into card_movement (top_id, id, merchant_id, card_id, kind, amount_fen, gift_amount_fen, balance_after_fen, gift_after_fen, method, order_id, remark, actor_id, happened_at)
     select "topId", "movementId", "merchantId", "cardId", kind, "amountFen", "giftAmountFen", "balanceAfterFen", "giftAfterFen", method, "orderId", remark, "actorId", at
     from jsonb_to_recordset($1::jsonb) as r("topId" bigint, "movementId" bigint, "merchantId" bigint, "cardId" bigint, kind text, "amountFen" bigint, "giftAmountFen" bigint,
       "balanceAfterFen" bigint, "giftAfterFen" bigint, method text, "orderId" bigint, remark text, "actorId" bigint, at timestamptz)`,
    [JSON.stringify(movements, asText)],
  );
}
