import type { LoginAnswer } from "@yunshou/contract/access/shapes";
import { CallFailure } from "../../platform/api/failure.ts";
import { firstLeaf, rememberedLoginPath, startSession } from "../../platform/session/session.ts";
import { type CheckCode, loginCalls, send } from "./calls.ts";
import { forgetRemembered, readRemembered, type Remembered, storeRemembered } from "./remembered.ts";
import { variantOf } from "./variants.ts";
import type { LoginWords } from "./words.ts";

export interface Credentials {
  readonly account: string;
  readonly password: string;
  /** Set when the person logs in with what this device remembers instead of typing. */
  readonly remembered: Remembered | undefined;
  readonly savePassword: boolean;
  readonly checkCode: string;
  readonly challenge: CheckCode;
}

/** The functions behind the proof, with argon2id; fetched while the person types. */
export const loadProof = () => import("@yunshou/contract/access/proof");

/**
 * Logs in and stores the session (LOGIN-18 to LOGIN-22, LOGIN-33, LOGIN-35).
 *
 * @returns where to go: from /logins to the announcements (LOGIN-51), /database for the account admin (LOGIN-27), else the
 * first leaf of the menu (LOGIN-26).
 * @throws CallFailure
 */
export async function logIn(credentials: Credentials): Promise<string> {
  const from = window.location.pathname;
  const answer = await (credentials.remembered === undefined
    ? byPassword(credentials)
    : byDevice(credentials, credentials.remembered));
  return enterWith(credentials, answer, from);
}

/** The code of a refusal that asks for the second step. */
export const asksForSecondStep = (failure: unknown): boolean =>
  failure instanceof CallFailure && failure.code === "access.secondFactorNeeded";

/**
 * The second step of a login.
 *
 * @returns where to go.
 * @throws CallFailure
 */
export async function finishLogIn(
  credentials: Pick<Credentials, "account" | "savePassword" | "remembered"> | undefined,
  code: string,
): Promise<string> {
  const from = window.location.pathname;
  const answer = await send(loginCalls.finishLogin, { code });
  if (credentials !== undefined) return enterWith(credentials, answer, from);
  startSession(answer);
  return afterLogin(answer, from);
}

async function enterWith(
  credentials: Pick<Credentials, "account" | "savePassword" | "remembered">,
  answer: LoginAnswer,
  from: string,
): Promise<string> {
  startSession(answer);
  await remember(credentials, answer.customData.deviceToken);
  return afterLogin(answer, from);
}

/** Where somebody goes next who pressed the button on the page `from`. */
function afterLogin({ userInfo: { username, menuJsonTree }, customData }: LoginAnswer, from: string): string {
  if (customData.mustChangePassword) return "/xtgl/setpwd";
  if (customData.mustEnrolFactor) return "/xtgl/zhaq";
  if (variantOf(from).isForNotices) return "/notice";
  return username.toLowerCase() === "admin" ? "/database" : firstLeaf(menuJsonTree);
}

/**
 * Logs in with the token of a portal or of a single sign-on provider, given in the address (LOGIN-40 to LOGIN-43).
 *
 * @returns where to go.
 * @throws CallFailure
 */
export async function logInByToken(way: "onLoginSSO" | "getUserInfoByToken", token: string): Promise<string> {
  const from = window.location.pathname;
  const answer = await send(loginCalls[way], { token, ...loginUrl() });
  startSession(answer);
  return afterLogin(answer, from);
}

/** Leaves for the provider of single sign-on; it comes back to /ssologin. @throws CallFailure */
export async function leaveForSso(): Promise<void> {
  window.location.assign((await send(loginCalls.beginSso, {})).address);
}

async function byPassword({ account, password, checkCode, challenge }: Credentials): Promise<LoginAnswer> {
  const { loginProof } = await loadProof();
  const proof = await loginProof(account, password, {
    code: checkCode,
    nonce: challenge.nonce,
    realm: challenge.realm,
  });
  return send(loginCalls.onLogin, { password: proof, account, checkCode, ...loginUrl() });
}

function byDevice({ account, checkCode }: Credentials, { deviceToken }: Remembered): Promise<LoginAnswer> {
  return send(loginCalls.deviceLogin, { account, deviceToken, checkCode, ...loginUrl() });
}

function loginUrl() {
  return { loginUrl: rememberedLoginPath() ?? "/login" };
}

/** Keeps a device token when the box is ticked and revokes it when it is not; a failure here never undoes the login. */
async function remember(
  { account, savePassword, remembered }: Pick<Credentials, "account" | "savePassword" | "remembered">,
  nextToken: string | null,
): Promise<void> {
  const replaced = remembered === undefined ? readRemembered()?.deviceToken : undefined;
  const unwanted = savePassword ? replaced : (nextToken ?? replaced);
  try {
    if (savePassword)
      storeRemembered({ account, deviceToken: nextToken ?? (await send(loginCalls.rememberDevice, {})).deviceToken });
    else forgetRemembered();
    if (unwanted !== undefined) await send(loginCalls.forgetDevice, { deviceToken: unwanted });
  } catch {
    forgetRemembered();
  }
}

/** What a failed login says: the server's message (LOGIN-29), the catalogue's text without one (LOGIN-32), never one with "#" (HTTP-12). */
export function loginFailureText(failure: unknown, words: LoginWords): string {
  if (!(failure instanceof CallFailure) || failure.kind === "network" || failure.kind === "timeout")
    return words.error.network;
  if (failure.message.includes("#")) return words.error.system;
  return failure.message === "" ? words.error.wrong : failure.message;
}
