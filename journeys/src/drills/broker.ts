import { startFleet } from "@yunshou/simulator";
import type { Field } from "./field.ts";
import {
  again,
  connected,
  type DrillOptions,
  equal,
  fast,
  type Figure,
  figure,
  killServer,
  none,
  patienceMs,
  quiet,
  timed,
} from "./figures.ts";

/** The longest that a result may wait for its acknowledgement, outages included. */
const acknowledgedWithinMs = 10_000;

const resultsPerSecond = 45;

/** M3: the broker is killed while machines send results. The built-in one dies with its server; an external one alone. */
export async function brokerDrill(field: Field, options: DrillOptions): Promise<Figure[]> {
  const { seed, brokerKills, brokerPauseMs, print } = options;
  const { broker } = field;
  const name = broker === undefined ? "M3" : "M3 mosquitto:";
  await field.start();
  const fleet = startFleet({
    server: field.mqttUrl,
    credentials: field.machines,
    seed: seed + 1,
    purchasesPerSecond: resultsPerSecond,
    codeShare: 100,
    pace: fast,
    startsPerSecond: 400,
  });
  await connected(fleet);
  const longestMs = await again(
    seed + 1,
    brokerKills,
    brokerPauseMs,
    broker === undefined ? killServer(field) : () => broker.restart("SIGKILL"),
  );
  const drained = await fleet.drain(patienceMs);
  const stuck = fleet.outboxSize;
  const open = await quiet(field, { givesUp: false });
  const { stats } = fleet;
  print(
    `${name} ${stats.ordersGranted} results, ${brokerKills} kills, ${stats.disconnects} broken connections, longest outage ${Math.round(longestMs)} ms`,
  );
  const [pieces] = await field.read<{ n: number }>("select coalesce(sum(dispensed), 0)::int as n from sales_order");
  const p99 = stats.ackLatency.percentile(99);
  await fleet.stop();
  return [
    figure(`${name} messages stuck`, drained ? 0 : stuck, drained && stuck === 0),
    equal(`${name} paid orders stuck`, 0, open),
    none(
      `${name} paid orders refunded, though every machine was well`,
      await field.read("select order_id from refund"),
    ),
    timed(
      options,
      `${name} message to acknowledgement`,
      `p99 ${Math.round(p99)} ms, longest ${Math.round(stats.ackLatency.longestMs)} ms`,
      p99 <= acknowledgedWithinMs,
    ),
    figure(
      `${name} pieces that left machines`,
      `${pieces!.n} of ${stats.pieces}`,
      pieces!.n === stats.pieces && stats.ordersGranted > 0,
    ),
    none(`${name} findings of verify`, await field.verify()),
  ];
}
