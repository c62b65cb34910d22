import { receipts } from "@yunshou/contract/stock/receipts";
import { supplierBills } from "@yunshou/contract/stock/supplierBills";
import { supplierPayments } from "@yunshou/contract/stock/supplierPayments";
import { supplierReturns } from "@yunshou/contract/stock/supplierReturns";
import { suppliers } from "@yunshou/contract/stock/suppliers";
import { warehouses } from "@yunshou/contract/stock/warehouses";
import { messages } from "@yunshou/contract/access/messages";
import { comments } from "@yunshou/contract/system/comments";
import { logs } from "@yunshou/contract/system/logs";
import { addDays, billStandings, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, givenProduct, rowsOf } from "../../testing/bench/machines.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";

let server: TestServer;
let [boss, stranger, above]: Client[] = [];
let [cola, warehouseId, supplierId, first, second, returned]: string[] = [];
const day = businessDay(new Date(), "Asia/Shanghai");
const range = { fromDay: addDays(day, -91), toDay: day };
type Answer = Promise<{ body: { code: string; data: unknown } }>;
const codeOf = async (answer: Answer) => (await answer).body.code;

const receive = async (quantity: number) => {
  const lines = [{ productId: cola!, batchNo: "", quantity, costPriceFen: "200" }];
  const form = { warehouseId: warehouseId!, supplierId: supplierId!, docDate: day, lines };
  return (await boss!.call(receipts.create, form)).documentId;
};

beforeAll(async () => {
  server = await startTestServer();
  const head = await givenMerchant(server);
  const shop = await givenMerchant(server, { parentId: head.merchantId });
  await givenUser(server, head, { account: "above" });
  await givenUser(server, shop, { account: "boss" });
  await givenUser(server, await givenMerchant(server), { account: "stranger" });
  cola = await givenProduct(server, shop, "cola");
  [boss, stranger, above] = await Promise.all(
    ["boss", "stranger", "above"].map((name) => loginAs(server, name, testPassword)),
  );
  ({ warehouseId } = await boss!.call(warehouses.create, { warehouseName: "虹桥仓" }));
  ({ supplierId } = await boss!.call(suppliers.create, { supplierName: "甲", contactPhone: "13812345678" }));
  first = await receive(10);
  second = await receive(20);
  const lines = [{ productId: cola!, batchNo: "", quantity: 4 }];
  returned = (await boss!.call(supplierReturns.create, { receiptId: first, lines })).documentId;
});
afterAll(() => server.stop());

const bill = (billNo: string, documentIds: readonly string[], amountFen: string, more: object = {}) => ({
  supplierId: supplierId!,
  billNo,
  billedOn: addDays(day, -40),
  dueOn: addDays(day, 10),
  amountFen,
  documentIds: [...documentIds],
  ...more,
});
const pay = (billId: string, amountFen: string, more: object = {}) => ({
  supplierId: supplierId!,
  billId,
  payDirection: "pay" as const,
  amountFen,
  payMethod: "bank" as const,
  ...more,
});
const open = async (client = boss!) => {
  const [row] = (await client.call(supplierPayments.open, {})).rows;
  return [row!.openFen, row!.unbilledFen, row!.billedOpenFen, row!.overdueFen];
};
const standing = async (billId: string) => (await boss!.call(supplierBills.detail, { billId })).billState;

