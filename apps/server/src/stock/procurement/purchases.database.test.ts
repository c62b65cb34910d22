import { losses } from "@yunshou/contract/stock/losses";
import { purchaseOrders } from "@yunshou/contract/stock/purchaseOrders";
import { purchasePlans } from "@yunshou/contract/stock/purchasePlans";
import { receipts } from "@yunshou/contract/stock/receipts";
import { supplierProducts } from "@yunshou/contract/stock/supplierProducts";
import { supplierPayments } from "@yunshou/contract/stock/supplierPayments";
import { suppliers } from "@yunshou/contract/stock/suppliers";
import { warehouses } from "@yunshou/contract/stock/warehouses";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CreatedMerchant } from "../../merchants/tree/createMerchant.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, givenProduct, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let shop: CreatedMerchant;
let others: CreatedMerchant;
let [boss, second, stranger]: Client[] = [];
let [cola, tea, supplierId, warehouseId]: string[] = [];
const today = businessDay(new Date(), "Asia/Shanghai");
const range = { fromDay: addDays(today, -7), toDay: today };

beforeAll(async () => {
  server = await startTestServer();
  shop = await givenMerchant(server);
  others = await givenMerchant(server);
  for (const account of ["boss", "second", "third"]) await givenUser(server, shop, { account });
  await givenUser(server, others, { account: "stranger" });
  [boss, second, stranger] = await Promise.all(
    ["boss", "second", "stranger"].map((name) => loginAs(server, name, testPassword)),
  );
  [cola, tea] = [await givenProduct(server, shop, "cola"), await givenProduct(server, shop, "tea")];
  const supplier = { supplierName: "华东", contactPhone: "13812345678" };
  ({ supplierId } = await boss!.call(suppliers.create, supplier));
  for (const productId of [cola, tea])
    await boss!.call(supplierProducts.create, {
      supplierId,
      productId: productId!,
      supplyPriceFen: "200",
      packSize: 12,
      leadDays: 3,
      enabled: true,
    });
  ({ warehouseId } = await boss!.call(warehouses.create, { warehouseName: "虹桥仓" }));
});
afterAll(() => server.stop());

const codeOf = async (answer: Promise<{ body: { code: string } }>) => (await answer).body.code;
const planOf = (quantity: number) => ({
  supplierId: supplierId!,
  docDate: today,
  remark: "",
  lines: [
    { productId: cola!, quantity, supplyPriceFen: "200" },
    { productId: tea!, quantity: 10, supplyPriceFen: "150" },
  ],
});
/** An order of 40 colas and 10 teas that somebody else approved. */
async function ordered(): Promise<string> {
  const { documentId } = await boss!.call(purchasePlans.create, planOf(40));
  await boss!.call(purchasePlans.submit, { documentId });
  await second!.call(purchasePlans.review, { documentId, version: 2, approved: true });
  return (await boss!.call(purchasePlans.order, { documentId })).documentId;
}
const receive = (purchaseId: string, quantity: number, more: object = {}, costPriceFen = "200") => ({
  warehouseId: warehouseId!,
  purchaseId,
  docDate: today,
  lines: [{ productId: cola!, quantity, costPriceFen }],
  ...more,
});
const stateOf = async (documentId: string) => {
  const { docStatus, doneQuantity } = await boss!.call(purchaseOrders.detail, { documentId });
  return { docStatus, doneQuantity };
};
const levelOf = async () =>
  (await boss!.call(warehouses.list, { productName: "cola" })).rows.map(({ stock, valueFen, averageFen }) => ({
    stock,
    valueFen,
    averageFen,
  }));

