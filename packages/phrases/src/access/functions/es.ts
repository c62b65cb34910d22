import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/xtgl/zygl/gngl": "Funciones",
};

export const errors: Translation<typeof zh.errors> = {
  "access.functionIsBase": "El permiso de una función integrada no se puede cambiar ni eliminar",
  "access.permissionGrouped": "Un permiso elegido ya pertenece a otra función",
};

export const fields: Translation<typeof zh.fields> = {
  funcName: "Nombre de la función",
  funcCode: "Código de la función",
  permissions: "Permisos",
  origin: "Origen",
  roleCount: "Roles",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir función",
  editTitle: "Editar función",
  state: {
    on: "Activada",
    off: "Desactivada",
  },
  origin: {
    base: "Integrada",
    own: "Propia",
  },
  action: {
    enable: "Activar",
    disable: "Desactivar",
  },
  confirmEnable: "¿Activar esta función?",
  confirmDisable:
    "Con «{{name}}» desactivada, sus llamadas se rechazan en 5 segundos para todos los roles salvo el administrador de la plataforma; los permisos se conservan y vuelven al activarla. ¿Desactivarla?",
  hint: "Las funciones agrupan permisos del sistema en acciones que se asignan a los roles; agrupar no da permisos a nadie. Las llamadas de una función desactivada se rechazan en 5 segundos para todos salvo el administrador de la plataforma.",
};
