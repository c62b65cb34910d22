import { merchants } from "@yunshou/contract/merchants/merchants";
import { refundBatches } from "@yunshou/contract/orders/refundBatches";
import { refunds } from "@yunshou/contract/orders/refunds";
import { orders } from "@yunshou/contract/orders/orders";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeSweeper } from "../../platform/timers.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, rowsOf } from "../../testing/bench/machines.ts";
import { codeOf } from "../../testing/bench/lanes.ts";
import { silentLog } from "../../testing/bench/orderBench.ts";
import {
  type CodeMachine,
  givenPaidOrder,
  givenSellingMachine,
  inOrder,
  type Payments,
  paymentsOf,
} from "../../testing/bench/paidOrders.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { applyRefundReport, sellingDuties } from "../selling/duties.ts";
import { shipSilence } from "../selling/shipping.ts";
import { refundBatchDuty } from "./refundBatchDuty.ts";

let server: TestServer;
let payments: Payments;
let machine: CodeMachine;
let foreign: CodeMachine;
const people: Record<"anna" | "ben" | "stranger" | "platform", Client> = {} as never;

beforeAll(async () => {
  server = await startTestServer();
  payments = paymentsOf(server);
  const own = await givenMerchant(server);
  const other = await givenMerchant(server);
  machine = await givenSellingMachine(server, own, "Q1");
  foreign = await givenSellingMachine(server, other, "Q2");
  for (const [account, merchant] of [
    ["anna", own],
    ["ben", own],
    ["stranger", other],
  ] as const) {
    await givenUser(server, merchant, { account });
    people[account] = await loginAs(server, account, testPassword);
  }
  await givenUser(
    server,
    { merchantId: "1", topId: "1", merchantNo: "0000" },
    { account: "platform", level: "3", roles: ["platformAdmin"] },
  );
  people.platform = await loginAs(server, "platform", testPassword);
  for (const { merchantId } of [own, other])
    await people.platform.call(merchants.setRefund, { merchantId, agreed: true, maximumFen: "1", reviewFen: null });
});
afterAll(() => server.stop());

/** A paid order of 3.50 whose machine was silent, with a refund of some amount that ended so. */
async function refunded(amountFen: string, state: "failed" | "succeeded", of = machine, by = people.anna) {
  const orderNo = await givenPaidOrder(server, payments, of);
  await inOrder(payments, of, orderNo, (tx, book, order) => shipSilence(tx, book, order));
  const { refundId } = await by.call(orders.refund, { orderNo, amountFen, reason: "other" });
  await inOrder(payments, of, orderNo, (tx, book, order) =>
    applyRefundReport(tx, book, order, { refundId }, state === "failed" ? { state, failure: "余额不足" } : { state }),
  );
  return { orderNo, refundNo: refundId };
}

async function sweep(minutes = 0) {
  const sweeper = makeSweeper(server.database, [...sellingDuties(payments), refundBatchDuty], silentLog);
  for (const later of [0, minutes, minutes]) {
    await sweeper.sweep(new Date(Date.now() + 1_000 + later * 60_000));
    await sweeper.settled();
  }
}
const headOf = async (refundBatchId: string) => (await people.ben.call(refundBatches.list, { refundBatchId })).rows[0];
const rowsOfBatch = async (refundBatchId: string) =>
  (await people.ben.call(refundBatches.rows, { refundBatchId, pageSize: 200 })).rows;

