import type { Translation } from "../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc": "Tienda en línea",
  "/essggl": "Tienda en línea de compra al paso",
  "/sc/dpxx": "Datos de la tienda",
  "/essggl/sz": "Ajustes",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.shop.read": "Ver los datos de la tienda",
  "mall.shop.write": "Editar los datos de la tienda",
  "mall.quickBuyShop.read": "Ver los ajustes de compra al paso",
  "mall.quickBuyShop.write": "Editar los ajustes de compra al paso",
};

export const verbs: Translation<typeof zh.verbs> = {
  setOpen: "Abrir o cerrar",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.closeMinutesOutOfRange": "El plazo de cierre debe ser de {{least}} a {{most}} minutos",
  "mall.tooManyTags": "Como máximo {{limit}} etiquetas de servicio",
  "mall.shopMissing": "Guarde primero los datos de la tienda",
};

export const fields: Translation<typeof zh.fields> = {
  shopNo: "N.º de tienda",
  shopName: "Nombre de la tienda",
  servicePhone: "Teléfono de atención",
  shopAddress: "Dirección de la tienda",
  location: "Ubicación",
  announcement: "Anuncio",
  serviceTags: "Etiquetas de servicio",
  openStatus: "Apertura",
  deliveryWays: "Formas de entrega",
  deliveryFee: "Gastos de entrega",
  closeMinutes: "Cierre de pedidos sin pagar (minutos)",
};

export const words: Translation<typeof zh.words> = {
  openState: {
    open: "Abierta",
    closed: "Cerrada",
  },
  deliveryWay: {
    delivery: "Entrega",
    pickup: "Recogida",
  },
  openShop: "¿Abrir la tienda?",
  closeShop: "¿Cerrar la tienda? Ya no aceptará pedidos nuevos",
  editShop: "Editar la tienda",
  tagsHint: "Pulse Intro tras cada etiqueta, p. ej. Entrega gratuita",
  notSaved: "Aún sin configurar; al guardar se abre la tienda",
};
