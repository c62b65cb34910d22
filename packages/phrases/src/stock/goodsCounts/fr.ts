import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "stock.noGoodsCounted": "Aucun produit n’est encore compté",
  "stock.goodsReasonMissing": "Indiquez pourquoi {{productName}} présente un écart",
  "stock.goodsCountAgain":
    "Un inventaire de {{productName}} a été contre-passé depuis, ou il en est sorti plus que compté ; recomptez-le",
  "stock.goodsCountedMeanwhile": "Une autre personne vient de compter ce produit ; vérifiez avant de saisir",
};

export const fields: Translation<typeof zh.fields> = {
  docNo: "N° de document",
  warehouseId: "Entrepôt",
  productId: "Produit",
  batchNo: "Lot",
  progress: "Produits comptés",
  value: "Valeur des écarts",
};

export const words: Translation<typeof zh.words> = {
  machines: "Distributeurs",
  places: "Entrepôts et sacs",
  begin: "Commencer l’inventaire",
  find: "Nom, numéro, code-barres ou lot",
  add: "Ajouter un produit absent du théorique",
  blindHint:
    "Le théorique s’affiche après la saisie. Les marchandises continuent de bouger : chaque ligne est comparée au théorique de son propre moment.",
  finishConfirm: "Lignes comptées : {{n}} sur {{all}} ; les autres ne changent pas. Terminer ?",
  finished: "Enregistré ; lignes modifiées : {{n}}",
  reverse: "Contre-passer",
  reverseConfirm: "Contre-passer cet inventaire ? Ses écarts sont repris à leur valeur enregistrée.",
  state: {
    reversed: "Contre-passé",
  },
  cause: {
    unbooked: "Sans document",
  },
};
