import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scpsd": "Livraisons de la boutique en ligne",
  "/sc/ydsptj": "Produits commandés d’avance",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.delivery.read": "Voir les livraisons de la boutique en ligne",
  "mall.delivery.handle": "Attribuer, terminer et imprimer des livraisons de la boutique en ligne",
  "mall.preorder.read": "Voir les produits commandés d’avance",
};

export const verbs: Translation<typeof zh.verbs> = {
  setCourier: "Attribuer un livreur",
  print: "Imprimer",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.courierUnknown": "Livreur inconnu ou inactif",
};

export const fields: Translation<typeof zh.fields> = {
  expressNo: "N° de livraison",
  receiver: "Destinataire",
  receiverPhone: "Téléphone du destinataire",
  receiverAddress: "Adresse",
  deliveryWay: "Mode de livraison",
  deliveryFee: "Frais de livraison",
  courier: "Livreur",
  deliveryRoute: "Tournée de livraison",
  orderStatus: "État de la commande",
  statDate: "Date",
  pickupPoint: "Point de retrait",
  quantity: "Quantité",
  toPrepare: "À préparer",
  paidAmount: "Montant payé",
  orderTime: "Commandé le",
  courierId: "Livreur",
  stopNo: "Arrêt",
};

export const words: Translation<typeof zh.words> = {
  assign: "Attribuer",
  assignAll: "Attribuer la sélection",
  assignHint: "Les commandes en attente partent alors",
  complete: "Terminer",
  completeAsk: "La commande est-elle arrivée ?",
  print: "Imprimer",
  slip: "Bon de livraison",
  signature: "Reçu par",
  sheet: "Liste de préparation",
  nothing: "Rien à préparer dans cette période",
  cut: "Liste trop longue : seules les 1 000 premières lignes sont imprimées",
  orders: "Commandes",
  waiting: {
    yes: "À préparer",
    no: "Expédié ou retiré",
  },
  stops: "Ordre des arrêts",
  up: "Monter {{no}}",
  down: "Descendre {{no}}",
  underWay: "{{n}} en cours",
};
