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
    certificate: "Certificados",
    certificates: "Certificados",
  },
  sentence: {
    dailySummary: "{{merchantName}} {{day}}: {{orders}} pedidos, ventas {{amount}} yuanes, reembolsos {{refund}} yuanes; {{machines}} máquinas, {{offline}} sin conexión; carriles por reponer {{refill}}",
    alarm: "{{merchantName}}, {{machineName}} ({{machineNo}}){{lane}}: {{alarm}}",
    alarms: "{{merchantName}}: {{alarms}} alarmas nuevas en {{machines}} máquinas",
    certificateExpiring: "{{merchantName}}: {{certName}} ({{certNo}}) es válido hasta el {{certExpiry}}; días restantes: {{n}}",
    certificateExpired: "{{merchantName}}: {{certName}} ({{certNo}}) era válido hasta el {{certExpiry}} y ha vencido; renuévelo",
    certificates: "{{merchantName}}: certificados que vencen pronto: {{expiring}}, vencidos: {{expired}}",
    lane: ", carril {{lane}}",
    refill: "carriles por reponer {{figure}}",
  },
} satisfies Translation<typeof zh>;
