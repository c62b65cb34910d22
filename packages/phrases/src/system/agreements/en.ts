import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/uploadXy": "Upload agreement",
  "/xtgl/ptxygl": "Platform agreements",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.agreement.read": "View agreements",
  "system.agreement.write": "Upload and publish agreements",
};

export const verbs: Translation<typeof zh.verbs> = {
  publish: "Publish",
  agree: "Accept agreement",
};

export const errors: Translation<typeof zh.errors> = {
  "system.agreementAccepted": "Accounts have accepted this agreement, so it cannot be deleted",
};

export const fields: Translation<typeof zh.fields> = {
  name: "Agreement",
  md5: "MD5",
  sha256: "SHA-256",
  size: "Size",
  time: "Uploaded",
  published: "Published",
  status: "Status",
  agreedBy: "Accepted by",
  person: "Name",
  merchant: "Merchant",
  acceptedAt: "Accepted",
};

export const words: Translation<typeof zh.words> = {
  state: {
    draft: "Draft",
    published: "In force",
    stopped: "Disabled",
  },
  publish: "Publish",
  publishConfirm:
    "Accounts of the configured hosts must accept it at their next login, and the agreement before it is disabled. Publish?",
  stop: "Disable",
  stopConfirm: "Nobody will be asked to accept it any more. Disable it?",
  records: "Acceptances",
  file: "PDF file",
  fileHint: "PDF only, at most 5 MB",
  choose: "Choose file",
  stored: "Uploaded. Its checksums:",
  back: "Back to the agreements",
};
