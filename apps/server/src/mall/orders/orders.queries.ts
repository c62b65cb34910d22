import type { Language, ParsedInputOf, StoredRow } from "@yunshou/contract";
import type { mallOrders } from "@yunshou/contract/mall/orders";
import {
  conditions,
  contains,
  equals,
  given,
  type Handle,
  onDaysOrNamed,
  raw,
  type Scope,
  scoped,
  sql,
  statement,
} from "@yunshou/database";
import type { Fulfilment, MallHold, PayState, ShopKind } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging, rowsAfter } from "../../platform/lists.queries.ts";
import { type SaleReader, soldNameIn } from "../../goods/productNames.queries.ts";

export type MallOrderFilters = Omit<
  ParsedInputOf<typeof mallOrders.list>,
  "page" | "pageSize" | "sort" | "direction" | "receiverPhone"
> & {
  /** Absent where both kinds of shop are asked about. */
  readonly kind?: ShopKind;
  /** Hashes of the phone that is looked for, in hexadecimal digits. */
  readonly phoneIndexes?: readonly string[] | undefined;
};

/** An order as PostgreSQL answers it: who gets it is sealed. */
export type MallOrderRecord = Omit<StoredRow<typeof mallOrders.list>, "buyerName" | "receiver" | "receiverPhone"> & {
  readonly topId: string;
  readonly merchantId: string;
  readonly payState: PayState;
  readonly fulfilment: Fulfilment;
  readonly receiverSealed: Buffer;
};

/** `mallOrderTable` as SQL: the payment decides, and while it is paid the goods do. */
export const mallStateSql =
  "case o.pay_state when 'unpaid' then 'toPay' when 'closed' then 'cancelled' when 'paid' then f.fulfilment else o.pay_state end";

const columnsIn = (
  language: Language,
) => sql`f.id as "orderNo", f.top_id as "topId", f.merchant_id as "merchantId", f.receiver_sealed as "receiverSealed", f.fulfilment,
  o.pay_state as "payState", ${soldNameIn("o", language)} as "productName", o.quantity, o.price_fen as "orderPriceFen", o.discount_fen as "discountAmountFen",
  o.paid_fen as "paidAmountFen", f.delivery_fee_fen as "deliveryFeeFen", f.delivery_way as "deliveryWay", f.pickup_point as "pickupPoint",
  f.express_no as "expressNo", f.courier, o.payment as "payMethod", o.pay_state as "payStatus", ${raw(mallStateSql)} as "orderStatus",
  f.ordered_at as "orderTime", h.name as "merchantName", o.machine_id <> 0 as "isAtMachine"`;
const from =
  "mall_order f join sales_order o on o.top_id = f.top_id and o.id = f.id join merchant h on h.id = f.merchant_id";

/** The order carries the scope: people who are narrowed to machines see none of the mall, which has no machine. */
const listOf = (
  scope: Scope,
  { timeZone, language }: SaleReader,
  { kind, orderNo, phoneIndexes, orderStatus, deliveryWay, expressNo, fromDay, toDay }: MallOrderFilters,
): List => ({
  columns: columnsIn(language),
  from,
  where: conditions(
    scoped(scope, "o"),
    equals("f.shop_kind", kind),
    contains(sql`f.id::text`, orderNo),
    given(
      phoneIndexes,
      (indexes) => sql`f.phone_index in (select decode(h, 'hex') from unnest(${[...indexes]}::text[]) h)`,
    ),
    given(orderStatus, (state) => sql`${raw(mallStateSql)} = ${state}`),
    equals("f.delivery_way", deliveryWay),
    contains("f.express_no", expressNo),
    onDaysOrNamed([orderNo], "f.ordered_at", { fromDay, toDay }, timeZone),
  ),
});

const order = {
  by: { orderTime: "f.id" },
  unsorted: "f.id desc",
  tie: ["f.id desc"],
} as const satisfies Order<string>;

