import { createServer, connect as connectTo, type Socket } from "node:net";
import { openDatabase, type Database } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BadMessage, type Effects } from "../effects/effect.ts";
import { machineEffects } from "../effects/index.ts";
import { effectsForTests, openBench, type Bench, type Seeded } from "./testing/fixture.ts";
import type { Gateway } from "./gateway.ts";
import { TestMachine, until } from "./testing/testMachine.ts";

let bench: Bench;
let machines: Seeded[];
beforeAll(async () => {
  bench = await openBench();
  machines = await bench.seed("F1", "F2", "F3", "F4", "F5", "F6");
});
afterAll(() => bench.close());

const ready = (gateway: Gateway, index: number, more = {}) =>
  TestMachine.ready(gateway.port!, machines[index]!.machineNo, machines[index]!.secret, more);
const movements = (index: number) =>
  bench.read<{ after: number }>("select stock_after as after from stock_movement where machine_id = $1 order by id", [
    machines[index]!.machineId,
  ]);
const count = (stock: number) => ({ lanes: [{ cabinet: "main" as const, lane: 11, stock }], reason: "count" as const });

describe("messages that can never be applied", () => {
  const effects: Effects = {
    ...effectsForTests,
    stock: async (context, messages) => {
      const bad = messages.filter(({ message }) => message.body.lanes[0]!.lane === 16);
      if (bad.length > 0)
        throw new BadMessage(bad.map((incoming) => ({ incoming, problem: "lane 16 is refused here" })));
      if (messages.some(({ message }) => message.body.lanes[0]!.lane === 15))
        throw new TypeError("a bug about lane 15");
      await machineEffects.stock(context, messages);
    },
  };

  it("isolates the poisonous message of a batch; the others of all machines are applied in order", async () => {
    const gateway = await bench.gateway({ effects, writers: 1 });
    const clients = await Promise.all([0, 1].map((index) => ready(gateway, index)));
    const seqs = clients.map((client) => [0, 1, 2].map((stock) => client.say("stock", count(stock)).seq));
    const poison = clients[0]!.say("stock", { lanes: [{ cabinet: "main", lane: 15, stock: 1 }], reason: "count" }).seq;
    const refused = clients[1]!.say("stock", { lanes: [{ cabinet: "main", lane: 16, stock: 1 }], reason: "count" }).seq;
    for (const [index, client] of clients.entries()) seqs[index]!.push(client.say("stock", count(4)).seq);
    await until(() => clients.every((client, index) => seqs[index]!.every((seq) => client.isAcked(seq))));
    for (const index of [0, 1]) expect((await movements(index)).map((row) => row.after)).toEqual([0, 1, 2, 4]);
    expect(await clients[0]!.expect("nack")).toMatchObject({
      seq: poison,
      problem: "cannot be applied: a bug about lane 15",
    });
    expect(await clients[1]!.expect("nack")).toMatchObject({ seq: refused, problem: "lane 16 is refused here" });
    const aside = await bench.read("select 1 from quarantine where machine_id = any($1)", [
      [machines[0]!.machineId, machines[1]!.machineId],
    ]);
    expect(aside).toHaveLength(2);
    expect(
      await bench.read(
        "select 1 from alarm where kind = 'badMessage' and cleared_at is null and machine_id = any($1)",
        [[machines[0]!.machineId, machines[1]!.machineId]],
      ),
    ).toHaveLength(2);
    for (const client of clients) await client.close();
  });
});

describe("messages whose rows others hold", () => {
  it("M1 are applied when they are free again, however long that takes, and never set aside", async () => {
    let held = 34;
    const effects: Effects = {
      ...effectsForTests,
      stock: async (context, messages) => {
        if (--held > 0) throw Object.assign(new Error("canceling statement due to lock timeout"), { code: "55P03" });
        await machineEffects.stock(context, messages);
      },
    };
    const gateway = await bench.gateway({ effects, writers: 1 });
    const client = await ready(gateway, 5);
    const { seq } = client.say("stock", count(3));
    await until(() => client.isAcked(seq) || client.received.some(({ type }) => type === "nack"));
    expect([client.isAcked(seq), gateway.figures().setAside]).toEqual([true, 0]);
    expect((await movements(5)).map((row) => row.after)).toEqual([3]);
    await client.close();
  });
});

