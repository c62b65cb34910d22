import type { productSales } from "@yunshou/contract/insight/productSales";
import { addDays, daysIncluded } from "@yunshou/domain";
import type { HandlersOf } from "../platform/call.ts";
import { startExport } from "../platform/export/startExport.ts";
import { isRefusal } from "../platform/refused.ts";
import { categories } from "./dashboard.queries.ts";
import * as queries from "./productSales.queries.ts";
import { productSalesExport } from "./productSalesExport.ts";
import { filtersOf, rankedSales } from "./rankedSales.ts";

/** Handlers of the ranking of products (PRODUCT-26, STAT-05). */
export const productSalesHandlers: HandlersOf<typeof productSales> = {
  async ranking(call) {
    const { tx, session, language, input } = call;
    const filters = await filtersOf(tx, session.scope, input);
    if (isRefusal(filters)) return filters;
    const days = new Map((await queries.salesByDay(tx, session.scope, filters)).map((row) => [row.day, row]));
    return {
      ...(await rankedSales(tx, session.scope, language, filters)),
      days: Array.from({ length: daysIncluded(input.fromDay, input.toDay) }, (_, index) => {
        const day = addDays(input.fromDay, index);
        return days.get(day) ?? { day, salesCount: 0, salesAmountFen: "0" };
      }),
      categories: await categories(tx, session.scope),
    };
  },

  async export(call) {
    const filters = await filtersOf(call.tx, call.session.scope, call.input);
    return isRefusal(filters) ? filters : startExport(call, productSalesExport);
  },
};
