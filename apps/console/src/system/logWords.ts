import type { RowOf } from "@yunshou/contract";
import type { logs } from "@yunshou/contract/system/logs";
import { auditVerbOf } from "@yunshou/domain";
import type { Catalogue } from "@yunshou/phrases/catalogue";
import { nothingShown } from "../platform/kit/index.ts";

export type LogRow = RowOf<typeof logs.list>;

/** The person; one of a merchant above the reader stays nameless. */
export function operatorOf(t: Catalogue, row: LogRow): string {
  return row.logOperator ?? (row.operatorKnown ? t.logs.anotherMerchant : t.logs.unknownPerson);
}

/** The title of the page on which it was done. */
export function pageOf(t: Catalogue, { logPage }: LogRow): string {
  return logPage === null ? nothingShown : ((t.pages as Readonly<Record<string, string>>)[logPage] ?? logPage);
}

/** What was done, in words; an action that has none yet shows its code. */
export function verbOf(t: Catalogue, { logAction }: LogRow): string {
  return (t.logs.verb as Readonly<Record<string, string>>)[auditVerbOf(logAction)] ?? logAction;
}
