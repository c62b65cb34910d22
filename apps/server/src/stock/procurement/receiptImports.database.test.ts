import { outbounds } from "@yunshou/contract/stock/outbounds";
import { purchaseOrders } from "@yunshou/contract/stock/purchaseOrders";
import { purchasePlans } from "@yunshou/contract/stock/purchasePlans";
import { receiptImportFiles, receiptImports } from "@yunshou/contract/stock/receiptImports";
import { receipts } from "@yunshou/contract/stock/receipts";
import { supplierBills } from "@yunshou/contract/stock/supplierBills";
import { suppliers } from "@yunshou/contract/stock/suppliers";
import { warehouses } from "@yunshou/contract/stock/warehouses";
import { routes } from "@yunshou/contract/machines/routes";
import { refreshStatistics } from "@yunshou/database";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importKinds } from "../../imports.ts";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { importJobs } from "../../platform/imports/importJob.ts";
import { makeSweeper } from "../../platform/timers.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, givenProduct, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let shop: CreatedMerchant;
let [boss, second, stranger]: Client[] = [];
let [cola, tea, supplierId, warehouseId]: string[] = [];
const today = businessDay(new Date(), "Asia/Shanghai");
const range = { fromDay: addDays(today, -7), toDay: today };

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server);
  for (const account of ["boss", "second"]) await givenUser(server, shop, { account });
  const others = await givenMerchant(server);
  await givenUser(server, others, { account: "stranger" });
  [boss, second, stranger] = await Promise.all(
    ["boss", "second", "stranger"].map((name) => loginAs(server, name, testPassword)),
  );
  [cola, tea] = [await givenProduct(server, shop, "cola"), await givenProduct(server, shop, "tea")];
  const pills = await givenProduct(server, shop, "pills");
  await rowsOf(server, "update product set is_prescription = true where id = $1", [pills]);
  await givenProduct(server, others, "foreign");
  ({ supplierId } = await boss!.call(suppliers.create, { supplierName: "华东", contactPhone: "13812345678" }));
  ({ warehouseId } = await boss!.call(warehouses.create, { warehouseName: "虹桥仓" }));
  await stranger!.call(warehouses.create, { warehouseName: "别家仓" });
});
afterAll(() => server.stop());

const header = "仓库,供应商名称,采购单,单据日期,商品编号,批次,生产日期,保质期至,到货数量,进价";

/** Uploads a spreadsheet and checks it; answers the import. */
async function checked(client: Client, ...rows: string[]): Promise<string> {
  const path = `${receiptImportFiles.upload.path}?${new URLSearchParams({ fileName: "入库.csv" })}`;
  const { body } = await client.sendBytes(path, Buffer.from([header, ...rows].join("\n")), {});
  const { importId } = body!.data as { importId: string };
  const { columns } = await client.call(receiptImports.detail, { importId });
  expect(columns).not.toContain(null);
  await client.call(receiptImports.map, { importId, columns: columns as never });
  return importId;
}
const findings = async (client: Client, importId: string) => {
  const { rows } = await client.call(receiptImports.rows, { importId, direction: "asc", pageSize: 200 });
  return rows.map(({ problems, verdict }) =>
    problems.length === 0 ? verdict : problems.map(({ field, code }) => `${field} ${code}`).join(", "),
  );
};
/** What is done beside the call, where there are many rows. */
async function swept(): Promise<void> {
  const jobs = importJobs({ database: server.database, kinds: importKinds, log: { error: console.error } });
  const sweeper = makeSweeper(server.database, jobs.handlers, { error: console.error });
  await sweeper.sweep();
  await sweeper.settled();
  await jobs.idle();
}
/** Books all sound rows. */
async function run(importId: string): Promise<void> {
  await boss!.call(receiptImports.run, { importId, leavesRefused: true });
  await swept();
  expect(await stateOf(importId)).toBe("imported");
}
const stateOf = async (importId: string) => (await boss!.call(receiptImports.detail, { importId })).state;
const levels = async () =>
  (await boss!.call(warehouses.list, { warehouseName: "虹桥仓", pageSize: 200 })).rows
    .filter(({ stock }) => stock > 0)
    .map(({ productCode, batchNo, stock, valueFen }) => `${productCode} ${batchNo} ${stock} ${valueFen}`)
    .sort();
