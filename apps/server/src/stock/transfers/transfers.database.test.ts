import { routes } from "@yunshou/contract/machines/routes";
import { outbounds } from "@yunshou/contract/stock/outbounds";
import { receipts } from "@yunshou/contract/stock/receipts";
import { suppliers } from "@yunshou/contract/stock/suppliers";
import { transfers } from "@yunshou/contract/stock/transfers";
import { warehouses } from "@yunshou/contract/stock/warehouses";
import { businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, givenProduct } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let [boss, stranger]: Client[] = [];
let [cola, warehouseId, secondId, bagId, foreignId]: string[] = [];
const day = businessDay(new Date(), "Asia/Shanghai");
const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;

beforeAll(async () => {
  server = await startTestServer();
  const shop = await givenMerchant(server);
  await givenUser(server, shop, { account: "boss" });
  await givenUser(server, await givenMerchant(server), { account: "stranger" });
  [boss, stranger] = await Promise.all(["boss", "stranger"].map((name) => loginAs(server, name, testPassword)));
  cola = await givenProduct(server, shop, "cola");
  ({ warehouseId } = await boss!.call(warehouses.create, { warehouseName: "虹桥仓" }));
  ({ warehouseId: secondId } = await boss!.call(warehouses.create, { warehouseName: "松江仓" }));
  ({ warehouseId: foreignId } = await stranger!.call(warehouses.create, { warehouseName: "别人的仓" }));
  const { routeId } = await boss!.call(routes.create, { routeName: "北一线" });
  const { supplierId } = await boss!.call(suppliers.create, { supplierName: "甲", contactPhone: "13812345678" });
  const lines = [{ productId: cola, batchNo: "K1", quantity: 30, costPriceFen: "200" }];
  await boss!.call(receipts.create, { warehouseId, supplierId, docDate: day, lines });
  const out = { warehouseId, routeId, lines: [{ productId: cola, batchNo: "K1", quantity: 20 }] };
  await boss!.call(outbounds.issue, await boss!.call(outbounds.create, out));
  const { rows } = await boss!.call(warehouses.choices, {});
  bagId = rows.find(({ warehouseKind }) => warehouseKind === "bag")!.warehouseId;
});
afterAll(() => server.stop());

const held = async () => {
  const rows = (await boss!.call(warehouses.list, {})).rows.filter(({ stock }) => stock > 0);
  return new Map(rows.map((row) => [row.warehouseName, [row.stock, row.valueFen]]));
};
const back = (quantity: number, given: Record<string, unknown> = {}) => ({
  warehouseId: bagId!,
  intoId: warehouseId!,
  lines: [{ productId: cola!, batchNo: "K1", quantity }],
  ...given,
});

describe("a transfer", () => {
  it("STOCK-08 brings goods of a bag back to the warehouse in parts, each for what it cost", async () => {
    const { rows } = await boss!.call(transfers.holdings, { warehouseId: bagId! });
    expect(rows).toMatchObject([{ productName: "cola", batchNo: "K1", stock: 20 }]);
    await boss!.call(transfers.create, back(5));
    await boss!.call(transfers.create, back(7));
    expect(await held()).toEqual(
      new Map([
        ["北一线", [8, "1600"]],
        ["虹桥仓", [22, "4400"]],
      ]),
    );
    expect(await codeOf(boss!.try(transfers.create, back(9)))).toBe("stock.warehouseShort");
    const { rows: list } = await boss!.call(transfers.list, { fromDay: day, toDay: day, warehouseName: "北一" });
    expect(list.map(({ fromName, toName, quantity, valueFen }) => [fromName, toName, quantity, valueFen])).toEqual([
      ["北一线", "虹桥仓", 7, "1400"],
      ["北一线", "虹桥仓", 5, "1000"],
    ]);
    expect(await findingsOf(server)).toEqual([]);
  });

  it("STOCK-08 is reversed once, however often somebody asks, and not where its goods have gone on", async () => {
    const made = await boss!.call(transfers.create, back(3));
    const twice = await Promise.all([1, 2].map(() => codeOf(boss!.try(transfers.reverse, made))));
    expect(twice.sort()).toEqual(["H0000", "state.notAllowed"]);
    expect((await held()).get("北一线")).toEqual([8, "1600"]);
    const moved = await boss!.call(transfers.create, back(8, { intoId: secondId! }));
    await boss!.call(transfers.create, back(6, { warehouseId: secondId!, intoId: warehouseId! }));
    expect(await codeOf(boss!.try(transfers.reverse, moved))).toBe("stock.warehouseShort");
    expect((await held()).get("松江仓")).toEqual([2, "400"]);
  });

  it("STOCK-08 is refused within one place, for places of others, negative pieces and no lines", async () => {
    const refused = (given: Record<string, unknown>, quantity = 1) =>
      boss!.try(transfers.create, back(quantity, { warehouseId: secondId!, ...given }));
    expect((await refused({ intoId: secondId! })).body).toMatchObject({
      code: "stock.samePlace",
      data: { field: "intoId" },
    });
    expect((await refused({ intoId: foreignId! })).body).toMatchObject({
      code: "stock.warehouseUnknown",
      data: { field: "intoId" },
    });
    expect((await refused({ warehouseId: foreignId! })).body).toMatchObject({ data: { field: "warehouseId" } });
    expect(await codeOf(refused({}, -1))).toBe("stock.piecesNotPositive");
    expect(await codeOf(refused({ lines: [] }))).toBe("stock.chooseProduct");
    expect((await stranger!.call(transfers.list, { fromDay: day, toDay: day })).rows).toEqual([]);
    expect((await stranger!.call(transfers.holdings, { warehouseId: warehouseId! })).rows).toEqual([]);
  });
});