describe("M3 a database that goes away", () => {
  it("M3 keeps connections and messages, answers pings, acknowledges nothing, and applies everything once when it is back", async () => {
    const proxy = await startProxy(new URL(bench.url));
    const database = openDatabase({ adminUrl: proxy.url, webConnections: 1, systemConnections: 4 });
    const gateway = await bench.gateway({ database });
    const clients = await Promise.all([2, 3].map((index) => ready(gateway, index)));
    for (const client of clients) await client.tell("stock", count(0));
    proxy.cut();
    const seqs = clients.map((client) => [1, 2, 3, 4].map((stock) => client.say("stock", count(stock)).seq));
    await until(() => gateway.figures().lagMs > 2_000);
    for (const [index, client] of clients.entries()) {
      client.ping();
      await until(() => client.pings === 1);
      expect(client.isClosed).toBe(false);
      expect(seqs[index]!.some((seq) => client.isAcked(seq))).toBe(false);
      // Only the message before the outage has its PUBACK.
      expect(client.pubacks.size).toBe(1);
    }
    expect(gateway.problem()).toBe("messages of machines wait for the database");
    proxy.restore();
    await until(() => clients.every((client, index) => seqs[index]!.every((seq) => client.isAcked(seq))));
    for (const index of [2, 3]) expect((await movements(index)).map((row) => row.after)).toEqual([0, 1, 2, 3, 4]);
    expect(gateway.problem()).toBeNull();
    expect(gateway.figures()).toMatchObject({ waiting: 0, setAside: 0, connections: 2 });
    for (const client of clients) {
      await until(() => client.pubacks.size === 5);
      await client.close();
    }
    await gateway.stop();
    await database.close();
    proxy.close();
  });

  it("M3 loses and doubles nothing when the gateway dies between commit and acknowledgement", async () => {
    const { database: flaky, die } = dyingAfterCommit(bench.database);
    const first = await bench.gateway({ database: flaky });
    const client = await ready(first, 4, { boot: "k" });
    const said = [0, 1, 2, 3, 4].map((stock) => ({ stock, at: Date.now() - 1_000 }));
    await client.tell("stock", count(0), { seq: 1, at: said[0]!.at });
    die();
    for (const [index, { stock, at }] of said.entries())
      if (index > 0) client.say("stock", count(stock), { seq: index + 1, at });
    await until(async () => (await movements(4)).length > 1);
    await first.stop();
    expect(said.filter((_, index) => client.isAcked(index + 1))).toHaveLength(1);
    const second = await bench.gateway();
    const again = await ready(second, 4, { boot: "k" });
    for (const [index, { stock, at }] of said.entries()) again.say("stock", count(stock), { seq: index + 1, at });
    await until(() => said.every((_, index) => again.isAcked(index + 1)));
    expect((await movements(4)).map((row) => row.after)).toEqual([0, 1, 2, 3, 4]);
    await again.close();
  });
});

/** A database whose commits succeed and are reported as lost once it is told to die. */
function dyingAfterCommit(database: Database): { readonly database: Database; die(): void } {
  let dying = false;
  const connect = async () => {
    const client = await database.system.connect();
    return new Proxy(client, {
      get(target, name) {
        if (name !== "query") {
          const value = Reflect.get(target, name) as unknown;
          return typeof value === "function" ? value.bind(target) : value;
        }
        return async (...args: [string]) => {
          const result = await target.query(...args);
          if (args[0] === "commit" && dying)
            throw Object.assign(new Error("Connection terminated unexpectedly"), { code: "08006" });
          return result;
        };
      },
    });
  };
  const system = new Proxy(database.system, {
    get: (target, name) => (name === "connect" ? connect : bound(target, name)),
  });
  return { database: { ...database, system }, die: () => void (dying = true) };
}

function bound(target: object, name: string | symbol): unknown {
  const value = Reflect.get(target, name) as unknown;
  return typeof value === "function" ? value.bind(target) : value;
}

/** A wire to PostgreSQL that can be cut. */
async function startProxy(target: URL): Promise<{ url: string; cut(): void; restore(): void; close(): void }> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const behind = connectTo(Number(target.port), target.hostname);
    for (const end of [socket, behind]) {
      open.add(end);
      end.on("error", () => {});
      end.on("close", () => {
        open.delete(end);
        socket.destroy();
        behind.destroy();
      });
    }
    socket.pipe(behind).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.searchParams.delete("host");
  url.port = String((server.address() as { port: number }).port);
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  return { url: url.href, cut, restore: () => (isCut = false), close: () => (cut(), server.close()) };
}
