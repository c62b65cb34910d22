import { addDays, daysIncluded } from "../dates.ts";

/** Days of a plan that its effect is counted from, at most; the days before it are as many. */
export const planEffectDays = 92;

/** What can be said of the effect of a plan. */
export const planEffectVerdicts = ["more", "less", "unclear", "fewMachines", "noOthers", "tooEarly"] as const;
export type PlanEffectVerdict = (typeof planEffectVerdicts)[number];

/** The compared days, all of them ISO days and included. */
export interface EffectDays {
  readonly days: number;
  readonly fromDay: string;
  readonly toDay: string;
  readonly beforeFrom: string;
  readonly beforeTo: string;
}

/** The whole days of a plan that are over, and as many right before it; undefined when none is over. */
export function effectDays(startDay: string, endDay: string, today: string): EffectDays | undefined {
  const yesterday = addDays(today, -1);
  const last = endDay < yesterday ? endDay : yesterday;
  if (last < startDay) return undefined;
  const days = Math.min(daysIncluded(startDay, last), planEffectDays);
  return {
    days,
    fromDay: startDay,
    toDay: addDays(startDay, days - 1),
    beforeFrom: addDays(startDay, -days),
    beforeTo: addDays(startDay, -1),
  };
}

/** What one machine sold in both stretches of days, in fen. */
export interface MachineSales {
  readonly inPlan: boolean;
  readonly beforeFen: bigint;
  readonly duringFen: bigint;
}

/** Means are fen of one machine in one day; the extra sales are those of all machines of the plan in all its days. */
export interface PlanEffect {
  readonly verdict: PlanEffectVerdict;
  readonly planMachines: number;
  readonly otherMachines: number;
  readonly planBeforeFen: bigint;
  readonly planDuringFen: bigint;
  readonly othersBeforeFen: bigint;
  readonly othersDuringFen: bigint;
  readonly extraFen: bigint | null;
  /** Between these lies the true value in 19 of 20 such comparisons; null when there are too few machines to tell. */
  readonly lowFen: bigint | null;
  readonly highFen: bigint | null;
}

/**
 * The extra sales of a plan as difference in differences: how much more its machines sold than in the equally long days
 * before, less how much more the other machines of the merchant sold in the same days. The machine is the unit that varies,
 * so with fewer than two on either side nothing is said about chance (Welch's interval, 95 %).
 */
export function planEffect(machines: readonly MachineSales[], days: number): PlanEffect {
  const plan = machines.filter(({ inPlan }) => inPlan);
  const others = machines.filter(({ inPlan }) => !inPlan);
  const means = {
    planMachines: plan.length,
    otherMachines: others.length,
    planBeforeFen: perDay(plan, "beforeFen", days),
    planDuringFen: perDay(plan, "duringFen", days),
    othersBeforeFen: perDay(others, "beforeFen", days),
    othersDuringFen: perDay(others, "duringFen", days),
  };
  const nothing = { ...means, extraFen: null, lowFen: null, highFen: null };
  if (plan.length === 0) return { ...nothing, verdict: "fewMachines" };
  if (others.length === 0) return { ...nothing, verdict: "noOthers" };
  const [own, rest] = [spread(plan), spread(others)];
  const whole = (perMachine: number) => BigInt(Math.round(perMachine * plan.length));
  const difference = own.mean - rest.mean;
  const extraFen = whole(difference);
  if (plan.length < 2 || others.length < 2) return { ...nothing, extraFen, verdict: "fewMachines" };
  const error = own.variance / plan.length + rest.variance / others.length;
  const freedom =
    error === 0
      ? Infinity
      : error ** 2 /
        ((own.variance / plan.length) ** 2 / (plan.length - 1) +
          (rest.variance / others.length) ** 2 / (others.length - 1));
  const margin = quantile(freedom) * Math.sqrt(error);
  const [lowFen, highFen] = [whole(difference - margin), whole(difference + margin)];
  const verdict = lowFen > 0n ? "more" : highFen < 0n ? "less" : "unclear";
  return { ...means, extraFen, lowFen, highFen, verdict };
}

function perDay(machines: readonly MachineSales[], which: "beforeFen" | "duringFen", days: number): bigint {
  if (machines.length === 0) return 0n;
  const sum = machines.reduce((total, machine) => total + machine[which], 0n);
  return sum / BigInt(machines.length * days);
}

/** Mean and variance of what the machines sold more than before; fen stay below what a number holds exactly. */
function spread(machines: readonly MachineSales[]): { readonly mean: number; readonly variance: number } {
  const changes = machines.map(({ beforeFen, duringFen }) => Number(duringFen - beforeFen));
  const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length;
  const squares = changes.reduce((sum, change) => sum + (change - mean) ** 2, 0);
  return { mean, variance: changes.length < 2 ? 0 : squares / (changes.length - 1) };
}

/** Quantiles of Student's t for 97.5 %, by degrees of freedom. */
const quantiles: readonly (readonly [freedom: number, quantile: number])[] = [
  [1, 12.706],
  [2, 4.303],
  [3, 3.182],
  [4, 2.776],
  [5, 2.571],
  [6, 2.447],
  [7, 2.365],
  [8, 2.306],
  [9, 2.262],
  [10, 2.228],
  [12, 2.179],
  [15, 2.131],
  [20, 2.086],
  [30, 2.042],
  [60, 2.0],
  [120, 1.98],
];

/** The next lower entry of the table, so that an interval is never narrower than it may be. */
const quantile = (freedom: number): number =>
  quantiles.reduce((found, [least, value]) => (freedom >= least ? value : found), quantiles[0]![1]);
