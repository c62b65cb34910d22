import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const errors: Translation<typeof zh.errors> = {
  "payments.noProvider": "Aucun prestataire de paiement n’est configuré",
  "payments.noticeForged": "La signature de l’avis de paiement est invalide",
  "payments.noticeMismatch": "L’avis de paiement ne correspond pas à la commande",
  "payments.shownCodeWrong":
    "Ce code de paiement n’est pas celui de ce prestataire ; présentez celui de WeChat Pay, d’Alipay ou d’UnionPay",
  "payments.shownCodeRefused": "Le paiement par code a échoué et rien n’a été prélevé ; présentez un nouveau code",
  "payments.requestClosed": "Cette demande de paiement est close et rien n’a été débité ; recommencez",
  "payments.requestDone": "Cette demande de paiement a été réglée ; la suite figure dans la commande",
  "payments.providerUnreachable": "Le prestataire de paiement est injoignable",
};

export const words: Translation<typeof zh.words> = {
  kind: {
    alipay: "Alipay",
    wechat: "WeChat Pay",
    unionpay: "UnionPay",
    pickupCode: "Code de retrait",
    memberCard: "Carte de membre",
    cash: "Espèces",
    other: "Autre",
  },
};
