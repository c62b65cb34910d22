import type { mallCouponFigures } from "@yunshou/contract/marketing/mallCouponFigures";
import { checkDayRange, queryRangeDays } from "@yunshou/domain";
import type { HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import type { Secrets } from "../../platform/secrets.ts";
import { shownCode } from "../codes/codeBook.ts";
import { shareOf } from "../codes/promoCodes.ts";
import * as figures from "./figures.queries.ts";
import { mallCouponDayExport, mallCouponFigureExport } from "./figureExports.ts";

const checkDays = ({ fromDay, toDay }: { readonly fromDay: string; readonly toDay: string }) =>
  checkDayRange(fromDay, toDay, queryRangeDays.statistics);

/** Handlers of what coupons of the mall brought (COUPON-05, STAT-05). */
export function mallCouponFigureHandlers({
  secrets,
}: {
  readonly secrets: Secrets;
}): HandlersOf<typeof mallCouponFigures> {
  return {
    async list({ tx, session, input }) {
      const range = checkDays(input);
      if (!range.ok) return range;
      const { rows, ...counts } = await figures.listFigures(tx, session.scope, session.timeZone, input, input);
      return {
        rows: rows.map(({ allSalesFen, ...row }) => ({ ...row, share: shareOf(row.salesAmountFen, allSalesFen) })),
        ...counts,
      };
    },

    async totals({ tx, session, input }) {
      const range = checkDays(input);
      return range.ok ? figures.figureTotals(tx, session.scope, session.timeZone, input) : range;
    },

    async export(call) {
      const range = checkDays(call.input);
      return range.ok ? startExport(call, mallCouponFigureExport) : range;
    },

    async days({ tx, session, input }) {
      const range = checkDays(input);
      return range.ok ? figures.listDays(tx, session.scope, session.timeZone, input, input) : range;
    },

    async exportDays(call) {
      const range = checkDays(call.input);
      return range.ok ? startExport(call, mallCouponDayExport) : range;
    },

    async uses({ tx, session, input }) {
      const range = checkDays(input);
      if (!range.ok) return range;
      const { mallCouponId, couponName, fromDay, toDay } = input;
      const filters = { batchId: mallCouponId, name: couponName, fromDay, toDay };
      const { rows, ...counts } = await figures.listMallUses(tx, session.scope, session.timeZone, filters, input);
      return {
        rows: rows.map(({ codeId, codeSealed, planName, ...row }) => ({
          ...row,
          couponName: planName,
          couponCode: shownCode(secrets, { codeId, codeSealed }),
        })),
        ...counts,
      };
    },
  };
}
