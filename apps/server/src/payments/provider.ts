import type { PaymentKind, ShareAccountType } from "@yunshou/domain";

/** What the provider says about a payment. `unknown` means that it has never heard of the number. */
export type PaymentReport =
  | { readonly state: "unknown" | "unpaid" | "closed" }
  | { readonly state: "paid"; readonly tradeNo: string; readonly amountFen: bigint; readonly paidAt: Date };

/** What the provider says about a refund. */
export type RefundReport =
  | { readonly state: "unknown" | "processing" | "succeeded" }
  | { readonly state: "failed"; readonly failure: string };

export interface PaymentOrder {
  /** Our order id; the payment's number for life. */
  readonly outTradeNo: string;
  readonly amountFen: bigint;
  readonly method: PaymentKind;
  readonly description: string;
  readonly expiresInSeconds: number;
  /** The moment itself, where it is known: a provider takes a number again only with the same words. */
  readonly expiresAt?: Date;
  /** Where a code was shown: the number of the machine. */
  readonly place?: string;
  /** The money may be shared on after the goods are out; until then the provider keeps it frozen. */
  readonly sharing?: boolean;
}

/** An account to which a provider hands shares on. */
export interface ShareAccount {
  readonly accountType: ShareAccountType;
  readonly account: string;
  readonly holder: string;
}

/** Shares of one payment, under one number for life. */
export interface ShareOrder {
  readonly sharingNo: string;
  readonly tradeNo: string;
  readonly receivers: readonly (ShareAccount & { readonly amountFen: bigint })[];
  /** More of the same payment is shared later: what is left of it stays frozen. */
  readonly keepsRest: boolean;
}

/** What the provider says about the shares of a payment. */
export type ShareReport =
  | { readonly state: "unknown" | "processing" }
  | {
      readonly state: "done";
      readonly parts: readonly { readonly account: string; readonly shared: boolean; readonly failure: string }[];
    };

/** A share that goes back, under one number for life. */
export interface ShareReturn {
  readonly returnNo: string;
  readonly sharingNo: string;
  readonly account: string;
  readonly amountFen: bigint;
}

export type ReturnReport =
  | { readonly state: "unknown" | "processing" | "returned" }
  | { readonly state: "refused"; readonly failure: string };

/** How a provider shares the money of payments (分账). Every call may be made again with the same numbers. */
export interface SharingCalls {
  /** Registers an account; what is registered already stays so. */
  addReceiver(account: ShareAccount): Promise<void>;
  /** Shares, and releases what is left of the payment unless that is kept. */
  requestShares(order: ShareOrder): Promise<ShareReport>;
  queryShares(order: ShareOrder): Promise<ShareReport>;
  /** Releases all that is still frozen of a payment. */
  releaseRest(order: Pick<ShareOrder, "sharingNo" | "tradeNo">): Promise<void>;
  /** Absent where a refund takes the shares back by itself. */
  requestReturn?(one: ShareReturn): Promise<ReturnReport>;
  queryReturn?(one: ShareReturn): Promise<ReturnReport>;
  /** The bill of what was shared and came back on an ended day in Beijing; undefined when nothing was. */
  downloadBill?(day: string): Promise<Uint8Array | undefined>;
}

/** What the page hands to the app, which then asks its user to pay; by the names that the app expects, and signed where it wants that. */
export type AppRequest = Readonly<Record<string, string>>;

/** How customers pay inside the app of a provider, whose own browser shows the page. */
export interface InAppCalls {
  /** Where the page goes so that the app says who pays; it comes back to `path` of ours with a code. */
  authorizeUrl(path: string, state: string): string;
  /** Who pays, by a code that is good once. @throws ProviderRefused of the wish when it is not, of the caller when nobody is told. */
  payerOf(code: string): Promise<string>;
  /**
   * Makes the payment for one payer, under its number however often; answers by which number the app finds it.
   *
   * @throws ProviderUnreachable, ProviderRefused
   */
  createPayment(order: PaymentOrder, payer: string): Promise<{ readonly inAppNo: string }>;
  requestOf(inAppNo: string, now: Date): AppRequest;
}

