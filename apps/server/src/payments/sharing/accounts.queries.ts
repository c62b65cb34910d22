import type { Handle } from "@yunshou/database";
import type { ShareAccountState, ShareAccountType, SharedKind } from "@yunshou/domain";

export interface AccountToRegister {
  readonly topId: string;
  readonly accountId: string;
  readonly merchantId: string;
  readonly kind: SharedKind;
  readonly accountType: ShareAccountType;
  readonly account: string;
  readonly holder: string;
  readonly state: ShareAccountState;
  readonly provider: string | null;
  readonly version: number;
}

/** An account by its number, locked. */
export async function lockAccount(tx: Handle, accountId: string): Promise<AccountToRegister | undefined> {
  const [row] = await tx.query<AccountToRegister>(
    `select top_id as "topId", id as "accountId", merchant_id as "merchantId", kind, account_type as "accountType", account, holder, state, provider, version
     from share_account where id = $1 for update`,
    [accountId],
  );
  return row;
}

/** Notes what the provider said about an account that nobody changed meanwhile; answers whether it did. */
export async function saveRegistration(
  tx: Handle,
  { topId, accountId, version }: AccountToRegister,
  said: { readonly state: ShareAccountState; readonly provider: string | null; readonly failure: string | null },
): Promise<boolean> {
  const rows = await tx.query(
    "update share_account set state = $4, provider = $5, failure = $6 where top_id = $1 and id = $2 and version = $3 returning 1",
    [topId, accountId, version, said.state, said.provider, said.failure],
  );
  return rows.length > 0;
}
