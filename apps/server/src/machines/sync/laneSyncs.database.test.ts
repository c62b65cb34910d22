import type { DownBody } from "@yunshou/contract/machines/downMessages";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Gateway } from "../gateway/gateway.ts";
import { openBench, type Bench, type Seeded } from "../gateway/testing/fixture.ts";
import { TestMachine, until } from "../gateway/testing/testMachine.ts";
import { tellMachines } from "./laneSyncs.ts";

let bench: Bench;
let gateway: Gateway;
let machines: Seeded[];

beforeAll(async () => {
  bench = await openBench();
  machines = await bench.seed("S1", "S2", "S3", "S4", "S5", "S6", "S7");
  gateway = await bench.gateway();
});
afterAll(() => bench.close());

const ready = async (index: number, confirmsLanes = true) => {
  const machine = await TestMachine.ready(gateway.port!, machines[index]!.machineNo, machines[index]!.secret);
  await machine.tell("hello", { upperVersion: "1", confirmsLanes });
  return machine;
};
/** A person gives these lanes a price. */
const price = (index: number, priceFen: number, laneNos: readonly number[] = [11]) =>
  asSystem(bench.database, async (tx) => {
    const { machineId } = machines[index]!;
    const before = await tx.query<{ laneNo: number; priceFen: string }>(
      `select lane_no as "laneNo", price_fen::text as "priceFen" from lane where machine_id = $1 and lane_no = any($2::int[]) order by lane_no for update`,
      [machineId, laneNos],
    );
    await tx.query("update lane set price_fen = $3 where machine_id = $1 and lane_no = any($2::int[])", [
      machineId,
      laneNos,
      priceFen,
    ]);
    const owner = { topId: "1", merchantId: "1", machineId, cabinet: "main" as const };
    await tellMachines(
      tx,
      before.map((lane) => ({ ...owner, laneNo: lane.laneNo, before: { priceFen: lane.priceFen } })),
    );
  });
interface Sync {
  readonly lane: number;
  readonly version: number;
  readonly state: string;
  readonly reason: string;
  readonly desired: { readonly priceFen: string } | null;
  readonly actual: { readonly priceFen: string } | null;
}
const syncsOf = (index: number) =>
  bench.read<Sync>(
    `select lane_no as lane, version, state, reason, desired, actual from lane_sync where machine_id = $1 order by lane_no, version`,
    [machines[index]!.machineId],
  );
const shown = async (index: number) =>
  (await syncsOf(index)).map(({ version, state, desired, actual }) =>
    [version, state, actual?.priceFen, desired?.priceFen].join(" "),
  );
const told = (machine: TestMachine) =>
  machine.received.filter(({ type }) => type === "lanes").map(({ body }) => body as unknown as DownBody<"lanes">);
const answer = (version: number, result: "applied" | "refused" = "applied", lane = 11) => ({
  lanes: [{ cabinet: "main" as const, lane, version, result, ...(result === "refused" ? { reason: "no tray" } : {}) }],
});
const outboxOf = (index: number) =>
  bench.read("select key from outbox where machine_id = $1 and key = 'lanes'", [machines[index]!.machineId]);

