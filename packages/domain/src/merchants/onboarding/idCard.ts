import { accept, refuse, type Result } from "../../result.ts";

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkDigits = "10X98765432";
/** First two digits: the province that issued the number. */
const provinceCodes = new Set(
  "11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83".split(" "),
);

/** The eighteenth character for the first seventeen digits of an ID number (GB 11643, ISO 7064 MOD 11-2). */
export function idCardCheckDigit(digits: string): string {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return checkDigits[sum % 11] ?? "";
}

/**
 * A Chinese ID number: province, a birth date that the calendar has and that is not after `today`, and the check digit.
 * Answers it without spaces and with a capital X (MERCHANT-11).
 */
export function checkIdCardNo(text: string, today: string): Result<string> {
  const number = text.replace(/\s/g, "").toUpperCase();
  if (number === "") return refuse("field.required", { field: "idCardNo" });
  const wrong = refuse("merchants.idCardWrong", { field: "idCardNo" });
  if (!/^\d{17}[\dX]$/.test(number) || !provinceCodes.has(number.slice(0, 2))) return wrong;
  const birthday = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  const date = new Date(`${birthday}T00:00:00Z`);
  if (
    Number.isNaN(date.getTime()) ||
    date.toISOString().slice(0, 10) !== birthday ||
    birthday < "1900-01-01" ||
    birthday > today
  )
    return wrong;
  return idCardCheckDigit(number) === number[17] ? accept(number) : wrong;
}

/** 110***********123X: three characters at the front and four at the end. */
export function maskIdCardNo(number: string): string {
  return `${number.slice(0, 3)}${"*".repeat(Math.max(number.length - 7, 4))}${number.slice(-4)}`;
}
