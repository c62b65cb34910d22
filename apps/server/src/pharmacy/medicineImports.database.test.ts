import { medicineGroups } from "@yunshou/contract/pharmacy/groups";
import { medicineBatches } from "@yunshou/contract/pharmacy/batches";
import { medicineImportFiles, medicineImports } from "@yunshou/contract/pharmacy/medicineImports";
import { medicines } from "@yunshou/contract/pharmacy/medicines";
import { supplierProducts } from "@yunshou/contract/stock/supplierProducts";
import { suppliers } from "@yunshou/contract/stock/suppliers";
import { merchantFeatures } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../testing/bench/client.ts";
import { givenProduct, rowsOf } from "../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../testing/bench/people.ts";

let server: TestServer;
let boss: Client;

beforeAll(async () => {
  server = await startTestServer();
  const pharmacy = await givenMerchant(server, { kind: "drug" });
  await rowsOf(server, "update merchant set features = $2 where id = $1", [pharmacy.merchantId, merchantFeatures]);
  await givenUser(server, pharmacy, { account: "boss" });
  boss = await loginAs(server, "boss", testPassword);
  await givenProduct(server, pharmacy, "water");
  const group = (kind: "category" | "condition", categoryName: string, parentId: string | null = null) =>
    boss.call(medicineGroups.create, { kind, parentId, categoryName, symptoms: "", sortNo: 1 });
  const { groupId } = await group("category", "中成药");
  await group("category", "感冒用药", groupId);
  await group("condition", "感冒");
  await group("condition", "发热");
}, 60_000);
afterAll(() => server.stop());

const header = "药品编号,药品名称,药品分类,生产厂家,批准文号,销售类别,储存条件,病情病况分类,单价,进价,单位,条码";

/** Uploads a spreadsheet and checks it; answers the import. */
async function checked(...rows: string[]): Promise<string> {
  const path = `${medicineImportFiles.upload.path}?${new URLSearchParams({ fileName: "药品.csv" })}`;
  const { body } = await boss.sendBytes(path, Buffer.from([header, ...rows].join("\n")), {});
  const { importId } = body!.data as { importId: string };
  const { columns } = await boss.call(medicineImports.detail, { importId });
  expect(columns.every((column) => column !== null)).toBe(true);
  await boss.call(medicineImports.map, { importId, columns: columns as never });
  return importId;
}
const findings = async (importId: string) => {
  const { rows } = await boss.call(medicineImports.rows, { importId, direction: "asc", pageSize: 200 });
  return rows.map(({ problems, verdict }) => problems.map(({ field, code }) => `${field} ${code}`).join() || verdict);
};

