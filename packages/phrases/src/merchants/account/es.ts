import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/shzhxx": "Cuenta del comercio",
};

export const permissions: Translation<typeof zh.permissions> = {
  "merchants.account.read": "Ver",
  "merchants.account.write": "Editar el propio comercio",
};

export const words: Translation<typeof zh.words> = {
  edit: "Editar la cuenta del comercio",
  basics: "Datos básicos",
  contact: "Contacto",
  decided: "Lo fija el comercio superior",
  collectsYes: "Cobro por la plataforma",
  collectsNo: "Cobro propio",
  maxPickupHint: "Como máximo {{n}} códigos de recogida válidos a la vez",
  closeStore:
    "Sus máquinas no aceptarán nuevos pagos por código QR; los pedidos cuyo código ya se muestra aún pueden pagarse y dispensarse. ¿Cerrar la tienda?",
  openStore: "¿Volver a abrir la tienda?",
  settles: "liquida en {{bank}} {{card}}",
  openedAt: "abierta el {{time}}",
  noAccount: "Ninguna todavía; se registra cuando un proveedor termina la solicitud",
};
