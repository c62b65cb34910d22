import { orders } from "@yunshou/contract/orders/orders";
import { refunds } from "@yunshou/contract/orders/refunds";
import { dashboard } from "@yunshou/contract/insight/dashboard";
import { merchants } from "@yunshou/contract/merchants/merchants";
import { addDays, businessDay } from "@yunshou/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
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
import { receiveNotice } from "../selling/notices.ts";
import { shipSilence } from "../selling/shipping.ts";

let server: TestServer;
let payments: Payments;
let machine: CodeMachine;
let foreign: CodeMachine;
const people: Record<"anna" | "ben" | "stranger" | "platform", Client> = {} as never;

const silent = async (of = machine) => {
  const orderNo = await givenPaidOrder(server, payments, of);
  await inOrder(payments, of, orderNo, (tx, book, order) => shipSilence(tx, book, order));
  return orderNo;
};
const ask = (by: Client, orderNo: string, amountFen = "350") =>
  by.call(orders.refund, { orderNo, amountFen, reason: "other", note: "顾客来电" });
const answer = (orderNo: string, refundId: string, state: "succeeded" | "failed", of = machine) =>
  inOrder(payments, of, orderNo, (tx, book, order) =>
    applyRefundReport(tx, book, order, { refundId }, state === "failed" ? { state, failure: "余额不足" } : { state }),
  );
const rowOf = async (by: Client, refundNo: string) => (await by.call(refunds.list, { refundNo })).rows[0];
const reviewAbove = (reviewFen: string | null, merchantId = machine.merchant.merchantId) =>
  people.platform.call(merchants.setRefund, { merchantId, agreed: true, maximumFen: "1", reviewFen });

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
  const platform = { merchantId: "1", topId: "1", merchantNo: "0000" };
  await givenUser(server, platform, { account: "platform", level: "3", roles: ["platformAdmin"] });
  people.platform = await loginAs(server, "platform", testPassword);
  for (const merchantId of [own.merchantId, other.merchantId])
    await people.platform.call(merchants.setRefund, { merchantId, agreed: true, maximumFen: "1", reviewFen: null });
});
beforeEach(() => reviewAbove(null));
afterAll(() => server.stop());

