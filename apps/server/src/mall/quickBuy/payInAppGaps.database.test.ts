import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inAppAskMs } from "../../orders/selling/payCode.ts";
import { sellingDuties } from "../../orders/selling/duties.ts";
import { providerOf } from "../../payments/keys.ts";
import type { InAppCalls } from "../../payments/provider.ts";
import { oneProvider } from "../../payments/providers.ts";
import { makeSweeper } from "../../platform/timers.ts";
import {
  backFrom,
  bench,
  close,
  dependencies,
  open,
  paidInApp,
  payInApp,
  payment,
  place,
  sides,
} from "../../testing/bench/inAppPayments.ts";
import { brokenRules, silentLog } from "../../testing/bench/orderBench.ts";
import type { PaySide } from "../../testing/bench/paySides.ts";

beforeAll(open);
afterAll(close);

describe.each(["wechat", "alipay"] as const)("between the intent and the answer of %s", (payMethod) => {
  let side: PaySide;
  beforeAll(() => {
    side = sides[payMethod];
  });
  const placed = async (name: string) =>
    place((await bench.addMachine(`${payMethod}G${name}`.toUpperCase())).machineNo, payMethod);
  /** The provider, at which one person presses, with something before or after one of its calls. */
  const asking = (payers: string[], change: (inApp: InAppCalls) => Partial<InAppCalls> = () => ({})) => {
    const provider = dependencies.providers.named(providerOf(side.facts).name)!;
    const inApp = {
      ...provider.inApp!,
      async payerOf(code: string) {
        payers.push(await provider.inApp!.payerOf(code));
        return payers[0]!;
      },
    };
    return { providers: oneProvider({ ...provider, inApp: { ...inApp, ...change(inApp) } }) };
  };
  const sweep = async (at: Date) => {
    const sweeper = makeSweeper(bench.database, sellingDuties(dependencies), silentLog);
    for (let more = await sweeper.sweep(at); more > 0; more = await sweeper.sweep(at)) await sweeper.settled();
    await sweeper.settled();
  };
  const standing = async (orderNo: string) => {
    const [row] = await bench.read<{ payState: string; inAppNo: string | null }>(
      `select o.pay_state as "payState", p.in_app_no as "inAppNo" from sales_order o join payment p on p.order_id = o.id where o.id = $1`,
      [orderNo],
    );
    return row!;
  };
  const made = (orderNo: string) => side.accounts.all.filter(({ outTradeNo }) => outTradeNo === orderNo);
  /** Its time to pay ends after so many milliseconds. */
  const endsIn = async (orderNo: string, ms: number) => {
    const at = new Date(Date.now() + ms);
    await bench.write(async (tx) => {
      await tx.query("update payment set expires_at = $2 where order_id = $1", [orderNo, at]);
      await tx.query(
        "update timer set data = data || jsonb_build_object('closesAt', $2::text) where kind = 'order.paymentDue' and key = $1::text",
        [orderNo, at.toISOString()],
      );
    });
  };
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  it("M15 MALL-06 holds no connection and no lock while twenty presses wait for a slow provider, and makes one payment", async () => {
    const { token, orderNo } = await placed("1");
    const backs = await Promise.all(Array.from({ length: 20 }, async () => backFrom(await payInApp(token))));
    const gate = Promise.withResolvers<void>();
    let waiting = 0;
    const slow = asking([], (inApp) => ({
      async createPayment(order, payer) {
        waiting += 1;
        await gate.promise;
        return inApp.createPayment(order, payer);
      },
    }));
    const presses = backs.map((back) => payInApp(token, back, "S2", slow));
    while (waiting < 20) await wait(10);
    const held = await bench.read(
      "select 1 from pg_stat_activity where datname = current_database() and state like 'idle in transaction%' and pid <> pg_backend_pid()",
    );
    expect(held).toEqual([]);
    await bench.write(async (tx) => {
      await tx.query("select 1 from sales_order where id = $1 for update nowait", [orderNo]);
      await tx.query("select 1 from payment where order_id = $1 for update nowait", [orderNo]);
    });
    expect(await payment(token)).toMatchObject({ inApp: true });
    gate.resolve();
    const numbers = (await Promise.all(presses)).map(({ request }) => request?.["tradeNO"] ?? request?.["package"]);
    expect(new Set(numbers).size).toBe(1);
    expect(numbers[0]).toBeDefined();
    expect(made(orderNo).length).toBe(1);
  });

  it("keeps the number that came first when the provider answers twice with different ones", async () => {
    const { token, orderNo } = await placed("2");
    const backs = [await backFrom(await payInApp(token)), await backFrom(await payInApp(token))];
    const both = Promise.withResolvers<void>();
    let asked = 0;
    const differing = asking([], (inApp) => ({
      async createPayment(order, payer) {
        const { inAppNo } = await inApp.createPayment(order, payer);
        asked += 1;
        if (asked === 2) both.resolve();
        const place = asked;
        await both.promise;
        return { inAppNo: `${inAppNo}-${place}` };
      },
    }));
    const answers = await Promise.all(backs.map((back) => payInApp(token, back, "S2", differing)));
    const kept = (await standing(orderNo)).inAppNo!;
    for (const { request } of answers) expect(Object.values(request!).some((one) => one.endsWith(kept))).toBe(true);
    expect(made(orderNo).length).toBe(1);
  });

  const killed = () => Promise.reject(new Error("killed"));
  const gaps: readonly [string, (inApp: InAppCalls) => Partial<InAppCalls>, number][] = [
    ["before anybody is asked", () => ({ payerOf: killed }), 0],
    ["after the provider said who pays", () => ({ createPayment: killed }), 0],
    [
      "after the provider made the payment",
      (inApp) => ({ createPayment: async (...wish) => inApp.createPayment(...wish).then(killed) }),
      1,
    ],
  ];
  it.each(gaps)("M16 a death %s is made good by the next press: one payment, paid once", async (gap, change, known) => {
    const { token, orderNo } = await placed(`P${gaps.findIndex(([one]) => one === gap)}`);
    const payers: string[] = [];
    await expect(payInApp(token, await backFrom(await payInApp(token)), "S2", asking(payers, change))).rejects.toThrow(
      "killed",
    );
    expect(made(orderNo).length).toBe(known);
    expect(await standing(orderNo)).toEqual({ payState: "unpaid", inAppNo: null });
    const again = await payInApp(token, await backFrom(await payInApp(token)), "S2", asking(payers));
    expect(made(orderNo).length).toBe(1);
    expect([paidInApp(side, again), paidInApp(side, again)]).toEqual([true, false]);
    await sweep(new Date(Date.now() + 21_000));
    expect(await standing(orderNo)).toMatchObject({ payState: "paid" });
  });

  it.each(gaps)("M16 a death %s is found when the time to pay is over: closed here and there", async (gap, change) => {
    const { token, orderNo } = await placed(`C${gaps.findIndex(([one]) => one === gap)}`);
    await expect(payInApp(token, await backFrom(await payInApp(token)), "S2", asking([], change))).rejects.toThrow(
      "killed",
    );
    await sweep(new Date(Date.now() + 240_000));
    expect(await standing(orderNo)).toMatchObject({ payState: "closed" });
    for (const { state } of made(orderNo)) expect(state).toBe("closed");
    expect((await payInApp(token)).code).toBe("state.notAllowed");
  });

  it("ORDER-11 does not close an order while its payment may just be made, hands nobody a number that came too late, and closes it then", async () => {
    const { token, orderNo } = await placed("3");
    const back = await backFrom(await payInApp(token));
    await endsIn(orderNo, 1_500);
    const late = asking([], (inApp) => ({
      async createPayment(order, payer) {
        await wait(1_600);
        await sweep(new Date(Date.now() + 10_000));
        expect(await standing(orderNo)).toMatchObject({ payState: "unpaid" });
        return inApp.createPayment(order, payer);
      },
    }));
    expect((await payInApp(token, back, "S2", late)).code).toBe("state.notAllowed");
    expect(made(orderNo).map(({ state }) => state)).toEqual(["unpaid"]);
    expect((await payInApp(token)).code).toBe("state.notAllowed");
    await sweep(new Date(Date.now() + inAppAskMs + 10_000));
    expect(await standing(orderNo)).toMatchObject({ payState: "closed" });
    expect(made(orderNo).map(({ state }) => state)).toEqual(["closed"]);
  });

  it("ORDER-11 closes at the provider what it made for an order that was closed meanwhile", async () => {
    const { token, orderNo } = await placed("4");
    const stalled = asking([], (inApp) => ({
      async createPayment(order, payer) {
        await sweep(new Date(Date.now() + 240_000));
        expect(await standing(orderNo)).toMatchObject({ payState: "closed" });
        return inApp.createPayment(order, payer);
      },
    }));
    const answer = await payInApp(token, await backFrom(await payInApp(token)), "S2", stalled);
    expect(answer.code).toBe("state.notAllowed");
    for (const { state } of made(orderNo)) expect(state).toBe("closed");
    expect(await brokenRules(bench)).toEqual([]);
  });
});