describe("the import of medicines", () => {
  it("MED-01 MED-10 writes medicines with category, conditions and class, and takes them back", async () => {
    const importId = await checked(
      "YP1,板蓝根颗粒,感冒用药,康禾制药,国药准字Z20043456,乙类,常温,感冒、发热,18.50,11.20,盒,",
      ",布洛芬片,感冒用药,康禾制药,H20130485,OTC甲类,阴凉,发热,9.80,,盒,",
      ",体温计,感冒用药,安护,,器械,,,29.8,,支,",
    );
    await boss.call(medicineImports.run, { importId });
    const { rows } = await boss.call(medicines.list, { sort: "createdTime", direction: "asc" });
    const byName = new Map(rows.map((row) => [row.medicineName, row]));
    expect(byName.get("板蓝根颗粒")).toMatchObject({
      productCode: "YP1",
      saleClass: "otcB",
      multiUse: true,
      storage: "room",
    });
    expect(byName.get("布洛芬片")).toMatchObject({ saleClass: "otcA", storage: "cool", diseaseCategory: "发热" });
    expect(byName.get("体温计")).toMatchObject({ saleClass: "health", registrationNo: "", unitPriceFen: "2980" });
    expect(await findings(await checked("YP1,别的,感冒用药,康禾,H20130485,乙类,,,1,,盒,"))).toEqual([
      "productCode goods.codeTaken",
    ]);
    await boss.call(medicineImports.undo, { importId });
    expect((await boss.call(medicines.list, {})).total).toBe(0);
  });

  it("MED-01 refuses what the form refuses, each at its column, and a name that nobody knows", async () => {
    const row = (changed: Readonly<Record<number, string>>) =>
      ["", "甲", "感冒用药", "康禾", "H20130485", "乙类", "", "", "1", "", "盒", ""]
        .map((cell, place) => changed[place] ?? cell)
        .join();
    const importId = await checked(
      row({ 4: "H2013048" }),
      row({ 2: "中成药" }),
      row({ 2: "没有" }),
      row({ 5: "丙类" }),
      row({ 7: "感冒、没有" }),
      row({ 8: "0" }),
      row({ 8: "5", 9: "6" }),
      row({ 0: "water" }),
      row({ 0: "YP7" }),
      row({ 0: "YP7" }),
      row({ 1: "", 3: "" }),
    );
    expect(await findings(importId)).toEqual([
      "registrationNo pharmacy.registrationMalformed",
      "medCategory goods.notLastLevel",
      "medCategory import.nameUnknown",
      "saleClass import.nameUnknown",
      "diseaseCategory import.nameUnknown",
      "unitPrice goods.priceNotPositive",
      "costPrice goods.purchaseAbovePrice",
      "productCode goods.codeTaken",
      "create",
      "productCode import.rowTwice",
      "medicineName field.required,manufacturer field.required",
    ]);
    expect((await boss.try(medicineImports.run, { importId })).body.code).toBe("import.rowsRefused");
    await boss.call(medicineImports.run, { importId, leavesRefused: true });
    expect((await boss.call(medicines.list, {})).rows).toMatchObject([{ productCode: "YP7" }]);
  });

  it("MED-06 takes nothing back of medicines that have a batch since", async () => {
    const importId = await checked(",丙,感冒用药,康禾,H20130486,乙类,,,2,,盒,");
    await boss.call(medicineImports.run, { importId });
    const [medicine] = (await boss.call(medicines.list, { medicineName: "丙" })).rows;
    const { productId } = medicine!;
    const form = { batchNo: "B1", productionDate: "2026-01-01", shelfLifeDate: "2099-01-01", batchQty: 1 };
    await boss.call(medicineBatches.create, { productId, ...form });
    expect((await boss.try(medicineImports.undo, { importId })).body.code).toBe("import.changedSince");
  });

  it("MED-01 is not taken back while a supplier delivers what it made, nor once that moved in a lane", async () => {
    const importId = await checked("YP8,枇杷膏,感冒用药,康禾制药,H20130485,乙类,常温,,18.50,,盒,");
    await boss.call(medicineImports.run, { importId });
    const [medicine] = await rowsOf<{ id: string }>(server, "select id from product where code = 'YP8'");
    const productId = medicine!.id;
    const { supplierId } = await boss.call(suppliers.create, { supplierName: "甲", contactPhone: "13812345678" });
    const supply = { supplierId, productId, supplyPriceFen: "100", packSize: 1, leadDays: 1, enabled: true };
    const { supplyId } = await boss.call(supplierProducts.create, supply);
    const undo = async () => (await boss.try(medicineImports.undo, { importId })).body.code;
    expect(await undo()).toBe("import.changedSince");
    await boss.call(supplierProducts.remove, { supplyId });
    await rowsOf(
      server,
      `insert into stock_movement (top_id, merchant_id, machine_id, cabinet, lane_no, product_id, quantity, stock_after, reason)
       select top_id, merchant_id, 1, 'main', 11, id, -1, 0, 'sale' from product where id = $1`,
      [productId],
    );
    expect(await undo()).toBe("import.changedSince");
  });
});
