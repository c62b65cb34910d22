import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/zsm": "Rückverfolgungscodes",
  "/ypgl/zsmdr": "Rückverfolgungscodes importieren",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.trace.read": "Rückverfolgungscodes ansehen",
  "pharmacy.trace.write": "Rückverfolgungscodes erfassen, in Schächte legen, Verkäufe scannen und löschen",
};

export const verbs: Translation<typeof zh.verbs> = {
  place: "In einen Schacht legen",
  scan: "Verkauf scannen",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.traceUnknown": "Der Rückverfolgungscode {{code}} ist hier nicht erfasst",
  "pharmacy.traceTaken": "Der Rückverfolgungscode {{code}} ist schon erfasst",
  "pharmacy.traceMalformed": "„{{code}}“ ist kein Rückverfolgungscode mit 20 Ziffern",
  "pharmacy.traceTwice": "Der Rückverfolgungscode {{code}} steht zweimal da",
  "pharmacy.traceTooMany": "Höchstens {{limit}} Rückverfolgungscodes auf einmal",
  "pharmacy.traceOther": "Der Rückverfolgungscode {{code}} gehört zu einem anderen Arzneimittel",
  "pharmacy.traceAboveBatch": "Mehr Rückverfolgungscodes als die {{quantity}} Stück der Charge",
  "pharmacy.traceSold":
    "Der Rückverfolgungscode {{code}} wurde am {{time}} an {{machine}} verkauft; er wird nur einmal verkauft",
};

export const fields: Translation<typeof zh.fields> = {
  traceCode: "Rückverfolgungscode",
  traceCodes: "Rückverfolgungscodes",
  medicineName: "Arzneimittel",
  manufacturer: "Hersteller",
  batchNo: "Charge",
  traceState: "Status",
  laneNo: "Schacht",
  soldTime: "Verkauft am",
  repeats: "Erneut gescannt",
};

export const words: Translation<typeof zh.words> = {
  traceState: {
    stored: "Auf Lager",
    placed: "Im Schacht",
    sold: "Verkauft",
  },
  record: "Rückverfolgungscodes hinzufügen",
  place: "In einen Schacht legen",
  placed: "In den Schacht gelegt",
  scan: "Verkauf scannen",
  scanned: "Der Verkauf ist erfasst",
  scanHint: "Nur was von Hand übergeben wird: was aus Schächten kommt, wird von selbst erfasst",
  soldStays: "Ein verkaufter Code bleibt",
  pasteHint: "Scannen oder einfügen, je Zeile einer; für einen Schacht in der Reihenfolge der Ausgabe",
  laneHint: "Schächte, die diese Charge nennen",
  lane: "Schacht {{n}}",
};
