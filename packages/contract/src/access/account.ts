import { mapProviders } from "@yunshou/domain";
import { z } from "zod";
import { endpoint, largeBodyBytes } from "../endpoint.ts";
import { instant, jsonWithin, nothing } from "../shapes.ts";
import { shownBrand } from "./brands.ts";
import {
  accountText,
  checkCodeText,
  hex32,
  languageText,
  loginAnswer,
  loginPath,
  mobile,
  phoneCode,
} from "./shapes.ts";

/** Sub-applications that the launcher opens in the browser (LAUNCH-07, LAUNCH-09). */
export const launcherApplications = ["leasing", "factory", "configuration"] as const;

/** What one choice may take: the columns of a list with all their widths are a tenth of it. */
export const preferenceCharacters = 16_384;
const preferenceKey = z.string().regex(/^[\w./-]{1,80}$/, "preferenceKey");

/** What belongs to one person: session, password, remembered devices, tickets, preferences. */
export const account = {
  deployment: endpoint({
    method: "GET",
    path: "/api/v1/access/deployment",
    access: "public",
    summary: "What the console must know of this installation before anybody logs in.",
    input: z.object({}),
    output: z.object({
      /** Hosts that have a login page of their own and open no other (GUARD-03, GUARD-06). */
      loginHosts: z.array(z.object({ host: z.string(), loginPath: z.string() })),
      allLanguages: z.boolean(),
      publicScreens: z.boolean(),
      mapApproval: z.string().nullable(),
      /** Who draws streets under maps, and the key for browsers; null shows provinces. */
      mapBase: z.object({ provider: z.enum(mapProviders), key: z.string() }).nullable(),
      demo: z.boolean(),
      /** A provider of single sign-on is configured (LOGIN-41). */
      sso: z.boolean(),
      /** Which sub-applications have an address. */
      applications: z.array(z.enum(launcherApplications)),
      /** Looks of the login pages of the asked host, the most exact first; the first that names the path or none applies. */
      brands: z.array(shownBrand),
      /** Logins on the asked host are followed by the agreement of the platform (AGREE-01, AGREE-12). */
      asksAgreement: z.boolean(),
    }),
  }),
  logout: endpoint({
    method: "POST",
    path: "/api/v1/access/logout",
    access: "session",
    summary: "Ends the session at once.",
    input: z.object({}),
    output: nothing,
  }),
  current: endpoint({
    method: "GET",
    path: "/api/v1/access/current",
    access: "session",
    summary: "Who is logged in, with menu and permissions as they are now.",
    input: z.object({ loginUrl: loginPath }),
    output: loginAnswer.omit({ session_key: true }),
  }),
  setPassword: endpoint({
    method: "POST",
    path: "/api/v1/access/password",
    access: "session",
    summary: "Sets the own password with a proof of the current one; ends every other session and remembered device.",
    input: z.object({ checkCode: checkCodeText, proof: hex32, verifier: hex32 }),
    output: nothing,
    refusals: ["access.wrongCredentials", "access.codeInvalid", "access.tooManyAttempts"],
  }),
  resetAccount: endpoint({
    method: "POST",
    path: "/api/v1/access/password-reset/account",
    access: "public",
    summary:
      "Names the account of a phone whose code is right, because the verifier of a password depends on the account.",
    input: z.object({ phone: mobile, checkCode: phoneCode }),
    output: z.object({ account: z.string(), realm: z.string() }),
    refusals: ["access.codeInvalid"],
  }),
  resetPassword: endpoint({
    method: "POST",
    path: "/api/v1/access/password-reset",
    access: "public",
    summary: "Sets a new password with the code of the phone; the twin of resetPass that leaves nothing in an address.",
    input: z.object({ phone: mobile, checkCode: phoneCode, verifier: hex32 }),
    output: nothing,
    refusals: ["access.codeInvalid"],
  }),
  adminResetPassword: endpoint({
    method: "POST",
    path: "/api/v1/access/users/password",
    access: "access.user.resetPassword",
    audience: "external",
    summary: "Sets the password of another user of the own merchants; the twin of adminResetPass.",
    input: z.object({ phone: mobile, verifier: hex32 }),
    output: nothing,
    refusals: ["record.unknown"],
  }),
  rememberDevice: endpoint({
    method: "POST",
    path: "/api/v1/access/devices",
    access: "session",
    summary: "Answers a token that stands in for the password on this device for 30 days (LOGIN-35).",
    input: z.object({}),
    output: z.object({ deviceToken: z.string(), expiresAt: instant }),
  }),
  forgetDevice: endpoint({
    method: "POST",
    path: "/api/v1/access/devices/forget",
    access: "session",
    summary: "Revokes the token of a remembered device.",
    input: z.object({ deviceToken: z.string().min(1).max(200) }),
    output: nothing,
  }),
  deviceLogin: endpoint({
    method: "POST",
    path: "/api/v1/access/device-login",
    access: "public",
    summary: "Logs in with the token of a remembered device; the token serves once and the answer brings the next one.",
    input: z.object({
      account: accountText,
      deviceToken: z.string().min(1).max(200),
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
    ],
  }),
  beginSso: endpoint({
    method: "POST",
    path: "/api/v1/access/sso",
    access: "public",
    summary:
      "The address of the single sign-on provider for one login of this browser; what it sends back goes to onLoginSSO.",
    input: z.object({}),
    output: z.object({ address: z.string() }),
    refusals: ["access.providerNotConfigured", "access.ssoFailed", "access.tooManyAttempts"],
  }),
  openApplication: endpoint({
    method: "POST",
    path: "/api/v1/access/tickets",
    access: "session",
    summary: "The address of a sub-application with a ticket that serves once within 60 s (LAUNCH-08).",
    input: z.object({ application: z.enum(launcherApplications) }),
    output: z.object({ address: z.string() }),
    refusals: ["access.applicationNotConfigured"],
  }),
  redeemTicket: endpoint({
    method: "POST",
    path: "/api/v1/access/tickets/redeem",
    access: "public",
    audience: "external",
    summary: "A sub-application learns who came with a ticket.",
    input: z.object({ ticket: z.string().min(1).max(200) }),
    output: z.object({
      userId: z.string(),
      account: z.string(),
      userName: z.string(),
      merchantNo: z.string(),
      application: z.enum(launcherApplications),
    }),
    refusals: ["access.tokenInvalid"],
  }),
  preference: endpoint({
    method: "GET",
    path: "/api/v1/access/preferences/:key",
    access: "session",
    summary: "One choice that the caller has stored, or null.",
    input: z.object({ key: preferenceKey }),
    output: z.object({ value: z.json() }),
  }),
  setPreference: endpoint({
    method: "PUT",
    path: "/api/v1/access/preferences/:key",
    access: "session",
    bodyBytes: largeBodyBytes,
    summary: "Stores one choice of the caller, e.g. the columns of a list; null removes it.",
    input: z.object({ key: preferenceKey, value: jsonWithin(preferenceCharacters) }),
    output: nothing,
    refusals: ["field.tooLong"],
  }),
};
