import type { DemoNotice } from "@yunshou/contract/payments/demoProvider";
import {
  demoPayRequest,
  demoPaymentState,
  demoProviderIdentity,
  demoRefundRequest,
  demoRefundState,
} from "@yunshou/contract/payments/demoProvider";
import type { PaySeen } from "./payPage.ts";
import type { Clock } from "../clock.ts";
import type { Random } from "../random.ts";
import type { z } from "zod";

type PayRequest = ReturnType<typeof demoPayRequest.parse>;
type PaymentState = z.input<typeof demoPaymentState>;
type RefundRequest = ReturnType<typeof demoRefundRequest.parse>;
type RefundState = ReturnType<typeof demoRefundState.parse>;

interface Payment {
  readonly request: PayRequest;
  readonly token: string;
  readonly tradeNo: string;
  readonly expiresAt: number;
  state: "unpaid" | "paid" | "closed";
  paidAt?: number;
  refundedFen: bigint;
}

interface Refund {
  readonly request: RefundRequest;
  readonly tradeNo: string;
  state: "processing" | "succeeded" | "failed";
  failure?: string;
}

export type Conflict = { readonly conflict: string };

export interface BookOptions {
  readonly clock: Clock;
  readonly random: Random;
  readonly notify: (url: string, notice: DemoNotice) => void;
  /** How long a refund is under way, in ms from … to. */
  readonly refundMs: readonly [number, number];
  /** Percent of refunds that fail. */
  readonly refundFailures: number;
}

const rememberedFacts = 100_000;

/** The provider's own books: payments by our order number, refunds by our refund number. */
export class Book {
  readonly #options: BookOptions;
  readonly #payments = new Map<string, Payment>();
  readonly #byToken = new Map<string, Payment>();
  readonly #refunds = new Map<string, Refund>();

  constructor(options: BookOptions) {
    this.#options = options;
  }