describe("a new warehouse", () => {
  it("STOCK-07 has a row before anything lies in it, unless a product is looked for, and none beside its goods", async () => {
    const { warehouseId: added } = await boss!.call(warehouses.create, { warehouseName: "新建仓" });
    const find = async (filters: object) => (await boss!.call(warehouses.list, filters)).rows;
    expect(await find({ warehouseName: "新建" })).toMatchObject([
      { rowId: added, levelId: null, warehouseId: added, productId: null, productName: "", stock: 0, valueFen: "0" },
    ]);
    expect(await find({ warehouseName: "新建", productName: "cola" })).toEqual([]);
    expect((await stranger!.call(warehouses.list, { warehouseName: "新建" })).rows).toEqual([]);
    const form = { warehouseId: added, remark: "", enabled: false, closedDay: null };
    await boss!.call(warehouses.update, { ...form, warehouseName: "改名仓" });
    await boss!.call(warehouses.update, { ...form, warehouseName: "改名仓", enabled: true });
    const soap = await givenProduct(server, shop, "soap");
    const lines = [{ productId: soap, quantity: 2, costPriceFen: "200" }];
    await boss!.call(receipts.create, { warehouseId: added, supplierId: supplierId!, docDate: today, lines });
    const held = await find({ warehouseName: "改名" });
    expect(held).toMatchObject([{ warehouseId: added, productId: soap, stock: 2, valueFen: "400" }]);
    expect(held[0]!.rowId).toBe(held[0]!.levelId);
  });
});

describe("a purchase plan", () => {
  it("STOCK-08 is approved by somebody else, becomes one order, and nothing of it changes afterwards", async () => {
    expect(await codeOf(boss!.try(purchasePlans.create, { ...planOf(0) }))).toBe("stock.piecesNotPositive");
    expect(await codeOf(boss!.try(purchasePlans.create, { ...planOf(1), lines: [] }))).toBe("stock.chooseProduct");
    const { documentId } = await boss!.call(purchasePlans.create, planOf(5));
    const review = { documentId, version: 2, approved: true };
    expect(await codeOf(boss!.try(purchasePlans.review, review))).toBe("state.notAllowed");
    await boss!.call(purchasePlans.submit, { documentId });
    expect(await codeOf(boss!.try(purchasePlans.review, review))).toBe("stock.ownDocument");
    expect(await codeOf(stranger!.try(purchasePlans.review, review))).toBe("stock.documentUnknown");
    const refused = { ...review, approved: false };
    expect(await codeOf(second!.try(purchasePlans.review, refused))).toBe("field.required");
    await second!.call(purchasePlans.review, { ...refused, reason: "太多" });
    const { version, reason } = await boss!.call(purchasePlans.detail, { documentId });
    expect(reason).toBe("太多");
    await boss!.call(purchasePlans.update, { ...planOf(4), documentId, version });
    expect(await codeOf(boss!.try(purchasePlans.update, { ...planOf(4), documentId, version }))).toBe(
      "stock.documentChanged",
    );
    await boss!.call(purchasePlans.submit, { documentId });
    // What she saw was another plan, before it was rejected and changed.
    expect(await codeOf(second!.try(purchasePlans.review, review))).toBe("stock.documentChanged");
    expect(await codeOf(second!.try(purchasePlans.review, { ...refused, reason: "太多" }))).toBe(
      "stock.documentChanged",
    );
    await second!.call(purchasePlans.review, { ...review, version: version + 2 });
    // Of a supplier that was disabled meanwhile nothing more is bought.
    await boss!.call(suppliers.setEnabled, { supplierId: supplierId!, enabled: false });
    expect(await codeOf(boss!.try(purchasePlans.order, { documentId }))).toBe("stock.supplierDisabled");
    await boss!.call(suppliers.setEnabled, { supplierId: supplierId!, enabled: true });
    const twice = await Promise.all([1, 2].map(() => codeOf(boss!.try(purchasePlans.order, { documentId }))));
    expect(twice.sort()).toEqual(["H0000", "state.notAllowed"]);
    expect(await codeOf(boss!.try(purchasePlans.remove, { documentId }))).toBe("state.notAllowed");
    expect((await boss!.call(purchasePlans.list, range)).rows[0]).toMatchObject({ quantity: 14, amountFen: "2300" });
  });
});

