import { asSystem } from "@yunshou/database";
import { startFleet } from "@yunshou/simulator";
import { evaFile } from "@yunshou/domain/machines/counterReadings/evaFile";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { orderEffects } from "../../../orders/effects.ts";
import { noProviders } from "../../../payments/providers.ts";
import { createNotifier } from "../../../platform/notifier.ts";
import { secretsFrom } from "../../../platform/secrets.ts";
import { createCommandDesk } from "../../commands/commands.ts";
import { issueCredential } from "../../registry/credentials.ts";
import { tellMachines } from "../../sync/laneSyncs.ts";
import type { Gateway } from "../gateway.ts";
import { type Bench, effectsForTests, openBench, type Seeded, silent } from "../testing/fixture.ts";
import { HttpMachine } from "../testing/httpMachine.ts";
import { TestMachine } from "../testing/testMachine.ts";

let bench: Bench;
let gateway: Gateway;
let machines: Seeded[];
const secrets = secretsFrom(Buffer.alloc(32, 7));

beforeAll(async () => {
  bench = await openBench();
  machines = await bench.seed("H1", "H2", "H3", "H4");
  const notify = () => {};
  const orders = orderEffects({ database: bench.database, providers: noProviders, notify, log: silent, secrets });
  gateway = await bench.gateway({ httpPort: 0, effects: { ...effectsForTests, ...orders } });
});
afterAll(() => bench.close());

const http = (index: number, asked?: string) => new HttpMachine(gateway.httpPort!, machines[index]!, asked);
const sale = { saleId: "s1", lane: 11, priceFen: 350, paidFen: 350, payment: "cash", dispensed: 1 } as const;
const ordersOf = (index: number) =>
  bench.read<{ state: string; paid: string }>(
    "select state, paid_fen::text as paid from sales_order where machine_id = $1",
    [machines[index]!.machineId],
  );
const price = (index: number, priceFen: number) =>
  asSystem(bench.database, async (tx) => {
    const { machineId } = machines[index]!;
    await tx.query("update lane set price_fen = $2 where machine_id = $1 and lane_no = 11", [machineId, priceFen]);
    const owner = { topId: "1", merchantId: "1", machineId, cabinet: "main" as const };
    await tellMachines(tx, [{ ...owner, laneNo: 11, before: { priceFen: "350" } }]);
  });

