import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { brokenRules } from "../../testing/bench/orderBench.ts";
import {
  after,
  bench,
  claim,
  close,
  noticePaid,
  open,
  orderOf,
  requested,
  requests,
  reset,
  result,
} from "../../testing/bench/shipping.ts";

beforeAll(open);
afterAll(close);
beforeEach(reset);

/** The machine says its newest request again. */
async function again(seconds: number): Promise<unknown[]> {
  bench.sent.length = 0;
  await bench.act("payRequest", [{ requestId: `order${requests}` }], { now: after(seconds) });
  return bench.sent.map(({ type, body }) => ({ type, ...(body as object) }));
}
const waiting = (orderId: string) =>
  bench.read(
    "select type, body->>'requestId' as \"requestId\", body->>'reason' as reason from outbox where key = any($1)",
    [[`payEnd:${orderId}`, `payCode:${orderId}`, `offer:${orderId}`]],
  );
const closed = () => ({ type: "payRefused", requestId: `order${requests}`, reason: "payments.requestClosed" });
const done = () => ({ type: "payRefused", requestId: `order${requests}`, reason: "payments.requestDone" });

it("M15 answers a repeated request with the same code while it is good, and for as long as it is", async () => {
  const orderId = await requested();
  expect(await again(80)).toEqual([
    {
      type: "payCode",
      requestId: `order${requests}`,
      orderNo: orderId,
      amountFen: 350,
      codeUrl: `demo://pay/${orderId}`,
      expiresInSeconds: 100,
    },
  ]);
  expect([...bench.provider.payments.keys()].filter((number) => number === orderId)).toHaveLength(1);
});

it("M15 closes a payment whose code is over before it tells the machine that asks again, however often it asks", async () => {
  const orderId = await requested();
  const before = bench.provider.payments.size;
  // Nobody has looked since the window ended, e.g. because the cloud was away.
  expect([await again(185), await again(185)]).toEqual([[], []]);
  await bench.sweep(after(185));
  expect(bench.provider.payments.get(orderId)?.state).toBe("closed");
  expect(await orderOf(orderId)).toMatchObject({ payState: "closed", state: "invalid" });
  await bench.sweep(after(187));
  expect(await waiting(orderId)).toEqual([closed()]);
  expect(await again(190)).toEqual([closed()]);
  expect(bench.provider.payments.size).toBe(before);
  expect(await bench.read("select 1 from timer where key = $1", [orderId])).toEqual([]);
});

it("M15 tells the machine only when the payment can no longer be paid, also while the provider is silent", async () => {
  const orderId = await requested();
  bench.provider.silence.set(orderId, { when: "before", calls: 3 });
  await again(185);
  for (const second of [185, 186]) await bench.sweep(after(second));
  expect([await orderOf(orderId), await waiting(orderId)]).toMatchObject([
    { payState: "unpaid" },
    [{ type: "payCode" }],
  ]);
  for (const second of [210, 235, 260]) await bench.sweep(after(second));
  expect(await waiting(orderId)).toEqual([closed()]);
});

it("M15 offers what was paid in the last moment instead of refusing it", async () => {
  const orderId = await requested();
  bench.provider.pay(orderId);
  await again(185);
  await bench.sweep(after(186));
  expect(await waiting(orderId)).toEqual([{ type: "shipOffer", requestId: null, reason: null }]);
  await bench.write((tx) =>
    tx.query("update outbox set due_at = now() + interval '1 hour' where key = $1", [`offer:${orderId}`]),
  );
  expect(await again(187)).toEqual([]);
  expect(await bench.read("select due_at <= now() as due from outbox where key = $1", [`offer:${orderId}`])).toEqual([
    { due: true },
  ]);
  await claim(orderId);
  expect(await again(190)).toEqual([done()]);
  await result(orderId);
  expect(await again(200)).toEqual([done()]);
  expect(await orderOf(orderId)).toMatchObject({ payState: "paid", state: "completed" });
  expect(await brokenRules(bench)).toEqual([]);
});

it("M10 gives money back once that comes for a closed code, whatever the machine asks and however often the notice comes", async () => {
  const orderId = await requested();
  const paidBack = bench.provider.paidBackFen();
  await again(185);
  for (const second of [185, 187]) await bench.sweep(after(second));
  // The next request of the customer is another sale with a code of its own.
  const next = await requested();
  expect(next).not.toBe(orderId);
  bench.provider.pay(orderId);
  await Promise.all([noticePaid(orderId), noticePaid(orderId)]);
  await bench.act("payRequest", [{ requestId: `order${requests - 1}` }], { now: after(188) });
  expect(bench.sent.at(-1)).toMatchObject({
    type: "payRefused",
    body: { requestId: `order${requests - 1}`, reason: "payments.requestDone" },
  });
  for (const second of [189, 190, 400]) await bench.sweep(after(second));
  expect(await orderOf(orderId)).toMatchObject({ payState: "refunded", shipState: "none", refundedFen: "350" });
  expect(await bench.read("select state from refund where order_id = $1", [orderId])).toEqual([{ state: "refunded" }]);
  expect(bench.provider.paidBackFen() - paidBack).toBe(350n);
  expect(await bench.read("select 1 from outbox where key = $1", [`offer:${orderId}`])).toEqual([]);
  expect(await brokenRules(bench)).toEqual([]);
});
