import { writeCertificate } from "@yunshou/simulator/standIns/certificates";
import { startUnionpayStandIn, type UnionpayStandIn } from "@yunshou/simulator/standIns/unionpay";
import { readBill } from "@yunshou/domain";
import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { billText } from "../../finance/bills/content.ts";
import { type ProviderFacts, providerOf } from "../keys.ts";
import type { PaymentOrder, PaymentProvider, RefundOrder } from "../provider.ts";
import { fieldsOfAnswer } from "./signing.ts";
import { timeOfNumber, unionpayInstant, unionpayTime } from "./time.ts";

const pair = generateKeyPairSync("rsa", { modulusLength: 2_048 });
const issuer = { name: "041@Z12@云途@00000002", privateKey: pair.privateKey };
const valid = { from: new Date("2024-01-01T00:00:00Z"), to: new Date("2035-01-01T00:00:00Z") };
const certificate = writeCertificate({ name: issuer.name, publicKey: pair.publicKey, issuer, ...valid });
const payKey = pair.privateKey.export({ format: "pem", type: "pkcs8" }).toString();

let standIn: UnionpayStandIn;
let facts: ProviderFacts;
let provider: PaymentProvider;
let serial = BigInt(Date.now() - 1_704_067_200_000) << 22n;

beforeAll(async () => {
  standIn = await startUnionpayStandIn({ merId: "777290058110048", certificate });
  facts = {
    name: "unionpay1",
    kind: "unionpay",
    payAccountNo: "777290058110048",
    appId: "",
    interfaceUrl: standIn.url,
    notifyUrl: "http://127.0.0.1:9/nobody",
    payKey,
    certificateSerial: "",
    apiKey: "",
    appSecret: "",
    platformSerial: "",
    platformKey: standIn.authority,
    certificates: certificate,
  };
  provider = providerOf(facts);
});
beforeEach(() => void (standIn.faults.notices = false));
afterAll(() => standIn.stop());

const order = (more: Partial<PaymentOrder> = {}): PaymentOrder => ({
  outTradeNo: String((serial += 1n)),
  amountFen: 350n,
  method: "unionpay",
  description: "山涧天然水",
  expiresInSeconds: 180,
  ...more,
});
const paid = async (wish = order()) => {
  await standIn.pay((await provider.createPayment(wish)).codeUrl);
  return wish;
};
const refundOf = (wish: PaymentOrder, sentAt: readonly Date[]): RefundOrder => ({
  outTradeNo: wish.outTradeNo,
  tradeNo: null,
  refundNo: `${wish.outTradeNo}1`,
  amountFen: 100n,
  totalFen: wish.amountFen,
  reason: "",
  sentAt,
});
const settles = (refund: RefundOrder, state: string) =>
  expect.poll(async () => (await provider.queryRefund(refund)).state).toBe(state);

describe("a code of UnionPay", () => {
  it("M10 stays open until its time is over, because no call closes it, and can be paid until then", async () => {
    const wish = order();
    const { codeUrl } = await provider.createPayment(wish);
    const endsAt = new Date(Date.now() + 180_000);
    expect(await provider.closePayment(wish.outTradeNo, endsAt)).toEqual({ state: "unpaid" });
    expect(await standIn.pay(codeUrl)).toBe(true);
    expect(await provider.closePayment(wish.outTradeNo, endsAt)).toMatchObject({ state: "paid", amountFen: 350n });
    const late = order({ expiresInSeconds: -1 });
    const { codeUrl: lateUrl } = await provider.createPayment(late);
    expect(await provider.closePayment(late.outTradeNo, new Date(Date.now() - 60_000))).toEqual({ state: "closed" });
    expect(await standIn.pay(lateUrl)).toBe(false);
  });

  it("M10 of another amount is refused under a number that has one", async () => {
    const wish = order();
    await provider.createPayment(wish);
    await expect(provider.createPayment({ ...wish, amountFen: 351n })).rejects.toMatchObject({
      name: "ProviderRefused",
      message: expect.stringContaining("36") as string,
    });
  });

  it("is not made when the number is of another time, which UnionPay takes for a mistake", async () => {
    const wish = order({ outTradeNo: "480000000001" });
    await expect(provider.createPayment(wish)).rejects.toMatchObject({ name: "ProviderRefused" });
  });
});

describe("a refund at UnionPay", () => {
  it("REFUND-08 is known by number and time of each try, so that a later try sees what an earlier one moved", async () => {
    const wish = await paid();
    const first = new Date(Date.now() - 120_000);
    expect((await provider.requestRefund(refundOf(wish, [first]))).state).toMatch(/processing|succeeded/);
    await settles(refundOf(wish, [first]), "succeeded");
    // A second try has a time of its own, under which UnionPay knows nothing.
    await settles(refundOf(wish, [first, new Date()]), "succeeded");
    await settles(refundOf(wish, [new Date()]), "unknown");
  });

  it("REFUND-08 is sent again without a second effect", async () => {
    const wish = await paid();
    const refund = refundOf(wish, [new Date()]);
    for (let time = 0; time < 3; time += 1) await provider.requestRefund(refund);
    await settles(refund, "succeeded");
    expect(standIn.accounts.refundedFen(standIn.accounts.byNumber(wish.outTradeNo)!)).toBe(100);
  });

  it("has failed when nothing was paid", async () => {
    const wish = order();
    expect(await provider.requestRefund(refundOf(wish, [new Date()]))).toMatchObject({ state: "failed" });
  });
});

