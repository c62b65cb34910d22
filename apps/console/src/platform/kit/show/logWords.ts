import type { RowOf } from "@yunshou/contract";
import type { logs } from "@yunshou/contract/system/logs";
import { auditVerbOf } from "@yunshou/domain";
import type { Every, Words } from "@yunshou/phrases/rooms";
import { nothingShown } from "./show.ts";

export type LogRow = RowOf<typeof logs.list>;

/** The person; one of a merchant above the reader stays nameless. */
export function operatorOf(words: Words<"logs">, row: LogRow): string {
  return row.logOperator ?? (row.operatorKnown ? words.anotherMerchant : words.unknownPerson);
}

/** The title of the page on which it was done. */
export function pageOf(titles: Every<"pages">, { logPage }: LogRow): string {
  return logPage === null ? nothingShown : ((titles as Readonly<Record<string, string>>)[logPage] ?? logPage);
}

/** What was done, in words, as `verbText` of the server finds them; an action that has none yet shows its code. */
export function verbOf(verbs: Every<"verbs">, { logAction }: LogRow): string {
  const known: Readonly<Record<string, string>> = verbs;
  return known[logAction] ?? known[auditVerbOf(logAction)] ?? logAction;
}
