import { fenFromYuan, type Result } from "@yunshou/domain";
import { useRefusalText } from "../platform/kit/index.ts";
import { usePhrases } from "../platform/phrases/usePhrases.ts";

/** A form rule for an amount in yuan: well-formed, and whatever the rule of the domain says. Empty is refused unless it may be. */
export function useAmountRule() {
  const t = usePhrases();
  const refusal = useRefusalText();
  return (check: (fen: bigint) => Result<unknown>, { optional = false } = {}) => ({
    validator: (_rule: unknown, text = "") => {
      if (text.trim() === "") return optional ? Promise.resolve() : Promise.reject(new Error(t.common.form.required));
      const amount = fenFromYuan(text);
      const problem = refusal(amount.ok ? check(amount.value) : amount);
      return problem === undefined ? Promise.resolve() : Promise.reject(new Error(problem));
    },
  });
}

/** The amount of a checked field as the wire carries it; an empty one is nothing. */
export function fenOf(text = ""): string {
  const amount = fenFromYuan(text);
  return amount.ok ? String(amount.value) : "0";
}
