import type { Handle } from "@yunshou/database";

/** Accounts whose names begin so cannot log in. */
export async function blockSome(tx: Handle): Promise<void> {
  await tx.query("update app_user set blocked_reason = '离职' where account like 'blocked%'");
}

/** Everybody starts anew: no failures, and codes by text message that were not tried yet. */
export async function forgetFailures(tx: Handle): Promise<void> {
  await tx.query("delete from login_failure");
  await tx.query("update reset_code set tries = 0, expires_at = now() + interval '10 minutes'");
}

/** Many failures a moment ago, so that the next try of each account waits for a minute. */
export async function makeWait(tx: Handle, accounts: readonly string[]): Promise<void> {
  await tx.query(
    "insert into login_failure (subject, failed_at) select 'account:' || a, clock_timestamp() + interval '1 hour' from unnest($1::text[]) a cross join generate_series(1, 15)",
    [accounts],
  );
}
