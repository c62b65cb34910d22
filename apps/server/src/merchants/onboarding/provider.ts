import type { ImageKind, ReportedState, SubmissionChannel, SubmissionRejection } from "@yunshou/domain";

/** Everything a provider gets of one small merchant. The pictures are read when they are sent. */
export interface SubmissionContent {
  /** Our application number; the submission's number at the provider for life. */
  readonly requestNo: string;
  /** Grows after each rejection. */
  readonly attempt: number;
  readonly merchantName: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly email: string;
  readonly idCardNo: string;
  readonly storeName: string;
  readonly province: string;
  readonly city: string;
  readonly address: string;
  /** Where the money is settled to. */
  readonly bankName: string;
  readonly bankAccount: string;
  /** The merchant's account at Alipay; null for other channels. */
  readonly payAccount: string | null;
  /** Hundredths of a percent. */
  readonly feeRate: number;
  readonly images: readonly SubmissionImage[];
}

export interface SubmissionImage {
  readonly kind: ImageKind;
  readonly mediaType: string;
  readonly content: Buffer;
}

/** Why a provider sent a submission back: one of our fields, or empty when it names none, its own words, and ours when the adapter knows its code. */
export interface SubmissionReason {
  readonly field: string;
  readonly reason: string;
  readonly code?: SubmissionRejection;
}

/** How a submission stands at the provider. */
export interface SubmissionProgress {
  readonly state: ReportedState;
  readonly providerNo?: string;
  /** While the merchant has to verify its account or to sign. */
  readonly signUrl?: string;
  /** The merchant's number there, at the latest when it is finished. */
  readonly subMerchantNo?: string;
  readonly reasons?: readonly SubmissionReason[];
}

/** `unknown` means that the provider has never heard of the number. */
export type SubmissionReport = SubmissionProgress | { readonly state: "unknown" };

/** A notice whose signature, time and addressee were proven; whether it fits what we asked for is still to be checked. */
export interface SubmissionNotice {
  readonly noticeId: string;
  readonly requestNo: string;
  readonly attempt: number;
  readonly progress: SubmissionProgress;
}

export type SubmissionNoticeReading =
  | { readonly ok: true; readonly notice: SubmissionNotice }
  | {
      readonly ok: false;
      readonly code: "payments.noticeForged" | "payments.noticeMismatch";
      readonly problem: string;
    };

/**
 * A payment provider that takes small merchants, in the shape that WeChat (applyment4sub) and Alipay
 * (ant.merchant.expand.indirect, alipay.open.agent) share: pictures first, personal data encrypted for the provider, our
 * own number, asynchronous states, a link for the merchant, reasons by field. An adapter stands behind this; it names our
 * fields in reasons, and repeats a submission of the same number and attempt without a second effect, if need be by
 * asking before it sends. A provider without notices refuses them all, and is asked.
 */
export interface SubmissionProvider {
  /** Names the provider in records and addresses: letters and hyphens. */
  readonly code: string;
  /** The proper name that people see. */
  readonly name: string;
  readonly channel: SubmissionChannel;
  /** @throws SubmissionUnreachable when the outcome is unknown, SubmissionRefused when the provider said no. */
  submit(content: SubmissionContent): Promise<SubmissionReport>;
  /** @throws as `submit`. */
  query(requestNo: string, attempt: number): Promise<SubmissionReport>;
  /** Proves a notice by the bytes that arrived; there is no way to switch the proof off. */
  readNotice(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | string[] | undefined>>,
    now: Date,
  ): SubmissionNoticeReading;
}

/** The provider did not answer, or not in a way that can be understood; what it did is unknown. */
export class SubmissionUnreachable extends Error {
  override readonly name = "SubmissionUnreachable";
}

/** The provider answered that it will not take this. */
export class SubmissionRefused extends Error {
  override readonly name = "SubmissionRefused";
}
