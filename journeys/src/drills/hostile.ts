import { startFleet } from "@yunshou/simulator";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { noticePath } from "@yunshou/server/payments/storedProviders";
import { type Field } from "./field.ts";
import {
  connected,
  type DrillOptions,
  equal,
  fast,
  type Figure,
  figure,
  none,
  patienceMs,
  quiet,
  timed,
} from "./figures.ts";
import { Skipped } from "../journey.ts";
import { sessionOf } from "./person.ts";

const attack = fileURLToPath(new URL("./attack.ts", import.meta.url));
const kinds = ["wide forms", "wide JSON", "unread answers", "slow bodies", "slow heads", "readiness"] as const;
const acknowledgedWithinMs = 200;
const servedWithinMs = 1_000;
const givenBackWithinMs = 60_000;
const salesPerSecond = 20;
const pauseMs = 100;

const percentile = (sample: readonly number[], share: number) =>
  [...sample].sort((a, b) => a - b)[Math.min(sample.length - 1, Math.floor(sample.length * share))] ?? Number.NaN;

/** Answers how long something took and what it answered, again and again until stopped. */
function asking(ask: () => Promise<number>) {
  const times: number[] = [];
  const statuses: number[] = [];
  let on = true;
  const loop = (async () => {
    while (on) {
      const since = performance.now();
      statuses.push(await ask().catch(() => 0));
      times.push(performance.now() - since);
      await wait(pauseMs);
    }
  })();
  return {
    async stop() {
      on = false;
      await loop;
      return { times, statuses };
    },
  };
}

/** Descriptors and resident MB of all processes of the server. */
function heldBy(field: Field): { descriptors: number; megabytes: number } {
  let [descriptors, kilobytes] = [0, 0];
  for (const id of field.processIds()) {
    try {
      descriptors += readdirSync(`/proc/${id}/fd`).length;
      kilobytes += Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? 0);
    } catch {
      // It has ended meanwhile.
    }
  }
  return { descriptors, megabytes: Math.round(kilobytes / 1_024) };
}

/** D1: twelve hundred hostile connections of each kind, while machines sell, a person works and a provider tells of payments. */
export async function hostileDrill(field: Field, options: DrillOptions): Promise<Figure[]> {
  const { seed, hostileMs, print } = options;
  if (process.platform !== "linux") throw new Skipped("it needs the addresses and the /proc of Linux");
  await field.start();
  const person = await sessionOf(field);
  const before = heldBy(field);
  const figures: Figure[] = [];
  let sold = 0;
  for (const kind of kinds) {
    const fleet = startFleet({
      server: field.mqttUrl,
      credentials: field.machines,
      seed: seed + sold,
      purchasesPerSecond: salesPerSecond,
      codeShare: 0,
      pace: fast,
      startsPerSecond: 400,
    });
    await connected(fleet);
    const port = new URL(field.webUrl).port;
    const attacker = spawn(process.execPath, [attack, port, kind, String(hostileMs)], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    await wait(300);
    const working = asking(() => person.look());
    const notices = asking(async () => {
      const answer = await fetch(`${field.webUrl}${noticePath}/demo`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: "{}",
      });
      return answer.status;
    });
    let most = before;
    const looking = setInterval(() => {
      const now = heldBy(field);
      most = {
        descriptors: Math.max(most.descriptors, now.descriptors),
        megabytes: Math.max(most.megabytes, now.megabytes),
      };
    }, 250);
    await once(attacker, "exit");
    const [{ times, statuses }, told] = [await working.stop(), await notices.stop()];
    clearInterval(looking);
    const isDrained = await fleet.drain(patienceMs);
    const { stats } = fleet;
    const p99 = stats.ackLatency.percentile(99);
    const served = percentile(times, 0.99);
    sold += stats.sales;
    await fleet.stop();
    const refused = (all: readonly number[]) =>
      all.filter((status) => status === 0 || status === 429 || status >= 500).length;
    figures.push(
      timed(
        options,
        `D1 ${kind}: sales acknowledged`,
        `p99 ${Math.round(p99)} ms of ${stats.sales}`,
        isDrained && p99 < acknowledgedWithinMs,
      ),
      timed(
        options,
        `D1 ${kind}: a person served`,
        `p99 ${Math.round(served)} ms of ${times.length}`,
        served < servedWithinMs,
      ),
      equal(`D1 ${kind}: calls of a person refused`, 0, refused(statuses)),
      equal(`D1 ${kind}: payment notices refused`, 0, refused(told.statuses)),
      figure(
        `D1 ${kind}: descriptors and MB at most`,
        `${most.descriptors}, ${most.megabytes}`,
        most.descriptors < 6_000 && most.megabytes < 2_500,
      ),
    );
    print(`D1 ${kind} done`);
  }
  const open = await quiet(field, { givesUp: true });
  const given = await givenBack(field, before);
  const [orders] = await field.read<{ n: number }>("select count(*)::int as n from sales_order");
  return [
    ...figures,
    equal("D1 sales recorded once", sold, orders!.n),
    equal("D1 orders and refunds still open", 0, open),
    timed(options, "D1 descriptors and memory given back", given.value, given.holds),
    none("D1 findings of verify", await field.verify()),
  ];
}

/** Within a minute the server holds hardly more than before. */
async function givenBack(field: Field, before: ReturnType<typeof heldBy>) {
  const end = performance.now() + givenBackWithinMs;
  for (;;) {
    const now = heldBy(field);
    const holds = now.descriptors <= before.descriptors + 60 && now.megabytes <= before.megabytes * 1.6 + 100;
    const value = `${before.descriptors}, ${before.megabytes} MB before; ${now.descriptors}, ${now.megabytes} MB after`;
    if (holds || performance.now() > end) return { value, holds };
    await wait(1_000);
  }
}
