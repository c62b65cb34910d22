import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/hytc": "Mitgliedspakete",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.package.read": "Mitgliedspakete ansehen",
  "members.package.write": "Mitgliedspakete verwalten",
};

export const errors: Translation<typeof zh.errors> = {
  "memberPackages.periodOutOfRange": "Die Laufzeit beträgt 1 bis {{limit}} Monate",
  "memberPackages.nameTaken": "Der Händler hat schon ein Paket dieses Namens",
};

export const fields: Translation<typeof zh.fields> = {
  packageName: "Paket",
  packagePrice: "Preis",
  packagePeriod: "Monate",
  rightsNote: "Leistungen",
  packageStatus: "Status",
};

export const words: Translation<typeof zh.words> = {
  state: {
    enabled: "Aktiviert",
    disabled: "Deaktiviert",
  },
  action: {
    add: "Paket hinzufügen",
    edit: "Paket bearbeiten",
    enable: "Aktivieren",
    disable: "Deaktivieren",
  },
  confirm: {
    enable: "Dieses Paket aktivieren?",
    disable: "Dieses Paket deaktivieren?",
  },
};
