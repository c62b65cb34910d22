import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shj/llk": "Tarjetas SIM de datos",
  "/shj/llkdr": "Importar tarjetas SIM de datos",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.dataCard.read": "Ver tarjetas SIM de datos",
  "machines.dataCard.write": "Mantener tarjetas SIM de datos y planes",
};

export const verbs: Translation<typeof zh.verbs> = {
  renew: "Renovar",
};

export const errors: Translation<typeof zh.errors> = {
  "dataCards.unknown": "La tarjeta SIM de datos {{iccid}} no existe; regístrela primero",
  "dataCards.taken": "Este ICCID ya está registrado",
  "dataCards.onOtherMachine": "La tarjeta SIM de datos {{iccid}} está en la máquina {{machineNo}}",
  "dataCards.iccidMalformed": "Un ICCID tiene 19 o 20 dígitos y empieza por 89",
  "dataCards.iccidCheckDigit": "El dígito de control del ICCID no es correcto",
  "dataCards.imsiMalformed": "Un IMSI tiene 14 o 15 dígitos",
  "dataCards.imeiMalformed": "Un IMEI tiene 15 dígitos y el último es de control",
  "dataCards.phoneMalformed": "El número de línea tiene de 11 a 13 dígitos",
  "dataCards.typeWrong": "Ese tipo de tarjeta SIM no existe",
  "dataCards.carrierWrong": "Ese operador móvil no existe",
  "dataPackages.unknown": "El plan no existe",
  "dataPackages.off": "El plan está desactivado",
  "dataPackages.inUse": "{{cards}} tarjetas usan el plan y no se puede eliminar",
  "dataPackages.trafficOutOfRange": "Introduzca un número entero de 1 a {{limit}}",
  "dataPackages.periodOutOfRange": "Introduzca de 1 a {{limit}} meses",
};

export const fields: Translation<typeof zh.fields> = {
  iccid: "ICCID",
  imsi: "IMSI",
  imei: "IMEI",
  cardPhone: "Número de línea",
  dataCardType: "Tipo de tarjeta SIM",
  carrier: "Operador móvil",
  dataCardStatus: "Estado de la tarjeta SIM",
  packageName: "Plan",
  packageId: "Plan",
  packageTraffic: "Datos móviles (MB)",
  packagePrice: "Precio del plan",
  packagePeriod: "Meses",
  cardCount: "Tarjetas SIM de datos",
  dailyFlow: "Datos móviles del día (MB)",
  monthlyFlow: "Datos móviles del mes (MB)",
  expiryDate: "Fecha de vencimiento",
  renewalTime: "Renovada el",
};

export const words: Translation<typeof zh.words> = {
  tab: {
    cards: "Tarjetas SIM de datos",
    packages: "Planes",
    renewals: "Renovaciones",
  },
  type: {
    iot: "IoT",
    ordinary: "Normal",
    esim: "eSIM",
  },
  carrier: {
    mobile: "China Mobile",
    unicom: "China Unicom",
    telecom: "China Telecom",
    broadnet: "China Broadnet",
    other: "Otro",
  },
  state: {
    enabled: "Activada",
    disabled: "Desactivada",
  },
  expiry: {
    valid: "Vigente",
    expiring: "Vence en 30 días",
    expired: "Vencida",
  },
  silent: "Máquina sin conexión",
  expiryFilter: "Vencimiento",
  add: "Añadir tarjeta SIM",
  edit: "Editar tarjeta SIM",
  addPackage: "Añadir plan",
  editPackage: "Editar plan",
  enable: "Activar",
  disable: "Desactivar",
  enableAsk: "¿Activar esta tarjeta SIM?",
  disableAsk: "¿Desactivar esta tarjeta SIM?",
  losesConnection: "Máquinas que pierden la conexión: {{machines}}",
  renew: "Renovar",
  renewHint: "Cuenta desde la fecha posterior entre hoy y el vencimiento",
  trafficDays: "Datos móviles por día",
  importHint:
    "Guarde los ICCID como texto; si no, la hoja cambia sus últimos dígitos. Cada fila añade una tarjeta SIM activada; el plan y la máquina pueden quedar vacíos, y una máquina admite 3 como máximo.",
  batch: "{{n}} tarjetas",
  months: "{{n}} meses",
  yesNo: {
    yes: "Activado",
    no: "Desactivado",
  },
};
