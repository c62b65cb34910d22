import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/hmd": "Sperrliste",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.blacklist.read": "Sperrliste ansehen",
  "members.blacklist.write": "Sperrliste pflegen",
};

export const errors: Translation<typeof zh.errors> = {
  "blacklist.taken": "Steht schon auf der Sperrliste",
};

export const fields: Translation<typeof zh.fields> = {
  entryKind: "Art",
  entryValue: "Eintrag",
  reason: "Grund",
  addedBy: "Eingetragen von",
  addedTime: "Eingetragen am",
  cardNo: "Kartennummer",
  holderPhone: "Mobilnummer",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    phone: "Telefon",
    card: "Karte",
    member: "Mitglied",
  },
  action: {
    add: "Eintragen",
    remove: "Austragen",
  },
  confirm: {
    remove: "Von der Sperrliste nehmen?",
  },
  hint: {
    wholePhone: "Bitte die ganze Nummer eingeben",
    effect:
      "Karten werden nicht ausgestellt, zugeordnet, ersetzt oder aufgeladen; ein Kauf mit einer Karte löst einen Alarm aus",
  },
};
