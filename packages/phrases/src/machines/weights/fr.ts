import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/qzsz": "Réglage des poids",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.weight.read": "Voir",
  "machines.weight.write": "Régler",
};

export const verbs: Translation<typeof zh.verbs> = {
  setWeight: "Régler les poids",
};

export const errors: Translation<typeof zh.errors> = {
  "machines.factorOutOfRange":
    "Le facteur doit être supérieur à 0 et au plus {{limit}}, avec trois décimales au maximum",
};

export const fields: Translation<typeof zh.fields> = {
  laneNo: "N° de canal",
  weight: "Poids (g)",
  weightTolerance: "Tolérance (g)",
  weightFactor: "Facteur",
  origin: "Origine",
  updatedTime: "Modifié le",
};

export const words: Translation<typeof zh.words> = {
  set: "Régler",
  setSelected: "Régler la sélection",
  setByProduct: "Régler par produit",
  changed: "Canaux réglés : {{n}}",
  factorHint: "Le poids mesuré par le distributeur est multiplié par le facteur avant comparaison ; 1 ne change rien.",
  origin: {
    lane: "Canal",
    product: "Produit",
  },
  cabinet: {
    main: "Armoire principale",
    sub: "Armoire annexe",
  },
};
