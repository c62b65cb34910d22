import { supplierProducts } from "@yunshou/contract/stock/supplierProducts";
import { suppliers } from "@yunshou/contract/stock/suppliers";
import { supplyImportFiles, supplyImports } from "@yunshou/contract/stock/supplyImports";
import { asSystem } from "@yunshou/database";
import { yuanFromFen } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { givenProduct, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { supplierProductExport } from "./supplierProductExport.ts";

let server: TestServer;
let shop: CreatedMerchant;
let [boss, stranger]: Client[] = [];
let [cola, supplierId]: string[] = [];

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server);
  const others = await givenMerchant(server);
  await givenUser(server, shop, { account: "boss" });
  await givenUser(server, others, { account: "stranger" });
  [boss, stranger] = await Promise.all(["boss", "stranger"].map((name) => loginAs(server, name, testPassword)));
  cola = await givenProduct(server, shop, "cola");
  for (const code of ["tea", "milk"]) await givenProduct(server, shop, code);
  await rowsOf(server, "update product set price_fen = 350 where top_id = $1", [shop.topId]);
  await givenProduct(server, others, "foreign");
  ({ supplierId } = await boss!.call(suppliers.create, { supplierName: "华东", contactPhone: "13812345678" }));
  await stranger!.call(suppliers.create, { supplierName: "别家", contactPhone: "13812345678" });
});
afterAll(() => server.stop());

const header = "供应商名称,商品编号,供货价,每箱数量,到货天数,是否启用";

async function uploaded(content: string): Promise<string> {
  const path = `${supplyImportFiles.upload.path}?${new URLSearchParams({ fileName: "供货价.csv" })}`;
  const { body } = await boss!.sendBytes(path, Buffer.from(content), {});
  const { importId } = body!.data as { importId: string };
  const { columns } = await boss!.call(supplyImports.detail, { importId });
  await boss!.call(supplyImports.map, { importId, columns: columns as never });
  return importId;
}
/** Uploads a spreadsheet and checks it; answers the import. */
const checked = (...rows: string[]) => uploaded([header, ...rows].join("\n"));
const rowsIn = async (importId: string) =>
  (await boss!.call(supplyImports.rows, { importId, direction: "asc", pageSize: 200 })).rows;
const findings = async (importId: string) =>
  (await rowsIn(importId)).map(({ problems, verdict }) =>
    problems.length === 0 ? verdict : problems.map(({ field, code }) => `${field} ${code}`).join(", "),
  );
const terms = async () =>
  (await boss!.call(supplierProducts.list, { pageSize: 200 })).rows
    .map((row) => `${row.productCode} ${row.supplyPriceFen} ${row.packSize} ${row.leadDays} ${row.enabled}`)
    .sort();
const stateOf = async (importId: string) => (await boss!.call(supplyImports.detail, { importId })).state;
const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
const supply = { packSize: 12, leadDays: 2, enabled: true };

