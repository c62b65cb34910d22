import {
  dayRoute,
  dueFromFen,
  isVisitDue,
  laneDemandDays,
  type MachineOutlook,
  trueDemand,
  visitGain,
  visitHorizonDays,
  wayLength,
  weekdayFactor,
} from "@yunshou/domain";
import { knownDays, type SimulatedLane, type SimulatedMachine } from "./fleet.ts";

/** A machine on a morning, as the product knows it: what lies in its lanes and what they sold before. */
export interface Morning {
  readonly machine: SimulatedMachine;
  readonly index: number;
  readonly day: number;
  /** What is known of it; worked out when it is asked for. */
  outlook(): MachineOutlook;
  /** The need of the next days beside average ones. */
  readonly factor: number;
}
export type Policy = (morning: Morning) => boolean;

/** What came of a policy in the days that are counted. */
export interface Outcome {
  readonly visits: number;
  /** Of the pieces that people wanted, those that were there. */
  readonly availability: number;
  readonly wayKm: number;
  readonly lostFen: number;
}

/** Before the days that are counted every machine is visited so often, whatever the policy. */
const runInInterval = 4;

/** Sales and empty days of a lane in the last days that say what it sells. */
class LaneHistory {
  readonly #days: (readonly [number, number])[] = [];
  #sold = 0;
  #empty = 0;

  add(sold: number, empty: number): void {
    this.#days.push([sold, empty]);
    this.#sold += sold;
    this.#empty += empty;
    if (this.#days.length <= laneDemandDays) return;
    const [oldSold, oldEmpty] = this.#days.shift()!;
    this.#sold -= oldSold;
    this.#empty -= oldEmpty;
  }

  get demand(): number {
    return trueDemand({ sold: this.#sold, emptyDays: this.#empty, spanDays: Math.max(1, this.#days.length) });
  }
}

/** Lets people buy day by day; a visit comes in the morning and fills every lane. */
export function simulate(
  fleet: readonly SimulatedMachine[],
  need: readonly (readonly (readonly number[])[])[],
  policy: Policy,
): Outcome {
  const stocks = fleet.map(({ lanes }) => lanes.map(({ capacity }) => capacity));
  const histories = fleet.map(({ lanes }) => lanes.map(() => new LaneHistory()));
  const soldOn = [0, 0, 0, 0, 0, 0, 0];
  let [visits, wanted, got, lostFen, wayMetres] = [0, 0, 0, 0, 0];
  for (let day = 0; day < need[0]!.length; day++) {
    const counts = day >= knownDays;
    const factor = weekdayFactor(soldOn, day % 7, visitHorizonDays);
    const visited: SimulatedMachine[] = [];
    for (const [index, machine] of fleet.entries()) {
      const stock = stocks[index]!;
      const outlook = () => outlookOf(machine.lanes, stock, histories[index]!);
      const goes = counts
        ? policy({ machine, index, day, outlook, factor })
        : (day + machine.route) % runInInterval === 0;
      if (goes) {
        for (const [lane, { capacity }] of machine.lanes.entries()) stock[lane] = capacity;
        visited.push(machine);
      }
      for (const [lane, pieces] of need[index]![day]!.entries()) {
        const sold = Math.min(pieces, stock[lane]!);
        const wasEmpty = stock[lane] === 0;
        stock[lane]! -= sold;
        soldOn[day % 7]! += sold;
        // A lane that ran empty in the day was so for the part in which the others came for nothing.
        histories[index]![lane]!.add(sold, wasEmpty ? 1 : pieces > sold ? 1 - sold / pieces : 0);
        if (!counts) continue;
        wanted += pieces;
        got += sold;
        lostFen += (pieces - sold) * Number(machine.lanes[lane]!.priceFen - machine.lanes[lane]!.costFen);
      }
    }
    if (!counts) continue;
    visits += visited.length;
    for (const stops of Map.groupBy(visited, ({ route }) => route).values()) wayMetres += wayLength(dayRoute(stops));
  }
  return { visits, availability: got / wanted, wayKm: wayMetres / 1_000, lostFen };
}

const outlookOf = (
  lanes: readonly SimulatedLane[],
  stock: readonly number[],
  histories: readonly LaneHistory[],
): MachineOutlook => ({
  cashFen: 0n,
  lacksChange: false,
  isDown: false,
  lanes: lanes.map((lane, index) => ({
    ...lane,
    stock: stock[index]!,
    demand: histories[index]!.demand,
    lastsDays: null,
    isFaulty: false,
  })),
});

/** The product's own plan: who is due today by what waiting loses. */
export const planned =
  (costFen: bigint): Policy =>
  ({ outlook, factor }) => {
    const seen = outlook();
    const gain = visitGain(seen, visitHorizonDays, factor);
    return isVisitDue(gain, dueFromFen(seen, costFen, visitHorizonDays));
  };

/** A schedule that is fixed: every machine after so many days, those of a route on the same morning where they agree. */
export const everySoManyDays =
  (intervalOf: (machine: SimulatedMachine) => number): Policy =>
  ({ machine, day }) => {
    const interval = intervalOf(machine);
    const phase = machine.route * 0.618;
    return Math.floor((day + phase) / interval) !== Math.floor((day - 1 + phase) / interval);
  };
