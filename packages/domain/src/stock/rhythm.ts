import { amountLimitFen, amountTooLarge } from "../money.ts";
import { accept, refuse, type Result } from "../result.ts";
import { expectedShortfall, type LaneOutlook, type MachineOutlook, marginFen, visitCostFen } from "./visit.ts";

/** Days after which even a machine that hardly sells is looked at. */
export const longestRhythmDays = 60;

/** What a machine costs a day when it is visited again and again after so many days, in fen. */
export interface Rhythm {
  readonly days: number;
  readonly costADayFen: number;
}

/** Margin that full lanes lose in so many days, because they run empty. */
const lostWhenFull = (lanes: readonly LaneOutlook[], days: number) =>
  lanes.reduce((sum, lane) => sum + Number(marginFen(lane)) * expectedShortfall(lane.demand * days, lane.capacity), 0);

/**
 * The rhythm in which stops and lost sales together cost a machine the least. Shorter ones pay for stops that fill next to
 * nothing, longer ones lose more than a stop costs.
 */
export function cheapestRhythm({ lanes }: Pick<MachineOutlook, "lanes">, costFen = visitCostFen): Rhythm {
  let best: Rhythm = { days: 1, costADayFen: Number(costFen) + lostWhenFull(lanes, 1) };
  for (let days = 2; days <= longestRhythmDays; days++) {
    const costADayFen = (Number(costFen) + lostWhenFull(lanes, days)) / days;
    if (costADayFen > best.costADayFen) break;
    best = { days, costADayFen };
  }
  return best;
}

/**
 * What a visit must save until the horizon to be due, in fen: what the machine costs in that time at its cheapest rhythm,
 * because waiting puts the next stop off by as long. Never more than the stop itself.
 */
export function dueFromFen(machine: Pick<MachineOutlook, "lanes">, costFen: bigint, horizonDays: number): bigint {
  const waiting = BigInt(Math.ceil(cheapestRhythm(machine, costFen).costADayFen * horizonDays));
  return waiting < costFen ? waiting : costFen;
}

/** What a merchant may say that a stop costs: nothing, if the way is his anyway, up to the limit of amounts. */
export function checkVisitCost(costFen: bigint): Result<bigint> {
  const field = "visitCostFen";
  if (costFen < 0n) return refuse("amount.negative", { field });
  return costFen > amountLimitFen ? amountTooLarge(field) : accept(costFen);
}
