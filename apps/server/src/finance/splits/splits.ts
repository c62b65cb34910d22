import type { ParsedInputOf, Permission } from "@yunshou/contract";
import type { splitFigures, splitPlans } from "@yunshou/contract/finance/splits";
import type { Handle } from "@yunshou/database";
import {
  businessDay,
  checkFactorShown,
  checkReceivers,
  checkText,
  fieldLimits,
  meets,
  refuse,
  type Refusal,
  splitLimits,
  type SplitReceiver,
  type SplitTargets,
} from "@yunshou/domain";
import { recordAudit } from "../../platform/audit.queries.ts";
import type { Call, HandlersOf } from "../../platform/call.ts";
import { startExport } from "../../platform/export/startExport.ts";
import { ownerOf } from "../fees/fees.queries.ts";
import { exportedRange, shownRange } from "../settlement/settlements.ts";
import { splitExport } from "./splitExport.ts";
import * as queries from "./splits.queries.ts";

type Form = Omit<ParsedInputOf<typeof splitPlans.create>, "merchantId">;
type NamedCall = Call<{ readonly planId: string; readonly version: number }, Permission>;
interface Owner {
  readonly topId: string;
  readonly merchantId: string;
}

/** The name and receivers of a form, and whether its machines and products are the merchant's and free. */
async function checkForm(tx: Handle, owner: Owner, form: Form) {
  const name = checkText(form.splitPlan, "splitPlan", fieldLimits.nameLength);
  if (!name.ok) return name;
  const receivers = checkReceivers(
    form.receivers.map((one) => ({ ...one, fixedFen: one.fixedFen === null ? null : BigInt(one.fixedFen) })),
  );
  if (!receivers.ok) return receivers;
  const limit = splitLimits.targets;
  const isWithin = form.machineIds.length <= limit && form.productIds.length <= limit;
  if (!isWithin || !(await queries.areOf(tx, owner.merchantId, form)))
    return refuse("finance.planTargets", { field: "machineIds", values: { limit } });
  return { name: name.value, receivers: receivers.value };
}

const isTaken = async (tx: Handle, owner: Owner, planId: string | null, targets: SplitTargets): Promise<boolean> =>
  (await queries.targetsBeside(tx, owner, planId)).some((other) => meets(targets, other));
const taken = () => refuse("finance.planTaken", { field: "machineIds" });

/** A plan of the scope that nobody else is changing, in the version that the person saw. */
async function find({ tx, session, input }: NamedCall): Promise<queries.PlanRecord | Refusal> {
  const seen = await queries.planOf(tx, session.scope, input.planId);
  if (seen === undefined) return refuse("finance.planUnknown", { field: "planId" });
  await queries.holdPlans(tx, seen.merchantId);
  const plan = await queries.planOf(tx, session.scope, input.planId);
  if (plan === undefined) return refuse("finance.planUnknown", { field: "planId" });
  return plan.version === input.version ? plan : refuse("finance.planChanged");
}

/** Receivers as the log keeps them. */
const recorded = (receivers: readonly SplitReceiver[]) =>
  receivers.map(({ fixedFen, ...one }) => ({ ...one, ...(fixedFen == null ? {} : { fixedFen: String(fixedFen) }) }));

/** Switches a plan on or off from the running business day on. */
async function toggle(call: NamedCall, enabled: boolean) {
  const { tx, now } = call;
  const plan = await find(call);
  if ("ok" in plan) return plan;
  if (enabled && (await isTaken(tx, plan, plan.planId, plan))) return taken();
  await queries.touchPlan(tx, plan, plan.splitPlan, now);
  await queries.insertVersion(tx, plan, { ...plan, enabled, fromDay: businessDay(now, plan.timeZone) });
  await recordAudit(call, {
    action: `finance.split.${enabled ? "enable" : "disable"}`,
    object: plan.splitPlan,
    merchant: plan,
    before: { enabled: plan.enabled },
    after: { enabled },
  });
  return {};
}

