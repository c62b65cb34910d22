import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/tjfx/bbdc": "Export de rapports",
};

export const permissions: Translation<typeof zh.permissions> = {
  "insight.report.read": "Voir les rapports",
  "insight.report.write": "Générer des rapports",
};

export const errors: Translation<typeof zh.errors> = {
  "insight.reportTooLong": "Période d’export : 31 jours au maximum",
  "insight.sendDay": "Le jour est compris entre 1 et {{n}}",
  "insight.sendTime": "Saisissez une heure",
};

export const fields: Translation<typeof zh.fields> = {
  reportName: "Rapport",
  startDate: "Du",
  endDate: "Au",
  reportStatus: "État",
  createdBy: "Créé par",
  fileSize: "Taille",
  cycle: "Fréquence",
  sendDay: "Jour d’envoi",
  sendTime: "Heure d’envoi",
  receiverIds: "Destinataires",
  nextTime: "Prochain envoi",
  mailStatus: "E-mail",
  mailResult: "Résultat de l’e-mail",
};

export const words: Translation<typeof zh.words> = {
  add: "Ajouter un rapport",
  generate: "Générer",
  days: "Jours",
  daysHint: "31 jours au maximum",
  schedules: "Envois programmés",
  addSchedule: "Ajouter un envoi",
  off: "Désactivé",
  switchOn: "Activer",
  switchOff: "Désactiver",
  scheduleHint: "Envoyé par le serveur de messagerie des alarmes du commerçant ; sans adresse e-mail, rien n’est reçu",
  dayOfMonth: "Le {{n}} du mois",
  cycleName: {
    daily: "Chaque jour",
    weekly: "Chaque semaine",
    monthly: "Chaque mois",
  },
  mail: {
    waiting: "En attente",
    sent: "Envoyé",
    failed: "Échec",
    expired: "Expiré",
  },
  mailSubject: "{{name}} (du {{from}} au {{to}})",
  mailText: "{{merchant}}\nCi-joint le rapport « {{name}} » du {{from}} au {{to}}.",
  state: {
    notGenerated: "Non généré",
    generating: "En cours",
    generated: "Généré",
    failed: "Échec",
  },
  name: {
    overview: "Aperçu des ventes",
    machines: "Ventes par distributeur",
    products: "Ventes par produit",
    payments: "Ventes par mode de paiement",
    points: "Ventes par emplacement",
    merchants: "Ventes par commerçant",
  },
};
