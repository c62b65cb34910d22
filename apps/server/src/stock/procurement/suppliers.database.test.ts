import { productSearch } from "@yunshou/contract/goods/productSearch";
import { supplierProducts } from "@yunshou/contract/stock/supplierProducts";
import { suppliers } from "@yunshou/contract/stock/suppliers";
import { warehouses } from "@yunshou/contract/stock/warehouses";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenProduct, rowsOf } from "../../testing/bench/machines.ts";
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

const form = {
  supplierName: "康师傅华东",
  contactName: "李华",
  contactPhone: "13812345678",
  address: "虹桥路1号",
  email: "li@example.com",
  remark: "",
};
const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;

describe("suppliers", () => {
  it("STOCK-06 are kept with a phone that lists mask, that is sealed, and by which they are found", async () => {
    const { supplierId } = await boss.call(suppliers.create, form);
    const [row] = (await boss.call(suppliers.list, { contactPhone: "13812345678" })).rows;
    expect(row).toMatchObject({ supplierId, contactPhone: "138****5678", email: "l***@example.com", enabled: true });
    expect((await boss.call(suppliers.list, { contactPhone: "13812345679" })).rows).toEqual([]);
    expect(await boss.call(suppliers.detail, { supplierId })).toMatchObject({ contactPhone: "13812345678" });
    expect(
      JSON.stringify(await rowsOf(server, "select contact_sealed::text, after from supplier, audit_log")),
    ).not.toContain("12345678");
    expect(await codeOf(boss.try(suppliers.create, { ...form, supplierName: "康师傅华东 " }))).toBe(
      "stock.supplierTaken",
    );
    expect(await codeOf(boss.try(suppliers.create, { ...form, supplierName: "b", contactPhone: "1" }))).toBe(
      "field.notMobile",
    );
    expect(await codeOf(stranger.try(suppliers.detail, { supplierId }))).toBe("stock.supplierUnknown");
    await boss.call(suppliers.update, { ...form, supplierId, contactPhone: "13900000000" });
    expect((await boss.call(suppliers.list, { contactPhone: "13900000000" })).total).toBe(1);
  });

  it("STOCK-06 PRODUCT-08 sell products of the merchant, for no more than these cost", async () => {
    const { supplierId } = await boss.call(suppliers.create, { ...form, supplierName: "second" });
    const supply = { supplierId, productId: cola, packSize: 12, leadDays: 2, enabled: true };
    expect(await codeOf(boss.try(supplierProducts.create, { ...supply, supplyPriceFen: "100000" }))).toBe(
      "stock.supplyAbovePrice",
    );
    const { supplyId } = await boss.call(supplierProducts.create, { ...supply, supplyPriceFen: "200" });
    expect(await codeOf(boss.try(supplierProducts.create, { ...supply, supplyPriceFen: "200" }))).toBe(
      "stock.supplyTaken",
    );
    expect((await boss.call(supplierProducts.list, { supplierId })).rows).toMatchObject([
      { supplyId, supplyPriceFen: "200", packSize: 12 },
    ]);
    const theirs = (await stranger.call(suppliers.create, form)).supplierId;
    expect(
      await codeOf(stranger.try(supplierProducts.create, { ...supply, supplierId: theirs, supplyPriceFen: "1" })),
    ).toBe("stock.productUnknown");
    expect((await stranger.call(productSearch.products, { ids: [cola] })).rows).toEqual([]);
    await boss.call(suppliers.remove, { supplierId });
    expect((await boss.call(supplierProducts.list, { supplierId })).rows).toEqual([]);
  });
});

describe("warehouses", () => {
  it("STOCK-07 STOCK-08 have names of their own and close their days forwards only", async () => {
    const { warehouseId } = await boss.call(warehouses.create, { warehouseName: "虹桥仓" });
    expect(await codeOf(boss.try(warehouses.create, { warehouseName: "虹桥仓" }))).toBe("stock.warehouseTaken");
    const close = (closedDay: string | null) =>
      codeOf(boss.try(warehouses.update, { warehouseId, warehouseName: "虹桥仓", enabled: true, closedDay }));
    expect(await close("2026-01-31")).toBe("H0000");
    expect(await close("2025-12-31")).toBe("stock.closedEarlier");
    expect(await close(null)).toBe("stock.closedEarlier");
    expect(await close("2999-01-01")).toBe("stock.dayNotOver");
    expect((await boss.call(warehouses.choices, {})).rows).toMatchObject([{ warehouseId, closedDay: "2026-01-31" }]);
    expect((await stranger.call(warehouses.choices, {})).rows).toEqual([]);
  });
});
