import type { ParsedInputOf } from "@yunshou/contract";
import type { plans } from "@yunshou/contract/marketing/plans";
import {
  accept,
  businessDay,
  checkBudget,
  checkDayRange,
  checkPlan,
  type PlanEvent,
  planTable,
  queryRangeDays,
  refuse,
  type Refusal,
  type Result,
  step,
} from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { fenOrNull } from "./effects.ts";
import { hasMachines, type NamingOwner, type Owner, sellsProducts } from "./owners.queries.ts";
import * as queries from "./plans.queries.ts";
import { planPriceHandlers } from "./prices/planPrices.ts";
import { changePrices } from "./prices/priceChanges.queries.ts";
import { planEffectHandler } from "./planEffect.ts";
import { type QuoteDependencies, quoteHandler } from "./quote.ts";
import { calendar } from "./calendar.ts";
import { lockScheme } from "./schemes.queries.ts";
import { writtenSlots } from "./slots.ts";

type Form = Omit<ParsedInputOf<typeof plans.create>, "schemeId">;
type Writer = Call<unknown, "marketing.plan.write" | "marketing.discount.write">;

/** What a form says of a plan, after every rule and look-up (MKT-07, MKT-08, MKT-14, MKT-16). */
export async function planColumns(
  { tx, session }: Pick<Writer, "tx" | "session">,
  owner: NamingOwner,
  form: Form,
): Promise<Result<queries.PlanColumns>> {
  const checked = checkPlan({ ...form, maxAmountFen: fenOrNull(form.maxAmountFen) });
  if (!checked.ok) return checked;
  const machineIds = form.allMachines ? [] : [...new Set(form.machineIds)];
  if (!(await hasMachines(tx, session.scope, owner, machineIds)))
    return refuse("marketing.machinesOfOthers", { field: "machineIds" });
  if (!(await sellsProducts(tx, session.scope, owner, form.productIds)))
    return refuse("goods.unknownProduct", { field: "productIds" });
  const { combination, startDate, endDate, productIds, memberLevels, businessTypes, maxUses, maxAmountFen } = form;
  return accept({
    ...checked.value,
    machineIds,
    combination,
    startDate,
    endDate,
    productIds,
    memberLevels,
    businessTypes,
    maxUses,
    maxAmountFen,
  });
}

/** A plan of the scope, held until the call ends. */
export async function findPlan(
  { tx, session }: Pick<Writer, "tx" | "session">,
  planId: string,
): Promise<queries.StoredPlan | Refusal> {
  return (await queries.lockPlan(tx, session.scope, planId)) ?? refuse("record.unknown", { field: "planId" });
}

/** Moves a plan to another state by an event that its state accepts (MKT-19). */
export async function movePlan(
  call: Pick<Writer, "tx" | "now">,
  plan: queries.StoredPlan,
  event: Exclude<PlanEvent, "change">,
): Promise<Refusal | undefined> {
  const next = step(planTable, plan.state, event);
  if (!next.ok) return next;
  if (event === "putOnSale") {
    if (plan.schemeState !== "onSale") return refuse("marketing.schemeNotOnSale");
    if (plan.endDate < businessDay(call.now, plan.timeZone)) return refuse("marketing.planOver");
  }
  await queries.setPlanState(call.tx, plan, next.value);
  await changePrices(call.tx, [plan]);
  return undefined;
}

/** Whether a plan may be changed as the form says: it is not on sale, and its budget is not below what is used. */
export function mayChange(
  plan: queries.StoredPlan,
  columns: Pick<queries.PlanColumns, "maxUses" | "maxAmountFen">,
): Refusal | undefined {
  const allowed = step(planTable, plan.state, "change");
  if (!allowed.ok) return allowed;
  const budget = checkBudget(
    { maxUses: columns.maxUses, maxAmountFen: fenOrNull(columns.maxAmountFen) },
    { usedTotal: plan.usedTotal, usedFen: BigInt(plan.usedFen) },
  );
  return budget.ok ? undefined : budget;
}

const record = (
  call: Call<unknown, "marketing.plan.write">,
  verb: string,
  merchant: Pick<Owner, "topId" | "merchantId">,
  object: string,
  after?: unknown,
) => recordAudit(call, { action: `marketing.plan.${verb}`, object, merchant, after });

async function moved(
  call: Call<{ readonly planId: string }, "marketing.plan.write">,
  event: "putOnSale" | "pause" | "takeOff",
): Promise<Refusal | Record<string, never>> {
  const plan = await findPlan(call, call.input.planId);
  if ("ok" in plan) return plan;
  const refused = await movePlan(call, plan, event);
  if (refused !== undefined) return refused;
  await record(call, event, plan, plan.planName);
  return {};
}

/** Handlers of marketing plans (MKT-01, MKT-03, MKT-19). */
export const planHandlers = (dependencies: QuoteDependencies): HandlersOf<typeof plans> => ({
  calendar,

  async list({ tx, session, input }) {
    const { fromDay, toDay } = input;
    if (fromDay !== undefined && toDay !== undefined) {
      const range = checkDayRange(fromDay, toDay, queryRangeDays.statistics);
      if (!range.ok) return range;
    }
    const { rows, ...counts } = await queries.listPlans(tx, session.scope, input);
    return { rows: rows.map((row) => ({ ...row, slots: writtenSlots(row.slots) })), ...counts };
  },

  choices: async ({ tx, session }) => ({ rows: await queries.schemeChoices(tx, session.scope) }),

  async create(call) {
    const { schemeId, ...form } = call.input;
    if (schemeId === null) return refuse("marketing.selectScheme", { field: "schemeId" });
    const scheme = await lockScheme(call.tx, call.session.scope, schemeId);
    if (scheme === undefined || scheme.own) return refuse("marketing.schemeUnknown", { field: "schemeId" });
    if (scheme.state !== "onSale") return refuse("marketing.schemeNotOnSale", { field: "schemeId" });
    const { topId, merchantId } = scheme;
    const columns = await planColumns(call, { topId, merchantId }, form);
    if (!columns.ok) return columns;
    const planId = await queries.insertPlan(call.tx, scheme, schemeId, call.session.userId, columns.value);
    await record(call, "create", scheme, columns.value.planName, { scheme: scheme.schemeName, ...columns.value });
    return { planId };
  },

  async update(call) {
    const { schemeId, planId, ...form } = call.input;
    if (schemeId === null) return refuse("marketing.selectScheme", { field: "schemeId" });
    const plan = await findPlan(call, planId);
    if ("ok" in plan) return plan;
    // Another scheme is another plan; a discount is changed where it was made.
    if (plan.own || plan.schemeId !== schemeId) return refuse("marketing.schemeOfPlan", { field: "schemeId" });
    const columns = await planColumns(call, plan, form);
    if (!columns.ok) return columns;
    const refused = mayChange(plan, columns.value);
    if (refused !== undefined) return refused;
    await queries.updatePlan(call.tx, plan, columns.value);
    await record(call, "update", plan, columns.value.planName, columns.value);
    return {};
  },

  async remove(call) {
    const plan = await findPlan(call, call.input.planId);
    if ("ok" in plan) return plan;
    const allowed = step(planTable, plan.state, "change");
    if (!allowed.ok) return allowed;
    await queries.removePlan(call.tx, plan);
    await record(call, "delete", plan, plan.planName);
    return {};
  },

  putOnSale: (call) => moved(call, "putOnSale"),
  pause: (call) => moved(call, "pause"),
  takeOff: (call) => moved(call, "takeOff"),
  quote: quoteHandler(dependencies),
  effect: planEffectHandler,
  ...planPriceHandlers,
});
