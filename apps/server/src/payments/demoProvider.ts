import {
  demoCloseRequest,
  demoNotice,
  demoNoticeHeaders,
  demoNoticeSigningText,
  demoPayAnswer,
  demoPaymentState,
  demoPayRequest,
  demoProviderPaths,
  demoRefundRequest,
  demoRefundState,
} from "@yunshou/contract/payments/demoProvider";
import { onlinePaymentKinds } from "@yunshou/domain";
import { createPublicKey, verify } from "node:crypto";
import type { z } from "zod";
import {
  type NoticeReading,
  type PaymentProvider,
  type PaymentReport,
  ProviderRefused,
  ProviderUnreachable,
  type RefundOrder,
  type RefundReport,
} from "./provider.ts";

export interface DemoProviderSettings {
  /** Base address of the provider. */
  readonly url: string;
  /** PEM of the key that signs notices, and the serial that names it. */
  readonly publicKey: string;
  readonly serial: string;
  readonly merchantId: string;
  readonly appId: string;
  /** Our own address for notices, as the provider reaches it. */
  readonly notifyUrl: string;
  readonly timeoutMs?: number;
}

/** Notices older or newer than this are refused, so that a recorded one cannot be replayed for ever. */
export const noticeWindowMs = 300_000;

const answerTimeoutMs = 5_000;

/** Client of the provider simulator; it speaks HTTP like a real provider and trusts nothing that is not signed. */
export function demoProvider(settings: DemoProviderSettings): PaymentProvider {
  const key = createPublicKey(settings.publicKey);

  async function call<T>(
    method: "GET" | "POST",
    path: string,
    answer: z.ZodType<T>,
    content: Record<string, unknown>,
  ): Promise<T> {
    const query = method === "GET" ? `?${new URLSearchParams(content as Record<string, string>)}` : "";
    let response: Response;
    let body: unknown;
    try {
      response = await fetch(`${settings.url}${path}${query}`, {
        method,
        signal: AbortSignal.timeout(settings.timeoutMs ?? answerTimeoutMs),
        ...(method === "POST"
          ? { headers: { "content-type": "application/json" }, body: JSON.stringify(content) }
          : {}),
      });
      body = await response.json();
    } catch (error) {
      throw new ProviderUnreachable(`${method} ${path}: ${(error as Error).message}`);
    }
    if (response.status >= 500 || response.status === 429)
      throw new ProviderUnreachable(`${method} ${path}: status ${response.status}`);
    const isUnheard = response.status === 401 || response.status === 403;
    if (!response.ok)
      throw new ProviderRefused(`${method} ${path}: status ${response.status}`, isUnheard ? "caller" : "wish");
    const read = answer.safeParse(body);
    if (!read.success) throw new ProviderUnreachable(`${method} ${path}: the answer cannot be understood`);
    return read.data;
  }

  const refundContent = (refund: RefundOrder) =>
    demoRefundRequest.parse({
      outTradeNo: refund.outTradeNo,
      tradeNo: refund.tradeNo ?? undefined,
      refundNo: refund.refundNo,
      amountFen: String(refund.amountFen),
      totalFen: String(refund.totalFen),
      reason: refund.reason,
      notifyUrl: settings.notifyUrl,
    });

  return {
    name: "demo",
    async createPayment(order) {
      const method = onlinePaymentKinds.find((kind) => kind === order.method);
      if (method === undefined) throw new ProviderRefused(`${order.method} does not pass a provider`);
      const request = demoPayRequest.parse({
        ...order,
        method,
        amountFen: String(order.amountFen),
        currency: "CNY",
        notifyUrl: settings.notifyUrl,
      });
      return call("POST", demoProviderPaths.pay, demoPayAnswer, request);
    },
    queryPayment: async (outTradeNo) =>
      paymentReport(await call("GET", demoProviderPaths.query, demoPaymentState, { outTradeNo })),
    closePayment: async (outTradeNo) =>
      paymentReport(
        await call("POST", demoProviderPaths.close, demoPaymentState, demoCloseRequest.parse({ outTradeNo })),
      ),
    requestRefund: async (refund) =>
      refundReport(await call("POST", demoProviderPaths.refund, demoRefundState, refundContent(refund))),
    queryRefund: async (refund) =>
      refundReport(await call("GET", demoProviderPaths.refund, demoRefundState, { refundNo: refund.refundNo })),
    readNotice: (rawBody, headers, now) => readNotice(settings, key, rawBody, headers, now),
  };
}

