import { orders } from "@yunshou/contract/orders/orders";
import { useState } from "react";
import { type RowAction, useConfirm, useRefusalText, useRefusedWithout, useWrite } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";
import { mayDispense, mayProcess, mayRefund } from "./rules.ts";
import { orderAbout, type OrderRow } from "./words.ts";

/** What may be done with an order, in the list and in its drawer; each action says why it is refused (PERM-05). */
export function useOrderActions() {
  const t = usePhrases("orders");
  const refusal = useRefusalText();
  const { ask } = useConfirm();
  const dispense = useWrite(orders.dispense);
  const [refunding, setRefunding] = useState<OrderRow>();
  const [processing, setProcessing] = useState<OrderRow>();
  const withoutRefund = useRefusedWithout("orders.order.refund");
  const withoutPage = useRefusedWithout("orders.refund.write");
  const withoutProcess = useRefusedWithout("orders.order.process");
  const withoutDispense = useRefusedWithout("orders.order.dispense");

  const of = (order: OrderRow): RowAction[] => [
    {
      key: "refund",
      label: t.orders.action.refund,
      danger: true,
      // Either right opens the call: that of the orders, or that of the refund page.
      refused: (withoutPage === undefined ? undefined : withoutRefund) ?? refusal(mayRefund(order)),
      onClick: () => setRefunding(order),
    },
    {
      key: "process",
      label: t.orders.action.process,
      refused: withoutProcess ?? refusal(mayProcess(order)),
      onClick: () => setProcessing(order),
    },
    {
      key: "dispense",
      label: t.orders.action.dispense,
      refused: withoutDispense ?? refusal(mayDispense(order)),
      onClick: () =>
        ask({
          text: t.orders.confirm.dispense,
          about: orderAbout(order),
          verb: t.orders.action.dispense,
          run: () => dispense.run({ orderNo: order.orderNo }),
        }),
    },
  ];
  const closeForms = () => {
    setRefunding(undefined);
    setProcessing(undefined);
  };
  return { of, refund: setRefunding, refunding, processing, closeForms };
}
