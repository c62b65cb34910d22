import { orders } from "@yunshou/contract/orders/orders";
import { refundBatches } from "@yunshou/contract/orders/refundBatches";
import { refunds } from "@yunshou/contract/orders/refunds";
import { asSystem } from "@yunshou/database";
import { processOutcomes } from "@yunshou/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { balance } from "../../ledger/ledger.queries.ts";
import { type Client, loginAs, startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, rowsOf } from "../../testing/bench/machines.ts";
import {
  type CodeMachine,
  givenPaidOrder,
  givenSellingMachine,
  inOrder,
  machineSays,
  type Payments,
  paymentsOf,
} from "../../testing/bench/paidOrders.ts";
import { givenMerchant, givenUser, testPassword } from "../../testing/bench/people.ts";
import { applyRefundReport } from "./duties.ts";
import { shipSilence } from "./shipping.ts";

let server: TestServer;
let owner: Client;
let machine: CodeMachine;
let payments: Payments;

beforeAll(async () => {
  server = await startTestServer();
  const merchant = await givenMerchant(server);
  // Every problem order is left to a person.
  await rowsOf(server, "update merchant set refund_agreed = true, refund_maximum_fen = 0 where id = $1", [
    merchant.merchantId,
  ]);
  await givenUser(server, merchant, { account: "owner" });
  owner = await loginAs(server, "owner", testPassword);
  machine = await givenSellingMachine(server, merchant, "PR1");
  payments = paymentsOf(server);
});
afterAll(() => server.stop());

const money = () =>
  asSystem(server.database, async (tx) => ({
    pending: await balance(tx, machine.merchant.merchantId, "pending"),
    available: await balance(tx, machine.merchant.merchantId, "available"),
  }));
const shown = async (orderNo: string) => (await owner.call(orders.detail, { orderNo })).order;
const code = async (answer: ReturnType<Client["try"]>) => (await answer).body.code;

/** A paid order about whose goods the machine said nothing for five minutes. */
async function silentOrder(): Promise<string> {
  const orderNo = await givenPaidOrder(server, payments, machine);
  await inOrder(payments, machine, orderNo, (tx, book, order) => shipSilence(tx, book, order));
  return orderNo;
}

/** Lets the provider answer the refund that is under way. */
async function providerAnswers(orderNo: string, state: "succeeded" | "failed"): Promise<void> {
  const [refund] = await rowsOf<{ id: string }>(
    server,
    "select id from refund where order_id = $1 and state in ('requested', 'refunding')",
    [orderNo],
  );
  await inOrder(payments, machine, orderNo, (tx, book, order) =>
    applyRefundReport(
      tx,
      book,
      order,
      { refundId: refund!.id },
      state === "failed" ? { state, failure: "余额不足" } : { state },
    ),
  );
}

