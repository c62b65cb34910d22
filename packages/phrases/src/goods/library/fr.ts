import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/ptspk": "Catalogue de la plateforme",
};

export const verbs: Translation<typeof zh.verbs> = {
  take: "Reprendre du catalogue",
};

export const fields: Translation<typeof zh.fields> = {
  thumbnail: "Vignette",
  brand: "Marque",
  category: "Catégorie",
  barcode: "Code-barres",
  spec: "Conditionnement",
  flavour: "Goût",
  packaging: "Emballage",
  unit: "Unité",
  weight: "Poids (g)",
  weightTolerance: "Tolérance (g)",
  isPrescription: "Médicament sur ordonnance",
  detailPictures: "Images détaillées",
  auditStatus: "Examen de la modélisation",
  isMine: "Mes produits",
  unitPrice: "Prix",
};

export const words: Translation<typeof zh.words> = {
  state: {
    underReview: "En cours d’examen",
    success: "Réussie",
    failed: "Échouée",
    ignored: "Ignorée",
  },
  add: "Ajouter un produit officiel",
  edit: "Modifier le produit officiel",
  search: "Nom, pinyin, initiales, code ou code-barres",
  take: "Reprendre dans mes produits",
  takeSelected: "Reprendre la sélection",
  takeBrand: "Reprendre une marque",
  takeAsk: "{{n}} produits officiels deviennent les vôtres",
  priceHint: "Chaque produit reçoit ce prix, modifiable ensuite",
  taken: "{{taken}} produits repris, {{known}} existaient déjà",
  mine: "Repris",
  notMine: "Non repris",
  removePicture: "Retirer l’image",
  yes: "Oui",
  no: "Non",
};
