import type { ParsedInputOf } from "@yunshou/contract";
import type { collectionAccounts } from "@yunshou/contract/finance/collectionAccounts";
import { conditions, contains, equals, type Handle, numbered, type Scope, scoped, scopeSql } from "@yunshou/database";
import type { CollectionAccountState } from "@yunshou/domain";
import { type List, type Order, type Page, pageOf, type Paging } from "../platform/lists.queries.ts";

const ofMerchants = { machine: null } as const;

/** A collection account as it is stored; the numbers are sealed. */
export interface StoredAccount {
  readonly accountId: string;
  readonly topId: string;
  readonly merchantId: string;
  readonly merchantNo: string;
  readonly merchantName: string;
  readonly providerName: string;
  readonly bankName: string;
  readonly collectionUnit: string;
  readonly activationState: CollectionAccountState;
  readonly fromProvider: boolean;
  readonly numbersSealed: Buffer;
  readonly createdTime: Date;
  readonly version: number;
}

const columns = `c.id as "accountId", c.top_id as "topId", c.merchant_id as "merchantId", m.merchant_no as "merchantNo", m.name as "merchantName",
  c.provider_name as "providerName", c.bank_name as "bankName", c.collection_unit as "collectionUnit", c.state as "activationState",
  c.submission_id is not null as "fromProvider", c.numbers_sealed as "numbersSealed", c.opened_at as "createdTime", c.version`;
const from = "collection_account c join merchant m on m.id = c.merchant_id";

type Filters = Pick<ParsedInputOf<typeof collectionAccounts.list>, "merchantNo" | "providerName" | "activationState">;

const listOf = (scope: Scope, filters: Filters): List => ({
  columns,
  from,
  where: conditions(
    scoped(scope, "c", ofMerchants),
    numbered("m.merchant_no", "merchant", filters.merchantNo),
    contains("c.provider_name", filters.providerName),
    equals("c.state", filters.activationState),
  ),
});

const order = { by: { createdTime: "c.id" }, unsorted: "createdTime", tie: [] } as const satisfies Order<string>;

export const listAccounts = (
  tx: Handle,
  scope: Scope,
  filters: Filters,
  paging: Paging<keyof typeof order.by>,
): Promise<Page<StoredAccount>> => pageOf(tx, listOf(scope, filters), order, paging);

/** One account of the scope, locked for a change. */
export async function lockAccount(tx: Handle, scope: Scope, accountId: string): Promise<StoredAccount | undefined> {
  const values: unknown[] = [accountId];
  const where = scopeSql(scope, "c", values, ofMerchants);
  const [row] = await tx.query<StoredAccount>(
    `select ${columns} from ${from} where c.id = $1 and ${where} for no key update of c`,
    values,
  );
  return row;
}

/** The account that a withdrawal names. */
export async function accountOf(
  tx: Handle,
  { topId, accountId }: Pick<StoredAccount, "topId" | "accountId">,
): Promise<StoredAccount> {
  const [row] = await tx.query<StoredAccount>(`select ${columns} from ${from} where c.top_id = $1 and c.id = $2`, [
    topId,
    accountId,
  ]);
  return row!;
}

/** The activated accounts of one merchant, oldest first. */
export async function activatedAccounts(
  tx: Handle,
  owner: { readonly topId: string; readonly merchantId: string },
): Promise<StoredAccount[]> {
  return tx.query<StoredAccount>(
    `select ${columns} from ${from} where c.top_id = $1 and c.merchant_id = $2 and c.state = 'activated' order by c.id`,
    [owner.topId, owner.merchantId],
  );
}

interface WrittenAccount {
  readonly accountId: string;
  readonly providerName: string;
  readonly bankName: string;
  readonly collectionUnit: string;
  readonly numbersSealed: Buffer;
}

export async function insertAccount(
  tx: Handle,
  owner: { readonly topId: string; readonly merchantId: string },
  made: WrittenAccount,
): Promise<void> {
  await tx.query(
    `insert into collection_account (top_id, id, merchant_id, provider_name, bank_name, collection_unit, numbers_sealed)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      owner.topId,
      made.accountId,
      owner.merchantId,
      made.providerName,
      made.bankName,
      made.collectionUnit,
      made.numbersSealed,
    ],
  );
}

export async function saveAccount(tx: Handle, topId: string, made: WrittenAccount): Promise<void> {
  await tx.query(
    `update collection_account set provider_name = $3, bank_name = $4, collection_unit = $5, numbers_sealed = $6, version = version + 1
     where top_id = $1 and id = $2`,
    [topId, made.accountId, made.providerName, made.bankName, made.collectionUnit, made.numbersSealed],
  );
}

export async function saveAccountState(
  tx: Handle,
  { topId, accountId }: Pick<StoredAccount, "topId" | "accountId">,
  state: CollectionAccountState,
): Promise<void> {
  await tx.query("update collection_account set state = $3, version = version + 1 where top_id = $1 and id = $2", [
    topId,
    accountId,
    state,
  ]);
}
