import { changeSets } from "@yunshou/contract/machines/changeSets";
import { lanes } from "@yunshou/contract/machines/lanes";
import { machineProducts } from "@yunshou/contract/machines/machineProducts";
import { machines } from "@yunshou/contract/machines/machines";
import { routes } from "@yunshou/contract/machines/routes";
import { outbounds } from "@yunshou/contract/stock/outbounds";
import { receipts } from "@yunshou/contract/stock/receipts";
import { refillOrders } from "@yunshou/contract/stock/refillOrders";
import { suppliers } from "@yunshou/contract/stock/suppliers";
import { visits } from "@yunshou/contract/stock/visits";
import { warehouses } from "@yunshou/contract/stock/warehouses";
import { asSystem } from "@yunshou/database";
import { businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stock as stockEffect } from "../machines/effects/stock.ts";
import type { CreatedMerchant } from "../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { findingsOf, givenProduct, machineForm, rowsOf, sellAt, setConnection } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";

let server: TestServer;
let shop: CreatedMerchant;
let boss: Client;
let [cola, warehouseId, routeId, pointId, supplierId]: string[] = [];
const day = businessDay(new Date(), "Asia/Shanghai");

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server);
  await givenUser(server, shop, { account: "boss" });
  boss = await loginAs(server, "boss", testPassword);
  ({ warehouseId } = await boss.call(warehouses.create, { warehouseName: "虹桥仓" }));
  ({ routeId } = await boss.call(routes.create, { routeName: "北一线" }));
  const [point] = await rowsOf<{ id: string }>(
    server,
    "insert into point (top_id, merchant_id, route_id, name, province, city, longitude, latitude) values ($1, $2, $3, '北站', '上海', '上海', 121.4, 31.2) returning id",
    [shop.topId, shop.merchantId, routeId],
  );
  pointId = point!.id;
  ({ supplierId } = await boss.call(suppliers.create, { supplierName: "甲", contactPhone: "13812345678" }));
});
afterAll(() => server.stop());

/** A product of its own with this purchase price, of which the bag of the route holds pieces that cost what is said. */
async function inBag(code: string, purchaseFen: number, ...bought: readonly [pieces: number, costFen: number][]) {
  cola = await givenProduct(server, shop, code);
  await rowsOf(server, "update product set purchase_fen = $2 where id = $1", [cola, purchaseFen]);
  for (const [quantity, costFen] of bought) {
    const lines = [{ productId: cola, quantity, costPriceFen: String(costFen) }];
    await boss.call(receipts.create, { warehouseId: warehouseId!, supplierId: supplierId!, docDate: day, lines });
  }
  const quantity = bought.reduce((sum, [pieces]) => sum + pieces, 0);
  const sent = { warehouseId: warehouseId!, routeId: routeId!, lines: [{ productId: cola, quantity }] };
  await boss.call(outbounds.issue, await boss.call(outbounds.create, sent));
}

/** A machine with two lanes of the product, two pieces in each that never went through the ledger. */
async function givenMachine(machineNo: string) {
  const { machineId } = await boss.call(machines.register, machineForm(shop, machineNo));
  await setConnection(server, machineId, "online");
  await rowsOf(server, "update machine set activated_at = now(), point_id = $2 where id = $1", [machineId, pointId]);
  await boss.call(lanes.generate, { machineId, cabinet: "main", layers: 1, perLayer: 2, mode: "large" });
  for (const laneNo of [11, 12])
    await boss.call(lanes.save, {
      machineId,
      cabinet: "main",
      laneNo,
      productId: cola!,
      lanePriceFen: "350",
      purchaseFen: null,
      stock: 2,
      capacity: 10,
      warnThreshold: 2,
      batchNo: "",
      laneMode: "large",
      version: 1,
    });
  return { machineId, machineNo };
}

let keys = 0;
function act(machineId: string, given: Record<string, unknown>) {
  keys += 1;
  const said = { actKey: `cost-of-a-lane-${keys}`, machineId, actTime: new Date().toISOString(), productId: cola! };
  return boss.call(visits.act, { ...said, laneNo: 11, ...given } as never);
}
const costOf = async (machineId: string, laneNo = 11) => {
  const [lane] = await rowsOf<{ stock: number; average: string | null; remainder: string }>(
    server,
    "select stock, cost_fen as average, cost_remainder_fen as remainder from lane where machine_id = $1 and lane_no = $2",
    [machineId, laneNo],
  );
  return lane;
};
/** What the pieces of the sales of a machine cost, oldest first. */
const frozen = async (machineId: string) =>
  (
    await rowsOf<{ fen: string }>(
      server,
      "select purchase_fen as fen from sales_order where machine_id = $1 order by id",
      [machineId],
    )
  ).map(({ fen }) => Number(fen));
