import type { plans } from "@yunshou/contract/marketing/plans";
import { businessDay, effectDays, planEffect, refuse } from "@yunshou/domain";
import type { HandlersOf } from "../platform/call.ts";
import { comparedMachines, comparedPlan, takenOff } from "./planEffect.queries.ts";

const text = (fen: bigint | null) => (fen === null ? null : String(fen));

/** What a plan sold more than the same machines without it would have (MKT-21). */
export const planEffectHandler: HandlersOf<typeof plans>["effect"] = async ({ tx, session, input, now }) => {
  const plan = await comparedPlan(tx, session.scope, input.planId);
  if (plan === undefined) return refuse("record.unknown", { field: "planId" });
  const days = effectDays(plan.startDate, plan.endDate, businessDay(now, plan.timeZone));
  const machines = days === undefined ? [] : await comparedMachines(tx, session.scope, plan, days);
  const whole = machines.filter((machine) => machine.whole);
  const facts = whole.map(({ inPlan, beforeFen, duringFen }) => ({
    inPlan,
    beforeFen: BigInt(beforeFen),
    duringFen: BigInt(duringFen),
  }));
  const { verdict, planMachines, otherMachines, ...fen } = planEffect(facts, days?.days ?? 1);
  const cheaper = days === undefined ? undefined : await takenOff(tx, session.scope, plan, days);
  return {
    verdict: days === undefined ? "tooEarly" : verdict,
    days: days?.days ?? 0,
    fromDay: days?.fromDay ?? null,
    toDay: days?.toDay ?? null,
    beforeFrom: days?.beforeFrom ?? null,
    beforeTo: days?.beforeTo ?? null,
    planMachines,
    otherMachines,
    leftOut: machines.length - whole.length,
    planBeforeFen: String(fen.planBeforeFen),
    planDuringFen: String(fen.planDuringFen),
    othersBeforeFen: String(fen.othersBeforeFen),
    othersDuringFen: String(fen.othersDuringFen),
    extraFen: text(fen.extraFen),
    lowFen: text(fen.lowFen),
    highFen: text(fen.highFen),
    discountFen: cheaper?.discountFen ?? "0",
    orderCount: cheaper?.orderCount ?? 0,
  };
};
