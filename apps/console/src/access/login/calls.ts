import type { Endpoint, InputOf, OutputOf } from "@yunshou/contract";
import type { account } from "@yunshou/contract/access/account";
import type { login } from "@yunshou/contract/access/login";
import type { secondFactor } from "@yunshou/contract/access/secondFactor";
import { messageOf, type Target } from "../../platform/api/call.ts";
import { exchange } from "../../platform/api/transport.ts";

/**
 * The calls of the login page, restated as method and path: the contract's schemas would more than double the page.
 * `calls.test.ts` compares each with the contract.
 */
const target = <E extends Endpoint>(
  method: E["method"],
  path: string,
  writes: boolean,
): Target & { readonly endpoint?: E } => ({ method, path, writes });

export const loginCalls = {
  getCheckCode: target<typeof login.getCheckCode>("GET", "/sram/comm/login/getCheckCode", false),
  getUserInfoByToken: target<typeof login.getUserInfoByToken>("POST", "/sram/comm/login/getUserInfoByToken", true),
  onLoginSSO: target<typeof login.onLoginSSO>("POST", "/sram/comm/login/onLoginSSO", true),
  beginSso: target<typeof account.beginSso>("POST", "/api/v1/access/sso", true),
  onLogin: target<typeof login.onLogin>("POST", "/sram/comm/login/onLogin", true),
  sendResetCode: target<typeof login.sendResetCode>("GET", "/sram/archives/getCheckCode", true),
  deviceLogin: target<typeof account.deviceLogin>("POST", "/api/v1/access/device-login", true),
  finishLogin: target<typeof secondFactor.finishLogin>("POST", "/api/v1/access/second-step", true),
  rememberDevice: target<typeof account.rememberDevice>("POST", "/api/v1/access/devices", true),
  forgetDevice: target<typeof account.forgetDevice>("POST", "/api/v1/access/devices/forget", true),
  resetAccount: target<typeof account.resetAccount>("POST", "/api/v1/access/password-reset/account", true),
  resetPassword: target<typeof account.resetPassword>("POST", "/api/v1/access/password-reset", true),
};

/** Sends one of them. The page shows failures itself. */
export async function send<E extends Endpoint>(
  call: Target & { readonly endpoint?: E },
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  return (await exchange<OutputOf<E>>(messageOf(call, input as Record<string, unknown>))).data;
}

export interface CheckCode {
  readonly code: string;
  readonly nonce: string;
  readonly realm: string;
  readonly fetchedAt: number;
}

/** What the code becomes when it cannot be fetched; the server accepts no login with it (LOGIN-10). */
export const fallbackCode = "0000";

/** Fetches a captcha (LOGIN-06); a failed fetch gives the fallback. */
export async function fetchCheckCode(): Promise<CheckCode> {
  try {
    const { data, headers } = await exchange<string>({
      method: loginCalls.getCheckCode.method,
      path: loginCalls.getCheckCode.path,
    });
    return {
      code: data,
      nonce: headers.get("X-Login-Nonce") ?? "",
      realm: headers.get("X-Login-Realm") ?? "",
      fetchedAt: Date.now(),
    };
  } catch {
    return { code: fallbackCode, nonce: "", realm: "", fetchedAt: Date.now() };
  }
}
