import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/txgl": "Retraits de fonds",
  "/cfgl/sksz": "Comptes d’encaissement",
  "/cfgl/shyecx": "Soldes des commerçants",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.withdrawal.read": "Voir les retraits de fonds",
  "finance.withdrawal.apply": "Demander et annuler des retraits de fonds",
  "finance.withdrawal.review": "Examiner les retraits de fonds",
  "finance.withdrawal.pay": "Virer les retraits de fonds et noter le résultat",
  "finance.account.read": "Voir les comptes d’encaissement",
  "finance.account.write": "Ajouter, modifier, activer et désactiver des comptes d’encaissement",
  "finance.balance.read": "Voir les soldes des commerçants",
};

export const verbs: Translation<typeof zh.verbs> = {
  apply: "Demander",
  takeBack: "Retirer la demande",
  pay: "Commencer le virement",
  succeed: "Noter le virement",
  fail: "Noter un virement échoué",
  payee: "Voir la carte bancaire d’un virement",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.accountUnknown": "Ce compte d’encaissement n’existe pas",
  "finance.accountActivated": "Un compte activé ne peut pas être modifié",
  "finance.accountInactive": "Échec du paiement : le compte d’encaissement n’est pas activé",
  "finance.accountChanged": "Ce compte vient d’être modifié ; actualisez et réessayez",
  "finance.withdrawalUnknown": "Ce retrait de fonds n’existe pas",
  "finance.amountRange": "Un retrait de fonds va de 1,01 à 200 000 yuans",
  "finance.aboveBalance": "Retrait de fonds impossible : montant et frais dépassent le solde",
  "finance.outsideWindow": "Demandes reçues chaque jour de {{from}} à {{to}}, montant crédité à T+1",
  "finance.ownApplication": "Personne n’examine sa propre demande",
};

export const fields: Translation<typeof zh.fields> = {
  withdrawNo: "N° de virement",
  bankName: "Banque",
  bankAccount: "Compte bancaire",
  withdrawAmount: "Montant",
  amount: "Montant (CNY)",
  taxFee: "Frais",
  transferAmount: "Montant viré",
  withdrawStatus: "État",
  reason: "Motif",
  applicant: "Demandeur",
  applyTime: "Demandé le",
  paymentTime: "Viré le",
  rejectTime: "Rejeté le",
  transferNo: "Référence bancaire",
  payeeState: "Vérification du compte",
  total: "Au total",
  lastPaidTime: "Dernier virement",
  accountId: "Compte d’encaissement",
  providerName: "Prestataire",
  payAccountNo: "Compte d’encaissement",
  bankCardNo: "Carte bancaire",
  payKey: "Clé",
  collectionUnit: "Bénéficiaire",
  activationState: "Activation",
  balance: "Solde",
  frozen: "Montant bloqué",
  available: "Solde pour retrait de fonds",
  settle: "Montant du règlement",
  withdraw: "Fonds retirés",
  updatedTime: "Mis à jour",
};

export const words: Translation<typeof zh.words> = {
  state: {
    notReviewed: "Non examiné",
    reviewed: "Examiné",
    paying: "Virement en cours",
    paid: "Viré",
    failed: "Virement échoué",
    rejected: "Rejeté",
    cancelled: "Annulé",
  },
  activation: {
    preparation: "En préparation",
    activated: "Activé",
    stopped: "Désactivé",
  },
  payee: {
    same: "Le même qu’au dernier virement",
    other: "Autre qu’au dernier virement : à vérifier",
    first: "Premier virement : à vérifier",
  },
  action: {
    apply: "Retirer des fonds",
    approve: "Approuver",
    approveMany: "Approuver la sélection",
    reject: "Rejeter",
    pay: "Virer",
    settle: "Crédité",
    fail: "Noter l’échec",
    cancelApplication: "Retirer",
    addAccount: "Ajouter un compte d’encaissement",
    editAccount: "Modifier le compte d’encaissement",
    activate: "Activer",
    stop: "Désactiver",
    withdrawals: "Retraits de fonds",
  },
  confirm: {
    approve: "Approuver ce retrait de fonds ?",
    approveMany: "Approuver les retraits de fonds sélectionnés ?",
    pay: "Commencer ce virement ? Vérifiez d’abord la carte bancaire.",
    cancel: "Annuler cette demande ?",
    activate: "Activer ce compte ? Une fois activé, il ne peut plus être modifié.",
    stop: "Désactiver ce compte ? Plus rien n’y sera versé.",
  },
  hint: {
    many: "Retraits de fonds : {{n}}, {{amount}} au total",
    added: "Le compte doit être activé avant d’être utilisé",
    kept: "Laissé vide, il reste inchangé",
    window: "Demandes reçues chaque jour de {{from}} à {{to}}, montant crédité à T+1",
    can: "{{fen}} yuans retirables ; les recettes du jour le seront demain",
    fee: "Frais de {{fee}} yuans en sus, {{total}} yuans au total",
    failed: "Échec du retrait de fonds : vérifiez la carte bancaire ou contactez le service après-vente",
    noAccount: "Aucun compte d’encaissement activé : ajoutez-en un et activez-le",
    key: "Sert à dialoguer avec le prestataire ; il n’est plus affiché ensuite",
  },
};
