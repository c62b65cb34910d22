import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/rzgl": "Registros",
};

export const permissions: Translation<typeof zh.permissions> = {
  "system.log.read": "Ver registros",
};

export const fields: Translation<typeof zh.fields> = {
  logOperator: "Realizado por",
  logType: "Tipo",
  logPage: "Página",
  logContent: "Acción",
  logObject: "Objeto",
  logResult: "Resultado",
  requestId: "Solicitud",
};

export const words: Translation<typeof zh.words> = {
  detail: "Detalle del registro",
  kind: {
    change: "Cambio",
    login: "Acceso",
    read: "Consulta de datos personales",
    export: "Exportación",
  },
  result: {
    succeeded: "Correcto",
    failed: "Fallido",
  },
  unknownPerson: "Sin sesión",
  anotherMerchant: "Nivel superior",
  difference: "Qué cambió",
  property: "Campo",
  before: "Antes",
  after: "Después",
  noDetail: "Esta entrada no tiene detalle de campos",
  activity: "Actividad",
  noActivity: "Todavía no se ha cambiado nada",
};
