import { daysIncluded, laneDemandDays, type LaneOutlook, type MachineOutlook, trueDemand } from "@yunshou/domain";
import type { VisitedLane, VisitedMachine } from "./visits.queries.ts";

/** Of a span, the part that a lane may have been empty before what it sold says too little of it. */
const tooEmpty = 0.5;

/**
 * A machine with its lanes as the planning of visits sees them. A lane that was empty for most of the time, or is new, says
 * nothing of its own demand: the mean of the lanes of its product on the route stands for it.
 */
export function outlookOf(
  machine: VisitedMachine,
  own: readonly VisitedLane[],
  all: readonly VisitedLane[],
  today: string,
): MachineOutlook {
  const spanDays = Math.max(1, Math.min(laneDemandDays, machine.ageDays));
  const lanes = own.map((lane): LaneOutlook => {
    const { stock, capacity, isFaulty, lastDay } = lane;
    const says = lane.sold > 0 || (stock > 0 && lane.emptyDays < spanDays * tooEmpty);
    return {
      stock,
      capacity,
      isFaulty,
      demand: says ? trueDemand({ ...lane, spanDays }) : elsewhere(lane, all),
      priceFen: BigInt(lane.priceFen),
      costFen: lane.costFen === null ? null : BigInt(lane.costFen),
      lastsDays: lastDay === null ? null : daysIncluded(today, lastDay) - 1,
    };
  });
  return { lanes, cashFen: BigInt(machine.cashFen), lacksChange: machine.lacksChange, isDown: machine.isDown };
}

/** Pieces a day that the other lanes of a product sell on average. */
function elsewhere({ productId }: VisitedLane, all: readonly VisitedLane[]): number {
  const known = all.filter((lane) => lane.productId === productId && lane.sold > 0);
  if (known.length === 0) return 0;
  const demand = known.reduce((sum, lane) => sum + trueDemand({ ...lane, spanDays: laneDemandDays }), 0);
  return demand / known.length;
}
