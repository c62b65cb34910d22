import { refreshStatistics } from "@yunshou/database";
import { createSms } from "../../access/sms/choose.ts";
import { startWeb } from "../../roles/web.ts";
import { Client } from "../bench/client.ts";
import { ask, type Heard, inputFor, type Named } from "./asking.ts";
import { askedCallsOf, withoutClock } from "./leaks.ts";
import type { Tenant } from "./tenant.ts";
import { Turns } from "./turns.ts";
import type { Actor, World } from "./world.ts";

/** Calls of an area that only read. The live channel and its registration have their own test; a download counts itself, and a file that is made when it is asked for bears the time of that. */
const readsOf = (area: string) =>
  askedCallsOf(area).filter(
    ({ name, call }) =>
      !call.writes &&
      !name.endsWith(".upload") &&
      ![
        "screenCalls.registerClient",
        "screenCalls.sendMessage",
        "downloads.content",
        "accountStatements.file",
      ].includes(name),
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
  #places: readonly Place[];
  readonly #last = new Map<string, string>();

  private constructor(world: World, places: readonly Place[]) {
    this.#world = world;
    this.#places = places;
  }

  /** Makes every input before anything is read, because what an input needs may be seen by other reads. */
  static async of(world: World, areas: readonly string[], actors: readonly Actor[]): Promise<Readings> {
    const places: Place[] = [];
    for (const endpoint of areas.flatMap(readsOf)) {
      for (const actor of actors) {
        const input = await inputFor(endpoint, actor.home, world);
        places.push({ name: `${endpoint.name} as ${actor.name}`, endpoint, actor, input });
      }
    }
    await refreshStatistics(world.server.testDatabase.url);
    const readings = new Readings(world, places);
    readings.#places = await readings.#worthReading();
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

  /** Reads everything once, and keeps of each call the first of each scope whom it answers. */
  async #worthReading(): Promise<Place[]> {
    const turns = new Map<string, Turns>();
    const kept: Place[] = [];
    await this.#throughFreshProcess(async (read) => {
      for (const place of this.#places) {
        const ofCall = turns.get(place.endpoint.name) ?? new Turns();
        turns.set(place.endpoint.name, ofCall);
        if (ofCall.isSpared(place.actor) || (await read(place)).code === "access.noPermission") continue;
        ofCall.letIn(place.actor);
        kept.push(place);
      }
    });
    return kept;
  }

  /** Reads every place of some actors anew; answers the names of the places. */
  async #read(actors: readonly Actor[]): Promise<string[]> {
    const places = this.#places.filter(({ actor }) => actors.includes(actor));
    await this.#throughFreshProcess(async (read) => {
      for (const place of places) await read(place);
    });
    return places.map(({ name }) => name);
  }

  /** Lets something be read through a process of its own that remembers nothing. */
  async #throughFreshProcess(work: (read: (place: Place) => Promise<Heard>) => Promise<void>): Promise<void> {
    const { context, keys, database } = this.#world.server;
    const fresh = await startWeb(
      { ...context, database },
      { keys, sms: createSms(context.config, context.log, () => {}) },
    );
    try {
      await work(async ({ name, endpoint, actor, input }) => {
        const client = new Client(fresh.address);
        client.token = actor.client.token;
        const heard = await ask(this.#world, client, endpoint, input);
        this.#last.set(name, withoutClock(heard.text));
        return heard;
      });
    } finally {
      await fresh.stop();
    }
  }
}

/**
 * Which readings of some actors change when merchants who are nothing to them get more rows of everything. The merchants
 * beside and above grow before those below them read for the second time, so each reads twice and not thrice.
 */
export async function interferenceWith(
  readings: Readings,
  { unrelated, sibling, top }: World,
  actors: readonly Actor[],
): Promise<string[]> {
  const ofTop = actors.filter(({ home }) => home === top);
  const below = actors.filter(({ home }) => home !== top);
  const changed = await readings.changedBy(ofTop, growth(unrelated));
  return [...changed, ...(await readings.changedBy(below, growth(sibling, top)))];
}

/** Another row of everything for a merchant. */
export const growth =
  (...tenants: readonly Tenant[]) =>
  async (): Promise<void> => {
    for (const tenant of tenants) await tenant.standingRows({ withRole: false });
  };
