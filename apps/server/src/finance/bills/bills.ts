import type { Permission } from "@yunshou/contract";
import type { billDifferences, bills } from "@yunshou/contract/finance/bills";
import {
  askedNumber,
  billTimeZone,
  businessDay,
  checkParkDay,
  checkReason,
  type DifferenceEvent,
  differenceTable,
  refuse,
  step,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { arm } from "../../platform/timers.ts";
import { exportedRange, shownRange } from "../settlement/settlements.ts";
import { askDue } from "./asking.ts";
import { markAsked } from "./asking.queries.ts";
import { billExport, differenceExport } from "./billExports.ts";
import * as queries from "./bills.queries.ts";
import { releaseStatements } from "./holds.queries.ts";

/** Handlers of bills (FIN-07, FIN-09, FIN-10). */
export const billHandlers: HandlersOf<typeof bills> = {
  async list({ tx, input }) {
    const range = shownRange(input);
    return range.ok ? queries.listBills(tx, input, input) : range;
  },

  async export(call) {
    const range = exportedRange(call.input);
    return range.ok ? startExport(call, billExport) : range;
  },

  services: async ({ tx }) => ({ rows: await queries.billedServices(tx) }),
};

type StepCall = Call<{ readonly differenceId: string; readonly version: number }, Permission>;

/** A step of one difference, whose version the person saw. */
async function stepOf(call: StepCall, event: DifferenceEvent, remark = "", untilDay?: string) {
  const { tx, session, input, now } = call;
  const difference = await queries.lockDifference(tx, session.scope, input.differenceId);
  if (difference === undefined) return refuse("finance.differenceUnknown", { field: "differenceId" });
  if (difference.version !== input.version) return refuse("finance.differenceChanged");
  const next = step(differenceTable, difference.state, event);
  if (!next.ok) return next;
  await queries.saveDifferenceStep(tx, difference, {
    state: next.value,
    remark,
    userId: session.userId,
    now,
    ...(untilDay === undefined ? {} : { untilDay }),
  });
  if (next.value === "done") await releaseStatements(tx);
  await recordAudit(call, {
    action: `finance.billDifference.${event === "take" ? "takeOver" : event === "park" ? "park" : "workOff"}`,
    object: `${difference.day} ${difference.about}`,
    merchant: difference,
    before: { differenceState: difference.state },
    after: {
      differenceState: next.value,
      ...(remark === "" ? {} : { remark }),
      ...(untilDay === undefined ? {} : { parkedUntil: untilDay }),
    },
  });
  return {};
}

/** Handlers of differences between bills and our books. */
export const differenceHandlers: HandlersOf<typeof billDifferences> = {
  async list({ tx, session, input }) {
    const range = shownRange(input);
    return range.ok ? queries.listDifferences(tx, session.scope, input, input) : range;
  },

  async export(call) {
    const range = exportedRange(call.input);
    return range.ok ? startExport(call, differenceExport) : range;
  },

  take: (call) => stepOf(call, "take"),

  async park(call) {
    const remark = checkReason(call.input.remark);
    if (!remark.ok) return remark;
    const until = checkParkDay(call.input.untilDay, businessDay(call.now, billTimeZone));
    return until.ok ? stepOf(call, "park", remark.value, until.value) : until;
  },

  async ask(call) {
    const { tx, session, input, now } = call;
    const difference = await queries.lockDifference(tx, session.scope, input.differenceId);
    if (difference === undefined) return refuse("finance.differenceUnknown", { field: "differenceId" });
    if (difference.version !== input.version) return refuse("finance.differenceChanged");
    const open = step(differenceTable, difference.state, "take");
    if (!open.ok) return open;
    if (askedNumber(difference) === undefined) return refuse("finance.nothingToAsk");
    await markAsked(tx, difference, now);
    await arm(tx, askDue.at(difference.differenceId, now, { topId: difference.topId, tries: 0 }));
    await recordAudit(call, {
      action: "finance.billDifference.askProvider",
      object: `${difference.day} ${difference.about}`,
      merchant: difference,
    });
    return {};
  },

  async settle(call) {
    const remark = checkReason(call.input.remark);
    return remark.ok ? stepOf(call, "settle", remark.value) : remark;
  },
};