describe("machines over HTTP", () => {
  it("MACHINE-11 LANE-09 sell, take over a price and carry out a command, as those over MQTT do", async () => {
    const machine = http(0);
    const welcome = await machine.say("hello", { upperVersion: "1", confirmsLanes: true });
    expect(welcome.map(({ type }) => type)).toEqual(["ack", "welcome"]);
    expect(await machine.say("sale", sale)).toMatchObject([{ type: "ack", body: { boot: "http", seqs: [2] } }]);
    expect(await ordersOf(0)).toEqual([{ state: "completed", paid: "350" }]);

    const waiting = machine.fetch("lanes");
    await price(0, 400);
    expect(await waiting).toMatchObject({ lanes: [{ lane: 11, priceFen: 400, stock: 4, version: 1 }] });
    await machine.say("laneAnswer", { lanes: [{ cabinet: "main", lane: 11, version: 1, result: "applied" }] });
    const [sync] = await bench.read("select state from lane_sync where machine_id = $1", [machines[0]!.machineId]);
    expect(sync).toEqual({ state: "confirmed" });

    const notifier = createNotifier(bench.database);
    const desk = createCommandDesk(secrets, notifier);
    await asSystem(bench.database, (tx) =>
      desk.ask(tx, [{ topId: "1", merchantId: "1", ...machines[0]! }], "restart", "5"),
    );
    desk.wake();
    const commandId = String((await machine.fetch("command"))["commandId"]);
    await notifier.stop();
    await machine.say("commandClaim", { commandId });
    await machine.say("commandAnswer", { commandId, kind: "restart", result: "done" });
    expect(await bench.read("select state from command where id = $1", [commandId])).toEqual([{ state: "done" }]);
  });

  it("LANE-09 LANG-06 are welcomed within one message, however many lanes and names in other languages they have", async () => {
    const [big] = (await bench.seed("H8")) as [Seeded];
    const name = { name: "ກ".repeat(60) };
    const names = Object.fromEntries(["en", "fr", "ko", "vi", "es", "de", "lo", "it"].map((key) => [key, name]));
    await bench.write(async (tx) => {
      await tx.query("delete from lane where machine_id = $1", [big.machineId]);
      await tx.query(
        "insert into product (top_id, id, merchant_id, code, name, names, price_fen) values (1, 11, 1, 'named', '可乐', $1, 350)",
        [JSON.stringify(names)],
      );
      await tx.query(
        `insert into lane (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, price_fen, stock, capacity, warn_threshold)
         select 1, $1, 1, c, n, 11, 350, 5, 6, 2 from generate_series(11, 110) n, unnest('{main,sub}'::text[]) c`,
        [big.machineId],
      );
    });
    const machine = new HttpMachine(gateway.httpPort!, big);
    const told = await machine.say("hello", { upperVersion: "1" });
    const welcome = told.find(({ type }) => type === "welcome");
    expect(Buffer.byteLength(JSON.stringify(welcome ?? ""))).toBeLessThanOrEqual(65_536);
    const lanes = welcome?.body["lanes"] as { productName: string; productNames: object }[];
    expect(lanes).toHaveLength(200);
    expect(lanes[199]).toMatchObject({ productName: "可乐", productNames: { en: name.name } });
  });

  it("are acknowledged again when they repeat a message, whichever way they came, and sell once", async () => {
    const machine = http(1);
    await machine.say("sale", sale, 7);
    expect(await machine.say("sale", sale, 7)).toMatchObject([{ type: "ack", body: { seqs: [7] } }]);
    const { machineNo, secret } = machines[1]!;
    const other = await TestMachine.ready(gateway.port!, machineNo, secret, { boot: "http" });
    await other.tell("sale", sale, { seq: 7, at: 7_000, sentAt: 70_000 });
    await other.close();
    expect(await ordersOf(1)).toHaveLength(1);
  });

  it("bring the files of their counters, each once", async () => {
    const bring = async (vends: number) => {
      const body = evaFile({ vends, value: vends * 350 });
      const response = await http(1).ask("dts", { method: "POST", body });
      return [response.status, await response.json()];
    };
    expect(await bring(40)).toEqual([200, { state: "start", pieces: null, problem: null }]);
    expect(await bring(43)).toEqual([200, { state: "counted", pieces: 3, problem: null }]);
    expect(await bring(43)).toEqual([422, { problem: "This file of the machine has been uploaded before" }]);
    expect(await ordersOf(1)).toHaveLength(1);
  });

  it("are told what is wrong, and change nothing with it", async () => {
    const machine = http(2);
    const status = async (response: Promise<Response>) => (await response).status;
    const stranger = new HttpMachine(gateway.httpPort!, { machineNo: "H3", secret: "x" });
    expect(await status(stranger.post("{}"))).toBe(401);
    expect(await status(http(2, "H1").ask("down?wait=0"))).toBe(401);
    expect(await status(fetch(`http://127.0.0.1:${gateway.httpPort}/v1/m/H3/down`))).toBe(401);
    expect(await status(machine.post("x".repeat(65_537)))).toBe(413);
    expect(await status(machine.ask("down?wait=99"))).toBe(400);
    expect(await status(machine.ask("down", { method: "DELETE" }))).toBe(405);
    expect(await status(machine.ask("sideways"))).toBe(404);
    const nack = { type: "nack", body: { boot: null, seq: null, problem: "not JSON" } };
    expect(await (await machine.post("{ half")).json()).toMatchObject([nack]);
    expect(await ordersOf(2)).toEqual([]);
  });

  it("have one poll at a time, and none after their secret was revoked", async () => {
    const machine = http(3);
    const polls = [machine.ask("down?wait=50"), machine.ask("down?wait=50")];
    expect(await (await Promise.race(polls)).json()).toEqual([]);
    await asSystem(bench.database, (tx) => issueCredential(tx, machines[3]!));
    await gateway.settle();
    expect((await Promise.all(polls)).map(({ status }) => status)).toEqual([200, 200]);
  });

  it("play a whole fleet with doubled and reordered messages, and each of its sales is one order", async () => {
    const credentials = await bench.seed("H5", "H6", "H7");
    const fleet = startFleet({
      server: `http://127.0.0.1:${gateway.httpPort}`,
      credentials,
      seed: 7,
      purchasesPerSecond: 20,
      startsPerSecond: 50,
      pace: { motorMs: [0, 20] },
      faults: { duplicates: 20, reorder: 20 },
    });
    await expect.poll(() => fleet.stats.sales, { timeout: 10_000 }).toBeGreaterThan(8);
    expect(await fleet.drain(10_000)).toBe(true);
    await fleet.stop();
    const [count] = await bench.read<{ orders: number }>(
      "select count(*)::int as orders from sales_order where machine_id = any($1)",
      [credentials.map(({ machineId }) => machineId)],
    );
    expect(count!.orders).toBe(fleet.stats.sales);
  });

  it("are slowed down when they flood, and others are not", async () => {
    const strict = await bench.gateway({ httpPort: 0, bytesPerSecond: 1 });
    const [loud, quiet] = [0, 1].map((index) => new HttpMachine(strict.httpPort!, machines[index]!)) as [
      HttpMachine,
      HttpMachine,
    ];
    const statuses: number[] = [];
    while (statuses.length < 300 && statuses.at(-1) !== 429) statuses.push((await loud.ask("down?wait=0")).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await quiet.ask("down?wait=0")).status).toBe(200);
  });
});
