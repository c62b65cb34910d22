import { figureViews } from "@yunshou/contract/insight/figureViews";
import type { savedViews } from "@yunshou/contract/insight/savedViews";
import {
  businessDay,
  checkDayRange,
  checkViewName,
  queryRangeDays,
  refuse,
  savedViewLimit,
  viewDays,
  viewPeriod,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { merchantIn } from "../reports/reports.queries.ts";
import * as queries from "./savedViews.queries.ts";

/** Handlers of saved views (STAT-01): whoever may read the figures of a page may keep its conditions. */
export const savedViewHandlers: HandlersOf<typeof savedViews> = {
  async list({ tx, session, input, now }) {
    const today = businessDay(now, session.timeZone);
    const views = await queries.listViews(tx, session.scope, session.userId, input.figureName);
    return {
      rows: views.map(({ topId: _top, merchantId: _merchant, ofMerchantId: _of, period, ...view }) => ({
        ...view,
        ...viewDays(period, today),
      })),
    };
  },

  async save(call) {
    const { tx, session, input, now } = call;
    const { figureName, groupBy, compare, condition, fromDay, toDay } = input;
    if (!session.permissions.has(figureViews[figureName].permission)) return refuse("access.noPermission");
    const name = checkViewName(input.viewName);
    if (!name.ok) return name;
    const range = checkDayRange(fromDay, toDay, queryRangeDays.statistics);
    if (!range.ok) return range;
    const viewName = name.value;
    if ((await queries.countOthers(tx, session.userId, figureName, viewName)) >= savedViewLimit)
      return refuse("access.tooManyEntries", { values: { limit: savedViewLimit } });
    const owner = { topId: session.topMerchantId, merchantId: session.merchantId };
    const period = viewPeriod(fromDay, toDay, businessDay(now, session.timeZone));
    const view = { figureName, viewName, groupBy, compare, condition, period };
    const ofMerchantId = await merchantIn(tx, session.scope, condition.merchantNo);
    const savedViewId = await queries.saveView(tx, { ...owner, userId: session.userId, ofMerchantId, ...view });
    await recordAudit(call, { action: "insight.savedView.save", object: viewName, merchant: owner, after: view });
    return { savedViewId };
  },

  async remove(call) {
    const { tx, session, input } = call;
    const view = await queries.findView(tx, session.scope, session.userId, input.savedViewId);
    if (view === undefined) return refuse("record.unknown", { field: "savedViewId" });
    await queries.deleteView(tx, view);
    await recordAudit(call, { action: "insight.savedView.delete", object: view.viewName, merchant: view });
    return {};
  },
};
