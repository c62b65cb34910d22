import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Messages",
  unread: "{{n}} non lus",
  markAll: "Tout marquer comme lu",
  empty: "Aucun message",
  heading: {
    dailySummary: "Résumé quotidien",
    alarm: "Alarme",
    alarms: "Alarmes",
    certificate: "Certificats",
    certificates: "Certificats",
  },
  sentence: {
    dailySummary: "{{merchantName}} {{day}} : {{orders}} commandes, ventes {{amount}} yuans, remboursements {{refund}} yuans ; {{machines}} distributeurs, {{offline}} hors ligne ; canaux à recharger {{refill}}",
    alarm: "{{merchantName}}, {{machineName}} ({{machineNo}}){{lane}} : {{alarm}}",
    alarms: "{{merchantName}} : {{alarms}} nouvelles alarmes sur {{machines}} distributeurs",
    certificateExpiring: "{{merchantName}} : {{certName}} ({{certNo}}) est valable jusqu’au {{certExpiry}} ; jours restants : {{n}}",
    certificateExpired: "{{merchantName}} : {{certName}} ({{certNo}}) était valable jusqu’au {{certExpiry}} et a expiré ; veuillez le renouveler",
    certificates: "{{merchantName}} : certificats qui expirent bientôt : {{expiring}}, expirés : {{expired}}",
    lane: ", canal {{lane}}",
    refill: "canaux à recharger {{figure}}",
  },
} satisfies Translation<typeof zh>;
