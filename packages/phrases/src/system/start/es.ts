import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const words: Translation<typeof zh.words> = {
  start: {
    ready: "Yunshou está en marcha",
    addressLine: "Consola",
    demoLine: "Cuentas de demostración",
    passwordLine: "Contraseña",
    dataLine: "Datos",
    machinesLine: "Máquinas",
    docsLine: "API",
    shopLine: "Tienda en línea móvil",
    roundLine: "Reposición móvil",
    stopLine: "Ctrl+C para detener",
    firstLine: "Primer administrador",
    onceLine: "Contraseña de un solo uso",
    stopped: "Detenido",
    demoPreparing: "Preparando los datos de demostración",
    demoReady: "Los datos de demostración están listos",
  },
  names: {
    platformMerchant: "Plataforma",
    firstAdministrator: "Administrador",
    product: "Yunshou",
  },
};