describe("the list of refunds", () => {
  it("REFUND-01 REFUND-03 shows amount, state, reason, operator, times and method of each", async () => {
    const orderNo = await silent();
    const { refundId } = await ask(people.anna, orderNo, "120");
    expect(await rowOf(people.ben, refundId)).toMatchObject({
      refundNo: refundId,
      orderNo,
      machineNo: "Q1",
      productName: "可乐",
      paidFen: "350",
      refundFen: "120",
      refundStatus: "refunding",
      refundReason: "other",
      refundMethod: "manual",
      refundOperator: expect.any(String) as string,
      isOwn: false,
      remark: "顾客来电",
      refundTime: null,
      claims: 0,
    });
    await answer(orderNo, refundId, "succeeded");
    const done = await rowOf(people.anna, refundId);
    expect([done?.refundStatus, done?.answer, done?.nextTryTime, done?.isOwn]).toEqual([
      "refunded",
      "succeeded",
      null,
      true,
    ]);
    expect(done?.refundTime).not.toBeNull();
  });

  it("REFUND-08 never loses what is open, however old; what ended is found by its days", async () => {
    const made: string[] = [];
    for (const state of ["failed", "succeeded"] as const) {
      const orderNo = await silent();
      const { refundId } = await ask(people.anna, orderNo);
      await answer(orderNo, refundId, state);
      made.push(refundId);
    }
    await rowsOf(
      server,
      "update refund set requested_at = requested_at - interval '400 days' where id = any($1::bigint[])",
      [made],
    );
    const today = businessDay(new Date(), "Asia/Shanghai");
    const { rows } = await people.anna.call(refunds.list, { fromDay: addDays(today, -2), toDay: today, pageSize: 200 });
    expect(made.map((refundNo) => rows.some((row) => row.refundNo === refundNo))).toEqual([true, false]);
    const found = async (refundNo: string) =>
      (await people.anna.call(refunds.list, { fromDay: addDays(today, -2), toDay: today, refundNo })).rows.length;
    expect([await found(made[1]!), await found(made[1]!.slice(0, -1))], "who names it whole means it").toEqual([1, 0]);
  });

  it("HOME-02 holds as many open ones of a merchant as the home page says, not those of merchants below as well", async () => {
    const { merchantId: parentId, merchantNo } = machine.merchant;
    const below = await givenSellingMachine(server, await givenMerchant(server, { parentId }), "Q3");
    await ask(people.anna, await silent());
    // Its refund begins by itself.
    await silent(below);
    const today = businessDay(new Date(), "Asia/Shanghai");
    for (const number of [merchantNo, below.merchant.merchantNo]) {
      const of = { merchantNo: number, fromDay: today, toDay: today };
      const { pending } = await people.anna.call(dashboard.overview, of);
      const listed = await people.anna.call(refunds.list, { refundStatus: "pending", ...of });
      expect([number, pending.refunds]).toEqual([number, listed.total]);
    }
  });

  it("REFUND-08 closes a failed refund that a later one or a person settled", async () => {
    const [later, processed] = [await silent(), await silent()];
    const first = await ask(people.anna, later, "100");
    await answer(later, first.refundId, "failed");
    await ask(people.anna, later, "200");
    const second = await ask(people.anna, processed);
    await answer(processed, second.refundId, "failed");
    await people.anna.call(orders.process, { orderNo: processed, note: "现场退还", outcome: "refundedOutside" });
    const { rows } = await people.anna.call(refunds.list, { refundStatus: "pending", pageSize: 200 });
    expect([first, second].map(({ refundId }) => rows.filter(({ refundNo }) => refundNo === refundId).length)).toEqual([
      0, 0,
    ]);
  });

  it("shows a card that claims for the third time within 30 days", async () => {
    const claims: (number | undefined)[] = [];
    for (let round = 0; round < 3; round += 1) {
      const orderNo = await silent();
      await rowsOf(server, "update sales_order set card_no = 'K77' where id = $1", [orderNo]);
      const { refundId } = await ask(people.anna, orderNo, "10");
      claims.push((await rowOf(people.anna, refundId))?.claims);
    }
    expect(claims).toEqual([1, 2, 3]);
    const { rows } = await people.anna.call(refunds.list, { repeats: "yes", pageSize: 200 });
    expect(rows.map(({ cardNo, claims: all }) => [cardNo, all])).toEqual([["K77", 3]]);
  });

  it("says what the provider answered last and when it is asked again", async () => {
    const orderNo = await silent();
    const { refundId } = await ask(people.anna, orderNo);
    const sweeper = makeSweeper(server.database, sellingDuties(payments), silentLog);
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    payments.provider.silence.set("new", { when: "before", calls: 100 });
    await sweeper.sweep(at(0.02));
    await sweeper.settled();
    const unanswered = await rowOf(people.anna, refundId);
    expect([unanswered?.refundStatus, unanswered?.answer]).toEqual(["refunding", "unreachable"]);
    expect(Date.parse(unanswered!.nextTryTime!)).toBeGreaterThan(Date.now());
    payments.provider.silence.delete("new");
    await sweeper.sweep(at(30));
    await sweeper.settled();
    expect((await rowOf(people.anna, refundId))?.refundStatus).toBe("refunded");
  });
});

