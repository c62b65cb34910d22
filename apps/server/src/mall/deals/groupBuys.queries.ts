import type { Language, StoredRow } from "@yunshou/contract";
import type { groupBuys } from "@yunshou/contract/mall/groupBuys";
import { conditions, contains, given, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { GroupBuyState, GroupBuyStatus } from "@yunshou/domain";
import { nameIn } from "../../goods/productNames.queries.ts";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { ofMerchants, type Owner } from "../products.queries.ts";
import type { ShopKey } from "../shopFront/shopFronts.queries.ts";

type Row = StoredRow<typeof groupBuys.list>;

/** `groupBuyStatus` as SQL. */
const status = (now: Date) =>
  sql`case when b.state <> 'open' then b.state when b.ends_at <= ${now} then 'ended' when b.starts_at > ${now} then 'scheduled'
    when b.taken >= b.pieces then 'soldOut' else 'running' end`;

const listOf = (
  scope: Scope,
  language: Language,
  filters: { readonly productName?: string | undefined; readonly groupBuyStatus?: GroupBuyStatus | undefined },
  now: Date,
): List => ({
  columns: sql`b.id as "groupBuyId", b.mall_product_id as "mallProductId", p.code as "productCode", ${nameIn("p", language)} as "productName",
    p.image as thumbnail, g.price_fen as "mallPriceFen", b.price_fen as "groupPriceFen", b.size, b.hours, b.pieces, b.taken, b.per_buyer as "perBuyer",
    b.starts_at as "startsAt", b.ends_at as "endsAt", ${status(now)} as "groupBuyStatus", c.gathering as "gatheringCount", c.complete as "completeCount",
    c.failed as "failedCount", u.name as "createdBy", b.created_at as "createdTime", h.name as "merchantName"`,
  from: sql`mall_group_buy b join mall_product g on g.top_id = b.top_id and g.id = b.mall_product_id
    join product p on p.top_id = g.top_id and p.id = g.product_id join merchant h on h.id = b.merchant_id left join app_user u on u.id = b.created_by
    cross join lateral (select count(*) filter (where state = 'gathering')::int as gathering, count(*) filter (where state = 'complete')::int as complete,
      count(*) filter (where state = 'failed')::int as failed from mall_buying_group where top_id = b.top_id and group_buy_id = b.id) c`,
  where: conditions(
    scoped(scope, "b", ofMerchants),
    contains("p.name", filters.productName),
    given(filters.groupBuyStatus, (wanted) => sql`${status(now)} = ${wanted}`),
  ),
});

const order = {
  by: { startsAt: "b.starts_at", createdTime: "b.id" },
  unsorted: "b.id desc",
  tie: ["b.id desc"],
} as const satisfies Order<string>;

export const listGroupBuys = (
  tx: Handle,
  scope: Scope,
  language: Language,
  filters: Parameters<typeof listOf>[2],
  now: Date,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<Row>> => pageOf(tx, listOf(scope, language, filters, now), order, paging);

/** A group purchase as calls and orders work on it. */
export interface HeldGroupBuy extends Owner {
  readonly groupBuyId: string;
  readonly mallProductId: string;
  readonly priceFen: string;
  readonly size: number;
  readonly hours: number;
  readonly pieces: number;
  readonly taken: number;
  readonly perBuyer: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly state: GroupBuyState;
}

const held = sql`b.top_id as "topId", b.merchant_id as "merchantId", b.id as "groupBuyId", b.mall_product_id as "mallProductId", b.price_fen as "priceFen",
  b.size, b.hours, b.pieces, b.taken, b.per_buyer as "perBuyer", b.starts_at as "startsAt", b.ends_at as "endsAt", b.state`;

/** The product of a group purchase of the scope, which is locked before it, as where an order is placed. */
export async function productOfGroupBuy(tx: Handle, scope: Scope, groupBuyId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ mallProductId: string }>(
    ...statement(sql`select b.mall_product_id as "mallProductId" from mall_group_buy b
      where b.id = ${groupBuyId} and ${scoped(scope, "b", ofMerchants)}`),
  );
  return row?.mallProductId;
}

export async function lockGroupBuy(tx: Handle, scope: Scope, groupBuyId: string): Promise<HeldGroupBuy | undefined> {
  const [row] = await tx.query<HeldGroupBuy>(
    ...statement(sql`select ${held} from mall_group_buy b
      where b.id = ${groupBuyId} and ${scoped(scope, "b", ofMerchants)} for update of b`),
  );
  return row;
}

/** A group purchase of a product of a shop, locked so that no two orders take the same piece. */
export async function lockGroupBuyOf(
  tx: Handle,
  { topId, merchantId }: ShopKey,
  mallProductId: string,
  groupBuyId: string,
): Promise<HeldGroupBuy | undefined> {
  const [row] = await tx.query<HeldGroupBuy>(
    ...statement(sql`select ${held} from mall_group_buy b where b.top_id = ${topId} and b.merchant_id = ${merchantId}
      and b.id = ${groupBuyId} and b.mall_product_id = ${mallProductId} for no key update of b`),
  );
  return row;
}

type Key = Pick<HeldGroupBuy, "topId" | "groupBuyId">;

/** How many groups were opened of a purchase, which is locked. */
export async function countGroups(tx: Handle, { topId, groupBuyId }: Key): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    "select count(*)::int as n from mall_buying_group where top_id = $1 and group_buy_id = $2",
    [topId, groupBuyId],
  );
  return row?.n ?? 0;
}

