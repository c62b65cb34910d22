import type { DownBody } from "@yunshou/contract/machines/downMessages";
import { asSystem } from "@yunshou/database";
import { verifyDatabase } from "@yunshou/database/verify";
import { luckyNumber, luckyText, luckyWon } from "@yunshou/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { brokenRules } from "../../testing/bench/orderBench.ts";
import {
  after,
  balance,
  bench,
  claim,
  close,
  noticePaid,
  open,
  orderOf,
  paid,
  requested,
  reset,
  result,
  start,
} from "../../testing/bench/shipping.ts";
import { sha256 } from "./luckyDesk.ts";

/** A plan for the cola of the bench, whose lanes cost 3.50; the one before it ends. */
async function plan({ winRate = 10_000, budgetFen = 1_000_000, drawFen = 100 } = {}): Promise<string> {
  const { topId, merchantId } = bench.machine;
  const [row] = await asSystem(bench.database, async (tx) => {
    await tx.query("update lucky_plan set state = 'ended', ended_at = now() where state = 'active'");
    return tx.query<{ id: string }>(
      "insert into lucky_plan (top_id, merchant_id, product_id, name, draw_fen, win_rate, budget_fen) values ($1, $2, 10, '夏日嗨购', $3, $4, $5) returning id",
      [topId, merchantId, drawFen, winRate, budgetFen],
    );
  });
  return row!.id;
}

const draws = (count = 1) => ({ lucky: { draws: count } });
const planOf = async (planId: string) =>
  (
    await bench.read<{ spent: string; reserved: string; results: number }>(
      "select spent_fen as spent, reserved_fen as reserved, results from lucky_plan where id = $1",
      [planId],
    )
  )[0]!;
const drawOf = async (orderId: string) =>
  (
    await bench.read<{ state: string; won: boolean | null; numbers: number[] | null; winResult: string | null }>(
      `select d.state, d.won, d.numbers, o.win_result as "winResult" from lucky_draw d join sales_order o on o.id = d.order_id where d.order_id = $1`,
      [orderId],
    )
  )[0]!;
const told = async <T extends "payCode" | "luckyResult" | "shipOffer">(type: T, orderId: string) =>
  (
    await bench.read<{ body: DownBody<T> }>("select body from outbox where type = $1 and body ->> 'orderNo' = $2", [
      type,
      orderId,
    ])
  )[0]?.body;
const refusals = () =>
  bench.sent.flatMap(({ type, body }) => (type === "payRefused" ? [(body as DownBody<"payRefused">).reason] : []));

beforeAll(async () => {
  await open();
  await bench.write((tx) => tx.query("update merchant set features = '{purchase}'"));
});
afterAll(close);
beforeEach(reset);

