import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/xxtz": "Messages",
  "/xtgl/xzxxtz": "Ajouter un message",
  "/xtgl/xxlx": "Types de message",
};

export const permissions: Translation<typeof zh.permissions> = {
  "support.message.read": "Voir ses messages",
  "support.broadcast.write": "Envoyer des messages à plusieurs",
  "support.messageType.read": "Voir les types de message",
  "support.messageType.write": "Ajouter et modifier des types de message",
};

export const verbs: Translation<typeof zh.verbs> = {
  "support.broadcast.send": "Envoyer un message à plusieurs",
  "support.broadcast.recall": "Rappeler un message",
};

export const errors: Translation<typeof zh.errors> = {
  "support.templateField": "{{name}} n’est pas un champ utilisable dans le texte",
  "support.receiversMalformed": "Séparez les numéros de commerçant par des virgules anglaises, sans virgule finale",
  "support.tooManyReceivers": "Au plus {{limit}} numéros de commerçant à la fois",
  "support.receiverUnknown": "Le numéro de commerçant {{no}} n’existe pas",
  "support.messageUnknown": "Ce message n’existe pas ou a été supprimé",
  "support.messageRecalled": "Ce message a déjà été rappelé",
  "support.messageTypeUnknown": "Ce type de message n’existe pas ou est désactivé",
  "support.messageTypeTaken": "Un type de message porte déjà ce nom",
  "support.messageTypeInUse": "Ce type de message est utilisé ; il peut seulement être désactivé",
};

export const fields: Translation<typeof zh.fields> = {
  msgTitle: "Titre",
  msgType: "Type de message",
  typeId: "Type de message",
  msgContent: "Message",
  msgTemplate: "Modèle de message",
  notifyWay: "Notification par",
  updatedTime: "Modifié le",
  sendTime: "Envoyé le",
  readStatus: "Lecture",
  receiverMerchants: "Commerçants destinataires",
  sendStatus: "Envoi",
  receivers: "Destinataires",
  readers: "Lecteurs",
  sentBy: "Envoyé par",
  deliveries: "Envois externes",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    received: "Reçus",
    sent: "Envoyés",
  },
  readState: {
    unread: "Non lu",
    read: "Lu",
  },
  sendState: {
    sending: "Envoi en cours",
    sent: "Envoyé",
    recalled: "Rappelé",
  },
  way: {
    console: "Message dans la console",
    sms: "SMS",
    mail: "E-mail",
    robot: "Robot de discussion",
  },
  to: {
    everybody: "Tous les commerçants",
    merchants: "Commerçants choisis",
  },
  switched: {
    on: "Activé",
    off: "Désactivé",
  },
  action: {
    addType: "Ajouter un type de message",
    markRead: "Marquer comme lu",
    markAll: "Tout marquer comme lu",
    open: "Ouvrir le sujet",
    enable: "Activer",
    disable: "Désactiver",
    recall: "Rappeler",
  },
  confirm: {
    markAll: "Marquer tous les messages comme lus ?",
    disable: "Désactiver ? Les nouveaux messages ne pourront plus avoir ce type.",
    enable: "Activer ?",
    recall:
      "Rappeler ? Plus personne ne verra le message ; les SMS, e-mails et messages de groupe déjà partis restent.",
  },
  hint: {
    all: "Tous les messages non lus",
    system: "Message système",
    fields: "Markdown ; champs remplis pour chaque destinataire : {{list}}",
    numbers: "Plusieurs numéros de commerçant séparés par des virgules anglaises, p. ex. 1001,1002",
    ways: "Un message dans la console est toujours envoyé ; un SMS ne contient que le type et le titre ; l’e-mail et le robot portent tout le texte",
    preview: "Aperçu",
    sent: "Le message est en cours d’envoi",
    recalled: "Le message a été rappelé",
    delivered: "{{waiting}} en attente, {{sent}} envoyés, {{failed}} échoués",
  },
};
