import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shkf": "Service client",
  "/shkf/wtfk": "Tickets",
  "/shkf/khfk": "Signalements des clients",
  "/xtgl/wtfk": "Mes signalements",
  "/xtgl/cxwtfk": "Suivi des signalements",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.ticket.read": "Voir les tickets",
  "support.ticket.handle": "Prendre en charge, traiter et résoudre les tickets",
  "support.customer.read": "Voir les signalements des clients",
  "support.customer.write": "Noter les signalements des clients et y répondre",
  "support.feedback.read": "Voir ses signalements",
  "support.feedback.write": "Envoyer un signalement",
};

export const verbs: Translation<typeof zh.verbs> = {
  accept: "Prendre en charge",
  answer: "Répondre",
  reply: "Compléter",
  resolve: "Résoudre",
  confirm: "Confirmer la résolution",
  merge: "Fusionner",
  mark: "Ajouter aux questions fréquentes",
  unmark: "Retirer des questions fréquentes",
  escalate: "Créer un ticket",
};

export const errors: Translation<typeof zh.errors> = {
  "support.ticketUnknown": "Ce ticket n’existe pas",
  "support.orderUnknown": "Cette commande n’existe pas ou n’est pas de ce distributeur",
  "support.machineUnknown": "Ce distributeur n’existe pas",
  "support.handlerUnknown": "Cette personne n’existe pas ou ne peut pas se connecter",
  "support.selectTickets": "Sélectionnez les données à traiter",
  "support.mergeUnfit": "Seul un autre ticket ouvert du même commerçant peut l’absorber",
  "support.tooManyPictures": "{{limit}} images au plus",
  "support.pictureUnknown": "Cette image n’existe pas ou sert ailleurs ; envoyez-la de nouveau",
};

export const fields: Translation<typeof zh.fields> = {
  ticketNo: "N° de ticket",
  ticketTitle: "Titre",
  problemType: "Type de problème",
  ticketContent: "Description",
  ticketImages: "Images",
  ticketStatus: "État du ticket",
  ticketReply: "Réponse",
  ticketSource: "Origine",
  handler: "Responsable",
  handlerId: "Responsable",
  handleTime: "Traité le",
  answerDueAt: "Réponse avant",
  solveDueAt: "Résoudre avant",
  intoNo: "Ticket qui l’absorbe",
  resolved: "Le problème est résolu",
};

export const words: Translation<typeof zh.words> = {
  state: {
    unprocessed: "Non traité",
    processing: "En cours",
    timeout: "En retard",
    resolved: "Résolu",
    essence: "Sélectionné",
    deleted: "Supprimé",
  },
  problem: {
    itemJammed: "Produit coincé",
    dispensingTimeout: "Délai de distribution dépassé",
    payment: "Paiement",
    refund: "Remboursement",
    machine: "Panne du distributeur",
    product: "Produit",
    member: "Membres",
    account: "Comptes",
    other: "Autre",
  },
  source: {
    console: "Utilisateur",
    customer: "Client",
  },
  entry: {
    create: "A signalé le problème",
    accept: "Pris en charge",
    assign: "Attribué",
    answer: "Réponse",
    reply: "Complément",
    resolve: "Résolu",
    confirm: "Résolution confirmée",
    merge: "Fusionné dans le ticket",
    absorb: "A absorbé le ticket",
    expire: "En retard",
    mark: "Ajouté aux questions fréquentes",
    unmark: "Retiré des questions fréquentes",
    escalate: "Converti en ticket",
    delete: "Supprimé",
    restore: "Rétabli",
  },
  action: {
    accept: "Prendre en charge",
    answer: "Répondre",
    resolve: "Résoudre",
    merge: "Fusionner",
    mark: "Ajouter aux questions fréquentes",
    unmark: "Retirer des questions fréquentes",
    assign: "Attribuer la sélection",
    restore: "Rétablir",
    report: "Ajouter un signalement",
    recordCustomer: "Ajouter un signalement de client",
    reply: "Compléter",
    confirm: "Confirmer la résolution",
    escalate: "Créer un ticket",
    order: "Voir la commande",
    refund: "Remboursements",
    progress: "Voir le suivi",
  },
  confirm: {
    accept: "Prendre ce ticket en charge ?",
    restore: "Rétablir ?",
    unmark: "Retirer des questions fréquentes ? La question sera retirée.",
    confirm: "Ce problème est-il résolu ?",
    escalate: "En faire un ticket ?",
  },
  hint: {
    everybody: "Tout le monde pourra le lire : ne citez ni commerçant ni client.",
    asQuestion: "Voir la question fréquente",
    waiting: "En attente du demandeur : le délai est suspendu",
    clock: "Réponse sous 24 heures, résolution sous 3 jours ; seuls comptent les jours ouvrés chinois",
    told: "Notez ici ce qui a été dit au client par téléphone ou par SMS",
    platform: "Service client (plateforme)",
    phone: "Seuls les numéros complets sont trouvés",
  },
  section: {
    course: "Déroulement",
    order: "Commande",
    alarms: "Alarmes du distributeur depuis la veille",
    open: "en cours",
  },
};
