import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/hytc": "Formules de membre",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.package.read": "Voir les formules de membre",
  "members.package.sell": "Vendre des formules de membre",
  "members.package.write": "Gérer les formules de membre",
};

export const verbs: Translation<typeof zh.verbs> = {
  sell: "Vendre une formule",
};

export const errors: Translation<typeof zh.errors> = {
  "memberPackages.periodOutOfRange": "La durée est de 1 à {{limit}} mois",
  "memberPackages.nameTaken": "Le commerçant a déjà une formule de ce nom",
  "memberPackages.notOffered": "Cette formule est désactivée et ne peut pas être vendue",
  "memberPackages.otherMerchant": "La carte et la formule doivent appartenir au même commerçant",
  "memberPackages.refunded": "Cette formule a déjà été remboursée",
  "memberPackages.nothingLeft": "Le dernier mois a commencé ; il ne reste rien à rembourser",
};

export const fields: Translation<typeof zh.fields> = {
  packageName: "Formule",
  packagePrice: "Prix",
  packagePeriod: "Mois",
  rightsNote: "Avantages",
  packageStatus: "État",
  memberLevel: "Niveau de membre",
  cardId: "Carte",
  payWay: "Payée par",
  payout: "Remboursement par",
  startDate: "Valable du",
  endDate: "Valable jusqu’au",
  saleStatus: "État",
  soldTime: "Vendue le",
  refunded: "Remboursé",
  soldCount: "Vendues",
  sold: "Ventes",
  refundedCount: "Remboursements",
  runningCount: "En cours",
};

export const words: Translation<typeof zh.words> = {
  state: {
    enabled: "Activée",
    disabled: "Désactivée",
  },
  saleState: {
    waiting: "Pas encore valable",
    running: "En cours",
    over: "Échue",
    refunded: "Remboursée",
  },
  payWay: {
    balance: "Solde de la carte",
  },
  action: {
    sell: "Vendre",
    sales: "Formules vendues",
    refund: "Rembourser",
    add: "Ajouter une formule",
    edit: "Modifier la formule",
    enable: "Activer",
    disable: "Désactiver",
  },
  confirm: {
    enable: "Activer cette formule ?",
    disable: "Désactiver cette formule ?",
  },
  hint: {
    noLevel: "Niveau inchangé",
    level: "Le membre a ce niveau tant que la formule est valable, sauf si le sien est plus élevé",
    sale: "Valable dès aujourd’hui ; si le membre a encore cette formule, dès le lendemain de sa fin.",
    toCard: "{{amount}} yuans reviennent sur la carte et les avantages prennent fin aussitôt.",
    atCounter: "{{amount}} yuans sont rendus au comptoir et les avantages prennent fin aussitôt.",
    figures: "Ventes des jours choisis",
  },
};
