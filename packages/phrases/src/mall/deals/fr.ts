import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/msgl": "Ventes flash",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.flashSale.read": "Voir les ventes flash",
  "mall.flashSale.write": "Ajouter, modifier, arrêter et supprimer des ventes flash",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.loginFirst": "Connectez-vous avant d’acheter",
  "mall.dealNoCoupon": "Aucun coupon ne s’ajoute à ce prix",
  "mall.dealPriceTooHigh": "Le prix doit être inférieur à celui de la boutique en ligne",
  "mall.flashUnknown": "La vente flash n’existe pas",
  "mall.flashPieces": "Pièces : de 1 à {{limit}}, pas plus qu’il n’y en a",
  "mall.flashPerBuyer": "Par acheteur : de 1 à {{limit}}",
  "mall.flashPeriod": "La fin doit suivre le début et l’heure actuelle, {{limit}} jours au plus",
  "mall.flashStarted": "Ce qui a commencé ou est terminé ne se modifie plus, mais peut s’arrêter",
  "mall.flashOverlaps": "Ce produit a déjà une vente flash à ce moment",
  "mall.flashNotRunning": "La vente flash n’a pas commencé ou est terminée",
  "mall.flashSoldOut": "Vente flash : reste {{n}}",
  "mall.flashLimit": "{{limit}} au plus par acheteur",
};

export const fields: Translation<typeof zh.fields> = {
  mallProductId: "Produit",
  mallPrice: "Prix en ligne",
  flashPrice: "Prix flash",
  pieces: "Pièces",
  taken: "Prises",
  perBuyer: "Par acheteur",
  startsAt: "Début",
  endsAt: "Fin",
  flashStatus: "État",
  createdBy: "Créé par",
};

export const words: Translation<typeof zh.words> = {
  status: {
    scheduled: "À venir",
    running: "En cours",
    soldOut: "Épuisé",
    ended: "Terminé",
    stopped: "Arrêté",
  },
  addFlash: "Ajouter une vente flash",
  editFlash: "Modifier la vente flash",
  stop: "Arrêter",
  stopAsk: "L’arrêt est définitif ; les commandes passées restent valables. Arrêter ?",
  stopped: "Déjà arrêté",
};