describe("what people want of lanes and what machines hold", () => {
  it("LANE-09 is pending, then sent, and confirmed by nothing but the machine", async () => {
    await price(0, 400);
    expect(await shown(0)).toEqual(["1 pending 350 400"]);
    const machine = await ready(0);
    await until(() => told(machine).length > 0);
    expect(told(machine)[0]!.lanes).toMatchObject([{ lane: 11, priceFen: 400, stock: 5, version: 1, sellable: true }]);
    expect(await shown(0)).toEqual(["1 sent 350 400"]);
    await machine.tell("laneAnswer", answer(1));
    expect(await shown(0)).toEqual(["1 confirmed 400 400"]);
    expect(await outboxOf(0)).toEqual([]);
    await machine.close();
  });

  it("MACHINE-27 tells what a piece weighs in the lane, in the welcome too, and leaves out what nobody knows", async () => {
    const { machineId } = machines[0]!;
    const weight = { grams: 331, toleranceGrams: 6, factor: 1.02 };
    await asSystem(bench.database, (tx) =>
      tx.query(
        `insert into lane_weight (top_id, machine_id, merchant_id, cabinet, lane_no, product_id, weight_grams, tolerance_grams, factor, updated_by, updated_at)
         select top_id, machine_id, merchant_id, cabinet, lane_no, product_id, 331, 6, 1.02, 1, now() from lane where machine_id = $1 and lane_no = 11`,
        [machineId],
      ),
    );
    const machine = await ready(0);
    await price(0, 420, [11, 12]);
    await until(() => told(machine).length > 0);
    expect(told(machine)[0]!.lanes.map((lane) => lane.weight)).toEqual([weight, undefined]);
    const welcome = machine.received.find(({ type }) => type === "welcome")!.body as unknown as DownBody<"welcome">;
    expect(welcome.lanes.slice(0, 2).map((lane) => lane.weight)).toEqual([weight, undefined]);
    await machine.tell("laneAnswer", answer(2));
    await machine.tell("laneAnswer", answer(1, "applied", 12));
    await machine.close();
  });

  it("keeps what the machine refused, with its reason, as a lane that differs", async () => {
    const machine = await ready(1);
    await price(1, 400, [11, 12]);
    await until(() => told(machine).length > 0);
    await machine.tell("laneAnswer", answer(1, "refused"));
    await machine.tell("laneAnswer", answer(1, "applied", 12));
    expect((await syncsOf(1)).map(({ lane, state, reason }) => [lane, state, reason])).toEqual([
      [11, "refused", "no tray"],
      [12, "confirmed", ""],
    ]);
    expect(await outboxOf(1)).toEqual([]);
    await machine.close();
  });

  it("puts a newer change in the place of one that is not confirmed, and keeps what the machine holds", async () => {
    const machine = await ready(2);
    await price(2, 400);
    await until(() => told(machine).length > 0);
    await price(2, 450);
    expect(await shown(2)).toEqual(["1 replaced 350 400", "2 pending 350 450"]);
    await machine.tell("laneAnswer", answer(1));
    expect((await shown(2))[0]).toBe("1 replaced 350 400");
    await until(() => told(machine).some(({ lanes }) => lanes[0]?.version === 2));
    expect(
      told(machine)
        .at(-1)!
        .lanes.map(({ priceFen }) => priceFen),
    ).toEqual([450]);
    await machine.tell("laneAnswer", answer(2));
    expect(await shown(2)).toEqual(["1 replaced 350 400", "2 confirmed 450 450"]);
    await machine.close();
  });

  it("expires when nobody answers; an answer that comes late changes nothing, the next hello tells it again", async () => {
    const machine = await ready(3);
    await price(3, 400);
    await until(() => told(machine).length > 0);
    await bench.write((tx) =>
      tx.query("update lane_sync set not_after = now() - interval '1 second' where machine_id = $1", [
        machines[3]!.machineId,
      ]),
    );
    await gateway.settle();
    expect(await shown(3)).toEqual(["1 expired 350 400"]);
    await machine.tell("laneAnswer", answer(1));
    expect(await shown(3)).toEqual(["1 expired 350 400"]);
    const before = told(machine).length;
    await machine.tell("hello", { upperVersion: "1", confirmsLanes: true });
    await until(() => told(machine).length > before);
    await machine.tell("laneAnswer", answer(1));
    expect(await shown(3)).toEqual(["1 confirmed 400 400"]);
    await machine.close();
  });

  it("tells machines that only know the welcome nothing else, and counts their next hello as taken over", async () => {
    const machine = await ready(4, false);
    await price(4, 400);
    await gateway.settle();
    expect([await shown(4), await outboxOf(4)]).toEqual([["1 pending 350 400"], []]);
    await machine.tell("hello", { upperVersion: "1" });
    const lanes = machine.received.filter(({ type }) => type === "welcome").at(-1)!.body["lanes"] as {
      lane: number;
      priceFen: number;
    }[];
    expect(lanes.find(({ lane }) => lane === 11)?.priceFen).toBe(400);
    expect([await shown(4), told(machine)]).toEqual([["1 confirmed 400 400"], []]);
    await machine.close();
  });

  it("ignores an answer about another machine's lane and about versions that never were", async () => {
    const machine = await ready(5);
    await price(6, 400);
    await machine.tell("laneAnswer", answer(1));
    await machine.tell("laneAnswer", answer(77));
    expect([await shown(5), await shown(6)]).toEqual([[], ["1 pending 350 400"]]);
    await machine.close();
  });

  it("says the lane as it is at the moment of sending, however long the message lay", async () => {
    await ready(5).then((machine) => machine.close());
    await price(5, 400);
    await bench.write((tx) =>
      tx.query("update lane set stock = 2 where machine_id = $1 and lane_no = 11", [machines[5]!.machineId]),
    );
    const machine = await ready(5);
    await until(() => told(machine).length > 0);
    expect(told(machine)[0]!.lanes).toMatchObject([{ lane: 11, priceFen: 400, stock: 2 }]);
    await machine.close();
  });

  it("LANE-18 names lanes that are gone", async () => {
    const machine = await ready(6);
    await until(() => told(machine).length > 0);
    await machine.tell("laneAnswer", answer(1));
    await bench.write(async (tx) => {
      const { machineId } = machines[6]!;
      await tx.query("delete from lane where machine_id = $1 and lane_no = 16", [machineId]);
      const before = { productId: "10", priceFen: "350", capacity: 6, stock: 5 };
      await tellMachines(tx, [{ topId: "1", merchantId: "1", machineId, cabinet: "main", laneNo: 16, before }]);
    });
    await until(() => told(machine).some(({ removed }) => removed.length > 0));
    expect(told(machine).at(-1)).toMatchObject({ lanes: [], removed: [{ cabinet: "main", lane: 16, version: 1 }] });
    await machine.tell("laneAnswer", answer(1, "applied", 16));
    expect((await syncsOf(6)).at(-1)).toMatchObject({ lane: 16, state: "confirmed", desired: null, actual: null });
    await machine.close();
  });
});