describe("an exception whose money still waits", () => {
  it.each(processOutcomes)(
    "ORDER-16 settled as %s makes the money the merchant's, once, and leaves nothing pending",
    async (outcome) => {
      const before = await money();
      const orderNo = await silentOrder();
      expect(await shown(orderNo)).toMatchObject({ orderStatus: "exception", waitingFen: "350", outcome: null });
      expect(await money()).toEqual({ pending: before.pending + 350n, available: before.available });
      expect(await code(owner.try(orders.process, { orderNo, note: "已核实" }))).toBe("orders.outcomeRequired");
      expect(await money()).toEqual({ pending: before.pending + 350n, available: before.available });
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() => owner.try(orders.process, { orderNo, note: "已核实", outcome })),
      );
      expect(answers.filter(({ body }) => body.code === "H0000")).toHaveLength(1);
      expect(await money()).toEqual({ pending: before.pending, available: before.available + 350n });
      expect(await shown(orderNo)).toMatchObject({
        orderStatus: "exceptionProcessed",
        payStatus: "paid",
        waitingFen: "0",
        outcome,
      });
      const { events } = await owner.call(orders.detail, { orderNo });
      expect(events.at(-1)).toMatchObject({
        kind: "processed",
        source: "person",
        actor: expect.any(String),
        detail: { note: "已核实", outcome },
      });
      expect(await findingsOf(server)).toEqual([]);
    },
  );

  it("takes no outcome where no money waits", async () => {
    const orderNo = await silentOrder();
    expect(await code(owner.try(orders.refund, { orderNo, amountFen: "350", reason: "other" }))).toBe("H0000");
    await providerAnswers(orderNo, "succeeded");
    expect(await shown(orderNo)).toMatchObject({ orderStatus: "exceptionProcessed", waitingFen: "0" });
    expect(await code(owner.try(orders.process, { orderNo, note: "x", outcome: "writtenOff" }))).toBe(
      "orders.notInException",
    );
  });

  it("stays an exception after a refund in part, until somebody says what became of the rest", async () => {
    const before = await money();
    const orderNo = await silentOrder();
    await owner.call(orders.refund, { orderNo, amountFen: "100", reason: "other" });
    expect(await code(owner.try(orders.process, { orderNo, note: "x", outcome: "writtenOff" }))).toBe(
      "orders.refundRunning",
    );
    await providerAnswers(orderNo, "succeeded");
    expect(await shown(orderNo)).toMatchObject({ orderStatus: "exception", waitingFen: "250" });
    expect(await findingsOf(server)).toEqual([]);
    await owner.call(orders.process, { orderNo, note: "x", outcome: "handedOver" });
    expect(await money()).toEqual({ pending: before.pending, available: before.available + 250n });
    expect(await findingsOf(server)).toEqual([]);
  });

  it("is not settled while the machine may still dispense, and not dispensed again once it is settled", async () => {
    const orderNo = await silentOrder();
    await owner.call(orders.dispense, { orderNo });
    expect(await code(owner.try(orders.process, { orderNo, note: "x", outcome: "handedOver" }))).toBe(
      "orders.deliveryRunning",
    );
    await inOrder(payments, machine, orderNo, (tx, book, order) => shipSilence(tx, book, order));
    await owner.call(orders.process, { orderNo, note: "x", outcome: "handedOver" });
    expect(await code(owner.try(orders.dispense, { orderNo }))).toBe("orders.deliveryNotFailed");
  });

  it("books nothing twice when the machine tells much later that the goods came out", async () => {
    const before = await money();
    const orderNo = await silentOrder();
    await owner.call(orders.process, { orderNo, note: "x", outcome: "handedOver" });
    await machineSays(server, payments, machine, "shipResult", { orderNo, dispensed: 1 });
    expect(await shown(orderNo)).toMatchObject({ deliveryStatus: "delivered", orderStatus: "exceptionProcessed" });
    expect(await money()).toEqual({ pending: before.pending, available: before.available + 350n });
    expect(await findingsOf(server)).toEqual([]);
  });

  it("gives nothing back by itself to a customer with whom a person settled it, whatever the machine tells later", async () => {
    const automatic = (isOn: boolean) =>
      rowsOf(server, "update merchant set refund_agreed = $2 where id = $1", [machine.merchant.merchantId, !isOn]);
    const orderNo = await givenPaidOrder(server, payments, machine);
    await automatic(true);
    await inOrder(payments, machine, orderNo, (tx, book, order) => shipSilence(tx, book, order));
    await providerAnswers(orderNo, "failed");
    await owner.call(orders.process, { orderNo, note: "已付现金", outcome: "refundedOutside" });
    await machineSays(server, payments, machine, "shipResult", { orderNo, dispensed: 0, fault: "jam" });
    await automatic(false);
    const { order, refunds: given } = await owner.call(orders.detail, { orderNo });
    expect(given).toMatchObject([{ status: "failed" }]);
    expect(order).toMatchObject({ payStatus: "paid", deliveryStatus: "failed", outcome: "refundedOutside" });
    expect(await findingsOf(server)).toEqual([]);
  });

  it("gives settled money back to a customer who asks later, out of what the merchant has", async () => {
    const before = await money();
    const orderNo = await silentOrder();
    await owner.call(orders.process, { orderNo, note: "x", outcome: "writtenOff" });
    await owner.call(orders.refund, { orderNo, amountFen: "350", reason: "other" });
    await providerAnswers(orderNo, "succeeded");
    expect(await money()).toEqual(before);
    expect(await findingsOf(server)).toEqual([]);
  });

  it("can still be settled where an older program closed it, which verify finds", async () => {
    const orderNo = await silentOrder();
    await rowsOf(server, "update sales_order set state = 'exceptionProcessed' where id = $1", [orderNo]);
    expect(await findingsOf(server)).toEqual([expect.stringContaining("pendingMoney")]);
    await owner.call(orders.process, { orderNo, note: "x", outcome: "writtenOff" });
    expect(await findingsOf(server)).toEqual([]);
  });
});

describe("refunds that a person sees", () => {
  const refundOf = async (orderNo: string) => (await owner.call(orders.detail, { orderNo })).refunds;

  it("REFUND-02 REFUND-08 a refund is refunding, then failed; started again under its number, it is refunded", async () => {
    const orderNo = await silentOrder();
    const { refundId } = await owner.call(orders.refund, { orderNo, amountFen: "350", reason: "other" });
    expect(await refundOf(orderNo)).toMatchObject([{ refundId, status: "refunding", failure: null }]);
    await providerAnswers(orderNo, "failed");
    expect(await refundOf(orderNo)).toMatchObject([{ refundId, status: "failed", failure: "余额不足" }]);
    expect(await owner.call(orders.refund, { orderNo, amountFen: "350", reason: "other" })).toEqual({
      refundId,
      isProposed: false,
    });
    expect(await refundOf(orderNo)).toMatchObject([{ refundId, status: "refunding", failure: null }]);
    await providerAnswers(orderNo, "succeeded");
    expect(await refundOf(orderNo)).toMatchObject([{ refundId, status: "refunded" }]);
    expect(await shown(orderNo)).toMatchObject({ payStatus: "refunded", refundFen: "350" });
    expect(await findingsOf(server)).toEqual([]);
  });

  it("REFUND-08 ORDER-18 a refund that failed is settled by goods that came out after all, and is not started again with others", async () => {
    const orderNo = await silentOrder();
    const { refundId } = await owner.call(orders.refund, { orderNo, amountFen: "350", reason: "other" });
    await providerAnswers(orderNo, "failed");
    const isOpen = async () =>
      (await owner.call(refunds.list, { refundStatus: "pending" })).rows.some(({ refundNo }) => refundNo === refundId);
    expect(await isOpen()).toBe(true);
    await owner.call(orders.dispense, { orderNo });
    await machineSays(server, payments, machine, "shipClaim", { orderNo });
    await machineSays(server, payments, machine, "shipResult", { orderNo, dispensed: 1 });
    expect(await shown(orderNo)).toMatchObject({ orderStatus: "exceptionProcessed", refundStatus: null });
    expect(await isOpen()).toBe(false);
    const again = { kind: "retry" as const, refundNos: [refundId] };
    expect(await owner.call(refundBatches.preview, again)).toMatchObject({
      rowCount: 0,
      refused: [{ code: "orders.refundNotFailed", rowCount: 1 }],
    });
    expect(await findingsOf(server)).toEqual([]);
  });
});