describe("a purchase plan that somebody else changes and hands in", () => {
  it("STOCK-08 is approved neither by who made it nor by who handed it in last", async () => {
    const { documentId } = await boss!.call(purchasePlans.create, planOf(5));
    const { version } = await second!.call(purchasePlans.detail, { documentId });
    await second!.call(purchasePlans.update, { ...planOf(900), documentId, version });
    await second!.call(purchasePlans.submit, { documentId });
    const review = { documentId, version: version + 2, approved: true };
    expect(await codeOf(second!.try(purchasePlans.review, review))).toBe("stock.ownDocument");
    expect(await codeOf(boss!.try(purchasePlans.review, review))).toBe("stock.ownDocument");
    for (const one of [boss!, second!])
      expect(await one.call(purchasePlans.detail, { documentId })).toMatchObject({ docStatus: "submitted", own: true });
    const third = await loginAs(server, "third", testPassword);
    expect((await third.call(purchasePlans.detail, { documentId })).own).toBe(false);
    await third.call(purchasePlans.review, { ...review, approved: false, reason: "太多" });
    // Whoever rejected it may hand it in again; then it is hers as well, and what was said of it before is over.
    await third.call(purchasePlans.submit, { documentId });
    expect(await third.call(purchasePlans.detail, { documentId })).toMatchObject({
      own: true,
      reason: "",
      reviewer: null,
    });
    const again = { ...review, version: version + 4 };
    expect(await codeOf(third.try(purchasePlans.review, again))).toBe("stock.ownDocument");
    await second!.call(purchasePlans.review, again);
  });
});

