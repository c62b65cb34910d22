import type { plans } from "@yunshou/contract/marketing/plans";
import { refuse } from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { HandlersOf } from "../../platform/call.ts";
import { lockPlan } from "../plans.queries.ts";
import { listPlanMachines, planIsSeen, reopenLists } from "./planPrices.queries.ts";

/** How far the prices of a plan are on their way to the machines that take them by themselves. */
export const planPriceHandlers: Pick<HandlersOf<typeof plans>, "machines" | "resend"> = {
  async machines({ tx, session, input }) {
    if (!(await planIsSeen(tx, session.scope, input.planId))) return refuse("record.unknown", { field: "planId" });
    return listPlanMachines(tx, session.scope, input);
  },

  async resend(call) {
    const plan = await lockPlan(call.tx, call.session.scope, call.input.planId);
    if (plan === undefined) return refuse("record.unknown", { field: "planId" });
    const machines = await reopenLists(call.tx, plan);
    if (machines === 0) return refuse("marketing.nothingToResend", { field: "planId" });
    await recordAudit(call, {
      action: "marketing.plan.resend",
      object: plan.planName,
      merchant: plan,
      after: { machines },
    });
    return {};
  },
};
