import { downMessage } from "@yunshou/contract/machines/downMessages";
import { asSystem, isOutage, listen, type Database } from "@yunshou/database";
import { offlineAfterMs } from "@yunshou/domain";
import type { FastifyBaseLogger } from "fastify";
import { createNotifier } from "../../platform/notifier.ts";
import type { Effects } from "../effects/effect.ts";
import { outboxChannel } from "../commands/outbox.ts";
import type { Committed } from "./inbox/batch.ts";
import { createDatabaseClock } from "./inbox/clock.ts";
import { takeFileOf } from "../counterReadings/pushing.ts";
import { Doorkeeper } from "./mqtt/doorkeeper.ts";
import { startEmbeddedBroker, type TlsListener } from "./mqtt/embeddedBroker.ts";
import { Heartbeats } from "./inbox/heartbeats.ts";
import { identify, prune } from "./inbox/inbox.queries.ts";
import { followLead } from "./external/lead.ts";
import { startHttpDoor } from "./http/httpDoor.ts";
import { Pipeline } from "./inbox/pipeline.ts";
import { Sender, type SenderOptions } from "./sender.ts";
import { sweepSilent } from "./inbox/silence.ts";
import type { Transport } from "./mqtt/transport.ts";

export interface GatewayOptions {
  readonly database: Database;
  readonly effects: Effects;
  readonly log: FastifyBaseLogger;
  readonly host: string;
  /** Port of the embedded broker; 0 takes any free one. Not used with an external broker. */
  readonly mqttPort: number;
  /** A second port of the embedded broker, encrypted. */
  readonly mqttTls?: TlsListener | undefined;
  /** Port for machines that speak HTTP instead of MQTT; undefined lets none in that way. */
  readonly httpPort?: number | undefined;
  /** How much the gateway reads of one machine in a second, after its first megabyte. */
  readonly bytesPerSecond?: number;
  /** An external broker; undefined starts the embedded one. */
  readonly mqttUrl?: string | undefined;
  readonly writers?: number;
  /** Machines are not declared silent before they had time to come back to a gateway that was away. */
  readonly firstSilenceMs?: number;
  /** How often the outbox is looked at without a notification, which may be lost with a connection. */
  readonly outboxEveryMs?: number;
}

/** What this process did since its start, and what waits in it now. */
export interface GatewayFigures {
  /** Messages that a broker handed over, heartbeats included. */
  readonly received: number;
  /** Messages that were acknowledged, repeated ones included. */
  readonly committed: number;
  readonly repeated: number;
  readonly setAside: number;
  readonly batches: number;
  readonly waiting: number;
  /** Age in ms of the oldest message that waits for its commit; 0 when none does. */
  readonly lagMs: number;
  /** Machines at the embedded broker and over HTTP; an external broker counts as 1 while it is connected. */
  readonly connections: number;
}

