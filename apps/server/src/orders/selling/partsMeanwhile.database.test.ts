import { postLedger } from "@yunshou/database";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { brokenRules } from "../../testing/bench/orderBench.ts";
import {
  after,
  balance,
  bench,
  claim,
  close,
  dependencies,
  notice,
  open,
  orderOf,
  paid,
  reset,
  result,
} from "../../testing/bench/shipping.ts";
import { changeOrder } from "./duties.ts";
import { offer } from "./paying.ts";
import { startRefund } from "./refunds.ts";

beforeAll(open);
afterAll(close);
beforeEach(reset);

/** A person gives a part back, and the provider takes its time. */
async function partUnderWay(orderId: string, amountFen: bigint): Promise<void> {
  bench.provider.refundEnds = "processing";
  await changeOrder(dependencies(), { topId: "1", orderId }, after(3), (tx, book, order) =>
    startRefund(tx, book, order, { amountFen, reason: "other", method: "manual", operatorId: "1" }),
  );
  await bench.sweep(after(4));
}

const refundsOf = (orderId: string) =>
  bench.read<{ id: string; amountFen: string; state: string; method: string }>(
    `select id, amount_fen as "amountFen", state, method from refund where order_id = $1 order by id`,
    [orderId],
  );

/** The provider says how the first refund of an order ended. */
async function providerSays(orderId: string, state: "succeeded" | "failed"): Promise<void> {
  const [first] = await refundsOf(orderId);
  const { id: refundNo, amountFen } = first!;
  const report = state === "failed" ? { state, failure: "no" } : { state };
  await notice(`${state}${orderId}`, { kind: "refund", outTradeNo: orderId, refundNo, amountFen, report });
}

