import type { Permission } from "@yunshou/contract";
import { figureViews } from "@yunshou/contract/insight/figureViews";
import type { reports } from "@yunshou/contract/insight/reports";
import {
  checkDayRange,
  queryRangeDays,
  refuse,
  type Refusal,
  reportLimit,
  type ReportName,
  reportTable,
  step,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { isRefusal } from "../../platform/refused.ts";
import * as queries from "./reports.queries.ts";
import { startReport } from "./startReport.ts";

type AnyCall = Call<unknown, Permission>;

/** A report says no more than the page of its figures. */
const mayRead = ({ session }: AnyCall, name: ReportName) => session.permissions.has(figureViews[name].permission);
const nameOf = ({
  reportName,
  startDate,
  endDate,
}: Pick<queries.ReportRecord, "reportName" | "startDate" | "endDate">) => `${reportName} ${startDate} ${endDate}`;

/** Handlers of report export (STAT-02 to STAT-04). */
export const reportHandlers: HandlersOf<typeof reports> = {
  list: ({ tx, session, input }) => queries.listReports(tx, session.scope, session.userId, input, input),

  async create(call) {
    const { tx, session, input } = call;
    const { reportName, startDate, endDate, merchantNo = "" } = input;
    if (!mayRead(call, reportName)) return refuse("access.noPermission");
    const range = checkDayRange(startDate, endDate, queryRangeDays.reportExport);
    if (!range.ok)
      return range.code === "range.tooLong" ? refuse("insight.reportTooLong", { field: "endDate" }) : range;
    const ofMerchantId = merchantNo === "" ? null : await queries.merchantNumbered(tx, session.scope, merchantNo);
    if (ofMerchantId === undefined) return refuse("record.unknown", { field: "merchantNo" });
    if ((await queries.countReports(tx, session.userId)) >= reportLimit)
      return refuse("access.tooManyEntries", { values: { limit: reportLimit } });
    const owner = { topId: session.topMerchantId, merchantId: session.merchantId };
    const wanted = { reportName, startDate, endDate, merchantNo };
    const reportId = await queries.insertReport(tx, { ...owner, userId: session.userId, ofMerchantId, ...wanted });
    await recordAudit(call, {
      action: "insight.report.create",
      object: nameOf(wanted),
      merchant: owner,
      after: wanted,
    });
    return { reportId };
  },

  async generate(call) {
    const report = await held(call, call.input.reportId);
    if (isRefusal(report)) return report;
    if (!mayRead(call, report.reportName)) return refuse("access.noPermission");
    const next = step(reportTable, report.reportStatus, "generate");
    if (!next.ok) return next;
    const started = await startReport(call, report);
    if (isRefusal(started)) return started;
    await queries.setFile(call.tx, report, started.fileId);
    return {};
  },

  async remove(call) {
    const report = await held(call, call.input.reportId);
    if (isRefusal(report)) return report;
    await queries.deleteReport(call.tx, report);
    await recordAudit(call, {
      action: "insight.report.delete",
      object: nameOf(report),
      merchant: { topId: report.topId, merchantId: report.merchantId },
    });
    return {};
  },
};

async function held({ tx, session }: AnyCall, reportId: string): Promise<queries.ReportRecord | Refusal> {
  const report = await queries.lockReport(tx, session.scope, session.userId, reportId);
  return report ?? refuse("record.unknown", { field: "reportId" });
}
