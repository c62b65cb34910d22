import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Messaggi",
  unread: "{{n}} non letti",
  markAll: "Segna tutti come letti",
  empty: "Ancora nessun messaggio",
  heading: {
    dailySummary: "Riepilogo giornaliero",
    alarm: "Allarme",
    alarms: "Allarmi",
  },
  sentence: {
    dailySummary: "{{merchantName}} {{day}}: {{orders}} ordini, vendite {{amount}} yuan, rimborsi {{refund}} yuan; {{machines}} distributori, {{offline}} offline; canali da rifornire {{refill}}",
    alarm: "{{merchantName}}, {{machineName}} ({{machineNo}}){{lane}}: {{alarm}}",
    alarms: "{{merchantName}}: {{alarms}} nuovi allarmi su {{machines}} distributori",
    lane: ", canale {{lane}}",
    refill: "canali da rifornire {{figure}}",
  },
} satisfies Translation<typeof zh>;
