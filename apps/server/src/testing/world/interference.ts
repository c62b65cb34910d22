import { createSms } from "../../access/sms/choose.ts";
import { startWeb } from "../../roles/web.ts";
import { Client } from "../client.ts";
import { ask, inputFor, type Named } from "./asking.ts";
import { askedCalls, withoutClock } from "./leaks.ts";
import type { Tenant } from "./tenant.ts";
import type { Actor, World } from "./world.ts";

/** Calls that only read. The live channel and its registration have their own test; a download counts itself. */
const reads = askedCalls.filter(
  ({ name, call }) =>
    !call.writes &&
    !name.endsWith(".upload") &&
    !["screenCalls.registerClient", "screenCalls.sendMessage", "downloads.content"].includes(name),
);

type Answers = Map<string, { readonly endpoint: Named; readonly actor: Actor; readonly text: string }>;

/** Everything that each of the actors reads, by call and actor, through a process of its own that remembers nothing. */
async function readAll(
  world: World,
  actors: readonly Actor[],
  inputs: Map<string, Record<string, unknown>>,
): Promise<Answers> {
  const { context, keys, database } = world.server;
  const fresh = await startWeb(
    { ...context, database },
    { keys, sms: createSms(context.config, context.log, () => {}) },
  );
  try {
    const answers: Answers = new Map();
    for (const endpoint of reads) {
      for (const actor of actors) {
        const place = `${endpoint.name} as ${actor.name}`;
        if (!inputs.has(place)) inputs.set(place, await inputFor(endpoint, actor.home, world));
        const client = new Client(fresh.address);
        client.token = actor.client.token;
        answers.set(place, {
          endpoint,
          actor,
          text: withoutClock((await ask(world, client, endpoint, inputs.get(place)!)).text),
        });
      }
    }
    return answers;
  } finally {
    await fresh.stop();
  }
}

/** The log shows the looks that this very test takes, in which nobody else appears. */
const isLog = (place: string) => place.startsWith("logs.");

/**
 * Which readings change when other merchants get more rows of everything: lists, totals, sums, rankings, options and counts.
 * `before` runs between two readings; answers the places that differ.
 */
export async function changedReadings(
  world: World,
  actors: readonly Actor[],
  grow: () => Promise<unknown>,
): Promise<string[]> {
  const inputs = new Map<string, Record<string, unknown>>();
  await readAll(world, actors, inputs);
  const before = await readAll(world, actors, inputs);
  await grow();
  const after = await readAll(world, actors, inputs);
  return [...before]
    .filter(([place, { text }]) => !isLog(place) && after.get(place)?.text !== text)
    .map(([place]) => place);
}

/** Another row of everything for a merchant. */
export const growth =
  (...tenants: readonly Tenant[]) =>
  async (): Promise<void> => {
    for (const tenant of tenants) await tenant.standingRows({ withRole: false });
  };
