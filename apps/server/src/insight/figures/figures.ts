import { type FigureView, type FigureViewName, figureViews } from "@yunshou/contract/insight/figureViews";
import type { FigureCalls } from "@yunshou/contract/insight/figures";
import type { Handle, Scope } from "@yunshou/database";
import { businessDay, checkDayRange, queryRangeDays } from "@yunshou/domain";
import type { HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { medicineCategories, valuesOf } from "./figures.queries.ts";
import { figureExports } from "./figureExports.ts";
import { figuresFor } from "./readFigures.ts";

/** Handlers of one statistics page, by its definition (STAT-01, STAT-05, STAT-06, STAT-07). */
export function figureHandlers(name: FigureViewName): HandlersOf<FigureCalls> {
  const view: FigureView = figureViews[name];
  const choices = async (tx: Handle, scope: Scope, column: "category" | "brand") =>
    view.filters.includes(column) ? valuesOf(tx, scope, column) : [];
  return {
    async read({ tx, session, language, input, now }) {
      const range = checkDayRange(input.fromDay, input.toDay, queryRangeDays.statistics);
      if (!range.ok) return range;
      return {
        ...(await figuresFor(tx, session.scope, language, view, { ...input, ...view.only })),
        categories: await choices(tx, session.scope, "category"),
        brands: await choices(tx, session.scope, "brand"),
        medCategories: view.filters.includes("medCategory") ? await medicineCategories(tx, session.scope) : [],
        today: businessDay(now, session.timeZone),
      };
    },

    async export(call) {
      const range = checkDayRange(call.input.fromDay, call.input.toDay, queryRangeDays.statistics);
      return range.ok ? startExport(call, figureExports[name]) : range;
    },
  };
}