describe("prices of suppliers from a spreadsheet", () => {
  it("STOCK-06 are added where the supplier has no such product and changed where it has, recorded, and taken back as a whole", async () => {
    const before = await boss!.call(supplierProducts.create, {
      supplierId: supplierId!,
      productId: cola!,
      supplyPriceFen: "200",
      ...supply,
    });
    const importId = await checked("华东,cola,1.80,,,否", "华东,tea,2.5,,,", "华东,milk,3,24,7,是");
    expect((await rowsIn(importId)).map(({ verdict, before: was }) => [verdict, was])).toEqual([
      ["change", { supplyPrice: "2.00", enabled: "yes" }],
      ["create", null],
      ["create", null],
    ]);
    expect(await terms()).toEqual(["cola 200 12 2 true"]);
    await boss!.call(supplyImports.run, { importId });
    expect(await terms()).toEqual(["cola 180 12 2 false", "milk 300 24 7 true", "tea 250 1 3 true"]);
    expect(await findings(await checked("华东,cola,1.80,,,", "华东,tea,,,,"))).toEqual(["same", "same"]);
    await boss!.call(supplyImports.undo, { importId });
    expect(await terms()).toEqual(["cola 200 12 2 true"]);
    const log = await rowsOf(
      server,
      "select action from audit_log where object = '供货价.csv' and action not like '%map%' order by id",
      [],
    );
    expect(log.map(({ action }) => action)).toEqual([
      "stock.supplierProduct.import",
      "stock.supplierProduct.undoImport",
    ]);
    await boss!.call(supplierProducts.remove, before);
  });

  it("PRODUCT-08 MSG-100 refuse what the form refuses, at its cell, and a product of a supplier twice in the file", async () => {
    const importId = await checked(
      "华东,cola,3.51,,,",
      "华东,tea,0,,,",
      "华东,milk,,,,",
      "别家,cola,1,,,",
      "华东,foreign,1,,,",
      ",,1,,,",
      "华东,tea,1,0,,",
      "华东,milk,1,10000,366,是",
      "华东,cola,1,,,",
      "华东,cola,abc,1.5,,也许",
    );
    expect(await findings(importId)).toEqual([
      "supplyPrice stock.supplyAbovePrice",
      "supplyPrice amount.notPositive",
      "supplyPrice field.required",
      "supplierName stock.supplierUnknown",
      "productCode stock.productUnknown",
      "supplierName field.required, productCode field.required",
      "productCode import.rowTwice",
      "productCode import.rowTwice",
      "productCode import.rowTwice",
      "supplyPrice amount.malformed, enabled import.notYesNo, productCode import.rowTwice",
    ]);
    const wholes = await checked("华东,tea,1,0,,", "华东,milk,1,10000,366,是", "华东,cola,1,1.5,,");
    expect(await findings(wholes)).toEqual([
      "packSize stock.wholeOutOfRange",
      "packSize stock.wholeOutOfRange, leadDays stock.wholeOutOfRange",
      "packSize stock.wholeOutOfRange",
    ]);
    expect(await codeOf(stranger!.try(supplyImports.run, { importId }))).toBe("record.unknown");
    expect(await codeOf(boss!.try(supplyImports.run, { importId: wholes }))).toBe("import.rowsRefused");
    expect(await terms()).toEqual([]);
  });

  it("PRODUCT-08 write nothing when price, product or supplier changed since the check, which is made anew", async () => {
    const importId = await checked("华东,cola,3.00,,,", "华东,tea,3.00,,,");
    const line = { supplierId: supplierId!, productId: cola!, supplyPriceFen: "200", ...supply };
    const byHand = await boss!.call(supplierProducts.create, line);
    await boss!.call(supplyImports.run, { importId });
    expect(await stateOf(importId)).toBe("checked");
    expect(await findings(importId)).toEqual(["change", "create"]);
    expect(await terms()).toEqual(["cola 200 12 2 true"]);
    await boss!.call(supplierProducts.update, { supplyId: byHand.supplyId, supplyPriceFen: "210", ...supply });
    await boss!.call(supplyImports.run, { importId });
    expect(await stateOf(importId)).toBe("checked");
    await rowsOf(server, "update product set price_fen = 250 where code = 'tea'", []);
    await boss!.call(supplyImports.run, { importId });
    expect(await findings(importId)).toEqual(["change", "supplyPrice stock.supplyAbovePrice"]);
    expect(await terms()).toEqual(["cola 210 12 2 true"]);
    await rowsOf(server, "update product set price_fen = 350 where code = 'tea'", []);
    await boss!.call(supplierProducts.remove, byHand);
  });

  it("STOCK-06 stay once somebody changed one of them", async () => {
    const importId = await checked("华东,cola,3.00,,,", "华东,tea,3.00,,,");
    await boss!.call(supplyImports.run, { importId });
    const [row] = (await boss!.call(supplierProducts.list, { productName: "tea" })).rows;
    await boss!.call(supplierProducts.update, { supplyId: row!.supplyId, supplyPriceFen: "290", ...supply });
    expect(await codeOf(boss!.try(supplyImports.undo, { importId }))).toBe("import.changedSince");
    expect(await terms()).toEqual(["cola 300 1 3 true", "tea 290 12 2 true"]);
  });

  it("STOCK-06 read what the export wrote: nothing changes until a cell does", async () => {
    const context = { scope: { merchants: [shop.merchantId] }, timeZone: "Asia/Shanghai", today: "2026-01-01" };
    const columns = supplierProductExport.columnsIn("zh", {} as never);
    const { rows } = await asSystem(server.database, (tx) =>
      supplierProductExport.page(tx, { ...context, language: "zh" }, {} as never, undefined, 10),
    );
    const lines = rows.map((row) =>
      columns.map(({ cell }) => {
        const { value, fen } = cell(row) as { value?: unknown; fen?: string };
        return fen === undefined ? String(value) : yuanFromFen(BigInt(fen));
      }),
    );
    const file = (change: (text: string) => string) =>
      [columns.map(({ title }) => title), ...lines].map((line) => change(line.join(","))).join("\n");
    expect(await findings(await uploaded(file((line) => line)))).toEqual(["same", "same"]);
    const changed = await uploaded(file((line) => line.replace(/,启用$/, ",停用")));
    expect(await findings(changed)).toEqual(["change", "change"]);
  });
});
