import { asSystem, platformScope, type Scope } from "@yunshou/database";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Client } from "../bench/client.ts";
import { createWorld } from "../world/createWorld.ts";
import { interferenceWith, Readings } from "../world/interference.ts";
import { askedCalls, askedCallsOf, filterLeaksOf, leaksOf } from "../world/leaks.ts";
import { askedOfEachLayer, asEverybody } from "../world/turns.ts";
import type { World } from "../world/world.ts";

/**
 * Each of the two layers of tenancy alone (S2). Nothing in the product can switch a layer off: row-level security is taken
 * from the tables of this test's database, and the explicit scopes by replacing four modules for the files that import this one.
 */
const layers = vi.hoisted(() => ({ explicit: true, callers: Symbol("the scope of the caller") }));

interface Hollow extends Scope {
  readonly [scope: symbol]: Scope | undefined;
}

// Handlers are handed the scope of the platform; only the transaction learns what the caller may see.
vi.mock("../../access/session/session.ts", async (load) => {
  const original = await load<typeof import("../../access/session/session.ts")>();
  class HollowSessions extends original.Sessions {
    override async authenticate(token: string, anew?: boolean) {
      const caller = await super.authenticate(token, anew);
      if (caller === undefined || layers.explicit) return caller;
      const { scope } = caller.session;
      const hollow = Object.defineProperty({ merchants: "all", [layers.callers]: scope }, "toJSON", {
        value: () => scope,
        enumerable: false,
      });
      return { ...caller, session: { ...caller.session, scope: hollow as Scope } };
    }
  }
  return { ...original, Sessions: HollowSessions };
});
// Answers of big screens are shared by scope; callers whose scope is hollow would share one answer.
vi.mock("../../insight/viewer.ts", async (load) => {
  const original = await load<typeof import("../../insight/viewer.ts")>();
  const viewerOf: typeof original.viewerOf = (session, publicScreens) => {
    const viewer = original.viewerOf(session, publicScreens);
    return original.isViewer(viewer) && viewer.kind === "session"
      ? { ...viewer, key: `${viewer.key} ${JSON.stringify(session?.scope)}` }
      : viewer;
  };
  return { ...original, viewerOf };
});
vi.mock("../../../../../packages/database/src/transaction.ts", async (load) => {
  const original = await load<typeof import("../../../../../packages/database/src/transaction.ts")>();
  const inScope: typeof original.inScope = (database, scope, work, options) =>
    original.inScope(database, (scope as Hollow)[layers.callers] ?? scope, work, options);
  return { ...original, inScope };
});
vi.mock("../../../../../packages/database/src/scopeFilter.ts", async (load) => {
  const original = await load<typeof import("../../../../../packages/database/src/scopeFilter.ts")>();
  const scopeSql: typeof original.scopeSql = (scope, ...rest) =>
    original.scopeSql(layers.explicit ? scope : platformScope, ...rest);
  return { ...original, scopeSql };
});

/**
 * Every call of some areas asked about rows of others, with one of the two layers alone. Areas share a file because a world
 * and another row of everything for its merchants take as long as what most areas ask.
 */
export function layersOf(...areas: readonly string[]): void {
  let world: World;
  let superuser: pg.Client;
  beforeAll(async () => {
    world = await createWorld();
    superuser = new pg.Client(world.server.testDatabase.url);
    await superuser.connect();
  });
  afterAll(async () => {
    await superuser.end();
    await world.stop();
  });

  const actors = () => world.actors.filter(({ name }) => asEverybody || askedOfEachLayer.includes(name));

  async function rowSecurity(on: boolean): Promise<number> {
    const { rows } = await superuser.query<{ name: string }>(
      "select distinct c.oid::regclass::text as name from pg_class c join pg_policy p on p.polrelid = c.oid where c.relkind in ('r', 'p') order by 1",
    );
    for (const { name } of rows)
      await superuser.query(`alter table ${name} ${on ? "enable" : "disable"} row level security`);
    return rows.length;
  }

  /** The number of machines that somebody's list counts. */
  const machinesOf = async (client: Client) =>
    Number((await client.send<{ all: number }>("GET", "/api/v1/machines/machines/counts")).body.data.all);

  async function leaksIn(area: string): Promise<string[]> {
    const found: string[] = [];
    for (const endpoint of askedCallsOf(area)) {
      // Where own rows are read, something of others could stand beside them.
      const withControls = asEverybody || endpoint.call.method === "GET";
      found.push(
        ...(await leaksOf(world, endpoint, actors(), { withControls })),
        ...(await filterLeaksOf(world, endpoint, actors())),
      );
    }
    return found;
  }

  const noInterference = async () => {
    const readings = await Readings.of(world, areas, actors());
    expect(await interferenceWith(readings, world, actors())).toEqual([]);
  };

  describe("row-level security alone", () => {
    beforeAll(() => void (layers.explicit = false));
    afterAll(() => void (layers.explicit = true));

    it.each(areas)("S2 shows no row of others through any call of %s", async (area) => {
      expect(await leaksIn(area)).toEqual([]);
    });
    it("S2 keeps every list, total and ranking apart", noInterference);
  });

  describe("explicit scopes alone", () => {
    beforeAll(async () => {
      expect(await rowSecurity(false)).toBeGreaterThan(40);
      const [seen] = await asSystem(world.server.database, (tx) =>
        tx.query<{ n: number }>("select count(*)::int as n from machine"),
      );
      expect(seen!.n).toBeGreaterThan(await machinesOf(world.own.admin));
    });
    afterAll(async () => void (await rowSecurity(true)));

    it.each(areas)("S2 show no row of others through any call of %s", async (area) => {
      expect(await leaksIn(area)).toEqual([]);
    });
    it("S2 keep every list, total and ranking apart", noInterference);
  });

  describe("without both layers", () => {
    it("S2 everything leaks, so each of the proofs above can fail", async () => {
      const own = await machinesOf(world.own.admin);
      layers.explicit = false;
      await rowSecurity(false);
      try {
        expect(
          await leaksOf(
            world,
            askedCalls.find(({ name }) => name === "machines.detail")!,
            actors(),
          ),
        ).not.toEqual([]);
        expect(await machinesOf(world.own.admin)).toBeGreaterThan(own);
      } finally {
        layers.explicit = true;
        await rowSecurity(true);
      }
    });
  });
}
