import { deriveClientKey, normalAccount, storedKeyOf } from "@yunshou/contract/access/proof";
import { asSystem, type Database, type Handle } from "@yunshou/database";
import { commonPasswords, isCommonPassword } from "@yunshou/domain";
import type { Secrets } from "../../platform/secrets.ts";
import { arm, timerKind, type TimerHandler } from "../../platform/timers.ts";
import { auditAccess } from "./audit.queries.ts";
import { nativeHash } from "./nativeHash.ts";
import { demandChange, findById, findSetting } from "./person.queries.ts";
import { openVerifier } from "./verifier.ts";

const kind = timerKind<Record<string, never>>("access.weakPassword");

/** A new password of a person is tried against the common ones, because only its verifier reached the server. */
export async function tryCommonPasswords(tx: Handle, userId: string, now: Date): Promise<void> {
  await arm(tx, kind.at(userId, now, {}));
}

/**
 * Whoever chose a password that is guessed first must change it before anything else. The work of a hundred derivations is
 * done on a thread of the pool, one user after the other, and outside the transaction of the duty.
 */
export function weakPasswordDuty({
  database,
  secrets,
}: {
  readonly database: Database;
  readonly secrets: Secrets;
}): TimerHandler {
  let last: Promise<void> = Promise.resolve();
  return kind.on(async ({ afterCommit }, { key: userId }) => {
    afterCommit(
      () =>
        (last = last.then(
          () => look(database, secrets, userId),
          () => look(database, secrets, userId),
        )),
    );
  });
}

async function look(database: Database, secrets: Secrets, userId: string): Promise<void> {
  const found = await asSystem(database, async (tx) => ({
    user: await findById(tx, userId),
    realm: String(await findSetting(tx, "access.realm")),
  }));
  const { user, realm } = found;
  if (user === undefined || user.mustChange) return;
  const storedKey = openVerifier({ secrets, realm }, userId, user.kdfVersion, user.verifier);
  if (!(await isWeak(realm, normalAccount(user.account), storedKey))) return;
  await asSystem(database, async (tx) => {
    if (!(await demandChange(tx, userId, user.verifier))) return;
    await auditAccess(tx, {
      ...user,
      actorId: null,
      action: "access.password.weak",
      object: `user:${userId}`,
      address: "",
      requestId: "",
    });
  });
}

/** Passwords that belong to the account itself beside those of the list. */
const ofAccount = (account: string) =>
  [account, `${account}123`, `${account}1234`, `${account}123456`, `${account}2026`].filter((text) =>
    isCommonPassword(text, account),
  );

/** Is one of the common passwords behind this stored key? */
async function isWeak(realm: string, account: string, storedKey: Buffer): Promise<boolean> {
  for (const password of [...ofAccount(account), ...commonPasswords]) {
    const candidate = await storedKeyOf(await deriveClientKey(realm, account, password, nativeHash));
    if (storedKey.equals(candidate)) return true;
  }
  return false;
}
