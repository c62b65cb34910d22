import type { StoredRow } from "@yunshou/contract";
import type { apiKeys } from "@yunshou/contract/system/apiKeys";
import { conditions, type Handle, type Scope, scoped, sql, statement } from "@yunshou/database";
import type { ApiScope, ApiUse } from "@yunshou/domain";
import { type Order, type Page, pageOf, type Paging } from "../../platform/lists.queries.ts";

type Row = StoredRow<typeof apiKeys.list>;
const ofScope = (scope: Scope) => scoped(scope, "k", { machine: null });
const order = { by: { createTime: "k.id" }, unsorted: "createTime", tie: ["k.id"] } as const satisfies Order<string>;

export const listApiKeys = (tx: Handle, scope: Scope, paging: Paging<keyof typeof order.by>): Promise<Page<Row>> =>
  pageOf(
    tx,
    {
      columns: `k.id as "apiKeyId", h.name as "merchantName", k.name as "keyName", k.scopes, k.secret_end as secret, k.created_at as "createTime",
        k.used_at as "usedTime", k.revoked_at as "revokeTime"`,
      from: "api_key k join merchant h on h.id = k.merchant_id",
      where: conditions(ofScope(scope)),
    },
    order,
    paging,
  );

export interface KeyOwner {
  readonly topId: string;
  readonly merchantId: string;
}

/** Keys of a merchant that count; they are made one after the other. */
export async function countApiKeys(tx: Handle, { topId, merchantId }: KeyOwner): Promise<number> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('keys of ' || $1, 0))", [merchantId]);
  const [row] = await tx.query<{ n: number }>(
    "select count(*)::int as n from api_key where top_id = $1 and merchant_id = $2 and revoked_at is null",
    [topId, merchantId],
  );
  return row!.n;
}

export async function nextApiKeyId(tx: Handle): Promise<string> {
  const [row] = await tx.query<{ id: string }>("select next_id() as id");
  return row!.id;
}

export interface NewApiKey extends KeyOwner {
  readonly apiKeyId: string;
  readonly keyName: string;
  readonly scopes: readonly ApiScope[];
  readonly secretSealed: Buffer;
  readonly secretEnd: string;
  readonly userId: string;
}

export async function insertApiKey(tx: Handle, key: NewApiKey): Promise<void> {
  await tx.query(
    "insert into api_key (top_id, merchant_id, id, name, scopes, secret_sealed, secret_end, made_by) values ($1, $2, $3, $4, $5, $6, $7, $8)",
    [key.topId, key.merchantId, key.apiKeyId, key.keyName, key.scopes, key.secretSealed, key.secretEnd, key.userId],
  );
}

export interface HeldApiKey extends KeyOwner {
  readonly apiKeyId: string;
  readonly keyName: string;
  readonly revokedAt: Date | null;
}

/** A key of the scope, locked until the call ends. */
export async function lockApiKey(tx: Handle, scope: Scope, apiKeyId: string): Promise<HeldApiKey | undefined> {
  const [row] = await tx.query<HeldApiKey>(
    ...statement(sql`select k.id as "apiKeyId", k.top_id as "topId", k.merchant_id as "merchantId", k.name as "keyName", k.revoked_at as "revokedAt"
      from api_key k where ${conditions(ofScope(scope), sql`k.id = ${apiKeyId}`)} for update`),
  );
  return row;
}

export async function revokeApiKey(tx: Handle, { topId, apiKeyId }: HeldApiKey): Promise<void> {
  await tx.query("update api_key set revoked_at = now() where top_id = $1 and id = $2", [topId, apiKeyId]);
}

export interface SigningApiKey extends KeyOwner {
  readonly apiKeyId: string;
  readonly scopes: readonly ApiScope[];
  readonly secretSealed: Buffer;
  readonly use: ApiUse;
}

/** The key that a call names, held until the call is counted; undefined when it was revoked, or its merchant or one above is not in order. */
export async function takeApiKey(tx: Handle, apiKeyId: string): Promise<SigningApiKey | undefined> {
  const [row] = await tx.query<Omit<SigningApiKey, "use"> & ApiUse>(
    `select k.id as "apiKeyId", k.top_id as "topId", k.merchant_id as "merchantId", k.scopes, k.secret_sealed as "secretSealed",
       k.minute_at as "beganAt", k.minute_calls as calls
     from api_key k join merchant m on m.id = k.merchant_id
     where k.id = $1 and k.revoked_at is null and not exists (select from merchant a where a.id = any(m.path) and a.status <> 'normal')
     for update of k`,
    [apiKeyId],
  );
  return row === undefined ? undefined : { ...row, use: { beganAt: row.beganAt, calls: row.calls } };
}

export async function countApiCall(
  tx: Handle,
  { topId, apiKeyId }: SigningApiKey,
  use: ApiUse,
  now: Date,
): Promise<void> {
  await tx.query("update api_key set used_at = $3, minute_at = $4, minute_calls = $5 where top_id = $1 and id = $2", [
    topId,
    apiKeyId,
    now,
    use.beganAt,
    use.calls,
  ]);
}

/** Remembers the text of a call. Answers false when the key brought it before. */
export async function useNonce(tx: Handle, key: SigningApiKey, nonce: string, expiresAt: Date): Promise<boolean> {
  await tx.query("delete from api_nonce where top_id = $1 and key_id = $2 and expires_at < now()", [
    key.topId,
    key.apiKeyId,
  ]);
  const rows = await tx.query(
    "insert into api_nonce (top_id, key_id, merchant_id, nonce, expires_at) values ($1, $2, $3, $4, $5) on conflict do nothing returning 1",
    [key.topId, key.apiKeyId, key.merchantId, nonce, expiresAt],
  );
  return rows.length > 0;
}

/** A merchant with those below it. */
export async function merchantsBelow(tx: Handle, merchantId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>("select m.id from merchant m where m.path @> array[$1::bigint]", [
    merchantId,
  ]);
  return rows.map(({ id }) => id);
}
