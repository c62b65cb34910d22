import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/kcpd/jqqhbjsz": "Alarmes de rupture de stock",
  "/xtgl/bjrz": "Journal des alarmes",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.alarmRule.write": "Régler les règles d’alarme et les moyens d’envoi",
  "machines.alarmLog.read": "Voir le journal des alarmes",
  "machines.stockAlarm.read": "Voir les alarmes de rupture de stock",
  "machines.stockAlarm.write": "Régler les alarmes de rupture de stock",
};

export const errors: Translation<typeof zh.errors> = {
  "alarms.noSuchBound": "Cette alarme n’a pas ce seuil",
  "alarms.boundOutOfRange": "Saisissez un nombre de {{least}} à {{most}}",
  "alarms.boundsReversed": "Le seuil haut doit dépasser le seuil bas",
  "alarms.minutesOutOfRange": "{{limit}} minutes au plus",
  "alarms.timeMalformed": "Saisissez une heure de 00:00 à 23:59",
  "alarms.thresholdOutOfRange": "Un entier de 1 à {{limit}}",
  "alarms.urlRefused": "L’adresse du robot doit être en https chez {{hosts}}",
  "alarms.hostRefused": "Saisissez le nom public d’un serveur de messagerie",
  "alarms.tooManyChannels": "{{limit}} moyens au plus",
  "alarms.receiverUnknown": "Un destinataire est inconnu ou n’est pas de ce commerçant",
};

export const fields: Translation<typeof zh.fields> = {
  receiverIds: "Destinataires des alarmes",
  alarmReceiver: "Destinataire de l’alarme",
  notifyWay: "Notification par",
  ways: "Notification par",
  sendResult: "Résultat",
  sendTime: "Envoyé le",
  failure: "Motif",
  threshold: "Seuil d’alerte",
  unit: "Unité",
  low: "Seuil bas",
  high: "Seuil haut",
  lastingMinutes: "Signalée après (minutes)",
  quietFrom: "Silence dès",
  quietTo: "Silence jusqu’à",
  escalateMinutes: "Escalade après (minutes)",
  escalateIds: "Destinataires de l’escalade",
  channelKind: "Moyen d’envoi",
  channelName: "Nom du moyen d’envoi",
  shown: "Adresse",
  url: "Adresse du robot",
  secret: "Secret de signature (facultatif)",
  host: "Serveur de messagerie",
  port: "Port",
  secure: "Connexion SSL/TLS",
  password: "Mot de passe de messagerie",
  sender: "Adresse d’expédition",
};

export const words: Translation<typeof zh.words> = {
  rules: "Règles d’alarme",
  channels: "Moyens de notification",
  usual: "Par défaut",
  usualReceivers: "Selon les réglages de notification",
  ruleHint:
    "Pour les distributeurs de ce commerçant et de ceux au-dessous ; leurs propres règles priment. Les seuils d’alerte du modèle du distributeur l’emportent.",
  judgedOnlyByRule: "Alarme seulement si un seuil haut est réglé",
  set: "Régler",
  setMany: "Régler la sélection",
  enable: "Activer",
  disable: "Désactiver",
  enabled: "Activée",
  disabled: "Désactivée",
  enableAsk: "Activer l’alarme ?",
  disableAsk: "Désactiver l’alarme ? Plus personne n’est prévenu.",
  addChannel: "Ajouter un moyen d’envoi",
  removeAsk: "Supprimer ce moyen d’envoi ?",
  notSet: "Non réglé",
  lanesOf: "{{n}} canaux",
  unitName: {
    lanes: "Canaux",
    percent: "Pour cent",
  },
  way: {
    console: "Cloche",
    sms: "SMS",
    mail: "E-mail",
    robot: "Robot de discussion",
  },
  channel: {
    wecom: "Robot WeCom",
    dingtalk: "Robot DingTalk",
    feishu: "Robot Feishu",
    mail: "Serveur de messagerie",
  },
  noticeState: {
    queued: "En attente",
    sending: "En cours d’envoi",
    sent: "Envoyé",
    failed: "Échec",
  },
  escalated: "Escaladée",
};
