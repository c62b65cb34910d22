import type { StoredRow } from "@yunshou/contract";
import type { orderLists } from "@yunshou/contract/orders/orderLists";
import { deliveryState, nextStepOf, type OrderException } from "@yunshou/domain";
import { shownHolder } from "../../members/holders.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { orderRow } from "../list/orderRow.ts";
import type { OrderListRow } from "../list/orders.queries.ts";
import { faultOf } from "./attempts.ts";
import type { RemoteRow } from "./remote.queries.ts";

type Row<Name extends keyof typeof orderLists> = StoredRow<(typeof orderLists)[Name]>;

/** Some columns of an order as the list of orders shows it, and nothing else of it. */
const picked = <Name extends keyof ReturnType<typeof orderRow>>(row: OrderListRow, names: readonly Name[]) => {
  const whole = orderRow(row);
  return Object.fromEntries(names.map((name) => [name, whole[name]])) as Pick<ReturnType<typeof orderRow>, Name>;
};

const place = ["orderNo", "orderTime", "merchantName", "machineNo", "machineName", "productName", "quantity"] as const;

export const foundRow = (row: OrderListRow & { readonly cardNo: string | null }): Row<"search"> => ({
  ...picked(row, [
    ...place,
    "thirdTradeNo",
    "merchantOrderNo",
    "paidFen",
    "payMethod",
    "payStatus",
    "deliveryStatus",
    "orderStatus",
    "refundStatus",
  ]),
  cardNo: row.cardNo,
});

export const dispensingRow = (row: OrderListRow): Row<"dispensings"> =>
  picked(row, [...place, "laneNo", "deliveryStatus", "deliverTime"]);

/** The price of one piece is what all cost, by their number; fen that do not divide are rounded. */
export const lineRow = (row: OrderListRow & { readonly productCode: string | null }): Row<"lines"> => ({
  ...picked(row, [...place, "laneNo", "paidFen", "payMethod", "deliveryStatus"]),
  productCode: row.productCode,
  unitPriceFen: String((BigInt(row.orderPriceFen) + BigInt(row.quantity) / 2n) / BigInt(row.quantity)),
});

type Held = Parameters<typeof shownHolder>[1] & { readonly cardNo: string | null };
/** What a card paid, without a word of who holds it. */
export const cardPurchaseRow = (row: OrderListRow & Pick<Held, "cardNo">) => ({
  ...picked(row, [...place, "paidFen", "payMethod", "payStatus"]),
  cardNo: row.cardNo,
});
export const purchaseRow =
  (secrets: Secrets) =>
  (row: OrderListRow & Held): Row<"purchases"> => ({ ...cardPurchaseRow(row), ...shownHolder(secrets, row) });

type Problem = Pick<Row<"problems">, "refundReason" | "refundMethod"> & { readonly exception: string | null };
export const problemRow = ({
  exception,
  refundReason,
  refundMethod,
  ...row
}: OrderListRow & Problem): Row<"problems"> => {
  const order = orderRow(row);
  return {
    ...order,
    exception: exception as OrderException | null,
    refundReason,
    refundMethod,
    nextStep: nextStepOf({
      state: order.orderStatus,
      payState: order.payStatus,
      delivery: order.deliveryStatus,
      waitingFen: BigInt(order.waitingFen),
      refundState: order.refundStatus,
    }),
  };
};

/** A remote dispensing that nobody heard of again is under way. */
export const remoteRow = ({ ended, fault, ...row }: RemoteRow): Row<"remote"> => ({
  ...row,
  dispenseResult: deliveryState(ended ?? "offered"),
  fault: faultOf(fault),
});
