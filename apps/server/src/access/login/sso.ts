import { randomBytes } from "node:crypto";
import type { LoginAnswer } from "@yunshou/contract/access/shapes";
import { normalAccount } from "@yunshou/contract/access/proof";
import { loginLimits, refuse, type Refusal, windowWaitSeconds } from "@yunshou/domain";
import type { Call } from "../../platform/call.ts";
import { keep } from "../../platform/refused.ts";
import { auditAccess } from "../people/audit.queries.ts";
import { platformMerchantId } from "../people/platformMerchant.ts";
import { checkBlocked } from "./blocked.ts";
import { cookieOf } from "./challenge.ts";
import { ages, count, lockSubject } from "../people/login.queries.ts";
import { proceed } from "./secondFactor.ts";
import { hashOf, type Sessions } from "../session/session.ts";
import { findIdentity, insertSsoLogin, linkIdentity, takeSsoLogin } from "../people/sso.queries.ts";
import type { SsoPerson, SsoProvider, SsoSecrets } from "./ssoProvider.ts";
import { type CredentialRow, findByAccount, findById } from "../people/person.queries.ts";
import type { AccessKeys } from "../people/verifier.ts";

const cookieName = "yunshou_sso";
const waitSeconds = 600;
export const ssoContext = "single sign-on";

interface Dependencies {
  readonly keys: AccessKeys;
  readonly sessions: Sessions;
  /** Undefined when none is configured. */
  readonly provider: SsoProvider | undefined;
}

/** The address of the provider for one login of this browser; the cookie binds what comes back to it. */
export async function beginSso(
  call: Call<unknown, "public">,
  { keys, provider }: Dependencies,
): Promise<{ address: string } | Refusal> {
  if (provider === undefined) return refuse("access.providerNotConfigured");
  const subject = `sso:${call.address}`;
  await lockSubject(call.tx, subject);
  const seconds = windowWaitSeconds(
    await ages(call.tx, subject, loginLimits.codesPerMinute),
    loginLimits.codesPerMinute,
    60,
  );
  if (seconds > 0) return refuse("access.tooManyAttempts", { values: { seconds } });
  await count(call.tx, subject);
  const state = randomBytes(32).toString("base64url");
  try {
    const { address, secrets } = await provider.begin(state);
    await insertSsoLogin(
      call.tx,
      hashOf(state),
      keys.secrets.seal(Buffer.from(JSON.stringify(secrets)), ssoContext),
      waitSeconds,
    );
    call.setCookie(cookieName, state, { maxAgeSeconds: waitSeconds });
    return { address };
  } catch (error) {
    call.log.warn({ err: error }, "the provider of single sign-on cannot be asked");
    return keep(refuse("access.ssoFailed"));
  }
}

/**
 * What the provider sent back in the address, traded for a session. It must belong to a login that this browser began and
 * that nothing was answered to yet; then the person must be a user here.
 */
export async function finishSso(
  call: Call<{ readonly token: string; readonly loginUrl: string }, "public">,
  { keys, sessions, provider }: Dependencies,
): Promise<LoginAnswer | Refusal> {
  if (provider === undefined) return refuse("access.providerNotConfigured");
  const answer = new URLSearchParams(call.input.token);
  const state = answer.get("state") ?? "";
  const sealed =
    state === "" || cookieOf(call.headers, cookieName) !== state
      ? undefined
      : await takeSsoLogin(call.tx, hashOf(state));
  if (sealed === undefined) return failed(call, "state");
  call.setCookie(cookieName, "over", { maxAgeSeconds: 0 });
  let person: SsoPerson;
  try {
    person = await provider.finish(
      answer,
      state,
      JSON.parse(keys.secrets.open(sealed, ssoContext).toString()) as SsoSecrets,
    );
  } catch (error) {
    call.log.warn({ err: error }, "a single sign-on failed");
    return failed(call, error instanceof Error && "code" in error ? String(error.code) : "provider");
  }
  const user = await userOf(call, person);
  if (user === undefined) {
    await failed(call, "unknown account");
    return keep(refuse("access.ssoAccountUnknown"));
  }
  const blocked = await checkBlocked(call, user);
  if (blocked !== undefined) return blocked;
  return proceed(call, { keys, sessions }, user, { loginUrl: call.input.loginUrl, remember: false, byPortal: false });
}

/** Whom the person was tied to, or at the first time the account that the provider names, unless somebody else is tied to it. */
async function userOf(
  { tx }: Pick<Call<unknown>, "tx">,
  { issuer, subject, account }: SsoPerson,
): Promise<CredentialRow | undefined> {
  const known = await findIdentity(tx, issuer, subject);
  if (known !== undefined) return findById(tx, known);
  const user = account === undefined ? undefined : await findByAccount(tx, normalAccount(account));
  return user !== undefined && (await linkIdentity(tx, issuer, subject, user.userId)) ? user : undefined;
}

async function failed(call: Call<unknown, "public">, why: string): Promise<Refusal> {
  await auditAccess(call.tx, {
    topId: platformMerchantId,
    merchantId: platformMerchantId,
    actorId: null,
    action: "access.login.failed",
    object: "user:unknown",
    after: { singleSignOn: why },
    address: call.address,
    requestId: call.requestId,
  });
  return keep(refuse("access.ssoFailed"));
}
