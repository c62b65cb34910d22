import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/wdsh": "Mis comercios",
  "/shgl/management": "Árbol de comercios",
  "/shgl": "Comercios",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.merchant.read": "Ver",
  "merchants.merchant.write": "Añadir, editar, desactivar",
};

export const verbs: Translation<typeof zh.verbs> = {
  setRefund: "Definir reglas de reembolso",
  setFeatures: "Definir funciones",
};

export const errors: Translation<typeof zh.errors> = {
  "merchants.feeNotAgreed": "Acepte primero la comisión del 1 % de la compra con sorteo",
  "merchants.unknown": "El comercio no existe",
  "merchants.numberTaken": "El número de comercio ya está en uso",
  "merchants.notBelow": "Solo se gestionan comercios dependientes del suyo",
  "merchants.cycle": "Un comercio no puede moverse debajo de sí mismo",
  "merchants.otherTree": "Un comercio permanece en el árbol de su comercio principal",
  "merchants.rolesAbove":
    "{{accounts}} cuentas tienen roles de comercios que dejarían de estar por encima: primero hay que cambiarlos",
  "merchants.stopped": "El comercio superior está desactivado",
  "merchants.inUse": "Aún tiene {{machines}} máquinas y {{merchants}} comercios dependientes; no se puede eliminar",
  "merchants.storeClosed": "La tienda está cerrada",
  "merchants.pickupCodesOutOfRange": "Códigos de recogida: de 0 a {{limit}}",
};

export const fields: Translation<typeof zh.fields> = {
  companyName: "Empresa",
  parent: "Comercio superior",
  address: "Dirección",
  hotline: "Línea de atención",
  kind: "Tipo de comercio",
  categoryCode: "Código de categoría",
  tagCode: "Código de etiqueta",
  collects: "Cobro por la plataforma",
  features: "Funciones",
  maxPickupCodes: "Máx. códigos de recogida",
  currency: "Moneda",
  exchangeRate: "Tipo de cambio",
  pushTime: "Hora de envío diaria",
  refundMaximum: "Reembolso automático máx.",
  refundReview: "Revisar reembolsos por encima de",
  storeState: "Tienda",
  collectionAccounts: "Cuentas de cobro",
  status: "Estado",
  machines: "Máquinas",
  accounts: "Cuentas",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir comercio",
  addChild: "Añadir debajo",
  editTitle: "Editar comercio",
  passwordSent: "La contraseña inicial se envió al teléfono",
  topLevel: "Comercio principal",
  find: "Número o nombre",
  withBelow: "{{all}} en total",
  kind: {
    ordinary: "Ordinario",
    drug: "Medicamentos",
  },
  status: {
    normal: "Normal",
    stopped: "Desactivado",
    deleted: "Eliminado",
  },
  storeState: {
    open: "Abierta",
    closed: "Cerrada",
  },
  channel: {
    wechat: "WeChat",
    alipay: "Alipay",
  },
  feature: {
    purchase: "Compra con sorteo",
    medicine: "Lotes de medicamentos",
    shoppingCart: "Carrito",
    membershipCard: "Tarjeta de socio",
    pickupCode: "Código de recogida",
    smartMedicineBox: "Botiquín inteligente",
    drugCombination: "Conjunto de medicamentos",
  },
  action: {
    features: "Funciones",
    refund: "Ajuste de reembolsos",
    move: "Mover",
    stop: "Desactivar",
    resume: "Activar",
    restore: "Restaurar",
  },
  confirm: {
    stop: "Todas las cuentas de este comercio y de los inferiores se cierran al instante. ¿Desactivar?",
    resume: "¿Activar este comercio?",
    restore: "¿Restaurar?",
    purchase: "La compra con sorteo cuesta un 1 % de comisión",
  },
  hint: {
    below: "Lo que se desactiva aquí se desactiva para todos los comercios dependientes; los datos se conservan.",
    rate: "Moneda local por un yuan",
    number: "El número sigue al superior; los inferiores también.",
  },
  refund: {
    agreed: "Aceptar un máximo",
    agreedHint: "Los pedidos con incidencia hasta este importe se reembolsan solos; los mayores, a mano.",
    disagreed: "No aceptar",
    cashHint: "El sistema no puede devolver efectivo: los pedidos en efectivo los resuelve una persona.",
    disagreedHint: "Todos los pedidos con incidencia se reembolsan solos.",
    noReview: "No hace falta una segunda persona",
    reviewHint:
      "Por encima de este importe, un reembolso manual solo empieza cuando otra persona lo aprueba; déjelo vacío si no hace falta.",
  },
  contact: {
    show: "Ver contacto completo",
    recorded: "Esta consulta ha quedado registrada.",
    wholeNumber: "Introduzca el número completo",
  },
};
