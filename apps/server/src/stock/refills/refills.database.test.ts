import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { refills } from "@yunshou/contract/stock/refills";
import { asSystem } from "@yunshou/database";
import { businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stock as stockEffect } from "../../machines/effects/stock.ts";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, givenProduct, machineForm, rowsOf, sellAt, setConnection } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let shop: CreatedMerchant;
let boss: Client;
let stranger: Client;
let cola: string;

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server);
  await givenUser(server, shop, { account: "boss" });
  await givenUser(server, await givenMerchant(server), { account: "stranger" });
  [boss, stranger] = (await Promise.all(["boss", "stranger"].map((name) => loginAs(server, name, testPassword)))) as [
    Client,
    Client,
  ];
  cola = await givenProduct(server, shop, "cola");
});
afterAll(() => server.stop());

const today = () => {
  const day = businessDay(new Date(), "Asia/Shanghai");
  return { fromDay: day, toDay: day };
};
const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;

/** A machine whose lanes 11 and 12 hold 5 of 20 colas each. */
async function givenLow(machineNo: string) {
  const { machineId } = await boss.call(machines.register, machineForm(shop, machineNo));
  await setConnection(server, machineId, "online");
  await boss.call(lanes.generate, { machineId, cabinet: "main", layers: 1, perLayer: 2, mode: "large" });
  for (const laneNo of [11, 12])
    await boss.call(lanes.save, {
      machineId,
      cabinet: "main",
      laneNo,
      productId: cola,
      lanePriceFen: "350",
      purchaseFen: null,
      stock: 5,
      capacity: 20,
      warnThreshold: 2,
      batchNo: "",
      laneMode: "large",
      version: 1,
    });
  return { machineId, machineNo };
}

type Told = "refill" | "count" | "remove";
/** The machine tells what it counted itself. */
const machineSays = (machine: { machineId: string; machineNo: string }, reason: Told, stock: Record<number, number>) =>
  asSystem(server.database, async (tx) => {
    const at = new Date();
    const owner = { ...machine, topId: shop.topId, merchantId: shop.merchantId };
    const told = Object.entries(stock).map(([lane, pieces]) => ({
      cabinet: "main",
      lane: Number(lane),
      stock: pieces,
    }));
    const message = { body: { reason, lanes: told } };
    await stockEffect(
      { tx, now: at, send: () => {}, afterCommit: () => {}, notify: () => {} } as never,
      [{ machine: owner, message, receivedAt: at, occurredAt: at }] as never,
    );
  });
const checksOf = async (machineNo: string) =>
  (await boss.call(refills.checks, { machineNo, sort: "reportedTime", direction: "asc" })).rows.map((row) => [
    row.laneNo,
    row.last,
    row.loaded,
    row.sold,
    row.expected,
    row.reported,
    row.difference,
  ]);

describe("replenishment records", () => {
  it("STOCK-03 list each refilled lane with who did it, and the visit it belongs to", async () => {
    const machine = await givenLow("BH1");
    await boss.call(lanes.refill, { machineId: machine.machineId });
    await sellAt(server, machine.machineId, { lane: 12, quantity: 4 });
    await machineSays(machine, "refill", { 12: 20 });
    const { rows } = await boss.call(refills.list, { ...today(), machineNo: "BH1" });
    expect(rows.map((row) => [row.laneNo, row.stockBefore, row.replenishQty, row.stock, row.replenisher])).toEqual([
      [12, 16, 4, 20, null],
      [12, 5, 15, 20, "boss"],
      [11, 5, 15, 20, "boss"],
    ]);
    const visit = await boss.call(refills.detail, { movementId: rows[2]!.movementId });
    expect(visit.rows.map((row) => [row.laneNo, row.replenishQty])).toEqual([
      [11, 15],
      [12, 15],
    ]);
    expect((await boss.call(refills.list, { ...today(), replenisher: "bos" })).total).toBe(2);
    expect((await stranger.call(refills.list, today())).rows).toEqual([]);
    expect(await codeOf(stranger.try(refills.detail, { movementId: rows[0]!.movementId }))).toBe("record.unknown");
  });

  it("TOPBAR-20 MSG-107 FORM-08 are asked for 92 days at most, and go into files", async () => {
    const long = { fromDay: "2026-01-01", toDay: "2026-06-01" };
    expect(await codeOf(boss.try(refills.list, long))).toBe("range.tooLong");
    expect(await codeOf(boss.try(refills.export, long))).toBe("range.tooLong");
    expect((await boss.call(refills.export, today())).fileId).toMatch(/^\d+$/);
    expect(await codeOf(stranger.try(refills.export, today()))).toBe("insight.nothingToExport");
  });
});