describe("a part that comes out while a refund is under way", () => {
  it("REFUND-06 has the rest of what stayed inside refunded once that refund is done", async () => {
    const orderId = await paid({ quantity: 3 });
    await claim(orderId);
    await partUnderWay(orderId, 100n);
    await result(orderId, { dispensed: 1 });
    expect(await orderOf(orderId)).toMatchObject({ payState: "refunding", state: "exception", shipState: "part" });
    bench.provider.refundEnds = "succeeded";
    await providerSays(orderId, "succeeded");
    await bench.sweep(after(10));
    expect(await refundsOf(orderId)).toMatchObject([
      { amountFen: "100", state: "refunded", method: "manual" },
      { amountFen: "600", state: "refunded", method: "auto" },
    ]);
    expect(await orderOf(orderId)).toMatchObject({ state: "exceptionProcessed", refundedFen: "700" });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("REFUND-04 stays a problem order where the merchant leaves the rest to a person", async () => {
    await bench.write((tx) => tx.query("update merchant set refund_agreed = true, refund_maximum_fen = 0"));
    const orderId = await paid({ quantity: 3 });
    await claim(orderId);
    await partUnderWay(orderId, 100n);
    await result(orderId, { dispensed: 1 });
    await providerSays(orderId, "succeeded");
    await bench.write((tx) => tx.query("update merchant set refund_agreed = false"));
    expect(await orderOf(orderId)).toMatchObject({
      payState: "paid",
      state: "exception",
      exception: "partDispensed",
      refundedFen: "100",
    });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("REFUND-08 ends that refund also where the merchant has withdrawn the rest meanwhile, which waits for a person", async () => {
    const orderId = await paid({ quantity: 3 });
    await claim(orderId);
    await partUnderWay(orderId, 100n);
    await result(orderId, { dispensed: 1 });
    const left = await balance("available");
    const moved = (what: string, amountFen: bigint) =>
      bench.write((tx) =>
        postLedger(tx, [
          {
            kind: what,
            idempotencyKey: `${what}:${orderId}`,
            referenceId: orderId,
            merchantId: bench.machine.merchantId,
            topMerchantId: bench.machine.topId,
            postings: [
              { account: "available", amountFen: -amountFen },
              { account: "payout", amountFen },
            ],
          },
        ]),
      );
    await moved("withdrawn", left - 599n);
    await providerSays(orderId, "succeeded");
    expect(await refundsOf(orderId)).toMatchObject([{ amountFen: "100", state: "refunded" }]);
    expect(await orderOf(orderId)).toMatchObject({ payState: "paid", state: "exception", refundedFen: "100" });
    await moved("broughtBack", 599n - left);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("REFUND-08 sends a refund that failed again under its number where a result asks for as much", async () => {
    bench.provider.refundEnds = "failed";
    const orderId = await paid();
    await bench.sweep(after(302));
    expect(await refundsOf(orderId)).toMatchObject([{ amountFen: "350", state: "failed" }]);
    bench.provider.refundEnds = "succeeded";
    await result(orderId, { dispensed: 0 });
    await bench.sweep(after(310));
    expect(await refundsOf(orderId)).toMatchObject([{ amountFen: "350", state: "refunded" }]);
    expect(await orderOf(orderId)).toMatchObject({ state: "exceptionProcessed", refundedFen: "350" });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("REFUND-08 leaves nothing pending when the provider refuses that refund after all", async () => {
    const [pending, available] = [await balance("pending"), await balance("available")];
    const orderId = await paid({ quantity: 2 });
    await claim(orderId);
    await partUnderWay(orderId, 350n);
    await result(orderId, { dispensed: 1 });
    await providerSays(orderId, "failed");
    expect(await orderOf(orderId)).toMatchObject({ payState: "paid", state: "exception", refundedFen: "0" });
    expect(await balance("pending")).toBe(pending);
    expect(await balance("available")).toBe(available + 700n);
    expect(await brokenRules(bench)).toEqual([]);
  });
});

describe("goods that come out while all of their money is on its way back, and stays after all", () => {
  const openOf = (orderId: string) =>
    bench.read("select state, open from refund where order_id = $1 order by id", [orderId]);

  it("REFUND-08 M8 leave no refund that somebody would start again with others", async () => {
    const orderId = await paid();
    await claim(orderId);
    await partUnderWay(orderId, 350n);
    await result(orderId);
    await providerSays(orderId, "failed");
    expect(await openOf(orderId)).toEqual([{ state: "failed", open: false }]);
    expect(await bench.read("select refund_state from sales_order where id = $1", [orderId])).toEqual([
      { refund_state: null },
    ]);
    expect(await orderOf(orderId)).toMatchObject({ payState: "paid", shipState: "dispensed" });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("REFUND-06 leave a refund of what stayed inside alone", async () => {
    const orderId = await paid({ quantity: 3 });
    await claim(orderId);
    await partUnderWay(orderId, 1_050n);
    await result(orderId, { dispensed: 1 });
    bench.provider.refundEnds = "succeeded";
    await providerSays(orderId, "failed");
    await bench.sweep(after(10));
    expect(await refundsOf(orderId)).toMatchObject([
      { amountFen: "1050", state: "failed" },
      { amountFen: "700", state: "refunded", method: "auto" },
    ]);
    expect(await openOf(orderId)).toEqual([
      { state: "failed", open: false },
      { state: "refunded", open: false },
    ]);
    expect(await orderOf(orderId)).toMatchObject({ payState: "paid", refundedFen: "700" });
    expect(await brokenRules(bench)).toEqual([]);
  });
});

describe("an order whose money is back whole before anything came out", () => {
  it.each([
    ["the machine says nothing", undefined],
    ["the machine says that nothing came out", 0],
  ])("REFUND-07 ORDER-16 is no problem for a person when %s", async (_, dispensed) => {
    const orderId = await paid();
    if (dispensed !== undefined) await claim(orderId);
    await changeOrder(dependencies(), { topId: "1", orderId }, after(3), (tx, book, order) =>
      startRefund(tx, book, order, { amountFen: 350n, reason: "other", method: "manual", operatorId: "1" }),
    );
    await bench.sweep(after(4));
    expect(await orderOf(orderId)).toMatchObject({ payState: "refunded", state: "inTransaction" });
    if (dispensed !== undefined) await result(orderId, { dispensed }, 5);
    await bench.sweep(after(302));
    expect(await orderOf(orderId)).toMatchObject({ payState: "refunded", state: "exceptionProcessed" });
    expect(await brokenRules(bench)).toEqual([]);
  });
});

describe("an order that is dispensed a second time", () => {
  it("ORDER-18 is a problem for what the second try left, not for what the first did", async () => {
    await bench.write((tx) => tx.query("update merchant set refund_agreed = true, refund_maximum_fen = 0"));
    const orderId = await paid({ quantity: 3 });
    await claim(orderId);
    await result(orderId, { dispensed: 0, fault: "jam" });
    expect(await orderOf(orderId)).toMatchObject({ state: "exception", exception: "dispenseFailed" });
    await changeOrder(dependencies(), { topId: "1", orderId }, after(20), async (_tx, book, order) =>
      offer(book, order),
    );
    await claim(orderId);
    await result(orderId, { dispensed: 2 }, 30);
    await bench.write((tx) => tx.query("update merchant set refund_agreed = false"));
    expect(await orderOf(orderId)).toMatchObject({ state: "exception", shipState: "part", exception: "partDispensed" });
    expect(await brokenRules(bench)).toEqual([]);
  });
});
