import { spawn } from "node:child_process";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { asSystem, inScope } from "@yunshou/database";
import { dockingEvents } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clearAlarms, raiseAlarms } from "../../machines/conditions/alarms.queries.ts";
import { arm, makeSweeper } from "../../platform/timers.ts";
import { type Bench, benchSecrets, openBench, silentLog } from "../../testing/bench/orderBench.ts";
import { acceptsWebhook, type Received } from "../../testing/bench/webhooks.ts";
import { pushDuty } from "./deliver.ts";
import { sealDockingKey } from "./dockings.ts";
import { tellInterfaces } from "./outbox.queries.ts";

let bench: Bench;
const key = `whsec_${Buffer.alloc(32, 9).toString("base64")}`;

/** An interface of a merchant that is told of everything. */
async function givenDocking(dockingId: string, merchantId: string, settings: Partial<Record<string, unknown>> = {}) {
  const { url = "https://erp.example.com", events = dockingEvents, withBelow = false, enabled = true } = settings;
  const { keySealed, keyEnd } = sealDockingKey(benchSecrets, dockingId, key);
  await bench.write((tx) =>
    tx.query(
      `insert into docking (top_id, merchant_id, id, name, url, parent_category_id, child_category_id, key_sealed, key_end, events, with_below, enabled)
       values (1, $2, $1, 'x', $3, $1, $1, $4, $5, $6, $7, $8)`,
      [dockingId, merchantId, url, keySealed, keyEnd, events, withBelow, enabled],
    ),
  );
}
interface Told {
  readonly docking: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
}
/** What was told since this was asked last. */
async function told(): Promise<Told[]> {
  const rows = await bench.read<Told>(
    "select docking_id::text as docking, event, payload from push order by docking_id, id",
  );
  await bench.write((tx) => tx.query("delete from push"));
  return rows;
}
const names = (rows: readonly Told[]) => rows.map(({ docking, event }) => `${docking} ${event}`);

beforeAll(async () => {
  bench = await openBench();
  await bench.write((tx) =>
    tx.query(
      "insert into merchant (id, top_id, parent_id, path, merchant_no, name, kind) values (2, 1, 1, '{1,2}', '00010001', 'Below', 'ordinary')",
    ),
  );
  await givenDocking("91", "1", { withBelow: true });
  await givenDocking("92", "1", { events: ["order.refunded", "machine.offline"] });
  await givenDocking("93", "2");
  await givenDocking("94", "1", { enabled: false });
});
afterAll(() => bench.close());

