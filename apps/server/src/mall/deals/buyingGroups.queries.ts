import type { AnswerOf, Language, StoredRow } from "@yunshou/contract";
import type { groupBuys, shopGroupBuys } from "@yunshou/contract/mall/groupBuys";
import { conditions, equals, type Handle, raw, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { BuyingGroupState, GroupPlaces, MallOrderState, ShopKind } from "@yunshou/domain";
import { needsPrescription } from "../../goods/prescription.queries.ts";
import { nameIn } from "../../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { mallStateSql } from "../orders/orders.queries.ts";
import { ofMerchants } from "../products.queries.ts";
import type { ShopKey } from "../shopFront/shopFronts.queries.ts";
import type { HeldGroupBuy } from "./groupBuys.queries.ts";

export type GroupRow = Omit<StoredRow<typeof groupBuys.groups>, "members">;

const listOf = (
  scope: Scope,
  { groupBuyId, groupState }: { readonly groupBuyId: string; readonly groupState?: BuyingGroupState | undefined },
): List => ({
  columns: sql`g.id as "buyingGroupId", g.state as "groupState", g.size, g.taken, g.paid, g.opened_at as "openedTime", g.ends_at as "endsAt",
    g.ended_at as "endedTime"`,
  from: sql`mall_buying_group g`,
  where: conditions(
    scoped(scope, "g", ofMerchants),
    sql`g.group_buy_id = ${groupBuyId}`,
    equals("g.state", groupState),
  ),
});

const order = {
  by: { openedTime: "g.id" },
  unsorted: "g.id desc",
  tie: ["g.id desc"],
} as const satisfies Order<string>;

export const listGroups = (
  tx: Handle,
  scope: Scope,
  filters: Parameters<typeof listOf>[1],
  paging: Paging<keyof typeof order.by>,
): Promise<Page<GroupRow>> => pageOf(tx, listOf(scope, filters), order, paging);

/** A member of a group as PostgreSQL answers it: who it is, is sealed. */
export interface GroupMember {
  readonly buyingGroupId: string;
  readonly orderNo: string;
  readonly shopKind: ShopKind;
  readonly quantity: number;
  readonly amountFen: string;
  readonly orderStatus: MallOrderState;
  readonly orderTime: Date;
  readonly receiverSealed: Buffer;
}

/** The orders of groups, the first of each group first; the order carries the scope, as in its own list. */
export const membersOf = (tx: Handle, scope: Scope, buyingGroupIds: readonly string[]): Promise<GroupMember[]> => {
  const where = conditions(scoped(scope, "o"), sql`f.buying_group_id = any(${[...buyingGroupIds]}::bigint[])`);
  return tx.query<GroupMember>(
    ...statement(sql`select f.buying_group_id as "buyingGroupId", f.id as "orderNo", f.shop_kind as "shopKind", o.quantity, (o.price_fen - o.discount_fen)::text as "amountFen",
        ${raw(mallStateSql)} as "orderStatus", f.ordered_at as "orderTime", f.receiver_sealed as "receiverSealed"
      from mall_order f join sales_order o on o.top_id = f.top_id and o.id = f.id where ${where} order by f.id`),
  );
};

/** A group whose last place nobody else can take meanwhile. */
export interface HeldGroup extends GroupPlaces {
  readonly buyingGroupId: string;
  readonly endsAt: Date;
}

/** A group of a purchase, which is locked before it. */
export async function lockGroup(
  tx: Handle,
  { topId, groupBuyId }: HeldGroupBuy,
  buyingGroupId: string,
): Promise<HeldGroup | undefined> {
  const [row] = await tx.query<HeldGroup>(
    `select id as "buyingGroupId", state, size, taken, paid, ends_at as "endsAt" from mall_buying_group
     where top_id = $1 and group_buy_id = $2 and id = $3 for no key update`,
    [topId, groupBuyId, buyingGroupId],
  );
  return row;
}

/** What an account has of a purchase, which is locked: pieces that it holds or took, and the groups in which it holds a place. */
export async function ownInGroups(
  tx: Handle,
  { topId, groupBuyId }: HeldGroupBuy,
  buyerId: string,
): Promise<{ readonly pieces: number; readonly groupIds: readonly string[] }> {
  const [row] = await tx.query<{ pieces: number; groupIds: string[] }>(
    `select coalesce(sum(quantity), 0)::int as pieces, coalesce(array_agg(buying_group_id::text), '{}') as "groupIds" from mall_order
     where top_id = $1 and group_buy_id = $2 and buyer_id = $3 and hold <> 'released'`,
    [topId, groupBuyId, buyerId],
  );
  return row ?? { pieces: 0, groupIds: [] };
}

/** Takes pieces of a locked purchase. */
export async function takeGroupPieces(tx: Handle, { topId, groupBuyId }: HeldGroupBuy, pieces: number): Promise<void> {
  await tx.query("update mall_group_buy set taken = taken + $3 where top_id = $1 and id = $2", [
    topId,
    groupBuyId,
    pieces,
  ]);
}

export async function insertGroup(
  tx: Handle,
  { topId, merchantId, groupBuyId }: HeldGroupBuy,
  { size, taken, state }: GroupPlaces,
  { openedAt, endsAt }: { readonly openedAt: Date; readonly endsAt: Date },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into mall_buying_group (top_id, merchant_id, group_buy_id, size, taken, state, opened_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [topId, merchantId, groupBuyId, size, taken, state, openedAt, endsAt],
  );
  return row!.id;
}

/** Keeps the places of a locked group that one more order holds. */
export async function saveTaken(
  tx: Handle,
  { topId }: HeldGroupBuy,
  buyingGroupId: string,
  taken: number,
): Promise<void> {
  await tx.query("update mall_buying_group set taken = $3 where top_id = $1 and id = $2", [
    topId,
    buyingGroupId,
    taken,
  ]);
}

const shownAheadMs = 24 * 3_600_000;
const offeredIn = (
  language: Language,
) => sql`b.id as "groupBuyId", g.id as "mallProductId", ${nameIn("p", language)} as "productName", p.image, b.price_fen as "priceFen",
  g.price_fen as "shelfPriceFen", p.weight_grams as "weightGrams", b.size, b.hours, greatest(0, least(b.pieces - b.taken, g.stock - g.reserved)) as left,
  b.per_buyer as "perBuyer", b.starts_at as "startsAt", b.ends_at as "endsAt"`;
const offeredFrom = raw(`mall_group_buy b join mall_product g on g.top_id = b.top_id and g.id = b.mall_product_id
  join product p on p.top_id = g.top_id and p.id = g.product_id`);

type Offered = AnswerOf<typeof shopGroupBuys.group>["offer"];

/** What runs in a shop, and what begins within a day; the next to end first. */
export const shopGroupRows = (
  tx: Handle,
  { topId, merchantId }: ShopKey,
  language: Language,
  now: Date,
): Promise<Offered[]> =>
  tx.query<Offered>(
    ...statement(sql`select ${offeredIn(language)} from ${offeredFrom}
      where b.top_id = ${topId} and b.merchant_id = ${merchantId} and b.state = 'open' and b.ends_at > ${now}
        and b.starts_at <= ${new Date(now.getTime() + shownAheadMs)} and g.on_shelf and p.deleted_at is null and not ${raw(needsPrescription("p"))}
      order by b.ends_at, b.id limit 20`),
  );

interface OpenGroup {
  readonly groupBuyId: string;
  readonly buyingGroupId: string;
  readonly placesLeft: number;
  readonly endsAt: Date;
}

/** Groups that somebody paid for and that can be joined, at most five of each purchase; those that end first before the others. */
export const openGroups = (
  tx: Handle,
  { topId }: ShopKey,
  groupBuyIds: readonly string[],
  now: Date,
): Promise<OpenGroup[]> =>
  tx.query<OpenGroup>(
    `select o.* from unnest($2::bigint[]) b(id) cross join lateral (
       select group_buy_id as "groupBuyId", id as "buyingGroupId", size - taken as "placesLeft", ends_at as "endsAt" from mall_buying_group
       where top_id = $1 and group_buy_id = b.id and state = 'gathering' and paid > 0 and taken < size and ends_at > $3 order by ends_at, id limit 5) o`,
    [topId, groupBuyIds, now],
  );

export interface ShownGroup extends Offered {
  readonly buyingGroupId: string;
  readonly groupState: BuyingGroupState;
  readonly paid: number;
  readonly placesLeft: number;
  readonly groupEndsAt: Date;
}

/** One group of a shop with what it buys. */
export async function shopGroup(
  tx: Handle,
  { topId, merchantId }: ShopKey,
  language: Language,
  buyingGroupId: string,
): Promise<ShownGroup | undefined> {
  const [row] = await tx.query<ShownGroup>(
    ...statement(sql`select ${offeredIn(language)}, o.id as "buyingGroupId", o.state as "groupState", o.paid, o.size - o.taken as "placesLeft", o.ends_at as "groupEndsAt"
      from ${offeredFrom} join mall_buying_group o on o.top_id = b.top_id and o.group_buy_id = b.id
      where o.top_id = ${topId} and o.merchant_id = ${merchantId} and o.id = ${buyingGroupId}`),
  );
  return row;
}
