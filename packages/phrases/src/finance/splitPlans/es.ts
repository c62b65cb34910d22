import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/cfgl/yhfzsz": "Planes de reparto",
  "/cfgl/fztj": "Estadísticas de reparto",
};

export const permissions: Translation<typeof zh.permissions> = {
  "finance.split.read": "Ver planes de reparto",
  "finance.split.write": "Añadir, editar, activar, desactivar y eliminar planes de reparto",
  "finance.splitMode.write": "Fijar cómo se ejecutan los repartos",
  "finance.splitFigure.read": "Ver estadísticas de reparto",
};

export const verbs: Translation<typeof zh.verbs> = {
  setShareAccount: "Fijar la cuenta de un receptor",
  registerAgain: "Registrar una cuenta de nuevo",
  setSplitMode: "Fijar el modo de ejecución",
};

export const errors: Translation<typeof zh.errors> = {
  "finance.splitRatioLimit": "La parte máxima es mayor que 0 y no pasa del 100 %",
  "finance.shareAccountForm": "La cuenta no corresponde a esta forma de pago y tipo de cuenta",
  "finance.shareAccountTaken": "La cuenta es de otro receptor del comercio",
  "finance.shareAccountChanged": "Alguien acaba de cambiar esta cuenta; actualice e inténtelo de nuevo",
  "finance.shareAccountUnknown": "Esta cuenta no existe",
};

export const fields: Translation<typeof zh.fields> = {
  splitPlan: "Plan de reparto",
  splitReceiver: "Beneficiario",
  receivers: "Beneficiarios",
  splitRatio: "Parte (en %)",
  splitFixed: "Importe fijo (yuanes)",
  machineCount: "Máquinas",
  productCount: "Productos",
  machineIds: "Máquinas",
  productIds: "Productos",
  fromDate: "Vigente desde",
  updatedTime: "Modificado",
  statDate: "Fecha",
  orderCount: "Pedidos",
  paidAmount: "Pagado",
  splitAmount: "Reparto",
  splitStatus: "Estado del reparto",
  executed: "Repartido por el proveedor",
  execution: "Ejecución (30 días)",
  target: "Debido",
  shared: "Entregado",
  returned: "Devuelto",
  obstacle: "Motivo",
  shareAccount: "Cuenta del receptor",
  accountType: "Tipo de cuenta",
  holder: "Titular",
  accountStatus: "Registro",
  platformBalance: "Ejecución",
  ratioLimit: "Parte máxima de un pedido (en %)",
  answeredBy: "Responsable",
  reason: "Justificación",
  setTime: "Fijado el",
  payMethod: "Forma de pago",
  sharingStatus: "Estado de ejecución",
};

export const words: Translation<typeof zh.words> = {
  state: {
    on: "Activado",
    off: "Desactivado",
  },
  status: {
    pending: "Por repartir",
    held: "Retenido",
    settled: "Repartido",
  },
  action: {
    add: "Añadir plan de reparto",
    edit: "Editar plan de reparto",
    enable: "Activar",
    disable: "Desactivar",
    addReceiver: "Añadir beneficiario",
    removeReceiver: "Quitar beneficiario",
    accounts: "Cuentas de receptores",
    setAccount: "Fijar cuenta",
    register: "Registrar de nuevo",
    mode: "Modo de ejecución",
    details: "Ejecución",
  },
  confirm: {
    enable: "¿Activar este plan de reparto?",
    disable: "¿Desactivar este plan de reparto? Desde hoy ya no se reparte.",
  },
  all: "Todas",
  rest: "Primero los importes fijos, luego los porcentajes de lo pagado, nunca más que el pedido; el resto y las fracciones de fen quedan para el comercio",
  fixedEach: "{{amount}} yuanes por pedido",
  rule: {
    ratio: "Porcentaje",
    fixed: "Importe fijo",
  },
  scope: "Sin selección se reparten todas las ventas del comercio",
  sum: "Reparto {{amount}}, de ello hecho {{settled}}",
  sharing: {
    waiting: "Espera una cuenta",
    requested: "Por pedir",
    sharing: "En el proveedor",
    releasing: "Liberándose",
    shared: "Repartido",
    partly: "Repartido en parte",
    unshared: "Sin repartir",
  },
  obstacle: {
    accountMissing: "El receptor no tiene cuenta registrada",
    accountRefused: "Cuenta rechazada por el proveedor",
    platformBalance: "En los libros de la plataforma",
    nothingToShare: "Nada que repartir",
    aboveRatio: "Supera la parte máxima",
    aboveNet: "Supera lo que queda tras la comisión",
    tooOld: "Plazo de reparto vencido",
    refused: "Rechazado por el proveedor",
  },
  view: {
    open: "En curso",
    differs: "Con diferencia",
    done: "Hecho",
  },
  accountType: {
    merchant: "Comercio",
    person: "Persona",
  },
  account: {
    waiting: "Registrándose",
    registered: "Registrada",
    refused: "Rechazada",
    unset: "Sin fijar",
  },
  mode: {
    provider: "Por el proveedor de pagos",
    platform: "En los libros de la plataforma",
  },
  modeHint:
    "Los libros de la plataforma están desactivados hasta que se indique aquí quién responde y por qué; el registro guarda ambos",
  ratioHint: "30 % salvo acuerdo con el proveedor de pagos",
  accountHint: "WeChat Pay: número de comercio u openid de una persona; Alipay: los 16 dígitos que empiezan por 2088",
  noExecution: "No hay pedidos en este periodo",
  differs: "Con diferencia",
  openNow: "En curso",
};
