import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zhaq": "Account security",
};

export const verbs: Translation<typeof zh.verbs> = {
  factorFailed: "Log in (wrong code)",
  enrol: "Set up two-step verification",
  recover: "Use a recovery code",
  renewCodes: "Renew recovery codes",
  prove: "Confirm second factor",
};

export const errors: Translation<typeof zh.errors> = {
  "access.secondFactorNeeded": "Enter the code of your authenticator to finish logging in",
  "access.secondFactorWrong": "The code is wrong, already used or expired",
};

export const words: Translation<typeof zh.words> = {
  title: "Two-step verification",
  on: "On",
  off: "Off",
  since: "Since",
  left: "Recovery codes left",
  why: "With it, a login needs a code of an authenticator app beside the password, and so do refunds above the merchant’s limit.",
  duty: "Your account can manage the permissions of others, so two-step verification must be set up first.",
  begin: "Set it up",
  scan: "Scan the code with an authenticator app, or enter the key by hand.",
  picture: "QR code for the authenticator app",
  key: "Key",
  firstCode: "The 6 digits that the app shows",
  code: "Code of the app, or a recovery code",
  codes: "Recovery codes",
  codesHint:
    "If the telephone is lost, each of these codes replaces the app once. They are shown this one time only: keep them safe.",
  saved: "I have kept them",
  renew: "New recovery codes",
  renewHint: "The old codes stop working.",
  disable: "Switch off",
  disableHint: "A login then needs the password only. To move to another telephone, switch it off and set it up again.",
  show: "Confirm that it is you",
  showHint: "This needs a code of your authenticator; it then counts for 15 minutes.",
};
