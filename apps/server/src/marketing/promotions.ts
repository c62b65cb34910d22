import type { promotions } from "@yunshou/contract/marketing/promotions";
import { checkDayRange, queryRangeDays } from "@yunshou/domain";
import type { HandlersOf } from "../platform/call.ts";
import { startExport } from "../platform/export/startExport.ts";
import {
  promotedMerchantExport,
  promotedMerchantOrderExport,
  promotedProductExport,
  promotedProductOrderExport,
} from "./promotionExports.ts";
import * as queries from "./promotions.queries.ts";

const rangeOf = ({ fromDay, toDay }: { readonly fromDay: string; readonly toDay: string }) =>
  checkDayRange(fromDay, toDay, queryRangeDays.statistics);

/** Handlers of the statistics of promotions (MKT-21); a figure and its orders are read by the same conditions. */
export const promotionHandlers: HandlersOf<typeof promotions> = {
  async products({ tx, session, language, input }) {
    const range = rangeOf(input);
    return range.ok ? queries.promotedProducts(tx, session.scope, language, input, input) : range;
  },
  async productTotals({ tx, session, language, input }) {
    const range = rangeOf(input);
    return range.ok ? queries.productTotals(tx, session.scope, language, input) : range;
  },
  async exportProducts(call) {
    const range = rangeOf(call.input);
    return range.ok ? startExport(call, promotedProductExport) : range;
  },
  async productOrders({ tx, session, language, input }) {
    const range = rangeOf(input);
    return range.ok ? queries.promotedOrders(tx, session.scope, language, input, input) : range;
  },
  async exportProductOrders(call) {
    const range = rangeOf(call.input);
    return range.ok ? startExport(call, promotedProductOrderExport) : range;
  },
  async merchants({ tx, session, input }) {
    const range = rangeOf(input);
    return range.ok ? queries.promotedMerchants(tx, session.scope, input, input) : range;
  },
  async merchantTotals({ tx, session, input }) {
    const range = rangeOf(input);
    return range.ok ? queries.merchantTotals(tx, session.scope, input) : range;
  },
  async exportMerchants(call) {
    const range = rangeOf(call.input);
    return range.ok ? startExport(call, promotedMerchantExport) : range;
  },
  async merchantOrders({ tx, session, language, input }) {
    const range = rangeOf(input);
    return range.ok ? queries.promotedOrders(tx, session.scope, language, input, input) : range;
  },
  async exportMerchantOrders(call) {
    const range = rangeOf(call.input);
    return range.ok ? startExport(call, promotedMerchantOrderExport) : range;
  },
};
