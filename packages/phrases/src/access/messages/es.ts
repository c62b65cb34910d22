import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
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
    guessing: "Ataque a los accesos",
    guessingSpread: "Ataque a los accesos",
    broadcast: "Mensaje de la plataforma",
    mention: "Mención",
  },
  sentence: {
    broadcast: "{{msgType}}: {{msgTitle}}",
    dailySummary:
      "{{merchantName}} {{day}}: {{orders}} pedidos, ventas {{amount}} yuanes, reembolsos {{refund}} yuanes; {{machines}} máquinas, {{offline}} sin conexión; carriles por reponer {{refill}}",
    alarm: "{{merchantName}}, {{machineName}} ({{machineNo}}){{lane}}: {{alarm}}",
    alarms: "{{merchantName}}: {{alarms}} alarmas nuevas en {{machines}} máquinas",
    certificateExpiring:
      "{{merchantName}}: {{certName}} ({{certNo}}) es válido hasta el {{certExpiry}}; días restantes: {{n}}",
    certificateExpired:
      "{{merchantName}}: {{certName}} ({{certNo}}) era válido hasta el {{certExpiry}} y ha vencido; renuévelo",
    certificates: "{{merchantName}}: certificados que vencen pronto: {{expiring}}, vencidos: {{expired}}",
    guessing: {
      password:
        "Cuenta {{account}}: {{failures}} inicios de sesión fallidos en una hora; es posible que alguien esté adivinando la contraseña",
      code: "Cuenta {{account}}: {{failures}} códigos de segundo factor erróneos en una hora; es posible que alguien conozca la contraseña",
    },
    guessingSpread:
      "{{failures}} inicios de sesión fallidos de {{accounts}} cuentas desde {{blocks}} redes en una hora; es posible que alguien esté probando contraseñas en muchas cuentas",
    lane: ", carril {{lane}}",
    refill: "carriles por reponer {{figure}}",
  },
};
