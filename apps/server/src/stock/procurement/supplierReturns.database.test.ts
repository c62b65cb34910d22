import { receipts } from "@yunshou/contract/stock/receipts";
import { supplierPayments } from "@yunshou/contract/stock/supplierPayments";
import { supplierReturns } from "@yunshou/contract/stock/supplierReturns";
import { suppliers } from "@yunshou/contract/stock/suppliers";
import { warehouses } from "@yunshou/contract/stock/warehouses";
import { businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, givenProduct } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let [boss, stranger, below]: Client[] = [];
let [cola, tea, water, warehouseId, supplierId, receiptId]: string[] = [];
const day = businessDay(new Date(), "Asia/Shanghai");
const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;

beforeAll(async () => {
  server = await startTestServer();
  const shop = await givenMerchant(server);
  await givenUser(server, shop, { account: "boss" });
  await givenUser(server, await givenMerchant(server), { account: "stranger" });
  const branch = await givenMerchant(server, { parentId: shop.merchantId });
  await givenUser(server, branch, { account: "below" });
  water = await givenProduct(server, branch, "water");
  [boss, stranger, below] = await Promise.all(
    ["boss", "stranger", "below"].map((name) => loginAs(server, name, testPassword)),
  );
  cola = await givenProduct(server, shop, "cola");
  tea = await givenProduct(server, shop, "tea");
  ({ warehouseId } = await boss!.call(warehouses.create, { warehouseName: "虹桥仓" }));
  ({ supplierId } = await boss!.call(suppliers.create, { supplierName: "甲", contactPhone: "13812345678" }));
  const receive = (costPriceFen: string, quantity: number) =>
    boss!.call(receipts.create, {
      warehouseId: warehouseId!,
      supplierId,
      docDate: day,
      lines: [{ productId: cola!, batchNo: "K1", quantity, costPriceFen }],
    });
  ({ documentId: receiptId } = await receive("200", 10));
  await receive("300", 10);
});
afterAll(() => server.stop());

const held = async () => {
  const [row] = (await boss!.call(warehouses.list, {})).rows;
  return [row!.stock, row!.valueFen];
};
const owed = async () => {
  const [row] = (await boss!.call(supplierPayments.open, {})).rows;
  return [row!.receivedFen, row!.returnedFen, row!.openFen];
};
const back = (quantity: number, productId = cola!) => ({
  receiptId: receiptId!,
  lines: [{ productId, batchNo: "K1", quantity }],
});

describe("goods that go back to a supplier", () => {
  it("STOCK-08 leave the warehouse at the cost of their receipt and are owed no more", async () => {
    await boss!.call(supplierReturns.create, back(4));
    expect(await held()).toEqual([16, "4200"]);
    expect(await owed()).toEqual(["5000", "800", "4200"]);
    const { rows } = await boss!.call(supplierReturns.open, { receiptId: receiptId! });
    expect(rows).toMatchObject([{ productName: "cola", quantity: 10, returned: 4, stock: 16, priceFen: "200" }]);
    const { rows: list } = await boss!.call(supplierReturns.list, { fromDay: day, toDay: day, supplierName: "甲" });
    expect(list).toMatchObject([{ quantity: 4, amountFen: "800", docStatus: "booked", batchNo: "K1" }]);
    expect(list[0]!.receiptNo).toMatch(/^RK/);
    expect(await findingsOf(server)).toEqual([]);
  });

  it("STOCK-08 are never more than came less what went back, whoever asks at once", async () => {
    expect((await boss!.try(supplierReturns.create, back(7))).body).toMatchObject({
      code: "stock.aboveReceived",
      data: { field: "lines" },
    });
    const both = await Promise.all([4, 4].map((pieces) => codeOf(boss!.try(supplierReturns.create, back(pieces)))));
    expect(both.sort()).toEqual(["H0000", "stock.aboveReceived"]);
    expect(await owed()).toEqual(["5000", "1600", "3400"]);
  });

  it("STOCK-08 come back into the warehouse once when the return is reversed, and only then is the receipt", async () => {
    expect(await codeOf(boss!.try(receipts.reverse, { documentId: receiptId! }))).toBe("stock.returnedSince");
    const { rows } = await boss!.call(supplierReturns.list, { fromDay: day, toDay: day });
    for (const { documentId } of rows) {
      const twice = await Promise.all([1, 2].map(() => codeOf(boss!.try(supplierReturns.reverse, { documentId }))));
      expect(twice.sort()).toEqual(["H0000", "state.notAllowed"]);
    }
    expect(await held()).toEqual([20, "5000"]);
    expect(await owed()).toEqual(["5000", "0", "5000"]);
    await boss!.call(receipts.reverse, { documentId: receiptId! });
    expect(await codeOf(boss!.try(supplierReturns.create, back(1)))).toBe("state.notAllowed");
    expect(await held()).toEqual([10, "3000"]);
    expect(await findingsOf(server)).toEqual([]);
  });

  it("STOCK-08 belong to the merchant that received them, also when one above sends them", async () => {
    const { warehouseId: theirs } = await below!.call(warehouses.create, { warehouseName: "浦东仓" });
    const contact = { supplierName: "乙", contactPhone: "13812345679" };
    const { supplierId: their } = await below!.call(suppliers.create, contact);
    const lines = [{ productId: water!, batchNo: "", quantity: 5, costPriceFen: "100" }];
    const received = { warehouseId: theirs, supplierId: their, docDate: day, lines };
    const { documentId } = await below!.call(receipts.create, received);
    expect((await boss!.call(supplierReturns.open, { receiptId: documentId })).rows).toMatchObject([{ quantity: 5 }]);
    const sent = { receiptId: documentId, lines: [{ productId: water!, batchNo: "", quantity: 2 }] };
    await boss!.call(supplierReturns.create, sent);
    const [row] = (await below!.call(supplierPayments.open, {})).rows;
    expect(row).toMatchObject({ receivedFen: "500", returnedFen: "200", openFen: "300" });
    expect(await findingsOf(server)).toEqual([]);
  });

  it("STOCK-08 are refused for receipts of others, other products and no lines", async () => {
    const { rows } = await boss!.call(receipts.list, { fromDay: day, toDay: day });
    receiptId = rows.find(({ docStatus }) => docStatus === "booked")!.documentId;
    expect(await codeOf(stranger!.try(supplierReturns.create, back(1)))).toBe("stock.documentUnknown");
    expect(await codeOf(boss!.try(supplierReturns.create, back(1, tea!)))).toBe("stock.productUnknown");
    expect(await codeOf(boss!.try(supplierReturns.create, back(-1)))).toBe("stock.piecesNotPositive");
    expect(await codeOf(boss!.try(supplierReturns.create, { ...back(1), lines: [] }))).toBe("stock.chooseProduct");
    expect((await stranger!.call(supplierReturns.open, { receiptId })).rows).toEqual([]);
    expect((await stranger!.call(supplierReturns.list, { fromDay: day, toDay: day })).rows).toEqual([]);
  });
});
