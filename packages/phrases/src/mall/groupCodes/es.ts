import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/sc/qewm": "Códigos QR de grupos",
};

export const permissions: Translation<typeof zh.permissions> = {
  "mall.groupCode.read": "Ver códigos QR de grupos",
  "mall.groupCode.write": "Añadir, editar, activar, desactivar y eliminar códigos QR de grupos",
};

export const errors: Translation<typeof zh.errors> = {
  "mall.groupCodeExpired": "Caducado: elija hoy o un día posterior",
};

export const fields: Translation<typeof zh.fields> = {
  qrName: "Nombre del código QR",
  qrImage: "Código QR",
  machineId: "Máquina",
  updatedTime: "Modificado el",
  validTo: "Válido hasta",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir código QR de grupo",
  edit: "Editar código QR de grupo",
  inMall: "Tienda en línea",
  machineHint: "Vacío: para la tienda en línea",
  validToHint: "Sigue siendo válido ese día",
  enable: "Activar",
  disable: "Desactivar",
  enableAsk: "¿Activar?",
  disableAsk: "¿Desactivar?",
  status: {
    enabled: "Activado",
    disabled: "Desactivado",
    expired: "Caducado",
  },
};
