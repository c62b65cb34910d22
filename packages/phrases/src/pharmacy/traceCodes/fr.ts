import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/ypgl/zsm": "Codes de traçabilité",
  "/ypgl/zsmdr": "Importer des codes de traçabilité",
};

export const permissions: Translation<typeof zh.permissions> = {
  "pharmacy.trace.read": "Voir les codes de traçabilité",
  "pharmacy.trace.write": "Saisir des codes de traçabilité, les placer en canal, scanner les ventes et supprimer",
};

export const verbs: Translation<typeof zh.verbs> = {
  place: "Placer en canal",
  scan: "Scanner une vente",
};

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.traceUnknown": "Le code de traçabilité {{code}} n’est pas enregistré ici",
  "pharmacy.traceTaken": "Le code de traçabilité {{code}} est déjà enregistré",
  "pharmacy.traceMalformed": "« {{code}} » n’est pas un code de traçabilité de 20 chiffres",
  "pharmacy.traceTwice": "Le code de traçabilité {{code}} figure deux fois",
  "pharmacy.traceTooMany": "Au plus {{limit}} codes de traçabilité à la fois",
  "pharmacy.traceOther": "Le code de traçabilité {{code}} est celui d’un autre médicament",
  "pharmacy.traceAboveBatch": "Plus de codes de traçabilité que les {{quantity}} pièces du lot",
  "pharmacy.traceSold":
    "Le code de traçabilité {{code}} a été vendu le {{time}} ({{machine}}) ; il ne se vend qu’une fois",
};

export const fields: Translation<typeof zh.fields> = {
  traceCode: "Code de traçabilité",
  traceCodes: "Codes de traçabilité",
  medicineName: "Médicament",
  manufacturer: "Fabricant",
  batchNo: "Lot",
  traceState: "Statut",
  laneNo: "Canal",
  soldTime: "Vendu le",
  repeats: "Rescans",
};

export const words: Translation<typeof zh.words> = {
  traceState: {
    stored: "En stock",
    placed: "En canal",
    sold: "Vendu",
  },
  record: "Ajouter des codes de traçabilité",
  place: "Placer en canal",
  placed: "Placés en canal",
  scan: "Scanner une vente",
  scanned: "La vente est enregistrée",
  scanHint: "Seulement ce qui est remis en main propre : ce qui sort des canaux est enregistré automatiquement",
  soldStays: "Un code vendu reste",
  pasteHint: "Scanner ou coller, un par ligne ; pour un canal, dans l’ordre de distribution",
  laneHint: "Canaux qui indiquent ce lot",
  lane: "Canal {{n}}",
};
