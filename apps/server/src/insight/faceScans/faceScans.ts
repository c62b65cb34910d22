import type { faceScans } from "@yunshou/contract/insight/faceScans";
import { addDays, checkDayRange, daysIncluded, queryRangeDays } from "@yunshou/domain";
import type { HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { faceScansExport } from "./faceScansExport.ts";
import * as queries from "./faceScans.queries.ts";

const nothing = { scanCount: 0, scanSuccess: 0, successRate: null, faceCount: 0, salesAmountFen: "0" };

const rangeOf = ({ fromDay, toDay }: { readonly fromDay: string; readonly toDay: string }) =>
  checkDayRange(fromDay, toDay, queryRangeDays.statistics);

/** Handlers of face-scan statistics (MACHINE-28, STAT-01, STAT-05). */
export const faceScanHandlers: HandlersOf<typeof faceScans> = {
  async list({ tx, session, input }) {
    const range = rangeOf(input);
    return range.ok ? queries.listFaceScans(tx, session.scope, input, input) : range;
  },

  async summary({ tx, session, input }) {
    const range = rangeOf(input);
    if (!range.ok) return range;
    const { total, days } = await queries.faceScanSums(tx, session.scope, input);
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
    return range.ok ? startExport(call, faceScansExport) : range;
  },
};
