import { readFileSync } from "node:fs";
import { orderLists } from "@yunshou/contract/orders/orderLists";
import { orders } from "@yunshou/contract/orders/orders";
import { asSystem } from "@yunshou/database";
import { addDays, businessDay, queryRangeDays } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { exportSources } from "../../exports.ts";
import { storedPath } from "../../platform/export/exportFiles.ts";
import { exportDuties } from "../../platform/export/exportJob.ts";
import { makeSweeper } from "../../platform/timers.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { codeOf } from "../../testing/bench/lanes.ts";
import { rowsOf } from "../../testing/bench/machines.ts";
import {
  type CodeMachine,
  givenPaidOrder,
  givenSellingMachine,
  inOrder,
  machineSays,
  type Payments,
  paymentsOf,
} from "../../testing/bench/paidOrders.ts";
import { silentLog } from "../../testing/bench/orderBench.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { reservedPieces } from "../book/order.queries.ts";
import { shipSilence } from "../selling/shipping.ts";

let server: TestServer;
let payments: Payments;
let own: CodeMachine;
let foreign: CodeMachine;
let by: Client;
let stranger: Client;

const days = () => {
  const toDay = businessDay(new Date(), "Asia/Shanghai");
  return { fromDay: addDays(toDay, 1 - queryRangeDays.orders), toDay };
};
const says = (machine: CodeMachine, orderNo: string, body: Record<string, unknown>) =>
  machineSays(server, payments, machine, "shipResult", { orderNo, ...body } as never);
const claims = (machine: CodeMachine, orderNo: string) =>
  machineSays(server, payments, machine, "shipClaim", { orderNo });
/** Every file that was asked for stands on the disk. */
async function written(): Promise<void> {
  const { database, context } = server;
  const { config, secrets } = context;
  const exports = exportDuties({ database, dataDir: config.dataDir, sources: exportSources, secrets, log: silentLog });
  const sweeper = makeSweeper(database, exports.handlers, silentLog);
  // Two are written at a time.
  for (const later of [1, 2]) {
    await sweeper.sweep(new Date(Date.now() + later * 60_000));
    await sweeper.settled();
    await exports.idle();
  }
}
const numbers = (rows: readonly { orderNo: string }[]) => rows.map(({ orderNo }) => orderNo);

beforeAll(async () => {
  server = await startTestServer();
  payments = paymentsOf(server);
  const merchant = await givenMerchant(server);
  const other = await givenMerchant(server);
  // Nothing goes back by itself, so that deliveries that failed can be tried again.
  await rowsOf(server, "update merchant set refund_agreed = true, refund_maximum_fen = 0");
  own = await givenSellingMachine(server, merchant, "L1");
  foreign = await givenSellingMachine(server, other, "L2");
  await givenUser(server, merchant, { account: "own" });
  await givenUser(server, other, { account: "foreign" });
  by = await loginAs(server, "own", testPassword);
  stranger = await loginAs(server, "foreign", testPassword);
});
afterAll(() => server.stop());

