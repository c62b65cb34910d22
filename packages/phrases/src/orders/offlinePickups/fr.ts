import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/hgsh": "Examen des achats-loterie",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.offlinePickup.read": "Voir",
  "orders.offlinePickup.write": "Demander des retraits hors ligne",
  "orders.offlinePickup.review": "Examiner les retraits hors ligne",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.offlineNotWon": "Cette commande n’est pas un achat-loterie gagné",
  "orders.offlineNotOpen": "Le retrait hors ligne ne vaut que pour une commande en anomalie",
  "orders.offlineGiven": "La distribution du lot a déjà eu lieu ou est réglée",
  "orders.offlinePictures": "Envoyez 1 à {{limit}} images",
  "orders.offlineApplied": "Le retrait hors ligne de cette commande est déjà demandé",
  "orders.offlineSelect": "Sélectionnez les données à traiter",
};

export const fields: Translation<typeof zh.fields> = {
  prizeName: "Lot",
  applicant: "Demandeur",
  contactPhone: "Téléphone",
  applyTime: "Demandé le",
  reviewStatus: "Examen",
  reviewer: "Examiné par",
  reviewTime: "Examiné le",
  reviewRemark: "Avis d’examen",
  pictures: "Images",
  note: "Remarque",
};

export const words: Translation<typeof zh.words> = {
  reviewStatus: {
    pending: "À examiner",
    approved: "Approuvé",
    notApproved: "Refusé",
    ignored: "Ignoré",
  },
  decide: {
    approve: "Approuver",
    reject: "Refuser",
    ignore: "Ignorer",
  },
  review: "Examiner",
  reviewMany: "Examiner la sélection",
  reviewed: "Examiné",
  approveHint: "Une commande approuvée devient reçue hors ligne ; l’argent revient au commerçant",
  apply: "Demander un retrait hors ligne",
  applyHint: "Une commande gagnée dont le produit est resté à l’intérieur",
  applied: "Demande envoyée",
  view: "Voir",
};
