import { auditPageOf } from "@yunshou/contract/audit";
import { auditResultOf } from "@yunshou/domain";
import type { LogRow } from "./logs.queries.ts";

/** An entry as the page and its file show it: the page and the result follow from what was done. */
export const logRow = <Row extends LogRow>(row: Row) => ({
  ...row,
  logResult: auditResultOf(row.logAction),
  logPage: auditPageOf(row.logAction),
});
