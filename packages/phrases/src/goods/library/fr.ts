import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/spgl/ptspk": "Catalogue de la plateforme",
  "/spgl/tsgl": "Demandes d’examen",
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
  auditRemark: "Avis d’examen",
  applyTime: "Soumis le",
  dueTime: "Examen au plus tard",
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
  take: "Reprendre",
  takeSelected: "Reprendre la sélection",
  takeBrand: "Reprendre une marque",
  takeAsk: "{{n}} produits officiels deviennent les vôtres",
  priceHint: "Chaque produit reçoit ce prix, modifiable ensuite",
  taken: "{{taken}} produits repris, {{known}} existaient déjà",
  mine: "Repris",
  notMine: "Non repris",
  yes: "Oui",
  no: "Non",
  workdays: "L’examen d’un produit prend 1 à 2 jours ouvrés",
  submit: "Soumettre à l’examen",
  submitHint: "Il est soumis avec ses images et son poids actuels.",
  submitted: "Soumis ; examen au plus tard le {{time}}",
  resubmit: "Soumettre à nouveau",
  resubmitAsk: "Le soumettre à nouveau à l’examen ?",
  decision: {
    approve: "Approuver",
    reject: "Refuser",
    ignore: "Ignorer",
  },
  decisionAsk: {
    approve: "Approuver ? Le produit figurera au catalogue de la plateforme.",
    reject: "Refuser ?",
    ignore: "Ignorer ? Le commerçant pourra le soumettre à nouveau.",
  },
  alike: "Produits officiels peut-être identiques",
  sameBarcode: "Même code-barres",
  steps: "Étapes",
  event: {
    submit: "Soumis",
    resubmit: "Soumis à nouveau",
    approve: "Approuvé",
    reject: "Refusé",
    ignore: "Ignoré",
  },
};
