import type { UpBody } from "@yunshou/contract/machines/upMessages";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { refreshConditions } from "../conditions/conditions.ts";
import { openBench, type Bench, type Seeded } from "../gateway/testing/fixture.ts";
import type { Gateway } from "../gateway/gateway.ts";
import { TestMachine } from "../gateway/testing/testMachine.ts";

let bench: Bench;
let gateway: Gateway;
let seeded: Seeded;
let machine: TestMachine;
let number = 0;

beforeAll(async () => {
  bench = await openBench();
  gateway = await bench.gateway();
});
beforeEach(async () => {
  [seeded] = (await bench.seed(`M${++number}`)) as [Seeded];
  machine = await TestMachine.ready(gateway.port!, seeded.machineNo, seeded.secret);
  await machine.tell("hello", { upperVersion: "1" });
});
afterAll(() => bench.close());

const alarms = () =>
  bench.read<{ kind: string; lane: number | null; detail: object }>(
    "select kind, lane_no as lane, detail from alarm where machine_id = $1 and cleared_at is null order by kind, lane_no",
    [seeded.machineId],
  );
const state = async () =>
  (
    await bench.read<Record<string, unknown>>("select * from machine_state where machine_id = $1", [seeded.machineId])
  )[0]!;
const lane = async (no: number) =>
  (
    await bench.read<{ stock: number; status: string; fault: string | null }>(
      "select stock, status, fault from lane where machine_id = $1 and lane_no = $2",
      [seeded.machineId, no],
    )
  )[0]!;
const count = (no: number, stock: number, reason: UpBody<"stock">["reason"] = "count"): UpBody<"stock"> => ({
  lanes: [{ cabinet: "main", lane: no, stock }],
  reason,
});

describe("status", () => {
  it("writes what is said, keeps the rest, and lets later values win", async () => {
    machine.say("status", {
      doors: { left: "open", right: "closed" },
      temperature: 4,
      humidity: 50,
      coinFen: 5_000,
      noteFen: 10_000,
    });
    await machine.tell("status", { doors: { left: "closed" }, trafficTodayMb: 12.5 });
    expect(await state()).toMatchObject({
      door_state: { left: "closed", right: "closed" },
      temperature: 4,
      humidity: 50,
      coin_fen: "5000",
      note_fen: "10000",
      traffic_today_mb: 12.5,
    });
    expect(await alarms()).toEqual([]);
  });

  it("MACHINE-09 raises conditions side by side and takes each back by itself", async () => {
    await machine.tell("status", { temperature: 31, coinFen: 500 });
    expect((await state())["conditions"]).toEqual(["outOfChange", "temperature"]);
    expect(await alarms()).toMatchObject([
      { kind: "outOfChange", detail: { cashFen: "500" } },
      { kind: "temperature", detail: { celsius: 31 } },
    ]);
    await machine.tell("status", { temperature: 5 });
    expect((await state())["conditions"]).toEqual(["outOfChange"]);
    await machine.tell("status", { noteFen: 2_000 });
    expect((await state())["conditions"]).toEqual([]);
    expect(await alarms()).toEqual([]);
  });

  it("DATACARD-04 takes what a machine kept of yesterday's traffic, and of a temperature of before, for nothing of now", async () => {
    const { machineId } = seeded;
    await bench.write((tx) =>
      tx.query("insert into alarm_rule (top_id, merchant_id, kind, high) values (1, 1, 'flow', 100)"),
    );
    const late = { at: Date.now() - 25 * 3_600_000, sentAt: Date.now() };
    await machine.tell("status", { temperature: 5, trafficTodayMb: 2, trafficMonthMb: 300 });
    machine.say("status", { temperature: 31, trafficTodayMb: 400 }, late);
    await machine.tell("status", { humidity: 40 });
    expect(await state()).toMatchObject({ temperature: 5, traffic_today_mb: 2, traffic_month_mb: 300 });
    expect(await alarms()).toEqual([]);
    const days = await bench.read(
      "select traffic_mb as mb from machine_day where machine_id = $1 order by business_day",
      [machineId],
    );
    expect(days).toEqual([{ mb: 400 }, { mb: 2 }]);
  });

  it("never calls a machine without a cash box out of change", async () => {
    await machine.tell("status", { temperature: 5 });
    expect((await state())["conditions"]).toEqual([]);
  });

  it("compares stock and never copies it", async () => {
    await machine.tell("status", {
      lanes: [
        { cabinet: "main", lane: 11, stock: 2 },
        { cabinet: "main", lane: 12, stock: 5 },
        { cabinet: "sub", lane: 11, stock: 1 },
      ],
    });
    expect((await lane(11)).stock).toBe(5);
    expect(await alarms()).toEqual([
      { kind: "contradiction", lane: 11, detail: { problem: "stockDiffers", reported: 2, expected: 5 } },
      { kind: "contradiction", lane: 11, detail: { problem: "laneUnknown", reported: 1, expected: null } },
    ]);
    await machine.tell("stock", count(11, 2));
    await machine.tell("status", { lanes: [{ cabinet: "main", lane: 11, stock: 2 }] });
    expect((await alarms()).map((alarm) => alarm.detail)).toEqual([
      { problem: "laneUnknown", reported: 1, expected: null },
    ]);
  });

  it("breaks and repairs lanes by their fault", async () => {
    await machine.tell("status", {
      lanes: [
        { cabinet: "main", lane: 13, fault: "motor" },
        { cabinet: "main", lane: 14 },
      ],
    });
    expect(await lane(13)).toMatchObject({ status: "abnormal", fault: "motor" });
    expect((await lane(14)).status).toBe("normal");
    await machine.tell("status", { lanes: [{ cabinet: "main", lane: 13, fault: null }] });
    expect(await lane(13)).toMatchObject({ status: "normal", fault: null });
  });
});

