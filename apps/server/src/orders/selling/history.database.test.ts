import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { oneProvider } from "../../payments/providers.ts";
import { BadMessage } from "../../machines/effects/effect.ts";
import { type Bench, brokenRules, openBench, silentLog } from "../../testing/bench/orderBench.ts";
import { receiveNotice } from "./notices.ts";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

type Step =
  | {
      readonly do: "sale";
      readonly id: number;
      readonly lane: number;
      readonly quantity: number;
      readonly dispensed: number;
      readonly payment: "cash" | "wechat" | "memberCard";
      readonly paid: number;
    }
  | { readonly do: "request"; readonly lane: number; readonly quantity: number }
  | { readonly do: "pay" | "claim" | "silence" | "wait"; readonly of: number }
  | { readonly do: "result"; readonly of: number; readonly dispensed: number }
  | { readonly do: "provider"; readonly refunds: "succeeded" | "failed" | "processing" };

const lane = fc.constantFrom(11, 12, 13, 99);
const of = fc.nat(5);
const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant("sale" as const),
      id: fc.nat(15),
      lane,
      quantity: fc.integer({ min: 1, max: 3 }),
      dispensed: fc.nat(3),
      payment: fc.constantFrom("cash" as const, "wechat" as const, "memberCard" as const),
      paid: fc.integer({ min: 1, max: 1_200 }),
    }),
    fc.record({ do: fc.constant("request" as const), lane, quantity: fc.integer({ min: 1, max: 2 }) }),
    fc.record({ do: fc.constantFrom("pay" as const, "claim" as const, "silence" as const, "wait" as const), of }),
    fc.record({ do: fc.constant("result" as const), of, dispensed: fc.nat(3) }),
    fc.record({
      do: fc.constant("provider" as const),
      refunds: fc.constantFrom("succeeded" as const, "failed" as const, "processing" as const),
    }),
  ),
  { minLength: 5, maxLength: 40 },
);

describe("M18 any history of sales, payments, results and silence", () => {
  it("keeps stock, ledger, rollups and refunds true", async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(steps, async (history) => {
        run += 1;
        const machine = await bench.addMachine(`H${run}`, 3, 4);
        await play(history, machine, run);
        expect(await brokenRules(bench)).toEqual([]);
        expect(
          await bench.read(
            "select 1 from sales_order where state = 'inTransaction' and pay_state in ('refunding', 'refunded')",
          ),
        ).toEqual([]);
      }),
      { numRuns: 40, endOnFailure: true },
    );
  });
});

async function play(history: readonly Step[], machine: Bench["machine"], run: number): Promise<void> {
  let now = Date.now();
  const orders: string[] = [];
  const orderOf = (index: number) => orders[index % Math.max(1, orders.length)];
  const dependencies = {
    database: bench.database,
    providers: oneProvider(bench.provider),
    notify: () => {},
    log: silentLog,
  };
  for (const [place, step] of history.entries()) {
    now += 500;
    const at = { now: new Date(now), machine };
    const orderNo = "of" in step ? orderOf(step.of) : undefined;
    if (step.do === "sale") {
      const { id, quantity, dispensed, payment, paid, lane: laneNo } = step;
      // A name that is another sale's already is set aside and changes nothing.
      await bench
        .act("sale", [{ saleId: `h${run}-${id}`, lane: laneNo, quantity, dispensed, payment, paidFen: paid }], at)
        .catch((error: unknown) => {
          if (!(error instanceof BadMessage)) throw error;
        });
    } else if (step.do === "request") {
      const requestId = `h${run}-${place}`;
      await bench.act("payRequest", [{ requestId, lane: step.lane, quantity: step.quantity }], at);
      const [row] = await bench.read<{ id: string }>("select order_id as id from payment where request_id = $1", [
        requestId,
      ]);
      if (row !== undefined) orders.push(row.id);
    } else if (step.do === "provider") bench.provider.refundEnds = step.refunds;
    else if (orderNo === undefined) continue;
    else if (step.do === "pay") {
      const amountFen = bench.provider.payments.get(orderNo)!.amountFen;
      const fact = {
        kind: "payment",
        outTradeNo: orderNo,
        tradeNo: `T${orderNo}`,
        amountFen: String(amountFen),
        paidAt: new Date(now),
      };
      await receiveNotice(
        dependencies,
        bench.provider,
        Buffer.from(JSON.stringify({ noticeId: `h${run}-${place}`, fact })),
        {},
        new Date(now),
      );
    } else if (step.do === "claim") await bench.act("shipClaim", [{ orderNo }], at);
    else if (step.do === "result") await bench.act("shipResult", [{ orderNo, dispensed: step.dispensed }], at);
    else {
      now += step.do === "silence" ? 301_000 : 30_000;
      await bench.sweep(new Date(now));
    }
  }
  bench.provider.refundEnds = "succeeded";
}
