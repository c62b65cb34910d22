import { refunds } from "@yunshou/contract/orders/refunds";
import { useConfirm, useWrite } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** Asks, then starts a failed refund again under its number (REFUND-08, MSG-132). */
export function useRetry(): (refundNo: string) => void {
  const t = usePhrases("refunds", "orders");
  const words = t.refunds;
  const { ask } = useConfirm();
  const { run } = useWrite(refunds.retry);
  return (refundNo) =>
    ask({
      text: t.orders.confirm.refund,
      about: refundNo,
      consequence: words.retryAsk,
      verb: words.retry,
      danger: true,
      run: () => run({ refundNos: [refundNo] }),
      success: t.orders.refund.started,
    });
}
