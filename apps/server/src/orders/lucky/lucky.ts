import type { lucky } from "@yunshou/contract/orders/lucky";
import { checkDayRange, checkFeature, queryRangeDays, type Refusal } from "@yunshou/domain";
import type { HandlersOf, Session } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { luckyDrawExport, luckyOrderExport, luckyWinExport } from "./luckyExports.ts";
import { luckyRow } from "./luckyRow.ts";
import { listLucky, listWins, luckyTotals, winTotals } from "./lucky.queries.ts";

type LimitDays = (typeof queryRangeDays)[keyof typeof queryRangeDays];

/** Lucky purchases are no matter of a merchant whose switch is off (MERCHANT-20); a range has its limit. */
function refusedOf(
  session: Session,
  { fromDay, toDay }: { readonly fromDay: string; readonly toDay: string },
  limitDays: LimitDays,
): Refusal | undefined {
  const feature = checkFeature(session.features, "purchase");
  if (!feature.ok) return feature;
  const range = checkDayRange(fromDay, toDay, limitDays);
  return range.ok ? undefined : range;
}

/** Handlers of lucky purchases (ORDER-05, ORDER-10). */
export function luckyHandlers(): HandlersOf<typeof lucky> {
  return {
    async orders({ tx, session, input, language }) {
      const refused = refusedOf(session, input, queryRangeDays.orders);
      if (refused !== undefined) return refused;
      const { rows, ...counts } = await listLucky(
        tx,
        session.scope,
        { timeZone: session.timeZone, language },
        input,
        input,
      );
      return { rows: rows.map(luckyRow), ...counts };
    },

    async totals({ tx, session, input, language }) {
      return (
        refusedOf(session, input, queryRangeDays.orders) ??
        (await luckyTotals(tx, session.scope, { timeZone: session.timeZone, language }, input))
      );
    },

    async exportOrders(call) {
      return refusedOf(call.session, call.input, queryRangeDays.exports) ?? startExport(call, luckyOrderExport);
    },

    async exportDraws(call) {
      return refusedOf(call.session, call.input, queryRangeDays.exports) ?? startExport(call, luckyDrawExport);
    },

    async wins({ tx, session, input }) {
      const refused = refusedOf(session, input, queryRangeDays.statistics);
      if (refused !== undefined) return refused;
      return listWins(tx, session.scope, session.timeZone, input, input);
    },

    async winTotals({ tx, session, input }) {
      return (
        refusedOf(session, input, queryRangeDays.statistics) ??
        (await winTotals(tx, session.scope, session.timeZone, input))
      );
    },

    async exportWins(call) {
      return refusedOf(call.session, call.input, queryRangeDays.exports) ?? startExport(call, luckyWinExport);
    },
  };
}
