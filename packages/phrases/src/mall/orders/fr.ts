import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scdd": "Commandes de la boutique",
  "/sc/scddxq": "Commande de la boutique",
  "/essggl/ddgl": "Commandes d’achat spontané",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.order.read": "Voir les commandes de la boutique",
  "mall.order.handle": "Expédier, remettre et clôturer les commandes de la boutique",
  "mall.order.refund": "Rembourser les commandes de la boutique",
  "mall.quickBuyOrder.read": "Voir les commandes d’achat spontané",
  "mall.quickBuyOrder.handle": "Expédier, remettre et clôturer les commandes d’achat spontané",
  "mall.quickBuyOrder.refund": "Rembourser les commandes d’achat spontané",
};

export const verbs: Translation<typeof zh.verbs> = {
  deliver: "Expédier",
  handOver: "Utiliser le code",
  complete: "Confirmer l’arrivée",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.shopClosed": "La boutique est fermée et ne prend pas de commande",
  "mall.shopUnknown": "Cette boutique n’existe pas",
  "mall.productOffShelf": "Le produit n’est plus en vente",
  "mall.quantityOutOfRange": "La quantité doit être un entier de 1 à {{limit}}",
  "mall.outOfStock": "Stock insuffisant : il en reste {{n}}",
  "mall.wayNotOffered": "La boutique ne propose pas ce mode de livraison",
  "mall.tooManyUnpaid": "Payez d’abord vos {{limit}} commandes en attente",
  "mall.orderUnknown": "Cette commande n’existe pas",
  "mall.machineHandsOut": "Le distributeur remet ces produits contre leur code de retrait",
  "mall.pickupCodeWrong": "Code incorrect",
  "mall.selectOrders": "Sélectionnez les données à traiter",
  "mall.priceChanged": "Un prix a changé. Vérifiez et commandez à nouveau",
  "mall.basketTwice": "Regroupez chaque produit sur une ligne",
};

export const fields: Translation<typeof zh.fields> = {
  buyerName: "Acheteur",
  receiver: "Destinataire",
  receiverPhone: "Téléphone du destinataire",
  quantity: "Quantité",
  orderPrice: "Montant de la commande",
  discountAmount: "Remise",
  paidAmount: "Montant payé",
  deliveryFee: "Frais de livraison",
  deliveryWay: "Mode de livraison",
  pickupPoint: "Point de retrait",
  expressNo: "N° de livraison",
  courier: "Livreur",
  payMethod: "Mode de paiement",
  payStatus: "État du paiement",
  orderStatus: "État de la commande",
  orderTime: "Date de commande",
  pickupCode: "Code",
  receiverAddress: "Adresse",
  note: "Motif du remboursement",
};

export const words: Translation<typeof zh.words> = {
  wholePhone: "Saisir le numéro complet",
  deliveryWay: {
    delivery: "Livraison",
    pickup: "Retrait sur place",
  },
  state: {
    toPay: "À payer",
    toGather: "En attente du groupe",
    toDeliver: "À expédier",
    delivering: "Livraison en cours",
    toPickUp: "À retirer",
    completed: "Terminée",
    cancelled: "Annulée",
    refunding: "Remboursement en cours",
    refunded: "Remboursée",
  },
  action: {
    deliver: "Expédier",
    deliverAll: "Expédier la sélection",
    handOver: "Utiliser le code",
    complete: "Arrivée",
    refund: "Rembourser",
    close: "Clôturer",
  },
  completeAsk: "La commande est-elle arrivée ?",
  closeAsk:
    "Clôturer ? L’acheteur ne pourra plus payer, et les commandes impayées du même paiement seront clôturées aussi",
  refundAsk: "Rembourser ?",
  expressHint: "Vide : un de nos numéros",
  codeHint: "L’acheteur le montre sur son téléphone",
  refundHint: "Tout ce qui a été payé est remboursé par le même moyen",
  section: {
    receiver: "Destinataire",
    timeline: "Historique",
  },
  detail: "Commande",
  ownPage: "Ouvrir en page",
};