/** What left bags for a machine less what came back, by the goods ledger. */
const sentTo = async (machineId: string) => {
  const [row] = await rowsOf<{ fen: string }>(
    server,
    `select -sum(v.value_fen) as fen from goods_movement v join goods_document d on d.top_id = v.top_id and d.id = v.document_id
     where d.about_machine_id = $1 and v.reason in ('refill', 'takeBack')`,
    [machineId],
  );
  return Number(row!.fen);
};

/** The machine tells what it counted itself, as the gateway hears it. */
const machineSays = (machine: { machineId: string; machineNo: string }, lane: number, stock: number) =>
  asSystem(server.database, (tx) => {
    const at = new Date();
    const body = { reason: "refill", lanes: [{ cabinet: "main", lane, stock }] };
    const told = { ...machine, topId: shop.topId, merchantId: shop.merchantId };
    const context = { tx, now: at, send: () => {}, afterCommit: () => {}, notify: () => {} } as never;
    return stockEffect(context, [{ machine: told, message: { body }, receivedAt: at, occurredAt: at }] as never);
  });

describe("the cost of what is sold", () => {
  it("STOCK-08 is the purchase price until goods of the ledger come in, then the lane's moving average, frozen at the sale", async () => {
    // Twenty pieces for 27.50 yuan.
    await inBag("cola", 99, [10, 125], [10, 150]);
    const { machineId } = await givenMachine("LC1");
    await sellAt(server, machineId, { lane: 11 });
    expect(await frozen(machineId)).toEqual([99]);
    expect(await costOf(machineId)).toEqual({ stock: 1, average: null, remainder: "0" });
    // One piece at 0.99 and six for 8.25.
    await act(machineId, { kind: "fillLane", pieces: 6 });
    expect(await costOf(machineId)).toEqual({ stock: 7, average: "132", remainder: "0" });
    await rowsOf(server, "update product set purchase_fen = 500 where id = $1", [cola]);
    await sellAt(server, machineId, { lane: 11, quantity: 2 });
    expect(await frozen(machineId)).toEqual([99, 132]);
    // Five of them and three dearer ones; what whole fen leave over stays beside the average.
    await act(machineId, { kind: "fillLane", pieces: 3 });
    const after = await costOf(machineId);
    expect(after).toEqual({ stock: 8, average: "134", remainder: "1" });
    await sellAt(server, machineId, { lane: 11 });
    expect(await frozen(machineId)).toEqual([99, 132, 134]);
    const [rollup] = await rowsOf<{ cost: string; kept: string }>(
      server,
      "select sum(cost_fen) as cost, sum(costed_fen) as kept from rollup_sales where machine_id = $1",
      [machineId],
    );
    expect(rollup).toEqual({ cost: String(99 + 2 * 132 + 134), kept: String(4 * 350) });
    // What came in, and the piece that lay there, less what was sold is what lies there.
    expect((await sentTo(machineId)) + 99 - 2 * 132 - 134).toBe(7 * 134 + 1);
    expect(await findingsOf(server)).toEqual([]);
  });

  it("STOCK-08 STOCK-03 conserves every fen when the phone comes after the machine's count, and when goods come back", async () => {
    await inBag("tea", 100, [20, 300]);
    const machine = await givenMachine("LC2");
    const { machineId } = machine;
    await act(machineId, { kind: "fillLane", pieces: 2 });
    expect(await costOf(machineId)).toEqual({ stock: 4, average: "200", remainder: "0" });
    const before = new Date(Date.now() - 1_000).toISOString();
    await machineSays(machine, 11, 9);
    await sellAt(server, machineId, { lane: 11, quantity: 5 });
    await act(machineId, { kind: "fillLane", pieces: 5, actTime: before });
    // Four pieces that cost 3.00 are there; five went for 2.00 before anybody knew, and that they cost more waits beside them.
    expect(await costOf(machineId)).toEqual({ stock: 4, average: "300", remainder: "100" });
    expect((await sentTo(machineId)) + 2 * 100 - 5 * 200).toBe(4 * 300 + 100);
    await act(machineId, { kind: "emptyLane", pieces: 3 });
    expect(await costOf(machineId)).toEqual({ stock: 1, average: "300", remainder: "100" });
    expect((await sentTo(machineId)) + 2 * 100 - 5 * 200).toBe(300 + 100);
    expect(await findingsOf(server)).toEqual([]);
  });

  it("STOCK-08 is shared by lanes that one refill order fills, and is not that of another product", async () => {
    await inBag("water", 60, [9, 111]);
    const { machineId } = await givenMachine("LC3");
    await boss.call(refillOrders.create, { machineIds: [machineId] });
    const [order] = (await boss.call(refillOrders.list, { fromDay: day, toDay: day, machineNo: "LC3" })).rows;
    const { lines } = await boss.call(refillOrders.detail, { documentId: order!.documentId });
    const filled = lines.map(({ lineNo }, at) => ({ lineNo, filled: at === 0 ? 4 : 5 }));
    await boss.call(refillOrders.fill, { documentId: order!.documentId, lines: filled });
    // 2 at 0.60 and 4 at 1.11 are 5.64; 2 at 0.60 and 5 at 1.11 are 6.75.
    expect(await costOf(machineId, 11)).toEqual({ stock: 6, average: "94", remainder: "0" });
    expect(await costOf(machineId, 12)).toEqual({ stock: 7, average: "96", remainder: "3" });
    const other = await givenProduct(server, shop, "juice");
    await rowsOf(server, "update lane set product_id = $2 where machine_id = $1 and lane_no = 12", [machineId, other]);
    await sellAt(server, machineId, { lane: 11 });
    await sellAt(server, machineId, { lane: 12 });
    expect(
      await rowsOf(server, "select purchase_fen as fen from sales_order where machine_id = $1 order by id", [
        machineId,
      ]),
    ).toEqual([{ fen: "94" }, { fen: null }]);
  });

  it("STOCK-08 starts anew in a lane that gets another product, and so when it gets the first one again", async () => {
    await inBag("milk", 90, [9, 110]);
    const { machineId } = await givenMachine("LC4");
    await act(machineId, { kind: "fillLane", pieces: 6 });
    expect(await costOf(machineId)).toMatchObject({ average: "105" });
    const juice = await givenProduct(server, shop, "juice of the lane");
    const hold = async (productId: string) => {
      const [lane] = await rowsOf<{ version: number }>(
        server,
        "select version from lane where machine_id = $1 and lane_no = 11",
        [machineId],
      );
      await boss.call(lanes.save, {
        machineId,
        cabinet: "main",
        laneNo: 11,
        productId,
        lanePriceFen: "350",
        purchaseFen: null,
        stock: 1,
        capacity: 10,
        warnThreshold: 2,
        batchNo: "",
        laneMode: "large",
        version: lane!.version,
      });
    };
    await hold(juice);
    await hold(cola!);
    await sellAt(server, machineId, { lane: 11 });
    expect(await frozen(machineId)).toEqual([90]);
    expect(await costOf(machineId)).toEqual({ stock: 0, average: null, remainder: "0" });
  });

  it("STOCK-08 starts anew also where products are swapped on many machines, but not for goods that an undo brings back", async () => {
    await inBag("soda", 90, [9, 110]);
    const { machineId } = await givenMachine("LC5");
    await act(machineId, { kind: "fillLane", pieces: 6 });
    expect(await costOf(machineId)).toMatchObject({ stock: 8, average: "105" });
    const juice = await givenProduct(server, shop, "juice in bulk");
    const swap = async (productId: string, newProductId: string) => {
      const asked = { action: "swap" as const, machineIds: [machineId], productId, newProductId };
      const { seen } = await boss.call(machineProducts.preview, asked);
      return (await boss.call(machineProducts.change, { ...asked, seen })).changeSetId;
    };
    const changeSetId = await swap(cola!, juice);
    await boss.call(changeSets.undo, { changeSetId });
    expect(await costOf(machineId)).toMatchObject({ stock: 8, average: "105" });
    await swap(cola!, juice);
    await swap(juice, cola!);
    expect(await costOf(machineId)).toEqual({ stock: 0, average: null, remainder: "0" });
    await boss.call(lanes.refill, { machineId, lanes: [{ cabinet: "main", laneNo: 11 }] });
    await sellAt(server, machineId, { lane: 11 });
    expect(await frozen(machineId)).toEqual([90]);
  });
});