describe("the search for an order", () => {
  it("ORDER-01 finds it by every number that stands anywhere, however old, and by nobody else's", async () => {
    const orderNo = await givenPaidOrder(server, payments, own);
    await rowsOf(server, "update sales_order set card_no = 'C-77' where id = $1", [orderNo]);
    const { refundId } = await by.call(orders.refund, { orderNo, amountFen: "10", reason: "other" });
    await rowsOf(server, "update sales_order set ordered_at = ordered_at - interval '300 days' where id = $1", [
      orderNo,
    ]);
    const [{ source } = { source: "" }] = await rowsOf<{ source: string }>(
      server,
      "select source_key as source from sales_order where id = $1",
      [orderNo],
    );
    for (const anyNo of [orderNo, refundId, `T${orderNo}`, source, source.replace("pay:", ""), "C-77"]) {
      const found = await by.call(orderLists.search, { ...days(), anyNo });
      expect([anyNo, ...numbers(found.rows)]).toEqual([anyNo, orderNo]);
      expect((await stranger.call(orderLists.search, { ...days(), anyNo })).rows).toEqual([]);
    }
    const byCard = await by.call(orderLists.search, { ...days(), cardNo: "C-77" });
    expect(numbers(byCard.rows)).toEqual([]);
    for (const anyNo of ["1", "99999999999999999999", "C-7", "' or true --"])
      expect((await by.call(orderLists.search, { ...days(), anyNo })).rows).toEqual([]);
  });

  it("ORDER-01 finds all orders that were paid at once by the one number that the provider has", async () => {
    const together = [
      await givenPaidOrder(server, payments, own),
      await givenPaidOrder(server, payments, own),
      await givenPaidOrder(server, payments, own),
    ];
    await rowsOf(server, "update payment set group_id = $1 where order_id = any($2::bigint[])", [
      together[0],
      together.slice(0, 2),
    ]);
    const found = await by.call(orderLists.search, { ...days(), anyNo: together[0] });
    expect(numbers(found.rows).sort()).toEqual(together.slice(0, 2).sort());
    expect((await stranger.call(orderLists.search, { ...days(), anyNo: together[0] })).rows).toEqual([]);
  });

  it("TOPBAR-20 refuses a range that is too long, and needs none for a number", async () => {
    const long = { fromDay: "2026-01-01", toDay: "2026-11-01" };
    expect(await codeOf(by.try(orderLists.search, long))).toBe("range.tooLong");
    expect(await codeOf(by.try(orderLists.search, { ...long, anyNo: "1" }))).toBe("H0000");
    expect(await codeOf(by.try(orderLists.lines, long))).toBe("range.tooLong");
  });
});

