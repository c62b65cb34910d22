import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/schy": "Socios de la tienda",
  "/sc/kcgl": "Existencias de la tienda",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.buyer.read": "Ver socios de la tienda",
  "mall.stockLevel.read": "Ver existencias de la tienda",
  "mall.stockLevel.correct": "Corregir las existencias de la tienda en línea",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.stockUnchanged": "Las existencias no cambian",
};

export const fields: Translation<typeof zh.fields> = {
  orderCount: "Pedidos",
  quantity: "Cantidad",
  paidAmount: "Pagado",
  discountAmount: "Descuento",
  couponCount: "Cupones",
  refundAmount: "Reembolsado",
  orderStatus: "Estado del pedido",
  orderTime: "Pedido el",
  lastOrderTime: "Último pedido",
  createdTime: "Desde",
  stockPlace: "Lugar",
  storeName: "Tienda física",
  stock: "Existencias",
  reserved: "Reservado",
  free: "Disponible",
  salesCount: "Vendidos",
  productStatus: "En venta",
  stockReason: "Motivo",
  change: "Cambio",
  stockBefore: "Antes",
  stockAfter: "Después",
  note: "Nota",
  operatorName: "Realizado por",
};

export const words: Translation<typeof zh.words> = {
  wholePhone: "Introduzca el número completo",
  orders: "Pedidos",
  place: {
    mall: "Tienda en línea",
    store: "Tienda física",
  },
  movements: "Movimientos",
  correct: "Corregir existencias",
  correctHint: "Cuántas hay ahora; {{n}} están reservadas",
  byOrder: "Por un pedido",
  reason: {
    opening: "Existencias iniciales",
    sold: "Vendido",
    edited: "Editado",
    received: "Recibido",
    damaged: "Dañado",
    counted: "Contado",
    other: "Otro",
    removed: "Retirado",
    returned: "De vuelta",
  },
};
