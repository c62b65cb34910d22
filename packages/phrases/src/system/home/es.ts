import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl": "Sistema",
  "/xtgl/index": "Inicio del sistema",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.home.read": "Ver el inicio del sistema",
};

export const fields: Translation<typeof zh.fields> = {
  result: "Resultado",
  kind: "Alarma",
};

export const words: Translation<typeof zh.words> = {
  users: "Usuarios",
  merchants: "Comercios",
  machinesOnline: "Máquinas en línea",
  openAlarms: "Alarmas abiertas",
  blocked: "{{n}} bloqueados",
  ofAll: "de {{n}} en uso",
  lastLogins: "Últimos accesos",
  lastAlarms: "Últimas alarmas",
  systemPages: "Páginas del sistema",
  unknownAccount: "Cuenta desconocida",
  alarm: {
    open: "Abierta",
    cleared: "Resuelta",
  },
};
