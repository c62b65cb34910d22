import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cwgl": "Finances",
  "/cwgl/cwjs": "Règlements",
  "/cwgl/jyjs": "Règlement des transactions",
  "/cfgl/jyjsmx": "Détail des règlements",
  "/cfgl/sxfdzb": "Rapprochement des frais",
  "/cfgl/shzftj": "Paiements réglés par commerçant",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.settlement.read": "Voir les règlements",
  "finance.settlement.write": "Confirmer et suspendre des règlements",
  "finance.transaction.read": "Voir le règlement des transactions",
  "finance.settlementLine.read": "Voir le détail des règlements",
  "finance.fee.read": "Voir les frais et les taux de frais",
  "finance.feeRate.write": "Fixer les taux de frais",
  "finance.payment.read": "Voir les paiements réglés par commerçant",
};

export const verbs: Translation<typeof zh.verbs> = {
  hold: "Suspendre",
  settleRelease: "Reprendre",
  settleConfirm: "Confirmer le règlement",
  setRate: "Fixer un taux de frais",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.settlementUnknown": "Ce règlement n’existe pas",
  "finance.settlementChanged": "Ce règlement vient d’être traité ; actualisez et réessayez",
  "finance.settlementAwaitsBill":
    "Des écarts avec un prestataire retiennent ce règlement ; il reprend une fois traités",
  "finance.settleShort": "Le solde du commerçant ne couvre pas les frais et répartitions ; confirmez plus tard",
  "finance.rateInThePast": "Un taux de frais vaut au plus tôt dès aujourd’hui",
  "finance.rateTwice": "Un taux de frais existe déjà pour ce jour",
  "finance.planUnknown": "Ce plan de répartition n’existe pas",
  "finance.planChanged": "Ce plan de répartition vient d’être modifié ; actualisez et réessayez",
  "finance.planTaken": "Un plan de répartition activé couvre déjà cela",
  "finance.planUsed": "Ce plan de répartition a servi : désactivez-le plutôt",
  "finance.planTargets": "Au plus {{limit}} distributeurs et produits, tous de ce commerçant",
  "finance.splitReceivers": "Au plus {{limit}} bénéficiaires",
  "finance.splitReceiverTwice": "Un bénéficiaire est cité deux fois",
  "finance.splitRatio": "Une part est supérieure à 0, avec deux décimales au plus",
  "finance.splitFixed": "Un montant fixe va de 0,01 à {{limit}} yuans, sans part à côté",
  "finance.splitAbove": "Les parts font 100 % au plus",
};

export const fields: Translation<typeof zh.fields> = {
  settleDate: "Jour de règlement",
  factDate: "Jour de la transaction",
  statDate: "Date",
  orderCount: "Commandes",
  refundCount: "Remboursements",
  salesAmount: "Chiffre d’affaires",
  refundAmount: "Remboursé",
  paidAmount: "Montant payé",
  feeAmount: "Frais",
  higoAmount: "Frais d’achat-loterie",
  splitAmount: "Répartition",
  settleAmount: "Règlement",
  settleStatus: "État du règlement",
  feeRate: "Taux de frais",
  provider: "Prestataire",
  payMethod: "Mode de paiement",
  businessType: "Type d’activité",
  thirdTradeNo: "N° de transaction tierce",
  reason: "Motif de la suspension",
  seal: "Empreinte",
  decider: "Traité par",
  closedTime: "Jour clôturé",
  decidedTime: "Traité le",
  fromDate: "Valable dès le",
  fromDay: "Valable dès le",
  rateStatus: "État",
  setBy: "Fixé par",
  setTime: "Fixé le",
};

export const words: Translation<typeof zh.words> = {
  status: {
    pending: "À confirmer",
    held: "Suspendu",
    settled: "Réglé",
  },
  provider: {
    alipay: "Alipay",
    wechat: "Tenpay",
    unionpay: "China UnionPay",
  },
  rateStatus: {
    inForce: "En vigueur",
    upcoming: "À venir",
    past: "Passé",
  },
  tab: {
    fees: "Frais",
    rates: "Taux de frais",
  },
  action: {
    confirm: "Confirmer",
    confirmMany: "Confirmer la sélection",
    hold: "Suspendre",
    release: "Reprendre",
    lines: "Voir le détail",
    setRate: "Fixer un taux de frais",
  },
  awaitsBill: "Écarts avec un prestataire à traiter",
  confirmQuestion: "Confirmer le règlement ? C’est définitif.",
  releaseQuestion: "Reprendre ce règlement ?",
  many: "{{n}} règlements",
  rule: "Alipay en temps réel, frais d’au moins 0,01 yuan par transaction ; WeChat règle après minuit, sans frais sous 0,01",
  higoRule: "Les achats-loterie coûtent 1 % de frais",
  usual: "Un commerçant sans taux de frais propre paie {{rate}}",
  sum: "Commandes {{orders}}, chiffre d’affaires {{sales}}, frais {{fee}}, achats-loterie {{higo}}",
  rateSet: "Taux de frais fixé",
};
