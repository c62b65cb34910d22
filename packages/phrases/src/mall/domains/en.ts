import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/ywym": "Business domains",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.businessDomain.read": "View business domains",
  "mall.businessDomain.write": "Add, edit, enable, disable and delete business domains, upload verification files",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.domainMalformed": "Enter a domain such as m.example.com, without https:// and path",
  "mall.domainTaken": "This domain has been added already",
  "mall.verifyFileName":
    "The verification file must be a .txt file whose name has only letters, digits, underscores and hyphens",
  "mall.verifyFileContent": "The verification file must hold at most 1024 plain characters",
};

export const fields: Translation<typeof zh.fields> = {
  domainName: "Business domain",
  verifyFile: "Verification file",
  updatedTime: "Modified at",
};

export const words: Translation<typeof zh.words> = {
  add: "Add business domain",
  edit: "Edit business domain",
  uploadFile: "Upload verification file",
  pickFile: "Choose a file",
  domainHint: "First let this domain point to this system",
  fileHint: "The .txt file of the mini-program platform; while enabled it is at the root of the domain",
  keepHint: "Without a choice the file stays as it is",
  enable: "Enable",
  disable: "Disable",
  enableAsk: "Enable?",
  disableAsk: "The verification file can then no longer be read. Disable?",
  needsFile: "Upload the verification file first",
  status: {
    enabled: "Enabled",
    disabled: "Disabled",
    fileMissing: "File missing",
  },
};
