import { inflateSync } from "node:zlib";
import { answered } from "../answered.ts";
import { ask, billBytes, billTimeoutMs } from "../ask.ts";
import {
  type PaymentOrder,
  type PaymentProvider,
  type PaymentReport,
  ProviderUnreachable,
  type RefundOrder,
  type RefundReport,
} from "../provider.ts";
import { missingCode, mustBeDone, noFileCode, originalMissingCode, outcomeOf } from "./codes.ts";
import { readUnionpayNotice } from "./notice.ts";
import { unionpayAddresses, type UnionpaySettings } from "./settings.ts";
import { fieldsOfAnswer, provesFields, signUnionpay, type UnionpayFields } from "./signing.ts";
import { timeOfNumber, unionpayInstant, unionpayTime } from "./time.ts";

const descriptionLength = 32;
/** A code may be paid so much longer than its end says, because times are whole seconds and clocks differ. */
const codeGraceMs = 5_000;

/**
 * UnionPay's gateway ("全渠道"), payments by QR code. Three things differ from the other providers. A transaction is known by
 * its number **and** the time that was sent with it. A code cannot be closed: it ends by its own time (`payTimeout`), after
 * which what is not paid has failed. And an answer `00` says that the wish was taken; how it ended is told by the query alone.
 * Nothing about cards or people is sent, so nothing needs UnionPay's key for encrypting (`encryptCertId`).
 */
