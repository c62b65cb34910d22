import { Worker } from "node:worker_threads";
import { normalAccount } from "@yunshou/contract/access/proof";
import { asSystem, type Database, type Handle } from "@yunshou/database";
import type { Secrets } from "../../platform/secrets.ts";
import { arm, timerKind, type TimerHandler } from "../../platform/timers.ts";
import { auditAccess } from "./audit.queries.ts";
import { demandChange, findById, findSetting } from "./person.queries.ts";
import { openVerifier } from "./verifier.ts";
import type { WeakQuestion } from "./weakPasswordWorker.ts";

const kind = timerKind<Record<string, never>>("access.weakPassword");

/** A new password of a person is tried against the common ones, because only its verifier reached the server. */
export async function tryCommonPasswords(tx: Handle, userId: string, now: Date): Promise<void> {
  await arm(tx, kind.at(userId, now, {}));
}

/**
 * Whoever chose a password that is guessed first must change it before anything else. The work of a hundred derivations is
 * done on a thread of its own, one user after the other, and outside the transaction of the duty.
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
  if (!(await isWeak({ realm, account: normalAccount(user.account), storedKey }))) return;
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

function isWeak(question: WeakQuestion): Promise<boolean> {
  const worker = new Worker(new URL("./weakPasswordWorker.ts", import.meta.url));
  return new Promise<boolean>((done, fail) => {
    worker.once("message", done);
    worker.once("error", fail);
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}
