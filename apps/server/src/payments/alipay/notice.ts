import { fenFromYuan } from "@yunshou/domain";
import { z } from "zod";
import type { NoticeReading } from "../provider.ts";
import type { AlipaySettings } from "./settings.ts";
import { instantOf } from "./time.ts";
import { provesText, signedText } from "./signing.ts";

const fields = z.object({
  notify_id: z.string().min(1).max(128),
  notify_time: z.string(),
  app_id: z.string(),
  seller_id: z.string(),
  out_trade_no: z.string(),
  trade_no: z.string(),
  trade_status: z.string(),
  total_amount: z.string(),
  gmt_payment: z.string().optional(),
  refund_fee: z.string().optional(),
});

/** Alipay repeats a notice for 25 hours; nothing older is one. */
const noticeAgeMs = 26 * 3_600_000;

/**
 * Proves a notice of Alipay by its fields, each decoded once from the form and never again ("异步验签"), and reads what it
 * says. Notices about closing, and about refunds, whose outcome the query tells, ask for nothing.
 */
export function readAlipayNotice(settings: AlipaySettings, rawBody: Buffer, now: Date): NoticeReading {
  const forged = (problem: string): NoticeReading => ({ ok: false, code: "payments.noticeForged", problem });
  const mismatch = (problem: string): NoticeReading => ({ ok: false, code: "payments.noticeMismatch", problem });
  const form = [...new URLSearchParams(rawBody.toString("utf8"))];
  const values = Object.fromEntries(form);
  if (Object.keys(values).length !== form.length) return forged("a field twice");
  const { sign = "", sign_type: kind, alipay_cert_sn: serial = "" } = values;
  if (kind !== "RSA2") return forged("another kind of signature");
  if (!provesText(settings, serial, signedText(values, ["sign", "sign_type"]), sign)) return forged("wrong signature");
  const read = fields.safeParse(values);
  if (!read.success) return mismatch("not a notice");
  const {
    notify_id,
    notify_time,
    app_id,
    seller_id,
    out_trade_no,
    trade_no,
    trade_status,
    total_amount,
    gmt_payment,
    refund_fee,
  } = read.data;
  const at = instantOf(notify_time);
  if (!(Math.abs(now.getTime() - at.getTime()) <= noticeAgeMs)) return forged("outside the time window");
  if (app_id !== settings.appId || seller_id !== settings.sellerNo) return mismatch("for somebody else");
  const isPayment = trade_status === "TRADE_SUCCESS" || trade_status === "TRADE_FINISHED";
  if (!isPayment || refund_fee !== undefined) return { ok: true, notice: null };
  const amount = fenFromYuan(total_amount);
  if (!amount.ok) return mismatch("not an amount");
  const paidAt = gmt_payment === undefined ? at : instantOf(gmt_payment);
  const fact = {
    kind: "payment",
    outTradeNo: out_trade_no,
    tradeNo: trade_no,
    amountFen: amount.value,
    paidAt,
  } as const;
  return { ok: true, notice: { noticeId: notify_id, fact } };
}
