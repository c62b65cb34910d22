import type { Envelope, ErrorCode, ErrorDetail, Language } from "@yunshou/contract";
import { errorText } from "@yunshou/phrases/server";
import { successCode } from "@yunshou/contract";

/** The sentence about one broken rule of an input. */
export { ruleText } from "@yunshou/phrases/server";

/** The envelope of a success. `msg` is empty: what a success is called is the console's choice. */
export function success<T>(data: T): Envelope<T> {
  return { code: successCode, msg: "", data };
}

/** The envelope of a failure in the caller's language. */
export function failure(language: Language, code: ErrorCode, detail: ErrorDetail): Envelope<ErrorDetail> {
  const seconds = detail.retryAfterSeconds;
  const values = { ...(seconds === undefined ? {} : { seconds }), ...detail.values };
  const broken = code === "input.invalid" ? detail.issues?.[0]?.message : undefined;
  return { code, msg: broken ?? errorText(language, code, values), data: detail };
}
