import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/bbdc": "Export de rapports",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.report.read": "Voir les rapports",
  "insight.report.write": "Générer des rapports",
};

export const errors: Translation<typeof zh.errors> = {
  "insight.reportTooLong": "Période d’export : 31 jours au maximum",
};

export const fields: Translation<typeof zh.fields> = {
  reportName: "Rapport",
  startDate: "Du",
  endDate: "Au",
  reportStatus: "État",
  createdBy: "Créé par",
  fileSize: "Taille",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter un rapport",
  generate: "Générer",
  days: "Jours",
  daysHint: "31 jours au maximum",
  state: {
    notGenerated: "Non généré",
    generating: "En cours",
    generated: "Généré",
    failed: "Échec",
  },
  name: {
    overview: "Aperçu des ventes",
    machines: "Ventes par distributeur",
    products: "Ventes par produit",
    payments: "Ventes par mode de paiement",
    points: "Ventes par emplacement",
    merchants: "Ventes par commerçant",
  },
};