export interface Gateway {
  /** Port of the embedded broker; undefined with an external one. */
  readonly port: number | undefined;
  readonly tlsPort: number | undefined;
  /** Port of machines that speak HTTP; undefined when there is none. */
  readonly httpPort: number | undefined;
  readonly figures: () => GatewayFigures;
  /** Why machines are not served now; null when all is well. */
  readonly problem: () => string | null;
  /** Does now what timers do soon; for tests and orderly ends. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

const heartbeatFlushMs = 1_000;
const outboxEveryMs = 1_000;
const expireEveryMs = 5_000;
const silenceEveryMs = 15_000;
const pruneEveryMs = 600_000;
const pruneLimit = 20_000;

/** Starts the gateway: a broker in front, one pipeline behind it, the outbox beside it. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { database, effects, log } = options;
  const notifier = createNotifier(database);
  const clock = createDatabaseClock();
  clock.observe(await databaseTime(database));
  const heartbeats = new Heartbeats(database, notifier);
  const counts = { received: 0, committed: 0, repeated: 0, setAside: 0, batches: 0 };
  let transport: Transport | undefined;

  const committed = (result: Committed) => {
    clock.observe(result.clock);
    counts.batches++;
    counts.setAside += result.setAside;
    counts.repeated += result.repeated;
    for (const [machineNo, boots] of result.acks) {
      for (const [boot, seqs] of boots) {
        counts.committed += seqs.length;
        transport?.send(machineNo, downMessage("ack", { boot, seqs: [...seqs] }, clock.now()));
      }
    }
    for (const { machineNo, type, body } of result.sends)
      transport?.send(machineNo, downMessage(type, body as never, clock.now()));
    for (const [channel, ids] of result.notifications) notifier.notify(channel, [...ids]);
    for (const action of result.actions) runAction(action, log);
  };
  const pipeline = new Pipeline({
    database,
    effects,
    heartbeats,
    clock,
    log,
    committed,
    ...(options.writers === undefined ? {} : { writers: options.writers }),
  });
  const submit: Pipeline["submit"] = (machineNo, topic, payload, settle) => {
    counts.received++;
    pipeline.submit(machineNo, topic, payload, settle);
  };
  const lateTransport: SenderOptions["transport"] = {
    send: (...message) => transport?.send(...message) ?? false,
    reaches: (machineNo) => transport?.reaches(machineNo) ?? false,
    connections: () => transport?.connections() ?? 0,
  };
  const sender = new Sender({ database, transport: lateTransport, clock, notifier, log });
  const onReachable = () => void sender.wake();
  const shared = { log, submit, isFull: () => pipeline.isFull, onReachable };

  const embedded =
    options.mqttUrl === undefined
      ? await startEmbeddedBroker({
          ...shared,
          isFull: (machineNo) => pipeline.isFullOf(machineNo),
          host: options.host,
          port: options.mqttPort,
          tls: options.mqttTls,
          bytesPerSecond: options.bytesPerSecond,
          doorkeeper: new Doorkeeper(database),
        })
      : undefined;
  const broker = embedded ?? followLead({ ...shared, database, url: options.mqttUrl! });
  const door =
    options.httpPort === undefined
      ? undefined
      : await startHttpDoor({
          ...shared,
          isFull: (machineNo) => pipeline.isFullOf(machineNo),
          host: options.host,
          port: options.httpPort,
          bytesPerSecond: options.bytesPerSecond,
          takeFile: takeFileOf(database),
          doorkeeper: new Doorkeeper(database),
        });
  transport = door === undefined ? broker : together([broker, door]);
  const listener = await listen({
    adminUrl: database.adminUrl,
    channels: [outboxChannel],
    onNotification: onReachable,
    onReconnect: onReachable,
  });

  const every = (ms: number, work: () => Promise<unknown>) =>
    setInterval(
      () =>
        void work().catch(
          (error: unknown) => isOutage(error) || log.error({ err: error }, "a sweep of the gateway failed"),
        ),
      ms,
    );
  const silenceFromMs = performance.now() + (options.firstSilenceMs ?? offlineAfterMs);
  const sweep = async () => {
    await heartbeats.flush();
    if (performance.now() >= silenceFromMs) await sweepSilent(database, notifier);
  };
  const timers = [
    every(heartbeatFlushMs, () => heartbeats.flush()),
    every(options.outboxEveryMs ?? outboxEveryMs, () => sender.wake()),
    every(expireEveryMs, () => sender.expire()),
    every(silenceEveryMs, sweep),
    every(pruneEveryMs, () => pruneOnce(database)),
  ];

  return {
    port: embedded?.port,
    tlsPort: embedded?.tlsPort,
    httpPort: door?.port,
    figures: () => ({
      ...counts,
      waiting: pipeline.waiting,
      lagMs: pipeline.lagMs,
      connections: transport?.connections() ?? 0,
    }),
    problem: () => (pipeline.isOut ? "messages of machines wait for the database" : (transport?.problem() ?? null)),
    async settle() {
      await sweep();
      await sender.expire();
      await sender.wake();
      await embedded?.sweepRevoked();
      await door?.sweepRevoked();
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await listener.close();
      await pipeline.stop();
      await transport?.stop();
      await heartbeats.flush().catch(() => {});
      await notifier.stop();
    },
  };
}

/** Several ways to machines as one. A machine that stands at two of them is told by both. */
const together = (ways: readonly Transport[]): Transport => ({
  send: (...message) => ways.filter((way) => way.send(...message)).length > 0,
  reaches: (machineNo) => ways.some((way) => way.reaches(machineNo)),
  connections: () => ways.reduce((sum, way) => sum + way.connections(), 0),
  problem: () => ways.map((way) => way.problem()).find((problem) => problem !== null) ?? null,
  stop: async () => void (await Promise.all(ways.map((way) => way.stop()))),
});

const databaseTime = (database: Database) =>
  asSystem(database, async (tx) => (await identify(tx, [])).clock, { readOnly: true });

const pruneOnce = (database: Database) => asSystem(database, (tx) => prune(tx, pruneLimit));

/** The batch is committed; an action that fails must not make anybody believe otherwise. */
function runAction(action: () => void, log: FastifyBaseLogger): void {
  try {
    action();
  } catch (error) {
    log.error({ err: error }, "an action after a commit failed");
  }
}
