import type { Handle } from "@yunshou/database";
import type { SubmissionChannel } from "@yunshou/domain";
import { nextSubmissionId } from "./submissions.queries.ts";

export interface ApplicationCard {
  readonly applicationId: string;
  readonly bankName: string;
  readonly bankAccountSealed: Buffer | null;
  /** The merchant that the approval made. */
  readonly merchantId: string;
  readonly topId: string;
}

/** The card of an approved application, and whose it is; undefined before the approval. */
export async function cardOfApplication(
  tx: Handle,
  topId: string,
  applicationId: string,
): Promise<ApplicationCard | undefined> {
  const [row] = await tx.query<ApplicationCard>(
    `select a.id as "applicationId", a.bank_name as "bankName", a.bank_account_sealed as "bankAccountSealed", m.id as "merchantId", m.top_id as "topId"
     from merchant_application a join merchant m on m.id = a.created_merchant_id where a.top_id = $1 and a.id = $2`,
    [topId, applicationId],
  );
  return row;
}

/** Numbers are sealed for a row, so its id must be there first. */
export const nextAccountId = nextSubmissionId;

export interface NewCollectionAccount {
  readonly topId: string;
  readonly accountId: string;
  readonly merchantId: string;
  readonly submissionId: string;
  readonly channel: SubmissionChannel;
  readonly provider: string;
  readonly providerName: string;
  readonly bankName: string;
  readonly numbersSealed: Buffer;
  readonly openedAt: Date;
}

/** A submission opens one account, however often the provider says so. */
export async function insertCollectionAccount(tx: Handle, made: NewCollectionAccount): Promise<void> {
  await tx.query(
    `insert into collection_account (top_id, id, merchant_id, submission_id, channel, provider, provider_name, bank_name, numbers_sealed, opened_at, state)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'activated') on conflict (submission_id, top_id) do nothing`,
    [
      made.topId,
      made.accountId,
      made.merchantId,
      made.submissionId,
      made.channel,
      made.provider,
      made.providerName,
      made.bankName,
      made.numbersSealed,
      made.openedAt,
    ],
  );
}

export interface StoredCollectionAccount {
  readonly accountId: string;
  readonly channel: SubmissionChannel;
  readonly providerName: string;
  readonly bankName: string;
  readonly numbersSealed: Buffer;
  readonly openedAt: Date;
}

/** The accounts that providers opened for one merchant, oldest first. */
export function accountsOfMerchant(
  tx: Handle,
  { topId, merchantId }: { readonly topId: string; readonly merchantId: string },
): Promise<StoredCollectionAccount[]> {
  return tx.query<StoredCollectionAccount>(
    `select id as "accountId", channel, provider_name as "providerName", bank_name as "bankName", numbers_sealed as "numbersSealed", opened_at as "openedAt"
     from collection_account where top_id = $1 and merchant_id = $2 and submission_id is not null order by id`,
    [topId, merchantId],
  );
}
