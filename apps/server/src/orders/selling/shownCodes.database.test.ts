import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { brokenRules } from "../../testing/bench/orderBench.ts";
import {
  after,
  bench,
  claim,
  close,
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

let serial = 0;
const show = (behaviour: "pays" | "asks" | "poor") => {
  const code = `13${String((serial += 1)).padStart(16, "0")}`;
  bench.provider.shown.set(code, behaviour);
  return code;
};
const told = (orderId: string) =>
  bench.read<{ type: string; reason: string | null }>(
    "select type, body->>'reason' as reason from outbox where key = any($1) order by type",
    [[`payCode:${orderId}`, `offer:${orderId}`]],
  );

it("M10 charges a code that the customer shows once, and offers the goods without any code of ours", async () => {
  const code = show("pays");
  const orderId = await requested({ shownCode: code });
  expect(await orderOf(orderId)).toMatchObject({ payState: "paid", shipState: "offered" });
  expect(await told(orderId)).toEqual([{ type: "shipOffer", reason: null }]);
  await bench.act("payRequest", [{ requestId: `order${requests}`, shownCode: code }], { now: after(3) });
  expect(bench.provider.charged.filter((one) => one === code)).toHaveLength(1);
  await claim(orderId);
  await result(orderId);
  expect(await orderOf(orderId)).toMatchObject({ state: "completed" });
  const [kept] = await bench.read<{ row: string }>(
    "select row_to_json(p)::text as row from payment p where order_id = $1",
    [orderId],
  );
  expect(kept!.row).not.toContain(code);
});

it("M10 tells the machine at once when the provider refuses a code, and closes the order", async () => {
  const orderId = await requested({ shownCode: show("poor") });
  expect(await told(orderId)).toEqual([{ type: "payRefused", reason: "payments.shownCodeRefused" }]);
  // Closed by the clock of the provider’s answer, which is the real one.
  await bench.sweep(new Date(Date.now() + 1_000));
  expect(await orderOf(orderId)).toMatchObject({ payState: "closed", state: "invalid" });
});

it("M10 asks until the customer has confirmed, and takes the payment back when nobody does", async () => {
  const confirmed = await requested({ shownCode: show("asks") });
  const forgotten = await requested({ shownCode: show("asks") });
  await bench.sweep(after(6));
  expect(await orderOf(confirmed)).toMatchObject({ payState: "unpaid" });
  bench.provider.pay(confirmed);
  await bench.sweep(after(12));
  expect(await orderOf(confirmed)).toMatchObject({ payState: "paid", shipState: "offered" });
  expect(await orderOf(forgotten)).toMatchObject({ payState: "unpaid" });
  await bench.sweep(after(46));
  expect(await orderOf(forgotten)).toMatchObject({ payState: "closed", state: "invalid" });
  expect(bench.provider.payments.get(forgotten)?.state).toBe("closed");
});

it("M10 finds a payment whose answer was lost, and charges nothing twice", async () => {
  const code = show("pays");
  bench.provider.silence.set("new", { when: "after", calls: 1 });
  const orderId = await requested({ shownCode: code });
  expect(await orderOf(orderId)).toMatchObject({ payState: "unpaid" });
  await bench.sweep(after(6));
  expect(await orderOf(orderId)).toMatchObject({ payState: "paid", shipState: "offered" });
  expect(bench.provider.charged.filter((one) => one === code)).toHaveLength(1);
});

it("refuses a code of another provider before anybody is asked", async () => {
  const before = bench.provider.charged.length;
  await bench.act("payRequest", [{ requestId: "other", shownCode: "2800000000000001" }], { now: after(1) });
  expect(bench.sent.at(-1)).toMatchObject({ type: "payRefused", body: { reason: "payments.shownCodeWrong" } });
  expect(bench.provider.charged).toHaveLength(before);
});

it("keeps the books whole", async () => expect(await brokenRules(bench)).toEqual([]));
