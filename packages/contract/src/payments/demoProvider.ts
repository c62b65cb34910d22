import { onlinePaymentKinds } from "@yunshou/domain";
import { z } from "zod";
import { fen, instant } from "../shapes.ts";

/**
 * Wire protocol of the built-in demo provider, shaped like WeChat Pay v3 and Alipay: our order number names the payment,
 * our refund number names the refund, both may be sent again without a second effect, and the result comes twice:
 * as a signed notice, and as the answer to a query. Paths are below the provider's base address.
 */
export const demoProviderPaths = {
  /** POST `demoPayRequest` → `demoPayAnswer`; 409 when the number exists with another amount. */
  pay: "/pay",
  /** GET `?outTradeNo=` → `demoPaymentState`. */
  query: "/query",
  /** POST `demoCloseRequest` → `demoPaymentState`: closed, or paid when the customer was quicker. */
  close: "/close",
  /** POST `demoRefundRequest` → `demoRefundState`; GET `?refundNo=` → `demoRefundState`. */
  refund: "/refund",
} as const;

const number = z.string().regex(/^\d{1,32}$/);

export const demoPayRequest = z.object({
  outTradeNo: number,
  amountFen: fen,
  currency: z.literal("CNY"),
  method: z.enum(onlinePaymentKinds),
  description: z.string().max(127),
  expiresInSeconds: z.number().int().positive(),
  /** Where payment notices are posted to. */
  notifyUrl: z.string(),
});
export const demoPayAnswer = z.object({ codeUrl: z.string().min(1).max(512) });

export const demoCloseRequest = z.object({ outTradeNo: number });
export const demoPaymentState = z.object({
  state: z.enum(["unknown", "unpaid", "paid", "closed"]),
  tradeNo: z.string().max(64).optional(),
  amountFen: fen.optional(),
  paidAt: instant.optional(),
});

export const demoRefundRequest = z.object({
  outTradeNo: number,
  /** The provider's number; set when the machine took the payment by itself and our number is unknown there. */
  tradeNo: z.string().max(64).optional(),
  refundNo: number,
  amountFen: fen,
  totalFen: fen,
  reason: z.string().max(80),
  notifyUrl: z.string(),
});
export const demoRefundState = z.object({
  state: z.enum(["unknown", "processing", "succeeded", "failed"]),
  failure: z.string().max(200).optional(),
});

/** Headers of a notice, in lower case as Node reads them. */
export const demoNoticeHeaders = {
  /** Unix seconds. */
  timestamp: "demo-timestamp",
  nonce: "demo-nonce",
  /** Names the key that signed. */
  serial: "demo-serial",
  /** Base64 of RSA-SHA256 over `demoNoticeSigningText`. */
  signature: "demo-signature",
} as const;

/** The text that a notice's signature covers; `body` is exactly what is posted. */
export function demoNoticeSigningText(timestamp: string, nonce: string, body: string): string {
  return `${timestamp}\n${nonce}\n${body}\n`;
}

/** Body of a notice. One `noticeId` is one fact, however often it is posted; a receiver that answers 2xx has stored it. */
export const demoNotice = z.object({
  noticeId: z.string().min(1).max(64),
  kind: z.enum(["payment", "refund"]),
  outTradeNo: number,
  /** The provider's number of the payment. */
  tradeNo: z.string().min(1).max(64),
  /** Notices of refunds name the refund and how it ended. */
  refundNo: number.optional(),
  refundState: z.enum(["succeeded", "failed"]).optional(),
  failure: z.string().max(200).optional(),
  amountFen: fen,
  currency: z.string().max(3),
  merchantId: z.string().max(64),
  appId: z.string().max(64),
  /** When it happened, by the provider's clock. */
  at: instant,
});
/** A notice as it is posted. */
export type DemoNotice = z.input<typeof demoNotice>;

/** What both sides of the demo agree on; a real provider issues these. */
export const demoProviderIdentity = { merchantId: "demo-merchant", appId: "demo-app", serial: "demo-key-1" } as const;
