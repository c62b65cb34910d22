import { z } from "zod";
import type { NoticeReading } from "../provider.ts";
import { outcomeOf } from "./codes.ts";
import type { UnionpaySettings } from "./settings.ts";
import { provesFields } from "./signing.ts";
import { unionpayInstant } from "./time.ts";

const fields = z.object({
  merId: z.string(),
  txnType: z.string(),
  txnTime: z.string(),
  orderId: z.string(),
  queryId: z.string().min(1).max(40),
  txnAmt: z.string().regex(/^\d{1,12}$/),
  currencyCode: z.literal("156"),
  respCode: z.string(),
  traceTime: z.string().optional(),
});

/** UnionPay tells a payment within minutes of it, and a code lives for minutes; nothing older is news. */
const noticeAgeMs = 26 * 3_600_000;

/**
 * Proves a notice of UnionPay ("后台通知") by its fields, each decoded once from the form, and reads what it says. Only what
 * succeeded is told. Notices about refunds, whose outcome the query tells, ask for nothing.
 */
export function readUnionpayNotice(settings: UnionpaySettings, rawBody: Buffer, now: Date): NoticeReading {
  const forged = (problem: string): NoticeReading => ({ ok: false, code: "payments.noticeForged", problem });
  const mismatch = (problem: string): NoticeReading => ({ ok: false, code: "payments.noticeMismatch", problem });
  const form = [...new URLSearchParams(rawBody.toString("utf8"))];
  const values = Object.fromEntries(form);
  if (Object.keys(values).length !== form.length) return forged("a field twice");
  if (!provesFields(settings, values, now)) return forged("wrong signature");
  const read = fields.safeParse(values);
  if (!read.success) return mismatch("not a notice");
  const { merId, txnType, txnTime, orderId, queryId, txnAmt, respCode, traceTime } = read.data;
  const sentAt = unionpayInstant(txnTime, now);
  if (sentAt === undefined || !(Math.abs(now.getTime() - sentAt.getTime()) <= noticeAgeMs))
    return forged("outside the time window");
  if (merId !== settings.merchantNo) return mismatch("for somebody else");
  if (txnType !== "01" || outcomeOf(respCode) !== "done") return { ok: true, notice: null };
  const fact = {
    kind: "payment",
    outTradeNo: orderId,
    tradeNo: queryId,
    amountFen: BigInt(txnAmt),
    paidAt: (traceTime === undefined ? undefined : unionpayInstant(traceTime, sentAt)) ?? sentAt,
  } as const;
  return { ok: true, notice: { noticeId: `${txnType}${queryId}`, fact } };
}
