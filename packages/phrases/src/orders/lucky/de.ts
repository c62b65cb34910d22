import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgxq": "Glückskäufe",
  "/jygl/zjtj": "Ziehungen und Gewonnenes",
  "/jygl/hgfa": "Pläne der Glückskäufe",
  "/jygl/ddcj": "Ziehungen der Bestellungen",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.lucky.read": "Ansehen",
  "orders.lucky.write": "Pläne verwalten",
  "orders.luckyWin.read": "Ansehen",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.luckyPlanExists": "Für das Produkt läuft schon ein Plan",
  "orders.luckyPlanEnded": "Der Plan ist beendet",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "Gewinn",
  orders: "Bestellungen",
  winCount: "Gewonnen",
  winRate: "Anteil gewonnen",
  planName: "Planname",
  productId: "Gewinn",
  drawFen: "Preis einer Ziehung",
  chance: "Chance",
  budgetFen: "Gewinnbudget",
  spentFen: "Gewonnen",
  reservedFen: "Noch nicht gezogen",
  draws: "Gezogene Bestellungen",
  machineIds: "Automaten",
  endTime: "Beendet",
  numbers: "Gezogene Nummern",
  seed: "Startwert",
  commitment: "Festlegung",
  tradeNo: "Zahlungsnummer",
  resultNo: "Ergebnis-Nr.",
  previousHash: "Ergebnis davor",
  resultHash: "Ergebnis-Hash",
  committedTime: "Festgelegt",
  drawTime: "Gezogen",
};

export const words: Translation<typeof zh.words> = {
  detail: "Details",
  sum: "Bestellungen {{orders}}, Ziehungen {{draws}}, gewonnen {{wins}}, Betrag {{amount}}",
  plans: "Ziehungspläne",
  add: "Plan hinzufügen",
  end: "Plan beenden",
  endAsk: "Danach wird nicht mehr gezogen. Den Plan beenden?",
  all: "Alle Automaten",
  create: "Ein gespeicherter Plan wird nie geändert, nur beendet",
  verify: "Prüfen",
  machine: "Der Automat hat selbst gezogen, daher ist nichts zu prüfen",
  good: "Stimmt",
  bad: "Weicht ab",
  how: "Eine Nummer sind die ersten 12 Hexadezimalziffern des SHA-256 von „Startwert|Bestellnummer|Zahlungsnummer|Ziehung“ modulo 10.000; unter der Chance in Hundertstelprozent ist sie gewonnen",
  planState: { active: "Läuft", ended: "Beendet" },
  hints: { chance: "Prozent, 0,01 bis 100", budget: "Grenze für den Wert aller Gewinne" },
  checks: {
    commitment: "Der Startwert ist der vor der Zahlung festgelegte",
    numbers: "Nummern und Ergebnis folgen aus dem Startwert",
    link: "Mit dem Ergebnis davor verkettet",
  },
};
