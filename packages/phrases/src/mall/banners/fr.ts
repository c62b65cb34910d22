import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/lbt": "Bannières",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.banner.read": "Voir les bannières",
  "mall.banner.write": "Ajouter, modifier, activer, désactiver et supprimer des bannières",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.categoryUnknown": "La boutique n’a aucun produit de cette catégorie",
};

export const fields: Translation<typeof zh.fields> = {
  bannerTitle: "Titre",
  bannerImage: "Image",
  bannerLink: "Lien",
  productId: "Produit",
  category: "Catégorie",
  showFrom: "Affichée du",
  showTo: "Affichée jusqu’au",
  updatedTime: "Modifiée le",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter une bannière",
  edit: "Modifier la bannière",
  links: {
    none: "Aucun",
    product: "Produit",
    category: "Catégorie",
  },
  status: {
    shown: "Affichée",
    scheduled: "Planifiée",
    expired: "Expirée",
    disabled: "Désactivée",
  },
  enable: "Activer",
  disable: "Désactiver",
  enableAsk: "Activer ?",
  disableAsk: "Désactiver ?",
};
