import type { arrivals } from "@yunshou/contract/finance/arrivals";
import { arrivalTable, checkReason, refuse, step } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { exportedRange, shownRange } from "../settlement/settlements.ts";
import { arrivalExport } from "./arrivalExport.ts";
import * as queries from "./arrivals.queries.ts";

/** Handlers of what the bank shows beside what it should show (FIN-07). */
export const arrivalHandlers: HandlersOf<typeof arrivals> = {
  async list({ tx, session, input }) {
    const range = shownRange(input);
    return range.ok ? queries.listArrivals(tx, session.scope, input, input) : range;
  },

  async export(call) {
    const range = exportedRange(call.input);
    return range.ok ? startExport(call, arrivalExport) : range;
  },

  async settle(call) {
    const { tx, session, input, now } = call;
    const remark = checkReason(input.remark);
    if (!remark.ok) return remark;
    const arrival = await queries.lockArrival(tx, session.scope, input.arrivalId);
    if (arrival === undefined) return refuse("finance.arrivalUnknown", { field: "arrivalId" });
    if (arrival.version !== input.version) return refuse("finance.arrivalChanged");
    const next = step(arrivalTable, arrival.state, "settle");
    if (!next.ok) return next;
    await queries.saveSettled(tx, arrival, { remark: remark.value, userId: session.userId, now });
    await recordAudit(call, {
      action: "finance.arrival.workOff",
      object: arrival.about,
      merchant: arrival,
      before: { arrivalState: arrival.state },
      after: { arrivalState: next.value, remark: remark.value },
    });
    return {};
  },
};