describe("a lucky purchase that the cloud draws", () => {
  it("ORDER-05 commits before the customer pays, and draws in the transaction of the payment what anybody can check", async () => {
    const planId = await plan();
    const orderId = await requested(draws(3));
    const code = (await told("payCode", orderId))!;
    expect([code.amountFen, code.lucky?.draws, code.lucky?.winRate]).toEqual([300, 3, 10_000]);
    expect(await told("luckyResult", orderId)).toBeUndefined();
    expect(await planOf(planId)).toEqual({ spent: "0", reserved: "350", results: 0 });
    bench.provider.pay(orderId);
    await noticePaid(orderId);
    const { seed, tradeNo, numbers, won, winRate } = (await told("luckyResult", orderId))!;
    expect(sha256(seed)).toBe(code.lucky?.commitment);
    expect(numbers).toEqual(
      [1, 2, 3].map((draw) => luckyNumber(sha256(luckyText({ seed, orderNo: orderId, tradeNo }, draw)))),
    );
    expect([won, luckyWon(numbers, winRate)]).toEqual([true, true]);
    expect(await planOf(planId)).toEqual({ spent: "350", reserved: "0", results: 1 });
    expect(await drawOf(orderId)).toMatchObject({ state: "drawn", won: true, winResult: "won" });
    const available = await balance("available");
    await claim(orderId);
    await result(orderId);
    expect((await balance("available")) - available).toBe(297n);
    expect(await orderOf(orderId)).toMatchObject({ state: "completed", shipState: "dispensed" });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("ORDER-05 gives nothing for a draw that is not won: no offer, and the money is the merchant's", async () => {
    const planId = await plan({ winRate: 1, budgetFen: 350 });
    const available = await balance("available");
    let orderId = await paid(draws());
    // One in ten thousand wins.
    while ((await drawOf(orderId)).won === true) orderId = await paid(draws());
    expect((await balance("available")) - available).toBe(99n);
    expect(await orderOf(orderId)).toMatchObject({ state: "completed", payState: "paid", shipState: "none" });
    expect(await told("shipOffer", orderId)).toBeUndefined();
    expect((await told("luckyResult", orderId))!.won).toBe(false);
    expect(await planOf(planId)).toMatchObject({ spent: "0", reserved: "0" });
    await noticePaid(orderId);
    expect(await planOf(planId)).toMatchObject({ results: 1 });
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("ORDER-12 is not refunded for silence, nor when the prize stays inside", async () => {
    await plan();
    const silent = await paid(draws());
    const jammed = await paid(draws());
    await claim(jammed);
    await result(jammed, { dispensed: 0, fault: "jam" });
    await bench.sweep(after(400));
    for (const orderId of [silent, jammed])
      expect(await orderOf(orderId)).toMatchObject({ state: "exception", payState: "paid", refundedFen: "0" });
    expect(bench.provider.paidBackFen()).toBe(0n);
  });

  it("refuses what no plan offers, draws that cost more than the prize, codes beside it, and a budget that is spent", async () => {
    await plan({ budgetFen: 700 });
    const ask = async (body: object) => {
      reset();
      await bench.act("payRequest", [{ requestId: `no${Math.random()}`, ...body }], { now: start });
      return refusals();
    };
    expect(await ask(draws(4))).toEqual(["orders.luckyDraws"]);
    expect(await ask({ ...draws(), discountCode: "X" })).toEqual(["codes.noBenefit"]);
    expect(await ask({ ...draws(), quantity: 2 })).toEqual(["orders.luckyNotOffered"]);
    // Two in one batch share what is left.
    reset();
    await bench.act(
      "payRequest",
      ["b1", "b2", "b3"].map((requestId) => ({ requestId, ...draws() })),
      { now: start },
    );
    expect(refusals()).toEqual(["orders.luckyBudgetSpent"]);
    await bench.write((tx) => tx.query("update merchant set features = '{}'"));
    expect(await ask(draws())).toEqual(["orders.luckyNotOffered"]);
    await bench.write((tx) => tx.query("update merchant set features = '{purchase}'"));
  });

  it("gives the prize of a payment that never came back to the budget, and pays a late payment back without a draw", async () => {
    const planId = await plan({ budgetFen: 350 });
    const orderId = await requested(draws());
    await bench.sweep(after(200));
    expect(await drawOf(orderId)).toMatchObject({ state: "void", winResult: null });
    expect(await planOf(planId)).toEqual({ spent: "0", reserved: "0", results: 0 });
    bench.provider.payments.get(orderId)!.state = "paid";
    await noticePaid(orderId);
    await bench.sweep(after(260));
    expect(bench.provider.paidBackFen()).toBe(100n);
    expect(await told("luckyResult", orderId)).toBeUndefined();
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("M8 stays within its budget to the fen under 50 draws, ten at a time, and links each result to the one before it", async () => {
    const planId = await plan({ winRate: 5_000, budgetFen: 350 * 20 });
    for (const wave of [0, 1, 2, 3, 4])
      await Promise.all(
        Array.from({ length: 10 }, (_, place) =>
          bench.act("payRequest", [{ requestId: `many${wave}.${place}`, ...draws() }], { now: start }),
        ),
      );
    expect(refusals()).toEqual(Array(30).fill("orders.luckyBudgetSpent"));
    const asked = await bench.read<{ id: string }>(
      "select order_id as id from payment where request_id like 'many%' order by 1",
    );
    expect(asked).toHaveLength(20);
    for (const half of [asked.slice(0, 10), asked.slice(10)])
      await Promise.all(
        half.flatMap(({ id }) => {
          bench.provider.pay(id);
          return [noticePaid(id), noticePaid(id)];
        }),
      );
    const { spent, reserved, results } = await planOf(planId);
    const [won] = await bench.read<{ fen: string }>(
      "select coalesce(sum(prize_fen), 0) as fen from lucky_draw where plan_id = $1 and won",
      [planId],
    );
    expect([spent, reserved, results]).toEqual([won!.fen, "0", 20]);
    expect(await brokenRules(bench)).toEqual([]);
  });

  it("M14 finds a result, a seed and a budget that somebody changed", async () => {
    const planId = await plan({ winRate: 1 });
    const orderId = await paid(draws());
    const found = () =>
      asSystem(bench.database, async (tx) => (await verifyDatabase(tx)).map(({ check, count }) => `${check} ${count}`));
    const changed = async (text: string, back: string) => {
      await bench.write((tx) => tx.query(text, [orderId]));
      const findings = await found();
      await bench.write((tx) => tx.query(back, [orderId]));
      return findings;
    };
    expect(await found()).toEqual([]);
    expect(
      await changed(
        "update lucky_draw set won = not won where order_id = $1",
        "update lucky_draw set won = not won where order_id = $1",
      ),
    ).toEqual(expect.arrayContaining(["luckyDraw 1", "luckyOrder 1", "luckyBudget 1"]));
    const seed = (sign: string) => `update lucky_draw set seed = ${sign} where order_id = $1`;
    expect(await changed(seed("'x' || seed"), seed("substr(seed, 2)"))).toEqual(["luckyDraw 1"]);
    const hash = (text: string) => `update lucky_plan set spent_fen = ${text} where id = ${planId} and $1::bigint > 0`;
    expect(await changed(hash("350"), hash("0"))).toEqual(["luckyBudget 1"]);
  });
});
