import type { Endpoint, Envelope, ErrorCode, ErrorDetail, Language } from "@yunshou/contract";
import { errorText, fieldLabel } from "@yunshou/phrases/server";
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

/**
 * What a person calls a field of an input, as the pages do (`phone` → 手机号); its wire name when no page shows it. Of a field
 * inside others the innermost name counts.
 */
export function labelOfField({ access, path }: Endpoint, language: Language, field: string): string {
  const name = field.split(".").findLast((part) => !/^\d+$/.test(part)) ?? field;
  const [, , , first = "", second] = path.split("/");
  const documented = /^\/(?:sram|user)\//.test(path);
  const area = access.includes(".") ? access.slice(0, access.indexOf(".")) : documented ? "access" : first;
  return fieldLabel(language, { area, resource: second }, name) ?? field;
}
