import type { AnswerOf, Language, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { mallDeliveries } from "@yunshou/contract/mall/deliveries";
import {
  conditions,
  contains,
  equals,
  type Handle,
  onDaysOrNamed,
  raw,
  type Scope,
  scoped,
  sql,
  statement,
} from "@yunshou/database";
import { type List, type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";
import { type SaleReader, soldNameIn } from "../../goods/productNames.queries.ts";

type Filters = Omit<ParsedInputOf<typeof mallDeliveries.list>, "page" | "pageSize" | "sort" | "direction">;

/** A delivery as PostgreSQL answers it: who gets it is sealed. */
export type DeliveryRecord = Omit<StoredRow<typeof mallDeliveries.list>, "receiver" | "receiverPhone" | "address"> & {
  readonly topId: string;
  readonly merchantId: string;
  readonly receiverSealed: Buffer;
};

/** Of a paid order its goods say how it stands (MALL-06). */
const stateSql = "case o.pay_state when 'paid' then f.fulfilment else o.pay_state end";

const columnsIn = (
  language: Language,
) => sql`f.id as "orderNo", f.top_id as "topId", f.merchant_id as "merchantId", f.receiver_sealed as "receiverSealed",
  f.express_no as "expressNo", f.courier, f.delivery_route as "deliveryRoute", f.stop_no as "stopNo", f.delivery_way as "deliveryWay",
  f.delivery_fee_fen as "deliveryFeeFen", ${soldNameIn("o", language)} as "productName", o.quantity, ${raw(stateSql)} as "orderStatus",
  f.ordered_at as "createdTime", h.name as "merchantName"`;
const from =
  "mall_order f join sales_order o on o.top_id = f.top_id and o.id = f.id join merchant h on h.id = f.merchant_id";
const isDelivery = sql`f.shop_kind = 'mall' and f.delivery_way = 'delivery' and f.fulfilment <> 'toGather' and o.pay_state in ('paid', 'refunding', 'refunded')`;

const listOf = (
  scope: Scope,
  { timeZone, language }: SaleReader,
  { expressNo, orderNo, orderStatus, courierId, deliveryRoute, fromDay, toDay }: Filters,
): List => ({
  columns: columnsIn(language),
  from,
  where: conditions(
    scoped(scope, "o"),
    isDelivery,
    contains("f.express_no", expressNo),
    contains(sql`f.id::text`, orderNo),
    equals(raw(stateSql), orderStatus),
    equals("f.courier_id", courierId),
    contains("f.delivery_route", deliveryRoute),
    onDaysOrNamed([orderNo], "f.ordered_at", { fromDay, toDay }, timeZone),
  ),
});

const order = {
  by: { createdTime: "f.id", deliveryFee: "f.delivery_fee_fen", stopNo: "f.stop_no" },
  unsorted: "f.id desc",
  tie: ["f.id desc"],
} as const satisfies Order<string>;

export const listDeliveries = (
  tx: Handle,
  scope: Scope,
  reader: SaleReader,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<DeliveryRecord>> => pageOf(tx, listOf(scope, reader, filters), order, paging);

/** Deliveries of the scope by their order numbers, in the order of their stops, then of their age; others are missing. */
export function deliveriesOf(
  tx: Handle,
  scope: Scope,
  language: Language,
  orderNos: readonly string[],
): Promise<DeliveryRecord[]> {
  const ids = [...orderNos];
  const where = conditions(
    scoped(scope, "o"),
    isDelivery,
    sql`f.id = any(${ids}::bigint[]) and o.id = any(${ids}::bigint[])`,
  );
  return tx.query<DeliveryRecord>(
    ...statement(
      sql`select ${columnsIn(language)} from ${raw(from)} where ${where} order by f.courier_id nulls last, f.delivery_route nulls last, f.stop_no nulls last, f.id`,
    ),
  );
}

/** Who brings orders: people in service of the scope, of the own merchant and those below it. */
const couriers = (scope: Scope) =>
  conditions(scoped(scope, "u", { machine: null }), sql`u.status = 'normal' and u.blocked_reason is null`);

/** Who may bring deliveries, with what each has under way; the names first that have fewest. */
export const listCouriers = (tx: Handle, scope: Scope): Promise<AnswerOf<typeof mallDeliveries.couriers>["rows"]> =>
  tx.query(
    ...statement(sql`select u.id as "courierId", u.name as "courierName",
        (select count(*)::int from mall_order f where f.courier_id = u.id and f.fulfilment = 'delivering' and f.hold = 'reserved') as "underWay"
      from app_user u where ${couriers(scope)} order by u.name, u.id limit 500`),
  );

/** A person who may bring deliveries; undefined for others. */
export async function courierOf(tx: Handle, scope: Scope, courierId: string): Promise<string | undefined> {
  const [row] = await tx.query<{ name: string }>(
    ...statement(sql`select u.name from app_user u where ${couriers(scope)} and u.id = ${courierId}`),
  );
  return row?.name;
}

/** The last stop that a courier has on a round, 0 for none; he is held, so that nobody else gives him the next one meanwhile. */
export async function lastStop(
  tx: Handle,
  { courierId, deliveryRoute }: { readonly courierId: string; readonly deliveryRoute: string },
  but: readonly string[],
): Promise<number> {
  await tx.query("select 1 from app_user where id = $1 for no key update", [courierId]);
  const [row] = await tx.query<{ last: number }>(
    `select coalesce(max(stop_no), 0)::int as last from mall_order
     where courier_id = $1 and coalesce(delivery_route, '') = $2 and fulfilment = 'delivering' and hold = 'reserved' and id <> all($3::bigint[])`,
    [courierId, deliveryRoute, but],
  );
  return row!.last;
}

/** Who brings an order on which round, and as which stop; an order that has no number of a carrier gets one of ours. */
export async function saveCourier(
  tx: Handle,
  { topId, orderId }: { readonly topId: string; readonly orderId: string },
  {
    courier,
    courierId,
    deliveryRoute,
    stopNo,
  }: { readonly courier: string; readonly courierId: string; readonly deliveryRoute: string; readonly stopNo: number },
): Promise<void> {
  await tx.query(
    `update mall_order set courier = $3, courier_id = $4, delivery_route = nullif($5, ''), stop_no = $6, express_no = coalesce(express_no, 'PS' || id)
     where top_id = $1 and id = $2`,
    [topId, orderId, courier, courierId, deliveryRoute, stopNo],
  );
}