describe("stock", () => {
  it("LANE-16 takes no count above the capacity and none of an unknown lane; the rest of the message counts", async () => {
    await machine.tell("stock", {
      lanes: [
        { cabinet: "main", lane: 11, stock: 7 },
        { cabinet: "main", lane: 12, stock: 6 },
        { cabinet: "main", lane: 99, stock: 1 },
      ],
      reason: "refill",
    });
    expect([(await lane(11)).stock, (await lane(12)).stock]).toEqual([5, 6]);
    expect(await alarms()).toEqual([
      { kind: "contradiction", lane: 11, detail: { problem: "aboveCapacity", reported: 7, capacity: 6 } },
      { kind: "contradiction", lane: 99, detail: { problem: "laneUnknown", reported: 1 } },
    ]);
  });

  it("LANE-16 MACHINE-22 a contradiction about a lane is over once a count of it is taken", async () => {
    await machine.tell("stock", count(11, 7));
    await machine.tell("stock", count(12, 4));
    expect((await alarms()).map(({ lane: no }) => no)).toEqual([11]);
    await machine.tell("stock", count(11, 6));
    expect(await alarms()).toEqual([]);
    machine.say("stock", count(12, 5));
    await machine.tell("stock", count(12, 9));
    expect((await alarms()).map(({ lane: no }) => no)).toEqual([12]);
  });

  it("STOCK-04 names empty lanes as 2/6 in the alarm, and takes it back when they are full", async () => {
    await machine.tell("stock", {
      lanes: [
        { cabinet: "main", lane: 11, stock: 0 },
        { cabinet: "main", lane: 12, stock: 2 },
      ],
      reason: "remove",
    });
    expect((await state())["conditions"]).toEqual(["outOfStock"]);
    expect(await alarms()).toEqual([{ kind: "outOfStock", lane: null, detail: { figure: "2/6" } }]);
    await machine.tell("stock", {
      lanes: [
        { cabinet: "main", lane: 11, stock: 6 },
        { cabinet: "main", lane: 12, stock: 6 },
      ],
      reason: "refill",
    });
    expect((await state())["conditions"]).toEqual([]);
    expect(await alarms()).toEqual([]);
  });

  it("leaves a lane's stock equal to its first stock plus its movements", async () => {
    for (const stock of [0, 6, 3, 3, 4]) machine.say("stock", count(11, stock));
    await machine.tell("stock", count(11, 1));
    const [sum] = await bench.read<{ total: number }>(
      "select sum(quantity)::int as total from stock_movement where machine_id = $1 and lane_no = 11",
      [seeded.machineId],
    );
    expect(5 + sum!.total).toBe((await lane(11)).stock);
  });
});

