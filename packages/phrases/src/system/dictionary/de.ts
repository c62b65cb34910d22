import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/sjzd": "Datenwörterbuch",
  "/xtgl/shsjzd": "Datenwörterbuch der Händler",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.dictionary.read": "Datenwörterbuch ansehen",
  "system.dictionary.write": "Datenwörterbuch bearbeiten",
  "system.merchantDictionary.read": "Datenwörterbuch der Händler ansehen",
  "system.merchantDictionary.write": "Datenwörterbuch der Händler bearbeiten",
};

export const errors: Translation<typeof zh.errors> = {
  "system.dictionaryTypeUnknown": "Diese Art gibt es im Datenwörterbuch nicht",
  "system.dictionaryTypeInUse": "Die Art hat noch Einträge und kann nicht gelöscht werden",
};

export const fields: Translation<typeof zh.fields> = {
  dictType: "Art",
  typeName: "Name der Art",
  dictCode: "Code",
  dictName: "Name",
  dictValue: "Text",
  updatedTime: "Geändert",
};

export const words: Translation<typeof zh.words> = {
  add: "Eintrag hinzufügen",
  edit: "Eintrag bearbeiten",
  enabled: "Aktiviert",
  disabled: "Deaktiviert",
  enable: "Aktivieren",
  disable: "Deaktivieren",
  disableAsk: "Formulare bieten diesen Eintrag dann nicht an. Deaktivieren?",
  platformElsewhere: "Einträge der Plattform stehen im Datenwörterbuch",
  types: "Arten",
  addType: "Art hinzufügen",
  editType: "Art bearbeiten",
  noTypes: "Noch keine eigenen Arten. „Art hinzufügen“ legt die erste an.",
  typesHint: "Programme der Händler lesen die Einträge dieser Arten mit einem Schlüssel",
  type: {
    paymentKind: "Zahlungsart",
    machineType: "Automatentyp",
    language: "Sprache",
    orderState: "Bestellstatus",
    ticketState: "Ticketstatus",
    ticketReply: "Antworten auf Tickets",
    blockReason: "Gründe für Sperren",
    blacklistReason: "Gründe für Sperrliste",
    rejectReason: "Gründe für Ablehnungen",
    priceReason: "Gründe für Preisänderungen",
    recallReason: "Gründe für Rückrufe",
  },
};
