import type { Handle } from "@yunshou/database";

export async function insertChallenge(
  tx: Handle,
  challenge: { id: string; code: string; nonce: string; seconds: number },
): Promise<void> {
  await tx.query(
    "insert into login_challenge (id, code, nonce, expires_at) values ($1, $2, $3, now() + make_interval(secs => $4))",
    [challenge.id, challenge.code, challenge.nonce, challenge.seconds],
  );
}

/** Takes a challenge away, so that it serves once whatever comes of it. */
export async function takeChallenge(tx: Handle, id: string): Promise<{ code: string; nonce: string } | undefined> {
  const rows = await tx.query<{ code: string; nonce: string; alive: boolean }>(
    "delete from login_challenge where id = $1 returning code, nonce, expires_at > now() as alive",
    [id],
  );
  return rows[0]?.alive === true ? rows[0] : undefined;
}

/** Holds the count of a subject until the transaction ends, so that parallel tries are counted one by one. */
export async function lockSubject(tx: Handle, subject: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended($1, 7))", [subject]);
}

/** Seconds since each of the newest entries of a subject, newest first. */
export async function ages(tx: Handle, subject: string, atMost: number): Promise<number[]> {
  const rows = await tx.query<{ age: number }>(
    "select greatest(0, extract(epoch from clock_timestamp() - failed_at))::float8 as age from login_failure where subject = $1 order by failed_at desc limit $2",
    [subject, atMost],
  );
  return rows.map((row) => row.age);
}

export async function count(tx: Handle, subject: string): Promise<void> {
  await tx.query("insert into login_failure (subject) values ($1)", [subject]);
}

export async function forget(tx: Handle, subjects: readonly string[]): Promise<void> {
  await tx.query("delete from login_failure where subject = any($1::text[])", [subjects]);
}

/** Forgets what is older than the hour in which failures are counted, whoever logs in meanwhile. */
export async function forgetOlder(tx: Handle, subject: string, seconds: number): Promise<void> {
  await tx.query(
    "delete from login_failure where subject = $1 and failed_at < clock_timestamp() - make_interval(secs => $2)",
    [subject, seconds],
  );
}

export async function insertDeviceToken(tx: Handle, tokenHash: Buffer, userId: string, days: number): Promise<Date> {
  const rows = await tx.query<{ expiresAt: Date }>(
    `insert into device_token (token_hash, user_id, expires_at) values ($1, $2, now() + make_interval(days => $3)) returning expires_at as "expiresAt"`,
    [tokenHash, userId, days],
  );
  return rows[0]?.expiresAt ?? new Date();
}

/** Takes a device token away; true when it was the user's and still good. */
export async function takeDeviceToken(tx: Handle, tokenHash: Buffer, userId: string): Promise<boolean> {
  const rows = await tx.query<{ alive: boolean }>(
    "delete from device_token where token_hash = $1 and user_id = $2 returning expires_at > now() as alive",
    [tokenHash, userId],
  );
  return rows[0]?.alive === true;
}

export async function insertTicket(
  tx: Handle,
  tokenHash: Buffer,
  userId: string,
  application: string,
  seconds: number,
): Promise<void> {
  await tx.query(
    "insert into login_ticket (token_hash, user_id, application, expires_at) values ($1, $2, $3, now() + make_interval(secs => $4))",
    [tokenHash, userId, application, seconds],
  );
}

export async function takeTicket(
  tx: Handle,
  tokenHash: Buffer,
): Promise<{ userId: string; application: string } | undefined> {
  const rows = await tx.query<{ userId: string; application: string; alive: boolean }>(
    `delete from login_ticket where token_hash = $1 returning user_id as "userId", application, expires_at > now() as alive`,
    [tokenHash],
  );
  return rows[0]?.alive === true ? rows[0] : undefined;
}

export async function putResetCode(tx: Handle, phoneHash: string, codeHash: Buffer, seconds: number): Promise<void> {
  await tx.query(
    `insert into reset_code (phone_hash, code_hash, tries, expires_at) values ($1, $2, 0, now() + make_interval(secs => $3))
     on conflict (phone_hash) do update set code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at`,
    [phoneHash, codeHash, seconds],
  );
}

/** Counts a try and answers the hash to compare with, or nothing when there is none or it has been tried too often. */
export async function tryResetCode(tx: Handle, phoneHash: string, triesAtMost: number): Promise<Buffer | undefined> {
  const rows = await tx.query<{ codeHash: Buffer }>(
    `update reset_code set tries = tries + 1 where phone_hash = $1 and tries < $2 and expires_at > now() returning code_hash as "codeHash"`,
    [phoneHash, triesAtMost],
  );
  return rows[0]?.codeHash;
}

export async function dropResetCode(tx: Handle, phoneHash: string): Promise<void> {
  await tx.query("delete from reset_code where phone_hash = $1", [phoneHash]);
}
