import { randomBytes } from "node:crypto";
import { normalAccount } from "@yunshou/contract/access/proof";
import type { Handle } from "@yunshou/database";
import { fill } from "@yunshou/phrases";
import { wordsOf } from "@yunshou/phrases/server";
import type { Call } from "../../platform/call.ts";
import { forget } from "./login.queries.ts";
import { endSessions } from "../session/session.queries.ts";
import { dropIdentities } from "./sso.queries.ts";
import type { SmsSender } from "../sms/sms.ts";
import { shortMessage } from "../sms/templates.ts";
import { setVerifier } from "./person.queries.ts";
import { type AccessKeys, sealVerifier, verifierOf } from "./verifier.ts";

/** 80 random bits in letters and digits that nobody confuses. */
export function readablePassword(): string {
  return readableCode(4);
}

/** Groups of four letters and digits that nobody confuses, 20 random bits each. */
export function readableCode(groups: number): string {
  const alphabet = "23456789abcdefghjkmnpqrstuvwxyzA";
  const text = Array.from(randomBytes(groups * 4), (byte) => alphabet[byte % 32]).join("");
  return text.replace(/(.{4})(?=.)/g, "$1-");
}

interface Recipient {
  readonly userId: string;
  readonly account: string;
  readonly phone: string;
}

/** Sends a password by text message once the call is committed; it is kept nowhere else (USER-04, USER-06). Ask `sms.refusal` first. */
export function sendPassword(
  call: Pick<Call<unknown>, "afterCommit" | "language">,
  sms: SmsSender,
  { account, phone }: Recipient,
  password: string,
): void {
  const message = shortMessage(
    phone,
    "initialPassword",
    { account, password },
    fill(wordsOf(call.language, "users").sms.initialPassword, { account, password }),
  );
  call.afterCommit(() => void sms.send(message).catch(() => undefined));
}

/** Replaces a password by one that serves once and must be changed; every session ends and failed logins are forgotten. */
export async function renewPassword(
  tx: Handle,
  keys: AccessKeys,
  { userId, account }: Pick<Recipient, "userId" | "account">,
): Promise<string> {
  const password = readablePassword();
  const { version, sealed } = sealVerifier(keys, userId, await verifierOf(keys, account, password));
  await setVerifier(tx, userId, version, sealed, true);
  await endSessions(tx, userId, null);
  await dropIdentities(tx, userId);
  await forget(tx, [`account:${normalAccount(account)}`]);
  return password;
}
