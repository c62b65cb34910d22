import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const fields: Translation<typeof zh.fields> = {
  problemType: "Type de problème",
  orderNo: "N° de commande",
  ticketContent: "Description du problème",
  contactPhone: "Téléphone de contact",
};

export const words: Translation<typeof zh.words> = {
  title: "Signaler un problème",
  intro: "Dites ce qui ne va pas avec ce distributeur ; le commerçant vous répond ici.",
  orderHint: "Le numéro de commande ou celui de la transaction ; laissez vide si vous n’en avez pas",
  phoneHint: "Facultatif ; le commerçant peut vous appeler",
  send: "Envoyer",
  sent: "Envoyé, ticket n° {{n}}",
  own: "Mes signalements",
  more: "Ajouter une précision",
  tell: "Envoyer",
  merchant: "Commerçant",
  me: "Moi",
  gone: "Ce signalement n’existe plus",
  withProblem: "Un problème ?",
  problem: {
    itemJammed: "Le produit est coincé",
    dispensingTimeout: "Payé, mais rien n’est sorti",
    payment: "Problème de paiement",
    refund: "Le remboursement n’est pas arrivé",
    product: "Problème avec le produit",
    machine: "Problème avec le distributeur",
    other: "Autre chose",
  },
  state: {
    waiting: "En attente",
    working: "En cours",
    solved: "Résolu",
    closed: "Fermé",
  },
};
