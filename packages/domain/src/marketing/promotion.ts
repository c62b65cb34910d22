import { checkRemark, checkText, fieldLimits } from "../fields.ts";
import { isDay } from "../dates.ts";
import { checkMovedAmount } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";
import type { PromotionEffect, TimeSlot } from "./pricing.ts";

/** Kinds of schemes whose plans apply by themselves; coupons and promo codes have to be presented (MKT-02). */
export const schemeKinds = ["productDiscount", "specialOffer", "fullReduction"] as const;
export type SchemeKind = (typeof schemeKinds)[number];

/** States of plans and schemes (MKT-03). */
export const planStates = ["notOnSale", "onSale", "paused"] as const;
export type PlanState = (typeof planStates)[number];
export type PlanEvent = "putOnSale" | "pause" | "takeOff" | "change";

/** MKT-19: a plan that is not on sale may be changed and deleted, no other. */
export const planTable: StateTable<PlanState, PlanEvent> = {
  notOnSale: { putOnSale: "onSale", change: "notOnSale" },
  onSale: { pause: "paused", takeOff: "notOnSale" },
  paused: { putOnSale: "onSale", takeOff: "notOnSale" },
};

/** A scheme is on sale while plans may be made of it (MKT-04); it is never paused. */
export type SchemeState = Exclude<PlanState, "paused">;
export const schemeTable: StateTable<SchemeState, Exclude<PlanEvent, "pause">> = {
  notOnSale: { putOnSale: "onSale", change: "notOnSale" },
  onSale: { takeOff: "notOnSale" },
};

export const planLimits = {
  slots: 3,
  machines: 500,
  products: 200,
  priority: 9,
  uses: 1_000_000,
  quoted: 20,
  /** Codes of one question what a basket costs. */
  quotedCodes: 3,
} as const;

/** Minutes of a day; the last slot may end with it. */
export const dayMinutes = 1_440;

/** The rate that customers still pay, 0 to 1 with at most two decimals (MKT-06); answered in hundredths. */
export function checkRate(rate: number | null): Result<number> {
  const hundredths = rate === null ? Number.NaN : Math.round(rate * 100);
  const fits = rate !== null && rate >= 0 && rate <= 1 && Math.abs(hundredths - rate * 100) < 1e-6;
  return fits ? accept(hundredths) : refuse("marketing.rateOutOfRange", { field: "discountRate" });
}

/** 1 (high) to 9 (low) (MKT-07). */
export function checkPriority(priority: number | null): Result<number> {
  const fits = priority !== null && Number.isInteger(priority) && priority >= 1 && priority <= planLimits.priority;
  return fits ? accept(priority) : refuse("marketing.priorityOutOfRange", { field: "priority" });
}

const slotPattern = /^(?:([01]\d|2[0-3]):([0-5]\d)|(24):(00))$/;

/** Reads a time of day such as 08:30, up to 24:00, as minutes. */
export function minutesOf(text: string): number | undefined {
  const match = slotPattern.exec(text);
  return match === null ? undefined : Number(match[1] ?? match[3]) * 60 + Number(match[2] ?? match[4]);
}

export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** A slot as people write it. */
export interface WrittenSlot {
  readonly from: string;
  readonly to: string;
}

/** One to three slots, each within one day and none in another (MKT-08, MKT-16); answered in their order. */
export function checkSlots(slots: readonly Partial<WrittenSlot>[]): Result<readonly TimeSlot[]> {
  const field = "slots";
  if (slots.length === 0) return refuse("marketing.slotMissing", { field });
  if (slots.length > planLimits.slots)
    return refuse("marketing.tooManySlots", { field, values: { limit: planLimits.slots } });
  const read: TimeSlot[] = [];
  for (const slot of slots) {
    const [from, to] = [minutesOf(slot.from ?? ""), minutesOf(slot.to ?? "")];
    if (from === undefined || to === undefined) return refuse("marketing.slotMissing", { field });
    if (from >= to) return refuse("marketing.slotReversed", { field });
    read.push({ from, to });
  }
  const sorted = read.toSorted((one, other) => one.from - other.from);
  const overlap = sorted.some((slot, place) => place > 0 && slot.from < sorted[place - 1]!.to);
  return overlap ? refuse("marketing.slotsOverlap", { field }) : accept(sorted);
}

/** What a scheme gives, as a form has it; only the fields of its kind are looked at. */
export interface SchemeContent {
  readonly kind: SchemeKind;
  readonly discountRate: number | null;
  readonly specialPriceFen: bigint | null;
  readonly fullFen: bigint | null;
  readonly reductionFen: bigint | null;
}

/** A stored effect is one of these; amounts stand in the fields of their kind. */
export type SchemeEffect = Extract<PromotionEffect, { readonly kind: SchemeKind }>;

