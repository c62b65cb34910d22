import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  title: "Mensajes",
  unread: "{{n}} sin leer",
  markAll: "Marcar todo como leído",
  empty: "Aún no hay mensajes",
  heading: {
    dailySummary: "Resumen diario",
    alarm: "Alarma",
    alarms: "Alarmas",
  },
  sentence: {
    dailySummary: "{{merchantName}} {{day}}: {{orders}} pedidos, ventas {{amount}} yuanes, reembolsos {{refund}} yuanes; {{machines}} máquinas, {{offline}} sin conexión; carriles por reponer {{refill}}",
    alarm: "{{merchantName}}, {{machineName}} ({{machineNo}}){{lane}}: {{alarm}}",
    alarms: "{{merchantName}}: {{alarms}} alarmas nuevas en {{machines}} máquinas",
    lane: ", carril {{lane}}",
    refill: "carriles por reponer {{figure}}",
  },
} satisfies Translation<typeof zh>;