describe("a refund that failed", () => {
  it("REFUND-08 starts again under its number, several at once, and says why another did not", async () => {
    const failed: string[] = [];
    for (const _ of [1, 2]) {
      const orderNo = await silent();
      const { refundId } = await ask(people.anna, orderNo);
      await answer(orderNo, refundId, "failed");
      failed.push(refundId);
    }
    const runs = await ask(people.anna, await silent());
    const answered = await people.ben.call(refunds.retry, { refundNos: [...failed, runs.refundId] });
    expect(answered).toEqual({
      started: 2,
      refused: [{ refundNo: runs.refundId, code: "orders.refundNotFailed" }],
    });
    for (const refundNo of failed)
      expect(await rowOf(people.ben, refundNo)).toMatchObject({ refundStatus: "refunding", attempt: 2 });
    expect(await codeOf(people.ben.try(refunds.retry, { refundNos: [failed[0]!] }))).toBe("orders.refundNotFailed");
  });

  it("REFUND-08 is not ended again by what was said of the try before and comes late", async () => {
    const orderNo = await silent();
    const { refundId } = await ask(people.anna, orderNo);
    await answer(orderNo, refundId, "failed");
    await people.ben.call(refunds.retry, { refundNos: [refundId] });
    await rowsOf(server, "update timer set due_at = now() + interval '1 hour' where key = $1", [refundId]);
    const report = { state: "failed", failure: "余额不足" } as const;
    const fact = { kind: "refund", refundNo: refundId, outTradeNo: orderNo, amountFen: "350", report };
    const body = Buffer.from(JSON.stringify({ noticeId: `late${refundId}`, fact }));
    expect(await receiveNotice(payments, payments.provider, body, {}, new Date())).toBe("accepted");
    expect(await rowOf(people.anna, refundId)).toMatchObject({ refundStatus: "refunding", attempt: 2, failure: null });
    const due = await rowsOf(server, "select due_at <= now() as due from timer where key = $1", [refundId]);
    expect(due, "the provider is asked at once how this try stands").toEqual([{ due: true }]);
    await inOrder(payments, machine, orderNo, (tx, book, order) =>
      applyRefundReport(tx, book, order, { refundId, attempt: 1 }, report),
    );
    expect((await rowOf(people.anna, refundId))?.refundStatus).toBe("refunding");
    await inOrder(payments, machine, orderNo, (tx, book, order) =>
      applyRefundReport(tx, book, order, { refundId, attempt: 2 }, report),
    );
    expect((await rowOf(people.anna, refundId))?.refundStatus).toBe("failed");
  });

  it("PERM-09 is nobody else's: a forged number starts nothing, not even the others beside it", async () => {
    const orderNo = await silent();
    const { refundId } = await ask(people.anna, orderNo);
    await answer(orderNo, refundId, "failed");
    const theirs = await ask(people.stranger, await silent(foreign));
    for (const refundNos of [[refundId], [theirs.refundId, refundId], ["1"]])
      expect(await codeOf(people.stranger.try(refunds.retry, { refundNos }))).toBe("record.unknown");
    expect((await rowOf(people.anna, refundId))?.refundStatus).toBe("failed");
    expect(await rowOf(people.stranger, refundId)).toBeUndefined();
  });
});

