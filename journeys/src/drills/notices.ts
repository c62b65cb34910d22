import { setTimeout as wait } from "node:timers/promises";
import { createRandom, startFleet } from "@yunshou/simulator";
import type { Field } from "./field.ts";
import { connected, type DrillOptions, equal, fast, type Figure, figure, none, quiet, timed } from "./figures.ts";
import { patienceMs } from "./patience.ts";

/** So many of the notices never arrive, in percent. */
export const lostNotices = 10;
const soonMs = 60_000;
const lastMs = 300_000;

/** When the cloud learnt of each payment after the customer made it, in ms, and whether a notice ever came. */
const learnt = `select (extract(epoch from to_timestamp(((e.id >> 22) + id_epoch()) / 1000.0) - e.occurred_at) * 1000)::int as ms,
    exists (select from provider_notice n where n.order_id = e.order_id and n.kind = 'payment') as told
  from order_event e where e.kind = 'paid'`;

/** M10: a part of the notices never arrives, and nobody helps: the cloud finds each of these payments by asking. */
export async function noticesDrill(field: Field, options: DrillOptions): Promise<Figure[]> {
  const { seed, machines, codes, ratePerSecond, print } = options;
  await field.start();
  const fleet = startFleet({
    server: field.mqttUrl,
    credentials: field.machines.slice(0, machines),
    seed,
    purchasesPerSecond: 0,
    pace: fast,
    startsPerSecond: 400,
  });
  await connected(fleet);
  const crowd = createRandom(seed).fork("crowd");
  const rate = Math.min(20, ratePerSecond);
  const startedAt = performance.now();
  for (let bought = 0; bought < codes;) {
    const due = Math.min(codes, Math.floor(((performance.now() - startedAt) / 1_000) * rate) + 1);
    for (; bought < due; bought++)
      for (let tries = 0; tries < 20; tries++) if (crowd.pick(fleet.machines).buy(true)) break;
    await wait(20);
  }
  const drained = await fleet.drain(patienceMs);
  const known = await learntAll(field);
  const open = await quiet(field, { givesUp: false });
  const asked = known.filter(({ told }) => !told).map(({ ms }) => ms);
  const late = asked.toSorted((one, other) => one - other);
  const p95 = late[Math.ceil(late.length * 0.95) - 1] ?? 0;
  const longest = late.at(-1) ?? 0;
  const { lost } = field.provider.notifier;
  print(`M10 ${fleet.stats.codesPaid} codes paid, ${lost} notices lost, ${late.length} payments found by asking`);
  await fleet.stop();
  return [
    figure("M10 machines have nothing left to say", drained ? "yes" : `${fleet.outboxSize} messages`, drained),
    figure("M10 notices that never arrived", lost, lost > 0 && late.length > 0),
    equal("M10 paid codes that the cloud knows, once each", field.provider.book.paidNumbers().length, known.length),
    equal("M10 paid orders stuck", 0, open),
    timed(options, "M10 found by asking", `p95 ${seconds(p95)}`, p95 <= soonMs),
    timed(options, "M10 found by asking, the last", seconds(longest), longest <= lastMs),
    none("M10 orders refunded, though every machine was well", await field.read("select order_id from refund")),
    none("M10 findings of verify", await field.verify()),
  ];
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** Waits as long as a payment may take to be found. */
async function learntAll(field: Field): Promise<{ readonly ms: number; readonly told: boolean }[]> {
  for (const end = performance.now() + lastMs + soonMs; ; await wait(500)) {
    const rows = await field.read<{ ms: number; told: boolean }>(learnt);
    if (rows.length >= field.provider.book.paidNumbers().length || performance.now() > end) return rows;
  }
}
