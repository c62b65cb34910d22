import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { account } from "@yunshou/contract/access/account";
import { Client } from "@yunshou/server/testing/bench/client";
import { startFleet } from "@yunshou/simulator";
import { type Field, drillPassword } from "./field.ts";
import {
  askedAgain,
  connected,
  type DrillOptions,
  equal,
  fast,
  type Figure,
  figure,
  none,
  patienceMs,
  quiet,
  soldSoFar,
  timed,
} from "./figures.ts";

const times = 3;
const recoveredWithinSeconds = 10;
/** Hardly compressible and as large as a preference may be, so that most of these calls need room on the disk. */
const writtenBytes = 3_900;
const keys = 8;

interface Seen {
  writes: number;
  /** The last value of each key whose writing was answered with success. */
  readonly kept: Map<string, string>;
  refused: number;
  /** Answers that are neither success nor 503 with Retry-After. */
  readonly wrong: string[];
  /** Answers of /health/ready other than 200. */
  readonly reasons: Map<string, number>;
}

/** M5: the disk of the database is full, three times, while machines sell and a person writes. */
export async function diskDrill(field: Field, options: DrillOptions): Promise<Figure[]> {
  const { seed, fullMs, print } = options;
  const disk = field.disk!;
  await field.start();
  const fleet = startFleet({
    server: field.mqttUrl,
    credentials: field.machines,
    seed: seed + 3,
    purchasesPerSecond: 30,
    codeShare: 30,
    pace: fast,
    startsPerSecond: 400,
  });
  await connected(fleet);
  const person = new Client(field.webUrl);
  await person.login("admin", drillPassword);
  const seen: Seen = { writes: 0, kept: new Map(), refused: 0, wrong: [], reasons: new Map() };
  await look(field, person, seen);
  const recoveries: number[] = [];
  let redTimes = 0;
  for (let time = 0; time < times; time++) {
    await wait(2_000);
    const redBefore = red(seen);
    disk.fill();
    const filled = performance.now();
    const lasts = () => performance.now() - filled < (red(seen) > redBefore ? fullMs : patienceMs);
    for (; lasts(); await wait(250)) await look(field, person, seen);
    if (red(seen) > redBefore) redTimes++;
    disk.free();
    const freed = performance.now();
    while (!(await look(field, person, seen))) {
      if (performance.now() - freed > patienceMs) throw new Error("the server did not recover after the disk had room");
      await wait(100);
    }
    recoveries.push((performance.now() - freed) / 1_000);
  }
  await wait(2_000);
  const drained = await fleet.drain(patienceMs);
  const { stats } = fleet;
  const stored = await field.read<{ key: string; value: string }>(
    "select key, value #>> '{}' as value from user_preference where key like 'drill.%'",
  );
  const codesKnown = await askedAgain(field);
  const isQuiet = await fleet.drain(patienceMs);
  const open = await quiet(field, { givesUp: false });
  const [pieces] = await field.read<{ n: number }>("select coalesce(sum(dispensed), 0)::int as n from sales_order");
  const sold = await soldSoFar(field);
  print(
    `M5 ${times} × ${fullMs / 1_000} s full: ${stats.sales} sales at machines, ${stats.codesPaid} paid codes; /health/ready said ${[...seen.reasons].map(([reason, count]) => `${count} × ${reason}`).join(", ")}`,
  );
  await fleet.stop();
  return [
    equal("M5 messages stuck", 0, fleet.outboxSize),
    equal("M5 sales of machines recorded once", stats.sales, sold),
    equal("M5 paid codes recorded once", field.provider.book.paidNumbers().length, codesKnown),
    equal("M5 pieces that left machines", stats.pieces, pieces!.n),
    equal("M5 paid orders stuck", 0, drained && isQuiet ? open : -1),
    figure("M5 writes answered 503 with Retry-After", seen.refused, seen.refused > 0),
    none("M5 writes answered in any other way", seen.wrong),
    none(
      "M5 writes lost that were answered with success, or kept that were refused",
      stored.filter(({ key, value }) => seen.kept.get(key) !== value),
    ),
    equal("M5 times that /health/ready was red", times, redTimes),
    timed(
      options,
      "M5 recovered after the disk had room",
      recoveries.map((seconds) => `${seconds.toFixed(1)} s`).join(", "),
      recoveries.every((seconds) => seconds <= recoveredWithinSeconds),
    ),
    figure("M5 server ran on", field.isUp() ? "yes" : "no", field.isUp()),
    none("M5 findings of verify", await field.verify()),
  ];
}

const red = (seen: Seen) => [...seen.reasons.values()].reduce((sum, count) => sum + count, 0);

/** Asks whether the server is ready and writes something; true when both went well. */
async function look({ webUrl }: Field, person: Client, seen: Seen): Promise<boolean> {
  const health = await fetch(`${webUrl}/health/ready`);
  const { reasons } = (await health.json()) as { reasons: Record<string, string> };
  if (!health.ok) {
    const reason = Object.entries(reasons)
      .map(([part, why]) => `${part}: ${why}`)
      .join("; ");
    seen.reasons.set(reason, (seen.reasons.get(reason) ?? 0) + 1);
  }
  const key = `drill.${seen.writes++ % keys}`;
  const value = randomBytes(writtenBytes / 2).toString("hex");
  const { status, headers, text } = await person.try(account.setPreference, { key, value });
  if (status === 200) seen.kept.set(key, value);
  else if (status === 503 && Number(headers.get("retry-after")) >= 1) seen.refused++;
  else seen.wrong.push(`${status} ${text.slice(0, 200)}`);
  return health.ok && status === 200;
}