describe("a refund above the limit of two people", () => {
  it("REFUND-07 holds no money until somebody else approves it, and then goes back", async () => {
    await reviewAbove("200");
    const orderNo = await silent();
    const { refundId, isProposed } = await ask(people.anna, orderNo, "350");
    expect(isProposed).toBe(true);
    expect(await rowOf(people.ben, refundId)).toMatchObject({ refundStatus: "proposed", isOwn: false });
    expect((await people.anna.call(orders.detail, { orderNo })).order.payStatus).toBe("paid");
    expect(await codeOf(people.anna.try(refunds.decide, { refundNo: refundId, decision: "approve" }))).toBe(
      "orders.refundOwnProposal",
    );
    expect(await codeOf(people.stranger.try(refunds.decide, { refundNo: refundId, decision: "approve" }))).toBe(
      "record.unknown",
    );
    expect(await codeOf(people.anna.try(orders.refund, { orderNo, amountFen: "300", reason: "other" }))).toBe(
      "orders.refundProposed",
    );
    await people.ben.call(refunds.decide, { refundNo: refundId, decision: "approve" });
    expect(await codeOf(people.ben.try(refunds.decide, { refundNo: refundId, decision: "approve" }))).toBe(
      "orders.refundDecided",
    );
    await answer(orderNo, refundId, "succeeded");
    const { order, events } = await people.anna.call(orders.detail, { orderNo });
    expect([order.payStatus, order.refundFen]).toEqual(["refunded", "350"]);
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["refundProposed", "refundApproved", "refundAsked", "refunded"]),
    );
    expect(await rowOf(people.anna, refundId)).toMatchObject({
      refundStatus: "refunded",
      approver: expect.any(String) as string,
    });
  });

  it("REFUND-07 is not passed by in parts", async () => {
    await reviewAbove("200");
    const orderNo = await silent();
    const first = await ask(people.anna, orderNo, "200");
    expect(first.isProposed).toBe(false);
    await answer(orderNo, first.refundId, "succeeded");
    expect((await ask(people.anna, orderNo, "1")).isProposed).toBe(true);
  });

  it("REFUND-07 is declined with a reason, and the order may be refunded otherwise", async () => {
    await reviewAbove("200");
    const orderNo = await silent();
    const { refundId } = await ask(people.anna, orderNo);
    expect(await codeOf(people.ben.try(refunds.decide, { refundNo: refundId, decision: "decline" }))).toBe(
      "orders.noteRequired",
    );
    await people.ben.call(refunds.decide, { refundNo: refundId, decision: "decline", note: "已补货" });
    expect(await rowOf(people.anna, refundId)).toMatchObject({ refundStatus: "declined", failure: "已补货" });
    expect((await ask(people.anna, orderNo, "100")).isProposed).toBe(false);
  });

  it("REFUND-07 ORDER-16 ORDER-18 keeps its order from being settled otherwise for as long as it waits", async () => {
    await reviewAbove("200");
    const orderNo = await silent();
    const { refundId } = await ask(people.anna, orderNo);
    const settled = { orderNo, note: "已付现金", outcome: "refundedOutside" } as const;
    expect(await codeOf(people.ben.try(orders.process, settled))).toBe("orders.refundProposed");
    expect(await codeOf(people.ben.try(orders.dispense, { orderNo }))).toBe("orders.refundProposed");
    await people.ben.call(refunds.decide, { refundNo: refundId, decision: "decline", note: "已付现金" });
    await people.ben.call(orders.process, settled);
    expect((await people.anna.call(orders.detail, { orderNo })).order).toMatchObject({ outcome: "refundedOutside" });
  });

  it("REFUND-07 takes no more than is left when it is approved", async () => {
    await reviewAbove("200");
    const orderNo = await silent();
    const { refundId } = await ask(people.anna, orderNo, "300");
    const small = await ask(people.anna, orderNo, "100");
    await answer(orderNo, small.refundId, "succeeded");
    expect(await codeOf(people.ben.try(refunds.decide, { refundNo: refundId, decision: "approve" }))).toBe(
      "orders.refundTooLarge",
    );
  });
});

describe("many refunds of one order at once", () => {
  it("REFUND-07 M1 give at most what was paid", async () => {
    const orderNo = await silent();
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, async (_, place) => {
        const by = place % 2 === 0 ? people.anna : people.ben;
        const { refundId } = await by.call(orders.refund, { orderNo, amountFen: "100", reason: "other" });
        await answer(orderNo, refundId, "succeeded");
      }),
    );
    expect(tries.some(({ status }) => status === "fulfilled")).toBe(true);
    const [sums] = await rowsOf(
      server,
      `select o.paid_fen::int as paid, o.refunded_fen::int as refunded, (select coalesce(sum(r.amount_fen), 0)::int from refund r where r.order_id = o.id and r.state not in ('failed', 'declined')) as asked
       from sales_order o where o.id = $1`,
      [orderNo],
    );
    expect(sums!["refunded"]).toBe(sums!["asked"]);
    expect(Number(sums!["asked"])).toBeLessThanOrEqual(Number(sums!["paid"]));
  });

  it("M14 agrees with what the verification recomputes", async () => expect(await findingsOf(server)).toEqual([]));
});
