/**
 * A payment provider that takes the submission of an approved small merchant. An adapter of a provider stands behind this;
 * without one the console offers no submission.
 */
export interface SubmissionProvider {
  readonly name: string;
  /**
   * Submits; a repetition with the same `applyNo` answers the same number.
   *
   * @throws Error when the provider cannot be reached or does not take it.
   */
  submit(submission: Submission): Promise<{ readonly providerNo: string }>;
}

export interface Submission {
  readonly applyNo: string;
  readonly merchantName: string;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly idCardNo: string;
  readonly storeName: string;
  readonly province: string;
  readonly city: string;
  readonly address: string;
  readonly bankName: string;
  readonly bankAccount: string;
}
