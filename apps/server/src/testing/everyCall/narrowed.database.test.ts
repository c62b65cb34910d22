import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Client } from "../bench/client.ts";
import { elsewhere } from "../suites/exceptions.ts";
import { ofTops } from "../world/addresses.ts";
import { ask, inputFor } from "../world/asking.ts";
import { createWorld } from "../world/createWorld.ts";
import { allEndpoints } from "../world/samples.ts";
import { sessionFor } from "../world/tenantBase.ts";
import type { Tenant } from "../world/tenant.ts";
import type { World } from "../world/world.ts";

const asked = allEndpoints.filter(({ name, call }) => call.access !== "public" && !(name in elsewhere));

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

/** Somebody of a merchant with all its rights and a machine of the own merchant of the world. */
async function personOf(tenant: Tenant, level: string): Promise<() => Promise<Client>> {
  const { own, spare, server } = world;
  const machines = [own.rows.machineId, spare.machineId];
  const { userId } = await tenant.user({ role: "merchantAdmin", level, machines });
  return () => sessionFor(server, userId);
}

/** Asks every call once with an input that succeeds for the administrator; answers what was a defect, and how many went well. */
async function sweep(enter: () => Promise<Client>): Promise<{ defects: string[]; succeeded: number }> {
  let client = await enter();
  let succeeded = 0;
  const defects: string[] = [];
  for (const endpoint of asked) {
    const input = await inputFor(endpoint, ofTops.test(`${endpoint.name}.`) ? world.top : world.own, world);
    const { status, code, text } = await ask(world, client, endpoint, input);
    if (status === 200) succeeded += 1;
    if (status >= 500) defects.push(`${endpoint.name}: ${text.slice(0, 200)}`);
    // Some calls end sessions, their own too.
    if (code === "S9999") client = await enter();
    await asSystem(world.server.database, (tx) =>
      tx.query("update file set state = 'failed' where kind = 'export' and state in ('queued', 'running')"),
    );
  }
  return { defects, succeeded };
}

/** Row security refuses by an error what queries forgot to ask; those who see all machines of their merchants never meet it. */
describe("every call", () => {
  it("PERM-11 answers an ordinary user with all rights without a defect", async () => {
    const { defects, succeeded } = await sweep(await personOf(world.own, "2"));
    expect(defects).toEqual([]);
    expect(succeeded).toBeGreaterThan(asked.length / 3);
  });

  it("MERCHANT-05 answers a person of a merchant with whom a machine is shared without a defect", async () => {
    const { defects, succeeded } = await sweep(await personOf(world.sibling, "1"));
    expect(defects).toEqual([]);
    expect(succeeded).toBeGreaterThan(asked.length / 4);
  });
});