describe("what UnionPay signs", () => {
  const read = (body: string, now = new Date()) => provider.readNotice(Buffer.from(body), {}, now);

  it("M9 is believed only from a certificate that names UnionPay, written by its authority, and valid", async () => {
    const wish = await paid();
    const by = (name: string, more: { from?: Date; to?: Date } = {}) =>
      read(standIn.paidNotice(wish.outTradeNo, { name, ...more }));
    expect(by("041@Z12@中国银联股份有限公司@00000001").ok).toBe(true);
    // The same authority writes those of merchants.
    for (const name of [issuer.name, "041@中国银联股份有限公司@x", "中国银联股份有限公司", "041@Z12@00040000:SIGN@1"])
      expect(by(name)).toMatchObject({ ok: false, code: "payments.noticeForged" });
    const ended = { to: new Date("2024-06-01T00:00:00Z") };
    expect(by("041@Z12@中国银联股份有限公司@00000001", ended)).toMatchObject({ code: "payments.noticeForged" });
  });

  it("M9 is refused without its certificate, with another version, and with a field twice", async () => {
    const wish = await paid();
    const body = standIn.paidNotice(wish.outTradeNo);
    const changed = (change: (fields: URLSearchParams) => void) => {
      const fields = new URLSearchParams(body);
      change(fields);
      return read(fields.toString());
    };
    expect(changed(() => {}).ok).toBe(true);
    expect(changed((fields) => fields.delete("signPubKeyCert")).ok).toBe(false);
    expect(changed((fields) => fields.set("version", "5.0.0")).ok).toBe(false);
    expect(changed((fields) => fields.set("signMethod", "11")).ok).toBe(false);
    expect(changed((fields) => fields.append("txnAmt", "1")).ok).toBe(false);
  });

  it("M9 may be told twice, under one number of the notice", async () => {
    const wish = await paid();
    const [first, second] = [read(standIn.paidNotice(wish.outTradeNo)), read(standIn.paidNotice(wish.outTradeNo))];
    const idOf = (one: typeof first) => (one.ok ? one.notice?.noticeId : undefined);
    expect(idOf(first)).toMatch(/^01\d{21}$/);
    expect(idOf(second)).toBe(idOf(first));
  });

  it("is read as it is, without the encoding of a form, and never with a field twice", () => {
    expect(fieldsOfAnswer("a=1+2=&b={c=1&d=2}&e=[x]y&z=")).toEqual({ a: "1+2=", b: "{c=1&d=2}", e: "[x]y", z: "" });
    expect(fieldsOfAnswer("a=1&a=2")).toBeUndefined();
    expect(fieldsOfAnswer("<html>")).toBeUndefined();
  });
});

describe("times of UnionPay", () => {
  it("are carried by our numbers, also by those of 2032 with a digit more", () => {
    const then = new Date("2032-03-04T05:06:07.000Z");
    const number = String(BigInt(then.getTime() - 1_704_067_200_000) << 22n);
    expect(number).toHaveLength(19);
    expect(timeOfNumber(number)).toEqual(then);
  });

  it("are those of Beijing, and without a year follow what they belong to", () => {
    const at = new Date("2026-12-31T15:59:30Z");
    expect(unionpayTime(at)).toBe("20261231235930");
    expect(unionpayInstant("20261231235930", at)).toEqual(at);
    expect(unionpayInstant("0101000010", at)).toEqual(new Date("2026-12-31T16:00:10Z"));
    expect(unionpayInstant("1231235935", at)).toEqual(new Date("2026-12-31T15:59:35Z"));
    expect([unionpayInstant("20261331000000", at), unionpayInstant("x", at)]).toEqual([undefined, undefined]);
  });
});

describe("the settlement file of UnionPay", () => {
  it("FIN-07 comes inside of a signed answer, ours beside that of others; a day without sales has none", async () => {
    const wish = await paid(order({ amountFen: 1_234n }));
    const day = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10);
    const file = await provider.downloadBill!(day);
    const text = billText(file!);
    expect(text.ok && readBill("unionpay", text.value, { accountNo: "777290058110048", day })).toMatchObject({
      ok: true,
      value: expect.arrayContaining([
        expect.objectContaining({ kind: "payment", outTradeNo: wish.outTradeNo, amountFen: 1_234n, feeFen: 7n }),
        expect.objectContaining({ kind: "refund", amountFen: 100n, feeFen: -1n }),
      ]) as unknown,
    });
    expect(await provider.downloadBill!("2025-02-01")).toBeUndefined();
  });
});
