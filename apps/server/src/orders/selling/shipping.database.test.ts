import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeOrder } from "./duties.ts";
import { hearingDuty } from "./hearing.ts";
import { arm, disarm } from "../../platform/timers.ts";
import { brokenRules } from "../../testing/bench/orderBench.ts";
import { closeUnpaid } from "./paying.ts";
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

describe("an order paid by QR code", () => {
  it("goes from the request over code, payment, offer, claim and grant to the goods", async () => {
    const available = await balance("available");
    const orderId = await requested();
    expect(
      await bench.read("select type, body->>'codeUrl' as url from outbox where key = $1", [`payCode:${orderId}`]),
    ).toEqual([{ type: "payCode", url: `demo://pay/${orderId}` }]);
    bench.provider.pay(orderId);
    expect(await noticePaid(orderId)).toBe("accepted");
    expect(await orderOf(orderId)).toMatchObject({ payState: "paid", shipState: "offered", state: "inTransaction" });
    expect(
      await bench.read("select type from outbox where key = any($1)", [[`payCode:${orderId}`, `offer:${orderId}`]]),
    ).toEqual([{ type: "shipOffer" }]);
    await claim(orderId);
    expect(bench.sent).toMatchObject([{ type: "shipGrant", body: { orderNo: orderId, lane: 11, quantity: 1 } }]);
    expect(await balance("pending")).toBe(350n);
    await result(orderId);
    expect(await orderOf(orderId)).toMatchObject({
      payState: "paid",
      shipState: "dispensed",
      state: "completed",
      exception: null,
    });
    expect(await balance("pending")).toBe(0n);
    expect((await balance("available")) - available).toBe(350n);
    expect(await bench.read("select 1 from timer where key = $1", [orderId])).toEqual([]);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("answers a repeated notice again and books it once; another notice of the same payment changes nothing", async () => {
    const orderId = await paid();
    expect(await noticePaid(orderId)).toBe("accepted");
    expect(
      await notice(`other${orderId}`, {
        kind: "payment",
        outTradeNo: orderId,
        tradeNo: `T${orderId}`,
        amountFen: 350n,
        paidAt: start,
      }),
    ).toBe("accepted");
    expect(await bench.read("select count(*)::int as n from ledger.txn where reference_id = $1", [orderId])).toEqual([
      { n: 1 },
    ]);
  });

  it.each([
    ["another amount", { amountFen: 349n }],
    ["an unknown order", { outTradeNo: "123" }],
    ["an order number that is none", { outTradeNo: "abc" }],
  ])("M9 refuses a genuine notice of %s and changes nothing", async (_, more) => {
    const orderId = await requested();
    expect(await noticePaid(orderId, more)).toBe("payments.noticeMismatch");
    expect(await orderOf(orderId)).toMatchObject({ payState: "unpaid" });
  });

  it("refuses the provider's number of another order", async () => {
    const first = await paid();
    const second = await requested();
    expect(await noticePaid(second, { tradeNo: `T${first}` })).toBe("payments.noticeMismatch");
  });

  it.each([
    ["a price other than the lane's", { priceFen: 300 }, "lane.priceDiffers"],
    ["a lane that does not exist", { lane: 99 }, "lane.unknown"],
  ])("refuses to take money for %s", async (_, body, reason) => {
    await bench.act("payRequest", [body], { now: start });
    expect(bench.sent).toMatchObject([{ type: "payRefused", body: { reason } }]);
  });

  it("MERCHANT-19 takes no new payment at a machine of a closed store, and still sells what was asked to be paid before", async () => {
    const early = await requested();
    const store = (state: string) =>
      bench.write((tx) =>
        tx.query("update merchant set store_state = $2 where id = $1", [bench.machine.merchantId, state]),
      );
    await store("closed");
    bench.sent.length = 0;
    await bench.act("payRequest", [{}], { now: start });
    expect(bench.sent).toMatchObject([{ type: "payRefused", body: { reason: "merchants.storeClosed" } }]);
    bench.provider.pay(early);
    await noticePaid(early);
    await claim(early);
    await result(early);
    expect(await orderOf(early)).toMatchObject({ payState: "paid", state: "completed" });
    await store("open");
    expect(await orderOf(await requested())).toMatchObject({ payState: "unpaid" });
  });

  it("tells the machine when the provider is silent, and closes the order", async () => {
    bench.provider.silence.set("new", { when: "before", calls: 2 });
    const orderId = await requested();
    expect(await bench.read("select type from outbox where key = $1", [`payCode:${orderId}`])).toEqual([
      { type: "payRefused" },
    ]);
    await bench.sweep(new Date(Date.now() + 1_000));
    expect(await orderOf(orderId)).toMatchObject({ payState: "closed", state: "invalid" });
  });

  it("M10 finds a payment whose notice never came, within a minute", async () => {
    const orderId = await requested();
    bench.provider.pay(orderId);
    await bench.sweep(after(21));
    expect(await orderOf(orderId)).toMatchObject({ payState: "paid", shipState: "offered" });
  });

  it("closes an unpaid order at the end of its window and frees its pieces", async () => {
    const orderId = await requested();
    for (const second of [21, 60, 181]) await bench.sweep(after(second));
    expect(await orderOf(orderId)).toMatchObject({ payState: "closed", state: "invalid" });
    expect(bench.provider.payments.get(orderId)?.state).toBe("closed");
  });

  it("M10 refunds money that comes after the order was closed", async () => {
    const orderId = await requested();
    await changeOrder(dependencies(), { topId: "1", orderId }, after(181), async (_, book, order) =>
      closeUnpaid(book, order),
    );
    bench.provider.pay(orderId);
    await noticePaid(orderId);
    expect(await orderOf(orderId)).toMatchObject({
      payState: "refunding",
      state: "exception",
      exception: "paidAfterClose",
    });
    await bench.sweep(after(2));
    expect(await orderOf(orderId)).toMatchObject({ payState: "refunded", state: "exceptionProcessed" });
    expect(await brokenRules(bench)).toEqual([]);
  });
});

describe("M7 the silence of a machine", () => {
  it("ORDER-11 refunds a silent order at 300 s and not before", async () => {
    const orderId = await paid();
    await claim(orderId);
    await bench.sweep(after(299));
    expect(await orderOf(orderId)).toMatchObject({ payState: "paid", shipState: "granted" });
    await bench.sweep(after(302));
    expect(await orderOf(orderId)).toMatchObject({
      payState: "refunded",
      shipState: "unknown",
      exception: "shipTimeout",
      refundedFen: "350",
    });
    expect(await bench.read("select reason, method, state from refund where order_id = $1", [orderId])).toEqual([
      { reason: "dispensingTimeout", method: "auto", state: "refunded" },
    ]);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("ORDER-11 M8 counts no silence while nobody listened: machines first tell what they did meanwhile", async () => {
    await bench.write((tx) => arm(tx, hearingDuty.first));
    await bench.sweep(after(1));
    const [told, silent, soon] = [await paid(), await paid(), await paid()];
    for (const orderId of [told, silent, soon]) await claim(orderId);
    await bench.write((tx) =>
      tx.query("update timer set due_at = $2 where kind = 'order.shipTimeout' and key = $1", [soon, after(430)]),
    );
    // Nothing runs from here on.
    await bench.sweep(after(400));
    await result(told, { dispensed: 1 }, 410);
    for (const second of [405, 425, 445, 459]) await bench.sweep(after(second));
    expect(await orderOf(told)).toMatchObject({ payState: "paid", shipState: "dispensed", state: "completed" });
    for (const orderId of [silent, soon])
      expect(await orderOf(orderId)).toMatchObject({ payState: "paid", shipState: "granted" });
    await bench.sweep(after(461));
    for (const orderId of [silent, soon])
      expect(await orderOf(orderId)).toMatchObject({ payState: "refunded", shipState: "unknown" });
    // A restart of seconds moves nothing.
    const later = await paid();
    for (const second of [466, 490]) await bench.sweep(after(second));
    expect(await orderOf(later)).toMatchObject({ payState: "refunded" });
    await bench.write((tx) => disarm(tx, hearingDuty.first));
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("ORDER-12 refunds no lucky purchase by silence", async () => {
    const orderId = await paid();
    await bench.write((tx) => tx.query("update sales_order set business = 'luckyPurchase' where id = $1", [orderId]));
    await bench.sweep(after(302));
    expect(await orderOf(orderId)).toMatchObject({
      payState: "paid",
      shipState: "unknown",
      state: "exception",
      exception: "shipTimeout",
    });
    await bench.write((tx) => tx.query("update sales_order set business = 'ordinary' where id = $1", [orderId]));
  });

  it("MACHINE-07 leaves all money of a machine that refunds nothing by itself to a person, and of no other one", async () => {
    const switched = (on: boolean) =>
      bench.write((tx) =>
        tx.query("update machine set flags = flags || jsonb_build_object('autoRefund', $1::boolean)", [on]),
      );
    await switched(false);
    const waits = await paid();
    await bench.sweep(after(302));
    await switched(true);
    const goesBack = await paid();
    await bench.sweep(after(303));
    expect(await orderOf(waits)).toMatchObject({ payState: "paid", state: "exception" });
    expect(await orderOf(goesBack)).toMatchObject({ payState: "refunded" });
  });

  it("REFUND-04 leaves amounts above the merchant's maximum to a person", async () => {
    await bench.write((tx) => tx.query("update merchant set refund_agreed = true, refund_maximum_fen = 349"));
    const above = await paid();
    await bench.sweep(after(302));
    await bench.write((tx) => tx.query("update merchant set refund_maximum_fen = 350"));
    const equal = await paid();
    await bench.sweep(after(303));
    await bench.write((tx) => tx.query("update merchant set refund_agreed = false"));
    expect(await orderOf(above)).toMatchObject({ payState: "paid", state: "exception" });
    expect(await orderOf(equal)).toMatchObject({ payState: "refunded" });
  });

  it("denies the claim of an order that is being refunded", async () => {
    const orderId = await paid();
    await bench.sweep(after(302));
    await claim(orderId);
    expect(bench.sent).toMatchObject([{ type: "shipDenied", body: { orderNo: orderId } }]);
  });
});
