import { asSystem, type Handle } from "@yunshou/database";
import { afterAll, beforeAll, expect, it } from "vitest";
import { meetAtLock } from "../../testing/bench/meetAtLock.ts";
import { type Bench, openBench } from "../../testing/bench/orderBench.ts";
import { raiseAlarms } from "./alarms.queries.ts";
import { refreshConditions } from "./conditions.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const raised = (machineId: string, kind: "laneFault" | "temperature") => async (tx: Handle) => {
  await raiseAlarms(tx, [{ machineId, kind, detail: {} }]);
  await refreshConditions(tx, [machineId]);
};
const stocked = (machineId: string, lane: number, stock: number) => async (tx: Handle) => {
  await tx.query("update lane set stock = $3 where machine_id = $1 and lane_no = $2", [machineId, lane, stock]);
  await refreshConditions(tx, [machineId]);
};
const conditionsOf = async (machineId: string) =>
  (
    await bench.read<{ conditions: string[] }>("select conditions from machine_state where machine_id = $1", [
      machineId,
    ])
  )[0]?.conditions;
const meet = (first: (tx: Handle) => Promise<unknown>, second: (tx: Handle) => Promise<unknown>) =>
  meetAtLock(bench.database, first, () => asSystem(bench.database, second));

it("MACHINE-09 shows both conditions of a machine that come at the same moment", async () => {
  const { machineId } = await bench.addMachine("BOTH");
  await meet(raised(machineId, "laneFault"), raised(machineId, "temperature"));
  expect(await conditionsOf(machineId)).toEqual(["temperature", "fault"]);
});

it("MACHINE-09 STOCK-04 shows that a lane ran empty while another one was filled", async () => {
  const { machineId } = await bench.addMachine("EMPTY");
  await meet(stocked(machineId, 11, 0), stocked(machineId, 12, 9));
  expect(await conditionsOf(machineId)).toEqual(["outOfStock"]);
  expect(await bench.read("select kind from alarm where machine_id = $1 and cleared_at is null", [machineId])).toEqual([
    { kind: "outOfStock" },
  ]);
});
