import { checkRemark, checkText, fieldLimits } from "../fields.ts";
import { accept, refuse, type Result } from "../result.ts";
import type { StateTable } from "../states.ts";
import { machineBatchLimit } from "./batch.ts";

/** Software of the computer that sells, or of the controller that moves the motors. */
export const softwareKinds = ["upper", "lower"] as const;
export type SoftwareKind = (typeof softwareKinds)[number];

export const softwareLimits = { bytes: 64 * 1_048_576, versionLength: 40 } as const;

/** Name, version and remark of a package (MACHINE-26). */
export function checkSoftware({
  softName,
  softVersion,
  remark,
}: {
  readonly softName: string;
  readonly softVersion: string;
  readonly remark: string;
}): Result<{ readonly softName: string; readonly softVersion: string; readonly remark: string }> {
  const name = checkText(softName, "softName", fieldLimits.nameLength);
  if (!name.ok) return name;
  const version = checkText(softVersion, "softVersion", softwareLimits.versionLength);
  if (!version.ok) return version;
  const text = checkRemark(remark);
  return text.ok ? accept({ softName: name.value, softVersion: version.value, remark: text.value }) : text;
}

export const rolloutStates = ["proposed", "declined", "running", "paused", "stopped", "finished"] as const;
export type RolloutState = (typeof rolloutStates)[number];

/** Nothing is sent before a second person agreed; what was stopped stays so, and a new rollout takes its place. */
export const rolloutTable: StateTable<RolloutState, "approve" | "decline" | "pause" | "resume" | "stop" | "finish"> = {
  proposed: { approve: "running", decline: "declined" },
  declined: {},
  running: { pause: "paused", stop: "stopped", finish: "finished" },
  paused: { resume: "running", stop: "stopped" },
  stopped: {},
  finished: {},
};

export const rolloutMachineStates = ["waiting", "sent", "done", "failed", "expired", "skipped"] as const;
export type RolloutMachineState = (typeof rolloutMachineStates)[number];

/** The way of one machine; only its own word makes it done. Each step has an end. */
export const rolloutMachineTable: StateTable<RolloutMachineState, "send" | "succeed" | "fail" | "expire" | "skip"> = {
  waiting: { send: "sent", expire: "expired", skip: "skipped" },
  sent: { succeed: "done", fail: "failed", expire: "expired", skip: "skipped" },
  done: {},
  failed: {},
  expired: {},
  skipped: {},
};

/** Why a rollout ended before its last machine. */
export const rolloutStops = ["person", "withdrawn", "tooManyFailures", "tooFewSuccesses", "salesFell"] as const;
export type RolloutStop = (typeof rolloutStops)[number];

/** How a rollout goes: percentages are whole, times in minutes and hours. */
export interface RolloutPlan {
  /** Machines of the first group, and of each that follows. */
  readonly groupSize: number;
  /** It stops as soon as more than this part of the machines whose group has begun failed or did not answer. */
  readonly failurePercent: number;
  /** The next group begins when at least this part of the machines that have ended are done. */
  readonly successPercent: number;
  /** How long a machine has to answer after it was told. */
  readonly stepMinutes: number;
  /** How long the rollout waits for machines that are not connected. */
  readonly waitHours: number;
  /** It stops when updated machines sell this part less than their twins let expect; at 100 it never does. */
  readonly salesDropPercent: number;
}

export const rolloutBounds = {
  groupSize: [1, machineBatchLimit],
  failurePercent: [0, 100],
  successPercent: [1, 100],
  stepMinutes: [5, 1_440],
  waitHours: [1, 720],
  salesDropPercent: [10, 100],
} as const satisfies Record<keyof RolloutPlan, readonly [number, number]>;

/** Every figure of a plan is whole and within its bounds. */
export function checkRolloutPlan(plan: RolloutPlan): Result<RolloutPlan> {
  for (const [name, [least, most]] of Object.entries(rolloutBounds)) {
    const value = plan[name as keyof RolloutPlan];
    if (!Number.isInteger(value) || value < least || value > most)
      return refuse("rollouts.planOutOfRange", { field: name, values: { least, most } });
  }
  return accept(plan);
}

