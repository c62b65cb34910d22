import { accept, refuse, type Result } from "../../result.ts";

/** True when the digits fulfil the check of Luhn (ISO/IEC 7812-1). */
function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const counted = place % 2 === 1 ? digit * 2 : digit;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}

/** The number of a bank card: 13 to 19 digits with a right check digit. Answers it without spaces (MERCHANT-11). */
export function checkBankAccount(text: string): Result<string> {
  const number = text.replace(/[\s-]/g, "");
  if (number === "") return refuse("field.required", { field: "bankAccount" });
  const fits = /^\d{13,19}$/.test(number) && !/^0+$/.test(number) && passesLuhn(number);
  return fits ? accept(number) : refuse("merchants.bankCardWrong", { field: "bankAccount" });
}

/** **** **** **** 1234 */
export function maskBankAccount(number: string): string {
  return `**** **** **** ${number.slice(-4)}`;
}
