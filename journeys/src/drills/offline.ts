import { setTimeout as wait } from "node:timers/promises";
import { startFleet } from "@yunshou/simulator";
import type { Field } from "./field.ts";
import {
  connected,
  type DrillOptions,
  equal,
  fast,
  type Figure,
  figure,
  none,
  patienceMs,
  soldSoFar,
  timed,
} from "./figures.ts";

const drainedWithinSeconds = 120;
/** Longer than the slowest motor, so that sales of a machine end in the order in which they began. */
const betweenSalesMs = fast.motorMs[1] + 10;

/** M4: the server is away while every machine goes on selling; afterwards everything arrives, in each machine's order. */
export async function offlineDrill(field: Field, options: DrillOptions): Promise<Figure[]> {
  const { seed, offlineMachines, offlineEvents, offlineMs, print } = options;
  await field.start();
  const fleet = startFleet({
    server: field.mqttUrl,
    credentials: field.machines,
    seed: seed + 2,
    purchasesPerSecond: 0,
    pace: fast,
    startsPerSecond: 400,
  });
  await connected(fleet);
  const before = await soldSoFar(field);
  const countedBefore = fleet.stats.sales;
  await field.kill();
  const killed = performance.now();
  for (let event = 0; event < offlineEvents; event++) {
    for (const machine of fleet.machines) machine.buy(false);
    await wait(betweenSalesMs);
  }
  while (fleet.machines.some((machine) => machine.busy > 0)) await wait(50);
  await wait(Math.max(0, offlineMs - (performance.now() - killed)));
  const waiting = fleet.outboxSize;
  const awaySeconds = (performance.now() - killed) / 1_000;
  const returned = performance.now();
  await field.start();
  const drained = await fleet.drain(patienceMs);
  const seconds = (performance.now() - returned) / 1_000;
  print(
    `M4 ${waiting} messages waited on ${offlineMachines} machines while the server was away for ${Math.round(awaySeconds)} s`,
  );
  // A sale's name ends with its number on the machine; ids of orders have the order in which the cloud applied them.
  const disorder = await field.read(
    `select machine_id, source_key from (
       select machine_id, source_key, substring(source_key from '[0-9]+$')::int as sold,
         lag(substring(source_key from '[0-9]+$')::int) over (partition by machine_id order by id) as earlier
       from sales_order where source_key like 'sale:%') s
     where earlier > sold`,
  );
  const sold = (await soldSoFar(field)) - before;
  const expected = fleet.stats.sales - countedBefore;
  await fleet.stop();
  return [
    figure("M4 messages stuck", drained ? 0 : fleet.outboxSize, drained),
    figure(
      "M4 offline sales recorded once",
      `${sold} of ${expected}`,
      sold === expected && expected === offlineMachines * offlineEvents,
    ),
    timed(
      options,
      "M4 drained after the return",
      `${seconds.toFixed(1)} s`,
      drained && seconds <= drainedWithinSeconds,
    ),
    none("M4 orders before an earlier one of their machine", disorder),
    equal("M4 messages set aside", 0, (await field.read("select 1 from quarantine")).length),
    none("M4 findings of verify", await field.verify()),
  ];
}
