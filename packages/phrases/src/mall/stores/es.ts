import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scgg": "Anuncios de la tienda en línea",
  "/sc/stdgl": "Tiendas físicas",
  "/sc/stdspsz": "Productos de las tiendas",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.notice.read": "Ver anuncios de la tienda en línea",
  "mall.notice.write": "Añadir, editar, publicar y retirar anuncios de la tienda en línea",
  "mall.store.read": "Ver tiendas físicas",
  "mall.store.write": "Añadir, editar, abrir, cerrar y eliminar tiendas físicas",
  "mall.storeProduct.read": "Ver productos de las tiendas",
  "mall.storeProduct.write": "Configurar productos de las tiendas",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.noticePublished": "Retire primero el anuncio publicado",
  "mall.storeStockOutOfRange": "Existencias: un número entero de 0 a {{limit}}",
  "mall.storeNameTaken": "Otra tienda tiene este nombre",
  "mall.storeHoursMalformed": "El horario va de 00:00 a 23:59",
  "mall.storeHoursEmpty": "La hora de apertura y la de cierre deben ser distintas",
};

export const fields: Translation<typeof zh.fields> = {
  noticeTitle: "Título del anuncio",
  noticeContent: "Texto del anuncio",
  publishStatus: "Publicación",
  publishTime: "Hora de publicación",
  createdBy: "Creado por",
  storeName: "Nombre de la tienda",
  storeAddress: "Dirección",
  openingHours: "Horario",
  longitude: "Longitud",
  latitude: "Latitud",
  productCount: "Productos",
  unitPrice: "Precio unitario",
  costPrice: "Precio de compra",
  stock: "Existencias",
  productStatus: "A la venta",
  productIds: "Productos",
};

export const words: Translation<typeof zh.words> = {
  notice: {
    draft: "Borrador",
    scheduled: "Programado",
    published: "Publicado",
    withdrawn: "Retirado",
  },
  shelf: {
    on: "A la venta",
    off: "Retirado",
  },
  action: {
    addNotice: "Añadir anuncio",
    editNotice: "Editar anuncio",
    publish: "Publicar",
    withdraw: "Retirar",
    addStore: "Añadir tienda",
    editStore: "Editar tienda",
    products: "Productos",
    open: "Abrir",
    close: "Cerrar",
    addProducts: "Añadir productos",
    putOn: "Poner a la venta",
    takeOff: "Retirar de la venta",
    remove: "Quitar",
  },
  confirm: {
    publish: "¿Publicar?",
    withdraw: "¿Retirar?",
    open: "¿Abrir?",
    close: "¿Cerrar?",
    remove: "¿Quitar este producto?",
  },
  hint: {
    publishTime: "Vacío: se lee en cuanto se publica",
    position: "Ubicación (WGS-84)",
    added: "Productos añadidos: {{n}}",
  },
};
