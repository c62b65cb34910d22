import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  name: "Agreement",
  md5: "MD5",
  sha256: "SHA-256",
  size: "Size",
  time: "Uploaded",
  published: "Published",
  status: "Status",
  agreedBy: "Accepted by",
  state: {
    draft: "Draft",
    published: "In force",
    stopped: "Stopped",
  },
  preview: "Preview",
  publish: "Publish",
  publishConfirm:
    "Accounts of the configured hosts must accept it at their next login, and the agreement before it is stopped. Publish?",
  stop: "Stop",
  stopConfirm: "Nobody will be asked to accept it any more. Stop it?",
  records: "Acceptances",
  account: "Account",
  person: "Name",
  merchant: "Merchant",
  acceptedAt: "Accepted",
  address: "IP address",
  upload: "Upload agreement",
  file: "PDF file",
  fileHint: "PDF only, at most 5 MB",
  choose: "Choose file",
  stored: "Uploaded. Its checksums:",
  back: "Back to the agreements",
} satisfies Translation<typeof zh>;
