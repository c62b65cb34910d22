import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client } from "../bench/client.ts";
import { ask, inputFor } from "../world/asking.ts";
import { changeCounts, changedTables } from "../world/changes.ts";
import { createWorld } from "../world/createWorld.ts";
import { askedCallsOf, filterLeaksOf, leaksOf } from "../world/leaks.ts";
import { sessionFor } from "../world/tenantBase.ts";
import { askedOfBothLayers } from "../world/turns.ts";
import type { World } from "../world/world.ts";

/** Every call of an area asked about rows of others, and by those who may not call at all. */
export function isolationOf(area: string): void {
  const calls = askedCallsOf(area);
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  afterAll(() => world.stop());

  describe("rows of others", () => {
    it.each(calls.map((endpoint) => [endpoint.name, endpoint] as const))(
      "S1 PERM-09 %s answers about them as about rows that do not exist, and changes nothing",
      async (_name, endpoint) => {
        expect(await leaksOf(world, endpoint, world.actors, { provenApart: true })).toEqual([]);
      },
    );

    it("S1 PERM-09 are found by no filter", async () => {
      const found: string[] = [];
      const actors = askedOfBothLayers(world.actors);
      for (const endpoint of calls) found.push(...(await filterLeaksOf(world, endpoint, actors)));
      expect(found).toEqual([]);
    });
  });

  describe("who may not call at all", () => {
    it("S1 PERM-09 is refused everywhere, with right inputs too, and changes nothing", async () => {
      const { own, child, server } = world;
      const people = {
        expired: await own.user({ level: "1", role: "merchantAdmin" }),
        blocked: await own.user({ level: "1", role: "merchantAdmin", blocked: true }),
        deleted: await own.user({ level: "1", role: "merchantAdmin", status: "deleted" }),
        "of a stopped merchant": await child.user({ level: "1", role: "merchantAdmin" }),
        "logged out": await own.user({ level: "1", role: "merchantAdmin" }),
      };
      const callers: [string, Client][] = [["nobody", new Client(server.address)]];
      for (const [name, { userId }] of Object.entries(people)) callers.push([name, await sessionFor(server, userId)]);
      const inputs = new Map(
        await Promise.all(
          calls.map(
            async (endpoint) => [endpoint.name, await inputFor(endpoint, own, world).catch(() => ({}))] as const,
          ),
        ),
      );
      await asSystem(server.database, async (tx) => {
        await tx.query("update session set expires_at = now() - interval '1 second' where user_id = $1", [
          people.expired.userId,
        ]);
        await tx.query("delete from session where user_id = $1", [people["logged out"].userId]);
        await tx.query("update merchant set status = 'stopped' where id = $1", [child.merchantId]);
      });
      const before = await changeCounts(server.database);
      const found: string[] = [];
      for (const endpoint of calls) {
        for (const [name, client] of callers) {
          const { status, code } = await ask(world, client, endpoint, inputs.get(endpoint.name) ?? {});
          const refused =
            endpoint.call.access === "public"
              ? code === "insight.screensNotPublic"
              : status === 401 && code === "S9999";
          if (!refused) found.push(`${endpoint.name} as ${name}: ${status} ${code}`);
        }
      }
      expect(found).toEqual([]);
      expect(changedTables(before, await changeCounts(server.database))).toEqual([]);
      await asSystem(server.database, (tx) =>
        tx.query("update merchant set status = 'normal' where id = $1", [child.merchantId]),
      );
    });
  });
}