describe("what machines say against refills", () => {
  it("STOCK-03 counts loads and sales from the machine's last word on, also where it agreed", async () => {
    const machine = await givenLow("BH0");
    const { machineId } = machine;
    // Recorded by a person, and the machine counts the same.
    await boss.call(lanes.refill, { machineId });
    await machineSays(machine, "refill", { 11: 20, 12: 20 });
    await sellAt(server, machineId, { lane: 11, quantity: 6 });
    await sellAt(server, machineId, { lane: 12, quantity: 4 });
    // Loaded at the machine alone: the load of before is no reason to ask anybody.
    await machineSays(machine, "refill", { 11: 20 });
    expect(await checksOf("BH0")).toEqual([]);
    await machineSays(machine, "count", { 12: 15 });
    expect(await checksOf("BH0")).toEqual([[12, 20, 0, 4, 16, 15, -1]]);
  });

  it("STOCK-03 waits until somebody explains it: expected is last + loaded - sold", async () => {
    const machine = await givenLow("BH2");
    const { machineId } = machine;
    // Loaded at the machine and recorded by nobody else: the difference is the load.
    await machineSays(machine, "refill", { 11: 20, 12: 20 });
    await sellAt(server, machineId, { lane: 11, quantity: 6 });
    await boss.call(lanes.refill, { machineId, lanes: [{ cabinet: "main", laneNo: 11 }] });
    await sellAt(server, machineId, { lane: 11, quantity: 2 });
    await machineSays(machine, "refill", { 11: 15, 12: 20 });
    await machineSays(machine, "count", { 12: 19 });
    await machineSays(machine, "remove", { 12: 10 });
    expect(await checksOf("BH2")).toEqual([
      [11, 20, 6, 8, 18, 15, -3],
      [12, 20, 0, 0, 20, 19, -1],
    ]);
    const [first, second] = (await boss.call(refills.checks, { machineNo: "BH2", explained: "no" })).rows;
    const checkIds = [first!.checkId, second!.checkId];
    expect(await codeOf(boss.try(refills.explain, { checkIds, cause: "other", remark: "" }))).toBe("field.required");
    expect(await codeOf(stranger.try(refills.explain, { checkIds, cause: "missing", remark: "" }))).toBe(
      "record.unknown",
    );
    expect(await boss.call(refills.explain, { checkIds, cause: "loadedWrong", remark: "箱数看错" })).toEqual({
      explained: 2,
    });
    expect((await boss.call(refills.checks, { machineNo: "BH2", explained: "no" })).rows).toEqual([]);
    expect((await boss.call(refills.checks, { explained: "yes" })).rows[0]).toMatchObject({
      cause: "loadedWrong",
      remark: "箱数看错",
      explainedBy: "boss",
    });
    expect(await codeOf(boss.try(refills.explain, { checkIds, cause: "missing", remark: "" }))).toBe(
      "state.notAllowed",
    );
    expect(await findingsOf(server)).toEqual([]);
    expect(await rowsOf(server, "select stock from lane where machine_id = $1 order by lane_no", [machineId])).toEqual([
      { stock: 15 },
      { stock: 10 },
    ]);
  });
});
