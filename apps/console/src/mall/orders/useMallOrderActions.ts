import { checkMallAction, type MallOrderAction, type ShopKind } from "@yunshou/domain";
import { useState } from "react";
import { type RowAction, useConfirm, useRefusalText, useRefusedWithout, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";
import { aboutOrder, type MallOrderRow, ordersOf, rightOf } from "./kinds.ts";

/** What a form is open for. */
export interface Doing {
  readonly action: "deliver" | "handOver" | "refund";
  readonly rows: readonly MallOrderRow[];
}

/** What may be done with an order, in the list and in its drawer; each action says why it is refused (MALL-06, MSG-132). */
export function useMallOrderActions(kind: ShopKind) {
  const t = usePhrases("mallOrders");
  const words = t.mallOrders.action;
  const refusal = useRefusalText();
  const { ask } = useConfirm();
  const [doing, act] = useState<Doing>();
  const complete = useWrite(ordersOf[kind].calls.complete);
  const close = useWrite(ordersOf[kind].calls.close);
  const withoutHandle = useRefusedWithout(rightOf(kind, "handle"));
  const withoutRefund = useRefusedWithout(rightOf(kind, "refund"));

  const of = (row: MallOrderRow): RowAction[] => {
    const one = (name: MallOrderAction & keyof typeof words, onClick: () => void, without = withoutHandle) => ({
      key: name,
      label: words[name],
      refused:
        without ?? refusal(checkMallAction(row.orderStatus, name, { ...row, isFree: row.paidAmountFen === "0" })),
      onClick,
    });
    const about = aboutOrder(row);
    const { orderNo } = row;
    const asked = (name: "complete" | "close", text: string, run: () => Promise<unknown>) =>
      one(name, () => ask({ text, about, verb: words[name], danger: name === "close", run }));
    return [
      row.deliveryWay === "delivery"
        ? row.orderStatus === "delivering"
          ? asked("complete", t.mallOrders.completeAsk, () => complete.run({ orderNo }))
          : one("deliver", () => act({ action: "deliver", rows: [row] }))
        : one("handOver", () => act({ action: "handOver", rows: [row] })),
      { ...one("refund", () => act({ action: "refund", rows: [row] }), withoutRefund), danger: true },
      asked("close", t.mallOrders.closeAsk, () => close.run({ orderNo })),
    ];
  };
  return { of, doing, act, withoutHandle, done: () => act(undefined) };
}