const documentsOf = async () => {
  const { rows } = await boss!.call(receipts.list, { ...range, pageSize: 200 });
  return new Map(rows.map(({ documentId, docStatus }) => [documentId, docStatus]));
};

describe("receipts from a spreadsheet", () => {
  it("STOCK-07 STOCK-08 become one document for each warehouse, supplier and day, and are taken back as a whole", async () => {
    const before = await documentsOf();
    const importId = await checked(
      boss!,
      "虹桥仓,华东,,,cola,K1,2026-01-01,2028-01-01,40,1.25",
      "虹桥仓,华东,,,tea,,,,10,2",
      `虹桥仓,华东,,${addDays(today, -2)},cola,K1,,,10,1.75`,
    );
    expect(await findings(boss!, importId)).toEqual(["create", "create", "create"]);
    expect(await levels()).toEqual([]);
    await run(importId);
    expect(await levels()).toEqual(["cola K1 50 6750", "tea  10 2000"]);
    expect((await documentsOf()).size - before.size).toBe(2);
    await boss!.call(receiptImports.undo, { importId });
    expect(await levels()).toEqual([]);
    expect([...(await documentsOf()).values()].filter((state) => state === "reversed")).toHaveLength(2);
    expect((await boss!.try(receiptImports.undo, { importId })).body.code).toBe("state.notAllowed");
    expect(await findingsOf(server)).toEqual([]);
  });

  it("STOCK-09 MED-06 MSG-99 refuse what the form refuses, at its cell", async () => {
    await boss!.call(warehouses.update, {
      warehouseId: warehouseId!,
      warehouseName: "虹桥仓",
      enabled: true,
      closedDay: addDays(today, -5),
    });
    const importId = await checked(
      boss!,
      "虹桥仓,华东,,,cola,,,,-3,1.25",
      "虹桥仓,华东,,,cola,,,,1.5,1.25",
      "虹桥仓,华东,,,cola,,,,3,0",
      "虹桥仓,华东,,,foreign,,,,3,1",
      "别家仓,华东,,,cola,,,,3,1",
      "虹桥仓,,,,cola,,,,3,1",
      `虹桥仓,华东,,${addDays(today, -5)},cola,,,,3,1`,
      `虹桥仓,华东,,${addDays(today, 1)},cola,,,,3,1`,
      "虹桥仓,华东,,,pills,,,,3,1",
      "虹桥仓,华东,,,tea,T1,2026-02-01,2026-01-01,3,1",
      "虹桥仓,华东,CG1,,cola,,,,3,1",
      ",,,,,,,,,",
      "虹桥仓,华东,,,cola,K2,,,3,1",
      "虹桥仓,华东,,,cola,K2,,,4,1",
    );
    expect(await findings(boss!, importId)).toEqual([
      "receivedQty stock.piecesNotPositive",
      "receivedQty stock.piecesNotPositive",
      "costPrice amount.notPositive",
      "productCode stock.productUnknown",
      "warehouseName stock.warehouseUnknown",
      "supplierName field.required",
      "docDate stock.dayClosed",
      "docDate stock.dayAhead",
      "batchNo stock.batchMissing",
      "shelfLifeDate stock.keepsTooShort",
      "purchaseNo stock.documentUnknown",
      "create",
      "productCode import.rowTwice",
    ]);
    expect((await stranger!.try(receiptImports.run, { importId })).body.code).toBe("record.unknown");
  });

  it("STOCK-09 count for their order, and nothing comes above it", async () => {
    const plan = {
      supplierId: supplierId!,
      docDate: today,
      remark: "",
      lines: [{ productId: cola!, quantity: 40, supplyPriceFen: "200" }],
    };
    const { documentId } = await boss!.call(purchasePlans.create, plan);
    await boss!.call(purchasePlans.submit, { documentId });
    await second!.call(purchasePlans.review, { documentId, version: 2, approved: true });
    const order = await boss!.call(purchasePlans.order, { documentId });
    const { docNo } = await boss!.call(purchaseOrders.detail, order);
    const importId = await checked(
      boss!,
      `虹桥仓,,${docNo},,cola,A,,,30,2`,
      `虹桥仓,,${docNo},,cola,B,,,11,2`,
      `虹桥仓,,${docNo},,tea,,,,1,2`,
    );
    expect(await findings(boss!, importId)).toEqual([
      "create",
      "receivedQty stock.aboveOrdered",
      "productCode stock.notOrdered",
    ]);
    // While the file waits somebody receives most of it by hand: the rows are checked again, and nothing is written.
    const line = { productId: cola!, quantity: 15, costPriceFen: "200" };
    const byHand = { warehouseId: warehouseId!, purchaseId: order.documentId, docDate: today, lines: [line] };
    const received = await boss!.call(receipts.create, byHand);
    await boss!.call(receiptImports.run, { importId, leavesRefused: true });
    expect(await stateOf(importId)).toBe("checked");
    expect((await findings(boss!, importId))[0]).toBe("receivedQty stock.aboveOrdered");
    await boss!.call(receipts.reverse, received);
    const again = await checked(boss!, `虹桥仓,,${docNo},,cola,A,,,30,2`);
    await run(again);
    expect(await boss!.call(purchaseOrders.detail, order)).toMatchObject({
      docStatus: "partlyReceived",
      doneQuantity: 30,
    });
    await boss!.call(receiptImports.undo, { importId: again });
    expect(await boss!.call(purchaseOrders.detail, order)).toMatchObject({ docStatus: "ordered", doneQuantity: 0 });
    expect(await findingsOf(server)).toEqual([]);
  });

  it("STOCK-08 stay when their goods have left the warehouse", async () => {
    const importId = await checked(boss!, "虹桥仓,华东,,,tea,T9,,,5,2");
    await run(importId);
    const { routeId } = await boss!.call(routes.create, { routeName: "北一线" });
    const sent = { warehouseId: warehouseId!, routeId, lines: [{ productId: tea!, batchNo: "T9", quantity: 1 }] };
    await boss!.call(outbounds.issue, await boss!.call(outbounds.create, sent));
    expect((await boss!.try(receiptImports.undo, { importId })).body.code).toBe("import.changedSince");
  });

  it("STOCK-08 stay while one of their receipts stands on a supplier's bill", async () => {
    const importId = await checked(boss!, "虹桥仓,华东,,,tea,T8,,,5,2");
    await run(importId);
    const { rows } = await boss!.call(receipts.list, range);
    const documentIds = rows.filter(({ batchNo }) => batchNo === "T8").map(({ documentId }) => documentId);
    const days = { billedOn: today, dueOn: today };
    const bill = { supplierId: supplierId!, billNo: "T8", ...days, amountFen: "1000", documentIds };
    const made = await boss!.call(supplierBills.create, bill);
    expect((await boss!.try(receiptImports.undo, { importId })).body.code).toBe("import.changedSince");
    await boss!.call(supplierBills.void, made);
    await boss!.call(receiptImports.undo, { importId });
  });

  it("STOCK-07 STOCK-08 hold more lines in one document than anybody types, written beside the call", async () => {
    const lines = 2_500;
    await rowsOf(
      server,
      `insert into product (top_id, merchant_id, code, name, category, price_fen, search, pieces)
       select $1, $2, 'M' || n, 'M' || n, '饮料', 350, 'm', '{}' from generate_series(0, $3::int) n`,
      [shop.topId, shop.merchantId, lines],
    );
    // The database does it by itself once a minute.
    await refreshStatistics(server.database.adminUrl);
    const rows = Array.from({ length: lines }, (_, at) => `虹桥仓,华东,,,M${at},,,,6,2.10`);
    const importId = await checked(boss!, ...rows);
    await swept();
    const { figures } = await boss!.call(receiptImports.detail, { importId });
    expect(figures).toEqual({ create: lines, change: 0, same: 0, refused: 0 });
    await run(importId);
    const [document] = await rowsOf(
      server,
      `select count(distinct d.id) as documents, count(*) as lines, max(d.quantity) as pieces, max(d.amount_fen) as amount,
         (select count(*) from goods_level e join product p on p.top_id = e.top_id and p.id = e.product_id where p.search = 'm' and e.stock = 6) as levels
       from goods_document d join goods_document_line l on l.top_id = d.top_id and l.document_id = d.id where d.import_id = $1`,
      [importId],
    );
    expect(document).toEqual({
      documents: "1",
      lines: String(lines),
      pieces: lines * 6,
      amount: String(lines * 6 * 210),
      levels: String(lines),
    });
    await boss!.call(receiptImports.undo, { importId });
    expect(await findingsOf(server)).toEqual([]);
  });
});
