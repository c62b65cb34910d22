import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/lbt": "Banners",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.banner.read": "Ver banners",
  "mall.banner.write": "Añadir, editar, activar, desactivar y eliminar banners",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.categoryUnknown": "La tienda no tiene productos de esta categoría",
};

export const fields: Translation<typeof zh.fields> = {
  bannerTitle: "Título",
  bannerImage: "Imagen",
  bannerLink: "Enlace",
  productId: "Producto",
  category: "Categoría",
  showFrom: "Desde",
  showTo: "Hasta",
  updatedTime: "Modificado",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir banner",
  edit: "Editar banner",
  links: {
    none: "Ninguno",
    product: "Producto",
    category: "Categoría",
  },
  status: {
    shown: "Visible",
    scheduled: "Programado",
    expired: "Caducado",
    disabled: "Desactivado",
  },
  enable: "Activar",
  disable: "Desactivar",
  enableAsk: "¿Activar?",
  disableAsk: "¿Desactivar?",
};