describe("goods that come", () => {
  it("STOCK-08 STOCK-09 come in parts, over only when confirmed, and count at the moving average until they are reversed", async () => {
    const order = await ordered();
    const first = await boss!.call(receipts.create, receive(order, 30));
    expect(await stateOf(order)).toEqual({ docStatus: "partlyReceived", doneQuantity: 30 });
    expect(await codeOf(boss!.try(receipts.create, receive(order, 11)))).toBe("stock.aboveOrdered");
    // The second one of two at once sees what the first has taken.
    const both = await Promise.all([1, 2].map(() => codeOf(boss!.try(receipts.create, receive(order, 6, {}, "300")))));
    expect(both.sort()).toEqual(["H0000", "stock.aboveOrdered"]);
    await boss!.call(receipts.create, receive(order, 6, { confirmed: true }, "300"));
    expect(await levelOf()).toEqual([{ stock: 42, valueFen: "9600", averageFen: "229" }]);
    await boss!.call(receipts.create, {
      ...receive(order, 10),
      lines: [{ productId: tea!, quantity: 10, costPriceFen: "150" }],
    });
    expect(await stateOf(order)).toEqual({ docStatus: "received", doneQuantity: 52 });
    const reversed = await Promise.all([1, 2].map(() => codeOf(boss!.try(receipts.reverse, first))));
    expect(reversed.sort()).toEqual(["H0000", "state.notAllowed"]);
    expect(await levelOf()).toEqual([{ stock: 12, valueFen: "3600", averageFen: "300" }]);
    expect(await stateOf(order)).toEqual({ docStatus: "partlyReceived", doneQuantity: 22 });
    const { related } = await boss!.call(purchaseOrders.detail, { documentId: order });
    expect(related.map(({ kind }) => kind)).toEqual(["plan", "receipt", "receipt", "receipt", "receipt"]);
    expect(new Set(related.map(({ docDate }) => docDate))).toEqual(new Set([today]));
    await boss!.call(purchaseOrders.close, { documentId: order });
    expect(await codeOf(boss!.try(receipts.create, receive(order, 1)))).toBe("state.notAllowed");
    expect(await findingsOf(server)).toEqual([]);
  });

  it("STOCK-07 STOCK-08 are sent to their supplier as long as goods are open, once or again, with a record of each time", async () => {
    const order = await ordered();
    const sent = async () => (await boss!.call(purchaseOrders.detail, { documentId: order })).sentTime;
    expect(await sent()).toBeNull();
    await boss!.call(purchaseOrders.send, { documentId: order });
    const first = await sent();
    expect(Date.now() - Date.parse(first!)).toBeLessThan(60_000);
    const came = await boss!.call(receipts.create, receive(order, 1));
    await boss!.call(purchaseOrders.send, { documentId: order });
    expect(Date.parse((await sent())!)).toBeGreaterThan(Date.parse(first!));
    expect((await stateOf(order)).docStatus).toBe("partlyReceived");
    const records = await rowsOf(server, "select 1 from audit_log where action = 'stock.purchase.sendOrder'", []);
    expect(records).toHaveLength(2);
    await boss!.call(purchaseOrders.close, { documentId: order });
    expect(await codeOf(boss!.try(purchaseOrders.send, { documentId: order }))).toBe("state.notAllowed");
    // What did not come after all is not counted as come, and opens nothing that was closed.
    await boss!.call(receipts.reverse, came);
    expect(await stateOf(order)).toEqual({ docStatus: "closed", doneQuantity: 0 });
  });

  it("STOCK-08 come on no day that is closed or ahead, to no warehouse and for no order of others", async () => {
    const order = await ordered();
    await boss!.call(warehouses.update, {
      warehouseId: warehouseId!,
      warehouseName: "虹桥仓",
      enabled: true,
      closedDay: addDays(today, -3),
    });
    const at = (docDate: string) => codeOf(boss!.try(receipts.create, { ...receive(order, 1), docDate }));
    expect(await at(addDays(today, -3))).toBe("stock.dayClosed");
    expect(await at(addDays(today, 1))).toBe("stock.dayAhead");
    expect(await at(addDays(today, -2))).toBe("H0000");
    const theirs = (await stranger!.call(warehouses.create, { warehouseName: "w" })).warehouseId;
    const water = await givenProduct(server, others, "water");
    // Into a warehouse of their own, with a product of their own, but for an order of others.
    const stolen = { warehouseId: theirs, lines: [{ productId: water, quantity: 1, costPriceFen: "200" }] };
    expect((await stranger!.try(receipts.create, receive(order, 1, stolen))).body).toMatchObject({
      code: "stock.documentUnknown",
      data: { field: "purchaseId" },
    });
    expect(await codeOf(boss!.try(receipts.create, receive(order, -3)))).toBe("stock.piecesNotPositive");
    expect(await codeOf(boss!.try(receipts.create, receive(order, 0.5)))).toBe("stock.piecesNotPositive");
    expect(await codeOf(boss!.try(receipts.create, { ...receive(order, 1), warehouseId: theirs }))).toBe(
      "stock.warehouseUnknown",
    );
    expect(await codeOf(boss!.try(receipts.create, { ...receive(order, 1), purchaseId: null }))).toBe("field.required");
    expect(await codeOf(boss!.try(suppliers.remove, { supplierId: supplierId! }))).toBe("stock.supplierInUse");
  });

  /** Pieces of cola sold on each of some days, counted back from today. */
  async function sellOn(daysAgo: readonly number[], pieces: number): Promise<void> {
    await server.database.system.query(
      `insert into rollup_sales (top_id, merchant_id, business_day, machine_id, product_id, payment, business, orders, quantity, amount_fen)
       select $1, $2, $3::date - days.ago, 1, $4, 'wechat', 'ordinary', 1, $5, 1 from unnest($6::int[]) as days(ago)
       on conflict do nothing`,
      [shop.topId, shop.merchantId, today, cola, pieces, daysAgo],
    );
  }
  const sellDaily = (days: number, pieces: number) =>
    sellOn(
      Array.from({ length: days }, (_, day) => day + 1),
      pieces,
    );
  /** The figures belong to no sale, and verify would notice that. */
  const forgetSales = () => server.database.system.query("delete from rollup_sales where product_id = $1", [cola]);

  it("STOCK-07 are suggested from what sells, what is there and what is ordered", async () => {
    await sellDaily(28, 20);
    const { rows } = await boss!.call(purchasePlans.suggest, { supplierId: supplierId! });
    // 20 a day for 17 days are 340; what is there or ordered is taken off, and packs hold 12.
    const [best] = rows;
    expect(best).toMatchObject({ productId: cola, sold: 560 });
    expect(best!.suggested).toBe(Math.ceil((340 - best!.stock - best!.onOrder) / 12) * 12);
    expect(best!.orderByDay).toBe(addDays(today, Math.max(0, Math.floor((best!.stock + best!.onOrder) / 20) - 3)));
    expect(rows.find(({ productId }) => productId === tea)).toMatchObject({
      sold: 0,
      coverage: null,
      orderByDay: null,
    });
    // What a machine could not sell because it was empty was wanted too: five more a day.
    await server.database.system.query(
      `insert into sold_out (top_id, merchant_id, business_day, machine_id, product_id, empty_seconds, empty_share, lost_milli, lost_fen)
       values ($1, $2, $3, 1, $4, 3600, 1000, 140000, 1)`,
      [shop.topId, shop.merchantId, addDays(today, -1), cola],
    );
    const [more] = (await boss!.call(purchasePlans.suggest, { supplierId: supplierId! })).rows;
    expect(more).toMatchObject({ sold: 560, lost: 140 });
    expect(more!.suggested).toBe(Math.ceil((425 - more!.stock - more!.onOrder) / 12) * 12);
    await server.database.system.query("delete from sold_out where product_id = $1", [cola]);
    await forgetSales();
  });

  it("STOCK-07 MED-11 are suggested as if goods that expired or were recalled were not there", async () => {
    const stock = async () => (await boss!.call(purchasePlans.suggest, { supplierId: supplierId! })).rows[0]!.stock;
    await sellDaily(28, 20);
    const before = await stock();
    const owner = [shop.topId, shop.merchantId];
    await server.database.system.query(
      `with place as (insert into warehouse (top_id, merchant_id, name) values ($1::bigint, $2::bigint, '期限仓') returning id),
         lying as (insert into goods_level (top_id, merchant_id, warehouse_id, product_id, batch_no, stock)
           select $1::bigint, $2::bigint, p.id, $3::bigint, g.no, g.pieces from place p,
             (values ('OLD', 1), ('LAST', 10), ('gone', 100), ('Called', 1000), ('ANY', 10000)) as g(no, pieces)),
         made as (insert into goods_document (top_id, merchant_id, kind, doc_no, doc_date, state, warehouse_id, created_by)
           select $1::bigint, $2::bigint, 'receipt', 'QX1', $4::date, 'booked', p.id, (select id from app_user limit 1) from place p returning id),
         lines as (insert into goods_document_line (top_id, merchant_id, document_id, line_no, product_id, batch_no, shelf_life_date, quantity)
           select $1::bigint, $2::bigint, m.id, g.line, $3::bigint, g.no, $4::date + g.days, 1 from made m, (values (1, 'OLD', -1), (2, 'LAST', 0)) as g(line, no, days)),
         kept as (insert into medicine (top_id, merchant_id, product_id, manufacturer, sale_class) values ($1::bigint, $2::bigint, $3::bigint, '康禾', 'otcB') returning product_id)
       insert into medicine_batch (top_id, merchant_id, product_id, batch_no, production_date, shelf_life_date, quantity, recalled_at)
       select $1::bigint, $2::bigint, k.product_id, b.no, $4::date - 300, $4::date + b.days, 1, b.recalled
         from kept k, (values ('GONE', -1, null), ('CALLED', 90, now())) as b(no, days, recalled)`,
      [...owner, cola, today],
    );
    expect((await stock()) - before).toBe(10_010);
    for (const text of [
      "delete from medicine_batch where top_id = $1 and merchant_id = $2",
      "delete from medicine where top_id = $1 and merchant_id = $2",
      "delete from goods_document_line where top_id = $1 and merchant_id = $2 and batch_no in ('OLD', 'LAST')",
      "delete from goods_document where top_id = $1 and merchant_id = $2 and doc_no = 'QX1'",
      "delete from goods_level where top_id = $1 and merchant_id = $2 and batch_no in ('OLD', 'LAST', 'gone', 'Called', 'ANY')",
      "delete from warehouse where top_id = $1 and merchant_id = $2 and name = '期限仓'",
    ])
      await server.database.system.query(text, owner);
    await forgetSales();
  });

  it("STOCK-07 are suggested as if goods that wait to be written off were not there", async () => {
    const stock = async () => {
      const { rows } = await boss!.call(purchasePlans.suggest, { supplierId: supplierId! });
      return rows.find(({ productId }) => productId === tea)!.stock;
    };
    const lines = [{ productId: tea!, batchNo: "T1", quantity: 9, costPriceFen: "150" }];
    await boss!.call(receipts.create, { warehouseId: warehouseId!, supplierId: supplierId!, docDate: today, lines });
    const before = await stock();
    const lost = { warehouseId: warehouseId!, machineId: null, productId: tea!, batchNo: "T1", lossQty: 4 };
    const { documentId } = await boss!.call(losses.create, { ...lost, lossReason: "damaged" });
    expect(before - (await stock())).toBe(4);
    await second!.call(losses.review, { documentId, approved: false, reason: "完好" });
    expect(await stock()).toBe(before);
  });

  it("STOCK-07 are suggested for merchants below too, as long as no warehouse of theirs supplies them", async () => {
    const below = await givenMerchant(server, { name: "分店", parentId: shop.merchantId });
    const corner = await givenMerchant(server, { name: "小店", parentId: below.merchantId });
    for (const { merchantId } of [below, corner])
      await server.database.system.query(
        `insert into rollup_sales (top_id, merchant_id, business_day, machine_id, product_id, payment, business, orders, quantity, amount_fen)
         values ($1, $2, $3, 1, $4, 'wechat', 'ordinary', 1, 100, 1)`,
        [shop.topId, merchantId, addDays(today, -1), cola],
      );
    server.forgetSessions();
    const sold = async () => (await boss!.call(purchasePlans.suggest, { supplierId: supplierId! })).rows[0]!.sold;
    expect(await sold()).toBe(200);
    const write = (text: string) => server.database.system.query(text, [shop.topId, below.merchantId]);
    await write("insert into warehouse (top_id, merchant_id, name) values ($1, $2, '分店仓')");
    expect(await sold()).toBe(0);
    await write("update warehouse set enabled = false where top_id = $1 and merchant_id = $2");
    expect(await sold()).toBe(200);
    await write("delete from warehouse where top_id = $1 and merchant_id = $2");
    await forgetSales();
  });

  it("STOCK-07 are suggested by the whole days of four weeks, by weekday, and by what the season did a year ago", async () => {
    const need = async () => (await boss!.call(purchasePlans.suggest, { supplierId: supplierId! })).rows[0]!;
    await sellDaily(28, 20);
    // Today is not a whole day yet, and the day before the four weeks is over.
    await sellOn([0, 29], 500);
    expect(await need()).toMatchObject({ sold: 560, seasonPercent: 100 });
    await forgetSales();

    // A weekday of which only one in four weeks sold well is a chance, four are a habit.
    await sellOn([7, 14, 21, 28], 140);
    const ofTheDay = await need();
    expect(ofTheDay).toMatchObject({ sold: 560 });
    await forgetSales();
    await sellOn([4, 11, 18, 25], 140);
    // Of 17 days from today on, today's weekday comes three times, that of four days ago (in three days) only twice.
    expect((await need()).suggested).toBeLessThan(ofTheDay.suggested);
    await forgetSales();

    await sellDaily(28, 20);
    const steady = await need();
    await sellOn([364 + 1, 364 + 28], 500);
    await sellOn([364, 364 - 27], 750);
    // Neither the day before these eight weeks nor the day after them counts.
    await sellOn([364 + 29, 364 - 28], 9_000);
    const inSeason = await need();
    expect(inSeason).toMatchObject({ sold: 560, seasonPercent: 150 });
    expect(inSeason.suggested - steady.suggested).toBeGreaterThanOrEqual(340 / 2 - 12);
    expect(inSeason.orderByDay! <= steady.orderByDay!).toBe(true);
    await forgetSales();
  });
});

