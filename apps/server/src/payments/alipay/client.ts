import { fenFromYuan, yuanFromFen } from "@yunshou/domain";
import { z } from "zod";
import { answered } from "../answered.ts";
import { download } from "../ask.ts";
import {
  type PaymentOrder,
  type PaymentProvider,
  type PaymentReport,
  ProviderRefused,
  ProviderUnreachable,
  type RefundOrder,
  type RefundReport,
} from "../provider.ts";
import { alipayCall } from "./call.ts";
import { alipayInApp } from "./inApp.ts";
import { readAlipayNotice } from "./notice.ts";
import type { AlipaySettings } from "./settings.ts";
import { alipaySharing } from "./sharing.ts";
import { alipayTime, instantOf } from "./time.ts";

const createAnswer = z.object({ qr_code: z.string().min(1) });
const queryAnswer = z.object({
  trade_status: z.enum(["WAIT_BUYER_PAY", "TRADE_CLOSED", "TRADE_SUCCESS", "TRADE_FINISHED"]),
  trade_no: z.string().optional(),
  total_amount: z.string().optional(),
  send_pay_date: z.string().optional(),
});
const refundAnswer = z.object({ fund_change: z.string().optional() });
const billAnswer = z.object({ bill_download_url: z.url() });
const refundQueryAnswer = z.object({ refund_status: z.string().optional() });

const tradeMissing = "ACQ.TRADE_NOT_EXIST";
const subjectLength = 256;

/**
 * Alipay, payments by QR code (`alipay.trade.precreate`) and in the app (`alipay.trade.create`). A code that nobody scanned is no trade yet, so Alipay knows
 * nothing of it until then; closing such a one goes by `cancel`, after which it cannot be paid.
 */
export function alipayProvider(settings: AlipaySettings): PaymentProvider {
  const call = alipayCall(settings);

  async function queryPayment(outTradeNo: string): Promise<PaymentReport> {
    const answer = await call("alipay.trade.query", queryAnswer, { out_trade_no: outTradeNo });
    return answer === undefined ? { state: "unknown" } : alipayPayment(answer);
  }
  const refunded = (refund: RefundOrder) => ({
    ...(refund.tradeNo === null ? { out_trade_no: refund.outTradeNo } : { trade_no: refund.tradeNo }),
    out_request_no: refund.refundNo,
  });

  async function queryRefund(refund: RefundOrder): Promise<RefundReport> {
    const answer = await call("alipay.trade.fastpay.refund.query", refundQueryAnswer, refunded(refund));
    // Without the state the refund did not happen; the same number may be sent again. Any other state is still on its way.
    const state = answer?.refund_status;
    return { state: state === undefined ? "unknown" : state === "REFUND_SUCCESS" ? "succeeded" : "processing" };
  }

  async function closePayment(outTradeNo: string): Promise<PaymentReport> {
    const before = await queryPayment(outTradeNo);
    if (before.state === "paid" || before.state === "closed") return before;
    const answer = await call("alipay.trade.cancel", z.object({ retry_flag: z.string().optional() }), {
      out_trade_no: outTradeNo,
    });
    if (answer?.retry_flag === "Y") throw new ProviderUnreachable("alipay.trade.cancel: to be tried again");
    // A customer who paid in between has the money back by the cancelling itself.
    const after = await queryPayment(outTradeNo);
    return after.state === "unknown" || after.state === "unpaid" ? { state: "closed" } : after;
  }

  /** What every payment says that a customer is asked for. */
  const asked = (order: PaymentOrder) => ({
    out_trade_no: order.outTradeNo,
    total_amount: yuanFromFen(order.amountFen),
    subject: [...order.description].slice(0, subjectLength).join(""),
    time_expire: alipayTime(order.expiresAt ?? new Date(Date.now() + order.expiresInSeconds * 1_000)),
    ...frozen(order),
  });
  const inApp = alipayInApp(settings, call, asked);

  return {
    name: settings.name,
    noticeAnswer: "success",
    ...(inApp === undefined ? {} : { inApp }),
    sharing: alipaySharing(call),
    async createPayment(order: PaymentOrder) {
      const content = {
        ...asked(order),
        qr_code_timeout_express: `${Math.max(1, Math.ceil(order.expiresInSeconds / 60))}m`,
      };
      const answer = await call("alipay.trade.precreate", createAnswer, content, settings.notifyUrl);
      if (answer === undefined) throw new ProviderRefused(tradeMissing);
      return { codeUrl: answer.qr_code };
    },
    queryPayment,
    closePayment,
    async chargeShownCode(order, shownCode) {
      const content = {
        out_trade_no: order.outTradeNo,
        total_amount: yuanFromFen(order.amountFen),
        subject: [...order.description].slice(0, subjectLength).join(""),
        scene: "bar_code",
        product_code: "FACE_TO_FACE_PAYMENT",
        auth_code: shownCode,
        terminal_id: order.place,
        ...frozen(order),
      };
      // 10003 (the customer confirms) and 20000 (unknown) are no refusals, so they leave the outcome unknown.
      await call("alipay.trade.pay", z.unknown(), content, settings.notifyUrl);
      return queryPayment(order.outTradeNo);
    },
    reversePayment: closePayment,
    async requestRefund(refund) {
      const answer = await call("alipay.trade.refund", refundAnswer, {
        ...refunded(refund),
        refund_amount: yuanFromFen(refund.amountFen),
        refund_reason: refund.reason || undefined,
        ...returned(refund),
      });
      if (answer === undefined) return { state: "failed", failure: tradeMissing };
      // `N` says that this call moved nothing, e.g. because the same number was sent before: the query knows.
      return answer.fund_change === "Y" ? { state: "succeeded" } : processing(queryRefund(refund));
    },
    queryRefund,
    async downloadBill(day) {
      const method = "alipay.data.dataservice.bill.downloadurl.query";
      const answer = await call(method, billAnswer, { bill_type: "trade", bill_date: day });
      // The address is of another host, and signed: it is in the answer.
      return answer === undefined ? undefined : download(answer.bill_download_url, {});
    },
    readNotice: (rawBody, _headers, now) => readAlipayNotice(settings, rawBody, now),
  };
}

/** Money that is shared later is frozen until then ("分账", `royalty_freeze`). */
const frozen = ({ sharing }: PaymentOrder) => (sharing === true ? { extend_params: { royalty_freeze: "true" } } : {});

/** Receivers give their shares back in the refund itself ("退分账"). */
const returned = ({ returns = [] }: RefundOrder) =>
  returns.length === 0
    ? {}
    : {
        refund_royalty_parameters: returns.map(({ account, amountFen }) => ({
          royalty_type: "transfer",
          trans_out: account,
          trans_out_type: "userId",
          amount: yuanFromFen(amountFen),
        })),
      };

/** What the query says of a refund that was taken a moment ago. */
const processing = async (report: Promise<RefundReport>): Promise<RefundReport> => {
  const known = await answered(report);
  return known.state === "unknown" ? { state: "processing" } : known;
};

function alipayPayment({ trade_status: state, trade_no, total_amount, send_pay_date }: z.output<typeof queryAnswer>) {
  if (state === "TRADE_CLOSED") return { state: "closed" } as const;
  if (state === "WAIT_BUYER_PAY") return { state: "unpaid" } as const;
  const amount = fenFromYuan(total_amount ?? "");
  if (trade_no === undefined || !amount.ok) throw new ProviderUnreachable("a paid payment without number or amount");
  const paidAt = send_pay_date === undefined ? new Date() : instantOf(send_pay_date);
  return { state: "paid", tradeNo: trade_no, amountFen: amount.value, paidAt } as const;
}
