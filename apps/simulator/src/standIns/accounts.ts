import { randomBytes } from "node:crypto";
import type { PaySeen } from "../provider/payPage.ts";

/** A payment in the books of a stand-in; amounts in fen, times in ms. */
export interface KeptPayment {
  readonly outTradeNo: string;
  readonly amountFen: number;
  readonly notifyUrl: string;
  readonly token: string;
  readonly tradeNo: string;
  readonly expiresAt: number;
  /** What is bought, as the merchant describes it. */
  readonly description: string;
  /** The money waits to be shared on, or until somebody releases it. */
  frozen: boolean;
  /** Out of this payment, by the number of the merchant. */
  readonly sharings: Map<string, KeptSharing>;
  state: "unpaid" | "paid" | "closed";
  paidAt?: number;
  readonly refunds: Map<string, KeptRefund>;
}

/** A share of a payment: of one receiver, until it is certain. */
export interface KeptShare {
  readonly account: string;
  readonly amountFen: number;
  state: "pending" | "shared" | "closed";
  failure?: string;
  settledAt?: number;
  returnedFen: number;
}
export interface KeptSharing {
  readonly number: string;
  readonly shares: KeptShare[];
  /** By the number of the return. */
  readonly returns: Map<
    string,
    { readonly account: string; readonly amountFen: number; readonly at?: number; state: "done" | "failed" }
  >;
}

export interface KeptRefund {
  readonly refundNo: string;
  readonly amountFen: number;
  readonly notifyUrl: string;
  state: "processing" | "succeeded" | "failed";
  settledAt?: number;
}

/** The books of a stand-in: payments by the merchant's number and by what the customer scans. */
export class Accounts {
  readonly #payments = new Map<string, KeptPayment>();
  readonly #newTradeNo: () => string;

  /** @param newTradeNo how the provider numbers payments. */
  constructor(newTradeNo = () => `42000${Date.now()}${randomBytes(5).readUIntBE(0, 5)}`) {
    this.#newTradeNo = newTradeNo;
  }

  get all(): readonly KeptPayment[] {
    return [...this.#payments.values()];
  }

  byNumber(outTradeNo: string): KeptPayment | undefined {
    return this.#payments.get(outTradeNo);
  }

  byTradeNo(tradeNo: string): KeptPayment | undefined {
    return this.all.find((one) => one.tradeNo === tradeNo);
  }

  byToken(token: string): KeptPayment | undefined {
    return this.all.find((one) => one.token === token);
  }

  open(
    wanted: Pick<KeptPayment, "outTradeNo" | "amountFen" | "notifyUrl" | "expiresAt" | "description"> & {
      readonly frozen?: boolean;
    },
  ): KeptPayment {
    const token = randomBytes(12).toString("hex");
    const made: KeptPayment = {
      ...wanted,
      frozen: wanted.frozen ?? false,
      token,
      tradeNo: this.#newTradeNo(),
      state: "unpaid",
      refunds: new Map(),
      sharings: new Map(),
    };
    this.#payments.set(wanted.outTradeNo, made);
    return made;
  }

  /** What receivers have of a payment, or will have. */
  sharedFen(payment: KeptPayment): number {
    const shares = [...payment.sharings.values()].flatMap((one) => one.shares);
    return shares.reduce((sum, one) => sum + (one.state === "closed" ? 0 : one.amountFen - one.returnedFen), 0);
  }

  refundedFen(payment: KeptPayment): number {
    return [...payment.refunds.values()].reduce((sum, one) => sum + (one.state === "failed" ? 0 : one.amountFen), 0);
  }
}

/** The customer confirms on the phone: undefined when there is nothing to pay any more. */
export function customerPays(accounts: Accounts, token: string, now = Date.now()): KeptPayment | undefined {
  const payment = accounts.byToken(token);
  if (payment === undefined || payment.state !== "unpaid" || now > payment.expiresAt) return undefined;
  payment.state = "paid";
  payment.paidAt = now;
  return payment;
}

/** What a customer sees behind a code. */
export function seenBy(accounts: Accounts, token: string, now = Date.now()): PaySeen | undefined {
  const payment = accounts.byToken(token);
  if (payment === undefined) return undefined;
  const isOver = payment.state === "unpaid" && now > payment.expiresAt;
  return {
    state: isOver ? "closed" : payment.state,
    description: payment.description,
    amountFen: BigInt(payment.amountFen),
  };
}