describe("medicine that comes", () => {
  it("MED-06 MED-09 names its batch and days where it is sold on prescription, whatever became of the flag of its product", async () => {
    const pills = await givenProduct(server, shop, "pills");
    const lines = [{ productId: pills, quantity: 2, costPriceFen: "900" }];
    const form = { warehouseId: warehouseId!, supplierId: supplierId!, docDate: today, lines };
    await rowsOf(
      server,
      "insert into medicine (top_id, merchant_id, product_id, manufacturer, sale_class) values ($1, $2, $3, '康禾', 'prescription')",
      [shop.topId, shop.merchantId, pills],
    );
    expect(await codeOf(boss!.try(receipts.create, form))).toBe("stock.batchMissing");
    const days = { batchNo: "RX1", productionDate: "2026-01-01", shelfLifeDate: "2031-01-01" };
    await boss!.call(receipts.create, { ...form, lines: [{ ...lines[0]!, ...days }] });
  });
});

describe("a write-off", () => {
  it("STOCK-08 is agreed by somebody else, leaves the book at the average cost, and comes back for it", async () => {
    const before = (await levelOf())[0]!;
    const loss = { warehouseId: warehouseId!, productId: cola!, lossReason: "damaged" as const };
    expect(await codeOf(boss!.try(losses.create, { ...loss, lossQty: 0 }))).toBe("stock.piecesNotPositive");
    const { documentId } = await boss!.call(losses.create, { ...loss, lossQty: 5 });
    const agree = { documentId, approved: true };
    expect(await codeOf(boss!.try(losses.review, agree))).toBe("stock.ownDocument");
    expect(await levelOf()).toEqual([before]);
    const twice = await Promise.all([1, 2].map(() => codeOf(second!.try(losses.review, agree))));
    expect(twice.sort()).toEqual(["H0000", "state.notAllowed"]);
    expect((await levelOf())[0]!.stock).toBe(before.stock - 5);
    const back = await Promise.all([1, 2].map(() => codeOf(second!.try(losses.reverse, { documentId }))));
    expect(back.sort()).toEqual(["H0000", "state.notAllowed"]);
    expect(await levelOf()).toEqual([before]);
    expect(await codeOf(stranger!.try(losses.reverse, { documentId }))).toBe("stock.documentUnknown");
    const more = await boss!.call(losses.create, { ...loss, lossQty: before.stock + 1 });
    expect(await codeOf(second!.try(losses.review, { ...more, approved: true }))).toBe("stock.warehouseShort");
    await second!.call(losses.review, { ...more, approved: false, reason: "数量不符" });
    expect(await levelOf()).toEqual([before]);
    expect(await findingsOf(server)).toEqual([]);
  });
});

