import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { changeOrder } from "./duties.ts";
import { type Bench, brokenRules, openBench, silentLog } from "../testing/orderBench.ts";
import { receiveNotice } from "./notices.ts";
import { closeUnpaid, receivePayment } from "./paying.ts";

let bench: Bench;
const start = new Date();
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const dependencies = () => ({ database: bench.database, provider: bench.provider, notify: () => {}, log: silentLog });

beforeAll(async () => {
  bench = await openBench();
  await bench.setStock(bench.machine.machineId, 200);
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.sent.length = 0;
  bench.provider.silence.clear();
  bench.provider.refundEnds = "succeeded";
});

interface OrderRow {
  state: string;
  payState: string;
  shipState: string;
  exception: string | null;
  refundedFen: string;
}

const orderOf = async (orderId: string): Promise<OrderRow> =>
  (
    await bench.read<OrderRow>(
      `select state, pay_state as "payState", ship_state as "shipState", exception, refunded_fen as "refundedFen" from sales_order where id = $1`,
      [orderId],
    )
  )[0]!;

let requests = 0;

async function requested(body: Parameters<typeof bench.act<"payRequest">>[1][0] = {}): Promise<string> {
  requests += 1;
  await bench.act("payRequest", [{ ...body, requestId: `order${requests}` }], { now: start });
  return (await bench.read<{ id: string }>("select order_id as id from payment where request_id = $1", [`order${requests}`]))[0]!.id;
}

async function paid(body: Parameters<typeof bench.act<"payRequest">>[1][0] = {}): Promise<string> {
  const orderId = await requested(body);
  bench.provider.pay(orderId);
  await noticePaid(orderId);
  return orderId;
}

const notice = (noticeId: string, fact: unknown) =>
  receiveNotice(dependencies(), Buffer.from(JSON.stringify({ noticeId, fact }, (_, value) => (typeof value === "bigint" ? String(value) : value))), {}, after(1));

const noticePaid = (orderId: string, more: Record<string, unknown> = {}) =>
  notice(`n${orderId}`, { kind: "payment", outTradeNo: orderId, tradeNo: `T${orderId}`, amountFen: bench.provider.payments.get(orderId)!.amountFen, paidAt: start, ...more });

const claim = (orderNo: string) => bench.act("shipClaim", [{ orderNo }], { now: after(2) });
const result = (orderNo: string, body: object = {}, seconds = 5) => bench.act("shipResult", [{ orderNo, ...body }], { now: after(seconds) });
const balance = async (code: string) => BigInt((await bench.read<{ fen: string }>("select balance_fen as fen from ledger.account where code = $1", [code]))[0]?.fen ?? 0);