/** Handlers of plans (FIN-19). */
export const splitPlanHandlers: HandlersOf<typeof splitPlans> = {
  list: ({ tx, session, input }) => queries.listPlans(tx, session.scope, input, input),

  async create(call) {
    const { tx, session, input, now } = call;
    const factor = checkFactorShown(session.secondFactor, now);
    if (!factor.ok) return factor;
    const owner = await ownerOf(tx, session.scope, input.merchantId);
    if (owner === undefined) return refuse("merchants.unknown", { field: "merchantId" });
    await queries.holdPlans(tx, owner.merchantId);
    const form = await checkForm(tx, owner, input);
    if ("ok" in form) return form;
    if (await isTaken(tx, owner, null, input)) return taken();
    const planId = await queries.insertPlan(tx, owner, form.name);
    await saveVersion(call, owner, { ...input, planId, form, enabled: true, timeZone: owner.timeZone });
    await recordAudit(call, {
      action: "finance.split.create",
      object: form.name,
      merchant: owner,
      after: { receivers: recorded(form.receivers), machineIds: input.machineIds, productIds: input.productIds },
    });
    return { planId };
  },

  async update(call) {
    const { tx, session, input, now } = call;
    const factor = checkFactorShown(session.secondFactor, now);
    if (!factor.ok) return factor;
    const plan = await find(call);
    if ("ok" in plan) return plan;
    const form = await checkForm(tx, plan, input);
    if ("ok" in form) return form;
    if (plan.enabled && (await isTaken(tx, plan, plan.planId, input))) return taken();
    await queries.touchPlan(tx, plan, form.name, now);
    await saveVersion(call, plan, { ...input, form, enabled: plan.enabled, timeZone: plan.timeZone });
    await recordAudit(call, {
      action: "finance.split.edit",
      object: form.name,
      merchant: plan,
      before: {
        splitPlan: plan.splitPlan,
        ratios: plan.ratios,
        fixedFens: plan.fixedFens,
        machineIds: plan.machineIds,
        productIds: plan.productIds,
      },
      after: { receivers: recorded(form.receivers), machineIds: input.machineIds, productIds: input.productIds },
    });
    return {};
  },

  async enable(call) {
    const factor = checkFactorShown(call.session.secondFactor, call.now);
    return factor.ok ? toggle(call, true) : factor;
  },

  disable: (call) => toggle(call, false),

  async remove(call) {
    const plan = await find(call);
    if ("ok" in plan) return plan;
    if (!(await queries.deleteUnusedPlan(call.tx, plan))) return refuse("finance.planUsed");
    await recordAudit(call, {
      action: "finance.split.delete",
      object: plan.splitPlan,
      merchant: plan,
      before: { splitPlan: plan.splitPlan, ratios: plan.ratios, fixedFens: plan.fixedFens },
    });
    return {};
  },
};

/** Writes what a form says from the running business day on. */
async function saveVersion(
  { tx, now }: Pick<NamedCall, "tx" | "now">,
  owner: Owner,
  made: SplitTargets & {
    readonly planId: string;
    readonly form: { readonly receivers: readonly SplitReceiver[] };
    readonly enabled: boolean;
    readonly timeZone: string;
  },
): Promise<void> {
  await queries.insertVersion(tx, owner, {
    ...made,
    machineIds: [...new Set(made.machineIds)],
    productIds: [...new Set(made.productIds)],
    fromDay: businessDay(now, made.timeZone),
    receiverIds: await queries.receiverIds(tx, owner, made.form.receivers),
    ratios: made.form.receivers.map(({ ratio }) => ratio),
    fixedFens: made.form.receivers.map(({ fixedFen }) => fixedFen?.toString() ?? null),
  });
}

/** Handlers of what receivers have (FIN-19, STAT-05). */
export const splitFigureHandlers: HandlersOf<typeof splitFigures> = {
  async list({ tx, session, input }) {
    const range = shownRange(input);
    return range.ok ? queries.listShares(tx, session.scope, input, input) : range;
  },
  async totals({ tx, session, input }) {
    const range = shownRange(input);
    return range.ok ? queries.shareTotals(tx, session.scope, input) : range;
  },
  async export(call) {
    const range = exportedRange(call.input);
    return range.ok ? startExport(call, splitExport) : range;
  },
};
