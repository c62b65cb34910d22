import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PaySide, wechatSide } from "../../testing/bench/paySides.ts";
import { providerOf } from "../keys.ts";
import { type InAppCalls, type PaymentProvider, ProviderRefused, ProviderUnreachable } from "../provider.ts";

describe("payments inside WeChat", () => {
  let side: PaySide;
  let provider: PaymentProvider;
  let inApp: InAppCalls;
  let serial = 700_000_000_000n;
  beforeAll(async () => {
    side = await wechatSide();
    side.faults.notices = false;
    provider = providerOf(side.facts);
    inApp = provider.inApp!;
  });
  afterAll(() => side.stop());

  const order = (amountFen = 350n) => ({
    outTradeNo: String((serial += 1n)),
    amountFen,
    method: "wechat" as const,
    description: "水",
    expiresInSeconds: 180,
    expiresAt: new Date(Date.now() + 180_000),
  });
  /** What the app's browser does with the address: it comes back with a code. */
  const sentBack = async (path: string, state: string) => {
    const answer = await fetch(inApp.authorizeUrl(path, state), { redirect: "manual" });
    return new URL(answer.headers.get("location") ?? "http://nowhere");
  };
  const payer = async () => inApp.payerOf((await sentBack("/m/shop/S1/order/1", "1")).searchParams.get("code")!);

  it("FIN-16 MALL-06 send the page to the authorization and back to itself with what it gave along", async () => {
    const back = await sentBack("/m/shop/S1/order/77", "77");
    expect(back.origin).toBe(new URL(side.facts.notifyUrl).origin);
    expect([back.pathname, back.searchParams.get("state")]).toEqual(["/m/shop/S1/order/77", "77"]);
  });

  it("FIN-16 learn who pays by a code once, and refuse it afterwards", async () => {
    const code = (await sentBack("/m/shop/S1/order/1", "1")).searchParams.get("code")!;
    expect(await inApp.payerOf(code)).toMatch(/^o[0-9a-f]{26}$/);
    await expect(inApp.payerOf(code)).rejects.toThrow(ProviderRefused);
    const wrong = providerOf({ ...side.facts, appSecret: "f".repeat(32) }).inApp!;
    await expect(wrong.payerOf("anything")).rejects.toThrow(/40125/);
    const nowhere = providerOf({ ...side.facts, interfaceUrl: "http://127.0.0.1:9" }).inApp!;
    await expect(nowhere.payerOf(code)).rejects.toThrow(ProviderUnreachable);
  });

  it("ORDER-11 are made under one number however often, and are paid to the fen by a request that we signed", async () => {
    const wish = order(1_234n);
    const who = await payer();
    const { inAppNo } = await inApp.createPayment(wish, who);
    expect((await inApp.createPayment(wish, who)).inAppNo).toBe(inAppNo);
    const request = inApp.requestOf(inAppNo, new Date());
    expect(side.payInApp!({ ...request, package: "prepay_id=wxother" })).toBe(false);
    expect(
      side.payInApp!({ ...request, paySign: request["paySign"]!.replace(/^./, (one) => (one === "A" ? "B" : "A")) }),
    ).toBe(false);
    expect(side.payInApp!(inApp.requestOf(inAppNo, new Date(Date.now() - 3_600_000)))).toBe(false);
    expect((await provider.queryPayment(wish.outTradeNo)).state).toBe("unpaid");
    expect(side.payInApp!(request)).toBe(true);
    expect(await provider.queryPayment(wish.outTradeNo)).toMatchObject({ state: "paid", amountFen: 1_234n });
    expect(side.payInApp!(request)).toBe(false);
  });

  it("ORDER-11 are refused under a number that has a code, for another payer, or until another time", async () => {
    const [coded, wish, who] = [order(), order(), await payer()];
    await provider.createPayment(coded);
    await expect(inApp.createPayment(coded, who)).rejects.toThrow(/OUT_TRADE_NO_USED/);
    await inApp.createPayment(wish, who);
    await expect(inApp.createPayment(wish, await payer())).rejects.toThrow(/OUT_TRADE_NO_USED/);
    const later = { ...wish, expiresAt: new Date(Date.now() + 240_000) };
    await expect(inApp.createPayment(later, who)).rejects.toThrow(/OUT_TRADE_NO_USED/);
  });

  it("ORDER-11 are refused without a payer, and are not offered without the secret of the application", async () => {
    await expect(inApp.createPayment(order(), "")).rejects.toThrow(ProviderRefused);
    expect(providerOf({ ...side.facts, appSecret: "" }).inApp).toBeUndefined();
  });
});
