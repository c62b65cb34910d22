import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/setpwd": "Change password",
  "/launcher": "Main menu",
  "/login": "Log in",
};

export const verbs: Translation<typeof zh.verbs> = {
  weak: "Detect weak password",
  succeeded: "Log in",
  failed: "Log in",
  blocked: "Log in (frozen)",
  logout: "Log out",
  remember: "Remember this device",
  forget: "Forget this device",
  set: "Change password",
  resetByCode: "Reset password by code",
  resetByAdministrator: "Reset password by administrator",
  resetPassword: "Reset password",
};

export const errors: Translation<typeof zh.errors> = {
  "access.wrongCredentials": "Wrong username or password",
  "access.codeInvalid": "Verification code invalid or expired",
  "access.blocked": "The account is frozen: {{reason}}",
  "access.passwordTooShort": "Password must have at least 6 characters",
  "access.passwordsDiffer": "The two passwords do not match",
  "access.passwordTooCommon": "This password is guessed at once: choose another",
  "access.initialPasswordOver":
    "The one-time password has been used or has expired: use forgot password, or ask your administrator",
  "access.loginAgain": "Log in again before you do this",
  "access.ssoFailed": "Single sign-on failed: try again, or use account and password",
  "access.ssoAccountUnknown": "No account belongs to this single sign-on: ask your administrator",
  "access.agreementPending": "Log in again and accept the platform agreement first",
  "access.smsUnavailable": "Text messages cannot be sent at the moment, please try again in {{seconds}} seconds",
  "access.providerNotConfigured": "Single sign-on is not configured, please log in with account and password",
  "access.applicationNotConfigured": "This application is not configured",
};

export const words: Translation<typeof zh.words> = {
  launcher: {
    title: "Choose a system",
    hello: "Hello, {{name}}",
    logIn: "Log in",
    notConfigured: "Not configured",
    notOffered: "Not in this version",
  },
  tile: {
    leasing: "Finance leasing",
    leasingHint: "Leases and instalments",
    market: "Micro-market management",
    marketHint: "Machines, products, orders, money",
    operations: "Operations monitoring",
    operationsHint: "Status and faults",
    bigData: "Big data centre",
    bigDataHint: "Live sales screen",
    factory: "Factory machine testing",
    factoryHint: "Checks before delivery",
    afterSales: "After-sales",
    afterSalesHint: "Tickets and solutions",
    notices: "Announcement management",
    noticesHint: "Publishing announcements",
    configuration: "Configuration management",
    configurationHint: "Deployment and parameters",
  },
  password: {
    old: "Current password",
    new: "New password",
    again: "Repeat new password",
    hint: "You will log in again; sessions on other devices end too.",
    must: "First login: please change the initial password.",
    done: "Set-up success, please log in again",
  },
  sms: {
    resetCode: "Your code is {{code}}, valid for 10 minutes. Do not tell anybody.",
  },
};