describe("the bill of a supplier", () => {
  let billId: string;

  it("STOCK-08 GEN-18 covers receipts and returns, is paid in parts and opens again when a payment is reversed", async () => {
    const { rows } = await boss!.call(supplierBills.billable, { supplierId: supplierId! });
    expect(rows.map(({ kind, amountFen }) => [kind, amountFen])).toEqual([
      ["receipt", "2000"],
      ["receipt", "4000"],
      ["return", "800"],
    ]);
    expect(await open()).toEqual(["5200", "5200", "0", "0"]);
    ({ billId } = await boss!.call(supplierBills.create, bill("F-1", [first!, returned!], "1200")));
    expect(await open()).toEqual(["5200", "4000", "1200", "0"]);
    await boss!.call(supplierPayments.create, pay(billId, "500"));
    const detail = await boss!.call(supplierBills.detail, { billId });
    expect(detail).toMatchObject({ billState: "partlyPaid", paidFen: "500", openFen: "700", differenceFen: "0" });
    expect(detail.lines.map(({ kind, amountFen }) => [kind, amountFen])).toEqual([
      ["receipt", "2000"],
      ["return", "800"],
    ]);
    expect(detail.payments).toMatchObject([{ amountFen: "500", docStatus: "booked" }]);
    expect((await boss!.call(supplierPayments.list, range)).rows).toMatchObject([{ billNo: "F-1", amountFen: "500" }]);
    await boss!.call(supplierPayments.create, pay(billId, "700"));
    expect(await standing(billId)).toBe("paid");
    const { paymentId } = (await boss!.call(supplierPayments.list, range)).rows[0]!;
    await boss!.call(supplierPayments.reverse, { paymentId });
    expect(await standing(billId)).toBe("partlyPaid");
    expect(await open()).toEqual(["4700", "4000", "700", "0"]);
  });

  it("D8 is talked about under its number and supplier, and tells there what was done with it", async () => {
    const record = { recordKind: "supplierBill", recordNo: "F-1 · 甲" } as const;
    await boss!.call(comments.write, { ...record, commentText: "少了两箱", mentionIds: [] });
    expect((await above!.call(comments.list, record)).rows).toMatchObject([{ commentText: "少了两箱" }]);
    expect(await codeOf(stranger!.try(comments.list, record))).toBe("record.unknown");
    expect(await codeOf(boss!.try(comments.list, { ...record, recordNo: "F-1" }))).toBe("record.unknown");
    const { rows } = await boss!.call(logs.ofRecord, record);
    expect(rows.map(({ logAction }) => logAction)).toContain("stock.bill.create");
  });

  it("D8 lets people talk about a payment under its number, which the list finds", async () => {
    const { docNo, paymentId } = (await boss!.call(supplierPayments.list, range)).rows[0]!;
    const record = { recordKind: "supplierPayment", recordNo: docNo } as const;
    await boss!.call(comments.write, { ...record, commentText: "回单已收到", mentionIds: [] });
    expect((await above!.call(comments.list, record)).rows).toMatchObject([{ commentText: "回单已收到" }]);
    expect(await codeOf(stranger!.try(comments.list, record))).toBe("record.unknown");
    const { rows } = await boss!.call(logs.ofRecord, record);
    expect(rows.map(({ logAction }) => logAction)).toEqual(["stock.payment.reverse", "stock.payment.create"]);
    const found = await boss!.call(supplierPayments.list, { ...range, docNo });
    expect(found.rows.map((row) => row.paymentId)).toEqual([paymentId]);
    // The list shows the last days only: whoever is mentioned is led to that of the payment.
    const [person] = await rowsOf<{ id: string }>(server, "select id from app_user where account = 'boss'");
    await above!.call(comments.write, { ...record, commentText: "收到", mentionIds: [person!.id] });
    expect((await boss!.call(messages.list, {})).rows.map(({ detail }) => detail)).toMatchObject([
      { kind: "mention", recordNo: docNo, recordDay: day },
    ]);
  });

  it("STOCK-08 GEN-18 is never paid above what is open of it, whoever pays at once, and takes no money that comes back", async () => {
    expect((await boss!.try(supplierPayments.create, pay(billId, "701", { confirmed: true }))).body).toMatchObject({
      code: "stock.aboveBill",
      data: { field: "amountFen" },
    });
    const back = pay(billId, "100", { payDirection: "receive" });
    expect(await codeOf(boss!.try(supplierPayments.create, back))).toBe("stock.billPaysOnly");
    const both = await Promise.all([1, 2].map(() => codeOf(boss!.try(supplierPayments.create, pay(billId, "700")))));
    expect(both.sort()).toEqual(["H0000", "stock.aboveBill"]);
  });

  it("STOCK-08 is not made void while something is paid on it, and its documents are not reversed before it is", async () => {
    expect((await boss!.try(supplierBills.void, { billId })).body.code).toBe("stock.billPaid");
    const answer = (await boss!.try(supplierReturns.reverse, { documentId: returned! })).body as {
      code: string;
      msg: string;
    };
    expect(answer.code).toBe("stock.billed");
    expect(answer.msg).toContain("F-1");
    const billsOf = async () => [
      (await boss!.call(receipts.list, range)).rows.map(({ documentId, billNo, isReturned }) => [
        documentId,
        billNo,
        isReturned,
      ]),
      (await boss!.call(supplierReturns.list, range)).rows.map(({ billNo }) => billNo),
    ];
    expect(await billsOf()).toEqual([
      [
        [second, null, false],
        [first, "F-1", true],
      ],
      ["F-1"],
    ]);
    for (const { paymentId, docStatus } of (await boss!.call(supplierPayments.list, range)).rows)
      if (docStatus === "booked") await boss!.call(supplierPayments.reverse, { paymentId });
    const twice = await Promise.all([1, 2].map(() => codeOf(boss!.try(supplierBills.void, { billId }))));
    expect(twice.sort()).toEqual(["H0000", "state.notAllowed"]);
    expect(await codeOf(boss!.try(supplierPayments.create, pay(billId, "1")))).toBe("state.notAllowed");
    await boss!.call(supplierReturns.reverse, { documentId: returned! });
    expect(await billsOf()).toEqual([
      [
        [second, null, false],
        [first, null, false],
      ],
      [null],
    ]);
    expect(await open()).toEqual(["6000", "6000", "0", "0"]);
  });

  it("STOCK-08 GEN-18 asks for other money than its documents only with a reason and a confirmation", async () => {
    const refused = await boss!.try(supplierBills.create, bill("F-2", [first!], "2150"));
    expect(refused.body).toMatchObject({ code: "stock.billDiffers", data: { field: "remark" } });
    expect((refused.body as { msg: string }).msg).toContain("1.50");
    const told = bill("F-2", [first!], "2150", { remark: "含运费" });
    expect(await codeOf(boss!.try(supplierBills.create, told))).toBe("stock.billDiffers");
    const made = await boss!.call(supplierBills.create, { ...told, confirmed: true });
    expect(await boss!.call(supplierBills.detail, made)).toMatchObject({ expectedFen: "2000", differenceFen: "150" });
    // What was confirmed is owed like the goods.
    expect(await open()).toEqual(["6150", "4000", "2150", "0"]);
    expect(await codeOf(boss!.try(supplierBills.create, bill("F-2", [second!], "4000")))).toBe("stock.billTaken");
    await boss!.call(supplierBills.void, made);
  });

  it("STOCK-08 takes a receipt for itself when 20 bills ask for it at once", async () => {
    const codes = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        codeOf(boss!.try(supplierBills.create, bill(`R-${index}`, [first!, second!], "6000"))),
      ),
    );
    expect(codes.filter((code) => code === "H0000")).toHaveLength(1);
    expect(codes.filter((code) => code === "stock.billed")).toHaveLength(19);
    expect(await codeOf(boss!.try(receipts.reverse, { documentId: first! }))).toBe("stock.billed");
    expect(await open()).toEqual(["6000", "0", "6000", "0"]);
  });

  it("STOCK-08 is found by how it stands, as the rule says of each", async () => {
    const late = await receive(5);
    const due = { billedOn: addDays(day, -5), dueOn: addDays(day, -1) };
    const { billId: overdue } = await boss!.call(supplierBills.create, bill("L-1", [late], "1000", due));
    expect((await open())[3]).toBe("1000");
    const { billId: settled } = await boss!.call(supplierBills.create, bill("P-1", [await receive(1)], "200"));
    await boss!.call(supplierPayments.create, pay(settled, "200"));
    const { billId: part } = await boss!.call(supplierBills.create, bill("P-2", [await receive(1)], "200"));
    await boss!.call(supplierPayments.create, pay(part, "1"));
    for (const billState of billStandings) {
      const { rows } = await boss!.call(supplierBills.list, { ...range, billState, supplierName: "甲" });
      expect(rows.length, billState).toBeGreaterThan(0);
      expect(rows.filter((row) => row.billState !== billState)).toEqual([]);
    }
    const { rows } = await boss!.call(supplierBills.list, { ...range, billState: "overdue" });
    expect(rows.map((row) => row.billId)).toEqual([overdue]);
    const long = { fromDay: addDays(day, -92), toDay: day };
    expect(await codeOf(boss!.try(supplierBills.list, long))).toBe("range.tooLong");
  });

  it("STOCK-08 belongs to its merchant: those above see it and do not pay, others see nothing", async () => {
    const [row] = (await above!.call(supplierPayments.open, {})).rows;
    expect(row).toMatchObject({ supplierName: "甲", ofOwnMerchant: false });
    expect((await boss!.call(supplierPayments.open, {})).rows).toMatchObject([{ ofOwnMerchant: true }]);
    const { rows } = await above!.call(supplierBills.list, { ...range, billState: "overdue" });
    expect(rows).toMatchObject([{ billNo: "L-1", ofOwnMerchant: false }]);
    const { billId: theirs } = rows[0]!;
    expect(await codeOf(above!.try(supplierPayments.create, pay(theirs, "1")))).toBe("stock.supplierUnknown");
    expect((await stranger!.call(supplierPayments.open, {})).rows).toEqual([]);
    expect((await stranger!.call(supplierBills.list, range)).rows).toEqual([]);
    expect((await stranger!.call(supplierBills.billable, { supplierId: supplierId! })).rows).toEqual([]);
    expect(await codeOf(stranger!.try(supplierBills.detail, { billId: theirs }))).toBe("record.unknown");
    expect(await codeOf(stranger!.try(supplierBills.void, { billId: theirs }))).toBe("record.unknown");
    expect(await codeOf(stranger!.try(supplierBills.create, bill("X", [first!], "2000")))).toBe(
      "stock.supplierUnknown",
    );
    expect(await codeOf(boss!.try(supplierBills.create, bill("X", [], "2000")))).toBe("stock.billEmpty");
    expect(await findingsOf(server)).toEqual([]);
  });
});
