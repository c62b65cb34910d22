import { refunds } from "@yunshou/contract/orders/refunds";
import { fill } from "@yunshou/phrases/fill";
import { useConfirm, useWrite } from "../../platform/kit/index.ts";
import { useErrorText } from "../../platform/kit/useRefusalText.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** Asks, then starts failed refunds again; of several it tells how many started and why the others did not (REFUND-08, MSG-132). */
export function useRetry(onDone: () => void): (refundNos: readonly string[]) => void {
  const t = usePhrases("refunds", "orders");
  const words = t.refunds;
  const textOf = useErrorText();
  const { ask } = useConfirm();
  const { run } = useWrite(refunds.retry);
  return (refundNos) =>
    ask({
      text: t.orders.confirm.refund,
      about: refundNos.length === 1 ? refundNos[0]! : fill(t.common.list.selected, { n: refundNos.length }),
      consequence: words.retryAsk,
      verb: refundNos.length === 1 ? words.retry : words.retryMany,
      danger: true,
      run: async () => {
        const answer = await run({ refundNos: [...refundNos] });
        onDone();
        return answer;
      },
      success: ({ started, refused }) => {
        const reasons = [...new Set(refused.map(({ code }) => textOf(code)))].join(" · ");
        return [
          fill(words.started, { n: started }),
          ...(refused.length === 0 ? [] : [fill(words.notStarted, { n: refused.length, reasons })]),
        ].join(" · ");
      },
    });
}
