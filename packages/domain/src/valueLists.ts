import { machineTypes } from "./machines/values.ts";
import { orderStates, paymentKinds } from "./orders/values.ts";
import { accept, refuse, type Result } from "./result.ts";
import { ticketStates } from "./support/ticket.ts";
import { isValueList, type ValueList } from "./system/dictionary.ts";

/**
 * Lists of values that the product knows. The dictionary holds an entry of each from the start, and its order and its
 * switches decide what filters and forms offer (GEN-22: the payment kinds, the machine types, the languages, spec 2 §4).
 */
export const valueLists = {
  paymentKind: paymentKinds,
  machineType: machineTypes,
  language: ["zh", "en", "fr", "ko", "vi", "es", "de", "lo", "it"],
  orderState: orderStates,
  ticketState: ticketStates,
} as const satisfies Readonly<Record<ValueList, readonly string[]>>;

/** An entry of a list of values stands for one of them; in any other type the code is free. */
export function checkDictionaryValueCode(type: string, dictCode: string): Result<undefined> {
  if (!isValueList(type)) return accept();
  const values: readonly string[] = valueLists[type];
  return values.includes(dictCode) ? accept() : refuse("record.unknown", { field: "dictCode" });
}
