import { silences } from "@yunshou/simulator/standIns/refusing";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { providerOf } from "../../payments/keys.ts";
import { makeSweeper } from "../../platform/timers.ts";
import { startTestServer, type TestServer } from "../../testing/bench/client.ts";
import { findingsOf, rowsOf } from "../../testing/bench/machines.ts";
import { FakeProvider, silentLog } from "../../testing/bench/orderBench.ts";
import {
  type CodeMachine,
  givenSellingMachine,
  inOrder,
  machineSays,
  type Payments,
} from "../../testing/bench/paidOrders.ts";
import { alipaySide, type PaySide, unionpaySide, wechatSide } from "../../testing/bench/paySides.ts";
import { givenMerchant } from "../../testing/bench/people.ts";
import { sellingDuties } from "./duties.ts";
import { askForCode } from "./payCode.ts";
import { receivePayment } from "./paying.ts";
import { lockRefund } from "../book/refund.queries.ts";
import { retryRefund } from "./refunds.ts";

let server: TestServer;
let machine: CodeMachine;
let payments: Payments;
let sides: readonly PaySide[];
let serial = 0;

beforeAll(async () => {
  server = await startTestServer();
  sides = await Promise.all([wechatSide(), alipaySide(), unionpaySide()]);
  for (const { faults } of sides) faults.notices = false;
  const providers = sides.map(({ facts }) => [facts.kind, providerOf(facts)] as const);
  payments = {
    database: server.database,
    provider: new FakeProvider(),
    providers: {
      forPayment: (kind) => providers.find(([one]) => one === kind)?.[1],
      named: (name) => providers.find(([, one]) => one.name === name)?.[1],
    },
    notify: () => {},
    log: silentLog,
  };
  machine = await givenSellingMachine(server, await givenMerchant(server), "ASK001");
});
afterAll(async () => {
  await Promise.all([server.stop(), ...sides.map((side) => side.stop())]);
});

/** A customer pays a code of a provider; answers the order. */
async function paidAt(side: PaySide): Promise<string> {
  serial += 1;
  const { kind } = side.facts;
  const wish = { requestId: `a${serial}`, cabinet: "main", lane: 11, quantity: 1, priceFen: 350, provider: kind };
  await machineSays(server, payments, machine, "payRequest", wish as never);
  const [order] = await rowsOf<{ id: string }>(server, "select order_id as id from payment where request_id = $1", [
    wish.requestId,
  ]);
  const orderNo = order!.id;
  await askForCode(payments, orderNo, "可乐");
  side.confirm(orderNo);
  const { tradeNo } = side.accounts.byNumber(orderNo)!;
  await inOrder(payments, machine, orderNo, (tx, book, one) =>
    receivePayment(tx, book, one, { tradeNo, amountFen: 350n, paidAt: new Date() }),
  );
  return orderNo;
}

/** What a customer paid for jams: a refund begins. Answers the order and the refund. */
async function jammed(side: PaySide): Promise<{ readonly orderNo: string; readonly refundNo: string }> {
  const orderNo = await paidAt(side);
  await machineSays(server, payments, machine, "shipClaim", { orderNo });
  await machineSays(server, payments, machine, "shipResult", { orderNo, dispensed: 0, fault: "jam" });
  const [refund] = await refundsOf(orderNo);
  return { orderNo, refundNo: refund!.id };
}

const refundsOf = (orderNo: string) =>
  rowsOf<{ id: string; state: string; open: boolean; answer: string | null; attempt: number }>(
    server,
    "select id, state, open, answer, attempt from refund where order_id = $1",
    [orderNo],
  );
/** What the provider has of the refunds of an order: each number with its amount. */
const paidBack = ({ accounts }: PaySide, orderNo: string) =>
  [...accounts.byNumber(orderNo)!.refunds.values()].map(({ refundNo, amountFen }) => [refundNo, amountFen]);

/** Does what is due so many minutes from now. */
async function sweep(minutes: number): Promise<void> {
  const sweeper = makeSweeper(server.database, sellingDuties(payments), silentLog);
  await sweeper.sweep(new Date(Date.now() + minutes * 60_000));
  await sweeper.settled();
}
async function sweepUntil(orderNo: string, state: string, minutes: number): Promise<void> {
  await expect
    .poll(
      async () => {
        await sweep(minutes);
        minutes += 100;
        return (await refundsOf(orderNo)).map((one) => one.state);
      },
      { timeout: 60_000, interval: 120 },
    )
    .toEqual([state]);
}

