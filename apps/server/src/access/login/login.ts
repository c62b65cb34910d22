import { sessionExpiredCode } from "@yunshou/contract";
import type { login as loginCalls } from "@yunshou/contract/access/login";
import type { LoginAnswer } from "@yunshou/contract/access/shapes";
import { normalAccount, verifyProof } from "@yunshou/contract/access/proof";
import { refuse, type Refusal } from "@yunshou/domain";
import { type Call, type HandlersOf, tokenFrom } from "../../platform/call.ts";
import { keep, Refused } from "../../platform/refused.ts";
import { auditAccess } from "../people/audit.queries.ts";
import { platformMerchantId } from "../people/platformMerchant.ts";
import { checkBlocked } from "./blocked.ts";
import { giveChallenge, useChallenge } from "./challenge.ts";
import { checkWait, countFailure, deviceOf, type Subjects, subjectsOf } from "./guessing.ts";
import { takeDeviceToken } from "../people/login.queries.ts";
import { type PasswordReset, passwordReset } from "./passwordReset.ts";
import { logInByPortal } from "./portal.ts";
import type { PortalSettings } from "./portalToken.ts";
import { proceed } from "./secondFactor.ts";
import { hashOf, readUserInfo, type Sessions } from "../session/session.ts";
import type { SmsSender } from "../sms/sms.ts";
import { finishSso } from "./sso.ts";
import type { SsoProvider } from "./ssoProvider.ts";
import { type CredentialRow, findByAccount, useOneTimePassword } from "../people/person.queries.ts";
import { type AccessKeys, verifierToCheck } from "../people/verifier.ts";

export interface LoginDependencies {
  readonly keys: AccessKeys;
  readonly sessions: Sessions;
  readonly sms: SmsSender;
  /** Undefined when no single sign-on is configured. */
  readonly provider: SsoProvider | undefined;
  /** Undefined when no portal is configured. */
  readonly portal: PortalSettings | undefined;
}

interface Attempt {
  readonly account: string;
  readonly checkCode: string;
  readonly loginUrl: string;
}

/** Whether what was sent proves that the user is the one; gets the dummy's verifier for an unknown account. */
type Evidence = (challenge: { code: string; nonce: string }, user: CredentialRow | undefined) => Promise<boolean>;

/**
 * One login: the challenge is used up first, then limits, then the evidence; an unknown account takes the same path. Who
 * has a second factor is asked for it before a session opens. Every refusal keeps its traces.
 */
export async function attemptLogin(
  call: Call<Attempt, "public">,
  { keys, sessions }: Pick<LoginDependencies, "keys" | "sessions">,
  evidence: Evidence,
  { remember } = { remember: false },
): Promise<LoginAnswer | Refusal> {
  const account = normalAccount(call.input.account);
  const challenge = await useChallenge(call, call.input.checkCode);
  if (challenge === undefined) return keep(refuse("access.codeInvalid", { field: "checkCode" }));
  const subjects = subjectsOf(call, keys.secrets, account);
  const wait = await checkWait(call, subjects);
  if (wait !== undefined) return keep(wait);
  const user = await findByAccount(call.tx, account);
  const proven = await evidence(challenge, user);
  if (!proven || user === undefined) return wrongCredentials(call, subjects, user, account);
  const blocked = await checkBlocked(call, user);
  if (blocked !== undefined) return blocked;
  if (user.mustChange && !(await useOneTimePassword(call.tx, user.userId))) {
    await record(call, user, "access.login.failed", { oneTimePassword: "over" });
    return keep(refuse("access.initialPasswordOver"));
  }
  return proceed(call, { keys, sessions }, user, { loginUrl: call.input.loginUrl, remember, byPortal: false });
}

async function wrongCredentials(
  call: Call<Attempt, "public">,
  subjects: Subjects,
  user: CredentialRow | undefined,
  account: string,
): Promise<Refusal> {
  await countFailure(call, subjects);
  await record(call, user, "access.login.failed", user === undefined ? { account: account.slice(0, 60) } : undefined);
  return keep(refuse("access.wrongCredentials"));
}

async function record(
  call: Call<unknown, "public">,
  user: CredentialRow | undefined,
  action: string,
  after?: unknown,
): Promise<void> {
  await auditAccess(call.tx, {
    topId: user?.topId ?? platformMerchantId,
    merchantId: user?.merchantId ?? platformMerchantId,
    actorId: user?.userId ?? null,
    action,
    object: user === undefined ? "user:unknown" : `user:${user.userId}`,
    ...(after === undefined ? {} : { after }),
    address: call.address,
    requestId: call.requestId,
  });
}

/** Evidence by the proof of the password. */
export function byProof(keys: AccessKeys, account: string, proofHex: string): Evidence {
  const name = normalAccount(account);
  return (challenge, user) => {
    return verifyProof(verifierToCheck(keys, name, user), name, challenge, proofHex);
  };
}

/** Evidence by the token of a remembered device, which is used up. */
export function byDevice(call: Call<{ deviceToken: string }, "public">): Evidence {
  return (_challenge, user) => takeDeviceToken(call.tx, hashOf(call.input.deviceToken), user?.userId ?? "0");
}

/** The documented calls around the login. They run in the rights of the system, because nobody is known yet. */
export function loginHandlers(dependencies: LoginDependencies): HandlersOf<typeof loginCalls> {
  const { keys, sessions } = dependencies;
  const reset: PasswordReset = passwordReset(dependencies);
  return {
    getCheckCode: (call) => giveChallenge(call, keys.realm, deviceOf(call.headers, keys.secrets)),
    onLogin: (call) => attemptLogin(call, dependencies, byProof(keys, call.input.account, call.input.password)),
    getUserInfoByToken: (call) => logInByPortal(call, dependencies),
    onLoginSSO: (call) => finishSso(call, dependencies),
    userInfo: async (call) => {
      const token = call.input.token ?? tokenFrom(call.headers);
      const row = token === undefined ? undefined : await sessions.rowOf(token);
      if (row === undefined) throw new Refused(sessionExpiredCode);
      return readUserInfo(call.tx, row, { loginUrl: "/login", byPortal: row.byPortal });
    },
    sendResetCode: (call) => reset.sendCode(call, call.input.phone),
    resetPass: (call) => reset.setByCode(call, call.input.phone, call.input.checkCode, call.input.pass),
    adminResetPass: (call) => reset.setByAdministrator(call, call.input.phone, call.input.pass),
    getUserResource: async (call) => {
      if (call.input.systemuserid !== call.session.userId)
        return refuse("access.noPermission", { field: "systemuserid" });
      const row = await sessions.rowOf(tokenFrom(call.headers) ?? "");
      if (row === undefined) throw new Refused(sessionExpiredCode);
      return { userInfo: await readUserInfo(call.tx, row, { loginUrl: "/login", byPortal: row.byPortal }), msg: "" };
    },
  };
}
