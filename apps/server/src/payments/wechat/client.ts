import { createHash } from "node:crypto";
import { z } from "zod";
import { ask, download, readJson } from "../ask.ts";
import {
  type PaymentOrder,
  type PaymentProvider,
  type PaymentReport,
  ProviderRefused,
  ProviderUnreachable,
  type RefundOrder,
} from "../provider.ts";
import { readWechatNotice } from "./notice.ts";
import { type WechatCall, wechatInApp } from "./inApp.ts";
import { wechatSharing } from "./sharing.ts";
import { wechatRefund, wechatRefundStates } from "./states.ts";
import { authorization, unproven } from "./signing.ts";
import type { WechatSettings } from "./settings.ts";

const failed = z.object({ code: z.string(), message: z.string().default("") });
/** Answers after which nobody knows what happened, whatever their status ("错误码"). */
const undecided = new Set([
  "SYSTEM_ERROR",
  "BANK_ERROR",
  "FREQUENCY_LIMITED",
  "RATELIMIT_EXCEEDED",
  "USERPAYING",
  "STATEMENT_CREATING",
]);
/** Answers about whoever asks and not about what was asked for; one without a code is not WeChat Pay's. */
const unheard = new Set(["SIGN_ERROR", "NO_AUTH", "MCH_NOT_EXISTS", "APPID_MCHID_NOT_MATCH", "REQUEST_BLOCKED", ""]);
const missing = new Set(["ORDER_NOT_EXIST", "ORDERNOTEXIST", "RESOURCE_NOT_EXISTS", "NOT_FOUND", "NO_STATEMENT_EXIST"]);

const paymentAnswer = z.object({
  trade_state: z.enum(["SUCCESS", "REFUND", "NOTPAY", "CLOSED", "REVOKED", "USERPAYING", "PAYERROR", "ACCEPT"]),
  transaction_id: z.string().optional(),
  success_time: z.iso.datetime({ offset: true }).optional(),
  amount: z.object({ total: z.number().int().nonnegative() }).optional(),
});
const refundAnswer = z.object({ status: z.enum(wechatRefundStates) });
const billAnswer = z.object({ hash_type: z.literal("SHA1"), hash_value: z.string(), download_url: z.url() });
const codeAnswer = z.object({ code_url: z.string().min(1) });

const descriptionLength = 127;
const reasonLength = 80;
/** Payments whose money is shared later say so when they are made ("分账"). */
const frozen = ({ sharing }: PaymentOrder) => (sharing === true ? { settle_info: { profit_sharing: true } } : {});
const fen = (amount: bigint) => ({ total: Number(amount), currency: "CNY" });

/**
 * WeChat Pay APIv3, payments by QR code (`native`) and in the app (`jsapi`). Each answer is believed only when its signature is WeChat Pay's, so that
 * nobody on the way can say that something was paid; an answer without proof leaves the outcome unknown.
 */
