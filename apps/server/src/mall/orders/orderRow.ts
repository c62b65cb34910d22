import type { StoredRow } from "@yunshou/contract";
import type { mallOrders } from "@yunshou/contract/mall/orders";
import type { Secrets } from "../../platform/secrets.ts";
import type { MallOrderRecord } from "./orders.queries.ts";
import { maskReceiver, openReceiver, type Receiver } from "./receiver.ts";

/** An order as lists and their file show it: people are masked. */
export function mallOrderRow(secrets: Secrets, record: MallOrderRecord): StoredRow<typeof mallOrders.list> {
  return shownWith(record, maskReceiver(openReceiver(secrets, record.orderNo, record.receiverSealed)));
}

/** The row with these people. */
export function shownWith(
  { topId: _t, merchantId: _m, payState: _p, fulfilment: _f, receiverSealed: _r, ...row }: MallOrderRecord,
  { buyerName, receiver, receiverPhone }: Pick<Receiver, "buyerName" | "receiver" | "receiverPhone">,
): StoredRow<typeof mallOrders.list> {
  return { ...row, buyerName, receiver, receiverPhone };
}
