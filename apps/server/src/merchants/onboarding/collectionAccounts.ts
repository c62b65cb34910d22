import type { AnswerOf } from "@yunshou/contract";
import type { merchantAccount } from "@yunshou/contract/merchants/account";
import type { Handle } from "@yunshou/database";
import { maskBankAccount, maskPayAccount } from "@yunshou/domain";
import type { Secrets } from "../../platform/secrets.ts";
import {
  accountsOfMerchant,
  cardOfApplication,
  insertCollectionAccount,
  nextAccountId,
} from "./collectionAccounts.queries.ts";
import { openNumbers, openSubmissionNumber } from "./numbers.ts";
import type { SubmissionRecord } from "./submissions.queries.ts";

/** The numbers of a collection account open for its row only. */
export const collectionAccountContext = (accountId: string) => `collection:${accountId}:numbers`;

/** What is sealed: the merchant's number at the provider, its account at Alipay, and the card to which is settled. */
export interface AccountNumbers {
  readonly accountNo: string;
  readonly payAccount: string | null;
  readonly bankAccount: string;
  /** Of an account that was entered by hand (FIN-18). */
  readonly payKey?: string;
}

export const sealAccountNumbers = (secrets: Secrets, accountId: string, numbers: AccountNumbers): Buffer =>
  secrets.seal(Buffer.from(JSON.stringify(numbers)), collectionAccountContext(accountId));

export const openAccountNumbers = (secrets: Secrets, accountId: string, sealed: Buffer): AccountNumbers =>
  JSON.parse(secrets.open(sealed, collectionAccountContext(accountId)).toString()) as AccountNumbers;

/**
 * Records the account that a provider opened by finishing a submission (MERCHANT-12), for the merchant that the approval
 * made. The numbers are opened and sealed anew inside the server; nobody sees them.
 */
export async function openCollectionAccount(
  tx: Handle,
  secrets: Secrets,
  submission: SubmissionRecord,
  openedAt: Date,
): Promise<void> {
  const { submissionId, channel, provider, providerName, subMerchantNo } = submission;
  const card = await cardOfApplication(tx, submission.topId, submission.applicationId);
  if (card === undefined || subMerchantNo === null)
    throw new Error(`The finished submission ${submissionId} has no merchant or no number.`);
  const accountId = await nextAccountId(tx);
  const ownCard = openSubmissionNumber(secrets, submissionId, "bankAccount", submission.bankAccountSealed);
  const numbers: AccountNumbers = {
    accountNo: subMerchantNo,
    payAccount: openSubmissionNumber(secrets, submissionId, "payAccount", submission.payAccountSealed),
    bankAccount: ownCard ?? openNumbers(secrets, { ...card, idCardSealed: null }).bankAccount ?? "",
  };
  const numbersSealed = sealAccountNumbers(secrets, accountId, numbers);
  const { merchantId, topId } = card;
  await insertCollectionAccount(tx, {
    topId,
    accountId,
    merchantId,
    submissionId,
    channel,
    provider,
    providerName,
    bankName: submission.bankName ?? card.bankName,
    numbersSealed,
    openedAt,
  });
}

/** The accounts of a merchant as screens show them: every number masked (PERM-15, FIN-18). */
export async function collectionAccountsOf(
  tx: Handle,
  secrets: Secrets,
  merchant: { readonly topId: string; readonly merchantId: string },
): Promise<AnswerOf<typeof merchantAccount.own>["collectionAccounts"]> {
  const stored = await accountsOfMerchant(tx, merchant);
  return stored.map(({ accountId, channel, providerName, bankName, numbersSealed, openedAt }) => {
    const { accountNo, payAccount, bankAccount } = openAccountNumbers(secrets, accountId, numbersSealed);
    return {
      channel,
      providerName,
      bankName,
      openedAt,
      accountNo: `******${accountNo.slice(-4)}`,
      payAccount: payAccount === null ? null : maskPayAccount(payAccount),
      bankAccount: maskBankAccount(bankAccount),
    };
  });
}