describe("faults", () => {
  it("LANE-03 stops the lane, remembers the change, and gives it back", async () => {
    await machine.tell("fault", { kind: "laneFault", lane: 12, detail: "motor blocked" });
    expect(await lane(12)).toMatchObject({ status: "abnormal", fault: "motor blocked" });
    expect((await state())["conditions"]).toEqual(["fault"]);
    await machine.tell("recovery", { kind: "laneFault", lane: 12 });
    expect(await lane(12)).toMatchObject({ status: "normal", fault: null });
    expect((await state())["conditions"]).toEqual([]);
    const changes = await bench.read<{ action: string }>(
      "select action from lane_change where machine_id = $1 order by id",
      [seeded.machineId],
    );
    expect(changes.map((change) => change.action)).toEqual(["break", "recover"]);
  });

  it("does not put a lane back on sale that a person stopped", async () => {
    await bench.write((tx) =>
      tx.query("update lane set status = 'discontinued' where machine_id = $1 and lane_no = 12", [seeded.machineId]),
    );
    await machine.tell("fault", { kind: "laneFault", lane: 12, detail: "x" });
    await machine.tell("recovery", { kind: "laneFault", lane: 12 });
    expect(await lane(12)).toMatchObject({ status: "discontinued", fault: null });
  });

  it("LANE-07 a lane for pickups only is one again when it works again, and sells nothing at the machine", async () => {
    await bench.write((tx) =>
      tx.query("update lane set status = 'pickupOnly' where machine_id = $1 and lane_no = 12", [seeded.machineId]),
    );
    await machine.tell("fault", { kind: "laneFault", lane: 12, detail: "x" });
    expect(await lane(12)).toMatchObject({ status: "abnormal" });
    await machine.tell("fault", { kind: "laneFault", lane: 12, detail: "y" });
    await machine.tell("status", { lanes: [{ cabinet: "main", lane: 12, fault: null }] });
    expect(await lane(12)).toMatchObject({ status: "pickupOnly", fault: null });
    // What it was once says nothing about another time.
    await bench.write((tx) =>
      tx.query("update lane set status = 'normal' where machine_id = $1 and lane_no = 12", [seeded.machineId]),
    );
    await machine.tell("fault", { kind: "laneFault", lane: 12, detail: "x" });
    await machine.tell("recovery", { kind: "laneFault", lane: 12 });
    expect(await lane(12)).toMatchObject({ status: "normal" });
  });

  it("MACHINE-22 opens one alarm of a kind, keeps its time, and closes it", async () => {
    await machine.tell("fault", { kind: "doorOpen", detail: "left" });
    const [first] = await bench.read<{ at: Date }>("select raised_at as at from alarm where machine_id = $1", [
      seeded.machineId,
    ]);
    await machine.tell("fault", { kind: "doorOpen", detail: "right" });
    const rows = await bench.read<{ at: Date; detail: object }>(
      "select raised_at as at, detail from alarm where machine_id = $1",
      [seeded.machineId],
    );
    expect(rows).toEqual([{ at: first!.at, detail: { detail: "right" } }]);
    await machine.tell("recovery", { kind: "doorOpen" });
    expect(await alarms()).toEqual([]);
  });

  it.each(["offline", "outOfStock", "contradiction", "badMessage"] as const)(
    "refuses the kind %s, about which the cloud itself decides",
    async (kind) => {
      machine.say("fault", { kind });
      expect((await machine.expect("nack"))["problem"]).toContain(kind);
      expect((await alarms()).map((alarm) => alarm.kind)).toEqual(["badMessage"]);
    },
  );

  it("raises a contradiction for a fault of a lane that the cloud does not have", async () => {
    await machine.tell("fault", { kind: "laneFault", lane: 77, detail: "x" });
    expect(await alarms()).toEqual([
      { kind: "contradiction", lane: 77, detail: { problem: "laneUnknown", fault: "x" } },
    ]);
  });
});

describe("conditions", () => {
  it("are recomputed for others too: a lane that is emptied elsewhere makes the machine short of goods", async () => {
    await bench.write((tx) =>
      tx.query("update lane set stock = 0 where machine_id = $1 and lane_no = 11", [seeded.machineId]),
    );
    const changed = await asSystem(bench.database, (tx) => refreshConditions(tx, [seeded.machineId, seeded.machineId]));
    expect(changed).toEqual([seeded.machineId]);
    expect((await state())["conditions"]).toEqual(["outOfStock"]);
  });
});
