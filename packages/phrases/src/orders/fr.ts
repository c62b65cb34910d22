import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl": "Transactions",
  "/jygl/ddgl": "Commandes",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.order.read": "Voir",
  "orders.order.refund": "Rembourser",
  "orders.order.process": "Traiter les anomalies",
  "orders.order.dispense": "Distribuer à distance",
};

export const verbs: Translation<typeof zh.verbs> = {
  refund: "Rembourser",
  process: "Traiter l’anomalie",
  dispense: "Distribuer à distance",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.unknown": "La commande n’existe pas",
  "orders.refundTooLarge": "Le remboursement ne peut pas dépasser {{limit}} yuans",
  "orders.refundNotPaid": "La commande n’est pas payée ou est déjà remboursée",
  "orders.refundRunning": "Un remboursement de cette commande est en cours",
  "orders.noteRequired": "Indiquez le motif du traitement",
  "orders.notInException": "Seules les commandes en anomalie peuvent être traitées",
  "orders.outcomeRequired": "Choisissez la suite donnée à l’argent",
  "orders.nothingWaits": "Aucun montant de cette commande n’est en attente",
  "orders.deliveryRunning": "La commande est en cours de distribution ; traitez-la plus tard",
  "orders.deliveryNotFailed":
    "Seules les commandes payées dont la distribution a échoué peuvent être distribuées à distance",
};

export const fields: Translation<typeof zh.fields> = {
  sold: "Vente",
  thirdTradeNo: "N° de transaction tierce",
  merchantOrderNo: "N° de commande du commerçant",
  laneNo: "Canal",
  quantity: "Quantité",
  payMethod: "Mode de paiement",
  payStatus: "État du paiement",
  deliveryStatus: "État de la distribution",
  orderStatus: "État de la commande",
  refundStatus: "État du remboursement",
  orderPriceFen: "Montant de la commande",
  discountFen: "Remise",
  paidFen: "Montant payé",
  lotteryFen: "Montant des tirages",
  refundFen: "Remboursé",
  lotteryCount: "Nombre de tirages",
  winResult: "Résultat du tirage",
  outcome: "Issue",
  businessType: "Type d’activité",
  weightBeforeGrams: "Poids avant distribution (g)",
  weightAfterGrams: "Poids après distribution (g)",
  orderTime: "Date de commande",
  payTime: "Date de paiement",
  deliverTime: "Date de distribution",
};

export const words: Translation<typeof zh.words> = {
  sold: { yes: "Vendu", no: "Non vendu" },
  title: "Commandes",
  detail: "Commande",
  payStatus: {
    unpaid: "Non payé",
    paid: "Payé",
    refunding: "Remboursement en cours",
    refunded: "Remboursé",
    closed: "Clôturé",
  },
  deliveryStatus: {
    notDelivered: "Non distribué",
    delivering: "Distribution en cours",
    delivered: "Distribué",
    partlyDelivered: "Distribué en partie",
    failed: "Échec de la distribution",
  },
  orderStatus: {
    inTransaction: "En cours",
    exception: "Anomalie",
    exceptionProcessed: "Anomalie traitée",
    completed: "Terminée",
    invalid: "Invalide",
    offlineReceipt: "Retrait hors ligne",
  },
  businessType: {
    ordinary: "Achat ordinaire",
    luckyPurchase: "Achat-loterie",
    pickupCode: "Code de retrait",
    miniProgram: "Mini-programme",
    mall: "Boutique en ligne",
    prescription: "Ordonnance",
  },
  winResult: {
    won: "Gagné",
    notWon: "Non gagné",
  },
  action: {
    refund: "Rembourser",
    process: "Traiter l’anomalie",
    dispense: "Distribuer à distance",
  },
  confirm: {
    refund: "Rembourser ?",
    dispense: "Distribuer à distance ?",
  },
  refund: {
    amount: "Remboursement (yuans)",
    left: "{{amount}} yuans remboursables",
    reason: "Motif",
    started: "Remboursement lancé",
  },
  reason: {
    itemJammed: "Produit coincé",
    dispensingTimeout: "Délai de distribution dépassé",
    other: "Autre",
  },
  refundStatus: {
    refunding: "Remboursement en cours",
    refunded: "Remboursé",
    failed: "Remboursement échoué",
  },
  refundPending: "À traiter",
  method: {
    auto: "Automatique",
    manual: "Manuel",
  },
  process: {
    note: "Motif du traitement",
    outcome: "Suite donnée aux {{amount}} en attente",
  },
  outcome: {
    handedOver: "La marchandise a été remise au client",
    refundedOutside: "Le client a été remboursé hors du système",
    writtenOff: "Remboursement impossible ; montant soldé",
  },
  section: {
    amounts: "Montants",
    facts: "Informations",
    timeline: "Chronologie",
  },
  event: {
    placed: "Commande passée",
    payRequested: "Paiement demandé",
    paid: "Payé",
    closed: "Non payé à temps, clôturée",
    offered: "Proposé au distributeur",
    granted: "Confirmé, distribution accordée",
    dispensed: "Distribué",
    part: "Distribué en partie",
    failed: "Échec de la distribution",
    unknown: "Pas de réponse du distributeur",
    exception: "Marquée en anomalie",
    processed: "Anomalie traitée",
    refundAsked: "Remboursement demandé",
    refunded: "Remboursé",
    refundFailed: "Remboursement échoué",
    refundContradiction: "Résultats de remboursement contradictoires",
    remoteDispense: "Distribution à distance demandée",
    stockTaken: "Retiré du stock du canal",
    cardUnknown: "Carte de membre inconnue ici",
    other: "Autre événement",
  },
  source: {
    machine: "Distributeur",
    provider: "Prestataire de paiement",
    cloud: "Cloud",
    person: "Personne",
  },
  occurred: "Heure de l’appareil {{time}}",
  exceptionReason: {
    lateDispense: "Distribué après remboursement",
    paidAfterClose: "Crédité après clôture",
    dispenseFailed: "Échec de la distribution",
    partDispensed: "Distribué en partie",
    shipTimeout: "Délai de distribution dépassé",
    notGranted: "Distribué sans accord",
    resultDiffers: "Résultats de distribution divergents",
    laneUnknown: "Canal inconnu",
    stockContradiction: "Stock contradictoire",
    overDispensed: "Trop distribué",
    amountMismatch: "Montant différent",
    priceDiffers: "Prix différent",
    cardContradiction: "Carte de membre en anomalie",
  },
  cardReason: {
    notActivated: "Non activée, rien débité",
    reportedLost: "Déclarée perdue, rien débité",
    cancelled: "Annulée, rien débité",
    locked: "Bloquée, montant débité",
    expired: "Carte expirée",
    otherMachine: "Utilisée sur un distributeur non autorisé",
    dailyCount: "Au-delà des achats par jour",
    dailyAmount: "Au-delà du montant par jour",
  },
};