describe("a batch of refunds", () => {
  it("REFUND-08 shows the sum, starts failed refunds again under their numbers, and tells the result of each row", async () => {
    const failed = [await refunded("350", "failed"), await refunded("120", "failed")];
    const done = await refunded("100", "succeeded");
    const choice = { kind: "retry", refundNos: [...failed, done].map(({ refundNo }) => refundNo) } as const;
    expect(await people.anna.call(refundBatches.preview, choice)).toEqual({
      rowCount: 2,
      amountFen: "470",
      proposedCount: 0,
      proposedFen: "0",
      needsFactor: true,
      refused: [{ code: "orders.refundNotFailed", rowCount: 1 }],
    });
    const wish = { ...choice, seenCount: 2, seenFen: "470", reason: "other" } as const;
    const { refundBatchId } = await people.anna.call(refundBatches.start, wish);
    expect(await headOf(refundBatchId)).toMatchObject({ waiting: 2, refused: 1 });
    await sweep(2);
    expect(await headOf(refundBatchId)).toMatchObject({
      rowCount: 3,
      waiting: 0,
      refunded: 2,
      refused: 1,
    });
    const rows = new Map((await rowsOfBatch(refundBatchId)).map((row) => [row.orderNo, row]));
    for (const { orderNo, refundNo } of failed)
      expect(rows.get(orderNo)).toMatchObject({ refundNo, refundStatus: "refunded", refusal: null });
    expect(rows.get(done.orderNo)).toMatchObject({ refundNo: null, refusal: "orders.refundNotFailed" });
    // What is done cannot be asked for again as it was seen.
    expect(await codeOf(people.anna.try(refundBatches.start, wish))).toBe("orders.refundBatchChanged");
  });

  it("REFUND-07 gives back what is left of the orders that a filter finds, and nothing when the sum changed", async () => {
    const [first, second] = [await refunded("50", "succeeded"), await refunded("80", "succeeded")];
    const choice = { kind: "rest", orderNo: first.orderNo } as const;
    const { rowCount, amountFen } = await people.anna.call(refundBatches.preview, choice);
    expect([rowCount, amountFen]).toEqual([1, "300"]);
    const wish = { ...choice, seenCount: 1, seenFen: "300", reason: "itemJammed", note: "整机召回" } as const;
    const key = { "idempotency-key": crypto.randomUUID() };
    const twice = [
      await people.anna.try(refundBatches.start, wish, key),
      await people.anna.try(refundBatches.start, wish, key),
    ];
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(twice[0]!.body.data).toEqual(twice[1]!.body.data);
    await sweep(2);
    const { order } = await people.anna.call(orders.detail, { orderNo: first.orderNo });
    expect([order.payStatus, order.refundFen]).toEqual(["refunded", "350"]);
    await people.anna.call(orders.refund, { orderNo: second.orderNo, amountFen: "10", reason: "other" });
    const late = { kind: "rest", refundNos: [second.refundNo], seenCount: 1, seenFen: "270", reason: "other" } as const;
    expect(await codeOf(people.anna.try(refundBatches.start, late))).toBe("orders.refundBatchChanged");
  });

  it("REFUND-07 leaves to a second person what is above the limit, and refuses a row whose order was refunded meanwhile", async () => {
    const [large, raced] = [await refunded("10", "succeeded"), await refunded("20", "succeeded")];
    const of = [large, raced].map(({ refundNo }) => refundNo);
    const wish = { kind: "rest", refundNos: of, seenCount: 2, seenFen: "670", reason: "other" } as const;
    const { refundBatchId } = await people.anna.call(refundBatches.start, wish);
    const { refundId } = await people.ben.call(orders.refund, {
      orderNo: raced.orderNo,
      amountFen: "330",
      reason: "other",
    });
    const { merchantId } = machine.merchant;
    const limits = { merchantId, agreed: true, maximumFen: "1" } as const;
    await people.platform.call(merchants.setRefund, { ...limits, reviewFen: "200" });
    await sweep();
    const rows = new Map((await rowsOfBatch(refundBatchId)).map((row) => [row.orderNo, row]));
    expect(rows.get(large.orderNo)).toMatchObject({ rowState: "proposed", refundStatus: "proposed", amountFen: "340" });
    expect(rows.get(raced.orderNo)).toMatchObject({ rowState: "refused", refundNo: null });
    const refundNo = rows.get(large.orderNo)!.refundNo!;
    expect(await codeOf(people.anna.try(refunds.decide, { refundNo, decision: "approve" }))).toBe(
      "orders.refundOwnProposal",
    );
    await people.ben.call(refunds.decide, { refundNo, decision: "approve" });
    await sweep(2);
    expect(await headOf(refundBatchId)).toMatchObject({ refunded: 1, refused: 1 });
    const [sum] = await rowsOf(
      server,
      "select count(*)::int as n from refund where order_id = $1 and state = 'refunded' and id <> $2",
      [raced.orderNo, refundId],
    );
    expect(sum!["n"]).toBe(1);
    await people.platform.call(merchants.setRefund, { ...limits, reviewFen: null });
  });

  /** Problem orders of 3.50 whose machine was silent and that nobody has refunded. */
  async function problems(count: number) {
    const numbers: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const orderNo = await givenPaidOrder(server, payments, machine);
      await inOrder(payments, machine, orderNo, (tx, book, order) => shipSilence(tx, book, order));
      numbers.push(orderNo);
    }
    return numbers;
  }

  it("REFUND-07 gives 50 problem orders back once each, however often and however close together somebody asks", async () => {
    const orderNos = await problems(50);
    const wish = { kind: "rest" as const, orderNos, seenCount: 50, seenFen: "17500", reason: "itemJammed" as const };
    // Anna presses twice, Ben sees the same orders and presses too.
    const key = { "idempotency-key": crypto.randomUUID() };
    const [pressed, again, other] = await Promise.all([
      people.anna.try(refundBatches.start, wish, key),
      people.anna.try(refundBatches.start, wish, key),
      people.ben.call(refundBatches.start, wish),
    ]);
    const first = pressed.body.data as { refundBatchId: string };
    expect(again.body.data).toEqual(first);
    await sweep(2);
    const heads = [await headOf(first.refundBatchId), await headOf(other.refundBatchId)];
    expect(heads.map((head) => [head!.waiting, head!.refunded + head!.refused])).toEqual([
      [0, 50],
      [0, 50],
    ]);
    expect(heads[0]!.refunded + heads[1]!.refunded).toBe(50);
    const [sums] = await rowsOf(
      server,
      "select count(*)::int as n, sum(amount_fen)::text as fen from refund where order_id = any($1) and state = 'refunded'",
      [orderNos],
    );
    expect(sums).toEqual({ n: 50, fen: "17500" });
  });

  it("REFUND-07 names the problem order that gives nothing back, and refunds the others", async () => {
    const [gone = "", ...others] = await problems(3);
    await people.ben.call(orders.refund, { orderNo: gone, amountFen: "350", reason: "other" });
    const choice = { kind: "rest" as const, orderNos: [gone, ...others] };
    expect(await people.anna.call(refundBatches.preview, choice)).toMatchObject({
      rowCount: 2,
      amountFen: "700",
      refused: [{ code: "orders.refundRunning", rowCount: 1 }],
    });
    const { refundBatchId } = await people.anna.call(refundBatches.start, {
      ...choice,
      seenCount: 2,
      seenFen: "700",
      reason: "other",
    });
    await sweep(2);
    const rows = new Map((await rowsOfBatch(refundBatchId)).map((row) => [row.orderNo, row]));
    expect(rows.get(gone)).toMatchObject({ refundNo: null, refusal: "orders.refundRunning" });
    for (const orderNo of others) expect(rows.get(orderNo)).toMatchObject({ refundStatus: "refunded", refusal: null });
    expect(await codeOf(people.stranger.try(refundBatches.preview, choice))).toBe("record.unknown");
  });

  it("PERM-09 takes no refund of others, by number or by filter, and shows no batch to them", async () => {
    const own = await refunded("350", "failed");
    const theirs = await refunded("350", "failed", foreign, people.stranger);
    const forged = { kind: "retry", refundNos: [own.refundNo, theirs.refundNo] } as const;
    for (const refundNos of [forged.refundNos, ["1"]])
      expect(await codeOf(people.stranger.try(refundBatches.preview, { kind: "retry", refundNos }))).toBe(
        "record.unknown",
      );
    const { rowCount } = await people.stranger.call(refundBatches.preview, { kind: "retry", refundStatus: "failed" });
    expect(rowCount).toBe(1);
    const [batch] = (await people.anna.call(refundBatches.list, {})).rows;
    const { refundBatchId } = batch!;
    expect(await codeOf(people.stranger.try(refundBatches.rows, { refundBatchId }))).toBe("record.unknown");
    expect(await codeOf(people.anna.try(refundBatches.preview, { kind: "retry", machineNo: "none" }))).toBe(
      "orders.refundBatchEmpty",
    );
  });

  it("M14 agrees with what the verification recomputes", async () => expect(await findingsOf(server)).toEqual([]));
});
