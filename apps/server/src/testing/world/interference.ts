import { refreshStatistics } from "@yunshou/database";
import { createSms } from "../../access/sms/choose.ts";
import { startWeb } from "../../roles/web.ts";
import { Client } from "../bench/client.ts";
import { ask, inputFor, type Named } from "./asking.ts";
import { askedCallsOf, withoutClock } from "./leaks.ts";
import type { Tenant } from "./tenant.ts";
import type { Actor, World } from "./world.ts";

/** Calls of an area that only read. The live channel and its registration have their own test; a download counts itself. */
const readsOf = (area: string) =>
  askedCallsOf(area).filter(
    ({ name, call }) =>
      !call.writes &&
      !name.endsWith(".upload") &&
      !["screenCalls.registerClient", "screenCalls.sendMessage", "downloads.content"].includes(name),
  );

/** The log shows the looks that this very test takes, in which nobody else appears. */
const isLog = (place: string) => place.startsWith("logs.");

interface Place {
  readonly name: string;
  readonly endpoint: Named;
  readonly actor: Actor;
  readonly input: Record<string, unknown>;
}

/** What actors read through the calls of an area, and what of it changes: lists, totals, sums, rankings, options and counts. */
export class Readings {
  readonly #world: World;
  readonly #places: readonly Place[];
  readonly #last = new Map<string, string>();

  private constructor(world: World, places: readonly Place[]) {
    this.#world = world;
    this.#places = places;
  }

  /** Makes every input before anything is read, because what an input needs may be seen by other reads. */
  static async of(world: World, area: string, actors: readonly Actor[]): Promise<Readings> {
    const places: Place[] = [];
    for (const endpoint of readsOf(area)) {
      for (const actor of actors) {
        const input = await inputFor(endpoint, actor.home, world);
        places.push({ name: `${endpoint.name} as ${actor.name}`, endpoint, actor, input });
      }
    }
    await refreshStatistics(world.server.testDatabase.url);
    const readings = new Readings(world, places);
    await readings.#read(actors);
    return readings;
  }

  /**
   * Which readings change when other merchants, or the own one, get more rows of everything: the places that differ from the
   * reading before.
   */
  async changedBy(actors: readonly Actor[], grow: () => Promise<unknown>): Promise<string[]> {
    const before = new Map(this.#last);
    await grow();
    const read = await this.#read(actors);
    return read.filter((name) => !isLog(name) && this.#last.get(name) !== before.get(name));
  }

  /** Reads through a process of its own that remembers nothing; answers the names of the places. */
  async #read(actors: readonly Actor[]): Promise<string[]> {
    const { context, keys, database } = this.#world.server;
    const fresh = await startWeb(
      { ...context, database },
      { keys, sms: createSms(context.config, context.log, () => {}) },
    );
    try {
      const places = this.#places.filter(({ actor }) => actors.includes(actor));
      for (const { name, endpoint, actor, input } of places) {
        const client = new Client(fresh.address);
        client.token = actor.client.token;
        this.#last.set(name, withoutClock((await ask(this.#world, client, endpoint, input)).text));
      }
      return places.map(({ name }) => name);
    } finally {
      await fresh.stop();
    }
  }
}

/** Another row of everything for a merchant. */
export const growth =
  (...tenants: readonly Tenant[]) =>
  async (): Promise<void> => {
    for (const tenant of tenants) await tenant.standingRows({ withRole: false });
  };
