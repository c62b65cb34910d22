import { parentPort } from "node:worker_threads";
import { deriveClientKey, storedKeyOf } from "@yunshou/contract/access/proof";
import { commonPasswords, isCommonPassword } from "@yunshou/domain";

/** What a worker is asked: is one of the common passwords behind this stored key? */
export interface WeakQuestion {
  readonly realm: string;
  readonly account: string;
  readonly storedKey: Uint8Array;
}

/** Passwords that belong to the account itself beside those of the list. */
const ofAccount = (account: string) =>
  [account, `${account}123`, `${account}1234`, `${account}123456`, `${account}2026`].filter((text) =>
    isCommonPassword(text, account),
  );

parentPort?.on("message", ({ realm, account, storedKey }: WeakQuestion) => {
  void (async () => {
    for (const password of [...ofAccount(account), ...commonPasswords]) {
      const candidate = await storedKeyOf(await deriveClientKey(realm, account, password));
      if (Buffer.from(candidate).equals(Buffer.from(storedKey))) return parentPort?.postMessage(true);
    }
    return parentPort?.postMessage(false);
  })();
});
