import type { GoodsLevel } from "./goodsBook.ts";

/** Days whose sales say what a lane sells. */
export const laneDemandDays = 28;
/** Days until the next possible visit: what is lost until then is what a visit today saves. */
export const visitHorizonDays = 2;
/** What one stop costs where nobody says otherwise, in fen: a quarter of an hour of a person and the way there. */
export const visitCostFen = 1_500n;
/** Of a thousand fen that lie in a machine, what a day puts at risk. */
const cashRiskPerMille = 2n;
/** Of a hundred fen of margin, what a machine without change loses. */
const changeShare = 10n;
/** Of a hundred fen of price, the margin of a product whose cost nobody keeps. */
const unknownMargin = 30n;

/** What is known of the sales of a lane. */
export interface LaneSales {
  readonly sold: number;
  /** Days of the span in which the lane was empty, so that nobody could buy. */
  readonly emptyDays: number;
  readonly spanDays: number;
}

/** Pieces a day that people would have bought: what was sold over the days on which there was something to buy, at least one. */
export function trueDemand({ sold, emptyDays, spanDays }: LaneSales): number {
  return sold <= 0 ? 0 : sold / Math.max(1, spanDays - emptyDays);
}

/** How much of the need of an average day falls on each of the next days, by the sales of weekdays (0 is Sunday). */
export function weekdayFactor(soldOn: readonly number[], firstWeekday: number, days: number): number {
  const mean = soldOn.reduce((sum, sold) => sum + sold, 0) / 7;
  if (mean <= 0 || days <= 0) return 1;
  let sum = 0;
  for (let day = 0; day < days; day++) sum += soldOn[(firstWeekday + day) % 7] ?? mean;
  return sum / (mean * days);
}

/** Pieces that are asked for and not there, where buyers come by chance: the expectation of the demand above the stock. */
export function expectedShortfall(mean: number, stock: number): number {
  if (mean <= 0) return 0;
  let probability = Math.exp(-mean);
  let below = probability;
  let served = 0;
  for (let pieces = 0; pieces < stock; pieces++) {
    served += 1 - below;
    probability *= mean / (pieces + 1);
    below += probability;
    if (1 - below < 1e-9) break;
  }
  return Math.max(0, mean - served);
}

/** A lane as the planning of visits sees it. */
export interface LaneOutlook extends Pick<GoodsLevel, "stock"> {
  readonly capacity: number;
  /** Pieces a day. */
  readonly demand: number;
  readonly priceFen: bigint;
  readonly costFen: bigint | null;
  /** Whole days that its goods may still be sold, 0 on the last; null where nobody knows. */
  readonly lastsDays: number | null;
  /** It does not sell until somebody repairs it. */
  readonly isFaulty: boolean;
}

/** A machine as the planning of visits sees it. */
export interface MachineOutlook {
  readonly lanes: readonly LaneOutlook[];
  readonly cashFen: bigint;
  readonly lacksChange: boolean;
  /** Nothing of it sells until somebody comes. */
  readonly isDown: boolean;
}

/** What a visit today saves against one after the horizon, in fen, by its causes. */
export interface VisitGain {
  readonly stockOutFen: bigint;
  readonly spoilFen: bigint;
  readonly faultFen: bigint;
  readonly cashFen: bigint;
  readonly gainFen: bigint;
}

/** What one sold piece earns. */
export const marginFen = ({ priceFen, costFen }: Pick<LaneOutlook, "priceFen" | "costFen">): bigint =>
  costFen === null ? (priceFen * unknownMargin) / 100n : priceFen > costFen ? priceFen - costFen : 0n;

const times = (pieces: number, fen: bigint) => BigInt(Math.round(pieces * Number(fen)));

/** Goods that no longer may be sold sell as little as none. */
const sellable = ({ stock, lastsDays }: LaneOutlook) => (lastsDays !== null && lastsDays < 0 ? 0 : stock);

/**
 * What is lost when nobody comes before the horizon ends (beyond 3, 4, 16): sales of lanes that run empty, pieces that spoil
 * although they would have sold elsewhere, sales of what is faulty, and money that lies in the machine or is missing in it.
 */
export function visitGain(machine: MachineOutlook, horizonDays = visitHorizonDays, factor = 1): VisitGain {
  let [stockOutFen, spoilFen, faultFen, marginADay] = [0n, 0n, 0n, 0n];
  for (const lane of machine.lanes) {
    const margin = marginFen(lane);
    const wanted = lane.demand * horizonDays * factor;
    marginADay += times(lane.demand, margin);
    if (machine.isDown || lane.isFaulty) faultFen += times(wanted, margin);
    else stockOutFen += times(expectedShortfall(wanted, sellable(lane)), margin);
    if (lane.lastsDays === null || lane.lastsDays >= horizonDays || lane.lastsDays < 0) continue;
    const left = Math.max(0, lane.stock - lane.demand * factor * (lane.lastsDays + 1));
    spoilFen += times(left, lane.costFen ?? lane.priceFen);
  }
  const days = BigInt(Math.round(horizonDays));
  const change = machine.lacksChange ? (marginADay * days * changeShare) / 100n : 0n;
  const cashFen = (machine.cashFen * cashRiskPerMille * days) / 1000n + change;
  return { stockOutFen, spoilFen, faultFen, cashFen, gainFen: stockOutFen + spoilFen + faultFen + cashFen };
}

/** Whole days until the first lane that sells runs empty; null where none does. */
export function daysUntilEmpty(lanes: readonly LaneOutlook[]): number | null {
  const days = lanes.filter(({ demand }) => demand > 0).map((lane) => Math.floor(sellable(lane) / lane.demand));
  return days.length === 0 ? null : Math.min(...days);
}

/** Whether a stop pays today: it saves at least so much, and something at all. */
export const isVisitDue = ({ gainFen }: Pick<VisitGain, "gainFen">, fromFen = visitCostFen): boolean =>
  gainFen > 0n && gainFen >= fromFen;
