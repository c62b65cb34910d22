import { z } from "zod";
import type { NoticeReading } from "../provider.ts";
import type { WechatSettings } from "./settings.ts";
import { wechatRefund } from "./states.ts";
import { openSealed, unproven } from "./signing.ts";

const envelope = z.object({
  id: z.string().min(1).max(64),
  event_type: z.string(),
  resource: z.object({
    algorithm: z.literal("AEAD_AES_256_GCM"),
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.string().optional(),
  }),
});
const whole = z.number().int().nonnegative();
const paid = z.object({
  mchid: z.string(),
  appid: z.string(),
  out_trade_no: z.string(),
  transaction_id: z.string(),
  trade_state: z.literal("SUCCESS"),
  success_time: z.iso.datetime({ offset: true }),
  amount: z.object({ total: whole, currency: z.literal("CNY").default("CNY") }),
});
const refunded = z.object({
  mchid: z.string(),
  out_trade_no: z.string(),
  out_refund_no: z.string(),
  refund_status: z.enum(["SUCCESS", "CLOSED", "ABNORMAL"]),
  amount: z.object({ total: whole, refund: whole }),
});

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Proves a notice of WeChat Pay, opens it and reads what it says about a payment or a refund. */
export function readWechatNotice(
  settings: WechatSettings,
  rawBody: Buffer,
  headers: Headers,
  now: Date,
): NoticeReading {
  const header = (name: string) => (typeof headers[name] === "string" ? headers[name] : "");
  const proof = {
    timestamp: header("wechatpay-timestamp"),
    nonce: header("wechatpay-nonce"),
    serial: header("wechatpay-serial"),
    signature: header("wechatpay-signature"),
  };
  const problem = unproven(settings, proof, rawBody.toString("utf8"), now);
  if (problem !== undefined) return { ok: false, code: "payments.noticeForged", problem };
  const mismatch = (what: string): NoticeReading => ({ ok: false, code: "payments.noticeMismatch", problem: what });
  let outer: z.output<typeof envelope>;
  let inner: unknown;
  try {
    outer = envelope.parse(JSON.parse(rawBody.toString("utf8")));
    inner = JSON.parse(openSealed(settings.apiKey, outer.resource));
  } catch {
    return mismatch("cannot be opened");
  }
  return outer.event_type.startsWith("REFUND.")
    ? readRefund(settings, outer.id, inner, mismatch)
    : readPayment(settings, outer.id, inner, mismatch);
}

type Mismatch = (what: string) => NoticeReading;

function readPayment(settings: WechatSettings, noticeId: string, inner: unknown, mismatch: Mismatch): NoticeReading {
  const read = paid.safeParse(inner);
  if (!read.success) return mismatch("not a payment");
  const { mchid, appid, out_trade_no, transaction_id, success_time, amount } = read.data;
  if (mchid !== settings.merchantNo || appid !== settings.appId) return mismatch("for somebody else");
  const fact = {
    kind: "payment",
    outTradeNo: out_trade_no,
    tradeNo: transaction_id,
    amountFen: BigInt(amount.total),
    paidAt: new Date(success_time),
  } as const;
  return { ok: true, notice: { noticeId, fact } };
}

function readRefund(settings: WechatSettings, noticeId: string, inner: unknown, mismatch: Mismatch): NoticeReading {
  const read = refunded.safeParse(inner);
  if (!read.success) return mismatch("not a refund");
  const { mchid, out_trade_no, out_refund_no, refund_status, amount } = read.data;
  if (mchid !== settings.merchantNo) return mismatch("for somebody else");
  const fact = {
    kind: "refund",
    refundNo: out_refund_no,
    outTradeNo: out_trade_no,
    amountFen: BigInt(amount.refund),
    report: wechatRefund(refund_status),
  } as const;
  return { ok: true, notice: { noticeId, fact } };
}
