import type { Handle } from "@yunshou/database";
import { type ValueList, valueLists } from "@yunshou/domain";
import { languageNames } from "@yunshou/phrases/languageNames";
import { wordsOf } from "@yunshou/phrases/server";
import { insertFirstEntries } from "./dictionary.queries.ts";

/** What the values of a list are called in Chinese. */
const namesOf = (): Readonly<Record<ValueList, Readonly<Record<string, string>>>> => ({
  paymentKind: wordsOf("zh", "payments").kind,
  machineType: wordsOf("zh", "machines").machineType,
  language: languageNames,
  orderState: wordsOf("zh", "orders").orderStatus,
  ticketState: wordsOf("zh", "support").state,
});

/** Fills the platform's dictionary with the lists of values; what somebody has changed since stays as it is (GEN-22). */
export async function ensureDictionary(tx: Handle): Promise<void> {
  const names = namesOf();
  const entries = Object.entries(valueLists).flatMap(([type, values]) =>
    values.map((code, index) => ({
      dictType: type,
      dictCode: code,
      dictName: names[type as ValueList][code] ?? code,
      dictValue: code,
      sortNo: (index + 1) * 10,
    })),
  );
  await insertFirstEntries(tx, entries);
}
