import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client } from "./client.ts";
import { ask, inputFor } from "./world/asking.ts";
import { publicCalls } from "./world/exceptions.ts";
import { changedReadings, growth } from "./world/interference.ts";
import { askedCalls, filterLeaksOf, leaksOf } from "./world/leaks.ts";
import { allEndpoints } from "./samples.ts";
import { sessionFor } from "./world/tenantBase.ts";
import { changedTables, createWorld, fingerprint, type World } from "./world/world.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

const rows = askedCalls.map((endpoint) => [endpoint.name, endpoint] as const);

/** Routes that no endpoint of the contract describes, with what keeps them to whom they belong. */
const routesBeside: Readonly<Record<string, string>> = {
  "GET /ws/message/:userId": "the live channel; insight/live/channel.database.test.ts",
  "GET /health/live": "tells nothing of anybody",
  "GET /health/ready": "tells nothing of anybody",
  "GET /metrics": "counts of the process",
  "GET /asyncapi.json": "the protocol of machines",
  "GET /api/openapi.json": "the contract",
  "GET /api/docs": "the contract",
  "GET /api/docs.js": "the contract",
  "GET /api/v1/system/agreement-files/:id": "agreements of the platform, under a key",
  "GET /spImg/*": "pictures that everybody may see",
  "GET /sysFile/*": "files that everybody may load",
  "GET /softFile/*": "programs for machines",
  "GET /": "the console",
  "GET /*": "the console",
};

describe("the list of calls", () => {
  it("S1 holds every route that the server has", () => {
    const described = new Set(allEndpoints.map(({ call }) => `${call.method} ${call.path}`));
    const { routes } = world.server.web;
    expect(routes.length).toBeGreaterThan(100);
    expect(
      routes.filter((route) => !described.has(route) && !(route in routesBeside)),
      "routes that are no endpoint of the contract: make them one, or say in `routesBeside` what keeps them apart",
    ).toEqual([]);
  });

  it("S1 says of every public call what limits it", () => {
    const open = allEndpoints.filter(
      ({ name, call }) => call.access === "public" && !(name in publicCalls) && !/^screens|^screenCalls/.test(name),
    );
    expect(
      open.map(({ name }) => name),
      "public calls: say in `publicCalls` of testing/world/exceptions.ts what limits each",
    ).toEqual([]);
  });
});

describe("rows of others", () => {
  it.each(rows)(
    "S1 PERM-09 %s answers about them as about rows that do not exist, and changes nothing",
    async (_name, endpoint) => {
      expect(await leaksOf(world, endpoint)).toEqual([]);
    },
  );

  it("S1 PERM-09 are found by no filter", async () => {
    const found: string[] = [];
    for (const endpoint of askedCalls) found.push(...(await filterLeaksOf(world, endpoint)));
    expect(found).toEqual([]);
  });

  it("S1 PERM-09 change no list, total, ranking or count of anybody else", async () => {
    const { actors, unrelated, sibling, top, own } = world;
    expect(await changedReadings(world, actors, growth(unrelated))).toEqual([]);
    const below = actors.filter(({ home }) => home !== top);
    expect(await changedReadings(world, below, growth(sibling, top))).toEqual([]);
    // The same growth in the own merchant shows, or the comparison above would prove nothing.
    const seen = await changedReadings(world, actors.slice(0, 1), growth(own));
    expect(seen.length).toBeGreaterThan(20);
    expect(seen).toEqual(
      expect.arrayContaining(
        [
          "machines.list",
          "machines.counts",
          "orders.list",
          "users.list",
          "teams.list",
          "downloads.list",
          "dashboard.overview",
          "screens.sales",
        ].map((name) => `${name} as merchantAdmin`),
      ),
    );
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
        askedCalls.map(
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
    const before = await fingerprint(server);
    const found: string[] = [];
    for (const endpoint of askedCalls) {
      for (const [name, client] of callers) {
        const { status, code } = await ask(world, client, endpoint, inputs.get(endpoint.name) ?? {});
        const refused =
          endpoint.call.access === "public" ? code === "insight.screensNotPublic" : status === 401 && code === "S9999";
        if (!refused) found.push(`${endpoint.name} as ${name}: ${status} ${code}`);
      }
    }
    expect(found).toEqual([]);
    expect(changedTables(before, await fingerprint(server))).toEqual([]);
    await asSystem(server.database, (tx) =>
      tx.query("update merchant set status = 'normal' where id = $1", [child.merchantId]),
    );
  });
});
