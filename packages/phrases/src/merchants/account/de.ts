import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shzhxx": "Händlerkonto",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.account.read": "Ansehen",
  "merchants.account.write": "Eigenen Händler bearbeiten",
};

export const words: Translation<typeof zh.words> = {
  edit: "Händlerkonto bearbeiten",
  basics: "Stammdaten",
  contact: "Kontakt",
  decided: "Vom übergeordneten Händler festgelegt",
  collectsYes: "Einzug durch die Plattform",
  collectsNo: "Eigener Einzug",
  maxPickupHint: "Höchstens {{n}} gültige Abholcodes zugleich",
  closeStore:
    "Die Automaten nehmen dann keine neuen QR-Zahlungen an; Bestellungen, deren Code schon angezeigt wird, können noch bezahlt und ausgegeben werden. Geschäft schließen?",
  openStore: "Geschäft wieder öffnen?",
  settles: "Abrechnung auf {{bank}} {{card}}",
  openedAt: "eröffnet {{time}}",
  noAccount: "Noch keines; es wird eingetragen, sobald ein Anbieter die Einreichung abgeschlossen hat",
};
