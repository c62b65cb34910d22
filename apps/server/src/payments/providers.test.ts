import { silences } from "@yunshou/simulator/standIns/refusing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  alipaySide,
  foreign,
  foreignAuthority,
  type PaySide,
  unionpaySide,
  wechatSide,
} from "../testing/bench/paySides.ts";
import { answered, isDenied, leavesOpen } from "./answered.ts";
import { providerOf } from "./keys.ts";
import type { NoticeReading, PaymentOrder, PaymentProvider, RefundOrder } from "./provider.ts";

describe.each([
  ["WeChat Pay", wechatSide],
  ["Alipay", alipaySide],
  ["UnionPay", unionpaySide],
] as const)("payments by %s", (_, start) => {
  let side: PaySide;
  let provider: PaymentProvider;
  // Our numbers carry the time at which they were made.
  let serial = BigInt(Date.now() - 1_704_067_200_000) << 22n;
  beforeAll(async () => {
    side = await start();
    side.faults.notices = false;
    provider = providerOf(side.facts);
  });
  afterAll(() => side.stop());

  const order = (amountFen = 350n): PaymentOrder => ({
    outTradeNo: String((serial += 1n)),
    amountFen,
    method: side.facts.kind,
    description: "山涧天然水 550ml & 100% + 水",
    expiresInSeconds: 180,
    expiresAt: new Date(Date.now() + 180_000),
  });
  const paid = async (amountFen?: bigint) => {
    const wish = order(amountFen);
    const { codeUrl } = await provider.createPayment(wish);
    expect(await side.pay(codeUrl)).toBe(true);
    const report = await provider.queryPayment(wish.outTradeNo);
    if (report.state !== "paid") throw new Error(report.state);
    return { wish, report };
  };
  const refundOf = (wish: PaymentOrder, refundNo: string, amountFen: bigint): RefundOrder => ({
    outTradeNo: wish.outTradeNo,
    tradeNo: null,
    refundNo,
    amountFen,
    totalFen: wish.amountFen,
    reason: "未出货",
    sentAt: [new Date()],
  });
  const settled = async (refund: RefundOrder) => {
    for (let tries = 0; tries < 50; tries += 1) {
      const report = await provider.queryRefund(refund);
      if (report.state !== "processing") return report.state;
      await new Promise((done) => setTimeout(done, 20));
    }
    return "processing";
  };
  const read = (body: string, headers: Record<string, string>, now = new Date(), by = provider): NoticeReading =>
    by.readNotice(Buffer.from(body), headers, now);

  it("are made, asked about and paid, to the fen", async () => {
    const wish = order(1_234_567n);
    const { codeUrl } = await provider.createPayment(wish);
    expect((await provider.createPayment(wish)).codeUrl).toBe(codeUrl);
    expect((await provider.queryPayment(wish.outTradeNo)).state).not.toBe("paid");
    await side.pay(codeUrl);
    const report = await provider.queryPayment(wish.outTradeNo);
    expect(report).toMatchObject({ state: "paid", amountFen: 1_234_567n });
    if (report.state === "paid") expect(Math.abs(report.paidAt.getTime() - Date.now())).toBeLessThan(60_000);
  });

  it("are unknown when nobody made them", async () => {
    expect(await provider.queryPayment("999999999999")).toEqual({ state: "unknown" });
  });

  it("M10 cannot be paid after they were closed, and stay paid when the customer was quicker", async () => {
    const wish = { ...order(), ...(side.codesStayOpen === true ? { expiresInSeconds: -1 } : {}) };
    const { codeUrl } = await provider.createPayment(wish);
    expect((await provider.closePayment(wish.outTradeNo)).state).toMatch(/closed|unknown/);
    expect(await side.pay(codeUrl)).toBe(false);
    const { wish: quick } = await paid();
    expect((await provider.closePayment(quick.outTradeNo)).state).toBe("paid");
  });

  it("M10 by a code that the customer shows are paid at once, or after the customer confirmed, and charged once", async () => {
    const wish = order(420n);
    const code = side.show("pays");
    expect(await provider.chargeShownCode!(wish, code)).toMatchObject({ state: "paid", amountFen: 420n });
    await expect(provider.chargeShownCode!(order(), code)).rejects.toMatchObject({ name: "ProviderRefused" });
    const slow = order();
    await expect(provider.chargeShownCode!(slow, side.show("asks"))).rejects.toMatchObject({
      name: "ProviderUnreachable",
    });
    expect((await provider.queryPayment(slow.outTradeNo)).state).not.toBe("paid");
    side.confirm(slow.outTradeNo);
    expect((await provider.reversePayment!(slow.outTradeNo)).state).toBe("paid");
  });

  it("M10 by a shown code take nothing when the money is not there, and nothing after they were reversed", async () => {
    const poor = order();
    await expect(provider.chargeShownCode!(poor, side.show("poor"))).rejects.toMatchObject({ name: "ProviderRefused" });
    expect((await provider.reversePayment!(poor.outTradeNo)).state).toBe("closed");
    const slow = order();
    await provider.chargeShownCode!(slow, side.show("asks")).catch(() => {});
    expect((await provider.reversePayment!(slow.outTradeNo)).state).toBe("closed");
    side.confirm(slow.outTradeNo);
    expect((await provider.queryPayment(slow.outTradeNo)).state).not.toBe("paid");
  });

  it("REFUND-08 are given back once for one number, however often it is sent, and never above what was paid", async () => {
    const { wish } = await paid(500n);
    const refund = refundOf(wish, `${wish.outTradeNo}1`, 200n);
    expect((await provider.queryRefund(refund)).state).toBe("unknown");
    for (let time = 0; time < 3; time += 1)
      expect(["processing", "succeeded"]).toContain((await provider.requestRefund(refund)).state);
    expect(await settled(refund)).toBe("succeeded");
    const more = refundOf(wish, `${wish.outTradeNo}2`, 301n);
    await expect(provider.requestRefund(more)).rejects.toThrow();
    const rest = refundOf(wish, `${wish.outTradeNo}3`, 300n);
    await provider.requestRefund(rest);
    expect(await settled(rest)).toBe("succeeded");
  });

  it.each(silences)(
    "REFUND-08 stay on their way while the provider does not say what became of them: %s",
    async (why) => {
      const { wish } = await paid(500n);
      const refund = refundOf(wish, `${wish.outTradeNo}1`, 200n);
      await provider.requestRefund(refund);
      for (const ask of [() => provider.queryRefund(refund), () => provider.requestRefund(refund)]) {
        Object.assign(side.faults.refusing, { calls: 9, why });
        const said: unknown = await answered(ask()).catch((error: unknown) => error);
        side.faults.refusing.calls = 0;
        if (said instanceof Error) expect(said.name).toBe("ProviderUnreachable");
        else expect(said).toEqual({ state: "processing" });
      }
      expect(await settled(refund)).toBe("succeeded");
      expect(side.accounts.refundedFen(side.accounts.byNumber(wish.outTradeNo)!)).toBe(200);
    },
  );

  it.each(["signature", "rights", "pace", "system"] as const)(
    "REFUND-08 are asked for again when the provider would not hear the wish: %s",
    async (why) => {
      const { wish } = await paid(500n);
      const refund = refundOf(wish, `${wish.outTradeNo}1`, 200n);
      Object.assign(side.faults.refusing, { calls: 9, why });
      const unheard: unknown = await provider.requestRefund(refund).catch((error: unknown) => error);
      side.faults.refusing.calls = 0;
      expect(leavesOpen(unheard)).toBe(true);
      if (why === "signature" || why === "rights") expect(isDenied(unheard)).toBe(true);
      const tooMuch = refundOf(wish, `${wish.outTradeNo}2`, 501n);
      const refused: unknown = await provider.requestRefund(tooMuch).catch((error: unknown) => error);
      expect(refused).toMatchObject({ name: "ProviderRefused", refuses: "wish" });
      expect(leavesOpen(refused)).toBe(false);
      await provider.requestRefund(refund);
      expect(await settled(refund)).toBe("succeeded");
    },
  );

  it("M9 are told by notices that are believed by their signature alone", async () => {
    const { wish, report } = await paid(650n);
    const { headers, body } = side.notice(wish.outTradeNo);
    const reading = read(body, headers);
    expect(reading).toMatchObject({
      ok: true,
      notice: {
        fact: { kind: "payment", outTradeNo: wish.outTradeNo, tradeNo: report.tradeNo, amountFen: 650n },
      },
    });
  });

  it("M9 refuse a notice that was changed by a byte, is too old, bears another key's signature, or is for somebody else", async () => {
    const { wish } = await paid();
    const { headers, body } = side.notice(wish.outTradeNo);
    const changed = body.replace(/[0-9](?=[^0-9]*$)/, (digit) => String((Number(digit) + 1) % 10));
    expect(changed).not.toBe(body);
    expect(read(changed, headers).ok).toBe(false);
    expect(read(body, headers, new Date(Date.now() + 200 * 3_600_000)).ok).toBe(false);
    expect(read("", headers).ok).toBe(false);
    expect(read("{}", { ...headers, "wechatpay-signature": "WECHATPAY/SIGNTEST/abc" }).ok).toBe(false);
    const stranger = providerOf({
      ...side.facts,
      platformKey: side.facts.kind === "unionpay" ? foreignAuthority : foreign.publicKey,
    });
    expect(read(body, headers, new Date(), stranger)).toMatchObject({ ok: false, code: "payments.noticeForged" });
    const other = { wechat: "1900000110", alipay: "2088102146225136", unionpay: "777290058110049" }[side.facts.kind];
    const neighbour = providerOf({ ...side.facts, payAccountNo: other });
    expect(read(body, headers, new Date(), neighbour)).toMatchObject({ ok: false, code: "payments.noticeMismatch" });
  });

  it.each([
    ["in UTF-16", (body: string) => Buffer.from(body, "utf16le")],
    ["behind a byte order mark", (body: string) => Buffer.from(`\uFEFF${body}`)],
    ["in Latin-1 with a character of it", (body: string) => Buffer.from(`${body}\u00FF`, "latin1")],
    ["with a zero byte", (body: string) => Buffer.from(`${body}\0`)],
  ])("M9 refuse a notice %s", async (_name, encoded) => {
    const { wish } = await paid();
    const { headers, body } = side.notice(wish.outTradeNo);
    expect(provider.readNotice(encoded(body), headers, new Date()).ok).toBe(false);
    expect(read(body, headers).ok).toBe(true);
  });

  it("M9 have no part of a fen: such an amount is refused in a notice, and believed in no answer", async () => {
    const { wish } = await paid(350n);
    const payment = side.accounts.byNumber(wish.outTradeNo)!;
    for (const amountFen of [350.5, -350, Number.NaN]) {
      Object.assign(payment, { amountFen });
      const { headers, body } = side.notice(wish.outTradeNo);
      expect(read(body, headers)).toMatchObject({ ok: false, code: "payments.noticeMismatch" });
      await expect(provider.queryPayment(wish.outTradeNo)).rejects.toMatchObject({ name: "ProviderUnreachable" });
    }
    Object.assign(payment, { amountFen: 350 });
    expect(await provider.queryPayment(wish.outTradeNo)).toMatchObject({ state: "paid", amountFen: 350n });
  });

  it("M9 leave the outcome unknown when an answer is silent or not signed by the provider", async () => {
    const { wish } = await paid();
    side.faults.unsigned = 1;
    await expect(provider.queryPayment(wish.outTradeNo)).rejects.toMatchObject({ name: "ProviderUnreachable" });
    side.faults.unsigned = 1;
    await expect(provider.queryPayment("999999999998")).rejects.toMatchObject({ name: "ProviderUnreachable" });
    const away = providerOf({ ...side.facts, interfaceUrl: "http://127.0.0.1:9" });
    await expect(away.queryPayment(wish.outTradeNo)).rejects.toMatchObject({ name: "ProviderUnreachable" });
    expect((await provider.queryPayment(wish.outTradeNo)).state).toBe("paid");
  });

  it("are refused by the provider when our own key is not the one it knows", async () => {
    const wrong = providerOf({ ...side.facts, payKey: foreign.privateKey });
    await expect(wrong.createPayment(order())).rejects.toMatchObject({ name: "ProviderRefused" });
  });
});
