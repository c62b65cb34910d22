import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { nothing } from "../shapes.ts";
import {
  accountText,
  checkCodeText,
  hex32,
  languageText,
  loginAnswer,
  loginPath,
  mobile,
  phoneCode,
  userInfo,
} from "./shapes.ts";

/** systemid of the sub-systems whose menu the launcher asks for: micro-supermarket management (LAUNCH-13). */
export const launcherSystems = ["micro-supermarket"] as const;

const byToken = z.object({ token: z.string().max(2_000), language: languageText, loginUrl: loginPath });

/** The documented calls around the login (spec 1 §7), under their exact paths and names. */
export const login = {
  getCheckCode: endpoint({
    method: "GET",
    path: "/sram/comm/login/getCheckCode",
    access: "public",
    summary:
      "A new picture code; headers X-Login-Nonce and X-Login-Realm carry the rest of the challenge, a cookie binds it to the browser.",
    input: z.object({}),
    output: z.string(),
    refusals: ["access.tooManyAttempts"],
  }),
  onLogin: endpoint({
    method: "POST",
    path: "/sram/comm/login/onLogin",
    access: "public",
    summary: "Logs in with the proof of the password; see proof.ts for how `password` is made.",
    input: z.object({
      password: hex32,
      account: accountText,
      checkCode: checkCodeText,
      language: languageText,
      loginUrl: loginPath,
    }),
    output: loginAnswer,
    refusals: [
      "access.wrongCredentials",
      "access.codeInvalid",
      "access.blocked",
      "access.tooManyAttempts",
      "access.secondFactorNeeded",
      "access.initialPasswordOver",
    ],
  }),
  getUserInfoByToken: endpoint({
    method: "POST",
    path: "/sram/comm/login/getUserInfoByToken",
    access: "public",
    summary: "Logs in with a token that the configured portal signed (docs/portal.md), once, and sets the portal flag.",
    input: byToken,
    output: loginAnswer,
    refusals: ["access.tokenInvalid", "access.blocked", "access.secondFactorNeeded"],
  }),
  onLoginSSO: endpoint({
    method: "POST",
    path: "/sram/comm/login/onLoginSSO",
    access: "public",
    summary:
      "Logs in with what the provider of single sign-on appended to the address of /ssologin: `token` is that query, e.g. code=…&state=….",
    input: byToken,
    output: loginAnswer,
    refusals: [
      "access.providerNotConfigured",
      "access.ssoFailed",
      "access.ssoAccountUnknown",
      "access.blocked",
      "access.secondFactorNeeded",
    ],
  }),
  userInfo: endpoint({
    method: "GET",
    path: "/user/info",
    access: "public",
    audience: "external",
    summary: "The userInfo of a session token, given in the query or in the headers, or S9999.",
    input: z.object({ token: z.string().max(200).optional() }),
    output: userInfo,
    refusals: ["S9999"],
  }),
  sendResetCode: endpoint({
    method: "GET",
    path: "/sram/archives/getCheckCode",
    access: "public",
    writes: true,
    summary: "Sends a code of six digits to a phone; answers the same whether or not the phone is known.",
    input: z.object({ phone: mobile }),
    output: nothing,
    refusals: ["access.tooManyAttempts", "access.smsUnavailable"],
  }),
  resetPass: endpoint({
    method: "GET",
    path: "/sram/archives/resetPass",
    access: "public",
    writes: true,
    audience: "external",
    summary:
      "Sets a new password with the code of the phone; `pass` is the verifier of the new password, never a password.",
    input: z.object({ checkCode: phoneCode, phone: mobile, pass: hex32 }),
    output: nothing,
    refusals: ["access.codeInvalid"],
  }),
  adminResetPass: endpoint({
    method: "GET",
    path: "/sram/archives/adminResetPass",
    access: "access.user.resetPassword",
    writes: true,
    audience: "external",
    summary: "Sets the password of another user of the own merchants; that user must change it at the next login.",
    input: z.object({ phone: mobile, pass: hex32 }),
    output: nothing,
    refusals: ["record.unknown", "state.notAllowed", "access.aboveYou", "access.notYourself"],
  }),
  getUserResource: endpoint({
    method: "POST",
    path: "/sram/comm/login/getUserResource",
    access: "session",
    writes: false,
    summary: "The menu of a launcher sub-system for the caller.",
    input: z.object({ systemid: z.enum(launcherSystems), systemuserid: z.string().trim().min(1).max(40) }),
    output: z.object({ userInfo, msg: z.string() }),
    refusals: ["access.noPermission"],
  }),
};