describe.each([
  ["WeChat Pay", 0],
  ["Alipay", 1],
  ["UnionPay", 2],
] as const)("a refund by %s", (_, place) => {
  it.each(silences)(
    "REFUND-08 M9 whose question the provider will not answer (%s) is neither sent under a new number nor given up",
    async (why) => {
      const side = sides[place]!;
      const { orderNo, refundNo } = await jammed(side);
      // It is taken, and the answer is lost on the way.
      side.faults.unsigned = 1;
      await sweep(1);
      expect(paidBack(side, orderNo)).toEqual([[refundNo, 350]]);
      Object.assign(side.faults.refusing, { calls: 1_000, why });
      for (const minutes of [3, 10, 30, 80, 180, 320, 460, 1_600]) {
        await sweep(minutes);
        const [refund, ...more] = await refundsOf(orderNo);
        expect(more).toEqual([]);
        expect(refund).toMatchObject({ id: refundNo, state: "refunding", open: true, attempt: 1 });
        if (why === "signature" || why === "rights") expect(refund!.answer).toBe("denied");
      }
      side.faults.refusing.calls = 0;
      await sweepUntil(orderNo, "refunded", 1_700);
      expect(paidBack(side, orderNo)).toEqual([[refundNo, 350]]);
    },
  );

  it("REFUND-08 M9 that the provider would not hear is sent again under its number", async () => {
    const side = sides[place]!;
    const { orderNo, refundNo } = await jammed(side);
    Object.assign(side.faults.refusing, { calls: 1, why: "signature" });
    await sweep(1);
    expect(await refundsOf(orderNo)).toMatchObject([{ id: refundNo, state: "refunding", answer: "denied" }]);
    expect(paidBack(side, orderNo)).toEqual([]);
    await sweepUntil(orderNo, "refunded", 5);
    expect(paidBack(side, orderNo)).toEqual([[refundNo, 350]]);
  });

  it("REFUND-08 above what is left of the payment fails by what the provider says, and again when a person starts it", async () => {
    const side = sides[place]!;
    const { orderNo, refundNo } = await jammed(side);
    const payment = side.accounts.byNumber(orderNo)!;
    payment.refunds.set("by hand", { refundNo: "by hand", amountFen: 1, notifyUrl: "", state: "succeeded" });
    await sweepUntil(orderNo, "failed", 1);
    await inOrder(payments, machine, orderNo, async (tx, book, order) =>
      retryRefund(book, order, (await lockRefund(tx, order.topId, refundNo))!, "1"),
    );
    await sweepUntil(orderNo, "failed", 3);
    expect(await refundsOf(orderNo)).toMatchObject([{ id: refundNo, attempt: 2, open: true }]);
    expect(paidBack(side, orderNo)).toEqual([["by hand", 1]]);
  });
});

describe("a customer who pays two providers for one wish", () => {
  it.each([
    [0, 1],
    [2, 0],
    [1, 2],
  ])("ORDER-11 M10 has the second payment back by itself, once, while both stand in the list", async (one, other) => {
    const [first, second] = [sides[one]!, sides[other]!];
    const goods = await paidAt(first);
    const twice = await paidAt(second);
    await machineSays(server, payments, machine, "shipClaim", { orderNo: goods });
    await machineSays(server, payments, machine, "shipResult", { orderNo: goods, dispensed: 1 });
    // The machine gives out what was wished once, and never claims the second.
    await sweep(5.1);
    await sweepUntil(twice, "refunded", 7);
    expect(paidBack(second, twice)).toMatchObject([[expect.any(String), 350]]);
    expect([await refundsOf(goods), paidBack(first, goods)]).toEqual([[], []]);
    const listed = await rowsOf<{ id: string; state: string; paid: string; back: string }>(
      server,
      "select id, exception as state, paid_fen::text as paid, refunded_fen::text as back from sales_order where id = any($1::bigint[]) order by id",
      [[goods, twice]],
    );
    expect(listed).toEqual([
      { id: goods, state: null, paid: "350", back: "0" },
      { id: twice, state: "shipTimeout", paid: "350", back: "350" },
    ]);
  });
});

it("M14 leave books that agree with what the verification recomputes", async () => {
  expect(await findingsOf(server)).toEqual([]);
  const left = await asSystem(server.database, (tx) =>
    tx.query("select 1 from refund where state not in ('refunded', 'failed')"),
  );
  expect(left).toEqual([]);
});
