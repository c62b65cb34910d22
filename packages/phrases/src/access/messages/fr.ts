import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  title: "Messages",
  unread: "{{n}} non lus",
  markAll: "Tout marquer comme lu",
  empty: "Aucun message",
  heading: {
    dailySummary: "Résumé quotidien",
    alarm: "Alarme",
    alarms: "Alarmes",
    certificate: "Justificatifs",
    certificates: "Justificatifs",
    guessing: "Attaque des connexions",
    guessingSpread: "Attaque des connexions",
    broadcast: "Message de la plateforme",
    mention: "Mention",
  },
  sentence: {
    broadcast: "{{msgType}} : {{msgTitle}}",
    dailySummary:
      "{{merchantName}} {{day}} : {{orders}} commandes, chiffre d’affaires {{amount}} yuans, remboursements {{refund}} yuans ; {{machines}} distributeurs, {{offline}} hors ligne ; canaux à réapprovisionner {{refill}}",
    alarm: "{{merchantName}}, {{machineName}} ({{machineNo}}){{lane}} : {{alarm}}",
    alarms: "{{merchantName}} : {{alarms}} nouvelles alarmes sur {{machines}} distributeurs",
    certificateExpiring:
      "{{merchantName}} : {{certName}} ({{certNo}}) est valable jusqu’au {{certExpiry}} ; jours restants : {{n}}",
    certificateExpired:
      "{{merchantName}} : {{certName}} ({{certNo}}) était valable jusqu’au {{certExpiry}} et a expiré ; veuillez le renouveler",
    certificates: "{{merchantName}} : justificatifs qui expirent bientôt : {{expiring}}, expirés : {{expired}}",
    guessing: {
      password:
        "Compte {{account}} : {{failures}} connexions échouées en une heure ; quelqu’un devine peut-être le mot de passe",
      code: "Compte {{account}} : {{failures}} codes de second facteur erronés en une heure ; quelqu’un connaît peut-être le mot de passe",
    },
    guessingSpread:
      "{{failures}} connexions échouées de {{accounts}} comptes depuis {{blocks}} réseaux en une heure ; quelqu’un essaie peut-être des mots de passe sur de nombreux comptes",
    lane: ", canal {{lane}}",
    refill: "canaux à réapprovisionner {{figure}}",
  },
};
