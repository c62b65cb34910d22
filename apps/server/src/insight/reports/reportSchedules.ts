import type { Permission } from "@yunshou/contract";
import { figureViews } from "@yunshou/contract/insight/figureViews";
import type { reportSchedules } from "@yunshou/contract/insight/reportSchedules";
import { checkReportSchedule, refuse, type Refusal, reportScheduleLimits } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import { arm } from "../../platform/timers.ts";
import { findView } from "../views/savedViews.queries.ts";
import { merchantNumbered } from "./reports.queries.ts";
import { nextInstant, scheduleDue } from "./reportMail.ts";
import * as queries from "./reportSchedules.queries.ts";

type AnyCall = Call<unknown, Permission>;

/** Handlers of reports by schedule (STAT-04). */
export const reportScheduleHandlers: HandlersOf<typeof reportSchedules> = {
  list: ({ tx, session, input }) => queries.listSchedules(tx, session.scope, session.userId, input),

  async create(call) {
    const { tx, session, input, now, language } = call;
    const { reportName, merchantNo = "" } = input;
    if (!session.permissions.has(figureViews[reportName].permission)) return refuse("access.noPermission");
    const checked = checkReportSchedule(input);
    if (!checked.ok) return checked;
    const view =
      input.savedViewId === undefined
        ? undefined
        : await findView(tx, session.scope, session.userId, input.savedViewId);
    if (input.savedViewId !== undefined && view?.figureName !== reportName)
      return refuse("record.unknown", { field: "savedViewId" });
    const viewName = view?.viewName ?? "";
    const condition = view === undefined ? {} : { ...view.condition, groupBy: view.groupBy };
    // A view that is narrowed to a merchant stays with it, as one that is chosen here does.
    const ofMerchantId =
      merchantNo === "" ? (view?.ofMerchantId ?? null) : await merchantNumbered(tx, session.scope, merchantNo);
    if (ofMerchantId === undefined) return refuse("record.unknown", { field: "merchantNo" });
    const known = await queries.knownPeople(tx, session.scope, checked.value.receiverIds);
    if (known < checked.value.receiverIds.length) return refuse("record.unknown", { field: "receiverIds" });
    if ((await queries.countSchedules(tx, session.userId)) >= reportScheduleLimits.schedules)
      return refuse("access.tooManyEntries", { values: { limit: reportScheduleLimits.schedules } });
    const owner = { topId: session.topMerchantId, merchantId: session.merchantId };
    const nextAt = await nextInstant(tx, checked.value, session.timeZone, now);
    const reportScheduleId = await queries.insertSchedule(tx, {
      ...owner,
      ...checked.value,
      userId: session.userId,
      reportName,
      merchantNo,
      ofMerchantId,
      viewName,
      condition,
      language,
      nextAt,
    });
    await arm(tx, scheduleDue.at(reportScheduleId, nextAt, { topId: owner.topId }));
    await recordAudit(call, {
      action: "insight.reportSchedule.create",
      object: reportName,
      merchant: owner,
      after: { reportName, merchantNo, viewName, condition, ...checked.value },
    });
    return { reportScheduleId };
  },

  async enable(call) {
    const { tx, session, input, now } = call;
    const schedule = await held(call, input.reportScheduleId);
    if (isRefusal(schedule)) return schedule;
    if ((schedule.nextAt !== null) === input.enabled) return {};
    const nextAt = input.enabled ? await nextInstant(tx, schedule, session.timeZone, now) : null;
    await queries.setNext(tx, schedule, nextAt);
    if (nextAt !== null) await arm(tx, scheduleDue.at(schedule.scheduleId, nextAt, { topId: schedule.topId }));
    await recordAudit(call, {
      action: input.enabled ? "insight.reportSchedule.enable" : "insight.reportSchedule.disable",
      object: schedule.reportName,
      merchant: schedule,
    });
    return {};
  },

  async remove(call) {
    const schedule = await held(call, call.input.reportScheduleId);
    if (isRefusal(schedule)) return schedule;
    await queries.deleteSchedule(call.tx, schedule);
    await recordAudit(call, {
      action: "insight.reportSchedule.delete",
      object: schedule.reportName,
      merchant: schedule,
    });
    return {};
  },
};

async function held({ tx, session }: AnyCall, scheduleId: string): Promise<queries.ScheduleRecord | Refusal> {
  const schedule = await queries.lockSchedule(tx, session.scope, session.userId, scheduleId);
  return schedule ?? refuse("record.unknown", { field: "reportScheduleId" });
}
