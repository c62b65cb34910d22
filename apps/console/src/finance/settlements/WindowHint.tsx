import { withdrawals } from "@yunshou/contract/finance/withdrawals";
import { fill } from "@yunshou/phrases/fill";
import { useCall } from "../../platform/kit/index.ts";
import { usePhrases } from "../../platform/phrases/usePhrases.ts";

/** When merchants apply for what was settled, and when it arrives (FIN-07, FIN-08, MSG-119). */
export function WindowHint() {
  const { hint } = usePhrases("finance").finance;
  const { data } = useCall(withdrawals.window, {}, { silent: true });
  return data === undefined ? null : <span className="kit-soft">{fill(hint.window, data)}</span>;
}
