import { runDrills, table } from "../drills/drills.ts";
import { expect, type Journey } from "../journey.ts";

/** The short form of `npm run drill`; another seed each time, named when something does not hold. */
export const shortDrills: Journey = {
  name: "M1 M3 M4: 2,000 orders of 200 machines with every fault of the field survive ten kills, and so do results on their way and sales made while the server was away",
  async run() {
    const seed = Date.now() % 1_000_000;
    const figures = await runDrills({ seed, orders: 2_000, kills: 10, machines: 200, ratePerSecond: 100, offlineMachines: 500, offlineEvents: 4, print: () => {} });
    const wrong = figures.filter(({ holds }) => !holds);
    expect(wrong.length === 0, `seed ${seed}\n${table(wrong)}`);
  },
};
