import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc": "Boutique en ligne",
  "/essggl": "Boutique en ligne spontanée",
  "/sc/dpxx": "Informations de la boutique",
  "/essggl/sz": "Paramètres",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.shop.read": "Voir les informations de la boutique",
  "mall.shop.write": "Modifier les informations de la boutique",
  "mall.quickBuyShop.read": "Voir les paramètres de l’achat spontané",
  "mall.quickBuyShop.write": "Modifier les paramètres de l’achat spontané",
};

export const verbs: Translation<typeof zh.verbs> = {
  setOpen: "Ouvrir ou fermer",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.closeMinutesOutOfRange": "Le délai de fermeture doit être de {{least}} à {{most}} minutes",
  "mall.tooManyTags": "{{limit}} étiquettes de service au maximum",
  "mall.shopMissing": "Enregistrez d’abord les informations de la boutique",
};

export const fields: Translation<typeof zh.fields> = {
  shopNo: "N° de boutique",
  shopName: "Nom de la boutique",
  servicePhone: "Téléphone du service",
  shopAddress: "Adresse de la boutique",
  location: "Position",
  announcement: "Annonce",
  serviceTags: "Étiquettes de service",
  openStatus: "Ouverture",
  deliveryWays: "Modes de livraison",
  deliveryFee: "Frais de livraison",
  closeMinutes: "Fermeture des commandes impayées (minutes)",
};

export const words: Translation<typeof zh.words> = {
  openState: {
    open: "Ouverte",
    closed: "Fermée",
  },
  deliveryWay: {
    delivery: "Livraison",
    pickup: "Retrait sur place",
  },
  openShop: "Ouvrir la boutique ?",
  closeShop: "Fermer la boutique ? Elle n’acceptera plus de nouvelles commandes",
  editShop: "Modifier la boutique",
  tagsHint: "Appuyez sur Entrée après chaque étiquette, par ex. Livraison gratuite",
  notSaved: "Pas encore configurée ; l’enregistrement ouvre la boutique",
};
