import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scsz": "Paramètres de la boutique en ligne",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.setting.read": "Voir les paramètres de la boutique en ligne",
  "mall.setting.write": "Modifier les paramètres de la boutique en ligne",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.settingOutOfRange": "Doit être un entier de {{least}} à {{most}}",
  "mall.settingMalformed": "Cette valeur n’est pas valide",
  "mall.noWay": "La livraison ou le retrait doit rester activé",
};

export const fields: Translation<typeof zh.fields> = {
  closeMinutes: "Clôture des commandes impayées (min)",
  delivery: "Livraison",
  deliveryFee: "Frais de livraison",
  freeFrom: "Livraison gratuite dès",
  completeDays: "Achèvement automatique (jours)",
  pickup: "Retrait",
  pickupDays: "Garde pour le retrait (jours)",
  afterSaleDays: "Délai après-vente (jours)",
  reviews: "Avis",
  checkoutNotice: "Avis avant la commande",
};

export const words: Translation<typeof zh.words> = {
  groups: {
    order: "Commande",
    delivery: "Livraison",
    pickup: "Retrait",
    after: "Après-vente et avis",
    notice: "Avis",
  },
  effect: {
    closeMinutes: "Une commande impayée se clôt alors, et son stock redevient libre",
    delivery: "Les clients peuvent se faire livrer",
    deliveryFee: "Facturés par livraison tant qu’aucun modèle de frais n’est utilisé",
    freeFrom: "Dès ce montant la livraison est gratuite tant qu’aucun modèle de frais n’est utilisé ; vide : jamais",
    completeDays: "Une livraison en cours est réputée arrivée après ces jours ; 0 : jamais",
    pickup: "Les clients peuvent retirer leur commande à un point de retrait",
    pickupDays: "Ce que personne n’a retiré est alors remboursé ; 0 : gardé sans fin",
    afterSaleDays: "Les clients peuvent réclamer pendant ces jours après réception",
    reviews: "Désactivé, les clients n’écrivent ni ne voient d’avis",
    checkoutNotice: "Affiché sur la page de commande ; vide : rien",
  },
  source: {
    platform: "Valeur de la plateforme",
    parent: "Hérité de {{name}}",
    own: "Défini ici",
  },
  restore: "Hériter à nouveau",
  changed: "Modifié par {{name}}, {{time}}",
  search: "Rechercher un paramètre",
  unsaved: "Modifications non enregistrées",
  discard: "Abandonner",
  undo: "Annuler",
};