describe("dispensing", () => {
  it("ORDER-03 ORDER-07 ORDER-13 ORDER-18 shows each try with report and weights, and the remote one with who sent it", async () => {
    const orderNo = await givenPaidOrder(server, payments, own);
    await claims(own, orderNo);
    await says(own, orderNo, { dispensed: 0, fault: "jam", weightBeforeGrams: 900, weightAfterGrams: 900 });
    const failed = await by.call(orderLists.dispensings, { ...days(), deliveryStatus: "failed" });
    expect(failed.rows).toMatchObject([{ orderNo, machineNo: "L1", laneNo: 11, quantity: 1 }]);
    await by.call(orders.dispense, { orderNo });
    const sent = await by.call(orderLists.remote, { ...days(), machineNo: "L1" });
    expect(sent.rows).toMatchObject([{ orderNo, dispenseResult: "delivering", fault: null, laneNo: 11 }]);
    expect(sent.rows[0]?.operatorName).toBeTruthy();
    // While one is under way nobody sends another.
    expect(await codeOf(by.try(orders.dispense, { orderNo }))).toBe("orders.deliveryNotFailed");
    await claims(own, orderNo);
    await says(own, orderNo, { dispensed: 1, weightBeforeGrams: 900, weightAfterGrams: 560 });
    const { attempts } = await by.call(orderLists.attempts, { orderNo });
    expect(attempts).toMatchObject([
      { attempt: 1, deliveryStatus: "failed", dispensed: 0, fault: "jam", weightAfterGrams: 900, operatorName: null },
      { attempt: 2, deliveryStatus: "delivered", dispensed: 1, fault: null, weightAfterGrams: 560 },
    ]);
    for (const [dispenseResult, count] of [
      ["delivered", 1],
      ["failed", 0],
      ["delivering", 0],
    ] as const)
      expect((await by.call(orderLists.remote, { ...days(), dispenseResult })).total).toBe(count);
    expect((await stranger.call(orderLists.remote, days())).rows).toEqual([]);
    expect(await codeOf(stranger.try(orderLists.attempts, { orderNo }))).toBe("record.unknown");
  });

  it("ORDER-07 ORDER-11 ends each try with the machine's own result, or as failed where the machine said nothing", async () => {
    const orderNo = await givenPaidOrder(server, payments, own);
    const silent = () => inOrder(payments, own, orderNo, (tx, book, order) => shipSilence(tx, book, order));
    const results = async () => {
      const { rows } = await by.call(orderLists.remote, { ...days(), machineNo: "L1", pageSize: 200 });
      return rows.filter((row) => row.orderNo === orderNo).map(({ dispenseResult }) => dispenseResult);
    };
    const states = async () =>
      (await by.call(orderLists.attempts, { orderNo })).attempts.map(({ deliveryStatus }) => deliveryStatus);
    await silent();
    expect(await states()).toEqual(["failed"]);
    await by.call(orders.dispense, { orderNo });
    await silent();
    expect(await results()).toEqual(["failed"]);
    await by.call(orders.dispense, { orderNo });
    expect(await results()).toEqual(["delivering", "failed"]);
    await silent();
    await says(own, orderNo, { dispensed: 1 });
    expect(await results()).toEqual(["delivered", "failed"]);
    expect(await states()).toEqual(["failed", "failed", "delivered"]);
  });

  it("REFUND-06 ORDER-18 waits for a person when it fails again and was paid in cash, which nobody gave back", async () => {
    const orderNo = await givenPaidOrder(server, payments, own);
    await claims(own, orderNo);
    await says(own, orderNo, { dispensed: 0, fault: "jam" });
    await rowsOf(server, "update sales_order set payment = 'cash' where id = $1", [orderNo]);
    await rowsOf(server, "update merchant set refund_agreed = false");
    await by.call(orders.dispense, { orderNo });
    await claims(own, orderNo);
    await says(own, orderNo, { dispensed: 0, fault: "jam" });
    await rowsOf(server, "update merchant set refund_agreed = true");
    const { order, refunds } = await by.call(orders.detail, { orderNo });
    expect(order).toMatchObject({ orderStatus: "exception", refundFen: "0" });
    expect(refunds).toEqual([]);
  });

  it("ORDER-18 LANE-07 keeps its pieces from customers who would pay for them meanwhile", async () => {
    const orderNo = await givenPaidOrder(server, payments, own);
    await claims(own, orderNo);
    await says(own, orderNo, { dispensed: 0, fault: "jam" });
    await rowsOf(server, "update sales_order set ordered_at = ordered_at - interval '2 days' where id = $1", [orderNo]);
    const reserved = () =>
      asSystem(server.database, (tx) => reservedPieces(tx, [own.machineId], new Date(Date.now() - 60_000)));
    const before = (await reserved())[0]?.pieces ?? 0;
    await by.call(orders.dispense, { orderNo });
    expect((await reserved())[0]?.pieces).toBe(before + 1);
    await claims(own, orderNo);
    expect((await reserved())[0]?.pieces).toBe(before + 1);
    await says(own, orderNo, { dispensed: 0, fault: "jam" });
    await by.call(orders.dispense, { orderNo });
    expect((await reserved())[0]?.pieces, "however often it was offered").toBe(before + 1);
    await says(own, orderNo, { dispensed: 1 });
    expect((await reserved())[0]?.pieces ?? 0).toBe(before);
  });

  it("ORDER-18 is sent once when many press at the same time", async () => {
    const orderNo = await givenPaidOrder(server, payments, own);
    await claims(own, orderNo);
    await says(own, orderNo, { dispensed: 0, fault: "jam" });
    const codes = await Promise.all(Array.from({ length: 12 }, () => codeOf(by.try(orders.dispense, { orderNo }))));
    expect(codes.filter((code) => code === "H0000")).toHaveLength(1);
    const { rows } = await by.call(orderLists.remote, { ...days(), pageSize: 200 });
    expect(rows.filter((row) => row.orderNo === orderNo)).toHaveLength(1);
  });
});

describe("transactions and purchases", () => {
  it("ORDER-06 lists each transaction of a machine with product, lane and price of one piece", async () => {
    const orderNo = await givenPaidOrder(server, payments, foreign);
    const { rows } = await stranger.call(orderLists.lines, {
      ...days(),
      machineNo: "L2",
      productName: "可",
      payMethod: "wechat",
    });
    expect(rows).toMatchObject([
      { orderNo, laneNo: 11, productCode: "L2", productName: "可乐", unitPriceFen: "350", quantity: 1, paidFen: "350" },
    ]);
    expect((await stranger.call(orderLists.lines, { ...days(), productName: "雪碧" })).rows).toEqual([]);
    expect(await codeOf(stranger.try(orderLists.exportLines, { ...days(), productName: "雪碧" }))).toBe(
      "insight.nothingToExport",
    );
  });

  it("CARD-01 lists what one card bought, and nothing that no card paid", async () => {
    const [paid, other] = [
      await givenPaidOrder(server, payments, foreign),
      await givenPaidOrder(server, payments, foreign),
    ];
    await rowsOf(server, "update sales_order set card_no = 'P-1' where id = $1", [paid]);
    for (const filter of [{}, { cardNo: "P-1" }]) {
      const { rows } = await stranger.call(orderLists.purchases, { ...days(), ...filter });
      expect([rows.length, rows[0]?.orderNo, rows[0]?.holderName]).toEqual([1, paid, null]);
    }
    for (const filter of [{ cardNo: "P-2" }, { holderPhone: "13800000000" }])
      expect((await stranger.call(orderLists.purchases, { ...days(), ...filter })).rows).toEqual([]);
    expect(other).not.toBe(paid);
  });
});

