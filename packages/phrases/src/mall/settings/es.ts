import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/scsz": "Ajustes de la tienda en línea",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.setting.read": "Ver los ajustes de la tienda en línea",
  "mall.setting.write": "Cambiar los ajustes de la tienda en línea",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.settingOutOfRange": "Debe ser un entero de {{least}} a {{most}}",
  "mall.settingMalformed": "Este valor no es válido",
  "mall.noWay": "Debe quedar activa la entrega o la recogida",
};

export const fields: Translation<typeof zh.fields> = {
  closeMinutes: "Cerrar pedidos sin pagar (min)",
  delivery: "Entrega",
  deliveryFee: "Gastos de entrega",
  freeFrom: "Entrega gratis desde",
  completeDays: "Completar solo tras (días)",
  pickup: "Recogida",
  pickupDays: "Guardar para recogida (días)",
  afterSaleDays: "Plazo de posventa (días)",
  reviews: "Valoraciones",
  checkoutNotice: "Aviso antes de pedir",
};

export const words: Translation<typeof zh.words> = {
  groups: {
    order: "Pedido",
    delivery: "Entrega",
    pickup: "Recogida",
    after: "Posventa y valoraciones",
    notice: "Avisos",
  },
  effect: {
    closeMinutes: "Un pedido sin pagar se cierra entonces y libera sus existencias",
    delivery: "Los clientes pueden pedir la entrega",
    deliveryFee: "Se cobra por entrega mientras no se use una plantilla de portes",
    freeFrom: "Desde este importe la entrega es gratis mientras no se use una plantilla de portes; vacío: nunca",
    completeDays: "Una entrega en curso se da por llegada tras estos días; 0: nunca",
    pickup: "Los clientes pueden recoger en un punto de recogida",
    pickupDays: "Lo que nadie recoge se reembolsa entonces; 0: se guarda siempre",
    afterSaleDays: "Tras recibir la mercancía los clientes pueden reclamar durante estos días",
    reviews: "Desactivadas, los clientes no escriben ni ven valoraciones",
    checkoutNotice: "Se muestra en la página del pedido; vacío: nada",
  },
  source: {
    platform: "Valor de la plataforma",
    parent: "Heredado de {{name}}",
    own: "Fijado aquí",
  },
  restore: "Heredar de nuevo",
  changed: "Cambiado por {{name}}, {{time}}",
  search: "Buscar ajustes",
  unsaved: "Hay cambios sin guardar",
  discard: "Descartar",
  undo: "Deshacer",
};
