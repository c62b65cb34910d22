import type { Handle } from "@yunshou/database";

export async function insertSsoLogin(tx: Handle, stateHash: Buffer, sealed: Buffer, seconds: number): Promise<void> {
  await tx.query(
    "insert into sso_login (state_hash, sealed, expires_at) values ($1, $2, now() + make_interval(secs => $3))",
    [stateHash, sealed, seconds],
  );
}

/** Takes a waiting single sign-on away, so that its answer serves once. */
export async function takeSsoLogin(tx: Handle, stateHash: Buffer): Promise<Buffer | undefined> {
  const rows = await tx.query<{ sealed: Buffer; alive: boolean }>(
    "delete from sso_login where state_hash = $1 returning sealed, expires_at > now() as alive",
    [stateHash],
  );
  return rows[0]?.alive === true ? rows[0].sealed : undefined;
}

export async function findIdentity(tx: Handle, issuer: string, subject: string): Promise<string | undefined> {
  const rows = await tx.query<{ userId: string }>(
    'select user_id as "userId" from sso_identity where issuer = $1 and subject = $2',
    [issuer, subject],
  );
  return rows[0]?.userId;
}

/** Ties a person of the provider to a user; false when the user is tied to somebody else there. */
export async function linkIdentity(tx: Handle, issuer: string, subject: string, userId: string): Promise<boolean> {
  const rows = await tx.query(
    "insert into sso_identity (issuer, subject, user_id) values ($1, $2, $3) on conflict do nothing returning user_id",
    [issuer, subject, userId],
  );
  return rows.length > 0;
}

/** The next single sign-on ties the user anew. */
export async function dropIdentities(tx: Handle, userId: string): Promise<void> {
  await tx.query("delete from sso_identity where user_id = $1", [userId]);
}
