import type { Translation } from "../../language.ts";
import type zh from "./zh.ts";

export default {
  users: "Usuarios",
  roles: "Roles",
  merchants: "Comerciantes",
  machinesOnline: "Máquinas en línea",
  openAlarms: "Alarmas abiertas",
  blocked: "{{n}} bloqueados",
  ofAll: "de {{n}}",
  lastLogins: "Últimos accesos",
  lastAlarms: "Últimas alarmas",
  pages: "Páginas del sistema",
  unknownAccount: "Cuenta desconocida",
  field: {
    logTime: "Hora",
    account: "Cuenta",
    result: "Resultado",
    address: "Dirección IP",
    machine: "Máquina",
    kind: "Alarma",
    state: "Estado",
  },
  alarm: {
    open: "Abierta",
    cleared: "Resuelta",
  },
} satisfies Translation<typeof zh>;