describe("the files of these lists", () => {
  it("ORDER-17 ORDER-13 hold what a search, the dispensings, the tries of one order and the purchases with cards show", async () => {
    const orderNo = await givenPaidOrder(server, payments, own);
    const other = await givenPaidOrder(server, payments, own);
    await claims(own, orderNo);
    await says(own, orderNo, { dispensed: 0, fault: "jam", weightBeforeGrams: 912, weightAfterGrams: 911 });
    await rowsOf(server, "update sales_order set card_no = 'F-9' where id = $1", [orderNo]);
    const format = "csv" as const;
    const asked = [
      await by.call(orderLists.exportSearch, { ...days(), anyNo: "F-9", format }),
      await by.call(orderLists.exportDispensings, { ...days(), deliveryStatus: "failed", orderNo, format }),
      await by.call(orderLists.exportAttempts, { orderNo, format }),
      await by.call(orderLists.exportPurchases, { ...days(), cardNo: "F-9", format }),
    ];
    await written();
    const files = asked.map(({ fileId }) => readFileSync(storedPath(server.context.config.dataDir, fileId), "utf8"));
    for (const file of files) {
      expect(file.trim().split("\n")).toHaveLength(2);
      expect([file.includes(orderNo), file.includes(other)]).toEqual([true, false]);
    }
    expect(files.map((file) => file.includes("F-9"))).toEqual([true, false, false, true]);
    expect(files[2]).toMatch(/,卡货,912,911,/);
    expect(files[3]).not.toContain("持卡人");
    const requests = await rowsOf<{ request: object }>(server, "select request from file where id = $1", [
      asked[0]!.fileId,
    ]);
    expect(JSON.stringify(requests)).not.toContain("F-9");
  });

  it("ORDER-17 refuses an empty one, what lies elsewhere, and more days than a file may have only", async () => {
    const orderNo = await givenPaidOrder(server, payments, own);
    const format = "csv" as const;
    const long = { fromDay: "2026-01-01", toDay: "2026-12-01", format };
    for (const [asks, call, input] of [
      [by, orderLists.exportSearch, { ...long, anyNo: "1" }],
      [stranger, orderLists.exportSearch, { ...long, anyNo: orderNo }],
      [by, orderLists.exportDispensings, { ...long, orderNo: "1".repeat(18) }],
      [by, orderLists.exportPurchases, { ...long, holderPhone: "13800000000" }],
    ] as const)
      expect([call.path, await codeOf(asks.try(call, input as never))]).toEqual([call.path, "insight.nothingToExport"]);
    expect(await codeOf(stranger.try(orderLists.exportAttempts, { orderNo, format }))).toBe("record.unknown");
  });
});

describe("problem orders", () => {
  it("ORDER-04 ORDER-16 REFUND-04 say why, what became of the money, and what comes next", async () => {
    const orderNo = await givenPaidOrder(server, payments, foreign);
    await inOrder(payments, foreign, orderNo, (tx, book, order) => shipSilence(tx, book, order));
    const rowOf = async (filters: Record<string, string> = {}) =>
      (await stranger.call(orderLists.problems, { ...days(), ...filters })).rows.find((row) => row.orderNo === orderNo);
    expect(await rowOf()).toMatchObject({ exception: "shipTimeout", nextStep: "refundOrProcess", refundReason: null });
    await stranger.call(orders.refund, { orderNo, amountFen: "350", reason: "dispensingTimeout" });
    expect(await rowOf({ refundReason: "dispensingTimeout" })).toMatchObject({
      nextStep: "awaitRefund",
      refundMethod: "manual",
    });
    expect(await rowOf({ refundReason: "itemJammed" })).toBeUndefined();
    expect((await by.call(orderLists.problems, days())).rows.every(({ machineNo }) => machineNo === "L1")).toBe(true);
  });
});
