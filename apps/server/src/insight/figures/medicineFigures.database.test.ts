import type { InputOf } from "@yunshou/contract";
import { medicineFigures } from "@yunshou/contract/insight/figures";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machines } from "@yunshou/contract/machines/machines";
import { orders } from "@yunshou/contract/orders/orders";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, givenProduct, machineForm, rowsOf, sellAt } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let boss: Client;
let stranger: Client;
const products = new Map<string, string>();
const today = businessDay(new Date(), "Asia/Shanghai");
const days = { fromDay: addDays(today, -9), toDay: today };
const noon = (back: number) => new Date(`${addDays(today, -back)}T12:00:00+08:00`);

/** Machine A sells one medicine from two batches, B another from a batch of the same number, and water. */
beforeAll(async () => {
  server = await startTestServer();
  const pharmacy = await givenMerchant(server, { kind: "drug" });
  const other = await givenMerchant(server, { kind: "drug" });
  await givenUser(server, pharmacy, { account: "boss" });
  await givenUser(server, other, { account: "stranger" });
  boss = await loginAs(server, "boss", testPassword);
  stranger = await loginAs(server, "stranger", testPassword);
  for (const code of ["tablets", "syrup", "water"])
    products.set(code, await givenProduct(server, pharmacy, code, 2_000));
  const { topId, merchantId } = pharmacy;
  const [group] = await rowsOf<{ id: string }>(
    server,
    `insert into medicine_group (top_id, merchant_id, id, kind, path, name)
     select $1, $2, n.id, 'category', array[n.id], '感冒用药' from (select next_id() as id) n returning id`,
    [topId, merchantId],
  );
  for (const [code, manufacturer, batchNos] of [
    ["tablets", "康禾药业", ["GM1", "GM2"]],
    ["syrup", "青松制药", ["GM1"]],
  ] as const) {
    await rowsOf(
      server,
      "insert into medicine (top_id, merchant_id, product_id, manufacturer, sale_class, shelf, category_id) values ($1, $2, $3, $4, 'otcB', 'on', $5)",
      [topId, merchantId, products.get(code), manufacturer, code === "syrup" ? group!.id : null],
    );
    for (const batchNo of batchNos)
      await rowsOf(
        server,
        `insert into medicine_batch (top_id, merchant_id, product_id, batch_no, production_date, shelf_life_date, quantity)
         values ($1, $2, $3, $4, current_date - 300, current_date + 300, 100)`,
        [topId, merchantId, products.get(code), batchNo],
      );
  }
  const placed = {
    A: [
      ["tablets", "GM1"],
      ["tablets", "gm2"],
    ],
    B: [
      ["syrup", "GM1"],
      ["water", "GM1"],
    ],
  } as const;
  const machineIds = new Map<string, string>();
  for (const machineNo of ["A", "B"] as const) {
    const { machineId } = await boss.call(machines.register, machineForm(pharmacy, machineNo));
    machineIds.set(machineNo, machineId);
    await rowsOf(server, "update machine set activated_at = now() where id = $1", [machineId]);
    await boss.call(lanes.generate, { machineId, cabinet: "main", layers: 1, perLayer: 2, mode: "small" });
    for (const [place, [code, batchNo]] of placed[machineNo].entries())
      await boss.call(lanes.save, {
        machineId,
        cabinet: "main",
        laneNo: 11 + place,
        productId: products.get(code)!,
        lanePriceFen: "2000",
        purchaseFen: null,
        stock: 150,
        capacity: 200,
        warnThreshold: 1,
        batchNo,
        laneMode: "small",
        version: 1,
      });
  }
  const sell = (machineNo: string, lane: number, quantity: number, back: number) =>
    sellAt(server, machineIds.get(machineNo)!, { lane, quantity, priceFen: 1_000, at: noon(back) });
  await sell("A", 11, 2, 3);
  await sell("A", 11, 1, 2);
  await sell("A", 12, 4, 2);
  await sell("B", 11, 1, 2);
  await sell("B", 12, 5, 2);
}, 60_000);
afterAll(() => server.stop());

const read = (more: Partial<InputOf<typeof medicineFigures.read>> = {}) =>
  boss.call(medicineFigures.read, { ...days, compare: "none", ...more });
const told = (rows: Awaited<ReturnType<typeof read>>["rows"]) =>
  rows.map(({ number, places, orderCount, salesCount, salesAmountFen }) => [
    number,
    places.join(),
    orderCount,
    salesCount,
    salesAmountFen,
  ]);

describe("sales of medicines", () => {
  it("STAT-07 MED-06 are told by medicine, batch and manufacturer, and hold nothing that is no medicine", async () => {
    const { period, rows, medCategories } = await read();
    expect(period.total).toMatchObject({ orderCount: 4, salesCount: 8, salesAmountFen: "8000" });
    expect(told(rows)).toEqual([
      ["tablets", "康禾药业", 3, 7, "7000"],
      ["syrup", "青松制药", 1, 1, "1000"],
    ]);
    expect(medCategories).toEqual(["感冒用药"]);
    // A number that two medicines have is two batches.
    expect(told((await read({ groupBy: "batch" })).rows)).toEqual([
      ["GM2", "康禾药业", 1, 4, "4000"],
      ["GM1", "康禾药业", 2, 3, "3000"],
      ["GM1", "青松制药", 1, 1, "1000"],
    ]);
    expect((await read({ groupBy: "manufacturer" })).rows.map(({ key, salesCount }) => [key, salesCount])).toEqual([
      ["康禾药业", 7],
      ["青松制药", 1],
    ]);
  });

  it("STAT-06 narrow to a category, a batch and a machine, and open exactly their orders", async () => {
    expect((await read({ medCategory: "感冒用药" })).period.total.salesCount).toBe(1);
    expect((await read({ manufacturer: "康禾药业", batch: "gm2" })).period.total.salesCount).toBe(4);
    expect((await read({ machineNo: "B", groupBy: "day" })).period.total.salesCount).toBe(1);
    const batches = (await read({ groupBy: "batch" })).rows;
    for (const { key, orderCount, salesCount } of batches) {
      const [productId, batch] = key.split(" ");
      const list = await boss.call(orders.list, {
        ...days,
        sold: "yes",
        medicine: "yes",
        productId: productId!,
        batch,
      });
      expect([list.total, list.rows.reduce((sum, { quantity }) => sum + quantity, 0)]).toEqual([
        orderCount,
        salesCount,
      ]);
    }
    expect((await boss.call(orders.list, { ...days, medicine: "yes" })).total).toBe(4);
    expect((await stranger.call(medicineFigures.read, { ...days, groupBy: "batch" })).rows).toEqual([]);
  });

  it("MED-06 a batch that was sold stays, and the sales agree with their orders", async () => {
    expect(await findingsOf(server)).toEqual([]);
    await expect(rowsOf(server, "delete from medicine_batch where batch_no = 'GM2'", [])).rejects.toThrow();
  });
});
