import { topics } from "@yunshou/contract/machines/topics";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decommission } from "../registry/changes.queries.ts";
import { openBench, type Bench, type Seeded } from "./testing/fixture.ts";
import type { Gateway } from "./gateway.ts";
import { pruneInbox } from "../../platform/cleanup.queries.ts";
import { insertQuarantine, prune } from "./inbox/inbox.queries.ts";
import { TestMachine, until } from "./testing/testMachine.ts";

let bench: Bench;
let gateway: Gateway;
let machines: Seeded[];
const port = () => gateway.port!;

beforeAll(async () => {
  bench = await openBench();
  machines = await bench.seed("A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8");
  gateway = await bench.gateway();
});
afterAll(() => bench.close());

const connect = (index: number, more: { boot?: string } = {}) =>
  TestMachine.ready(port(), machines[index]!.machineNo, machines[index]!.secret, more);
const stockOf = async (index: number, lane: number) => {
  const [row] = await bench.read<{ stock: number }>("select stock from lane where machine_id = $1 and lane_no = $2", [
    machines[index]!.machineId,
    lane,
  ]);
  return row!.stock;
};

describe("the way of a message", () => {
  it("activates a machine at its first hello and welcomes it with its lanes", async () => {
    const machine = await connect(0);
    await machine.tell("hello", { upperVersion: "2.1.0", lowerVersion: "1.0.3", hardwareVersion: "B2" });
    const welcome = await machine.expect("welcome");
    expect(welcome["heartbeatSeconds"]).toBe(30);
    expect((welcome["lanes"] as unknown[])[0]).toEqual({
      cabinet: "main",
      lane: 11,
      productName: "可乐",
      priceFen: 350,
      capacity: 6,
      stock: 5,
      productNames: {},
      sellable: true,
    });
    const [row] = await bench.read(
      `select s.connection, s.upper_version, s.lower_version, m.hardware_version, m.activated_at is not null as active,
              (select count(*)::int from machine_lifecycle l where l.machine_id = m.id and l.event = 'activated') as entries
       from machine m join machine_state s on s.machine_id = m.id where m.id = $1`,
      [machines[0]!.machineId],
    );
    expect(row).toEqual({
      connection: "online",
      upper_version: "2.1.0",
      lower_version: "1.0.3",
      hardware_version: "B2",
      active: true,
      entries: 1,
    });
    await machine.tell("hello", { upperVersion: "2.1.0" });
    const lifecycle = await bench.read("select 1 from machine_lifecycle where machine_id = $1", [
      machines[0]!.machineId,
    ]);
    expect(lifecycle).toHaveLength(1);
    await machine.close();
  });

  it("acknowledges a repetition again and gives it no second effect", async () => {
    const machine = await connect(1);
    const at = Date.now();
    const seq = await machine.tell(
      "stock",
      { lanes: [{ cabinet: "main", lane: 11, stock: 6 }], reason: "refill" },
      { at },
    );
    machine.say(
      "stock",
      { lanes: [{ cabinet: "main", lane: 11, stock: 6 }], reason: "refill" },
      { seq, at, sentAt: at + 5_000 },
    );
    await until(() => machine.acks(seq) === 2);
    const movements = await bench.read(
      "select quantity, stock_after, reason from stock_movement where machine_id = $1",
      [machines[1]!.machineId],
    );
    expect(movements).toEqual([{ quantity: 1, stock_after: 6, reason: "refill" }]);
    await machine.close();
  });

  it("sets a replay with another content aside, with nack and alarm", async () => {
    const machine = await connect(2);
    const at = Date.now();
    const seq = await machine.tell(
      "stock",
      { lanes: [{ cabinet: "main", lane: 11, stock: 4 }], reason: "count" },
      { at },
    );
    machine.say("stock", { lanes: [{ cabinet: "main", lane: 11, stock: 0 }], reason: "count" }, { seq, at });
    const nack = await machine.expect("nack");
    expect(nack).toEqual({ boot: machine.boot, seq, problem: "sent before with another content" });
    expect(await stockOf(2, 11)).toBe(4);
    const [aside] = await bench.read<{ n: number }>("select count(*)::int as n from quarantine where machine_id = $1", [
      machines[2]!.machineId,
    ]);
    const [alarm] = await bench.read<{ n: number }>(
      "select count(*)::int as n from alarm where machine_id = $1 and kind = 'badMessage' and cleared_at is null",
      [machines[2]!.machineId],
    );
    expect([aside!.n, alarm!.n]).toEqual([1, 1]);
    await machine.close();
  });

  it.each([
    ["no JSON", "{", /not JSON/],
    ["an unknown type", JSON.stringify({ type: "rob", boot: "b", seq: 1, at: 1, sentAt: 1, body: {} }), /type/],
    [
      "a body that breaks the rules",
      JSON.stringify({ type: "stock", boot: "b", seq: 2, at: 1, sentAt: 1, body: { lanes: [], reason: "refill" } }),
      /body\.lanes/,
    ],
    [
      "a body nested too deeply",
      `{"type":"hello","boot":"b","seq":3,"at":1,"sentAt":1,"body":{"upperVersion":"1","x":${"[".repeat(20_000)}${"]".repeat(20_000)}}}`,
      /nested|not JSON/,
    ],
    [
      "more than 65,536 bytes",
      JSON.stringify({
        type: "hello",
        boot: "b",
        seq: 4,
        at: 1,
        sentAt: 1,
        body: { upperVersion: "x".repeat(66_000) },
      }),
      /larger/,
    ],
    [
      "a zero byte that no database holds",
      JSON.stringify({ type: "hello", boot: "b", seq: 5, at: 1, sentAt: 1, body: { upperVersion: "a\u0000b" } }),
      /^body\.upperVersion: not a text/,
    ],
  ])("sets %s aside and keeps the connection", async (_, payload, problem) => {
    const machine = await connect(3);
    const messageId = machine.publish(topics.up("A4"), payload);
    const nack = await machine.expect("nack");
    expect(nack["problem"]).toMatch(problem);
    await until(() => machine.pubacks.has(messageId));
    await machine.tell("recovery", { kind: "doorOpen" });
    expect(machine.isClosed).toBe(false);
    await machine.close();
  });

  it("does not believe a clock that is years off, and counts only the age of a message", async () => {
    const machine = await connect(4);
    const year2001 = Date.UTC(2001, 0, 1);
    await machine.tell("hello", { upperVersion: "1" }, { at: year2001, sentAt: year2001 + 1_000 });
    const year2090 = Date.UTC(2090, 0, 1);
    await machine.tell("hello", { upperVersion: "1" }, { at: year2090, sentAt: year2090 });
    const [row] = await bench.read<{ age: number }>(
      "select abs(extract(epoch from now() - seen_at))::float8 as age from machine_state where machine_id = $1",
      [machines[4]!.machineId],
    );
    // The clocks were years off; the seconds that a loaded machine takes do not matter.
    expect(row!.age).toBeLessThan(600);
    await machine.close();
  });

  it("keeps the order of one machine over types and batches", async () => {
    const machine = await connect(5);
    const last: number[] = [];
    for (let turn = 0; turn < 40; turn++) {
      last.push(machine.say("stock", { lanes: [{ cabinet: "main", lane: 12, stock: turn % 7 }], reason: "count" }).seq);
      last.push(
        machine.say(turn % 2 === 0 ? "fault" : "recovery", { kind: "laneFault", lane: 13, cabinet: "main" }).seq,
      );
    }
    await until(() => last.every((seq) => machine.isAcked(seq)));
    const movements = await bench.read<{ after: number }>(
      "select stock_after as after from stock_movement where machine_id = $1 order by id",
      [machines[5]!.machineId],
    );
    // 5 → 0, 1, 2 … 6, 0, …: a count that is the stock already moves nothing.
    expect(movements.map((row) => row.after)).toEqual(Array.from({ length: 40 }, (_, turn) => turn % 7));
    const [lane] = await bench.read<{ status: string }>(
      "select status from lane where machine_id = $1 and lane_no = 13",
      [machines[5]!.machineId],
    );
    expect(lane!.status).toBe("normal");
    await machine.close();
  });

  it("gathers heartbeats, brings a silent machine back online and closes its alarm (MACHINE-09)", async () => {
    const machine = await connect(6);
    await machine.tell("hello", { upperVersion: "1" });
    // The hello is a sign of life too; it must be written before the machine falls silent.
    await gateway.settle();
    await bench.write((tx) =>
      tx.query("update machine_state set seen_at = now() - interval '5 minutes' where machine_id = $1", [
        machines[6]!.machineId,
      ]),
    );
    const early = await bench.gateway({ firstSilenceMs: 0 });
    await early.settle();
    const state = async () =>
      (
        await bench.read<{ connection: string; temperature: number | null; open: number }>(
          `select connection, temperature, (select count(*)::int from alarm a where a.machine_id = s.machine_id and kind = 'offline' and cleared_at is null) as open
       from machine_state s where machine_id = $1`,
          [machines[6]!.machineId],
        )
      )[0]!;
    expect(await state()).toMatchObject({ connection: "offline", open: 1 });
    for (let beat = 0; beat < 20; beat++) machine.say("heartbeat", { temperature: beat, signal: 20 });
    await until(async () => (await state()).connection === "online");
    expect(await state()).toEqual({ connection: "online", temperature: 19, open: 0 });
    const journal = await bench.read("select 1 from inbox where machine_id = $1", [machines[6]!.machineId]);
    expect(journal).toHaveLength(1);
    await machine.close();
  });

  it("MACHINE-17 hears no heartbeat of a machine that was taken out of service while it spoke", async () => {
    const [gone] = await bench.seed("A9");
    const { machineId, machineNo, secret } = gone!;
    const machine = await TestMachine.ready(port(), machineNo, secret);
    await machine.tell("hello", { upperVersion: "1" });
    await bench.write((tx) => decommission(tx, machineId, null));
    const { received } = gateway.figures();
    machine.say("heartbeat", { temperature: 60 });
    await until(() => gateway.figures().received > received);
    await gateway.settle();
    const alarms = await bench.read("select kind from alarm where machine_id = $1 and cleared_at is null", [machineId]);
    expect(alarms).toEqual([]);
    await machine.close();
  });

  it("forgets names of messages only when no machine can send them again, and keeps a bounded amount of rubbish", async () => {
    const { machineId } = machines[7]!;
    await bench.write((tx) =>
      tx.query(
        "insert into inbox (machine_id, boot, seq, body_hash, received_at) select $1, 'old', n, '\\x00', now() - make_interval(days => n) from unnest('{1, 29, 39, 41, 400}'::int[]) n",
        [machineId],
      ),
    );
    await bench.write((tx) => prune(tx, 100));
    await bench.write((tx) => pruneInbox(tx, new Date(), 100));
    const left = await bench.read<{ seq: string }>("select seq from inbox where boot = 'old' order by seq", []);
    expect(left.map((row) => row.seq)).toEqual(["1", "29", "39"]);
    const rubbish = (isReadable: boolean) =>
      Array.from({ length: 600 }, () => ({
        machineId,
        topic: "t",
        payload: Buffer.from("x"),
        problem: "p",
        isReadable,
      }));
    for (const isReadable of [false, false, false, true])
      await bench.write((tx) => insertQuarantine(tx, rubbish(isReadable)));
    const [kept] = await bench.read<{ n: number }>("select count(*)::int as n from quarantine where machine_id = $1", [
      machineId,
    ]);
    expect(kept!.n).toBe(1_800);
  });

  it("takes messages of QoS 0 too", async () => {
    const machine = await connect(7);
    const now = Date.now();
    machine.publish(
      topics.up("A8"),
      JSON.stringify({
        type: "stock",
        boot: "q0",
        seq: 1,
        at: now,
        sentAt: now,
        body: { lanes: [{ lane: 11, stock: 1 }], reason: "count" },
      }),
      { qos: 0 },
    );
    await until(() => machine.isAcked(1, "q0"));
    expect(await stockOf(7, 11)).toBe(1);
    await machine.close();
  });
});
