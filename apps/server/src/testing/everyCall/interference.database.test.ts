import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createWorld } from "../world/createWorld.ts";
import { growth, interferenceWith, Readings } from "../world/interference.ts";
import { allEndpoints, calledAreas } from "../world/samples.ts";
import { askedOfBothLayers } from "../world/turns.ts";
import type { World } from "../world/world.ts";

/** Areas of which nothing shows to the administrator of a merchant when the merchant gets more rows of everything. */
const silent: readonly string[] = ["payments"];

const areaOf = new Map(allEndpoints.map(({ name, area }) => [name, area]));

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

/** All areas at once, because another row of everything for four merchants takes longer than what one area reads. */
describe("rows of others", () => {
  it("S1 PERM-09 change no list, total, ranking or count of anybody else", async () => {
    const actors = askedOfBothLayers(world.actors);
    const owner = world.actors.slice(0, 1);
    const readings = await Readings.of(world, calledAreas, [...new Set([...owner, ...actors])]);
    expect(await interferenceWith(readings, world, actors)).toEqual([]);
    // The same growth in the own merchant shows, or the comparison above would prove nothing.
    const seen = await readings.changedBy(owner, growth(world.own));
    const areas = new Set(seen.map((place) => areaOf.get(place.split(" ")[0]!)));
    expect(calledAreas.filter((area) => !areas.has(area))).toEqual(silent);
  });
});