  /** Opens a payment; asking again for the same number answers the same code. */
  open(request: PayRequest): { token: string } | Conflict {
    const known = this.#payments.get(request.outTradeNo);
    if (known !== undefined) {
      if (known.request.amountFen !== request.amountFen) return { conflict: "the number exists with another amount" };
      return { token: known.token };
    }
    const { clock, random } = this.#options;
    const payment: Payment = {
      request,
      token: random.text(26),
      // The time keeps numbers apart when a provider starts again with the same seed.
      tradeNo: `42${clock.now()}${random.text(13)}`,
      expiresAt: clock.now() + request.expiresInSeconds * 1000,
      state: "unpaid",
      refundedFen: 0n,
    };
    this.#payments.set(request.outTradeNo, payment);
    this.#byToken.set(payment.token, payment);
    if (this.#payments.size > rememberedFacts) this.#forgetOldest();
    return { token: payment.token };
  }

  /** The customer confirms on the phone. */
  customerPays(token: string): PaymentState | Conflict {
    const payment = this.#byToken.get(token);
    if (payment === undefined) return { conflict: "no such code" };
    if (payment.state === "paid") return this.#show(payment);
    const now = this.#options.clock.now();
    if (payment.state === "closed" || now > payment.expiresAt) return { conflict: "the code is no longer valid" };
    payment.state = "paid";
    payment.paidAt = now;
    this.#options.notify(payment.request.notifyUrl, {
      ...this.#noticeHead("payment", now),
      outTradeNo: payment.request.outTradeNo,
      tradeNo: payment.tradeNo,
      amountFen: payment.request.amountFen,
      currency: payment.request.currency,
    });
    return this.#show(payment);
  }

  /** What the customer sees behind a code. */
  seenBy(token: string): PaySeen | undefined {
    const payment = this.#byToken.get(token);
    if (payment === undefined) return undefined;
    const { description, amountFen } = payment.request;
    const isOver = payment.state === "unpaid" && this.#options.clock.now() > payment.expiresAt;
    return { state: isOver ? "closed" : payment.state, description, amountFen: BigInt(amountFen) };
  }

  query(outTradeNo: string): PaymentState {
    const payment = this.#payments.get(outTradeNo);
    return payment === undefined ? { state: "unknown" } : this.#show(payment);
  }

  /** Our numbers of everything that customers paid. */
  paidNumbers(): string[] {
    return [...this.#payments].flatMap(([outTradeNo, { state }]) => (state === "paid" ? [outTradeNo] : []));
  }

  close(outTradeNo: string): PaymentState {
    const payment = this.#payments.get(outTradeNo);
    if (payment === undefined) return { state: "unknown" };
    if (payment.state === "unpaid") payment.state = "closed";
    return this.#show(payment);
  }

  /** Takes a refund; the same number again answers how the first one stands. */
  refund(request: RefundRequest): RefundState | Conflict {
    const known = this.#refunds.get(request.refundNo);
    if (known !== undefined) {
      if (known.request.amountFen !== request.amountFen) return { conflict: "the refund exists with another amount" };
      if (known.state !== "failed") return this.#showRefund(known);
    }
    const payment = this.#payments.get(request.outTradeNo);
    const tradeNo = payment?.tradeNo ?? request.tradeNo;
    if (tradeNo === undefined || (payment !== undefined && payment.state !== "paid"))
      return { state: "failed", failure: "nothing was paid" };
    const amountFen = BigInt(request.amountFen);
    const left =
      (payment === undefined ? BigInt(request.totalFen) : BigInt(payment.request.amountFen) - payment.refundedFen) -
      amountFen;
    if (left < 0n) return { state: "failed", failure: "more than was paid" };
    const refund: Refund = { request, tradeNo, state: "processing" };
    if (payment !== undefined) payment.refundedFen += amountFen;
    this.#refunds.set(request.refundNo, refund);
    const { clock, random, refundMs } = this.#options;
    clock.after(random.between(...refundMs), () => this.#settle(refund, payment));
    return this.#showRefund(refund);
  }

  queryRefund(refundNo: string): RefundState {
    const refund = this.#refunds.get(refundNo);
    return refund === undefined ? { state: "unknown" } : this.#showRefund(refund);
  }

  #settle(refund: Refund, payment: Payment | undefined): void {
    const { clock, random, refundFailures, notify } = this.#options;
    const failed = random.percent(refundFailures);
    refund.state = failed ? "failed" : "succeeded";
    if (failed) refund.failure = "the account of the payer is frozen";
    if (failed && payment !== undefined) payment.refundedFen -= BigInt(refund.request.amountFen);
    notify(refund.request.notifyUrl, {
      ...this.#noticeHead("refund", clock.now()),
      outTradeNo: refund.request.outTradeNo,
      tradeNo: refund.tradeNo,
      refundNo: refund.request.refundNo,
      refundState: refund.state,
      ...(refund.failure === undefined ? {} : { failure: refund.failure }),
      amountFen: refund.request.amountFen,
      currency: "CNY",
    });
  }

  #noticeHead<Kind extends DemoNotice["kind"]>(kind: Kind, now: number) {
    const { merchantId, appId } = demoProviderIdentity;
    return {
      noticeId: `N${now}${this.#options.random.text(17)}`,
      kind,
      merchantId,
      appId,
      at: new Date(now).toISOString(),
    };
  }

  #show({ state, tradeNo, request, paidAt }: Payment): PaymentState {
    if (state !== "paid" || paidAt === undefined) return { state };
    return { state, tradeNo, amountFen: request.amountFen, paidAt: new Date(paidAt).toISOString() };
  }

  #showRefund({ state, failure }: Refund): RefundState {
    return failure === undefined ? { state } : { state, failure };
  }

  #forgetOldest(): void {
    const [number, payment] = this.#payments.entries().next().value!;
    this.#payments.delete(number);
    this.#byToken.delete(payment.token);
    if (this.#refunds.size > rememberedFacts) this.#refunds.delete(this.#refunds.keys().next().value!);
  }
}
