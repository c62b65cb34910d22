import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openBench, type Bench, type Seeded } from "./testing/fixture.ts";
import { TestMachine, until } from "./testing/testMachine.ts";

const kills = 5;
const perMachine = 60;
let bench: Bench;
let machines: Seeded[];
let port: number;
let gateway: ChildProcess;

beforeAll(async () => {
  bench = await openBench();
  machines = await bench.seed(...Array.from({ length: 20 }, (_, index) => `K${index}`));
  port = await freePort();
});
afterAll(async () => {
  gateway?.kill("SIGKILL");
  await bench.close();
});

async function start(): Promise<void> {
  gateway = spawn(
    process.execPath,
    [fileURLToPath(new URL("./testing/gatewayProgram.ts", import.meta.url)), bench.url, String(port)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  await once(gateway.stdout!, "data");
}

/** A machine that keeps what is not acknowledged and connects again for ever. */
async function live(machine: Seeded): Promise<void> {
  const stored = Array.from({ length: perMachine }, (_, index) => ({
    seq: index + 1,
    stock: index % 7,
    at: 1_000 + index,
  }));
  const acked = new Set<number>();
  while (acked.size < perMachine) {
    const client = await TestMachine.ready(port, machine.machineNo, machine.secret, { boot: "life" }).catch(
      () => undefined,
    );
    if (client === undefined) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      continue;
    }
    for (const { seq, stock, at } of stored.filter((message) => !acked.has(message.seq))) {
      client.say("stock", { lanes: [{ cabinet: "main", lane: 11, stock }], reason: "count" }, { seq, at });
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (client.isClosed) break;
    }
    await until(() => client.isClosed || stored.every(({ seq }) => acked.has(seq) || client.isAcked(seq)));
    for (const { seq } of stored) if (client.isAcked(seq)) acked.add(seq);
    await client.close();
  }
}

it("M1 M3 loses and doubles nothing, and keeps every machine's order, while the gateway is killed again and again", async () => {
  await start();
  const lives = Promise.all(machines.map(live));
  for (let kill = 0; kill < kills; kill++) {
    await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 400));
    const ended = once(gateway, "exit");
    gateway.kill("SIGKILL");
    await ended;
    await start();
  }
  await lives;
  for (const { machineId } of machines) {
    const movements = await bench.read<{ after: number }>(
      "select stock_after as after from stock_movement where machine_id = $1 order by id",
      [machineId],
    );
    expect(movements.map((row) => row.after)).toEqual(Array.from({ length: perMachine }, (_, index) => index % 7));
    expect(await bench.read("select 1 from inbox where machine_id = $1", [machineId])).toHaveLength(perMachine);
  }
  expect(await bench.read("select problem from quarantine")).toEqual([]);
});

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => {
      const address = server.address() as { port: number };
      server.close(() => resolve(address.port));
    }),
  );
}
