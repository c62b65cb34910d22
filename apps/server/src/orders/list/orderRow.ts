import type { StoredRow } from "@yunshou/contract";
import type { orders } from "@yunshou/contract/orders/orders";
import { deliveryState, waitingFen } from "@yunshou/domain";
import { soldAtMachine } from "../book/order.ts";
import type { OrderListRow } from "./orders.queries.ts";

/** An order as the list and its file show it. */
export function orderRow({ topId: _, shipState, ...row }: OrderListRow): StoredRow<typeof orders.list> {
  return {
    ...row,
    deliveryStatus: deliveryState(shipState),
    waitingFen: String(
      waitingFen({
        payState: row.payStatus,
        paidFen: BigInt(row.paidFen),
        refundedFen: BigInt(row.refundFen),
        soldAtMachine: soldAtMachine({ sourceKey: row.merchantOrderNo ?? "" }),
        ship: shipState,
        outcome: row.outcome,
        winResult: row.winResult,
      }),
    ),
  };
}
