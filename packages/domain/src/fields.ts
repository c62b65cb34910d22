import { accept, refuse, type Result } from "./result.ts";

/** Limits that forms, server and tables share. */
export const fieldLimits = {
  codeLength: 20,
  nameLength: 60,
  remarkLength: 200,
  addressLength: 200,
} as const;

const codePattern = /^[0-9A-Za-z]+$/;
const mobilePattern = /^1[3-9]\d{9}$/;

/** Account and code fields: letters and digits, within 20 (spec 2 §5, FORM-03). */
export function checkCode(text: string, field: string): Result<string> {
  const trimmed = text.trim();
  if (trimmed === "") return refuse("field.required", { field });
  if (trimmed.length > fieldLimits.codeLength) {
    return refuse("field.tooLong", { field, values: { limit: fieldLimits.codeLength } });
  }
  return codePattern.test(trimmed) ? accept(trimmed) : refuse("field.notCode", { field });
}

/** Required text with a length limit in characters (FORM-01, FORM-05). */
export function checkText(text: string, field: string, limit: number): Result<string> {
  const trimmed = text.trim();
  if (trimmed === "") return refuse("field.required", { field });
  return [...trimmed].length > limit ? refuse("field.tooLong", { field, values: { limit } }) : accept(trimmed);
}

/** A remark is optional and has at most 200 characters (FORM-05, MSG-113). */
export function checkRemark(text: string): Result<string> {
  const remark = text.trim();
  return [...remark].length > fieldLimits.remarkLength
    ? refuse("field.remarkTooLong", { field: "remark" })
    : accept(remark);
}

/**
 * True when the text is NOT a mobile number: 11 digits, 1 then 3 to 9: the documented
 * pattern widened by the 16 and 19 that carriers issue (MERCHANT-16).
 * The inverted answer is that of the specification's helper (spec 1 §5, LOGIN-49).
 */
export function isNotMobile(text: string): boolean {
  return !mobilePattern.test(text);
}
