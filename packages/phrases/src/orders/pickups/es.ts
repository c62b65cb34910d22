import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/jygl/qhmgl": "Códigos de recogida",
};

export const permissions: Translation<typeof zh.permissions> = {
  "orders.pickup.read": "Ver",
  "orders.pickup.write": "Generar, cancelar y reenviar",
};

export const verbs: Translation<typeof zh.verbs> = {
  resend: "Reenviar",
};

export const errors: Translation<typeof zh.errors> = {
  "orders.pickupEmpty": "El contenido no puede estar vacío",
  "orders.pickupTooManyProducts": "Un código de recogida contiene como máximo {{limit}} productos",
  "orders.pickupProductTwice": "Cada producto solo puede figurar una vez",
  "orders.pickupPiecesOutOfRange": "Introduzca para cada producto un entero positivo hasta {{limit}}",
  "orders.pickupCountOutOfRange": "Introduzca un número de códigos de 1 a {{limit}}",
  "orders.pickupMaximum":
    "El comercio puede tener como máximo {{limit}} códigos de recogida abiertos; puede crear {{left}} más",
  "orders.pickupExpiryPast": "El último día no puede ser anterior a hoy",
  "orders.pickupExpiryFar": "Un código es válido como máximo cinco años",
  "orders.pickupNotOpen": "Con este código ya no se puede recoger nada",
  "orders.pickupNotCancellable": "Solo se pueden cancelar códigos de recogida sin usar o dispensados en parte",
  "orders.pickupMachines": "Las máquinas elegidas no son de este comercio",
  "orders.pickupUnknown": "El código de recogida no existe",
  "orders.pickupCancelled": "El código de recogida está cancelado",
  "orders.pickupDelivered": "El código de recogida está agotado",
  "orders.pickupExpired": "El código de recogida ha caducado",
  "orders.pickupInUse": "El código de recogida está en uso; espere",
  "orders.pickupOtherMachine": "El código de recogida no es para esta máquina",
  "orders.pickupNotHere": "Esta máquina no tiene existencias para el código de recogida",
  "orders.pickupTooManyTries": "Demasiados códigos de recogida erróneos; inténtelo dentro de 15 minutos",
};

export const fields: Translation<typeof zh.fields> = {
  pickupCode: "Código de recogida",
  pickupContent: "Contenido",
  lines: "Contenido",
  quantity: "Cantidad",
  count: "Número de códigos",
  delivered: "Dispensado",
  underWay: "En curso",
  pickupMachines: "Máquinas",
  machineIds: "Máquinas",
  pickupStatus: "Estado del código de recogida",
  validTo: "Válido hasta",
  batchNo: "N.º de generación",
  createdBy: "Creado por",
  useTime: "Usado",
};

export const words: Translation<typeof zh.words> = {
  pickupState: {
    unused: "Sin usar",
    used: "Usado",
    allDelivered: "Todo dispensado",
    partlyDelivered: "Dispensado en parte",
    failed: "Dispensación fallida",
    expired: "Caducado",
    cancelled: "Cancelado",
  },
  create: "Generar códigos de recogida",
  detail: "Código de recogida",
  cancel: "Cancelar",
  cancelAsk: "¿Cancelar este código de recogida?",
  cancelMany: "Cancelar selección",
  resend: "Reenviar",
  resendHint: "Entregue el código o el código QR al cliente",
  allMachines: "Todas las máquinas",
  hint: "Separe varios productos con *; validez por defecto medio año",
  quota: "Como máximo {{limit}}, abiertos {{open}}",
  addProduct: "Añadir producto",
  removeProduct: "Quitar producto",
  made: "{{made}} códigos de recogida generados",
  making: "{{made}} generados, los demás siguen en segundo plano; actualice más tarde",
  orders: "Pedidos",
};