export interface RefundOrder {
  readonly outTradeNo: string;
  /** The provider's number, when the machine took the payment by itself and our number is unknown there. */
  readonly tradeNo: string | null;
  /** Our refund id; the refund's number for life (REFUND-08). */
  readonly refundNo: string;
  readonly amountFen: bigint;
  readonly totalFen: bigint;
  readonly reason: string;
  /** Shares that the refund takes back from receivers, where the provider does so with it. */
  readonly returns?: readonly { readonly account: string; readonly amountFen: bigint }[];
  /** When each try was first sent, the oldest first; a provider may know a refund by its number and this time. */
  readonly sentAt: readonly Date[];
}

/** A notice whose signature, time and addressee were proven; what it says about our orders is still to be checked. */
export interface ProviderNotice {
  readonly noticeId: string;
  readonly fact:
    | {
        readonly kind: "payment";
        readonly outTradeNo: string;
        readonly tradeNo: string;
        readonly amountFen: bigint;
        readonly paidAt: Date;
      }
    | {
        readonly kind: "refund";
        readonly refundNo: string;
        readonly outTradeNo: string;
        readonly amountFen: bigint;
        readonly report: RefundReport;
      };
}

export type NoticeReading =
  /** `null`: really the provider's, and nothing that asks for anything. */
  | { readonly ok: true; readonly notice: ProviderNotice | null }
  | {
      readonly ok: false;
      readonly code: "payments.noticeForged" | "payments.noticeMismatch";
      readonly problem: string;
    };

/**
 * A payment provider, in the shape that WeChat Pay v3 and Alipay share. Every call may be made again with the same
 * numbers and has one effect. A timeout means that the outcome is unknown: the caller asks, and never takes a new number.
 */
export interface PaymentProvider {
  readonly name: string;
  /** What a notice is answered with after its effect is committed; JSON of ours when the provider reads the status only. */
  readonly noticeAnswer?: string;
  /** @throws ProviderUnreachable when the outcome is unknown, ProviderRefused when the provider said no. */
  createPayment(order: PaymentOrder): Promise<{ readonly codeUrl: string }>;
  queryPayment(outTradeNo: string): Promise<PaymentReport>;
  /**
   * Closes an unpaid payment, so that nobody can pay it any more; answers `paid` when the customer was quicker. Where a code
   * ends by its time alone, `endsAt`, the answer is `unpaid` until then.
   */
  closePayment(outTradeNo: string, endsAt?: Date): Promise<PaymentReport>;
  /**
   * Charges a code that the customer showed. What is neither paid nor refused is unknown: the customer may have to confirm,
   * or the answer was lost. The code is never sent twice; the payment is asked about, and in the end reversed. A provider
   * that takes no such codes has no such call.
   *
   * @throws ProviderUnreachable when the outcome is unknown, ProviderRefused when nothing was and will be taken.
   */
  chargeShownCode?(order: PaymentOrder, shownCode: string): Promise<PaymentReport>;
  /** Ends a payment by a shown code that nobody confirmed; answers `paid` when the customer was quicker. */
  reversePayment?(outTradeNo: string): Promise<PaymentReport>;
  requestRefund(refund: RefundOrder): Promise<RefundReport>;
  queryRefund(refund: RefundOrder): Promise<RefundReport>;
  /** Absent where nobody pays in an app of the provider. */
  readonly inApp?: InAppCalls;
  /** Absent where a provider shares nothing. */
  readonly sharing?: SharingCalls;
  /**
   * The bill of an ended day in Beijing, as its bytes came, with its hash proven where the provider states one; undefined
   * when nothing was sold. A provider without bills has no such call.
   */
  downloadBill?(day: string): Promise<Uint8Array | undefined>;
  /** Proves a notice by the bytes that arrived; there is no way to switch the proof off. */
  readNotice(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ): NoticeReading;
}

/** The provider did not answer, or not in a way that can be understood; what it did is unknown. */
export class ProviderUnreachable extends Error {
  override readonly name = "ProviderUnreachable";
}

/** The provider answered that it will not do this. */
export class ProviderRefused extends Error {
  override readonly name = "ProviderRefused";
  /**
   * What it will not do: the wish, or hear this caller at all, whose signature, rights or form it does not take. The latter
   * says nothing about the wish, and ends when the keys or the contract with the provider are put right.
   */
  readonly refuses: "wish" | "caller";

  constructor(message: string, refuses: "wish" | "caller" = "wish") {
    super(message);
    this.refuses = refuses;
  }
}
