import { visitCostFen } from "@yunshou/domain";
import { type Benchmark, type Figure, percent } from "../figures.ts";
import { knownDays, simulatedFleet, simulatedNeed, type SimulatedMachine } from "./fleet.ts";
import { everySoManyDays, type Outcome, planned, simulate } from "./simulate.ts";

const days = 90;
const goal = 0.75;

/** Fixed schedules as operators keep them, each stretched by one number until it is as available as the plan. */
const schedules: readonly {
  readonly name: string;
  readonly hasGoal?: true;
  intervalOf(machine: SimulatedMachine, stretch: number): number;
}[] = [
  { name: "one interval for all", hasGoal: true, intervalOf: (_, stretch) => stretch },
  { name: "three intervals by what a machine sells", intervalOf: ({ perDay }, stretch) => stretch * classOf(perDay) },
  {
    name: "its own interval for each, known beforehand",
    intervalOf: ({ perDay }, stretch) => Math.max(1, stretch * (middle / perDay)),
  },
];
const middle = 18;

/** Machines that sell much are visited thrice as often as those that sell little. */
function classOf(perDay: number): number {
  if (perDay > 27) return 0.5;
  return perDay > 12 ? 1 : 1.75;
}

/** (w) Who to visit today against fixed schedules: the same machines, the same buyers, as available. */
export const visits: Benchmark = {
  name: "w",
  title: "visits of a fleet over 90 days, planned by what waiting loses and by fixed schedules",
  async run({ quick, say }) {
    const size = quick ? 60 : 300;
    const seeds = quick ? [1] : [1, 2];
    const rows = seeds.map((seed) => {
      const fleet = simulatedFleet(seed, size);
      const need = simulatedNeed(seed, fleet, knownDays + days);
      const ours = simulate(fleet, need, planned(visitCostFen));
      say(`  seed ${seed}: planned ${shown(ours)}`);
      const fixed = schedules.map((schedule) => {
        const found = asAvailable(ours, (stretch) =>
          simulate(
            fleet,
            need,
            everySoManyDays((machine) => schedule.intervalOf(machine, stretch)),
          ),
        );
        say(`  seed ${seed}: ${schedule.name} ${shown(found)}`);
        return found;
      });
      return { ours, fixed };
    });
    const mean = (of: (row: (typeof rows)[number]) => number) =>
      rows.reduce((sum, row) => sum + of(row), 0) / seeds.length;
    const visitsOfOurs = mean(({ ours }) => ours.visits);
    return schedules.map(({ name, hasGoal }, index): Figure => {
      const ratio = visitsOfOurs / mean(({ fixed }) => fixed[index]!.visits);
      return {
        benchmark: "w",
        measure: `visits of ${size} machines, ${percent(mean(({ ours }) => ours.availability))} of pieces there; against ${name}`,
        value: Math.round(visitsOfOurs).toLocaleString("en"),
        against: Math.round(mean(({ fixed }) => fixed[index]!.visits)).toLocaleString("en"),
        ratio,
        ...(hasGoal === true ? { target: `≤ ${goal}`, isMet: ratio <= goal } : {}),
      };
    });
  },
};

const shown = ({ visits: stops, availability, wayKm, lostFen }: Outcome) =>
  `${stops} visits, ${percent(availability)} there, ${Math.round(wayKm)} km, lost margin ${Math.round(lostFen / 100)} yuan`;

/** The schedule with the fewest changes that is at most as available as the plan, so that it owes its visits to nothing more. */
function asAvailable(ours: Outcome, run: (stretch: number) => Outcome): Outcome {
  let [tooOften, seldom] = [0.5, 24];
  let found = run(seldom);
  for (let round = 0; round < 9; round++) {
    const stretch = (tooOften + seldom) / 2;
    const outcome = run(stretch);
    if (outcome.availability > ours.availability) tooOften = stretch;
    else [seldom, found] = [stretch, outcome];
  }
  return found;
}
