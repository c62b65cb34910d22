import { listen } from "@yunshou/simulator/standIns/http";
import { startAlipayStandIn, type AlipayStandIn } from "@yunshou/simulator/standIns/alipay";
import { generateKeyPairSync, sign } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ProviderFacts, providerOf } from "../keys.ts";
import { type InAppCalls, type PaymentProvider, ProviderRefused, ProviderUnreachable } from "../provider.ts";

const own = generateKeyPairSync("rsa", {
  modulusLength: 2_048,
  publicKeyEncoding: { format: "pem", type: "spki" },
  privateKeyEncoding: { format: "pem", type: "pkcs8" },
});
const merchant = { appId: "2014072300007148", sellerNo: "2088102146225135", publicKey: own.publicKey };
const notifyUrl = "https://shop.example/api/v1/payments/notices/alipay1";
const path = "/m/shop/S1/order/77";

describe("payments inside Alipay", () => {
  let standIn: AlipayStandIn;
  let facts: ProviderFacts;
  let provider: PaymentProvider;
  let inApp: InAppCalls;
  let serial = 800_000_000_000n;
  beforeAll(async () => {
    standIn = await startAlipayStandIn(merchant);
    standIn.faults.notices = false;
    facts = {
      name: "alipay1",
      kind: "alipay",
      payAccountNo: merchant.sellerNo,
      appId: merchant.appId,
      interfaceUrl: standIn.url,
      notifyUrl,
      paysInApp: true,
      payKey: own.privateKey,
      platformKey: standIn.publicKey,
      certificateSerial: "",
      apiKey: "",
      appSecret: "",
      platformSerial: "",
      certificates: "",
    };
    provider = providerOf(facts);
    inApp = provider.inApp!;
  });
  afterAll(() => standIn.stop());

  const order = (amountFen = 350n) => ({
    outTradeNo: String((serial += 1n)),
    amountFen,
    method: "alipay" as const,
    description: "水",
    expiresInSeconds: 180,
    expiresAt: new Date(Date.now() + 180_000),
  });
  /** What the app's browser does with the address: it comes back with a code. */
  const sentBack = async (state = "1") => {
    const answer = await fetch(inApp.authorizeUrl(path, state), { redirect: "manual" });
    return new URL(answer.headers.get("location") ?? "http://nowhere");
  };
  const code = async () => (await sentBack()).searchParams.get("auth_code")!;
  const payer = async () => inApp.payerOf(await code());

  it("FIN-16 MALL-06 send the page to the authorization and back to itself with what it gave along", async () => {
    const back = await sentBack("77");
    expect([back.origin, back.pathname]).toEqual(["https://shop.example", path]);
    expect([back.searchParams.get("state"), back.searchParams.get("app_id")]).toEqual(["77", merchant.appId]);
  });

  it.each([
    ["https://openapi.alipay.com/gateway.do", "https://openauth.alipay.com"],
    ["https://openapi-sandbox.dl.alipaydev.com/gateway.do", "https://openauth-sandbox.dl.alipaydev.com"],
  ])("FIN-16 MALL-06 of the gateway %s ask at %s, silently and for this application alone", (interfaceUrl, origin) => {
    const url = new URL(providerOf({ ...facts, interfaceUrl }).inApp!.authorizeUrl(path, "s1"));
    expect([url.origin, url.pathname]).toEqual([origin, "/oauth2/publicAppAuthorize.htm"]);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      app_id: merchant.appId,
      scope: "auth_base",
      redirect_uri: `https://shop.example${path}`,
      state: "s1",
    });
  });

  it("FIN-16 learn who pays by a code once, and refuse it afterwards, too late, and when it is nobody's", async () => {
    const used = await code();
    expect(await inApp.payerOf(used)).toMatch(/^[\w-]{32}$/);
    const old = await code();
    standIn.ageCodes();
    for (const spent of [used, old, "anything"])
      await expect(inApp.payerOf(spent)).rejects.toMatchObject({ name: "ProviderRefused", refuses: "wish" });
  });

  it("FIN-16 hold that nothing is known where Alipay does not answer, does not sign, or does not hear us", async () => {
    const nowhere = providerOf({ ...facts, interfaceUrl: "http://127.0.0.1:9" }).inApp!;
    await expect(nowhere.payerOf("x")).rejects.toThrow(ProviderUnreachable);
    standIn.faults.unsigned = 2;
    await expect(inApp.payerOf(await code())).rejects.toThrow(ProviderUnreachable);
    // A refusal that nobody signed is no refusal either.
    await expect(inApp.payerOf("anything")).rejects.toThrow(ProviderUnreachable);
    standIn.faults.refusing.why = "rights";
    standIn.faults.refusing.calls = 1;
    await expect(inApp.payerOf("anything")).rejects.toMatchObject({ name: "ProviderRefused", refuses: "caller" });
  });

  it("FIN-16 believe nobody is named by an answer that Alipay signed and that names nobody", async () => {
    const theirs = generateKeyPairSync("rsa", { modulusLength: 2_048 });
    const platformKey = theirs.publicKey.export({ format: "pem", type: "spki" }).toString();
    const answers = ['{"access_token":"a"}', '{"code":"10000","access_token":"a"}', "{}", '{"open_id":""}'];
    let next = 0;
    const server = await listen(() => {
      const part = answers[next++]!;
      const proof = sign("sha256", Buffer.from(part), theirs.privateKey).toString("base64");
      return { status: 200, body: `{"alipay_system_oauth_token_response":${part},"sign":"${proof}"}` };
    });
    const other = providerOf({ ...facts, interfaceUrl: server.url, platformKey }).inApp!;
    for (const _ of answers) await expect(other.payerOf("x")).rejects.toThrow(ProviderUnreachable);
    await server.stop();
  });

  it.each(["open_id", "user_id"] as const)(
    "ORDER-11 are made under one number however often, and are paid to the fen, for a payer known by %s",
    async (as) => {
      standIn.naming.as = as;
      const [wish, who] = [order(1_234n), await payer()];
      expect(/^2088\d{12}$/.test(who)).toBe(as === "user_id");
      const { inAppNo } = await inApp.createPayment(wish, who);
      expect((await inApp.createPayment(wish, who)).inAppNo).toBe(inAppNo);
      expect(inApp.requestOf(inAppNo, new Date())).toEqual({ tradeNO: inAppNo });
      expect((await provider.queryPayment(wish.outTradeNo)).state).toBe("unpaid");
      expect(standIn.payInApp({ tradeNO: `${inAppNo}1` })).toBe(false);
      expect(standIn.payInApp({ tradeNO: inAppNo })).toBe(true);
      expect(await provider.queryPayment(wish.outTradeNo)).toMatchObject({
        state: "paid",
        tradeNo: inAppNo,
        amountFen: 1_234n,
      });
      expect(standIn.payInApp({ tradeNO: inAppNo })).toBe(false);
      await expect(inApp.createPayment(wish, who)).rejects.toThrow(/TRADE_HAS_SUCCESS/);
      standIn.naming.as = "open_id";
    },
  );

  it("ORDER-11 are refused under a number that has a code, for another payer, another sum, or until another time", async () => {
    const [coded, wish, who] = [order(), order(), await payer()];
    await provider.createPayment(coded);
    await expect(inApp.createPayment(coded, who)).rejects.toThrow(/CONTEXT_INCONSISTENT/);
    await inApp.createPayment(wish, who);
    await expect(provider.createPayment(wish)).rejects.toThrow(/CONTEXT_INCONSISTENT/);
    await expect(inApp.createPayment(wish, await payer())).rejects.toThrow(/BUYER_NOT_MATCH/);
    const later = { ...wish, expiresAt: new Date(Date.now() + 240_000) };
    for (const other of [later, { ...wish, amountFen: 351n }])
      await expect(inApp.createPayment(other, who)).rejects.toThrow(/CONTEXT_INCONSISTENT/);
  });

  it("ORDER-11 cannot be paid once they are closed, and are given back once they are paid", async () => {
    const [closed, paid, who] = [order(), order(), await payer()];
    const { inAppNo } = await inApp.createPayment(closed, who);
    expect(await provider.closePayment(closed.outTradeNo)).toEqual({ state: "closed" });
    expect(standIn.payInApp({ tradeNO: inAppNo })).toBe(false);
    await expect(inApp.createPayment(closed, who)).rejects.toThrow(/TRADE_HAS_CLOSE/);
    const { inAppNo: tradeNO } = await inApp.createPayment(paid, who);
    standIn.payInApp({ tradeNO });
    const refund = {
      outTradeNo: paid.outTradeNo,
      tradeNo: null,
      refundNo: "r1",
      amountFen: 120n,
      totalFen: 350n,
      reason: "",
      sentAt: [new Date()],
    };
    expect(await provider.requestRefund(refund)).toEqual({ state: "succeeded" });
    expect(standIn.accounts.refundedFen(standIn.accounts.byNumber(paid.outTradeNo)!)).toBe(120);
  });

  it("ORDER-11 are refused to the seller itself and without a payer, and are not offered where nobody switched them on", async () => {
    for (const nobody of ["", merchant.sellerNo])
      await expect(inApp.createPayment(order(), nobody)).rejects.toThrow(ProviderRefused);
    expect(providerOf({ ...facts, paysInApp: false }).inApp).toBeUndefined();
    const { paysInApp: _, ...unsaid } = facts;
    expect(providerOf(unsaid).inApp).toBeUndefined();
  });
});
