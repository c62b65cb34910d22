import { fenFromYuan, type Result } from "@yunshou/domain";
import { fill } from "@yunshou/phrases/fill";
import { currentLanguage } from "../../phrases/language.ts";
import { errorsUnderway } from "../../phrases/loadedRooms.ts";
import { usePhrases } from "../../phrases/usePhrases.ts";
import { useRefusalText } from "../useRefusalText.ts";

/**
 * A rule of a form field from a function that says what is wrong with its value, or undefined. What a form has said stays as
 * it was said, so words that are on their way are waited for; without them the rule still refuses.
 */
export const ruleOf = <Value>(problemOf: (value: Value) => string | undefined) => ({
  validator: async (_rule: unknown, value: Value): Promise<void> => {
    const problem = problemOf(value);
    if (problem === undefined) return;
    await Promise.allSettled([errorsUnderway(currentLanguage())]);
    throw new Error(problemOf(value) ?? problem);
  },
});

interface Optional {
  /** An empty field is no error. */
  readonly optional?: boolean;
}

/** The rules of form fields: what the domain refuses, the field refuses too, in the same words. */
export function useRules() {
  const t = usePhrases();
  const refusal = useRefusalText();
  // The form puts the label of the field there.
  const missing = fill(t.common.form.requiredOf, { field: "${label}" });
  const sayOf = (result: Result<unknown>) =>
    !result.ok && result.code === "field.required" ? missing : refusal(result);
  return {
    /** 机器名称不能为空: the text of FORM-01 with the name of its field, and the star at the label. */
    required: { required: true, message: missing },
    /** The same for a text: blanks alone are nothing. */
    filled: { required: true, whitespace: true, message: missing },
    rule: (check: (text: string) => Result<unknown>, { optional = false }: Optional = {}) =>
      ruleOf((text: string = "") => (optional && text === "" ? undefined : sayOf(check(text)))),
    /** For an amount in yuan: well-formed, and whatever the rule of the domain says of its fen. */
    amount: (check: (fen: bigint) => Result<unknown>, { optional = false }: Optional = {}) =>
      ruleOf((text: string = "") => {
        if (text.trim() === "") return optional ? undefined : missing;
        return sayOf(ofYuan(check)(text));
      }),
  };
}

/** What a rule about fen says of an amount in yuan that somebody typed. */
export const ofYuan =
  <Value>(check: (fen: bigint) => Result<Value>) =>
  (text: string): Result<Value> => {
    const amount = fenFromYuan(text);
    return amount.ok ? check(amount.value) : amount;
  };

/** The amount of a checked field in fen, as the wire carries it; an empty one is nothing. */
export function fenOf(text = ""): string {
  const amount = fenFromYuan(text);
  return amount.ok ? String(amount.value) : "0";
}