/** Whether another purchase of the product, which is locked, is open in a part of this time. */
export async function groupBuyOverlaps(
  tx: Handle,
  { topId, mallProductId }: { readonly topId: string; readonly mallProductId: string },
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
  butNot: string | null,
): Promise<boolean> {
  const rows = await tx.query(
    `select from mall_group_buy where top_id = $1 and mall_product_id = $2 and state = 'open' and starts_at < $4 and ends_at > $3
       and ($5::bigint is null or id <> $5) limit 1`,
    [topId, mallProductId, startsAt, endsAt, butNot],
  );
  return rows.length > 0;
}

export interface GroupBuyValues {
  readonly mallProductId: string;
  readonly groupPriceFen: bigint;
  readonly size: number;
  readonly hours: number;
  readonly pieces: number;
  readonly perBuyer: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const valuesOf = (values: GroupBuyValues) => [
  values.mallProductId,
  String(values.groupPriceFen),
  values.size,
  values.hours,
  values.pieces,
  values.perBuyer,
  values.startsAt,
  values.endsAt,
];

export async function insertGroupBuy(
  tx: Handle,
  { topId, merchantId }: Owner,
  userId: string | null,
  values: GroupBuyValues,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into mall_group_buy (top_id, merchant_id, created_by, mall_product_id, price_fen, size, hours, pieces, per_buyer, starts_at, ends_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [topId, merchantId, userId, ...valuesOf(values)],
  );
  return row!.id;
}

export async function updateGroupBuy(tx: Handle, { topId, groupBuyId }: Key, values: GroupBuyValues): Promise<void> {
  await tx.query(
    `update mall_group_buy set mall_product_id = $3, price_fen = $4, size = $5, hours = $6, pieces = $7, per_buyer = $8, starts_at = $9, ends_at = $10
     where top_id = $1 and id = $2`,
    [topId, groupBuyId, ...valuesOf(values)],
  );
}

export async function saveGroupBuyState(tx: Handle, { topId, groupBuyId }: Key, state: GroupBuyState): Promise<void> {
  await tx.query("update mall_group_buy set state = $3 where top_id = $1 and id = $2", [topId, groupBuyId, state]);
}

export async function deleteGroupBuy(tx: Handle, { topId, groupBuyId }: Key): Promise<void> {
  await tx.query("delete from mall_group_buy where top_id = $1 and id = $2", [topId, groupBuyId]);
}