describe("payments to suppliers", () => {
  it("STOCK-08 GEN-18 settle what came, above it only when confirmed, and count no more once reversed", async () => {
    const open = async () => (await boss!.call(supplierPayments.open, {})).rows[0]!.openFen;
    const pay = (amountFen: string, confirmed = false) =>
      boss!.try(supplierPayments.create, {
        supplierId: supplierId!,
        payDirection: "pay",
        amountFen,
        payMethod: "bank",
        confirmed,
      });
    const before = await open();
    expect(Number(before)).toBeGreaterThan(0);
    expect(await codeOf(pay("0"))).toBe("amount.notPositive");
    expect(await codeOf(pay(String(Number(before) + 1)))).toBe("stock.aboveOpen");
    // The second one of two at once sees what the first has paid.
    const both = await Promise.all([1, 2].map(() => codeOf(pay(before))));
    expect(both.sort()).toEqual(["H0000", "stock.aboveOpen"]);
    expect(await open()).toBe("0");
    expect(await codeOf(pay("100", true))).toBe("H0000");
    expect(await open()).toBe("-100");
    const { paymentId } = (await boss!.call(supplierPayments.list, range)).rows[0]!;
    await boss!.call(supplierPayments.reverse, { paymentId });
    expect(await codeOf(boss!.try(supplierPayments.reverse, { paymentId }))).toBe("state.notAllowed");
    expect(await open()).toBe("0");
    expect(await codeOf(stranger!.try(supplierPayments.reverse, { paymentId }))).toBe("record.unknown");
  });
});
