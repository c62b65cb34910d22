import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scpsd": "Entregas de la tienda en línea",
  "/sc/ydsptj": "Productos encargados",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.delivery.read": "Ver entregas de la tienda en línea",
  "mall.delivery.handle": "Asignar, completar e imprimir entregas de la tienda en línea",
  "mall.preorder.read": "Ver productos encargados",
};

export const verbs: Translation<typeof zh.verbs> = {
  setCourier: "Asignar repartidor",
  print: "Imprimir",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.courierUnknown": "Repartidor desconocido o inactivo",
};

export const fields: Translation<typeof zh.fields> = {
  expressNo: "N.º de entrega",
  receiver: "Destinatario",
  receiverPhone: "Teléfono del destinatario",
  receiverAddress: "Dirección",
  deliveryWay: "Forma de entrega",
  deliveryFee: "Gastos de entrega",
  courier: "Repartidor",
  deliveryRoute: "Ruta de entrega",
  orderStatus: "Estado del pedido",
  statDate: "Fecha",
  pickupPoint: "Punto de recogida",
  quantity: "Cantidad",
  toPrepare: "Por preparar",
  paidAmount: "Pagado",
  orderTime: "Pedido el",
  courierId: "Repartidor",
  stopNo: "Parada",
};

export const words: Translation<typeof zh.words> = {
  assign: "Asignar",
  assignAll: "Asignar seleccionados",
  assignHint: "Los pedidos en espera salen entonces",
  complete: "Completar",
  completeAsk: "¿Ha llegado?",
  print: "Imprimir",
  slip: "Albarán de entrega",
  signature: "Recibido por",
  sheet: "Lista de preparación",
  nothing: "Nada por preparar en este intervalo",
  cut: "La lista es larga: solo se imprimen las primeras 1.000 líneas",
  orders: "Pedidos",
  waiting: {
    yes: "Por preparar",
    no: "Enviado o recogido",
  },
  stops: "Orden de las paradas",
  up: "Subir {{no}}",
  down: "Bajar {{no}}",
  underWay: "{{n}} en curso",
};