function paymentReport(state: z.output<typeof demoPaymentState>): PaymentReport {
  if (state.state !== "paid") return { state: state.state };
  if (state.tradeNo === undefined || state.amountFen === undefined)
    throw new ProviderUnreachable("a paid payment without number or amount");
  return {
    state: "paid",
    tradeNo: state.tradeNo,
    amountFen: BigInt(state.amountFen),
    paidAt: state.paidAt ?? new Date(),
  };
}

const refundReport = ({ state, failure }: z.output<typeof demoRefundState>): RefundReport =>
  state === "failed" ? { state, failure: failure ?? "" } : { state };

type Headers = Readonly<Record<string, string | string[] | undefined>>;

function readNotice(
  settings: DemoProviderSettings,
  key: ReturnType<typeof createPublicKey>,
  rawBody: Buffer,
  headers: Headers,
  now: Date,
): NoticeReading {
  return proveDemoNotice(settings, key, rawBody, headers, now) ?? interpret(settings, rawBody);
}

/** Proves a notice by the bytes that arrived, whatever it is about; answers why it is forged. */
export function proveDemoNotice(
  settings: DemoProviderSettings,
  key: ReturnType<typeof createPublicKey>,
  rawBody: Buffer,
  headers: Headers,
  now: Date,
): { readonly ok: false; readonly code: "payments.noticeForged"; readonly problem: string } | undefined {
  const header = (name: string) => (typeof headers[name] === "string" ? headers[name] : "");
  const forged = (problem: string) => ({ ok: false, code: "payments.noticeForged", problem }) as const;
  const timestamp = header(demoNoticeHeaders.timestamp);
  const nonce = header(demoNoticeHeaders.nonce);
  if (!/^\d{1,12}$/.test(timestamp) || nonce === "") return forged("no time or nonce");
  if (Math.abs(now.getTime() - Number(timestamp) * 1_000) > noticeWindowMs) return forged("outside the time window");
  if (header(demoNoticeHeaders.serial) !== settings.serial) return forged("unknown key");
  const signed = Buffer.from(header(demoNoticeHeaders.signature), "base64");
  const text = Buffer.from(demoNoticeSigningText(timestamp, nonce, rawBody.toString("utf8")), "utf8");
  return signed.length === 0 || !verify("sha256", text, key, signed) ? forged("wrong signature") : undefined;
}

/** A notice that is really the provider's, but perhaps not for us or not one that makes sense. */
function interpret(settings: DemoProviderSettings, rawBody: Buffer): NoticeReading {
  const mismatch = (problem: string): NoticeReading => ({ ok: false, code: "payments.noticeMismatch", problem });
  let content: unknown;
  try {
    content = JSON.parse(rawBody.toString("utf8"));
  } catch {
    return mismatch("not JSON");
  }
  const read = demoNotice.safeParse(content);
  if (!read.success) return mismatch("not a notice");
  const {
    noticeId,
    kind,
    outTradeNo,
    tradeNo,
    refundNo,
    refundState,
    failure,
    amountFen,
    currency,
    merchantId,
    appId,
    at,
  } = read.data;
  if (merchantId !== settings.merchantId || appId !== settings.appId) return mismatch("for somebody else");
  if (currency !== "CNY") return mismatch("another currency");
  const amount = BigInt(amountFen);
  if (kind === "payment")
    return {
      ok: true,
      notice: { noticeId, fact: { kind, outTradeNo, tradeNo, amountFen: amount, paidAt: at } },
    };
  if (refundNo === undefined || refundState === undefined) return mismatch("a refund without number or state");
  const report: RefundReport =
    refundState === "failed" ? { state: "failed", failure: failure ?? "" } : { state: "succeeded" };
  return { ok: true, notice: { noticeId, fact: { kind, refundNo, outTradeNo, amountFen: amount, report } } };
}