/** MKT-06, MKT-09, MKT-10: the figures of its kind; a reduction stays below its full amount. */
export function checkSchemeContent(content: SchemeContent): Result<SchemeEffect> {
  const { kind, specialPriceFen, fullFen, reductionFen } = content;
  if (kind === "productDiscount") {
    const rate = checkRate(content.discountRate);
    return rate.ok ? accept({ kind, rate: rate.value }) : rate;
  }
  if (kind === "specialOffer") {
    if (specialPriceFen === null) return refuse("marketing.specialPriceMissing", { field: "specialPriceFen" });
    const price = checkMovedAmount(specialPriceFen, "specialPriceFen");
    return price.ok ? accept({ kind, priceFen: price.value }) : price;
  }
  const full = checkMovedAmount(fullFen ?? 0n, "fullFen");
  if (!full.ok) return full;
  const reduction = checkMovedAmount(reductionFen ?? 0n, "reductionFen");
  if (!reduction.ok) return reduction;
  return reduction.value < full.value
    ? accept({ kind, fullFen: full.value, reductionFen: reduction.value })
    : refuse("marketing.reductionTooLarge", { field: "reductionFen" });
}

/** A name of a scheme or plan is required (MKT-14). */
export const checkPromotionName = (name: string, field: string): Result<string> =>
  checkText(name, field, fieldLimits.nameLength);

export interface SchemeForm extends SchemeContent {
  readonly schemeName: string;
  readonly remark: string;
}

export interface CheckedScheme {
  readonly schemeName: string;
  readonly remark: string;
  readonly effect: SchemeEffect;
}

export function checkScheme(form: SchemeForm): Result<CheckedScheme> {
  const name = checkPromotionName(form.schemeName, "schemeName");
  if (!name.ok) return name;
  const effect = checkSchemeContent(form);
  if (!effect.ok) return effect;
  const remark = checkRemark(form.remark);
  return remark.ok ? accept({ schemeName: name.value, effect: effect.value, remark: remark.value }) : remark;
}

/** When a plan runs, how it stands beside others and how much it may give away. */
export interface PlanForm {
  readonly planName: string;
  readonly machineIds: readonly string[];
  /** All machines of the merchant, also those it gets later. */
  readonly allMachines: boolean;
  readonly startDate: string;
  readonly endDate: string;
  readonly slots: readonly Partial<WrittenSlot>[];
  readonly priority: number | null;
  /** Budget; null for none. */
  readonly maxUses: number | null;
  readonly maxAmountFen: bigint | null;
}

export interface CheckedPlan {
  readonly planName: string;
  readonly priority: number;
  readonly slots: readonly TimeSlot[];
}

/** What may be refused of a plan before anything is looked up (MKT-07, MKT-08, MKT-14, MKT-16). */
export function checkPlan(form: PlanForm): Result<CheckedPlan> {
  const name = checkPromotionName(form.planName, "planName");
  if (!name.ok) return name;
  if (!form.allMachines && form.machineIds.length === 0)
    return refuse("machines.selectToOperate", { field: "machineIds" });
  const dates = checkPlanDates(form);
  if (!dates.ok) return dates;
  const slots = checkSlots(form.slots);
  if (!slots.ok) return slots;
  const priority = checkPriority(form.priority);
  if (!priority.ok) return priority;
  const uses = checkMaxUses(form.maxUses);
  if (!uses.ok) return uses;
  const amount = form.maxAmountFen === null ? accept() : checkMovedAmount(form.maxAmountFen, "maxAmountFen");
  return amount.ok ? accept({ planName: name.value, priority: priority.value, slots: slots.value }) : amount;
}

/** Both days are required, and the last is not before the first. */
export function checkPlanDates({ startDate, endDate }: Pick<PlanForm, "startDate" | "endDate">): Result<undefined> {
  if (!isDay(startDate)) return refuse("field.required", { field: "startDate" });
  if (!isDay(endDate)) return refuse("field.required", { field: "endDate" });
  return startDate > endDate ? refuse("range.reversed", { field: "endDate" }) : accept();
}

/** A budget by uses is a positive integer. */
export function checkMaxUses(uses: number | null): Result<number | null> {
  const fits = uses === null || (Number.isInteger(uses) && uses >= 1 && uses <= planLimits.uses);
  return fits ? accept(uses) : refuse("marketing.notPositiveInteger", { field: "maxUses" });
}

/** A budget is never below what is used of it. */
export function checkBudget(
  budget: Pick<PlanForm, "maxUses" | "maxAmountFen">,
  used: { readonly usedTotal: number; readonly usedFen: bigint },
): Result<undefined> {
  if (budget.maxUses !== null && budget.maxUses < used.usedTotal)
    return refuse("marketing.budgetBelowUse", { field: "maxUses" });
  return budget.maxAmountFen !== null && budget.maxAmountFen < used.usedFen
    ? refuse("marketing.budgetBelowUse", { field: "maxAmountFen" })
    : accept();
}