describe("an order paid by QR code", () => {
  it("goes from the request over code, payment, offer, claim and grant to the goods", async () => {
    const available = await balance("available");
    const orderId = await requested();
    expect(await bench.read("select type, body->>'codeUrl' as url from outbox where key = $1", [`payCode:${orderId}`])).toEqual([{ type: "payCode", url: `demo://pay/${orderId}` }]);
    bench.provider.pay(orderId);
    expect(await noticePaid(orderId)).toBe("accepted");
    expect(await orderOf(orderId)).toMatchObject({ payState: "paid", shipState: "offered", state: "inTransaction" });
    expect(await bench.read("select type from outbox where key = any($1)", [[`payCode:${orderId}`, `offer:${orderId}`]])).toEqual([{ type: "shipOffer" }]);
    await claim(orderId);
    expect(bench.sent).toMatchObject([{ type: "shipGrant", body: { orderNo: orderId, lane: 11, quantity: 1 } }]);
    expect(await balance("pending")).toBe(350n);
    await result(orderId);
    expect(await orderOf(orderId)).toMatchObject({ payState: "paid", shipState: "dispensed", state: "completed", exception: null });
    expect(await balance("pending")).toBe(0n);
    expect((await balance("available")) - available).toBe(350n);
    expect(await bench.read("select 1 from timer where key = $1", [orderId])).toEqual([]);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("answers a repeated notice again and books it once; another notice of the same payment changes nothing", async () => {
    const orderId = await paid();
    expect(await noticePaid(orderId)).toBe("accepted");
    expect(await notice(`other${orderId}`, { kind: "payment", outTradeNo: orderId, tradeNo: `T${orderId}`, amountFen: 350n, paidAt: start })).toBe("accepted");
    expect(await bench.read("select count(*)::int as n from ledger.txn where reference_id = $1", [orderId])).toEqual([{ n: 1 }]);
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

  it("tells the machine when the provider is silent, and closes the order", async () => {
    bench.provider.silence.set("new", { when: "before", calls: 2 });
    const orderId = await requested();
    expect(await bench.read("select type from outbox where key = $1", [`payCode:${orderId}`])).toEqual([{ type: "payRefused" }]);
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
    await changeOrder(dependencies(), { topId: "1", orderId }, after(181), async (_, book, order) => closeUnpaid(book, order));
    bench.provider.pay(orderId);
    await noticePaid(orderId);
    expect(await orderOf(orderId)).toMatchObject({ payState: "refunding", state: "exception", exception: "paidAfterClose" });
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
    expect(await orderOf(orderId)).toMatchObject({ payState: "refunded", shipState: "unknown", exception: "shipTimeout", refundedFen: "350" });
    expect(await bench.read("select reason, method, state from refund where order_id = $1", [orderId])).toEqual([{ reason: "dispensingTimeout", method: "auto", state: "refunded" }]);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("ORDER-12 refunds no lucky purchase by silence", async () => {
    const orderId = await paid();
    await bench.write((tx) => tx.query("update sales_order set business = 'luckyPurchase' where id = $1", [orderId]));
    await bench.sweep(after(302));
    expect(await orderOf(orderId)).toMatchObject({ payState: "paid", shipState: "unknown", state: "exception", exception: "shipTimeout" });
    await bench.write((tx) => tx.query("update sales_order set business = 'ordinary' where id = $1", [orderId]));
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

describe("M8 results that come late or do not fit", () => {
  it("flags goods that came out after the refund and books the loss", async () => {
    const loss = await balance("loss_late_dispense");
    const orderId = await paid();
    await claim(orderId);
    await bench.sweep(after(302));
    await result(orderId, {}, 310);
    expect(await orderOf(orderId)).toMatchObject({ payState: "refunded", shipState: "dispensed", state: "exception", exception: "lateDispense" });
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
    await notice(`f${orderId}`, { kind: "refund", outTradeNo: orderId, refundNo: refund!.id, amountFen: 350n, report: { state: "failed", failure: "no" } });
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
    expect(await orderOf(orderId)).toMatchObject({ payState: "paid", shipState: "dispensed", state: "exceptionProcessed" });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("dispenses a part and refunds the rest", async () => {
    const pending = await balance("pending");
    const orderId = await paid({ quantity: 3 });
    await claim(orderId);
    await result(orderId, { dispensed: 2, fault: "jam" });
    await bench.sweep(after(10));
    expect(await orderOf(orderId)).toMatchObject({ payState: "paid", shipState: "part", exception: "partDispensed", refundedFen: "350" });
    expect(await bench.read("select reason from refund where order_id = $1", [orderId])).toEqual([{ reason: "itemJammed" }]);
    expect(await balance("pending")).toBe(pending);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("believes a result where nothing was granted, and flags it", async () => {
    const orderId = await paid();
    await result(orderId);
    expect(await orderOf(orderId)).toMatchObject({ shipState: "dispensed", state: "exception", exception: "notGranted" });
  });

  it("takes the same result twice as one, and another result as a contradiction", async () => {
    const orderId = await paid();
    await claim(orderId);
    await result(orderId);
    await result(orderId);
    expect(await orderOf(orderId)).toMatchObject({ state: "completed" });
    await result(orderId, { dispensed: 0 });
    expect(await orderOf(orderId)).toMatchObject({ state: "exception", exception: "resultDiffers", shipState: "dispensed" });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("raises an alarm when a machine reports an order that is not its own", async () => {
    const orderId = await paid();
    const stranger = await bench.addMachine(`X${orderId.slice(-6)}`);
    await bench.act("shipClaim", [{ orderNo: orderId }], { machine: stranger });
    expect(bench.sent).toMatchObject([{ type: "shipDenied", body: { reason: "orders.unknown" } }]);
    await bench.act("shipResult", [{ orderNo: orderId }], { machine: stranger });
    expect(await bench.read("select kind from alarm where machine_id = $1", [stranger.machineId])).toEqual([{ kind: "contradiction" }]);
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
    expect(refunds.map(({ id }) => bench.provider.refunds.get(id))).toEqual([{ amountFen: 350n, report: { state: "succeeded" } }]);
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
    expect(await bench.read("select state, failure from refund where order_id = $1", [orderId])).toEqual([{ state: "failed", failure: "balance too low" }]);
    expect(await balance("refund_hold")).toBe(hold);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("tells a person about a refund that is under way for a day", async () => {
    bench.provider.refundEnds = "processing";
    const orderId = await paid();
    await bench.sweep(after(302));
    await bench.sweep(after(302 + 90_000));
    expect(await bench.read("select 1 as one from alarm where detail->>'problem' = 'refundStuck' and detail->>'order' = $1 and cleared_at is null", [orderId])).toEqual([{ one: 1 }]);
  });
});

describe("M15 races", () => {
  it("sells the last unit to one of 40 customers who want it at once", async () => {
    const machine = await bench.addMachine("LAST", 1, 1);
    await Promise.all(Array.from({ length: 40 }, () => bench.act("payRequest", [{}], { machine })));
    expect(await bench.read("select count(*)::int as n from payment where machine_id = $1", [machine.machineId])).toEqual([{ n: 1 }]);
    expect(bench.sent.filter(({ type }) => type === "payRefused")).toHaveLength(39);
  });

  it("lets either the grant or the refund win, never both", async () => {
    for (let run = 0; run < 10; run += 1) {
      const orderId = await paid();
      bench.sent.length = 0;
      await Promise.all([claim(orderId), bench.sweep(after(302))]);
      const order = await orderOf(orderId);
      const granted = bench.sent.some(({ type, body }) => type === "shipGrant" && (body as { orderNo: string }).orderNo === orderId);
      if (granted) await result(orderId, {}, 303);
      expect(["refunded", "refunding"]).toContain(order.payState);
    }
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("books one of many notices that arrive at once", async () => {
    const orderId = await requested();
    bench.provider.pay(orderId);
    const answers = await Promise.all(Array.from({ length: 15 }, () => noticePaid(orderId)));
    expect(new Set(answers)).toEqual(new Set(["accepted"]));
    expect(await bench.read("select count(*)::int as n from ledger.txn where reference_id = $1", [orderId])).toEqual([{ n: 1 }]);
  });

  it("takes a payment once, from notice and query together", async () => {
    const orderId = await requested();
    bench.provider.pay(orderId);
    await Promise.all([
      noticePaid(orderId),
      changeOrder(dependencies(), { topId: "1", orderId }, after(1), (tx, book, order) => receivePayment(tx, book, order, { tradeNo: `T${orderId}`, amountFen: 350n, paidAt: start })),
    ]);
    expect(await orderOf(orderId)).toMatchObject({ payState: "paid", shipState: "offered" });
    expect(await brokenRules(bench)).toEqual([]);
  });
});
