import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/hygl/hytc": "Paquetes de socio",
};

export const permissions: Translation<typeof zh.permissions> = {
  "members.package.read": "Ver paquetes de socio",
  "members.package.write": "Gestionar paquetes de socio",
};

export const errors: Translation<typeof zh.errors> = {
  "memberPackages.periodOutOfRange": "El periodo va de 1 a {{limit}} meses",
  "memberPackages.nameTaken": "El comercio ya tiene un paquete con este nombre",
};

export const fields: Translation<typeof zh.fields> = {
  packageName: "Paquete",
  packagePrice: "Precio",
  packagePeriod: "Meses",
  rightsNote: "Ventajas",
  packageStatus: "Estado",
};

export const words: Translation<typeof zh.words> = {
  state: {
    enabled: "Activado",
    disabled: "Desactivado",
  },
  action: {
    add: "Añadir paquete",
    edit: "Editar paquete",
    enable: "Activar",
    disable: "Desactivar",
  },
  confirm: {
    enable: "¿Activar este paquete?",
    disable: "¿Desactivar este paquete?",
  },
};
