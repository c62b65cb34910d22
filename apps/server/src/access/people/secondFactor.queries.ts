import type { Handle } from "@yunshou/database";

export interface FactorRow {
  readonly secret: Buffer;
  readonly confirmedAt: Date | null;
  /** Time step of the newest accepted code. */
  readonly lastStep: number;
  readonly recoveryCodes: number;
}

/** The second factor of a user, locked so that parallel uses of one code meet each other. */
export async function lockFactor(tx: Handle, userId: string): Promise<FactorRow | undefined> {
  const rows = await tx.query<FactorRow>(
    'select secret, confirmed_at as "confirmedAt", last_step::float8 as "lastStep", 0 as "recoveryCodes" from second_factor where user_id = $1 for update',
    [userId],
  );
  return rows[0];
}

export async function findFactor(tx: Handle, userId: string): Promise<FactorRow | undefined> {
  const rows = await tx.query<FactorRow>(
    `select secret, confirmed_at as "confirmedAt", last_step::float8 as "lastStep", (select count(*)::int from recovery_code c where c.user_id = f.user_id) as "recoveryCodes"
     from second_factor f where f.user_id = $1`,
    [userId],
  );
  return rows[0];
}

/** A fresh secret that no code has confirmed yet; takes the place of an earlier unconfirmed one, and never of a confirmed one: false then. */
export async function putSecret(tx: Handle, userId: string, secret: Buffer): Promise<boolean> {
  const rows = await tx.query(
    `insert into second_factor (user_id, secret) values ($1, $2)
     on conflict (user_id) do update set secret = excluded.secret, last_step = 0, created_at = now() where second_factor.confirmed_at is null returning user_id`,
    [userId, secret],
  );
  return rows.length > 0;
}

export async function confirmFactor(tx: Handle, userId: string): Promise<void> {
  await tx.query("update second_factor set confirmed_at = now() where user_id = $1", [userId]);
}

export async function setLastStep(tx: Handle, userId: string, step: number): Promise<void> {
  await tx.query("update second_factor set last_step = $2 where user_id = $1", [userId, step]);
}

/** Removes the second factor, its recovery codes and logins that wait for it; true when there was one. */
export async function dropFactor(tx: Handle, userId: string): Promise<boolean> {
  await tx.query("delete from second_step where user_id = $1", [userId]);
  const rows = await tx.query(
    "delete from second_factor where user_id = $1 and confirmed_at is not null returning user_id",
    [userId],
  );
  return rows.length > 0;
}

export async function replaceRecoveryCodes(tx: Handle, userId: string, sealed: readonly Buffer[]): Promise<void> {
  await tx.query("delete from recovery_code where user_id = $1", [userId]);
  await tx.query("insert into recovery_code (user_id, code_sealed) select $1, unnest($2::bytea[])", [userId, sealed]);
}

/** The sealed recovery codes of a user. */
export async function recoveryCodesOf(tx: Handle, userId: string): Promise<Buffer[]> {
  const rows = await tx.query<{ sealed: Buffer }>(
    "select code_sealed as sealed from recovery_code where user_id = $1",
    [userId],
  );
  return rows.map(({ sealed }) => sealed);
}

/** Uses a recovery code up; true when there was such a one. */
export async function takeRecoveryCode(tx: Handle, userId: string, sealed: Buffer): Promise<boolean> {
  const rows = await tx.query("delete from recovery_code where user_id = $1 and code_sealed = $2 returning user_id", [
    userId,
    sealed,
  ]);
  return rows.length > 0;
}

export async function markFactorShown(tx: Handle, tokenHash: Buffer): Promise<void> {
  await tx.query("update session set factor_shown_at = now() where token_hash = $1", [tokenHash]);
}

/** A login that waits for its second step. */
export interface WaitingLogin {
  readonly userId: string;
  readonly loginUrl: string;
  readonly remember: boolean;
  readonly byPortal: boolean;
}

export async function insertStep(tx: Handle, tokenHash: Buffer, login: WaitingLogin, seconds: number): Promise<void> {
  await tx.query(
    "insert into second_step (token_hash, user_id, login_url, remember, by_portal, expires_at) values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))",
    [tokenHash, login.userId, login.loginUrl, login.remember, login.byPortal, seconds],
  );
}

/** Counts a try of a waiting login and answers whose it is, or nothing when it is over or was tried too often. */
export async function tryStep(tx: Handle, tokenHash: Buffer, triesAtMost: number): Promise<WaitingLogin | undefined> {
  const rows = await tx.query<WaitingLogin>(
    `update second_step set tries = tries + 1 where token_hash = $1 and tries < $2 and expires_at > now()
     returning user_id as "userId", login_url as "loginUrl", remember, by_portal as "byPortal"`,
    [tokenHash, triesAtMost],
  );
  return rows[0];
}

export async function dropStep(tx: Handle, tokenHash: Buffer): Promise<void> {
  await tx.query("delete from second_step where token_hash = $1", [tokenHash]);
}
