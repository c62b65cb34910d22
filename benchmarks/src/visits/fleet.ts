/** A lane of the simulated fleet: what fits into it, and what people would buy on an average day. */
export interface SimulatedLane {
  readonly capacity: number;
  readonly perDay: number;
  readonly priceFen: bigint;
  readonly costFen: bigint;
}

/** A machine of the simulated fleet on its route. */
export interface SimulatedMachine {
  readonly route: number;
  readonly longitude: number;
  readonly latitude: number;
  /** Pieces that people would buy on an average day. */
  readonly perDay: number;
  readonly lanes: readonly SimulatedLane[];
}

/** Days before the ones that are counted, in which sales become known. */
export const knownDays = 28;
/** Need of the weekdays beside an average day, from Sunday on: offices and schools buy little at weekends. */
export const weekdays = [0.8, 1.05, 1.1, 1.1, 1.1, 1.15, 0.7] as const;

const routeSize = 30;
const lanesPerMachine = 30;
/** Pieces a day that a machine in the middle sells; nine of ten sell between 7 and 48, as fleets do (5 to 50). */
const middlePerDay = 18;
const machineSpread = 0.6;
const laneSpread = 0.7;
/** How much one day differs from another of its weekday: weather, holidays nearby. */
const daySpread = 0.2;

/** Random numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

function poisson(random: () => number, mean: number): number {
  const floor = Math.exp(-mean);
  let pieces = 0;
  for (let product = random(); product > floor; product *= random()) pieces += 1;
  return pieces;
}

/** Machines on routes through a city, with lanes of 8 to 12 pieces that sell as unevenly as products do. */
export function simulatedFleet(seed: number, size: number): SimulatedMachine[] {
  const random = seeded(seed);
  return Array.from({ length: size }, (_, index) => {
    const route = Math.floor(index / routeSize);
    const perDay = Math.min(80, Math.max(4, middlePerDay * Math.exp(machineSpread * normal(random))));
    const shares = Array.from({ length: lanesPerMachine }, () => Math.exp(laneSpread * normal(random)));
    const sum = shares.reduce((all, share) => all + share, 0);
    const lanes = shares.map((share) => {
      const costFen = BigInt(150 + Math.floor(random() * 150));
      const margin = BigInt(80 + Math.floor(random() * 120));
      const capacity = 8 + Math.floor(random() * 5);
      return { capacity, perDay: (perDay * share) / sum, costFen, priceFen: costFen + margin };
    });
    const [east, north] = [normal(random), normal(random)];
    const longitude = 121.2 + 0.06 * (route % 5) + 0.02 * east;
    const latitude = 31.1 + 0.08 * Math.floor(route / 5) + 0.02 * north;
    return { route, longitude, latitude, perDay, lanes };
  });
}

/** What people want of each lane on each day, the same whoever is visited: `[machine][day][lane]`. */
export function simulatedNeed(seed: number, fleet: readonly SimulatedMachine[], days: number): number[][][] {
  const random = seeded(seed + 1_000_003);
  return fleet.map(({ lanes }) =>
    Array.from({ length: days }, (_, day) => {
      const mood = Math.exp(daySpread * normal(random) - daySpread ** 2 / 2);
      return lanes.map(({ perDay }) => poisson(random, perDay * weekdays[day % 7]! * mood));
    }),
  );
}
