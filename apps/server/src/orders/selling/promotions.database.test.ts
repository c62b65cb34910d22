import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { brokenRules } from "../../testing/bench/orderBench.ts";
import {
  after,
  balance,
  bench,
  claim,
  close,
  open,
  orderOf,
  paid,
  requested,
  requests,
  reset,
  result,
  start,
} from "../../testing/bench/shipping.ts";

interface Plan {
  readonly kind?: string;
  readonly rate?: number;
  readonly specialFen?: number;
  readonly maxUses?: number;
  readonly maxFen?: number;
  readonly state?: string;
}

/** A plan of the bench's merchant at all of its machines; lanes of the bench cost 3.50. */
async function plan({ kind = "productDiscount", rate, specialFen, maxUses, maxFen, state = "onSale" }: Plan) {
  const { topId, merchantId } = bench.machine;
  let planId = "";
  await bench.write(async (tx) => {
    const [scheme] = await tx.query<{ id: string }>(
      "insert into marketing_scheme (top_id, merchant_id, name, kind, rate, special_price_fen, state) values ($1, $2, '早', $3, $4, $5, 'onSale') returning id",
      [topId, merchantId, kind, rate ?? null, specialFen ?? null],
    );
    const [row] = await tx.query<{ id: string }>(
      `insert into marketing_plan (top_id, merchant_id, scheme_id, name, state, priority, combination, start_day, end_day, slots, max_uses, max_amount_fen)
       values ($1, $2, $3, '早餐', $4, 5, 'accumulate', '2020-01-01', '2099-12-31', '{0,1440}', $5, $6) returning id`,
      [topId, merchantId, scheme!.id, state, maxUses ?? null, maxFen ?? null],
    );
    planId = row!.id;
  });
  return planId;
}

const usesOf = async (planId: string) =>
  (
    await bench.read<{ uses: number; fen: string }>(
      "select used_count as uses, used_fen as fen from marketing_plan where id = $1",
      [planId],
    )
  )[0];
const moneyOf = async (orderId: string) =>
  (
    await bench.read(
      `select price_fen as "priceFen", discount_fen as "discountFen", paid_fen as "paidFen" from sales_order where id = $1`,
      [orderId],
    )
  )[0];

beforeAll(open);
afterAll(close);
beforeEach(async () => {
  reset();
  await bench.write((tx) => tx.query("update marketing_plan set state = 'notOnSale'"));
});

describe("an order that promotions make cheaper", () => {
  it("MKT-13 is paid at the price of the engine, keeps what was applied, and its ledger and refunds agree", async () => {
    const planId = await plan({ rate: 70 });
    const available = await balance("available");
    const orderId = await paid();
    expect(bench.provider.payments.get(orderId)!.amountFen).toBe(245n);
    expect(await moneyOf(orderId)).toEqual({ priceFen: "350", discountFen: "105", paidFen: "245" });
    await claim(orderId);
    await result(orderId);
    expect((await balance("available")) - available).toBe(245n);
    expect(
      await bench.read(
        'select name, kind, plan_id as "planId", discount_fen as fen from order_promotion where order_id = $1',
        [orderId],
      ),
    ).toEqual([{ name: "早餐", kind: "productDiscount", planId, fen: "105" }]);
    expect(await usesOf(planId)).toEqual({ uses: 1, fen: "105" });
    const failed = await paid();
    await claim(failed);
    await result(failed, { dispensed: 0, fault: "jam" });
    await bench.sweep(after(60));
    expect(bench.provider.paidBackFen()).toBe(245n);
    expect(await orderOf(failed)).toMatchObject({ payState: "refunded", refundedFen: "245" });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("gives uses and amount of a plan back when nobody pays", async () => {
    const planId = await plan({ rate: 50, maxUses: 1 });
    const orderId = await requested();
    expect(await usesOf(planId)).toEqual({ uses: 1, fen: "175" });
    expect(await moneyOf(await requested())).toMatchObject({ discountFen: "0" });
    await bench.sweep(after(600));
    expect(await orderOf(orderId)).toMatchObject({ payState: "closed" });
    expect(await usesOf(planId)).toEqual({ uses: 0, fen: "0" });
    expect(await moneyOf(await requested())).toMatchObject({ discountFen: "175" });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it.each([
    ["uses", { maxUses: 7 }],
    ["amount", { maxFen: 7 * 175 + 174 }],
  ])("M15 gives no more than a budget of %s to 50 customers at once", async (_, budget) => {
    const planId = await plan({ rate: 50, ...budget });
    const before = requests;
    const asked = Array.from({ length: 50 }, (__, place) => `${before}-${Object.keys(budget)[0]}-${place}`);
    await Promise.all(
      asked.map((requestId) =>
        bench.act("payRequest", [{ requestId, lane: 11 + (Number(requestId.at(-1)) % 3) }], { now: start }),
      ),
    );
    const orders = await bench.read<{ discount: string }>(
      `select o.discount_fen as discount from sales_order o join payment p on p.order_id = o.id where p.request_id = any($1)`,
      [asked],
    );
    expect(orders.length).toBe(50);
    expect(orders.filter(({ discount }) => discount === "175").length).toBe(7);
    expect(await usesOf(planId)).toEqual({ uses: 7, fen: "1225" });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("MKT-18 offers what is free at once, without a provider, and counts it", async () => {
    await plan({ rate: 0 });
    await bench.act("payRequest", [{ requestId: "free" }], { now: start });
    const [order] = await bench.read<{ id: string }>("select id from sales_order where source_key = 'pay:free'");
    expect(await orderOf(order!.id)).toMatchObject({ payState: "paid", shipState: "offered" });
    expect(bench.provider.payments.has(order!.id)).toBe(false);
    await bench.act("payRequest", [{ requestId: "free" }], { now: start });
    await claim(order!.id);
    await result(order!.id);
    expect(await orderOf(order!.id)).toMatchObject({ state: "completed", shipState: "dispensed" });
    expect(await moneyOf(order!.id)).toEqual({ priceFen: "350", discountFen: "350", paidFen: "0" });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("MKT-03 leaves out a plan that is paused or not on sale", async () => {
    await plan({ rate: 50, state: "paused" });
    await plan({ kind: "specialOffer", specialFen: 1, state: "notOnSale" });
    expect(await moneyOf(await requested())).toMatchObject({ discountFen: "0" });
  });
});
