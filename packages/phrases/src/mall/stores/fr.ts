import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scgg": "Annonces de la boutique en ligne",
  "/sc/stdgl": "Boutiques physiques",
  "/sc/stdspsz": "Produits des boutiques",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.notice.read": "Voir les annonces de la boutique en ligne",
  "mall.notice.write": "Ajouter, modifier, publier et retirer des annonces de la boutique en ligne",
  "mall.store.read": "Voir les boutiques physiques",
  "mall.store.write": "Ajouter, modifier, ouvrir, fermer et supprimer des boutiques physiques",
  "mall.storeProduct.read": "Voir les produits des boutiques",
  "mall.storeProduct.write": "Régler les produits des boutiques",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.noticePublished": "Retirez d’abord l’annonce publiée",
  "mall.storeStockOutOfRange": "Stock : un nombre entier de 0 à {{limit}}",
  "mall.storeNameTaken": "Une autre boutique porte ce nom",
  "mall.storeHoursMalformed": "Les horaires vont de 00:00 à 23:59",
  "mall.storeHoursEmpty": "Les heures d’ouverture et de fermeture doivent être différentes",
};

export const fields: Translation<typeof zh.fields> = {
  noticeTitle: "Titre de l’annonce",
  noticeContent: "Texte de l’annonce",
  publishStatus: "Publication",
  publishTime: "Heure de publication",
  createdBy: "Créé par",
  storeName: "Nom de la boutique",
  storeAddress: "Adresse",
  openingHours: "Horaires d’ouverture",
  longitude: "Longitude",
  latitude: "Latitude",
  productCount: "Produits",
  unitPrice: "Prix unitaire",
  costPrice: "Prix d’achat",
  stock: "Stock",
  productStatus: "En rayon",
  productIds: "Produits",
};

export const words: Translation<typeof zh.words> = {
  notice: {
    draft: "Brouillon",
    scheduled: "Programmée",
    published: "Publiée",
    withdrawn: "Retirée",
  },
  shelf: {
    on: "En rayon",
    off: "Retiré",
  },
  action: {
    addNotice: "Ajouter une annonce",
    editNotice: "Modifier l’annonce",
    publish: "Publier",
    withdraw: "Retirer",
    addStore: "Ajouter une boutique",
    editStore: "Modifier la boutique",
    products: "Produits",
    open: "Ouvrir",
    close: "Fermer",
    addProducts: "Ajouter des produits",
    putOn: "Mettre en rayon",
    takeOff: "Retirer du rayon",
    remove: "Enlever",
  },
  confirm: {
    publish: "Publier ?",
    withdraw: "Retirer ?",
    open: "Ouvrir ?",
    close: "Fermer ?",
    remove: "Enlever ce produit ?",
  },
  hint: {
    publishTime: "Vide : lisible dès la publication",
    position: "Position (WGS-84)",
    added: "Produits ajoutés : {{n}}",
  },
};