export const listMallOrders = (
  tx: Handle,
  scope: Scope,
  reader: SaleReader,
  filters: MallOrderFilters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<MallOrderRecord>> => pageOf(tx, listOf(scope, reader, filters), order, paging);

/** The next orders of an export, by number. */
export const mallOrdersAfter = (
  tx: Handle,
  scope: Scope,
  reader: SaleReader,
  filters: MallOrderFilters,
  after: string,
  limit: number,
): Promise<MallOrderRecord[]> => rowsAfter(tx, listOf(scope, reader, filters), "f.id", after, limit);

export interface HeldMallOrder {
  readonly topId: string;
  readonly merchantId: string;
  readonly orderId: string;
  readonly fulfilment: Fulfilment;
  readonly hold: MallHold;
  readonly receiverSealed: Buffer;
}

/** Orders of a kind of shop that lie in the scope, oldest first; others are missing. The caller locks their rows in `sales_order`. */
export const mallOrdersOf = (
  tx: Handle,
  scope: Scope,
  kind: ShopKind,
  orderNos: readonly string[],
): Promise<HeldMallOrder[]> => {
  const where = conditions(
    scoped(scope, "o"),
    sql`f.shop_kind = ${kind} and f.id = any(${[...orderNos]}::bigint[]) and o.id = any(${[...orderNos]}::bigint[])`,
  );
  return tx.query<HeldMallOrder>(
    ...statement(sql`select f.top_id as "topId", f.merchant_id as "merchantId", f.id as "orderId", f.fulfilment, f.hold, f.receiver_sealed as "receiverSealed"
      from mall_order f join sales_order o on o.top_id = f.top_id and o.id = f.id where ${where} order by f.id`),
  );
};

/** What an order of the mall has beside its row in `sales_order`, with the moment at which its group ended, if it has one. */
export interface WaitingOrder extends Omit<HeldMallOrder, "receiverSealed"> {
  readonly groupEndedAt: Date | null;
}

/** An order whose row in `sales_order` the caller locked; undefined where it is none of the mall. */
export async function waitingOrder(tx: Handle, topId: string, orderId: string): Promise<WaitingOrder | undefined> {
  const [row] = await tx.query<WaitingOrder>(
    `select f.top_id as "topId", f.merchant_id as "merchantId", f.id as "orderId", f.fulfilment, f.hold, g.ended_at as "groupEndedAt"
     from mall_order f left join mall_buying_group g on g.top_id = f.top_id and g.id = f.buying_group_id where f.top_id = $1 and f.id = $2`,
    [topId, orderId],
  );
  return row;
}

/** One order as its list shows it; undefined when the scope has none of that kind. */
export async function mallOrderRecord(
  tx: Handle,
  scope: Scope,
  language: Language,
  kind: ShopKind,
  orderNo: string,
): Promise<MallOrderRecord | undefined> {
  const where = conditions(scoped(scope, "o"), sql`f.shop_kind = ${kind} and f.id = ${orderNo} and o.id = ${orderNo}`);
  const [row] = await tx.query<MallOrderRecord>(
    ...statement(sql`select ${columnsIn(language)} from ${raw(from)} where ${where}`),
  );
  return row;
}

/** Notes how far the goods of an order are; its row in `sales_order` is locked. */
export async function saveFulfilment(
  tx: Handle,
  { topId, orderId }: Pick<HeldMallOrder, "topId" | "orderId">,
  fulfilment: Fulfilment,
): Promise<void> {
  await tx.query("update mall_order set fulfilment = $3 where top_id = $1 and id = $2", [topId, orderId, fulfilment]);
}

/** Who brings an order, and under which number. */
export async function saveDelivery(
  tx: Handle,
  { topId, orderId }: Pick<HeldMallOrder, "topId" | "orderId">,
  { expressNo, courier }: { readonly expressNo: string; readonly courier: string | null },
): Promise<void> {
  await tx.query("update mall_order set express_no = $3, courier = $4 where top_id = $1 and id = $2", [
    topId,
    orderId,
    expressNo,
    courier,
  ]);
}