describe("SYS-08 interfaces are told what happens", () => {
  it("in the transaction of a sale: paid, completed, and a lane that comes down to its threshold and runs empty", async () => {
    await bench.write((tx) => tx.query("update lane set warn_threshold = 3 where lane_no = 11"));
    await bench.act("sale", [{ quantity: 2, dispensed: 2, paidFen: 700 }]);
    const first = await told();
    expect(names(first)).toEqual(["91 order.paid", "91 order.completed", "91 stock.low"]);
    const [paid] = first;
    expect(paid!.payload).toMatchObject({
      merchantNo: "0001",
      machineNo: "M1",
      productName: "可乐",
      quantity: 2,
      paidFen: "700",
      orderState: "completed",
      orderTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(first[2]!.payload).toMatchObject({ lane: 11, stock: 3, warnThreshold: 3, machineNo: "M1" });
    await bench.act("sale", [{ quantity: 3, dispensed: 3, paidFen: 1_050 }]);
    expect(names(await told())).toEqual([
      "91 machine.alarm",
      "91 order.paid",
      "91 order.completed",
      "91 stock.soldOut",
    ]);
  });

  it("by a payment by code that is refunded: paid, then refunded with its amount, to whoever wants to know", async () => {
    await bench.act("payRequest", [{ lane: 12 }]);
    const [payment] = bench.provider.payments.keys();
    bench.provider.pay(payment!);
    // Nobody fetches the goods: the machine is silent, and the money goes back.
    for (const minutes of [1, 5, 30, 120]) await bench.sweep(new Date(Date.now() + minutes * 60_000));
    const rows = await told();
    expect(names(rows).filter((name) => name.includes("order."))).toEqual([
      "91 order.paid",
      "91 order.refunded",
      "92 order.refunded",
    ]);
    expect(rows.find(({ event }) => event === "order.refunded")!.payload).toMatchObject({
      refundFen: "350",
      refundedFen: "350",
      payState: "refunded",
    });
  });

  it("about machines: an alarm once while it lasts, and silence as an event of its own", async () => {
    const { machineId } = bench.machine;
    const warm = { machineId, kind: "temperature", detail: { celsius: 12.4 } } as const;
    await bench.write((tx) => raiseAlarms(tx, [warm, { machineId, kind: "offline", detail: {} }]));
    await bench.write((tx) => raiseAlarms(tx, [{ ...warm, detail: { celsius: 13 } }]));
    const rows = await told();
    expect(names(rows).sort()).toEqual(["91 machine.alarm", "91 machine.offline", "92 machine.offline"]);
    expect(rows.find(({ event }) => event === "machine.alarm")!.payload).toMatchObject({
      machineNo: "M1",
      alarm: "temperature",
      value: "12.4 °C",
    });
    await bench.write((tx) => clearAlarms(tx, [warm]));
  });

  it("tells merchants above only when they want to know of those below, nobody beside, and nothing that was undone", async () => {
    const fact = { event: "machine.online", topId: "1", merchantId: "2" } as const;
    await bench.write((tx) => tellInterfaces(tx, [fact]));
    expect(names(await told())).toEqual(["91 machine.online", "93 machine.online"]);
    // Neither programs nor interfaces of a merchant learn anything while it, or one above it, is stopped.
    for (const [merchantId, left] of [
      ["2", ["91 machine.online"]],
      ["1", []],
    ] as const) {
      const set = (status: string) =>
        bench.write((tx) => tx.query("update merchant set status = $2 where id = $1", [merchantId, status]));
      await set("stopped");
      await bench.write((tx) => tellInterfaces(tx, [fact]));
      expect(names(await told()), merchantId).toEqual(left);
      await set("normal");
    }
    const undone = asSystem(bench.database, async (tx) => {
      await tellInterfaces(tx, [fact]);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await told()).toEqual([]);
    // Within the scope of the merchant below, whose people do not see the interface above.
    await inScope(bench.database, { merchants: ["2"] }, (tx) => tellInterfaces(tx, [fact]));
    expect(names(await told())).toEqual(["91 machine.online", "93 machine.online"]);
    await expect(
      inScope(bench.database, { merchants: ["2"] }, (tx) => tellInterfaces(tx, [{ ...fact, merchantId: "1" }])),
    ).rejects.toThrow("outside the scope");
  });
});

describe("SYS-08 messages outlive their sender and their receiver", () => {
  const got: (Received & { readonly id: string; readonly isTaken: boolean })[] = [];
  let receiver: Server | undefined;
  let port = 0;
  /** Takes two of three; of the rest one gets no answer, the other one a refusal. */
  const open = async () => {
    receiver = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        const turn = got.length % 6;
        const isTaken = turn !== 2 && turn !== 5;
        got.push({
          id: String(request.headers["webhook-id"]),
          headers: request.headers,
          body: Buffer.concat(parts).toString(),
          isTaken,
        });
        if (turn === 2) return void request.socket.destroy();
        response.writeHead(isTaken ? 204 : 503).end();
      });
    });
    await new Promise<void>((resolve) => receiver!.listen(port, "127.0.0.1", resolve));
    port = (receiver.address() as AddressInfo).port;
  };
  const close = () =>
    new Promise<void>((resolve) => {
      receiver?.closeAllConnections();
      receiver?.close(() => resolve());
    });
  afterAll(close);

  it("loses none of a hundred under kills of both; each comes under one id, which a foreign verifier accepts", async () => {
    await open();
    await bench.write((tx) => tx.query("delete from docking"));
    await givenDocking("95", "1", { url: `http://127.0.0.1:${port}/hook` });
    const duty = pushDuty({ database: bench.database, secrets: benchSecrets, loopback: true });
    await bench.write((tx) => arm(tx, duty.first));
    for (let round = 0; round < 4; round += 1) {
      await bench.write(async (tx) => {
        for (let one = 0; one < 25; one += 1)
          await tellInterfaces(tx, [{ event: "machine.online", topId: "1", merchantId: "1" }]);
      });
      // What waits for its next try has waited long enough.
      await bench.write((tx) => tx.query("update push set due_at = now() where state = 'queued'"));
      const child = spawn(process.execPath, [
        join(import.meta.dirname, "../../testing/bench/pushChild.ts"),
        bench.database.adminUrl,
      ]);
      await new Promise((resolve) => child.stdout.once("data", resolve));
      const before = got.length;
      while (got.length < before + 5 + round * 3) await new Promise((resolve) => setTimeout(resolve, 2));
      child.kill("SIGKILL");
      await close();
      await open();
    }
    const ids = (await bench.read<{ id: string }>("select id::text from push order by id")).map(({ id }) => id);
    expect(ids).toHaveLength(100);
    expect(got.length).toBeLessThan(100);
    const sweeper = makeSweeper(bench.database, [duty], silentLog);
    for (let turn = 0; turn < 60; turn += 1) {
      await bench.write((tx) => tx.query("update push set due_at = now(), attempts = 1 where state = 'queued'"));
      await bench.write((tx) => tx.query("update timer set due_at = now() where kind = 'system.pushes'"));
      await sweeper.sweep();
      await sweeper.settled();
    }
    expect(await bench.read("select state, count(*)::int from push group by state")).toEqual([
      { state: "delivered", count: 100 },
    ]);
    const taken = new Set(got.filter(({ isTaken }) => isTaken).map(({ id }) => id));
    expect([...taken].sort()).toEqual(ids.toSorted());
    expect(got.length).toBeGreaterThan(100);
    expect(got.every((message) => acceptsWebhook(key, message))).toBe(true);
    expect(got.some((message) => acceptsWebhook(key.replace("C", "D"), message))).toBe(false);
  });
});
