import type { ParsedInputOf } from "@yunshou/contract";
import type { discounts } from "@yunshou/contract/marketing/discounts";
import { accept, checkRate, planTable, refuse, type Refusal, type Result, step } from "@yunshou/domain";
import { recordAudit } from "../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../platform/call.ts";
import { effectColumns, type SchemeColumns } from "./effects.ts";
import { listDiscounts } from "./discounts.queries.ts";
import { type NamingOwner, type Owner, ownerOf } from "./owners.queries.ts";
import { findPlan, mayChange, movePlan, planColumns } from "./plans.ts";
import { writtenSlots } from "./slots.ts";
import * as queries from "./plans.queries.ts";
import { insertScheme, updateScheme } from "./schemes.queries.ts";

type Write = Call<{ readonly planId: string }, "marketing.discount.write">;
type Form = Omit<ParsedInputOf<typeof discounts.create>, "merchantId">;

/** A discount as its two rows hold it: the rate in a scheme of its own, the rest in the plan. */
async function columnsOf(
  call: Call<unknown, "marketing.discount.write">,
  owner: NamingOwner,
  { discountRate, ...form }: Form,
): Promise<Result<{ readonly plan: queries.PlanColumns; readonly scheme: SchemeColumns }>> {
  if (form.productIds.length === 0) return refuse("goods.chooseProduct", { field: "productIds" });
  const rate = checkRate(discountRate);
  if (!rate.ok) return rate;
  const plan = await planColumns(call, owner, {
    ...form,
    memberLevels: [],
    businessTypes: [],
    combination: "accumulate",
    maxUses: null,
    maxAmountFen: null,
  });
  if (!plan.ok) return plan;
  const scheme = {
    ...effectColumns({ kind: "productDiscount", rate: rate.value }),
    schemeName: plan.value.planName,
    productIds: [],
    memberLevels: [],
    remark: "",
  };
  return accept({ plan: plan.value, scheme });
}

/** A discount; a plan of a scheme that others share is changed among the plans. */
async function find(call: Write): Promise<queries.StoredPlan | Refusal> {
  const plan = await findPlan(call, call.input.planId);
  return "ok" in plan || plan.own ? plan : refuse("marketing.schemeOfPlan");
}

const record = (
  call: Call<unknown, "marketing.discount.write">,
  verb: string,
  merchant: Pick<Owner, "topId" | "merchantId">,
  object: string,
  after?: unknown,
) => recordAudit(call, { action: `marketing.discount.${verb}`, object, merchant, after });

async function moved(call: Write, verb: "enable" | "disable"): Promise<Refusal | Record<string, never>> {
  const plan = await find(call);
  if ("ok" in plan) return plan;
  const refused = await movePlan(call, plan, verb === "enable" ? "putOnSale" : "takeOff");
  if (refused !== undefined) return refused;
  await record(call, verb, plan, plan.planName);
  return {};
}

/** Handlers of discounts (MKT-05 to MKT-08, MKT-16, MKT-17, MKT-20). */
export const discountHandlers: HandlersOf<typeof discounts> = {
  async list({ tx, session, language, input }) {
    const { rows, ...counts } = await listDiscounts(tx, session.scope, language, input);
    return { rows: rows.map((row) => ({ ...row, slots: writtenSlots(row.slots) })), ...counts };
  },

  async create(call) {
    const { merchantId, ...form } = call.input;
    const owner = await ownerOf(call.tx, call.session.scope, merchantId);
    if (owner === undefined) return refuse("merchants.unknown", { field: "merchantId" });
    const columns = await columnsOf(call, owner, form);
    if (!columns.ok) return columns;
    const { plan, scheme } = columns.value;
    const schemeId = await insertScheme(call.tx, owner, scheme, { own: true });
    const planId = await queries.insertPlan(call.tx, owner, schemeId, call.session.userId, plan);
    await record(call, "create", owner, plan.planName, { rate: scheme.rate, ...plan });
    return { planId };
  },

  async update(call) {
    const { planId: _, ...form } = call.input;
    const before = await find(call);
    if ("ok" in before) return before;
    const columns = await columnsOf(call, before, form);
    if (!columns.ok) return columns;
    const { plan, scheme } = columns.value;
    const refused = mayChange(before, plan);
    if (refused !== undefined) return refused;
    await updateScheme(call.tx, before, scheme);
    await queries.updatePlan(call.tx, before, plan);
    await record(call, "update", before, plan.planName, { rate: scheme.rate, ...plan });
    return {};
  },

  enable: (call) => moved(call, "enable"),
  disable: (call) => moved(call, "disable"),

  async remove(call) {
    const plan = await find(call);
    if ("ok" in plan) return plan;
    const allowed = step(planTable, plan.state, "change");
    if (!allowed.ok) return allowed;
    await queries.removePlan(call.tx, plan);
    await record(call, "delete", plan, plan.planName);
    return {};
  },
};
