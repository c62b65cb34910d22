import type { refills } from "@yunshou/contract/stock/refills";
import { checkDayRange, checkRefillExplanation, queryRangeDays, refuse } from "@yunshou/domain";
import { recordAudits } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { refillExport } from "./refillExport.ts";
import * as queries from "./refills.queries.ts";

const readerOf = ({ session: { scope, timeZone }, language }: Call<unknown, "stock.refill.read">) => ({
  scope,
  timeZone,
  language,
});

/** Lanes that are refilled in one visit lie within this time before and after each other. */
const visitMs = 30 * 60_000;

/** Handlers of replenishment records and of what machines say against them (STOCK-03). */
export const refillHandlers: HandlersOf<typeof refills> = {
  async list(call) {
    const { fromDay, toDay } = call.input;
    const range = checkDayRange(fromDay, toDay, queryRangeDays.statistics);
    return range.ok ? queries.listRefills(call.tx, readerOf(call), call.input, call.input) : range;
  },

  async detail(call) {
    const { tx, session, input } = call;
    const refill = await queries.findRefill(tx, session.scope, input.movementId);
    if (refill === undefined) return refuse("record.unknown", { field: "movementId" });
    const around = (ms: number) => new Date(refill.at.getTime() + ms);
    return { rows: await queries.refillsAround(tx, readerOf(call), refill, around(-visitMs), around(visitMs)) };
  },

  async export(call) {
    const { fromDay, toDay } = call.input;
    const range = checkDayRange(fromDay, toDay, queryRangeDays.statistics);
    return range.ok ? startExport(call, refillExport) : range;
  },

  checks: (call) => queries.listChecks(call.tx, readerOf(call), call.input, call.input),

  async explain(call) {
    const { tx, session, input, now } = call;
    const remark = checkRefillExplanation(input.cause, input.remark);
    if (!remark.ok) return remark;
    const ids = [...new Set(input.checkIds)];
    const checks = await queries.lockChecks(tx, session.scope, ids);
    if (checks.length < ids.length) return refuse("record.unknown", { field: "checkIds" });
    if (checks.some(({ isExplained }) => isExplained)) return refuse("state.notAllowed", { field: "checkIds" });
    const { cause } = input;
    await queries.saveExplanations(tx, checks, { cause, remark: remark.value, userId: session.userId, now });
    await recordAudits(
      call,
      checks.map((check) => ({
        action: "stock.refill.explainRefill",
        object: check.machineNo,
        merchant: check,
        after: { checkId: check.checkId, cause, remark: remark.value },
      })),
    );
    return { explained: checks.length };
  },
};
