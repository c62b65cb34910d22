import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { asSystem, type Database, openDatabase } from "@yunshou/database";
import { machineBatchLimit } from "@yunshou/domain";
import { createNotifier } from "@yunshou/server/platform/notifier";
import { createCommandDesk } from "@yunshou/server/machines/commands/commands";
import type { CommandTarget } from "@yunshou/server/machines/commands/commands.queries";
import { generateKeyPairSync, sign } from "node:crypto";
import { type LoadGenerator, startGenerator } from "../durable/load.ts";
import { type Benchmark, median, ms, perSecond, type RunOptions, spread } from "../figures.ts";
import { type FleetMachine, seedFleet, settle } from "../fleet.queries.ts";
import { createDatabase, startCluster, startProgram } from "../product.ts";
import { commandStates, targetsOf } from "./commands.queries.ts";

const rounds = 3;
const patienceSeconds = 60;
/** What the console lets a person command at once. */
const portion = machineBatchLimit;

/**
 * (o) One command to each of 10,000 connected machines, from the decision to the last machine's committed answer, beside the
 * broker of the gateway alone, which sends the same texts to the same machines and keeps nothing.
 */
export const commands: Benchmark = {
  name: "o",
  title: "commands to a whole fleet",
  async run(options) {
    const size = options.quick ? 1_000 : 10_000;
    const cluster = await startCluster(options.folder);
    const databaseUrl = await createDatabase(cluster, "commands");
    const database = openDatabase({ adminUrl: databaseUrl, webConnections: 1, systemConnections: 2 });
    const machines = await seedFleet(database, {
      merchants: 10,
      machines: size,
      lanesPerMachine: 1,
      productsPerMerchant: 5,
    });
    await settle(databaseUrl);
    const gateway = await startProgram({ roles: "gateway", databaseUrl, folder: options.folder });
    const [ofProduct, ofBroker] = [startGenerator(), startGenerator()];
    const bare = await startBareBroker();
    try {
      await open(ofProduct, gateway.mqttPort, machines);
      await open(ofBroker, bare.port, machines);
      const targets = await asSystem(database, targetsOf);
      const took: { product: number[]; broker: number[] } = { product: [], broker: [] };
      for (let round = 0; round < rounds; round++) {
        took.broker.push(
          await timed(ofBroker, size, async () => bare.send(machines.map(({ machineNo }) => machineNo))),
        );
        took.product.push(await timed(ofProduct, size, () => commandAll(database, targets)));
        options.say(`  ${ms(took.broker.at(-1)!)} by the broker, ${ms(took.product.at(-1)!)} by the product`);
      }
      return await figures(options, database, size, took);
    } finally {
      for (const generator of [ofProduct, ofBroker]) generator.stop();
      bare.stop();
      await gateway.stop();
      await database.close();
      await cluster.stop();
    }
  },
};

const open = (generator: LoadGenerator, port: number, machines: readonly FleetMachine[]) =>
  generator.ask({ kind: "open", port, machines, boot: "o1", lanes: 1 });

async function startBareBroker() {
  const child = fork(fileURLToPath(new URL("bareBroker.ts", import.meta.url)));
  const [{ port }] = (await once(child, "message")) as [{ port: number }];
  const body = { commandId: "#", seq: 1, kind: "unlock", notAfter: Date.now() + 600_000, signature: "s".repeat(88) };
  const text = JSON.stringify({ type: "command", sentAt: Date.now(), body });
  return {
    port,
    send: (machines: readonly string[]) => void child.send({ machines, text }),
    stop: () => void child.kill("SIGTERM"),
  };
}

/** Milliseconds from the decision to the last acknowledged answer. */
async function timed(generator: LoadGenerator, size: number, command: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  const [answer] = await Promise.all([generator.ask({ kind: "obey", seconds: patienceSeconds }), command()]);
  if (answer.acked < 2 * size) throw new Error(`only ${answer.acked} of ${2 * size} words were acknowledged`);
  return performance.now() - start;
}

/** Asks for a command to every machine as the console does, a thousand at once, each portion in a transaction of its own. */
async function commandAll(database: Database, targets: readonly CommandTarget[]): Promise<void> {
  const { privateKey } = generateKeyPairSync("ed25519");
  const notifier = createNotifier(database);
  const desk = createCommandDesk(
    { commandKey: { sign: (text: Buffer) => sign(null, text, privateKey) } as never },
    notifier,
  );
  for (let first = 0; first < targets.length; first += portion) {
    await asSystem(database, (tx) => desk.ask(tx, targets.slice(first, first + portion), "unlock", "1"));
    desk.wake();
  }
  await notifier.stop();
}

async function figures(
  { quick }: RunOptions,
  database: Database,
  size: number,
  took: { readonly product: readonly number[]; readonly broker: readonly number[] },
) {
  const states = await asSystem(database, commandStates);
  const wanted = `done ${size * rounds}`;
  const ratio = median(took.broker) / median(took.product);
  const each = size / (median(took.product) / 1_000);
  return [
    {
      benchmark: "o",
      measure: `a command to ${size.toLocaleString("en")} machines, claimed, answered and committed${quick ? " (quick)" : ""}`,
      value: `${perSecond(each)}, ${spread(took.product, ms)}`,
      against: `the broker alone: ${spread(took.broker, ms)}`,
      ratio,
    },
    {
      benchmark: "o",
      measure: "commands of all rounds by their end",
      value: states,
      against: wanted,
      target: "all done",
      isMet: states === wanted,
    },
  ];
}
