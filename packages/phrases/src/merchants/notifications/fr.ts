import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shtzsz": "Notifications du commerçant",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.notification.read": "Consulter",
  "merchants.notification.write": "Régler les notifications",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.pushTimeMalformed": "Saisissez une heure au format HH:mm",
  "merchants.receiversMissing": "Choisissez au moins un destinataire avant d’activer",
  "merchants.receiverUnknown": "Vérifiez les informations de l’employé ou les autorisations du rôle",
};

export const fields: Translation<typeof zh.fields> = {
  messageType: "Type de message",
  ways: "Moyen",
  receivers: "Destinataires",
};

export const words: Translation<typeof zh.words> = {
  on: "Activé",
  off: "Désactivé",
  enable: "Activer",
  disable: "Désactiver",
  none: "Aucun",
  timeHint: "Chaque jour à cette heure, le résumé de la veille est envoyé (fuseau du commerçant)",
  scopeHint: "Concerne les distributeurs de ce commerçant et des commerçants rattachés",
  certificateTimeHint: "Les rappels arrivent chaque jour à cette heure (fuseau du commerçant)",
  certificateScopeHint:
    "Concerne les justificatifs de ce commerçant : un rappel 30, 7 et 1 jours avant l’échéance, puis une fois expirés ; sans réglage, ses administrateurs sont avertis",
  type: {
    dailySummary: "Résumé quotidien",
    alarm: "Alarmes des distributeurs",
    certificate: "Expiration des justificatifs",
  },
  way: {
    console: "Message dans la console",
    sms: "SMS",
  },
};