/** Nobody approves what she proposed herself. */
export function checkRolloutApprover(proposedBy: string, userId: string): Result<undefined> {
  return proposedBy === userId ? refuse("rollouts.ownProposal") : accept();
}

/**
 * Orders of the machines that run the new software, each counted from its update until now, and of their twins over the same
 * hours: machines of the same owner and types that do not run it. `Before` are the same hours of the week before.
 */
export interface RolloutSales {
  readonly updatedBefore: number;
  readonly updatedNow: number;
  readonly twinsBefore: number;
  readonly twinsNow: number;
}

/** Orders of each side below which nothing is concluded. */
const fewestOrders = 30;

/** What the updated machines would have sold if they had changed like their twins; null where there are too few orders. */
export function expectedSales({ updatedBefore, twinsBefore, twinsNow }: RolloutSales): number | null {
  if (updatedBefore < fewestOrders || twinsBefore < fewestOrders || twinsNow < fewestOrders) return null;
  return (updatedBefore * twinsNow) / twinsBefore;
}

/**
 * Whether the updated machines lost more of their sales than the plan allows. Buyers come by chance, so the loss must also be
 * larger than three times what chance alone makes of four such counts: a rainy hour or a few buyers stop nothing.
 */
export function salesFell(sales: RolloutSales, { salesDropPercent }: Pick<RolloutPlan, "salesDropPercent">): boolean {
  const expected = expectedSales(sales);
  if (expected === null) return false;
  const { updatedBefore, updatedNow, twinsBefore, twinsNow } = sales;
  const chance = Math.sqrt(expected + expected ** 2 * (1 / updatedBefore + 1 / twinsBefore + 1 / twinsNow));
  const lost = expected - updatedNow;
  return lost * 100 > expected * salesDropPercent && lost > 3 * chance;
}

/** How the machines stand whose group has begun, and of these the machines of the newest group. */
export interface RolloutFigures {
  readonly begun: number;
  readonly done: number;
  /** Failed, or told and silent until the end of their step. */
  readonly failed: number;
  /** Told and not yet answered. */
  readonly underWay: number;
  /** Connected and not yet told. */
  readonly ready: number;
  /** Machines of later groups. */
  readonly later: number;
  /** Machines that have not ended, of any group. */
  readonly open: number;
  /** The time for machines that are not connected is over. */
  readonly isOver: boolean;
  /** The package was withdrawn since it was approved. */
  readonly isWithdrawn: boolean;
  readonly sales: RolloutSales;
}

export type RolloutStep =
  | { readonly kind: "stop"; readonly why: RolloutStop }
  | { readonly kind: "nextGroup" }
  | { readonly kind: "finish" }
  | { readonly kind: "wait" };

/**
 * What a running rollout does next. Failures are measured against all machines whose group has begun, so that one failure of a
 * hundred machines never looks like a hundred per cent. Machines that are not connected do not hold a group up.
 */
export function nextRolloutStep(figures: RolloutFigures, plan: RolloutPlan): RolloutStep {
  const { begun, done, failed, underWay, ready, later, open, isOver, isWithdrawn, sales } = figures;
  if (failed * 100 > plan.failurePercent * begun) return { kind: "stop", why: "tooManyFailures" };
  if (open === 0) return { kind: "finish" };
  if (isWithdrawn) return { kind: "stop", why: "withdrawn" };
  if (salesFell(sales, plan)) return { kind: "stop", why: "salesFell" };
  if (underWay > 0 || ready > 0) return { kind: "wait" };
  const ended = done + failed;
  if (ended === 0) return isOver && later > 0 ? { kind: "nextGroup" } : { kind: "wait" };
  if (done * 100 < plan.successPercent * ended) return { kind: "stop", why: "tooFewSuccesses" };
  return later > 0 ? { kind: "nextGroup" } : { kind: "wait" };
}