export function wechatProvider(settings: WechatSettings): PaymentProvider {
  async function call<T>(method: "GET" | "POST", target: string, shape: z.ZodType<T>, content?: object) {
    const about = `${method} ${target.split("?")[0]}`;
    const body = content === undefined ? "" : JSON.stringify(content);
    const headers = {
      accept: "application/json",
      "content-type": "application/json",
      "user-agent": "yunshou",
      authorization: authorization(settings, method, target, body, new Date()),
      // Says which of two keys should sign the answer, while a merchant changes to the public-key mode.
      "wechatpay-serial": [...settings.platformKeys.keys()].at(-1) ?? "",
    };
    const init = { method, headers, ...(method === "POST" ? { body } : {}) };
    const answer = await ask(`${settings.url}${target}`, init, settings.timeoutMs);
    const header = (name: string) => answer.headers.get(name) ?? "";
    const proof = {
      timestamp: header("wechatpay-timestamp"),
      nonce: header("wechatpay-nonce"),
      serial: header("wechatpay-serial"),
      signature: header("wechatpay-signature"),
    };
    if (answer.status < 300) {
      const problem = unproven(settings, proof, answer.body, new Date());
      if (problem !== undefined) throw new ProviderUnreachable(`${about}: ${problem}`);
      const read = shape.safeParse(readJson(answer.body, about));
      if (!read.success) throw new ProviderUnreachable(`${about}: the answer cannot be understood`);
      return { found: true, value: read.data } as const;
    }
    const read = failed.safeParse(readJson(answer.body, about));
    const code = read.success ? read.data.code : "";
    if (answer.status >= 500 || answer.status === 429 || undecided.has(code))
      throw new ProviderUnreachable(`${about}: ${answer.status} ${code}`);
    if (missing.has(code)) {
      // "Unknown" closes an order or begins a refund anew, so it is believed only when it is signed.
      const problem = unproven(settings, proof, answer.body, new Date());
      if (problem !== undefined) throw new ProviderUnreachable(`${about}: ${problem}`);
      return { found: false } as const;
    }
    const isUnheard = answer.status === 401 || unheard.has(code);
    const text = `${code === "" ? answer.status : code} ${read.success ? read.data.message : ""}`.trim();
    throw new ProviderRefused(text, isUnheard ? "caller" : "wish");
  }

  const payment = (outTradeNo: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(outTradeNo)}`;

  async function queryPayment(outTradeNo: string): Promise<PaymentReport> {
    const target = `${payment(outTradeNo)}?mchid=${encodeURIComponent(settings.merchantNo)}`;
    const answer = await call("GET", target, paymentAnswer);
    return answer.found ? wechatPayment(answer.value) : { state: "unknown" };
  }

  /** The file behind an address that is answered with its hash. */
  async function fileAt(target: string): Promise<Uint8Array | undefined> {
    const answer = await call("GET", target, billAnswer);
    if (!answer.found) return undefined;
    const { origin, pathname, search } = new URL(answer.value.download_url);
    // Our signature goes nowhere but to the address that was configured.
    if (origin !== new URL(settings.url).origin) throw new ProviderUnreachable("the bill lies at another address");
    const place = `${pathname}${search}`;
    const bill = await download(`${settings.url}${place}`, {
      accept: "*/*",
      "user-agent": "yunshou",
      authorization: authorization(settings, "GET", place, "", new Date()),
    });
    // The file itself is not signed; its hash is, in the answer before.
    if (createHash("sha1").update(bill).digest("hex") !== answer.value.hash_value.toLowerCase())
      throw new ProviderUnreachable("the bill has another hash than the provider states");
    return bill;
  }

  /** What every payment says that a customer is asked for. */
  const asked = (order: PaymentOrder) => ({
    appid: settings.appId,
    mchid: settings.merchantNo,
    description: [...order.description].slice(0, descriptionLength).join(""),
    out_trade_no: order.outTradeNo,
    time_expire: beijingTime(order.expiresAt ?? new Date(Date.now() + order.expiresInSeconds * 1_000)),
    notify_url: settings.notifyUrl,
    amount: fen(order.amountFen),
    ...frozen(order),
  });
  const inApp = wechatInApp(settings, call satisfies WechatCall, asked);

  return {
    name: settings.name,
    ...(inApp === undefined ? {} : { inApp }),
    sharing: {
      ...wechatSharing(settings, call),
      downloadBill: (day) => fileAt(`/v3/profitsharing/bills?bill_date=${day}`),
    },
    async createPayment(order: PaymentOrder) {
      const answer = await call("POST", "/v3/pay/transactions/native", codeAnswer, asked(order));
      if (!answer.found) throw new ProviderRefused("the address of payments is unknown");
      return { codeUrl: answer.value.code_url };
    },
    queryPayment,
    async closePayment(outTradeNo) {
      const before = await queryPayment(outTradeNo);
      if (before.state !== "unpaid") return before;
      // The customer may have paid in between, and then closing is refused: the last word has the query.
      await call("POST", `${payment(outTradeNo)}/close`, z.unknown(), { mchid: settings.merchantNo }).catch((error) => {
        if (!(error instanceof ProviderRefused)) throw error;
      });
      return queryPayment(outTradeNo);
    },
    async chargeShownCode(order, shownCode) {
      await call("POST", "/v3/pay/transactions/codepay", z.unknown(), {
        appid: settings.appId,
        mchid: settings.merchantNo,
        description: [...order.description].slice(0, descriptionLength).join(""),
        out_trade_no: order.outTradeNo,
        payer: { auth_code: shownCode },
        amount: fen(order.amountFen),
        scene_info: { store_info: { id: order.place ?? "0" } },
        ...frozen(order),
      });
      // What was charged has the same words in the query as every other payment.
      return queryPayment(order.outTradeNo);
    },
    async reversePayment(outTradeNo) {
      const before = await queryPayment(outTradeNo);
      if (before.state === "paid" || before.state === "closed") return before;
      // A customer who confirms in between gets the money back by the reversal itself.
      const content = { appid: settings.appId, mchid: settings.merchantNo };
      await call("POST", `${payment(outTradeNo)}/reverse`, z.unknown(), content).catch((error) => {
        if (!(error instanceof ProviderRefused)) throw error;
      });
      const after = await queryPayment(outTradeNo);
      return after.state === "unknown" ? { state: "closed" } : after;
    },
    async requestRefund(refund: RefundOrder) {
      const answer = await call("POST", "/v3/refund/domestic/refunds", refundAnswer, {
        ...(refund.tradeNo === null ? { out_trade_no: refund.outTradeNo } : { transaction_id: refund.tradeNo }),
        out_refund_no: refund.refundNo,
        reason: [...refund.reason].slice(0, reasonLength).join("") || undefined,
        notify_url: settings.notifyUrl,
        amount: { refund: Number(refund.amountFen), ...fen(refund.totalFen) },
      });
      return answer.found ? wechatRefund(answer.value.status) : { state: "failed", failure: "ORDER_NOT_EXIST" };
    },
    async queryRefund(refund) {
      const target = `/v3/refund/domestic/refunds/${encodeURIComponent(refund.refundNo)}`;
      const answer = await call("GET", target, refundAnswer);
      return answer.found ? wechatRefund(answer.value.status) : { state: "unknown" };
    },
    downloadBill: (day) => fileAt(`/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`),
    readNotice: (rawBody, headers, now) => readWechatNotice(settings, rawBody, headers, now),
  };
}

function wechatPayment(answer: z.output<typeof paymentAnswer>): PaymentReport {
  const { trade_state: state, transaction_id: tradeNo, amount, success_time: paidAt } = answer;
  // What was refunded had been paid; our own refunds know the rest.
  if (state === "SUCCESS" || state === "REFUND") {
    if (tradeNo === undefined || amount === undefined)
      throw new ProviderUnreachable("a paid payment without number or amount");
    return {
      state: "paid",
      tradeNo,
      amountFen: BigInt(amount.total),
      paidAt: paidAt === undefined ? new Date() : new Date(paidAt),
    };
  }
  return { state: state === "CLOSED" || state === "REVOKED" ? "closed" : "unpaid" };
}

const beijingMs = 8 * 3_600_000;

/** `2026-11-22T18:00:00+08:00`, as `time_expire` wants it. */
function beijingTime(at: Date): string {
  return `${new Date(at.getTime() + beijingMs).toISOString().slice(0, 19)}+08:00`;
}