export function unionpayProvider(settings: UnionpaySettings): PaymentProvider {
  const addresses = unionpayAddresses(settings.url);

  async function call(url: string, about: string, wish: UnionpayFields, limits: readonly number[] = []) {
    const filled = Object.entries(wish).filter(([, value]) => value !== "");
    const fields = {
      version: "5.1.0",
      encoding: "UTF-8",
      signMethod: "01",
      certId: settings.certificateNumber,
      bizType: "000000",
      accessType: "0",
      merId: settings.merchantNo,
      ...Object.fromEntries(filled),
    };
    const body = new URLSearchParams({ ...fields, signature: signUnionpay(settings.privateKey, fields) }).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" };
    const [timeoutMs = settings.timeoutMs, bytes] = limits;
    const answer = await ask(url, { method: "POST", headers, body }, timeoutMs, bytes);
    if (answer.status !== 200) throw new ProviderUnreachable(`${about}: status ${answer.status}`);
    const said = fieldsOfAnswer(answer.body);
    if (said === undefined || !provesFields(settings, said, new Date()))
      throw new ProviderUnreachable(`${about}: the answer is not signed by UnionPay`);
    // A signed answer to another question proves nothing about this one.
    const asked: UnionpayFields = { merId: settings.merchantNo, ...wish };
    if (["merId", "orderId", "txnTime"].some((name) => asked[name] !== said[name]))
      throw new ProviderUnreachable(`${about}: the answer is about something else`);
    return { code: said["respCode"] ?? "", text: said["respMsg"] ?? "", said };
  }

  /** What the query says of one transaction. */
  async function query(orderId: string, at: Date) {
    const about = `query ${orderId}`;
    const wish = { txnType: "00", txnSubType: "00", orderId, txnTime: unionpayTime(at) };
    const { code, text, said } = await call(addresses.query, about, wish);
    if (code === missingCode) return { state: "unknown", said, failure: "" } as const;
    mustBeDone(about, code, text);
    const failure = `${said["origRespCode"] ?? ""} ${said["origRespMsg"] ?? ""}`.trim();
    return { state: outcomeOf(said["origRespCode"] ?? "04"), said, failure } as const;
  }

  async function queryPayment(outTradeNo: string): Promise<PaymentReport> {
    const at = timeOfNumber(outTradeNo);
    const { state, said } = await query(outTradeNo, at);
    if (state === "done") return paidReport(said, at);
    return { state: ({ unknown: "unknown", open: "unpaid", failed: "closed" } as const)[state] };
  }

  /** Every try of a refund has a time of its own; money that moved by an earlier one moved. */
  async function queryRefund({ refundNo, sentAt }: RefundOrder): Promise<RefundReport> {
    const times = sentAt.length === 0 ? [timeOfNumber(refundNo)] : sentAt;
    let last: RefundReport = { state: "unknown" };
    for (const at of times) {
      const { state, failure } = await query(refundNo, at);
      if (state === "done") return { state: "succeeded" };
      if (state === "open") return { state: "processing" };
      last = state === "failed" ? { state: "failed", failure } : { state: "unknown" };
    }
    return last;
  }

  const paymentOf = (order: PaymentOrder): UnionpayFields => ({
    txnType: "01",
    channelType: "08",
    currencyCode: "156",
    orderId: order.outTradeNo,
    txnTime: unionpayTime(timeOfNumber(order.outTradeNo)),
    txnAmt: String(order.amountFen),
    orderDesc: [...order.description].slice(0, descriptionLength).join(""),
    backUrl: settings.notifyUrl,
  });

  return {
    name: settings.name,
    async createPayment(order) {
      const about = `code for ${order.outTradeNo}`;
      const endsAt = new Date(Date.now() + order.expiresInSeconds * 1_000);
      const wish = { ...paymentOf(order), txnSubType: "07", payTimeout: unionpayTime(endsAt) };
      const { code, text, said } = await call(addresses.transaction, about, wish);
      mustBeDone(about, code, text);
      if ((said["qrCode"] ?? "") === "") throw new ProviderUnreachable(`${about}: the answer has no code`);
      return { codeUrl: said["qrCode"]! };
    },
    queryPayment,
    async closePayment(outTradeNo, endsAt) {
      const report = await queryPayment(outTradeNo);
      if (report.state === "paid") return report;
      const isOver = endsAt === undefined || Date.now() > endsAt.getTime() + codeGraceMs;
      return { state: isOver ? "closed" : "unpaid" };
    },
    async chargeShownCode(order, shownCode) {
      const about = `charge for ${order.outTradeNo}`;
      const termId = (order.place ?? "")
        .replaceAll(/[^0-9A-Za-z]/g, "")
        .slice(-8)
        .padStart(8, "0");
      const wish = { ...paymentOf(order), txnSubType: "06", qrNo: shownCode, termId };
      const { code, text } = await call(addresses.transaction, about, wish);
      mustBeDone(about, code, text);
      return queryPayment(order.outTradeNo);
    },
    async reversePayment(outTradeNo) {
      const before = await queryPayment(outTradeNo);
      if (before.state === "paid" || before.state === "closed") return before;
      const about = `reversal of ${outTradeNo}`;
      const wish = {
        txnType: "99",
        txnSubType: "01",
        channelType: "08",
        orderId: outTradeNo,
        txnTime: unionpayTime(timeOfNumber(outTradeNo)),
        backUrl: settings.notifyUrl,
      };
      const { code, text } = await call(addresses.transaction, about, wish);
      // Nothing to reverse: it never was, or it ended meanwhile.
      if (code === originalMissingCode || code === missingCode) {
        const after = await queryPayment(outTradeNo);
        return after.state === "paid" ? after : { state: "closed" };
      }
      mustBeDone(about, code, text);
      // A customer who paid in between has the money back by the reversal itself.
      return { state: "closed" };
    },
    async requestRefund(refund) {
      const about = `refund ${refund.refundNo}`;
      const payment = refund.tradeNo === null ? await answered(queryPayment(refund.outTradeNo)) : undefined;
      if (payment?.state === "unpaid") throw new ProviderUnreachable(`${about}: its payment is not certain`);
      if (payment !== undefined && payment.state !== "paid") return { state: "failed", failure: missingCode };
      const wish = {
        txnType: "04",
        txnSubType: "00",
        channelType: "08",
        orderId: refund.refundNo,
        txnTime: unionpayTime(refund.sentAt.at(-1) ?? timeOfNumber(refund.refundNo)),
        txnAmt: String(refund.amountFen),
        origQryId: refund.tradeNo ?? payment?.tradeNo ?? "",
        backUrl: settings.notifyUrl,
      };
      const { code, text } = await call(addresses.transaction, about, wish);
      if (outcomeOf(code) === "failed") mustBeDone(about, code, text);
      const report = await answered(queryRefund(refund));
      return report.state === "unknown" ? { state: "processing" } : report;
    },
    queryRefund,
    async downloadBill(day) {
      const about = `bill of ${day}`;
      const wish = {
        txnType: "76",
        txnSubType: "01",
        fileType: "00",
        txnTime: unionpayTime(new Date()),
        settleDate: day.slice(5).replace("-", ""),
      };
      const { code, text, said } = await call(addresses.file, about, wish, [billTimeoutMs, billBytes]);
      if (code === noFileCode) return undefined;
      mustBeDone(about, code, text);
      try {
        return inflateSync(Buffer.from(said["fileContent"] ?? "", "base64"), { maxOutputLength: billBytes });
      } catch {
        throw new ProviderUnreachable(`${about}: the file cannot be unpacked`);
      }
    },
    readNotice: (rawBody, _headers, now) => readUnionpayNotice(settings, rawBody, now),
  };
}

function paidReport(said: UnionpayFields, sentAt: Date): PaymentReport {
  const { queryId = "", txnAmt = "", currencyCode = "156", traceTime = "" } = said;
  if (queryId === "" || !/^\d{1,12}$/.test(txnAmt) || currencyCode !== "156")
    throw new ProviderUnreachable("a paid payment without number or amount");
  return {
    state: "paid",
    tradeNo: queryId,
    amountFen: BigInt(txnAmt),
    paidAt: unionpayInstant(traceTime, sentAt) ?? new Date(),
  };
}
