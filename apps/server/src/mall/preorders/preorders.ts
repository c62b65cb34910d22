import type { mallPreorders } from "@yunshou/contract/mall/preorders";
import { checkDayRange, queryRangeDays } from "@yunshou/domain";
import type { HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { preorderExport } from "./preorderExport.ts";
import * as queries from "./preorders.queries.ts";

/** Lines of a preparation list; more does nobody carry. */
const sheetLines = 1_000;

const rangeOf = ({ fromDay, toDay }: { readonly fromDay: string; readonly toDay: string }) =>
  checkDayRange(fromDay, toDay, queryRangeDays.statistics);

/** Handlers of what was ordered per product, day and pickup point (MALL-04, STAT-05, MSG-107). */
export const mallPreorderHandlers = (): HandlersOf<typeof mallPreorders> => ({
  async list({ tx, session, input }) {
    const range = rangeOf(input);
    return range.ok ? queries.listPreorders(tx, session.scope, session.timeZone, input, input) : range;
  },

  async totals({ tx, session, input }) {
    const range = rangeOf(input);
    return range.ok ? queries.preorderTotals(tx, session.scope, session.timeZone, input) : range;
  },

  async orders({ tx, session, input }) {
    return queries.ordersCounted(tx, session.scope, session.timeZone, input, input);
  },

  async sheet({ tx, session, input }) {
    const range = rangeOf(input);
    if (!range.ok) return range;
    const rows = await queries.preparationLines(tx, session.scope, session.timeZone, input, sheetLines + 1);
    return { rows: rows.slice(0, sheetLines), isCut: rows.length > sheetLines };
  },

  async export(call) {
    const range = rangeOf(call.input);
    return range.ok ? startExport(call, preorderExport) : range;
  },
});
