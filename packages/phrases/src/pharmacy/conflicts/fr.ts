import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "pharmacy.conflictUnknown": "Cette incompatibilité n’existe pas",
  "pharmacy.conflictTaken": "Ces deux médicaments figurent déjà dans la liste",
  "pharmacy.conflictSame": "Choisissez deux médicaments différents",
  "pharmacy.conflictInSet": "L’association « {{name}} » contient les deux ; modifiez-la ou désactivez-la d’abord",
  "pharmacy.conflictForbidden": "« {{first}} » et « {{second}} » ne se prennent pas ensemble : {{reason}}",
};

export const fields: Translation<typeof zh.fields> = {
  productId: "Médicament",
  otherProductId: "Pas avec",
  severity: "Effet",
  reason: "Motif",
};

export const words: Translation<typeof zh.words> = {
  title: "Incompatibilités",
  hint: "Les paires interdites sont refusées dans les associations de médicaments, les codes de retrait, les paniers et les ordonnances d’un même patient ; les autres sont signalées.",
  add: "Ajouter une incompatibilité",
  edit: "Modifier l’incompatibilité",
  warned: "Prudence",
  warning: "« {{first}} » avec « {{second}} », prudence : {{reason}}",
  none: "Aucune incompatibilité pour le moment",
  severity: {
    forbid: "Interdit",
    warn: "Avertissement",
  },
  reason: {
    sameIngredient: "même principe actif, risque de surdosage",
    bleeding: "risque accru de saignement",
    sedation: "somnolence accrue",
    liver: "effet sur le foie",
    kidney: "effet sur les reins",
    bloodPressure: "effet sur la tension",
    heartRhythm: "effet sur le rythme cardiaque",
    weaker: "effet plus faible",
    stronger: "effet et effets indésirables plus forts",
  },
};
