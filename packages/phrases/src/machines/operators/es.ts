import type { Translation } from "../../language.ts";
import type * as zh from "./zh.ts";

export const pages: Translation<typeof zh.pages> = {
  "/shgl/yylb": "Operadores",
};

export const permissions: Translation<typeof zh.permissions> = {
  "machines.operator.read": "Ver operadores",
};

export const errors: Translation<typeof zh.errors> = {
  "operators.alreadyListed": "El usuario ya está en la lista",
  "operators.checkStaff": "Revise los datos del empleado o los permisos del rol",
};

export const fields: Translation<typeof zh.fields> = {
  machineCount: "Máquinas",
  salesAmount: "Ventas, 30 días",
  salesOrders: "Pedidos, 30 días",
};

export const words: Translation<typeof zh.words> = {
  add: "Añadir operador",
  edit: "Editar operador",
  state: {
    yes: "Activado",
    no: "Desactivado",
  },
  assign: "Asignar",
  machines: "Máquinas",
  throughTeams: "{{n}} por equipo",
  accountHint: "Cuenta de un usuario ordinario",
};
