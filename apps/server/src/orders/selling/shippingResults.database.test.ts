import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeOrder } from "./duties.ts";
import { brokenRules, somebodyWaits } from "../../testing/bench/orderBench.ts";
import { receivePayment } from "./paying.ts";
import { shipSilence } from "./shipping.ts";
import {
  bench,
  start,
  after,
  dependencies,
  open,
  close,
  reset,
  orderOf,
  requested,
  paid,
  notice,
  noticePaid,
  claim,
  result,
  balance,
} from "../../testing/bench/shipping.ts";

beforeAll(open);
afterAll(close);
beforeEach(reset);

describe("M8 results that come late or do not fit", () => {
  it("flags goods that came out after the refund and books the loss", async () => {
    const loss = await balance("loss_late_dispense");
    const orderId = await paid();
    await claim(orderId);
    await bench.sweep(after(302));
    await result(orderId, {}, 310);
    expect(await orderOf(orderId)).toMatchObject({
      payState: "refunded",
      shipState: "dispensed",
      state: "exception",
      exception: "lateDispense",
    });
    expect((await balance("loss_late_dispense")) - loss).toBe(-350n);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("gives the loss back when the refund of a late dispense fails", async () => {
    const loss = await balance("loss_late_dispense");
    const pending = await balance("pending");
    bench.provider.refundEnds = "processing";
    const orderId = await paid();
    await claim(orderId);
    await bench.sweep(after(302));
    await result(orderId, {}, 310);
    const [refund] = await bench.read<{ id: string }>("select id from refund where order_id = $1", [orderId]);
    await notice(`f${orderId}`, {
      kind: "refund",
      outTradeNo: orderId,
      refundNo: refund!.id,
      amountFen: 350n,
      report: { state: "failed", failure: "no" },
    });
    expect(await orderOf(orderId)).toMatchObject({ payState: "paid", shipState: "dispensed" });
    expect(await balance("loss_late_dispense")).toBe(loss);
    expect(await balance("pending")).toBe(pending);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("accepts the late truth of an order that nobody refunded", async () => {
    await bench.write((tx) => tx.query("update merchant set refund_agreed = true, refund_maximum_fen = 0"));
    const orderId = await paid();
    await claim(orderId);
    await bench.sweep(after(302));
    await result(orderId, {}, 310);
    await bench.write((tx) => tx.query("update merchant set refund_agreed = false"));
    expect(await orderOf(orderId)).toMatchObject({
      payState: "paid",
      shipState: "dispensed",
      state: "exceptionProcessed",
    });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("dispenses a part and refunds the rest", async () => {
    const pending = await balance("pending");
    const orderId = await paid({ quantity: 3 });
    await claim(orderId);
    await result(orderId, { dispensed: 2, fault: "jam" });
    await bench.sweep(after(10));
    expect(await orderOf(orderId)).toMatchObject({
      payState: "paid",
      shipState: "part",
      exception: "partDispensed",
      refundedFen: "350",
    });
    expect(await bench.read("select reason from refund where order_id = $1", [orderId])).toEqual([
      { reason: "itemJammed" },
    ]);
    expect(await balance("pending")).toBe(pending);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("believes a result where nothing was granted, and flags it", async () => {
    const orderId = await paid();
    await result(orderId);
    expect(await orderOf(orderId)).toMatchObject({
      shipState: "dispensed",
      state: "exception",
      exception: "notGranted",
    });
  });

  it("takes the same result twice as one, and another result as a contradiction", async () => {
    const orderId = await paid();
    await claim(orderId);
    await result(orderId);
    await result(orderId);
    expect(await orderOf(orderId)).toMatchObject({ state: "completed" });
    await result(orderId, { dispensed: 0 });
    expect(await orderOf(orderId)).toMatchObject({
      state: "exception",
      exception: "resultDiffers",
      shipState: "dispensed",
    });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("raises an alarm when a machine reports an order that is not its own", async () => {
    const orderId = await paid();
    const stranger = await bench.addMachine(`X${orderId.slice(-6)}`);
    await bench.act("shipClaim", [{ orderNo: orderId }], { machine: stranger });
    expect(bench.sent).toMatchObject([{ type: "shipDenied", body: { reason: "orders.unknown" } }]);
    await bench.act("shipResult", [{ orderNo: orderId }], { machine: stranger });
    expect(await bench.read("select kind from alarm where machine_id = $1", [stranger.machineId])).toEqual([
      { kind: "contradiction" },
    ]);
    expect(await orderOf(orderId)).toMatchObject({ shipState: "offered" });
  });
});

describe("M11 refunds at a provider that stumbles", () => {
  it("sends again under the same number after a timeout, and pays once", async () => {
    const orderId = await paid();
    bench.provider.silence.set(orderId, { when: "after", calls: 1 });
    await bench.sweep(after(302));
    expect(await orderOf(orderId)).toMatchObject({ payState: "refunding" });
    await bench.sweep(after(370));
    expect(await orderOf(orderId)).toMatchObject({ payState: "refunded" });
    const refunds = await bench.read<{ id: string }>("select id from refund where order_id = $1", [orderId]);
    expect(refunds.map(({ id }) => bench.provider.refunds.get(id))).toEqual([
      { amountFen: 350n, report: { state: "succeeded" } },
    ]);
  });

  it("sends at all when the first call never arrived", async () => {
    const orderId = await paid();
    bench.provider.silence.set(orderId, { when: "before", calls: 1 });
    await bench.sweep(after(302));
    await bench.sweep(after(370));
    expect(await orderOf(orderId)).toMatchObject({ payState: "refunded" });
  });

  it("gives back what was held when the provider refuses", async () => {
    const hold = await balance("refund_hold");
    bench.provider.refundEnds = "failed";
    const orderId = await paid();
    await bench.sweep(after(302));
    expect(await orderOf(orderId)).toMatchObject({ payState: "paid", state: "exception", refundedFen: "0" });
    expect(await bench.read("select state, failure from refund where order_id = $1", [orderId])).toEqual([
      { state: "failed", failure: "balance too low" },
    ]);
    expect(await balance("refund_hold")).toBe(hold);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("tells a person about a refund that is under way for a day", async () => {
    bench.provider.refundEnds = "processing";
    const orderId = await paid();
    await bench.sweep(after(302));
    await bench.sweep(after(302 + 90_000));
    expect(
      await bench.read(
        "select 1 as one from alarm where detail->>'problem' = 'refundStuck' and detail->>'order' = $1 and cleared_at is null",
        [orderId],
      ),
    ).toEqual([{ one: 1 }]);
  });
});

describe("M15 races", () => {
  it("sells the last unit to one of 40 customers who want it at once", async () => {
    const machine = await bench.addMachine("LAST", 1, 1);
    await Promise.all(Array.from({ length: 40 }, () => bench.act("payRequest", [{}], { machine })));
    expect(
      await bench.read("select count(*)::int as n from payment where machine_id = $1", [machine.machineId]),
    ).toEqual([{ n: 1 }]);
    expect(bench.sent.filter(({ type }) => type === "payRefused")).toHaveLength(39);
  });

  it("lets either the grant or the refund win, never both", async () => {
    for (let run = 0; run < 10; run += 1) {
      const orderId = await paid();
      bench.sent.length = 0;
      await Promise.all([claim(orderId), bench.sweep(after(302))]);
      const order = await orderOf(orderId);
      const granted = bench.sent.some(
        ({ type, body }) => type === "shipGrant" && (body as { orderNo: string }).orderNo === orderId,
      );
      if (granted) await result(orderId, {}, 303);
      expect(["refunded", "refunding"]).toContain(order.payState);
    }
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("books goods as a loss whose result had to wait while their money went back", async () => {
    const loss = await balance("loss_late_dispense");
    const orderId = await paid();
    await claim(orderId);
    let late: Promise<unknown> | undefined;
    await changeOrder(dependencies(), { topId: "1", orderId }, after(302), async (tx, book, order) => {
      // The result finds the order locked, as it was before, and goes on when this has committed.
      late = result(orderId, {}, 303);
      await somebodyWaits(bench);
      await shipSilence(tx, book, order);
    });
    await late;
    await bench.sweep(after(310));
    expect(await orderOf(orderId)).toMatchObject({
      payState: "refunded",
      shipState: "dispensed",
      state: "exception",
      exception: "lateDispense",
    });
    expect((await balance("loss_late_dispense")) - loss).toBe(-350n);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("books one of many notices that arrive at once", async () => {
    const orderId = await requested();
    bench.provider.pay(orderId);
    const answers = await Promise.all(Array.from({ length: 15 }, () => noticePaid(orderId)));
    expect(new Set(answers)).toEqual(new Set(["accepted"]));
    expect(await bench.read("select count(*)::int as n from ledger.txn where reference_id = $1", [orderId])).toEqual([
      { n: 1 },
    ]);
  });

  it("takes a payment once, from notice and query together", async () => {
    const orderId = await requested();
    bench.provider.pay(orderId);
    await Promise.all([
      noticePaid(orderId),
      changeOrder(dependencies(), { topId: "1", orderId }, after(1), (tx, book, order) =>
        receivePayment(tx, book, order, { tradeNo: `T${orderId}`, amountFen: 350n, paidAt: start }),
      ),
    ]);
    expect(await orderOf(orderId)).toMatchObject({ payState: "paid", shipState: "offered" });
    expect(await brokenRules(bench)).toEqual([]);
  });
});
