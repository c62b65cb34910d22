import { randomBytes } from "node:crypto";
import { asSystem } from "@yunshou/database";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { receiveNotice } from "../../orders/selling/notices.ts";
import { providerOf } from "../../payments/keys.ts";
import { oneProvider } from "../../payments/providers.ts";
import {
  type Asked,
  backFrom,
  bench,
  close,
  dependencies,
  none,
  open,
  paidInApp,
  payInApp,
  payment,
  place,
  sides,
} from "../../testing/bench/inAppPayments.ts";
import type { PaySide } from "../../testing/bench/paySides.ts";

beforeAll(open);
afterAll(close);

describe.each(["wechat", "alipay"] as const)("an order that is paid inside the app of %s", (payMethod) => {
  let side: PaySide;
  beforeAll(() => {
    side = sides[payMethod];
  });
  /** An order inside the app, at a machine of its own. */
  const placed = async (name: string) => {
    const { machineNo } = await bench.addMachine(`${payMethod}${name}`.toUpperCase());
    return { machineNo, ...(await place(machineNo, payMethod)) };
  };
  const notified = (orderNo: string, change: (body: string) => string = (body) => body) => {
    const { headers, body } = side.notice(orderNo);
    return receiveNotice(dependencies, providerOf(side.facts), Buffer.from(change(body)), headers, new Date());
  };
  const paidFen = async (orderNo: string) => {
    const [row] = await asSystem(bench.database, (tx) =>
      tx.query<{ paid: string }>("select paid_fen as paid from sales_order where id = $1", [orderNo]),
    );
    return row!.paid;
  };

  it("MALL-06 ORDER-11 makes no code, asks who pays, and one payment however often it is asked", async () => {
    const { token, orderNo } = await placed("1");
    expect(await payment(token)).toMatchObject({ codeUrl: null, inApp: true, payMethod });
    expect(side.accounts.byNumber(orderNo)).toBeUndefined();
    const first = await payInApp(token);
    expect(first).toMatchObject({ request: null });
    const back = await backFrom(first);
    const asked = await payInApp(token, back);
    // The code is used up, and nobody needs it any more.
    const again = await payInApp(token, back);
    for (const name of ["package", "tradeNO"]) expect(again.request![name]).toBe(asked.request![name]);
    expect(side.accounts.all.length).toBe(1);
    expect(paidInApp(side, again)).toBe(true);
    expect(paidInApp(side, asked)).toBe(false);
    expect(side.accounts.byNumber(orderNo)).toMatchObject({ state: "paid", amountFen: 350 });
  });

  it("MALL-06 ORDER-11 is made once when fifty presses come at once, and whoever was too late gets it with the next", async () => {
    const { token, orderNo } = await placed("50");
    const before = side.accounts.all.length;
    const back = await backFrom(await payInApp(token));
    const answers = await Promise.all(Array.from({ length: 50 }, () => payInApp(token, back)));
    for (const answer of answers) expect(answer.request !== null || answer.authorizeUrl !== null).toBe(true);
    const made = answers.filter(({ request }) => request !== null);
    expect(made.length).toBeGreaterThan(0);
    const later = await payInApp(token);
    const numbers = [...made, later].map(({ request }) => request!["tradeNO"] ?? request!["package"]);
    expect(new Set(numbers).size).toBe(1);
    expect(side.accounts.all.length).toBe(before + 1);
    expect([...made, later].filter((answer) => paidInApp(side, answer)).length).toBe(1);
    expect(side.accounts.byNumber(orderNo)).toMatchObject({ state: "paid", amountFen: 350 });
  });

  it("MALL-06 ORDER-11 gives a press that lost its code to another what that one made", async () => {
    const { token, orderNo } = await placed("8");
    const back = await backFrom(await payInApp(token));
    const provider = dependencies.providers.named(providerOf(side.facts).name)!;
    let quicker: Asked | undefined;
    const inApp = {
      ...provider.inApp!,
      // Between the look and the question another press goes all the way.
      async payerOf(code: string) {
        quicker = await payInApp(token, back);
        return provider.inApp!.payerOf(code);
      },
    };
    const providers = oneProvider({ ...provider, inApp });
    const slower = await payInApp(token, back, "S2", { providers });
    for (const name of ["package", "tradeNO"]) expect(slower.request![name]).toBe(quicker!.request![name]);
    expect(side.accounts.all.filter(({ outTradeNo }) => outTradeNo === orderNo).length).toBe(1);
  });

  it("MALL-06 sends the page to the authorization again when its code is good for nothing", async () => {
    const { token, orderNo } = await placed("2");
    const { state } = await backFrom(await payInApp(token));
    const asked = await payInApp(token, { code: "used-up", state });
    expect(asked).toMatchObject({ request: null });
    expect(asked.authorizeUrl).toMatch(/snsapi_base|auth_base/);
    expect(side.accounts.byNumber(orderNo)).toBeUndefined();
  });

  it("MALL-06 uses no code that came back with another state, be it of nobody or of another order", async () => {
    const [mine, theirs] = [await placed("3"), await placed("4")];
    const back = await backFrom(await payInApp(mine.token));
    const foreign = await backFrom(await payInApp(theirs.token));
    expect(foreign.state).not.toBe(back.state);
    for (const state of ["", "x", `${back.state}0`, foreign.state])
      expect(await payInApp(mine.token, { code: back.code, state })).toMatchObject({ request: null });
    expect(await payInApp(mine.token, foreign)).toMatchObject({ request: null });
    expect(side.accounts.byNumber(mine.orderNo)).toBeUndefined();
    // None of them has used the code up.
    expect((await payInApp(mine.token, back)).request).not.toBeNull();
  });

  it("MALL-06 is refused outside the app, for another token or shop, and where the provider is silent or does not hear us", async () => {
    const { machineNo, ...inside } = await placed("5");
    const outside = await place(machineNo, payMethod, false);
    expect(await payment(outside.token)).toMatchObject({ inApp: false });
    expect((await payInApp(outside.token)).code).toBe("state.notAllowed");
    expect((await payInApp(randomBytes(18).toString("base64url"))).code).toBe("mall.orderUnknown");
    expect((await payInApp(inside.token, none, "S3")).code).toBe("mall.orderUnknown");
    const back = await backFrom(await payInApp(inside.token));
    for (const why of ["system", "rights"] as const) {
      side.faults.refusing.why = why;
      side.faults.refusing.calls = 9;
      const other = why === "system" ? back : await backFrom(await payInApp(inside.token));
      expect((await payInApp(inside.token, other)).code).toBe("payments.providerUnreachable");
      side.faults.refusing.calls = 0;
    }
    expect(side.accounts.byNumber(inside.orderNo)).toBeUndefined();
  });

  it("ORDER-11 is paid by what the provider says alone: not by a notice of another sum or that is changed, and once by the true one", async () => {
    const [{ token, orderNo }, other] = [await placed("6"), await placed("7")];
    const asked = await payInApp(token, await backFrom(await payInApp(token)));
    expect(paidInApp(side, asked)).toBe(true);
    expect(await paidFen(orderNo)).toBe("0");
    expect(await notified(orderNo, (body) => body.replace(/3\.50|ciphertext":"./, "$&1"))).not.toBe("accepted");
    const kept = side.accounts.byNumber(orderNo)!;
    for (const amountFen of [349, 35_000]) {
      Object.assign(kept, { amountFen });
      expect(await notified(orderNo)).toBe("payments.noticeMismatch");
    }
    // A payment under a number that is nobody's says nothing of this order.
    Object.assign(kept, { amountFen: 350, outTradeNo: "7" });
    expect(await notified(orderNo)).toBe("payments.noticeMismatch");
    Object.assign(kept, { outTradeNo: orderNo });
    expect(await paidFen(orderNo)).toBe("0");
    for (let time = 0; time < 3; time += 1) expect(await notified(orderNo)).toBe("accepted");
    expect([await paidFen(orderNo), await paidFen(other.orderNo)]).toEqual(["350", "0"]);
    expect((await payInApp(token)).code).toBe("state.notAllowed");
  });
});
