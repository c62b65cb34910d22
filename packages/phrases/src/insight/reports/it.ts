import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/bbdc": "Esporta rapporti",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.report.read": "Vedere i rapporti",
  "insight.report.write": "Generare rapporti",
};

export const errors: Translation<typeof zh.errors> = {
  "insight.reportTooLong": "Periodo di esportazione: al massimo 31 giorni",
};

export const fields: Translation<typeof zh.fields> = {
  reportName: "Rapporto",
  startDate: "Dal",
  endDate: "Al",
  reportStatus: "Stato",
  createdBy: "Creato da",
  fileSize: "Dimensione",
};

export const words: Translation<typeof zh.words> = {
  add: "Aggiungi rapporto",
  generate: "Genera",
  days: "Giorni",
  daysHint: "Al massimo 31 giorni",
  state: {
    notGenerated: "Non generato",
    generating: "In corso",
    generated: "Generato",
    failed: "Non riuscito",
  },
  name: {
    overview: "Panoramica delle vendite",
    machines: "Vendite per distributore",
    products: "Vendite per prodotto",
    payments: "Vendite per metodo di pagamento",
    points: "Vendite per postazione",
    merchants: "Vendite per esercente",
  },
};
