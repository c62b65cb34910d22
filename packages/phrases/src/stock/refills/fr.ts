import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd/bhjl": "Réapprovisionnements",
};

export const permissions: Translation<typeof zh.permissions> = {
  "stock.refill.read": "Voir",
  "stock.refill.write": "Expliquer les écarts de réapprovisionnement",
};

export const verbs: Translation<typeof zh.verbs> = {
  explainRefill: "Expliquer un écart de réapprovisionnement",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "N° de canal",
  cabinet: "Armoire",
  stock: "Stock",
  stockBefore: "Avant",
  replenishQty: "Réapprovisionné",
  replenisher: "Approvisionneur",
  replenishTime: "Réapprovisionné le",
  last: "Précédent",
  loaded: "Chargé",
  sold: "Vendu",
  expected: "Attendu",
  reported: "Selon le distributeur",
  difference: "Écart",
  reportedTime: "Signalé le",
  cause: "Cause",
};

export const words: Translation<typeof zh.words> = {
  byMachine: "Distributeur",
  total: "Canaux : {{lanes}}, unités : {{pieces}}",
  checks: "Contrôle des réapprovisionnements",
  checksOpen: "Réapprovisionnements à expliquer : {{n}}",
  checksHint:
    "Si un distributeur compte autre chose que précédent + chargé − vendu, l’écart attend ici une explication.",
  waiting: "À expliquer",
  explained: "Expliqués",
  explain: "Expliquer",
  causes: {
    loadedWrong: "Mal noté au réapprovisionnement",
    missing: "Disparu",
    damaged: "Abîmé",
    sensor: "Erreur de comptage du distributeur",
    other: "Autre",
  },
  cabinet: {
    main: "Armoire principale",
    sub: "Armoire annexe",
  },
};
