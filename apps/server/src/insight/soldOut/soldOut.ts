import type { soldOut } from "@yunshou/contract/insight/soldOut";
import { addDays, checkDayRange, daysIncluded, queryRangeDays } from "@yunshou/domain";
import type { HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import * as queries from "./soldOut.queries.ts";
import { soldOutExport } from "./soldOutExport.ts";

const nothing = { timeCount: 0, emptyMinutes: 0, lostPieces: 0, lostAmountFen: "0" };

const rangeOf = ({ fromDay, toDay }: { readonly fromDay: string; readonly toDay: string }) =>
  checkDayRange(fromDay, toDay, queryRangeDays.statistics);

/** Handlers of sold-out times (STAT-01, STAT-05). */
export const soldOutHandlers: HandlersOf<typeof soldOut> = {
  async list({ tx, session, language, input }) {
    const range = rangeOf(input);
    return range.ok ? queries.listSoldOut(tx, { scope: session.scope, language }, input, input) : range;
  },

  async summary({ tx, session, input }) {
    const range = rangeOf(input);
    if (!range.ok) return range;
    const { total, days } = await queries.soldOutSums(tx, session.scope, input);
    const known = new Map(days.map((row) => [row.day, row]));
    return {
      total,
      days: Array.from({ length: daysIncluded(input.fromDay, input.toDay) }, (_, index) => {
        const day = addDays(input.fromDay, index);
        return known.get(day) ?? { ...nothing, day };
      }),
    };
  },

  async export(call) {
    const range = rangeOf(call.input);
    return range.ok ? startExport(call, soldOutExport) : range;
  },
};
